import { addsThing } from './allergen-sums.ts'
import {
  asksOther,
  beside,
  goesOn,
  inDish,
  inheritedTags,
  isBareThing,
  supposes,
  texture,
  withBareDegrees,
  withBareHours,
  withBarePh,
} from './carried.ts'
import { isExcuse } from './excuse.ts'
import { type Expression, fitness } from './expression.ts'
import { asMade } from './made-of.ts'
import type { Numbers } from './numbers.ts'
import { isNo, type Page } from './page.ts'
import { noSlots, type Slots } from './read-slots.ts'
import type { Safety } from './safety.ts'
import { hasSubject, sharesSubject, subjectKinds } from './subject.ts'
import { pressedText, verdictText } from './verdict-text.ts'
import type { TagKind } from './vocabulary.ts'

/** What Obrador says of the safety of something asked. */
export type Verdict = {
  readonly page: Page
  /** The answer, with its source: Markdown of bold and emphasis. */
  readonly text: string
  /** It leads even where a recipe was asked for. */
  readonly refusesRecipe: boolean
}

/** What was said before, as far as safety is concerned: read anew from the messages each time. */
type Memory = { readonly slots: Slots; readonly page: Page | null; readonly text: string }

const nothingYet: Memory = { slots: noSlots, page: null, text: '' }

/** What a thing said counts, by its kind. */
export const weights: Readonly<Record<TagKind, number>> = {
  alimento: 4,
  plato: 4,
  sustancia: 5,
  estado: 3,
  proceso: 3,
  grupo: 3.5,
  alergeno: 3.5,
  pregunta: 2,
  habla: 1,
}
/** What is said itself counts this much more than what it lies within. */
const particular = 0.5
/** What is only remembered counts this share. */
const remembered = 0.3
/** What a no weighs more while somebody presses on. */
const standing = 6
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
    const asked = withBarePh(
      withBareHours(withBareDegrees(safety.read(question), memory.slots), memory.slots),
      memory.slots,
    )
    const made = asMade(asked, memory.slots)
    let slots = made === null ? asked : safety.read(made)
    if (isLoneFood(slots)) slots = { ...slots, tags: new Set([...slots.tags, loneFood]) }
    const isAgain = (memory.page !== null || namesPeople(memory.slots, safety)) && isBareThing(slots, safety)
    const excuses = isExcused(slots, memory, safety)
    const isMended = memory.page !== null && isMendedBy(memory.page, slots, memory.slots)
    const opens = opensMatter(slots, memory, safety)
    const inherited = isUrgent(slots, safety)
      ? new Set<string>()
      : excuses || isMended
        ? allBut(memory.slots, slots)
        : thingsOnly(inheritedTags(slots, memory.slots, safety, isAgain), opens, safety)
    verdict =
      asksAnother(asked, memory, safety) || isMoreOfTheSame(asked, memory, safety)
        ? null
        : judge(slots, inherited, memory, safety, { excuses, opens })
    memory = after(memory, slots, inherited, verdict, safety)
    if (verdict !== null) refused = isDenial(verdict.text) ? { slots: memory.slots, verdict } : null
    else if (refused !== null && hasSubject(slots, safety) && !sharesSubject(slots, refused.slots, safety))
      refused = null
  }
  return { verdict, standing: refused === null ? null : pressedOn(refused.verdict.page, refused.verdict.text) }
}

/** 'Embarazada y fresas', 'y el pulpo': a food said with little else, asked of whoever is at the table. */
const isLoneFood = ({ foods, text }: Slots): boolean =>
  foods.length > 0 &&
  text.split(' ').length <= mostOfLone &&
  !/\d|\b(?:cuant|como|recet|hazme|dame|crea|prec|coste|cuest|calor|por que|que (?:vino|salsa|guarnic)|dura|guard|congel|aguant|temperat|cambi|sustitu|sin)/.test(
    text,
  )
const loneFood = 'alimento-suelto'
const mostOfLone = 8

/** Whether somebody was spoken of who must be careful. */
const namesPeople = ({ direct }: Slots, { vocabulary }: Safety): boolean =>
  [...direct].some((tag) => vocabulary.kindOf.get(tag) === 'grupo' || vocabulary.kindOf.get(tag) === 'alergeno')

