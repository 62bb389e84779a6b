import { shelvesOf } from '#core/assistant/pages/shelves.ts'
import { spelled } from '#core/assistant/words/spelling.ts'
import type { Knowledge } from '#core/cookbook/cookbook.ts'
import type { Dish } from '#core/cookbook/dish.ts'
import { dishWith } from '#core/cookbook/dish-recipe.ts'
import type { Formula } from '#core/cookbook/formula.ts'
import { asIngredients } from '#core/cookbook/scale-formula.ts'
import { lookUp } from '#core/look-up/look-up.ts'
import { onlyAsks } from '#core/look-up/spoken.ts'
import { wordsIn } from '#core/look-up/terms.ts'
import { flesh, pulseRoles } from '#core/method/kinds/role-groups.ts'
import type { Role } from '#core/pantry/role-words.ts'
import { classify } from '#core/pantry/roles.ts'
import type { IngredientDraft } from '#core/recipes/recipe.ts'
import { stemsOf } from '#core/spanish/name-index.ts'
import { nameKey } from '#core/spanish/name-key.ts'

export type FoundDish =
  | {
      readonly kind: 'formula'
      readonly formula: Formula
      /** What takes the slot's place: 'crema de {calabaza}'. */
      readonly instead: string | null
      /** Foods of the name that the formula does not have: 'bizcocho de {limón}'. */
      readonly extras: readonly string[]
      /** Words beside it that are no food of the table. */
      readonly unknown: readonly string[]
    }
  | {
      readonly kind: 'dish'
      readonly dish: Dish
      readonly extras: readonly string[]
      readonly unknown: readonly string[]
    }

/** The base of a dish by its name, or null: the longest name of formulas and dishes that it begins with. */
export const findDish = (subject: string, knowledge: Knowledge): FoundDish | null => {
  const formula = shelvesOf(knowledge).formulas.leading(subject)
  const dish = shelvesOf(knowledge).dishes.leading(subject)
  if (formula === null && dish === null) return otherwiseSpelled(subject, knowledge)
  if (dish !== null && (formula === null || dish.rest <= formula.rest)) {
    const found = ofItsKind(asNamed(dish.row, subject, knowledge), subject, knowledge)
    if (found === null) return null
    const parts = found.ingredients.map(({ name }) => name)
    return { kind: 'dish', dish: found, ...besides(subject, parts, found.names, knowledge) }
  }
  if (formula === null) return null
  const { slot, parts, names } = formula.row
  const { extras: found, unknown } = besides(
    subject,
    parts.map(([name]) => name),
    names,
    knowledge,
  )
  const instead =
    slot === undefined ? undefined : (found.find((food) => slot.roles.includes(classify(food).role)) ?? found[0])
  if (formula.row.category === 'Postres' && found.some(isSavoury)) return null
  const extras = found.filter((food) => food !== instead)
  return { kind: 'formula', formula: formula.row, instead: instead ?? null, extras, unknown }
}

/** What no sweet is made of: a mousse of chickpeas is no mousse of fruit. */
const savoury: ReadonlySet<Role> = new Set<Role>([...flesh, ...pulseRoles, 'cannedFish', 'cured', 'mushroom'])
const isSavoury = (food: string): boolean =>
  savoury.has(classify(food).role) || (classify(food).role === 'vegetable' && !sweetens.test(nameKey(food)))
/** Vegetables that pastry works with. */
const sweetens =
  /^(?:calabazas?|zanahorias?|boniatos?|batatas?|camotes?|remolachas?|ruibarbo|pepinos?|chirivias?|hinojo|apio|maiz|choclo|guisantes?|elote)\b/

/** So sure that the whole name is meant, and nothing stands beside it. */
const wholeNameFrom = 0.95

/** A dish under its name in another language or spelling: 'caldo galego', 'vechamel'. */
const otherwiseSpelled = (subject: string, knowledge: Knowledge): FoundDish | null => {
  // 'How do I make a…' is a question in another language, no name.
  if (wordsIn(subject).some(onlyAsks)) return null
  const [best] = lookUp(subject, knowledge).found
  if (best === undefined || best.page.kind === 'cards' || !best.named || best.confidence < wholeNameFrom) return null
  return shelvesOf(knowledge).dishes.leading(best.page.name) === null &&
    shelvesOf(knowledge).formulas.leading(best.page.name) === null
    ? null
    : findDish(best.page.name, knowledge)
}

/** What may stand in for each other when a dish goes by several names: 'sardinas en escabeche', 'caballa en escabeche'. */
const kin: readonly (readonly Role[])[] = [
  ['fish'],
  ['shellfish'],
  ['mollusc'],
  ['cephalopod'],
  ['meat', 'poultry', 'offal'],
  ['fruit', 'citrus'],
  ['herb'],
  ['cheese', 'softCheese'],
  ['pasta', 'freshPasta'],
]

