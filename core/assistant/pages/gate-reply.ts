import type { Reply } from '#core/assistant/reply.ts'
import { bullets, paragraphs } from '#core/assistant/say.ts'
import type { Message } from '#core/assistant/turns/conversation.ts'
import type { Pantry } from '#core/pantry/match-food.ts'
import { refusalsOf, softens } from '#core/safety/gate/gate-prose.ts'
import { gateRecipe } from '#core/safety/gate/gate-recipe.ts'
import type { Verdict } from '#core/safety/judging/judge.ts'
import { standingNo } from '#core/safety/judging/verdict.ts'
import type { Safety } from '#core/safety/safety.ts'
import { askedIn } from './guarded.ts'

/** What every answer passes, whoever gives it. */
export type Guard = {
  readonly messages: readonly Message[]
  readonly pantry: Pantry
  readonly safety: Safety
}

/** The last look at an answer: a recipe it brings gets the steps it lacks, and the answer says which. */
export const gateReply = (given: Reply, { pantry, safety }: Pick<Guard, 'pantry' | 'safety'>): Reply => {
  if (given.recipe === null) return given
  const { recipe, warnings, added } = gateRecipe(given.recipe, pantry, safety)
  if (added.length === 0 && warnings.length === 0) return given
  const untold = warnings.filter((warning) => !given.response.includes(warning))
  const told = [...(added.length > 0 ? [addedHere] : []), ...untold]
  return { ...given, recipe, response: paragraphs(given.response, told.length > 0 && bullets(told)) }
}

const addedHere = 'En la receta se han añadido los pasos de seguridad que le faltaban.'

/** An answer somebody else gave, after the gate. */
export type Checked = {
  readonly reply: Reply
  /** Its own words went: our verdicts stand in their place. */
  readonly isRefused: boolean
}

/**
 * The last look at what a language model says. Where its text affirms what a verdict of ours denies, or takes back a no of
 * earlier in the conversation, our verdict is said instead, with its reason and source. Its recipe passes the gate as any.
 */
export const gateModelReply = (given: Reply, { messages, pantry, safety }: Guard): Checked => {
  const asked = askedIn(messages)
  const standing = standingNo(asked, safety)
  const denied = refusalsOf(given.response, asked.at(-1) ?? '', safety).map(({ verdict }) => verdict)
  const refused: readonly Verdict[] =
    standing !== null && softens(given.response) && !denied.some(({ page }) => page === standing.page)
      ? [standing, ...denied]
      : denied
  const gated = gateReply(refused.length === 0 ? given : without(given, refused), { pantry, safety })
  return { reply: gated, isRefused: refused.length > 0 }
}

const without = (given: Reply, refused: readonly Verdict[]): Reply => ({
  ...given,
  response: paragraphs(...refused.map(({ text }) => text)),
  recipe: refused.some(({ refusesRecipe }) => refusesRecipe) ? null : given.recipe,
})