/** Whether a turn only says something for what was refused. */
const isExcused = (asked: Slots, { page, text, slots }: Memory, safety: Safety): boolean =>
  page !== null &&
  isDenial(text) &&
  isExcuse(asked) &&
  !texture.test(asked.text) &&
  (!namesThing(asked, safety) || sharesSubject(asked, slots, safety))

/** 'Llevan tres días en vinagre': what it lies in is no other thing. */
const namesThing = (asked: Slots, { vocabulary }: Safety): boolean =>
  [...asked.direct].some(
    (tag) => !liesIn.has(tag) && !tag.startsWith('hecho-') && subjectKinds.has(vocabulary.kindOf.get(tag) ?? 'habla'),
  )
const liesIn: ReadonlySet<string> = new Set([
  'acetico',
  'sal',
  'alcohol',
  'aceite-fritura',
  'especia',
  'hierba',
  'lata',
])

const allBut = (before: Slots, now: Slots): ReadonlySet<string> =>
  new Set([...before.direct].filter((tag) => !now.direct.has(tag)))

/** Whether a turn asks something else of what was spoken of; a no stands against all but what is not eaten. */
const asksAnother = (asked: Slots, { page, text, slots }: Memory, safety: Safety): boolean => {
  if (hasSubject(asked, safety)) return false
  const isForSomeone = [...slots.direct].some((tag) => safety.vocabulary.kindOf.get(tag) === 'grupo')
  if (texture.test(asked.text)) return page !== null
  return asksOther.test(asked.text) ? page !== null && !isDenial(text) : beside.test(asked.text) && !isForSomeone
}

/** Whether a turn only names another thing to what was asked before and was no matter of safety: 'vino para cordero » y con un ceviche'. */
const isMoreOfTheSame = (asked: Slots, memory: Memory, { vocabulary }: Safety): boolean => {
  const isThing = (tag: string): boolean =>
    tag === 'insistir' || subjectKinds.has(vocabulary.kindOf.get(tag) ?? 'habla')
  const isPlain = (tag: string): boolean => isThing(tag) || vocabulary.kindOf.get(tag) === 'pregunta'
  return (
    memory.page === null &&
    memory.text === '' &&
    memory.slots.direct.size > 0 &&
    goesOn.test(asked.text) &&
    [...asked.direct].every(isThing) &&
    [...memory.slots.direct].every(isPlain)
  )
}