/**
 * The dish with the food its asked name speaks of, where that name is one of its own and the recipe is written for
 * another food of the same kind.
 */
const asNamed = (dish: Dish, subject: string, knowledge: Knowledge): Dish => {
  const named = new Set(dish.names.flatMap(stemsOf))
  const foods = foodsOfDish(subject, knowledge).filter(
    (food) => ![...general.values()].includes(food) && stemsOf(food).every((word) => named.has(word)),
  )
  return foods.reduce((made, food) => {
    const same = knowledge.pantry.match(food)?.food
    const isIt = (name: string): boolean =>
      (same !== undefined && knowledge.pantry.match(name)?.food === same) ||
      stemsOf(food).every((word) => stemsOf(name).includes(word))
    const roles = kin.find((some) => some.includes(classify(food).role))
    if (roles === undefined || made.ingredients.some(({ name }) => isIt(name))) return made
    const [first] = made.ingredients
      .filter(({ name }) => roles.includes(classify(name).role))
      .toSorted((a, b) => b.quantity - a.quantity)
    return first === undefined ? made : dishWith(made, first.name, knownName(food, knowledge))
  }, dish)
}

/**
 * A dish called like one of its foods, asked for by the longer name of another food: red prawns take the place of prawns;
 * smoked salmon, or one for tartare, is no grilled salmon, and nothing is left of the dish.
 */
const ofItsKind = (dish: Dish, subject: string, knowledge: Knowledge): Dish | null => {
  const { pantry } = knowledge
  const sold = pantry.match(subject)?.food
  const words = stemsOf(subject)
  const plain = dish.ingredients.find(({ name }) => {
    const own = stemsOf(name)
    return (
      own.length < words.length &&
      own.every((word) => words.includes(word)) &&
      dish.names.some((one) => nameKey(one) === nameKey(name))
    )
  })
  if (sold === undefined || plain === undefined) return dish
  // It is sold for a use of its own.
  if (readFoodsIn(subject, knowledge).foods.some((food) => / para /.test(food))) return null
  if (pantry.match(plain.name)?.food === sold) return dish
  return classify(subject).role === classify(plain.name).role
    ? dishWith(dish, plain.name, knownName(subject, knowledge))
    : null
}

/** The foods of a dish's name, also where the whole of it is sold as one food: 'sardinas en escabeche' is made of sardines. */
const foodsOfDish = (subject: string, knowledge: Knowledge): readonly string[] => {
  const sold = knowledge.pantry.match(subject)?.food
  const joint = sold === undefined ? null : jointOf(subject, knowledge)
  // 'Mollejas de ternera' are one food, 'sorbete de fresa' is sold as any sorbet.
  const own = new Set(stemsOf(sold?.name ?? ''))
  const isOne = joint !== null && /^ del? /.test(joint[0]) && stemsOf(subject).every((word) => own.has(word))
  if (joint === null || isOne) return readFoodsIn(subject, knowledge).foods
  const [one, other] = [subject.slice(0, joint.index), subject.slice(joint.index + joint[0].length)]
  return [one, other].flatMap((part) => readFoodsIn(part, knowledge).foods)
}

/** A name the writer of methods knows: 'Zapallo' is written 'Calabaza (zapallo)'. */
export const knownName = (food: string, knowledge: Knowledge): string => {
  const own = spelled(food, knowledge)
  const name = own.charAt(0).toUpperCase() + own.slice(1)
  const { otherName } = classify(food)
  return otherName === null ? name : `${otherName} (${food.toLowerCase()})`
}

export const partsOfDish = (found: FoundDish): readonly IngredientDraft[] =>
  found.kind === 'dish' ? found.dish.ingredients : asIngredients(found.formula.parts)

/** What is named beside the dish and is not in it yet. */
const besides = (
  subject: string,
  parts: readonly string[],
  names: readonly string[],
  knowledge: Knowledge,
): { readonly extras: readonly string[]; readonly unknown: readonly string[] } => {
  const own = new Set([...parts, ...names].flatMap(stemsOf))
  const said = readFoodsIn(subject, knowledge)
  const isNew = (name: string): boolean => !stemsOf(name).every((word) => own.has(word) || plainWords.has(word))
  // 'Tarta de queso' has its cheese: the shelf's word is looked at, not the food taken for it.
  const asSaid = (food: string): string =>
    [...general].find(([shelf, usual]) => usual === food && subjectHas(subject, shelf))?.[0] ?? food
  return {
    extras: said.foods.filter((food) => isNew(asSaid(food))).map((food) => withoutKind(food, parts, names, knowledge)),
    unknown: said.unknown.filter(isNew),
  }
}

