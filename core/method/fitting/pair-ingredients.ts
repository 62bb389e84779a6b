import type { PageIngredient } from '#core/cookbook/page.ts'
import { withArticle } from '#core/method/display-name.ts'
import { cookingOf, hardBoil, isDryPulse } from '#core/method/kinds/pulses.ts'
import { flesh, pulseRoles } from '#core/method/kinds/role-groups.ts'
import type { Pantry } from '#core/pantry/match-food.ts'
import type { Role } from '#core/pantry/role-words.ts'
import { classify } from '#core/pantry/roles.ts'
import type { IngredientDraft } from '#core/recipes/recipe.ts'
import { joiningWords } from '#core/spanish/joining.ts'
import { nameKey } from '#core/spanish/name-key.ts'
import { stem } from '#core/spanish/stem.ts'
import { cookFirst } from './cook-first.ts'
import { areApart, areKinNames, isCalledFor, isKin, mayReplace } from './kin.ts'

/**
 * A page's ingredient and the cook's that takes its place: the very food, another form of it (the lemon for its juice),
 * or one of its kind.
 */
export type Pair = {
  readonly own: PageIngredient
  readonly line: IngredientDraft
  readonly how: 'same' | 'form' | 'kin'
  /** What the cook's food needs first to be what the page counts on: eggs that come raw are boiled. */
  readonly preparation?: string
}

export type Pairing = {
  readonly pairs: readonly Pair[]
  /** In the page, not in the cook's list. */
  readonly missing: readonly PageIngredient[]
  /** In the cook's list, not in the page. */
  readonly extra: readonly IngredientDraft[]
}

/** What is compared of a name, worked out once. */
type Known<T> = {
  readonly it: T
  readonly food: string | undefined
  readonly head: string
  /** The head of the food itself, under a form: 'zumo de limón' → 'limón'. */
  readonly core: string
  /** What its name says, as stems: 'lomo de cerdo' is pork too. */
  readonly words: readonly string[]
  readonly role: Role
  readonly known: boolean
  readonly reserve: string
}

