import type { Slots } from '#core/safety/hearing/read-slots.ts'
import { hasSubject } from '#core/safety/hearing/subject.ts'
import type { TagKind } from '#core/safety/hearing/vocabulary.ts'
import type { Safety } from '#core/safety/safety.ts'
import { addsThing } from '#core/safety/sums/allergen-sums.ts'
import { inDish, isBareThing, supposes } from './carried.ts'
import { fitness } from './expression.ts'
import { asksAnew, isInstead, isOtherDeed, namesNew, namesOnlyGuest, namesPeople } from './follow-up.ts'
import { deniedBesides, heldBesides } from './held-besides.ts'
import { isForCareful, isOnlyCut, isOnlyVaried, staysUrgent } from './last-word.ts'
import { combine, type Memory, nothingYet, withFormer } from './memory.ts'
import { mendOf } from './mending.ts'
import { isDenial, isNo, isYes, type Page } from './page.ts'
import { pressedText, verdictText } from './verdict-text.ts'

/** What Obrador says of the safety of something asked. */
export type Verdict = {
  readonly page: Page
  /** The answer, with its source: Markdown of bold and emphasis. */
  readonly text: string
  /** It leads even where a recipe was asked for. */
  readonly refusesRecipe: boolean
}

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
/** What a page weighs more while somebody presses on after its no, or says what mends it. */
const standing = 6
export const pressing = [
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
/** What the page of before weighs more where only another figure is said. */
const sameAgain = 3

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
  const mend = memory.page === null ? null : mendOf(memory.page, now, memory.slots)
  const isMended = mend !== null
  // 'Con yema pasteurizada que caducó ayer': what mends the one takes back no other no.
  const other = mend === 'in words' ? judge(now, new Set(), nothingYet, safety) : null
  if (other !== null && other.page !== memory.page && isDenial(other.text)) return other
  // 'Y para la embarazada', after a custard at 84: how it was made right is still so.
  const isOnlyGuest = follows && isYes(memory.text) && namesOnlyGuest(now, safety)
  const isReckoned =
    follows && !(excuses && memory.page?.sum === 'fuera-del-frio') && isNewFigure(memory.page, now, safety)
  const presses =
    follows &&
    !opens &&
    !isOnlyGuest &&
    !isReckoned &&
    // 'Y freír en la misma freidora' is a question of its own.
    !(memory.page?.sum === 'alergico-a' && (now.tags.has('contacto') || isInstead(now, memory.slots))) &&
    !isMended &&
    (excuses ||
      ((!hasSubject(now, safety) || supposes.test(now.text)) &&
        !asksAnew.some((tag) => now.tags.has(tag)) &&
        pressing.some((tag) => now.tags.has(tag))))
  const subject = hasSubject(now, safety)
  const leads = (presses && isNo(memory.text)) || (mend === 'in words' && !asksAnew.some((tag) => now.tags.has(tag)))
  // 'Y a 60', after how it is warmed up.
  const isBareFigure = follows && now.direct.size === 0
  const called: { page: Page; score: number }[] = []
  for (const page of safety.pages) {
    if (now.tags.has('pide-receta') && !page.refusesRecipe) continue
    const scores = page.asked
      .filter(
        (asked) =>
          isAnchored(asked, now, follows, safety) ||
          // 'Y para su marido', after the child's burger: the same, of who is well.
          (follows && now.tags.has('adulto')) ||
          (((presses && (isNo(memory.text) || !isOtherDeed(now, page, safety))) ||
            isMended ||
            isReckoned ||
            (follows && (inDish.test(now.text) || isChosenBy(page, now)))) &&
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
    // A page that says what mends it answers to that, whatever else it is asked by: 'y si la hiervo', of the raw bean.
    if ((mend === 'in words' || isReckoned) && page === memory.page) scores.push(0)
    if (scores.length === 0) continue
    called.push({
      page,
      score: Math.max(...scores) + (page !== memory.page ? 0 : leads ? standing : isBareFigure ? sameAgain : 0),
    })
  }
  const combined = combine(now, inherited, isInherited, numbers, memory.slots)
  const stands = presses && memory.page !== null && isNo(memory.text)
  const ranked = called.toSorted((a, b) => b.score - a.score)
  for (const { page } of ranked) {
    const again = presses && page === memory.page
    const isSame =
      follows && (opens || ((page === memory.page || isBareThing(now, safety)) && namesNew(now, memory.slots, safety)))
    const ask = isOnlyGuest
      ? { slots: combined, own: both, both, numbers, said: numbers, again, isSame }
      : { slots: combined, own, both, numbers, said: now.numbers, again, isSame }
    const said = verdictText(page, ask, safety)
    if (said === null) continue
    // 'Ya me lavé un minuto', of the bleach in the eye: who is hurt comes before how lettuce is washed.
    if (staysUrgent(memory, page, now, safety)) break
    // 'Un celíaco, cuscús y quinoa': what one of the two is free of says nothing of the other.
    const held = isYes(said) && page.sum !== 'alergico-a' ? heldBesides(page, now, called, safety) : null
    if (held !== null)
      return { page: held, text: verdictText(held, ask, safety) ?? said, refusesRecipe: held.refusesRecipe }
    const denied = deniedBesides(
      page,
      said,
      now,
      { called: ranked, say: (other) => verdictText(other, ask, safety), both },
      safety,
    )
    if (denied !== null) return { ...denied, refusesRecipe: denied.page.refusesRecipe }
    if (again && isNo(memory.text) && (said === memory.text || !isNo(said))) return pressedOn(page, memory.text)
    // What another page allows of itself takes back no no: heat is no answer to what stood out all night.
    if (memory.page !== null && !isNo(said) && (stands || softens(page, said, now, memory, safety)))
      return pressedOn(memory.page, memory.text)
    return { page, text: said, refusesRecipe: page.refusesRecipe }
  }
  if (staysUrgent(memory, null, now, safety) && memory.page !== null)
    return { page: memory.page, text: memory.text, refusesRecipe: memory.page.refusesRecipe }
  // 'Y rallado', after the cheese she may have: the same, cut.
  if (memory.page !== null && follows && isOnlyCut(now)) return sameOf(memory.page, memory.text)
  if (memory.page !== null && (stands || (isDenial(memory.text) && follows && isOnlyVaried(now, safety))))
    return pressedOn(memory.page, memory.text)
  return isForCareful(now, inherited, safety)
    ? judge(withTag(now, 'que-no-comer'), new Set(), nothingYet, safety)
    : null
}

/**
 * 'Bien hecho, bien hecho', of the swordfish for who is pregnant: how it is done, of no thing named now, is no matter of another page's yes.
 * What mends it the page of before says itself.
 */
const softens = (page: Page, said: string, now: Slots, memory: Memory, safety: Safety): boolean =>
  page !== memory.page &&
  page.hazard !== memory.page?.hazard &&
  (isYes(said) || doesMore.test(now.text)) &&
  isDenial(memory.text) &&
  now.text.split(' ').length <= mostPressing &&
  !hasSubject(now, safety) &&
  !namesPeople(now, safety) &&
  !asksAnew.some((tag) => now.tags.has(tag))
/** 'Le doblo la sal', 'filtro con papel': it is done to what was refused, and asks for no rule. */
const doesMore =
  /^\W*(?:(?:y|pero|pues|ya|es que|no) )*(?:si )?(?:le|les|l[oa]s?) (?:doblo|triplico|subo|filtro|cuelo|echo|meto|pongo|anado|doy|lavo|paso|tapo|abrigo|planto)\b|^\W*(?:filtro|cuelo|doblo|triplico|tapo|abrigo)\b/
/** Words. */
const mostPressing = 14

const sameOf = (page: Page, text: string): Verdict => ({ page, text, refusesRecipe: page.refusesRecipe })

const withTag = (slots: Slots, tag: string): Slots => ({ ...slots, tags: new Set([...slots.tags, tag]) })

/** 'Y 4 horas', after twenty minutes in the bath; 'y hace 2', after a week: what the page reckons with is said anew, and is no excuse. */
const isNewFigure = (page: Page | null, { direct, numbers }: Slots, { vocabulary }: Safety): boolean =>
  // 'Y cinco horas fuera', of the egg out of the bath: no time of the bath.
  ((reckonTime.has(page?.sum ?? '') &&
    !(page?.sum === 'sous-vide' && direct.has('fuera-frio')) &&
    numbers.h.length + numbers.dias.length > 0) ||
    (page?.sum === 'centro' && numbers.c.length > 0)) &&
  ![...direct].some((tag) => vocabulary.kindOf.get(tag) === 'proceso')
const reckonTime: ReadonlySet<string> = new Set(['sous-vide', 'conservacion', 'fuera-del-frio', 'corte-de-luz'])

/** 'Y unas lonchas por encima': what chooses among the words of the page of before calls it again. */
const isChosenBy = ({ variants }: Page, now: Slots): boolean =>
  variants.some(
    ({ when, mends }) =>
      !mends && when.some((term) => term.some((one) => one.kind === 'tag' && !one.negated && now.direct.has(one.tag))),
  )

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

export const pressedOn = (page: Page, before: string): Verdict => ({
  page,
  text: pressedText(page, before),
  refusesRecipe: page.refusesRecipe,
})
