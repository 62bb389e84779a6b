import type { Page, PageIngredient } from '#core/cookbook/page.ts'
import { diets, isForbidden } from '#core/knowledge/diets.ts'
import { flesh, garden, pulseRoles } from '#core/method/kinds/role-groups.ts'
import type { Pantry } from '#core/pantry/match-food.ts'
import type { Role } from '#core/pantry/role-words.ts'
import { classify } from '#core/pantry/roles.ts'
import type { IngredientDraft } from '#core/recipes/recipe.ts'
import { fold } from '#core/spanish/fold.ts'
import { nameKey } from '#core/spanish/name-key.ts'
import { stem } from '#core/spanish/stem.ts'
import { isCalledFor } from './kin.ts'
import { kinWay, type Way, wayOf } from './kin-way.ts'
import { classWords, openers, pastaShapes, wordStems } from './name-words.ts'
import { type Pairing, pairIngredients } from './pair-ingredients.ts'

/** The page a recipe is made by, or one that has its name and nothing of its ingredients. */
export type FoundPage =
  | { readonly agrees: true; readonly page: Page; readonly pairing: Pairing }
  | { readonly agrees: false; readonly page: Page }

/** From this share of the page's ingredients on, the list is that dish; below the other, it is something else. Ours. */
const agreesFrom = 0.5
const disagreesBelow = 0.25

/** What every kitchen has: it tells no dish from another, and nobody is told that it is missing. */
export const always: ReadonlySet<Role> = new Set<Role>(['water', 'salt', 'pepper', 'ice'])

/** A curing salt is no kitchen salt: a list without it is told so. */
export const isAlwaysThere = (name: string, pantry: Pantry): boolean =>
  always.has(classify(name).role) && pantry.match(name)?.food.id !== 'sal-nitrificante'

/**
 * The page of a recipe's name, with its ingredients as witness: the longest name or other name of a page whose words are
 * all in the recipe's name. Null where no page has that name, or the witness is in doubt.
 */
export const findPage = (
  recipeName: string,
  lines: readonly IngredientDraft[],
  pages: readonly Page[],
  pantry: Pantry,
): FoundPage | null => {
  const asked = wordStems(recipeName.slice(0, 200))
  let best: FoundPage | null = null
  let bestScore = 0
  const lead = wordStems(recipeName.slice(0, 200).split(/ (?:con|y|e|sobre) /i)[0] ?? '')
  const named = candidates(asked, lead, wayOf(recipeName), pages)
  const leavesOut = leftOutBy(recipeName, pantry)
  for (const { page, words, exact, byWay } of named.slice(0, mostTried)) {
    const pairing = pairIngredients(page.ingredients, lines, pantry, new Set(asked))
    if (
      pairing.missing.some(({ name }) => leavesOut(name)) ||
      lacksItsBody(page, pairing, exact) ||
      makesItsDough(pairing) ||
      (!exact && lacksItsFlour(pairing)) ||
      (byWay && !isBodyPaired(page, pairing)) ||
      (!exact && lacksItsTaste(page, pairing, asked)) ||
      (!exact && leavesOutWhatIsAsked(page, pairing, lead, lines))
    )
      continue
    const agreement = agreementOf(page, pairing)
    const used = usedOf(lines, pairing)
    if (agreement < (exact ? (isShortList(pairing, used) ? shortAgreesFrom : agreesFrom - 0.15) : agreesFrom)) continue
    const score = agreement + used + words / asked.length + sharedWith(page, lead)
    if (score > bestScore) {
      best = { agrees: true, page, pairing }
      bestScore = score
    }
  }
  if (best !== null) return best
  const [first] = named
  if (first?.exact !== true) return null
  const agreement = agreementOf(first.page, pairIngredients(first.page.ingredients, lines, pantry))
  return agreement < disagreesBelow ? { agrees: false, page: first.page } : null
}

/** A list that goes into the page whole, and has what weighs most in it, is that dish with its garnish left out. Ours. */
const isShortList = ({ pairs }: Pairing, used: number): boolean =>
  used >= 0.85 && pairs.some(({ own }) => inGrams(own) >= 500)
const shortAgreesFrom = 0.2

const mostTried = 8

/** Which share of what stands before 'con' a name of the page has: bravas with alioli are bravas. */
const sharedWith = (page: Page, lead: readonly string[]): number =>
  Math.max(...namesOf(page).map((words) => lead.filter((word) => words.includes(word)).length)) /
  Math.max(1, lead.length)

type Named = {
  readonly page: Page
  readonly words: number
  readonly exact: boolean
  /** Whether only its way is the asked one: chicken in pepitoria for a hen. */
  readonly byWay: boolean
}