/** What each of the page's ingredients is in the cook's list. A line is used once, but a lemon gives juice and zest. */
export const pairIngredients = (
  page: readonly PageIngredient[],
  lines: readonly IngredientDraft[],
  pantry: Pantry,
  asked: ReadonlySet<string> = new Set(),
): Pairing => {
  const pairs: Pair[] = []
  const owns = page.map((own) => keptOf(ownsOf, pantry, own, () => knownOf(own, reserveKey(own.reserve), pantry)))
  const all = lines.map((line) =>
    keptOf(linesOf, pantry, line, () => knownOf(line, reserveKey(reserveOf(line.name)), pantry)),
  )
  const missing = new Set(owns)
  const extra = new Set(all)
  const hasWhite = owns.some(({ role }) => role === 'white')
  const lacksButter =
    owns.some(({ role, reserve }) => role === 'butter' && reserve === '') && !all.some(({ role }) => role === 'butter')
  const isFatOfDish = ({ role, it }: Known<IngredientDraft>): boolean =>
    lacksButter && role === 'oil' && it.quantity <= littleOil && it.unit !== 'kg' && it.unit !== 'l'
  const fries = (own: Known<PageIngredient>, line: Known<IngredientDraft>): boolean =>
    own.reserve === 'freir' && line.reserve === '' && isFatOfDish(line)
  const pass = (
    how: Pair['how'],
    fits: (own: Known<PageIngredient>, line: Known<IngredientDraft>) => boolean,
    preparation?: (own: Known<PageIngredient>, line: Known<IngredientDraft>) => string | undefined,
    among: Iterable<Known<IngredientDraft>> = extra,
  ): void => {
    for (const own of [...missing]) {
      const line = firstThat(among, (one) => fits(own, one) && !fries(own, one))
      if (line === undefined) continue
      const first = preparation?.(own, line) ?? cookFirst(own.it, line.it)
      pairs.push({ own: own.it, line: line.it, how, ...(first === undefined ? {} : { preparation: first }) })
      missing.delete(own)
      extra.delete(line)
    }
  }
  const sameFood = (own: Known<PageIngredient>, line: Known<IngredientDraft>): boolean =>
    own.food !== undefined && own.food === line.food
  pass(
    'same',
    ({ it: own }, { it: line }) => own.name === line.name && own.quantity === line.quantity && own.unit === line.unit,
  )
  pass('same', (own, line) => sameFood(own, line) && own.reserve === line.reserve)
  pass('same', (own, line) => sameFood(own, line) && (own.reserve === '') === (line.reserve === ''))
  pass('same', sameFood)
  pass(
    'same',
    (own, line) =>
      own.head === line.head && (own.role === line.role || line.food === undefined) && !areApart(own, line),
  )
  pass('form', (own, line) => own.core === line.core && own.core !== '' && isForm(own, line))
  for (const [wants, has, preparation] of preparations)
    pass(
      'kin',
      (own, line) => own.role === wants && line.role === has,
      (_, line) => preparation(line.it),
    )
  // A yolk that only binds may be the whole egg: nobody separates one egg for a dough.
  pass(
    'kin',
    ({ role, it }, line) =>
      role === 'yolk' && it.quantity <= oneEgg && !hasWhite && line.role === 'egg' && line.reserve === '',
  )
  pass(
    'form',
    ({ role, reserve }, line) =>
      (role === 'yolk' || role === 'white') && line.role === 'egg' && (line.reserve === '' || line.reserve === reserve),
    separate,
    all,
  )
  const raw = [...asked].some((word) => rawWords.has(word))
  const isPickled = [...asked].some((word) => pickles.test(word))
  const body = owns
    .filter(({ role }) => role !== 'stock' && role !== 'water')
    .toSorted((a, b) => b.it.quantity - a.it.quantity)[0]
  const isAsked = (line: Known<IngredientDraft>): boolean => isCalledFor(line.words, line.role, asked)
  pass('kin', (own, line) => own.role === line.role && areKinNames(own.head, line.head) && !isNamedVariety(line, asked))
  pass('kin', (own, line) => own === body && asked.has(line.head) && bodies.has(own.role) && bodies.has(line.role))
  pass('kin', (own, line) => isAsked(line) && mayReplace(own.role, line.role, raw) && !areApart(own, line))
  pass('kin', (own, line) => isKin(own, line) && !isNamedVariety(line, asked))
  // Icing sugar is ground sugar; where nothing is kneaded, one fat fries for another; a pot takes water for its stock.
  pass('kin', ({ role }, line) => role === 'icingSugar' && line.role === 'sugar')
  if (!owns.some(({ role, it }) => role === 'flour' && it.quantity >= cupful))
    pass(
      'kin',
      (own, line) => fryingFat.has(own.role) && fryingFat.has(line.role) && own.reserve === '' && !areApart(own, line),
    )
  if (!all.some(({ role }) => role === 'bone'))
    pass(
      'kin',
      (own, line) =>
        own !== body &&
        (own.role === 'stock' || own.head === 'cerveza') &&
        own.it.quantity >= cupful &&
        line.role === 'water',
    )
  // A light batter is made with fizzy water.
  if (owns.some(({ role }) => role === 'flour'))
    pass('kin', ({ role }, line) => role === 'water' && line.head === 'agua')
  // Bread is made with water as well.
  pass('kin', ({ role, it }, line) => role === 'milk' && it.quantity >= cupful && line.role === 'water')
  // What a batter takes of yogurt may be milk.
  if (owns.some(({ role }) => role === 'raising'))
    pass('kin', (own, line) => own.role === 'yogurt' && line.role === 'milk')
  // A savoury sauce binds with milk as with cream.
  if (!owns.some(({ role, it }) => role === 'sugar' && it.quantity >= oneEgg))
    pass(
      'kin',
      (own, line) =>
        (own.role === 'milk' && line.role === 'cream') ||
        (own.role === 'cream' && line.role === 'milk' && own !== body),
    )
  // Oil makes a roux as butter does.
  if (owns.some(({ role, it }) => role === 'milk' && it.quantity >= 5 * cupful))
    pass('kin', (own, line) => own.role === 'butter' && own.reserve === '' && isFatOfDish(line))
  // Crumbs are soaked as bread is; coconut milk does what cream does; what little flour binds, starch binds as well.
  pass('kin', ({ role }, line) => role === 'bread' && line.role === 'crumbs')
  if (!owns.some(({ role, it }) => role === 'sugar' && it.quantity >= oneEgg))
    pass('kin', ({ role }, line) => role === 'cream' && line.role === 'coconut')
  pass('kin', ({ role, it }, line) => role === 'flour' && it.quantity <= oneEgg && line.role === 'starch')
  // What is kept in oil, soured or boiled already stands for its like.
  pass('kin', (own, line) =>
    [own, line].every(({ role, it }) => role === 'cannedFish' && / en (?:aceite|conserva)/i.test(it.name)),
  )
  pass('kin', (own, line) => /agria/i.test(own.it.name) && line.role === 'yogurt')
  pass('kin', ({ role }, line) => role === 'egg' && line.role === 'boiledEgg')
  pass(
    'kin',
    ({ words, role }, line) =>
      role === 'flour' && words[0] === stem('harina') && line.role === 'nut' && words[1] === line.head,
    (_, line) => `Moler ${withArticle({ ...line.it, unit: 'g' })} fina, sin que suelte su aceite.`,
  )
  // A dough that is not laminated takes oil for its butter.
  if (owns.some(({ role }) => role === 'yeast') && !owns.some(({ reserve }) => reserve === 'laminar'))
    pass('kin', (own, line) => own.role === 'butter' && own.reserve === '' && line.role === 'oil' && lacksButter)
  // Fat that is hard when cold is creamed as butter is.
  pass('kin', (own, line) => own.role === 'butter' && own.reserve === '' && hardFat.test(line.it.name) && lacksButter)
  // A cream thickens with either; a pot of milk is made of coconut milk, and sweetened with what there is.
  const lacks = (role: Role): boolean => !all.some((line) => line.role === role)
  pass('kin', ({ role }, line) => role === 'starch' && line.role === 'flour' && lacks('starch'))
  pass(
    'kin',
    ({ role, it }, line) => role === 'milk' && it.quantity >= cupful && line.role === 'coconut' && lacks('milk'),
  )
  pass(
    'kin',
    ({ role, reserve }, line) => role === 'sugar' && reserve === '' && line.role === 'honey' && lacks('sugar'),
  )
  // Almonds are almonds, whole or ground.
  pass('kin', (own, line) => own.role !== line.role && own.head === line.head && [own.role, line.role].includes('nut'))
  // A mould is lined with what dough there is.
  pass('kin', (own, line) => shortDough.test(own.it.name) && line.role === 'puff')
  for (const alike of [seasoningPaste, casing, bodyOfIces, liverPaste])
    pass('kin', (own, line) => alike.test(own.it.name) && alike.test(line.it.name))
  // What is pickled small is the same plant.
  pass(
    'kin',
    (own, line) =>
      own.role === 'vegetable' &&
      line.role === 'pickle' &&
      isPickled &&
      `${own.head.slice(0, -1)}ill` === line.head.slice(0, own.head.length + 2),
  )
  // Short doughs of any name line a mould alike.
  pass('kin', (own, line) => shortDough.test(own.it.name) && shortDough.test(line.it.name))
  // Who leaves sugar out sweetens with something else.
  pass('kin', ({ role }, line) => role === 'sugar' && sweetener.test(line.it.name))
  // A croquette takes any meat that is cooked already.
  if (
    owns.some(({ role, it }) => role === 'milk' && it.quantity >= cupful) &&
    owns.some(({ role }) => role === 'crumbs')
  )
    pass('kin', (own, line) => own.role === 'cured' && flesh.includes(line.role))
  // An egg that only paints or binds may be a yolk.
  pass('kin', ({ role, it }, line) => role === 'egg' && it.quantity <= oneEgg && line.role === 'yolk')
  pass('form', (own, line) => line.role === 'citrus' && own.core === line.core && isForm(own, line), undefined, all)
  pass('kin', (own, line) => own.role === 'acid' && line.role === 'citrus' && areKinNames(own.core, line.core))
  // Ginger is ginger, fresh or ground; minced beef may be cut of beef.
  pass('kin', (own, line) => own.head === line.head && spices.has(own.role) && spices.has(line.role))
  pass('kin', ({ role, words }, line) => role === 'mince' && line.role === 'meat' && words.includes(line.core))
  // What an emulsion takes of egg may be yolks.
  pass('kin', ({ role, it }, line) => role === 'egg' && /l[íi]quid/i.test(it.name) && line.role === 'yolk')
  for (const own of [...missing]) {
    const twin = pairs.find((pair) => isTwin(own, owns, pair))
    if (twin === undefined) continue
    pairs.push({ own: own.it, line: twin.line, how: twin.how })
    missing.delete(own)
  }
  return { pairs, missing: [...missing].map(({ it }) => it), extra: [...extra].map(({ it }) => it) }
}

