import { madeAhead } from '#core/assistant/recipes/made-ahead.ts'
import type { Knowledge } from '#core/cookbook/cookbook.ts'
import type { Safety } from '#core/safety/safety.ts'
import { type Message, said } from './conversation.ts'
import { firstTold } from './first-told.ts'
import { missingSaidWhole } from './missing.ts'
import { readQuestion } from './read-question.ts'
import { isShort, refersBack, thingIn, withWholeName } from './said-whole.ts'
import { standsAlone } from './stands-alone.ts'

/** What the turns before the last were about: the recipe made, else the question asked, said whole. */
export const spokenOf = (messages: readonly Message[], safety: Safety, knowledge: Knowledge): string => {
  const recipe = messages.slice(0, -1).findLast((one) => one.recipe !== undefined)?.recipe
  const before = wholeBefore(messages, safety, knowledge)
  return before === '' ? (recipe?.name ?? '') : before
}

/** Turns looked back at for what a short one leaves out. */
const longestMemory = 4

/** The cook's question before the last one, said whole; blank where a recipe was made or nothing was asked. */
export const wholeBefore = (messages: readonly Message[], safety: Safety, knowledge: Knowledge): string => {
  let before = ''
  for (const { role, content, recipe } of messages.slice(0, -1).slice(-2 * longestMemory)) {
    if (recipe !== undefined) before = ''
    if (role !== 'user' || content.length > longestWhole) continue
    before = before !== '' && isShort(content, knowledge) ? wholeOf(content, before, safety, knowledge) : content
  }
  return before
}

/** A longer turn is a text. Characters. */
const longestWhole = 200

const wholeOf = (turn: string, before: string, safety: Safety, knowledge: Knowledge): string => {
  const whole = missingSaidWhole(turn, before, knowledge) ?? madeAhead(turn, () => before, knowledge)
  if (whole !== null) return whole
  const text = withWholeName(turn, before, knowledge)
  const alone = readQuestion([said(before), said(text)], knowledge)
  // 'A qué temperatura la mantengo' is of the sauce still, for the turn after it.
  if (refersBack(text)) return `${thingIn(before, knowledge)} ${text}`.trim()
  if (standsAlone(alone, before, knowledge)) return text
  return firstTold(text, before, alone, safety, knowledge)?.turn ?? (thingIn(text, knowledge) === '' ? before : text)
}
