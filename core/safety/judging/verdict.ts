import type { Slots } from '#core/safety/hearing/read-slots.ts'
import { guestBare, hasSubject, sharesSubject } from '#core/safety/hearing/subject.ts'
import { asIfAsked, tellsState } from '#core/safety/hearing/told-state.ts'
import type { Safety } from '#core/safety/safety.ts'
import { asMade } from '#core/safety/tables/made-of.ts'
import {
  goesOn,
  goesWrong,
  inheritedTags,
  isBareThing,
  withBareAge,
  withBareDegrees,
  withBareHours,
  withBarePh,
  withBarePolar,
  withBareYears,
  withoutCourtesy,
} from './carried.ts'
import { isExcuse } from './excuse.ts'
import {
  allBut,
  asksAnew,
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
import { poisons } from './held-besides.ts'
import { judge, pressedOn, pressing, type Verdict } from './judge.ts'
import { leavesOut, withoutIt, withoutLeftOut } from './left-out.ts'
import { after, type Memory, nothingYet } from './memory.ts'
import { mendOf } from './mending.ts'
import { isDenial, type Page } from './page.ts'

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
): { readonly verdict: Verdict | null; readonly standing: Verdict | null } => {
  const { verdict, refused } = stateAfter(questions.slice(-longestMemory), safety)
  return { verdict, standing: refused === null ? null : pressedOn(refused.verdict.page, refused.verdict.text) }
}

/** What is known after some turns: what is remembered of them, the verdict on the last, and the no that stands. */
type State = {
  readonly memory: Memory
  readonly verdict: Verdict | null
  readonly refused: { readonly slots: Slots; readonly verdict: Verdict } | null
}
const nothingSaid: State = { memory: nothingYet, verdict: null, refused: null }

/** Hearing one turn judges the same questions again and again, and the next turn goes on from them. */
const known = new WeakMap<Safety, Map<string, State>>()
const mostKnown = 500
/** Longer conversations seldom come twice. Characters. */
const longestKept = 1000

const stateAfter = (questions: readonly string[], safety: Safety): State => {
  const last = questions.at(-1)
  if (last === undefined) return nothingSaid
  const states = known.get(safety) ?? new Map<string, State>()
  known.set(safety, states)
  const key = questions.join('\0')
  const before = states.get(key)
  if (before !== undefined) return before
  const state = withNext(stateAfter(questions.slice(0, -1), safety), last, safety)
  if (states.size >= mostKnown) states.clear()
  if (key.length <= longestKept) states.set(key, state)
  return state
}

/** 'Hervida fuerte', and then 'sin hervirla': it was so, and is so no more. After a no, what is left out is judged by its page. */
const withoutNow = (memory: Memory, { without: { tags: out } }: Slots): Memory => {
  if (out.size === 0 || isDenial(memory.text)) return memory
  const kept = (tags: ReadonlySet<string>) => new Set([...tags].filter((tag) => !out.has(tag)))
  return { ...memory, slots: { ...memory.slots, tags: kept(memory.slots.tags), direct: kept(memory.slots.direct) } }
}