/** Whether the name asks for this very pulse: red beans are no page of white ones, where 'frijoles charros' are of any. */
const isNamedVariety = ({ role, words }: Known<IngredientDraft>, asked: ReadonlySet<string>): boolean =>
  pulseRoles.includes(role) && words.slice(1).some((word) => asked.has(word))

/** Of a dish that pickles, and buys nothing pickled. */
const pickles = /^encurtid/

/** Gut to fill, of any beast. */
const casing = /^tripas?\b(?! de bacalao)/i

/** What thickens an ice cream's water, bought by itself or ready mixed. */
const bodyOfIces = /^(?:goma (?:guar|garrof[ií]n|xantana)|estabilizante|neutro)(?!\p{L})/iu

/** A paste that seasons for another of its kind. */
const seasoningPaste = /^pasta (?:de )?(?:curry|laksa|tikka|masala|massaman|rendang|tom yum)(?!\p{L})/iu

/** What is hard in the cold, and no butter. */
const hardFat = /^(?:aceite de coco|margarina|manteca)(?!\p{L})/iu

/** What lies under a crust, or fills. */
const liverPaste = /^(?:pat[eé]|foie|mousse de (?:foie|pato|h[ií]gado))(?!\p{L})/iu

const shortDough = /\bmasa (?:quebrada|sabl[ée]e?|brisa|brisé|sucr[ée]e?|dulce)(?!\p{L})/iu