/** 'Gyozas de langostino' are sold made: in a dish of gyozas they are its prawns, unless the dish is itself made of such ('huevos'). */
const withoutKind = (
  food: string,
  parts: readonly string[],
  names: readonly string[],
  knowledge: Knowledge,
): string => {
  const [, kind = '', of = ''] = /^(\p{L}+) (?:de|del) (.+)$/u.exec(food) ?? []
  const [stem = '-'] = stemsOf(kind)
  const begins = (name: string): boolean => stemsOf(name)[0] === stem
  return names.some(begins) && !parts.some(begins) && isFood(of, knowledge) ? foodOf(of) : food
}

const subjectHas = (subject: string, word: string): boolean => stemsOf(subject).includes(stemsOf(word)[0] ?? '-')

/** Words that praise a dish and change nothing in it. */
const plainWords = new Set(
  stemsOf(
    'casera casero clásica clásico tradicional rica rico fácil rápida sencilla cremosa crujiente típica abuela casa estilo auténtica receta buena mejor perfecta suave española andaluza italiana',
  ),
)

/** Where one thing ends and the next begins; then where a thing may be said of another: 'queso de cabra' is one. */
const strong = / (?:con|y|e|mas|más) |[,;+/&]/i
const weak = / (?:de|del|al|a la|a las|a los|en|sobre|relleno de|rellenas? de|para) /i
const mostPieces = 12

/** Names that say a whole shelf, and the food we take for them. Ours. */
const general: ReadonlyMap<string, string> = new Map(
  Object.entries({
    chocolate: 'Chocolate negro',
    queso: 'Queso curado',
    carne: 'Carne picada de ternera',
    pescado: 'Merluza',
    marisco: 'Gambas',
    mariscos: 'Gambas',
    verdura: 'Calabacín',
    verduras: 'Calabacín',
    fruta: 'Manzana',
    frutas: 'Manzana',
    solomillo: 'Solomillo de ternera',
    ternera: 'Filete de ternera',
    res: 'Filete de ternera',
    vaca: 'Filete de ternera',
    buey: 'Filete de ternera',
    cerdo: 'Solomillo de cerdo',
    puerco: 'Solomillo de cerdo',
    especiado: 'Ras el hanout',
    especiada: 'Ras el hanout',
    especiados: 'Ras el hanout',
    especiadas: 'Ras el hanout',
  }),
)

export type FoodsSaid = {
  /** Foods of the table, as the cook wrote them; a whole shelf by the food we take for it. */
  readonly foods: readonly string[]
  /** What else is named: a dish, or something we do not know. */
  readonly unknown: readonly string[]
}

/** The foods a name speaks of: 'croquetas de setas y queso de cabra' → setas, queso de cabra; 'croquetas' is none. */
export const readFoodsIn = (text: string, knowledge: Knowledge): FoodsSaid => {
  const foods = new Set<string>()
  const unknown = new Set<string>()
  // 'Solomillo Wellington': the longest beginning that is a food; the rest is said to be unknown.
  const readWordByWord = (piece: string): void => {
    const words = piece.split(' ')
    const known = words.findLastIndex((_, at) => at > 0 && isFood(words.slice(0, at).join(' '), knowledge))
    if (known > 0) foods.add(foodOf(words.slice(0, known).join(' ')))
    const rest = words.slice(Math.max(0, known)).join(' ')
    const shelf = general.get(nameKey(rest))
    if (shelf === undefined) unknown.add(rest)
    else foods.add(shelf)
  }
  const queue = text.slice(0, 300).split(strong).slice(0, mostPieces)
  for (let count = 0; count < 4 * mostPieces && queue.length > 0; count++) {
    const piece = (queue.shift() ?? '')
      .trim()
      .replace(/^(?:el|la|los|las|un|una|unos|unas|mis?|algo de|algo|poco de|\d+ ?(?:g|kg|ml|l|de)?) /i, '')
    if (!/\p{L}{3}/u.test(piece)) continue
    const shelf = general.get(nameKey(piece))
    const joint = jointOf(piece, knowledge)
    if (shelf !== undefined) foods.add(shelf)
    else if (knowledge.pantry.match(piece) !== null) foods.add(piece)
    else if (joint === null) readWordByWord(piece)
    else queue.unshift(piece.slice(0, joint.index), piece.slice(joint.index + joint[0].length))
  }
  return { foods: [...foods], unknown: [...unknown] }
}

/** Where a name comes apart: after the longest beginning that is a food ('alitas de pollo | al limón'), else at its first joint. */
const jointOf = (piece: string, knowledge: Knowledge): RegExpExecArray | null => {
  const joints = [...piece.matchAll(new RegExp(weak, 'gi'))]
  return joints.findLast(({ index }) => isFood(piece.slice(0, index).trim(), knowledge)) ?? joints[0] ?? null
}

const foodOf = (piece: string): string => general.get(nameKey(piece)) ?? piece

const isFood = (piece: string, knowledge: Knowledge): boolean =>
  general.has(nameKey(piece)) || knowledge.pantry.match(piece) !== null

export const foodsIn = (text: string, knowledge: Knowledge): readonly string[] => readFoodsIn(text, knowledge).foods