/** Pages any of whose names lies within the asked one and makes a dish of the same class, the longest name first. */
const candidates = (
  asked: readonly string[],
  lead: readonly string[],
  way: Way | null,
  pages: readonly Page[],
): Named[] => {
  const set = new Set(asked)
  // What follows 'con' comes to the dish as it is: a stew with pickled lemon is no pickle.
  const classes = lead.filter((word) => classWords.has(word))
  const found: Named[] = []
  for (const page of pages) {
    if (page.steps.length === 0 || page.ingredients.length === 0) continue
    let most = 0
    const alike = kinWay(page, way)
    if (alike > 0) most = alike
    for (const words of namesOf(page)) {
      if (words.length > most && words.every((word) => set.has(word)) && words.some((word) => isHead(word, asked)))
        most = words.length
    }
    if (most === 0) continue
    const own = new Set([...namesOf(page).flat(), ...wordStems(page.type)])
    if (opposites.some(([one, other]) => set.has(one) && own.has(other))) continue
    if (anotherWay(page, asked, own) || (set.has(stem('fria')) && isHotSoup(page, own))) continue
    const isPasta = page.category === 'Pastas'
    if (most === set.size || classes.every((word) => own.has(word) || (isPasta && pastaShapes.has(word))))
      found.push({ page, words: most, exact: most === set.size, byWay: alike > 0 && most === alike })
  }
  return found.toSorted((a, b) => b.words - a.words)
}

/** Whether the food a page is called after is missing, where another is asked for: éclairs of coffee are none of vanilla. */
const lacksItsTaste = ({ name }: Page, { missing }: Pairing, asked: readonly string[]): boolean => {
  const taste = wordStems(/ de (.+?)(?: con | y |$)/.exec(nameKey(name))?.[1] ?? '').filter(
    (word) => !asked.includes(word),
  )
  return taste.length > 0 && missing.some((own) => wordStems(own.name).some((word) => taste.includes(word)))
}

const isBodyPaired = (page: Page, pairing: Pairing): boolean => missingBody(page, pairing) === undefined

/** A soup that is asked for cold is no soup that is cooked and served hot. */
const isHotSoup = ({ name, category, steps }: Page, own: ReadonlySet<string>): boolean =>
  (category === 'Sopas y cremas' || /^sopa\b/i.test(name)) &&
  !own.has(stem('fria')) &&
  !/\bfr[ií][oa]|\b[4-9] °C/.test(steps.at(-1) ?? '')

/** Whether a page says 'a la romana' where 'a la andaluza' is asked for. */
const anotherWay = ({ name }: Page, asked: readonly string[], own: ReadonlySet<string>): boolean => {
  const says = wordStems(/ a la (\p{L}+)/u.exec(nameKey(name))?.[1] ?? '')[0]
  if (says === undefined || asked.includes(says) || !demonyms.has(says)) return false
  return asked.some((word) => demonyms.has(word) && !own.has(word))
}

const demonyms = new Set(
  'romana andaluza gallega vasca bilbaina riojana madrileña catalana valenciana milanesa napolitana boloñesa marinera vizcaina llauna sidra navarra segoviana extremeña murciana canaria mallorquina italiana francesa griega polaca inglesa provenzal florentina'
    .split(' ')
    .flatMap(wordStems),
)

/** What is asked for fresh is not given cured, and the other way round. */
const opposites: readonly (readonly [asked: string, page: string])[] = [
  ['fresco', 'curado'],
  ['fresca', 'curado'],
  ['criollo', 'curado'],
  ['curado', 'fresco'],
  ['curada', 'fresco'],
  ['fria', 'caliente'],
].map(([asked = '', page = '']) => [stem(asked), stem(page)])

/** Whether a word is what the name speaks of: its first, or the first after one that says nothing of its own. */
const isHead = (word: string, asked: readonly string[]): boolean =>
  word === asked.find((one) => !openers.has(one)) ||
  word === asked.find((one) => !openers.has(one) && !pastaShapes.has(one)) ||
  word === asked[0]

const known = new WeakMap<Page, readonly (readonly string[])[]>()

const namesOf = (page: Page): readonly (readonly string[])[] => {
  const before = known.get(page)
  if (before !== undefined) return before
  const made = [page.name, ...page.aliases].map(wordStems)
  known.set(page, made)
  return made
}