const sweetener = /^(?:edulcorantes?|eritritol|stevia|estevia|xilitol|maltitol|sucralosa|sacarina)\b/i

/** g: less than this moistens, and is no water to be had from the tap. */
const cupful = 100

/** g: less oil than this fries nothing, and is the fat of a roux or a dough. */
const littleOil = 250

/** g: a page weighs its eggs without their shell. */
const oneEgg = 60

/** What a page may be about, and be about another of. */
const bodies: ReadonlySet<Role> = new Set<Role>(['vegetable', 'leaf', 'mushroom', 'aromatic'])

const fryingFat: ReadonlySet<Role> = new Set<Role>(['oil', 'butter'])

const spices: ReadonlySet<Role> = new Set<Role>(['garlic', 'spice', 'herb', 'aroma', 'pepper'])

/** Foods a page takes in two goes: the sugar of the dough and the sugar to coat with. Oil to fry in is bought apart. */
const inTwoGoes: ReadonlySet<Role> = new Set<Role>(['white', 'yolk', 'egg', 'chocolate', 'butter'])

/** Whether the page has the same food twice, and the list has it once for both. */
const isTwin = (own: Known<PageIngredient>, owns: readonly Known<PageIngredient>[], pair: Pair): boolean => {
  const other = owns.find(({ it }) => it === pair.own)
  if (other === undefined || own.role === 'fryOil' || pair.preparation !== undefined) return false
  return (own.food !== undefined && own.food === other.food) || (own.role === other.role && inTwoGoes.has(own.role))
}

/** Names of dishes in which nothing is cooked. */
const rawWords = new Set(
  'tartar tartare carpaccio ceviche tiradito sashimi sushi curado curada marinado crudo gravlax'.split(' ').map(stem),
)

const firstThat = <T>(some: Iterable<T>, fits: (one: T) => boolean): T | undefined => {
  for (const one of some) if (fits(one)) return one
  return undefined
}