/** Whether what is said now, by itself, is of somebody who is ill. */
const isUrgent = (now: Slots, { pages }: Safety): boolean => {
  const own = (tag: string): number => (now.tags.has(tag) ? 1 : 0)
  return pages.some(({ urgent, asked }) => urgent && asked.some((one) => fitness(one, own, now.numbers) !== null))
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

/** Of another matter only the thing is still spoken of: 'ha salido moho' is on the sausage. */
const thingsOnly = (inherited: ReadonlySet<string>, opens: boolean, { vocabulary }: Safety): ReadonlySet<string> =>
  opens ? new Set([...inherited].filter((tag) => subjectKinds.has(vocabulary.kindOf.get(tag) ?? 'habla'))) : inherited

/** What a page answers; what it only leaves to others (`!recongelar`) is none of it. */
const tagsOfPage = ({ asked, variants }: Page): ReadonlySet<string> =>
  new Set(
    [...asked, ...variants.map(({ when }) => when)]
      .flat(2)
      .flatMap((choice) => (choice.kind === 'tag' && !choice.negated ? [choice.tag] : [])),
  )

/** A verdict that refuses: 'No hace falta' only spares a step. */
export const isDenial = (text: string): boolean => isNo(text) && !/^\**No (?:hace falta|es imprescindible)\b/.test(text)

const pressing = [
  'insistir',
  'recalentar',
  'hervir',
  'lavar',
  'quitar-parte',
  'poco',
  'congelar',
  'freir',
  'hornear',
  'probar',
  'acidificar',
  'cocido-bien',
  'acido-solo',
  'seguro',
  'apto',
]
const asksAnew = [
  'cuanto-dura',
  'a-que-temperatura',
  'como-se-hace',
  'cuanto-lleva',
  'que-es',
  'que-alergenos',
  'menu',
  'adaptar',
  'pide-receta',
]

/** Whether a turn names a thing that the one before did not: how that one was is asked of it, too. */
const namesNew = (now: Slots, before: Slots, { vocabulary }: Safety): boolean =>
  [...now.direct].some((tag) => !before.direct.has(tag) && subjectKinds.has(vocabulary.kindOf.get(tag) ?? 'habla'))

/** Whether what is said now mends what was refused; what must not be (`!`) must not have been said before either. */
const isMendedBy = ({ mended }: Page, now: Slots, before: Slots): boolean => {
  const said = (slots: Slots) => (tag: string) => (slots.tags.has(tag) ? 1 : 0)
  return mended.some(
    (one) =>
      fitness(one, said(now), now.numbers) !== null && fitness(onlyNegated(one), said(before), before.numbers) !== null,
  )
}

const onlyNegated = (expression: Expression): Expression =>
  expression.filter((term) => term.every(({ negated }) => negated))

export const judge = (
  now: Slots,
  inherited: ReadonlySet<string>,
  memory: Memory,
  safety: Safety,
  { excuses, opens }: { readonly excuses: boolean; readonly opens: boolean } = { excuses: false, opens: false },
): Verdict | null => {
  const { kindOf } = safety.vocabulary
  const isInherited = new Set([...inherited].flatMap((tag) => safety.vocabulary.within.get(tag) ?? [tag]))
  const own = (tag: string): number =>
    now.tags.has(tag) ? weights[kindOf.get(tag) ?? 'habla'] + (now.direct.has(tag) ? particular : 0) : 0
  const both = (tag: string): number =>
    Math.max(own(tag), isInherited.has(tag) ? weights[kindOf.get(tag) ?? 'habla'] * remembered : 0)
  const follows = inherited.size > 0
  const numbers = follows ? withFormer(now.numbers, memory.slots.numbers, hasSubject(now, safety)) : now.numbers
  const isMended = memory.page !== null && isMendedBy(memory.page, now, memory.slots)
  const presses =
    follows &&
    !opens &&
    // 'Y freír en la misma freidora' is a question of its own.
    !(memory.page?.sum === 'alergico-a' && (now.tags.has('contacto') || isInstead(now, memory.slots))) &&
    !isMended &&
    (excuses ||
      ((!hasSubject(now, safety) || supposes.test(now.text)) &&
        !asksAnew.some((tag) => now.tags.has(tag)) &&
        pressing.some((tag) => now.tags.has(tag))))
  const subject = hasSubject(now, safety)
  const called: { page: Page; score: number }[] = []
  for (const page of safety.pages) {
    if (now.tags.has('pide-receta') && !page.refusesRecipe) continue
    const scores = page.asked
      .filter(
        (asked) =>
          isAnchored(asked, now, follows, safety) ||
          (((presses && (isNo(memory.text) || !isOtherDeed(now, page, safety))) ||
            isMended ||
            (follows && inDish.test(now.text))) &&
            page === memory.page) ||
          (page.sum !== null && follows && subject) ||
          // 'Y pan de molde', to who is allergic: any food is asked about.
          (page.sum === 'alergico-a' &&
            follows &&
            !now.tags.has('menu') &&
            !now.tags.has('contacto') &&
            (now.foods.length > 0 || addsThing(now.text))),
      )
      .flatMap((asked) => fitness(asked, both, numbers) ?? [])
    if (scores.length === 0) continue
    called.push({
      page,
      score: Math.max(...scores) + (presses && page === memory.page && isNo(memory.text) ? standing : 0),
    })
  }
  const combined = combine(now, inherited, isInherited, numbers, memory.slots)
  const stands = presses && memory.page !== null && isNo(memory.text)
  for (const { page } of called.toSorted((a, b) => b.score - a.score)) {
    const again = presses && page === memory.page
    const isSame =
      follows && (opens || ((page === memory.page || isBareThing(now, safety)) && namesNew(now, memory.slots, safety)))
    const said = verdictText(page, combined, own, both, numbers, again, isSame, safety)
    if (said === null) continue
    if (again && isNo(memory.text) && (said === memory.text || !isNo(said))) return pressedOn(page, memory.text)
    // What another page allows of itself takes back no no: heat is no answer to what stood out all night.
    if (stands && memory.page !== null && !isNo(said)) return pressedOn(memory.page, memory.text)
    return { page, text: said, refusesRecipe: page.refusesRecipe }
  }
  return stands && memory.page !== null ? pressedOn(memory.page, memory.text) : null
}

/** 'Y si le pongo pan sin gluten', to who is allergic: another food, judged by itself. */
const isInstead = (now: Slots, before: Slots): boolean =>
  now.foods.some((food) => !before.foods.includes(food)) &&
  !['quitar-parte', 'poco', 'lavar', 'por-error'].some((tag) => now.tags.has(tag))

/** 'Y si lo marino', after how long it keeps frozen: a thing done to it that the page knows nothing of. */
const isOtherDeed = (now: Slots, page: Page, { vocabulary }: Safety): boolean => {
  const known = tagsOfPage(page)
  return [...now.direct].some((tag) => vocabulary.kindOf.get(tag) === 'proceso' && !known.has(tag))
}

/** Something of what a page asks is said now; what is only remembered calls no page by itself. */
export const isAnchored = (
  asked: Page['asked'][number],
  now: Slots,
  follows: boolean,
  { vocabulary }: Safety,
): boolean =>
  asked.some((term) =>
    term.some((choice) =>
      choice.kind === 'number'
        ? !choice.negated && now.numbers[choice.unit].length > 0
        : !choice.negated && now.tags.has(choice.tag) && (follows || vocabulary.kindOf.get(choice.tag) !== 'habla'),
    ),
  )

/** The figures of before where none is said now; the hours only of another food: of the same, what is done to it now takes none. */
const withFormer = (now: Numbers, before: Numbers, isOther: boolean): Numbers => ({
  ...now,
  h: isOther && now.h.length === 0 && now.dias.length === 0 ? before.h : now.h,
  c: now.c.length > 0 ? now.c : before.c,
  cm: now.cm.length > 0 ? now.cm : before.cm,
  kg: now.kg.length > 0 ? now.kg : before.kg,
})

export const combine = (
  now: Slots,
  inherited: ReadonlySet<string>,
  within: ReadonlySet<string>,
  numbers: Numbers,
  before: Slots,
): Slots => ({
  tags: new Set([...now.tags, ...within]),
  direct: new Set([...now.direct, ...inherited]),
  foods: now.foods.length > 0 ? now.foods : inherited.size > 0 ? before.foods : [],
  numbers,
  text: now.text,
  ...(inherited.size > 0 ? { about: saidOf(before) } : {}),
})

/** All that was said of a thing, the last first: what follows may leave out that it is a cream, or cooked. */
const saidOf = ({ text, about = '' }: Slots): string => `${text} ${about}`.slice(0, longestSaid)
/** Characters. */
const longestSaid = 300

const pressedOn = (page: Page, before: string): Verdict => ({
  page,
  text: pressedText(page, before),
  refusesRecipe: page.refusesRecipe,
})

/** What is remembered: the last thing spoken of, and the verdict while it is still the same thing. */
const after = (
  memory: Memory,
  slots: Slots,
  inherited: ReadonlySet<string>,
  verdict: Verdict | null,
  { vocabulary }: Safety,
): Memory => {
  if (verdict === null && slots.direct.size === 0) return memory
  // 'Y si la cuezo una hora': the hours of what is done to it are not those it stood out.
  const isDeed = supposes.test(slots.text) || [...slots.direct].some((tag) => vocabulary.kindOf.get(tag) === 'proceso')
  const kept = {
    ...slots,
    direct: new Set([...inherited, ...slots.direct]),
    foods: slots.foods.length > 0 ? slots.foods : inherited.size > 0 ? memory.slots.foods : [],
    numbers:
      inherited.size > 0
        ? withFormer(isDeed ? { ...slots.numbers, h: [] } : slots.numbers, memory.slots.numbers, true)
        : slots.numbers,
    ...(inherited.size > 0 ? { about: saidOf(memory.slots) } : {}),
  }
  return { slots: kept, page: verdict?.page ?? null, text: verdict?.text ?? '' }
}
