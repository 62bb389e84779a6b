import type { Pantry } from '#core/pantry/match-food.ts'
import { gateRecipe } from '#core/safety/gate-recipe.ts'
import type { Safety } from '#core/safety/safety.ts'
import { verdictOn } from '#core/safety/verdict.ts'
import type { Message } from './conversation.ts'
import type { Reply } from './reply.ts'
import { bullets, paragraphs, reply } from './say.ts'

/** What every answer passes, whoever gives it. */
export type Guard = {
  readonly messages: readonly Message[]
  readonly pantry: Pantry
  readonly safety: Safety
}

/**
 * The verdict that leads where a hazard applies to what is asked, without a recipe; null where the question may be
 * answered as any other. It is worked out from all the cook said so far, so it does not soften in a later turn.
 */
export const safetyFirst = ({ messages, safety }: Guard): Reply | null => {
  const asked = messages.filter(({ role }) => role === 'user').map(({ content }) => content)
  const verdict = verdictOn(asked, safety)
  if (verdict === null || asksOfRecipe(messages, verdict.page.sum, safety)) return null
  return reply(verdict.text)
}

/** 'Y es apto para celíacos', of the recipe just made: its own ingredients answer that better than the name of the dish. */
const asksOfRecipe = (messages: readonly Message[], sum: string | null, safety: Safety): boolean => {
  if (sum !== 'alergico-a' && sum !== 'alergenos-de') return false
  const last = safety.read(messages.at(-1)?.content ?? '')
  return (
    messages.some(({ recipe }) => recipe !== undefined) &&
    last.foods.length === 0 &&
    ![...last.direct].some((tag) => tag.startsWith('hecho-'))
  )
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
