import type { Knowledge } from '#core/cookbook/cookbook.ts'
import { parseIngredientLine, saysHowMuch } from '#core/parsing/lines/ingredient-line.ts'
import type { IngredientDraft } from '#core/recipes/recipe.ts'
import { fold } from '#core/spanish/fold.ts'
import { stemsOf } from '#core/spanish/name-index.ts'
import { knownName } from './find-dish.ts'

/** What the cook wants otherwise in the recipe spoken of. Foods as they were written. */
export type Change =
  | { readonly kind: 'swap'; readonly food: string; readonly into: string }
  | {
      readonly kind: 'times'
      readonly food: string
      readonly factor: number
      /** The lines it means, where the food names a class of them. */
      readonly lines?: readonly string[]
    }
  | { readonly kind: 'drop'; readonly foods: readonly string[] }
  | { readonly kind: 'add'; readonly foods: readonly Added[] }

/** A food to be added, and how much of it where that was said. */
export type Added = { readonly food: string; readonly amount: Pick<IngredientDraft, 'quantity' | 'unit'> | null }

/** 'Menos azúcar' is a quarter less, 'más' a quarter more: enough to be tasted. Ours. */
const less = 0.75
const more = 1.25

const lead = '^\\W*(?:(?:y si|y|pero|vale|ok|ahora|mejor|bueno|entonces|por favor|oye|tambien),? )*'
/** 'Ponle', 'si le pongo', 'uso'. */
const puts =
  '(?:(?:le |les |se le )?(?:pongo|ponemos|echo|echamos|dejo|uso|usamos|pusiera|echara)|(?:pon|echa|deja|haz|da|usa)(?:le|les|la|lo)?)'
const only = '(?:solo |nada mas |solamente )?'
const article = '(?:el |la |los |las |un poco de |algo de )?'
const thing = '([a-z][a-z ]{1,40}?)'
/** One food or more, with their amounts. */
const several = '((?:(?:el|la|los|las|tambien) )?[a-z\\d½¼][a-z\\d ,.½¼]{1,120}?)'
const end = '(?: tambien)?(?: por favor| porfa| porfi| plis| gracias)?\\W*$'
const rule = (pattern: string): RegExp => new RegExp(lead + pattern + end, 'd')

const halved = (food: string): Change => ({ kind: 'times', food, factor: 0.5 })

const rules: readonly (readonly [RegExp, (food: string, second: string) => Change])[] = [
  [
    rule(
      `(?:(?:pon|echa|usa|haz)(?:le|la|lo)? )?(?:con )?${article}${thing} en (?:vez|lugar) de(?:l)? ${article}${thing}`,
    ),
    (into, food) => ({ kind: 'swap', food, into }),
  ],
  [
    rule(`(?:cambi|sustituy|reemplaz|remplaz)[ae](?:me|le|les|la|lo)? ${article}${thing} por ${article}${thing}`),
    (food, into) => ({ kind: 'swap', food, into }),
  ],
  [rule(`(?:${puts} (?:con )?|con )${only}(?:la )?mitad de(?:l)? ${article}${thing}`), halved],
  [
    rule(`(?:${puts} (?:con )?|con )(?:el )?doble de(?:l)? ${article}${thing}`),
    (food) => ({ kind: 'times', food, factor: 2 }),
  ],
  [
    rule(
      `(?:(?:${puts} )?(?:con )?)(?:un )?(\\d{1,2}) ?(?:%|por ?cien(?:to)?) (?:de )?menos (?:de(?:l)? )?${article}${thing}`,
    ),
    (share, food) => ({ kind: 'times', food, factor: 1 - Number(share) / 100 }),
  ],
  [
    rule(
      `(?:(?:${puts} )?(?:con )?)(?:un )?(\\d{1,3}) ?(?:%|por ?cien(?:to)?) (?:de )?mas (?:de(?:l)? )?${article}${thing}`,
    ),
    (share, food) => ({ kind: 'times', food, factor: 1 + Number(share) / 100 }),
  ],
  [
    rule(
      `(?:(?:${puts}|quiero|(?:le |se le )?(?:puedo|puedes|podemos|puede) (?:poner|echar)(?:le|les)?) )?(?:con )?(?:un poco |algo |bastante )?menos (?:de )?${thing}`,
    ),
    (food) => ({ kind: 'times', food, factor: less }),
  ],
  [
    rule(
      `(?:(?:${puts}|quiero|(?:le |se le )?(?:puedo|puedes|podemos|puede) (?:poner|echar)(?:le|les)?) )?(?:con )?(?:un poco |algo |bastante )?mas (?:de )?${thing}`,
    ),
    (food) => ({ kind: 'times', food, factor: more }),
  ],
  [rule(`(?:baja|reduce)(?:le|les)? (?:el |la )${thing}`), (food) => ({ kind: 'times', food, factor: less })],
  [rule(`(?:sube|aumenta)(?:le|les)? (?:el |la )${thing}`), (food) => ({ kind: 'times', food, factor: more })],
  [
    rule(`con (?!menos|mas|el doble|la mitad|que )${several}`),
    (food) => ({ kind: 'add', foods: splitFoods(food).map(withAmount) }),
  ],
  [
    rule(
      `(?:puedes |podemos |se puede |quiero )?(?:(?:les? )?(?:quit|elimin)o|(?:quit|sac|elimin)(?:ar?|as|amos)(?:le|les)?|prescind\\w{1,3} de) ${several}`,
    ),
    (food) => ({ kind: 'drop', foods: splitFoods(food) }),
  ],
  [
    rule(
      `(?:(?:haz|pon|dej)(?:l[aoe]s?|mel[aoe]) )?sin (?:nada de )?(?!gluten|lactosa|alcohol|mas\\b|duda|problema)${several}`,
    ),
    (food) => ({ kind: 'drop', foods: splitFoods(food) }),
  ],
  [
    rule(
      `(?:puedes |podemos |se puede |quiero )?(?:(?:anad|agreg|pon|ech|met)(?:[aei]r?)?(?:le|les)|anade|agrega|incorpora) (?!menos |mas )${several}`,
    ),
    (food) => ({ kind: 'add', foods: splitFoods(food).map(withAmount) }),
  ],
]