const withNext = ({ memory: told, refused }: State, question: string, safety: Safety): State => {
  const whole = safety.read(question)
  const bare = hasSubject(told.slots, safety) ? guestBare(whole, safety) : null
  const read = bare === null ? whole : safety.read(bare)
  const memory = withoutNow(told, read)
  const asked = [withBareDegrees, withBareHours, withBareAge, withBarePh, withBarePolar, withBareYears].reduce(
    (slots, withFigure) => withFigure(slots, memory.slots, safety),
    read,
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
  // 'Las lentejas se me deshacen', after the bean that poisons: what goes wrong with another food is no such matter.
  const isFault = goesWrong.test(asked.text) && hasSubject(asked, safety) && asked.numbers.c.length === 0
  const inherited = isUrgent(slots, safety)
    ? new Set<string>()
    : excuses || isMended
      ? allBut(memory.slots, slots)
      : isFault
        ? new Set<string>()
        : thingsOnly(inheritedTags(slots, memory.slots, safety, isAgain), opens, safety)
  const found =
    (!isMended && asksAnother(asked, memory, safety)) || isMoreOfTheSame(asked, memory, safety)
      ? null
      : (judge(slots, inherited, memory, safety, { excuses, opens }) ??
        (!isFault && tellsState(slots, safety)
          ? judge(asIfAsked(slots), inherited, memory, safety, { excuses, opens })
          : null))
  const verdict =
    !isFault && standsUrgent(asked, found, memory)
      ? { page: memory.page, text: memory.text, refusesRecipe: false }
      : found === null &&
          !isFault &&
          (standsPoison(asked.text, memory) || standsAsItWas(withoutCourtesy(asked.text), memory))
        ? pressedOn(memory.page, memory.text)
        : found
  const remembered = after(memory, slots, inherited, verdict, safety)
  const isOther = hasSubject(slots, safety) && refused !== null && !sharesSubject(slots, refused.slots, safety)
  const stands =
    verdict === null ? (isOther ? null : refused) : isDenial(verdict.text) ? { slots: remembered.slots, verdict } : null
  return { memory: remembered, verdict, refused: stands }
}

/** 'Lo hago vomitar' is done to who is hurt, and tells of nobody else who is ill. */
const makesVomit = /\b(?:hago|hacemos|hacer(?:l[eoa])?|provoc\w+|que) (?:el )?vomit\w*/

/**
 * 'Le pongo vinagre', of the eye with caustic soda, 'hielo y mantequilla', on the burn: what one means to do is no other matter while somebody
 * is hurt, whatever food it names.
 */
const standsUrgent = (
  { text, tags }: Slots,
  found: Verdict | null,
  memory: Memory,
): memory is Memory & { page: Page } =>
  memory.page?.urgent === true &&
  !turnsAway.test(text) &&
  // 'La salsa Worcester es alérgeno' asks of something else, and has its answer.
  (found === null ||
    makesVomit.test(text) ||
    (!found.page.urgent && doesTo.test(text) && !asksAnew.some((tag) => tags.has(tag))))

/**
 * 'Le pongo azúcar y no se nota', of the bitter courgette, 'solo un poco por plato', of a mushroom that poisons: nothing that is done to it
 * takes the poison out, and what would make it right has been heard already.
 */
const standsPoison = (text: string, memory: Memory): memory is Memory & { page: Page } =>
  isRefused(text, memory) && poisons.has(memory.page.hazard) && (doesTo.test(text) || doesAnyway.test(text))

/** 'Quito los hielos de arriba y sigo', of the glass in the ice, 'solo un poco, para la foto': nothing of it is new, whatever was refused. */
const standsAsItWas = (text: string, memory: Memory): memory is Memory & { page: Page } =>
  isRefused(text, memory) && (takesOff.test(text) || /^\W*(?:solo|nada mas|apenas) un (?:poco|poquito)\b/.test(text))

/** Whether a no that is not reckoned was said, and a turn neither gives in nor asks for something else. */
const isRefused = (text: string, memory: Memory): memory is Memory & { page: Page } =>
  memory.page !== null &&
  memory.page.sum === null &&
  isDenial(memory.text) &&
  !turnsAway.test(text) &&
  !givesIn.test(text)

const takingOff = 'quito|retiro|raspo|aparto|separo|cuelo|rescato|aprovecho'
const takesOff = new RegExp(
  `^\\W*(?:(?:y|pero|pues|entonces|yo|ya|es que|no) )*(?:si )?(?:le |les )?(?:${takingOff}|recorto)\\b`,
)

const doesAnyway =
  /, (?:y )?(?:le|lo|la|los|las) (?:doy|pongo|sirvo|mando|echo|uso|hago|saco|guiso|frio)\b|\b(?:solo|nada mas|apenas) un (?:poco|poquito)\b|\bno se nota\b|\b(?:toda la vida|siempre)\b/
const givesIn = /\b(?:tir[aoe]\w*|devuelv\w+|cambi\w+|sustitu\w+|basura|desech\w+|otr[oa]s?)\b/

const turnsAway =
  /\b(?:receta|hazme|creame?|menu|cuant[oa]s?|precio|coste|gracias|vale|ok|entendido|otra cosa|ya (?:esta bien|ha pasado)|temperatura|dura)\b/
const doesTo = new RegExp(
  `^\\W*(?:(?:y|pero|pues|entonces|yo|ya|es que|mi padre|mi madre|mi jefe|no) )*(?:si )?(?:me )?(?:le|lo|la|los|las|se lo|se la|entro|arranco|saco|corto|${takingOff})\\b`,
)

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