/** Which foods a name leaves out: 'chili sin carne' is no page with meat, 'mojito sin alcohol' none with rum. */
const leftOutBy = (recipeName: string, pantry: Pantry): ((name: string) => boolean) => {
  const key = nameKey(recipeName.slice(0, 200))
  const kept = diets.filter(({ asked }) => asked.test(fold(recipeName.slice(0, 200))))
  const word = /\bsin (\p{L}{3,20})/u.exec(key)?.[1]
  if (kept.length === 0 && word === undefined) return () => false
  const role = word === undefined ? 'other' : classify(word).role
  return (name) => {
    const food = kept.length === 0 ? undefined : pantry.match(name)?.food
    if (food !== undefined && kept.some((diet) => isForbidden(food, diet))) return true
    if (word === undefined) return false
    const own = classify(name).role
    return (
      nameKey(name).split(' ').map(stem).includes(stem(word)) ||
      (role !== 'other' && own === role) ||
      (role === 'meat' && /^(?:mince|poultry|cured|offal)$/.test(own))
    )
  }
}

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
const lacksItsBody = (page: Page, pairing: Pairing, exact: boolean): boolean => {
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
const leavesOutWhatIsAsked = (
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
const isWrapper = /^(?:obleas?|laminas? de wonton|hojas? de (?:brick|arroz)|tortillas?|pasta (?:filo|wonton))\b/

/** Whether the page makes the dough that the list has bought, or has bought the one that the list makes. */
const makesItsDough = ({ missing, extra }: Pairing): boolean =>
  (missing.some(({ name }) => isWrapper.test(nameKey(name))) &&
    extra.some((line) => classify(line.name).role === 'flour' && inGrams(line) >= 100)) ||
  (missing.some(({ name }) => classify(name).role === 'flour') &&
    extra.some(({ name }) => ['dough', 'puff'].includes(classify(name).role)))

/** Whether most of the page's flour is another one than the list's: a dough of maize is no dough of wheat. */
const lacksItsFlour = ({ missing, pairs }: Pairing): boolean => {
  const flour = (some: readonly IngredientDraft[]): number =>
    some.filter(({ name }) => classify(name).role === 'flour').reduce((sum, line) => sum + inGrams(line), 0)
  return (
    flour(missing) > flour(pairs.map(({ own }) => own)) &&
    pairs.some(({ line }) => classify(line.name).role === 'flour')
  )
}

const bodies: ReadonlySet<Role> = new Set<Role>([
  ...flesh,
  ...pulseRoles,
  ...garden,
  'bone',
  'egg',
  'rice',
  'pasta',
  'leaf',
  'tomato',
  'flour',
  'bread',
  'fruit',
  'softCheese',
  'chocolate',
  'nut',
])

/** What seasons or moistens, and makes no other dish by its absence. */
const minor: ReadonlySet<Role> = new Set<Role>([
  ...always,
  ...([
    'spice',
    'herb',
    'paprika',
    'garlic',
    'aromatic',
    'oil',
    'fryOil',
    'acid',
    'stock',
    'wine',
    'spirit',
    'zest',
    'nut',
    'sugar',
  ] satisfies Role[]),
])

/** What a dish is called after: what it is made of, and what a sweet is filled with or tastes of. */
const namedAfter: ReadonlySet<Role> = new Set<Role>([
  ...bodies,
  'cheese',
  'citrus',
  'cream',
  'oil',
  'honey',
  'coffee',
  'coconut',
  'juice',
  'cured',
])

/** Which share of the list, by weight, the page has a place for; what weighs nothing counts a little. */
const usedOf = (lines: readonly IngredientDraft[], { extra }: Pairing): number => {
  const weight = (some: readonly IngredientDraft[]): number =>
    some.reduce((sum, line) => sum + Math.sqrt(Math.max(1, inGrams(line))), 0)
  return 1 - weight(extra) / Math.max(1, weight(lines))
}

/** Which share of the page's own ingredients the list has; what weighs most counts twice, what is always there not at all. */
const agreementOf = ({ ingredients }: Page, { pairs }: Pairing): number => {
  const some = ingredients.filter(({ name }) => !always.has(classify(name).role))
  // A brine is nothing but salt and water.
  const telling = some.length === 0 ? ingredients : some
  const heavy = new Set(telling.toSorted((a, b) => inGrams(b) - inGrams(a)).slice(0, 3))
  const worth = (own: (typeof ingredients)[number]): number => (heavy.has(own) ? 2 : 1)
  const paired = new Set(pairs.map(({ own }) => own))
  const all = telling.reduce((sum, own) => sum + worth(own), 0)
  return all === 0 ? 0 : telling.reduce((sum, own) => sum + (paired.has(own) ? worth(own) : 0), 0) / all
}

/** A rough weight, to tell what there is much of: a piece counts as 50 g. */
export const inGrams = ({ quantity, unit }: IngredientDraft): number =>
  unit === 'kg' || unit === 'l' ? quantity * 1000 : unit === 'g' || unit === 'ml' ? quantity : quantity * 50