/** 'El ajo y el perejil', '50 g de nueces, 2 huevos y pasas': each by itself. */
const splitFoods = (said: string): string[] =>
  said
    .split(/,? (?:y|e|ni) |, /i)
    .map((food) => food.replace(/^(?:el|la|los|las|un poco de|algo de|tambi[eé]n|de) /i, '').trim())
    .filter((food) => /\p{L}{2}/u.test(food))

const withAmount = (food: string): Added => {
  const line = saysHowMuch(food) ? parseIngredientLine(food) : null
  return line === null
    ? { food, amount: null }
    : { food: line.name, amount: { quantity: line.quantity, unit: line.unit } }
}

/** 'Cámbiale la naranja por mandarina', 'ponle menos azúcar', 'quítale la sal', 'añádele 50 g de nueces'; null of anything else. */
export const changeIn = (text: string): Change | null => {
  const asked = text.slice(0, 160)
  const folded = fold(asked)
  // 'Qué pongo en vez de achiote' asks; it orders nothing.
  if (/^\W*(?:y )?(?:que|cual|por cual) (?:le |se )?(?:pongo|uso|echo|puedo|podria|pone|sirve)\b/.test(folded))
    return null
  // 'Y con agua con gas mejor?' asks, too, and so does 'con 2 litros de leche cuántas yemas'.
  if (/\b(?:mejor|peor|va(?:n)? bien|vale|que tal|tambien)\? *$/.test(folded)) return null
  if (/\bcuant[oa]s?\b/.test(folded)) return null
  // 'Y con ajo en nevera': where it is kept.
  if (/\ben (?:la |el )?(?:nevera|camara|frigo\w*|frio|congelador|vacio|aceite)\b/.test(folded)) return null
  for (const [pattern, made] of rules) {
    const found = pattern.exec(folded)
    if (found === null) continue
    const said = (group: number): string => asked.slice(...(found.indices?.[group] ?? [0, 0]))
    // 'Al horno en vez de fritas' is another way to cook it, and no food.
    if (isWay.test(fold(said(1)))) return null
    const change = made(said(1), said(2))
    // 'Le quito 100 g' names nothing.
    return (change.kind === 'drop' || change.kind === 'add') && change.foods.length === 0 ? null : change
  }
  return null
}

const isWay =
  /^(?:(?:al?|a la|en) (?:horno|vapor|plancha|brasa|parrilla|sarten|freidora|wok|air ?fryer|freidora de aire|microondas)|(?:frit|asad|cocid|hervid|hornead|crud|confitad)[oa]s?)$/

/** Whether an ingredient is what was named: 'Jamón serrano' is the 'jamón'. */
export const isOf = (name: string, food: string): boolean => {
  const words = stemsOf(name)
  return stemsOf(food).every((word) => words.includes(word))
}

/** The foods of a change that the list has not got; none where they are to be added. */
export const missingOf = (ingredients: readonly IngredientDraft[], change: Change): readonly string[] => {
  const wanted =
    change.kind === 'add'
      ? []
      : change.kind === 'drop'
        ? change.foods
        : change.kind === 'times'
          ? (change.lines ?? [change.food])
          : [change.food]
  return wanted.filter((food) => !ingredients.some(({ name }) => isOf(name, food)))
}

/** The list with a food in another amount or under another name. */
export const changed = (
  ingredients: readonly IngredientDraft[],
  change: Exclude<Change, { readonly kind: 'add' | 'drop' }>,
  knowledge: Knowledge,
): readonly IngredientDraft[] =>
  ingredients.map((line) => {
    if (change.kind === 'times')
      return (change.lines ?? [change.food]).some((food) => isOf(line.name, food))
        ? { ...line, quantity: Math.round(line.quantity * change.factor * 100) / 100 }
        : line
    return isOf(line.name, change.food)
      ? { ...line, name: renamed(line.name, change.food, change.into, knowledge) }
      : line
  })

/** 'Zumo de naranja' becomes 'Zumo de mandarina' where the table knows it, else what was named. */
const renamed = (name: string, food: string, into: string, knowledge: Knowledge): string => {
  const kept = withWord(name, food, into)
  return kept !== null && stemsOf(name).length > stemsOf(food).length && knowledge.pantry.match(kept) !== null
    ? kept
    : knownName(into, knowledge)
}

/** A name with one food's word in another's place, or null where it has not got it. */
export const withWord = (name: string, food: string, into: string): string | null => {
  const [stem, ...others] = stemsOf(food)
  if (stem === undefined || others.length > 0) return null
  const words = name.split(' ')
  const at = words.findIndex((word) => stemsOf(word)[0] === stem)
  return at === -1 ? null : words.with(at, at === 0 ? into.charAt(0).toUpperCase() + into.slice(1) : into).join(' ')
}