/** What is known of an ingredient in one pantry, as long as it lives: one list is held against many pages. */
type Kept<T extends IngredientDraft> = WeakMap<Pantry, WeakMap<T, Known<T>>>
const ownsOf: Kept<PageIngredient> = new WeakMap()
const linesOf: Kept<IngredientDraft> = new WeakMap()

const keptOf = <T extends IngredientDraft>(kept: Kept<T>, pantry: Pantry, it: T, make: () => Known<T>): Known<T> => {
  const known = kept.get(pantry) ?? new WeakMap<T, Known<T>>()
  kept.set(pantry, known)
  const one = known.get(it) ?? make()
  known.set(it, one)
  return one
}

const knownOf = <T extends IngredientDraft>(it: T, reserve: string, pantry: Pantry): Known<T> => {
  const { role, known } = classify(it.name)
  const words = (nameKey(it.name).match(/\p{L}+/gu) ?? []).slice(0, 8)
  const bare = words.filter((word) => !joiningWords.has(word))
  const first = bare.findIndex((word) => !forms.has(stem(word)))
  return {
    it,
    food: pantry.match(it.name)?.food.id,
    head: stem(words[0] ?? ''),
    core: stem(bare[Math.max(first, 0)] ?? ''),
    words: bare.map(stem),
    role,
    known,
    reserve,
  }
}

/** Words for a form a food is bought or cut in; what follows is the food. Broths and flours are foods of their own. */
const forms = new Set(
  'zumo jugo jarabe pulpa pasta pure mezcla alga hoja rama ramita ralladura piel cascara corteza vaina grano semilla diente cabeza manojo raiz'
    .split(' ')
    .map(stem),
)

const isForm = (own: Known<PageIngredient>, line: Known<IngredientDraft>): boolean =>
  own.head !== line.head && (own.head !== own.core || line.head !== line.core)

const separate = (own: Known<PageIngredient>, line: Known<IngredientDraft>): string | undefined =>
  own.role === 'yolk' && line.role === 'egg' ? 'Separar las yemas de las claras.' : undefined

/** Fresh or frozen beans: no soak, but the boil that destroys their lectin (FDA, Bad Bug Book). Times: trade practice. */
const freshPulse = (line: IngredientDraft): string =>
  !/\b(?:fresc|congelad|tiern)[oa]s?\b/i.test(line.name)
    ? ''
    : `Cocer ${withArticle({ ...line, unit: 'g' })} desde agua fría: ${hardBoil}, espumar y 30-40 min a fuego suave, hasta que el grano esté tierno y entero.`

/** What a page has ready and a cook may have raw. Eggs: AESAN (2021), 10 min from the boil pass 70 °C in the yolk. */
const preparations: readonly (readonly [wants: Role, has: Role, preparation: (line: IngredientDraft) => string])[] = [
  [
    'boiledEgg',
    'egg',
    () => 'Cocer los huevos 10 min desde que hierve el agua, enfriarlos en agua con hielo y pelarlos.',
  ],
  ['cookedLegume', 'legume', (line) => (isDryPulse(line) ? cookingOf([line.name]).join(' ') : freshPulse(line))],
  ['crumbs', 'bread', () => 'Secar el pan y rallarlo fino.'],
]

/** What a line says it is kept for: 'aceite de oliva (para freír)' → 'para freír'. */
export const reserveOf = (name: string): string =>
  /\bpara (?:el |la |los |las )?\p{L}{3,20}/iu.exec(name)?.[0].toLowerCase() ?? ''

/** 'para el pliegue' and 'para laminar' are the same use of butter. */
const reserveKey = (reserve: string): string => {
  const word = nameKey(reserve).split(' ').at(-1) ?? ''
  if (/^(laminar|pliegue|plegar|hojaldrar|empaste)$/.test(word)) return 'laminar'
  if (/^(freir|fritura|fritos?)$/.test(word)) return 'freir'
  if (/^(quemar|caramelizar|tostar)$/.test(word)) return 'quemar'
  if (/^(caramelo)$/.test(word)) return 'caramelo'
  if (/^(decorar|adornar|terminar|acabar|servir|emplatar|espolvorear)$/.test(word)) return 'servir'
  if (/^(moldes?|engrasar|encamisar|untar|bandeja)$/.test(word)) return 'molde'
  return stem(word)
}
