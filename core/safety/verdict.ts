import {
  goesOn,
  inheritedTags,
  isBareThing,
  withBareAge,
  withBareDegrees,
  withBareHours,
  withBarePh,
  withBarePolar,
  withBareYears,
} from './carried.ts'
import { isExcuse } from './excuse.ts'
import {
  allBut,
  asksAnother,
  isExcused,
  isLoneFood,
  isMoreOfTheSame,
  isUrgent,
  loneFood,
  namesPeople,
  tagsOfPage,
  thingsOnly,
} from './follow-up.ts'
import { judge, pressedOn, pressing, type Verdict } from './judge.ts'
import { leavesOut, withoutIt, withoutLeftOut } from './left-out.ts'
import { asMade } from './made-of.ts'
import { after, type Memory, nothingYet } from './memory.ts'
import { mendOf } from './mending.ts'
import { isDenial } from './page.ts'
import type { Slots } from './read-slots.ts'
import type { Safety } from './safety.ts'
import { hasSubject, sharesSubject } from './subject.ts'
import { asIfAsked, tellsState } from './told-state.ts'

/** Turns looked back at. */
const longestMemory = 12

/**
 * The verdict on the last of the cook's questions, given all of them in order; null where no hazard applies. A no that was
 * said stands in the turns that follow for as long as they speak of the same thing.
 */
export const verdictOn = (questions: readonly string[], safety: Safety): Verdict | null =>
  judged(questions, safety).verdict

/**
 * The last no of a conversation, in the words for who presses on, for as long as nobody speaks of something else; null where
 * there is none. It is held against what somebody else answers to a question we have no verdict on.
 */
export const standingNo = (questions: readonly string[], safety: Safety): Verdict | null =>
  judged(questions, safety).standing

const judged = (
  questions: readonly string[],
  safety: Safety,
): { verdict: Verdict | null; standing: Verdict | null } => {
  let memory = nothingYet
  let verdict: Verdict | null = null
  let refused: { readonly slots: Slots; readonly verdict: Verdict } | null = null
  for (const question of questions.slice(-longestMemory)) {
    const asked = [withBareDegrees, withBareHours, withBareAge, withBarePh, withBarePolar, withBareYears].reduce(
      (slots, withFigure) => withFigure(slots, memory.slots, safety),
      safety.read(question),
    )
    const made = asMade(asked, memory.slots)
    let slots = made === null ? asked : safety.read(made)
    // After a no, what is left out of it is pressed on, or mends it.
    if (!isDenial(memory.text)) slots = withoutLeftOut(slots, safety.vocabulary)
    if (leavesOut(slots, memory, safety)) slots = { ...slots, tags: new Set([...slots.tags, withoutIt]) }
    if (isLoneFood(slots)) slots = { ...slots, tags: new Set([...slots.tags, loneFood]) }
    const isAgain = (memory.page !== null || namesPeople(memory.slots, safety)) && isBareThing(slots, safety)
    const excuses = isExcused(slots, memory, safety)
    const isMended = memory.page !== null && mendOf(memory.page, slots, memory.slots) !== null
    const opens = !isMended && opensMatter(slots, memory, safety)
    const inherited = isUrgent(slots, safety)
      ? new Set<string>()
      : excuses || isMended
        ? allBut(memory.slots, slots)
        : thingsOnly(inheritedTags(slots, memory.slots, safety, isAgain), opens, safety)
    verdict =
      (!isMended && asksAnother(asked, memory, safety)) || isMoreOfTheSame(asked, memory, safety)
        ? null
        : (judge(slots, inherited, memory, safety, { excuses, opens }) ??
          (tellsState(slots, safety) ? judge(asIfAsked(slots), inherited, memory, safety, { excuses, opens }) : null))
    memory = after(memory, slots, inherited, verdict, safety)
    if (verdict !== null) refused = isDenial(verdict.text) ? { slots: memory.slots, verdict } : null
    else if (refused !== null && hasSubject(slots, safety) && !sharesSubject(slots, refused.slots, safety))
      refused = null
  }
  return { verdict, standing: refused === null ? null : pressedOn(refused.verdict.page, refused.verdict.text) }
}

/**
 * 'Se fue la luz 6 horas', after how a fowl is thawed: something that happened, or is done, of which the page of before knows nothing and another
 * one answers by itself, of the same thing. What only goes on ('y si…', 'pero…', 'fueron 6 horas'), and what is said round a no, stays with it.
 */
const opensMatter = (now: Slots, { page, slots }: Memory, safety: Safety): boolean => {
  if (page === null || goesOn.test(now.text) || isExcuse(now)) return false
  const { kindOf } = safety.vocabulary
  if ([...slots.direct].some((tag) => kindOf.get(tag) === 'grupo')) return false
  const known = tagsOfPage(page)
  const happens = [...now.direct].filter((tag) => kindOf.get(tag) === 'estado' || kindOf.get(tag) === 'proceso')
  if (!happens.some((tag) => !known.has(tag) && !slots.direct.has(tag) && !pressing.includes(tag))) return false
  const alone = judge(now, new Set(), nothingYet, safety)
  return alone !== null && alone.page !== page
}
