import type { Page, PageIngredient } from '#core/cookbook/page.ts'
import { isCalledFor } from '#core/method/fitting/kin.ts'
import { wordStems } from '#core/method/fitting/name-words.ts'
import type { Pairing } from '#core/method/fitting/pair-ingredients.ts'
import { pulseTime } from '#core/method/kinds/pulses.ts'
import { flesh, raw, sea } from '#core/method/kinds/role-groups.ts'
import type { Role } from '#core/pantry/role-words.ts'
import { classify } from '#core/pantry/roles.ts'
import type { IngredientDraft } from '#core/recipes/recipe.ts'
import { nameKey } from '#core/spanish/name-key.ts'
import { always, inGrams } from './agreement.ts'
import { bodies, minor, namedAfter } from './bodies.ts'
import { namesOf } from './named-pages.ts'

/** Whether the food a page is called after is missing, where another is asked for: éclairs of coffee are none of vanilla. */
export const lacksItsTaste = ({ name }: Page, { missing }: Pairing, asked: readonly string[]): boolean => {
  const taste = wordStems(/ de (.+?)(?: con | y |$)/.exec(nameKey(name))?.[1] ?? '').filter(
    (word) => !asked.includes(word),
  )
  return taste.length > 0 && missing.some((own) => wordStems(own.name).some((word) => taste.includes(word)))
}

export const isBodyPaired = (page: Page, pairing: Pairing): boolean => missingBody(page, pairing) === undefined

/** What a page's dish is made of most, where the list has nothing for it. */
const missingBody = ({ ingredients }: Page, { missing }: Pairing): PageIngredient | undefined => {
  const [body] = ingredients
    .filter(({ name }) => bodies.has(classify(name).role))
    .toSorted((a, b) => inGrams(b) - inGrams(a))
  return body !== undefined && missing.includes(body) ? body : undefined
}

/** The same, where nothing in the page weighs more: gazpacho is tomato before all. */
export const missingMost = (page: Page, pairing: Pairing): PageIngredient | undefined => {
  const [most] = page.ingredients
    .filter(({ name }) => !always.has(classify(name).role))
    .toSorted((a, b) => inGrams(b) - inGrams(a))
  const body = missingBody(page, pairing)
  return body === most ? body : undefined
}

/** Whether what the dish is made of is missing: noodles of pumpkin are no page of potato. */
export const lacksItsBody = (page: Page, pairing: Pairing, exact: boolean): boolean => {
  const { pairs, extra } = pairing
  const body = missingBody(page, pairing)
  if (body === undefined) return false
  const { role } = classify(body.name)
  // Under its own name a page may lack it, but not for another of the kind: a whole duck is not cooked as its breast.
  if (exact) return extra.some((line) => classify(line.name).role === role)
  return !pairs.some(({ own }) => classify(own.name).role === role)
}

/**
 * Whether the page has no place for the food the name speaks of first and the list is made of: a sorbet of mango is no
 * page of lemon with mango on top.
 */
export const leavesOutWhatIsAsked = (
  page: Page,
  { pairs, extra, missing }: Pairing,
  lead: readonly string[],
  lines: readonly IngredientDraft[],
): boolean => {
  const asked = new Set(lead)
  // Jam of pumpkin and orange is no jam of orange, whatever the page lacks.
  const [most] = lines.filter(({ name }) => namedAfter.has(classify(name).role))
  const { role: first } = classify(most?.name ?? '')
  if (most !== undefined && extra.includes(most) && !isMuddled(page) && isCalledFor(wordStems(most.name), first, asked))
    return true
  // Arepas with cheese are arepas; what tells the page's dish apart must be missing for it to be another.
  if (missing.every(({ name }) => minor.has(classify(name).role))) return false
  const own = new Set(namesOf(page).flat())
  const all = lines.reduce((sum, line) => sum + inGrams(line), 0)
  return extra.some((line) => {
    const { role } = classify(line.name)
    const words = wordStems(line.name).filter((word) => !own.has(word))
    // A second fish of a 'caldeirada de pescado' leaves it what it is.
    const onlyByClass =
      !words.some((word) => asked.has(word)) && pairs.some((pair) => classify(pair.line.name).role === role)
    return inGrams(line) > all / 12 && namedAfter.has(role) && !onlyByClass && isCalledFor(words, role, asked)
  })
}

/** A drink takes any fruit and stays what it is called. */
const isMuddled = ({ category }: Page): boolean => category === 'Bebidas'

/** Sheets that are bought; another dough is made by a page of its own. */
const isWrapper =
  /^(?:obleas?|laminas? de wonton|hojas? de (?:brick|arroz)|tortillas?|(?:pasta|masa) (?:filo|philo|wonton|brick|phyllo)|placas? (?:de|para))\b/

