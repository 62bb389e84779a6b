import type { Dish } from '#core/knowledge/dish.ts'
import { dishWith } from '#core/knowledge/dish-recipe.ts'
import type { Formula } from '#core/knowledge/formula.ts'
import { asIngredients } from '#core/knowledge/scale-formula.ts'
import { classify } from '#core/method/roles.ts'
import type { Role } from '#core/method/vocabulary.ts'
import type { Pantry } from '#core/pantry/match-food.ts'
import { nameKey } from '#core/pantry/name-key.ts'
import type { IngredientDraft } from '#core/recipes/recipe.ts'
import { dishIndex, formulaIndex } from './shelves.ts'
import { spelled } from './spelling.ts'
import { stemsOf } from './words.ts'

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
export const findDish = (subject: string, pantry: Pantry): FoundDish | null => {
  const formula = formulaIndex.leading(subject)
  const dish = dishIndex.leading(subject)
  if (formula === null && dish === null) return null
  if (dish !== null && (formula === null || dish.rest <= formula.rest)) {
    const found = asNamed(dish.row, subject, pantry)
    const parts = found.ingredients.map(({ name }) => name)
    return { kind: 'dish', dish: found, ...besides(subject, parts, found.names, pantry) }
  }
  if (formula === null) return null
  const { slot, parts, names } = formula.row
  const { extras: found, unknown } = besides(
    subject,
    parts.map(([name]) => name),
    names,
    pantry,
  )
  const instead =
    slot === undefined ? undefined : (found.find((food) => slot.roles.includes(roleOf(food, pantry))) ?? found[0])
  const extras = found.filter((food) => food !== instead)
  return { kind: 'formula', formula: formula.row, instead: instead ?? null, extras, unknown }
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
const asNamed = (dish: Dish, subject: string, pantry: Pantry): Dish => {
  const named = new Set(dish.names.flatMap(stemsOf))
  const foods = readFoodsIn(subject, pantry).foods.filter(
    (food) => !Object.values(general).includes(food) && stemsOf(food).every((word) => named.has(word)),
  )
  return foods.reduce((made, food) => {
    const same = pantry.match(food)?.food
    const isIt = (name: string): boolean =>
      (same !== undefined && pantry.match(name)?.food === same) ||
      stemsOf(food).every((word) => stemsOf(name).includes(word))
    const roles = kin.find((some) => some.includes(roleOf(food, pantry)))
    if (roles === undefined || made.ingredients.some(({ name }) => isIt(name))) return made
    const [first] = made.ingredients
      .filter(({ name }) => roles.includes(roleOf(name, pantry)))
      .toSorted((a, b) => b.quantity - a.quantity)
    return first === undefined ? made : dishWith(made, first.name, knownName(food, pantry))
  }, dish)
}

/** What a food does in a dish: by its name, or by that of the food it is, for names of other countries. */
export const roleOf = (food: string, pantry: Pantry): Role => {
  const own = classify(food)
  return own.known ? own.role : classify(pantry.match(food)?.food.name ?? food).role
}

/** A name the writer of methods knows: 'Zapallo' is written 'Calabaza (zapallo)'. */
export const knownName = (food: string, pantry: Pantry): string => {
  const own = spelled(food, pantry)
  const name = own.charAt(0).toUpperCase() + own.slice(1)
  const other = pantry.match(food)?.food.name
  return classify(food).known || other === undefined ? name : `${other} (${food.toLowerCase()})`
}

export const partsOfDish = (found: FoundDish): readonly IngredientDraft[] =>
  found.kind === 'dish' ? found.dish.ingredients : asIngredients(found.formula.parts)

/** What is named beside the dish and is not in it yet. */
const besides = (
  subject: string,
  parts: readonly string[],
  names: readonly string[],
  pantry: Pantry,
): { readonly extras: readonly string[]; readonly unknown: readonly string[] } => {
  const own = new Set([...parts, ...names].flatMap(stemsOf))
  const said = readFoodsIn(subject, pantry)
  const isNew = (name: string): boolean => !stemsOf(name).every((word) => own.has(word) || plainWords.has(word))
  // 'Tarta de queso' has its cheese: the shelf's word is looked at, not the food taken for it.
  const asSaid = (food: string): string =>
    Object.keys(general).find((shelf) => general[shelf] === food && subjectHas(subject, shelf)) ?? food
  return { extras: said.foods.filter((food) => isNew(asSaid(food))), unknown: said.unknown.filter(isNew) }
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
const general: Readonly<Record<string, string>> = {
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
}

export type FoodsSaid = {
  /** Foods of the table, as the cook wrote them; a whole shelf by the food we take for it. */
  readonly foods: readonly string[]
  /** What else is named: a dish, or something we do not know. */
  readonly unknown: readonly string[]
}

/** The foods a name speaks of: 'croquetas de setas y queso de cabra' → setas, queso de cabra; 'croquetas' is none. */
export const readFoodsIn = (text: string, pantry: Pantry): FoodsSaid => {
  const foods = new Set<string>()
  const unknown = new Set<string>()
  // 'Solomillo Wellington': the longest beginning that is a food; the rest is said to be unknown.
  const readWordByWord = (piece: string): void => {
    const words = piece.split(' ')
    const known = words.findLastIndex((_, at) => at > 0 && isFood(words.slice(0, at).join(' '), pantry))
    if (known > 0) foods.add(foodOf(words.slice(0, known).join(' ')))
    unknown.add(words.slice(Math.max(0, known)).join(' '))
  }
  const queue = text.slice(0, 300).split(strong).slice(0, mostPieces)
  for (let count = 0; count < 4 * mostPieces && queue.length > 0; count++) {
    const piece = (queue.shift() ?? '')
      .trim()
      .replace(/^(?:el|la|los|las|un|una|unos|unas|mis?|algo de|algo|poco de|\d+ ?(?:g|kg|ml|l|de)?) /i, '')
    if (!/\p{L}{3}/u.test(piece)) continue
    const shelf = general[nameKey(piece)]
    const joint = jointOf(piece, pantry)
    if (shelf !== undefined) foods.add(shelf)
    else if (pantry.match(piece) !== null) foods.add(piece)
    else if (joint === null) readWordByWord(piece)
    else queue.unshift(piece.slice(0, joint.index), piece.slice(joint.index + joint[0].length))
  }
  return { foods: [...foods], unknown: [...unknown] }
}

/** Where a name comes apart: after the longest beginning that is a food ('alitas de pollo | al limón'), else at its first joint. */
const jointOf = (piece: string, pantry: Pantry): RegExpExecArray | null => {
  const joints = [...piece.matchAll(new RegExp(weak, 'gi'))]
  return joints.findLast(({ index }) => isFood(piece.slice(0, index).trim(), pantry)) ?? joints[0] ?? null
}

const foodOf = (piece: string): string => general[nameKey(piece)] ?? piece

const isFood = (piece: string, pantry: Pantry): boolean =>
  general[nameKey(piece)] !== undefined || pantry.match(piece) !== null

export const foodsIn = (text: string, pantry: Pantry): readonly string[] => readFoodsIn(text, pantry).foods