/** Whether the page makes the dough that the list has bought, or has bought the one that the list makes. */
export const makesItsDough = ({ missing, extra }: Pairing): boolean =>
  (missing.some(({ name }) => isWrapper.test(nameKey(name))) &&
    extra.some((line) => classify(line.name).role === 'flour' && inGrams(line) >= 100)) ||
  (missing.some(({ name }) => classify(name).role === 'flour') &&
    extra.some(({ name }) => ['dough', 'puff'].includes(classify(name).role)))

/** Whether a page of meat is asked of fish, and cooks it as long, or as rare, as only meat is. */
export const cooksItAsMeat = ({ steps }: Page, { pairs }: Pairing): boolean =>
  pairs.some(
    ({ own, line }) =>
      raw.includes(classify(own.name).role) &&
      sea.includes(classify(line.name).role) &&
      steps.some((step) =>
        /\brosad|\bal punto\b|5\d(?:[-–]\d\d)? °C en el centro|[3-9]\d min|\d h\b|1\d min, hasta 7\d °C/i.test(step),
      ),
  )

/** Whether the page rises by another leaven than the list: a batter of baking powder waits for no yeast. */
export const risesOtherwise = ({ missing, extra }: Pairing): boolean => {
  const has = (some: readonly IngredientDraft[], role: Role): boolean =>
    some.some(({ name }) => classify(name).role === role)
  return (
    (has(missing, 'raising') && has(extra, 'yeast')) ||
    (has(missing, 'yeast') && has(extra, 'raising') && !has(extra, 'yeast'))
  )
}

/** A purée of another vegetable or with meat is no purée of what the page is called after alone. */
export const blendsMore = (
  { name }: Page,
  { extra }: Pairing,
  asked: readonly string[],
  lines: readonly IngredientDraft[],
): boolean => {
  if (!/^(?:pure|parmentier)\b/.test(nameKey(name))) return false
  const all = lines.reduce((sum, line) => sum + inGrams(line), 0)
  return extra.some((line) => {
    const { role } = classify(line.name)
    return (
      [...flesh, 'vegetable', 'cookedLegume'].includes(role) &&
      inGrams(line) > all / 12 &&
      isCalledFor(wordStems(line.name), role, new Set(asked))
    )
  })
}

/** Whether most of the page's flour is another one than the list's: a dough of maize is no dough of wheat. */
export const lacksItsFlour = ({ missing, pairs }: Pairing): boolean => {
  const flour = (some: readonly IngredientDraft[]): number =>
    some.filter(({ name }) => classify(name).role === 'flour').reduce((sum, line) => sum + inGrams(line), 0)
  return (
    flour(missing) > flour(pairs.map(({ own }) => own)) &&
    pairs.some(({ line }) => classify(line.name).role === 'flour')
  )
}

/** What a mousse is built on, beside what it tastes of. */
const airs: ReadonlySet<Role> = new Set<Role>(['milk', 'cream', 'egg', 'yolk', 'white', 'juice', 'fruit'])

/**
 * Whether a page's mousse is built on what the list has not, as the milk of a custard: with whites, a sabayon or nothing but cream it
 * is made by its kind.
 */
export const isAiredOtherwise = ({ name }: Page, { missing }: Pairing): boolean =>
  /^mousse\b/i.test(name) && missing.some((line) => airs.has(classify(line.name).role))

/** Whether a page soaks and boils for hours the pulse that the list has cooked. */
export const soaksTheCooked = ({ missing, extra }: Pairing): boolean =>
  missing.some(({ name }) => classify(name).role === 'legume') &&
  extra.some(({ name }) => classify(name).role === 'cookedLegume')

/** Whether a page cooks a pulse that goes unsoaked and falls to pieces in minutes where the list's takes hours, or the other way round. */
export const cooksAnotherPulse = ({ pairs }: Pairing): boolean =>
  pairs.some(({ own, line }) => {
    if (classify(own.name).role !== 'legume' || classify(line.name).role !== 'legume') return false
    const [one, other] = [pulseTime(own.name), pulseTime(line.name)]
    return one !== other && (!one.soaked || !other.soaked)
  })

/** Whether a page bakes a crust for a list that mixes a batter, or sets with eggs in the oven what the list sets cold with gelatine. */
export const isMadeOtherwise = ({ steps }: Page, { missing, extra }: Pairing): boolean => {
  const has = (some: readonly IngredientDraft[], ...roles: readonly Role[]): boolean =>
    some.some(({ name }) => roles.includes(classify(name).role))
  const isBaked = steps.some((text) => /\bhornear\b/i.test(text))
  return (
    (missing.some(({ name }) => /^masa (?:quebrada|sabl|brisa)/i.test(name)) &&
      has(extra, 'raising') &&
      has(extra, 'flour')) ||
    (isBaked && has(missing, 'egg') && !has(extra, 'egg', 'yolk') && has(extra, 'gelatine', 'agar'))
  )
}
