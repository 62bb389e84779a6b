import { plain } from '#core/assistant/say.ts'
import type { Adaptation } from '#core/cookbook/adaptations.ts'
import type { Knowledge } from '#core/cookbook/cookbook.ts'
import { weighable } from '#core/cookbook/scale-formula.ts'
import type { SwapRate } from '#core/cookbook/tables.ts'
import { type Diet, isForbidden } from '#core/knowledge/diets.ts'
import { partsOfSwap, type Swap, swaps } from '#core/knowledge/swaps.ts'
import type { Allergen, Food } from '#core/pantry/food.ts'
import type { IngredientDraft } from '#core/recipes/recipe.ts'
import { stemsOf } from '#core/spanish/name-index.ts'
import { nameKey } from '#core/spanish/name-key.ts'
import { toGrams } from '#core/units/household.ts'
import { type AdaptedDish, waysFor } from './adapt-line.ts'

export type Swapped = {
  readonly ingredients: readonly IngredientDraft[]
  readonly notes: readonly string[]
  /** Nothing is left that the guest may not eat, as far as the table knows: only then may the dish be called so. */
  readonly isFit: boolean
}

/** A dish as far as its lines are swapped. */
type Dish = Pick<AdaptedDish, 'name' | 'category'>

/**
 * The list with what the guests cannot eat replaced where we know how, each line by what it does in this dish; what stays is
 * told. What stands in for one guest must do for the others.
 */
export const withAllSwaps = (
  ingredients: readonly IngredientDraft[],
  wanted: readonly Diet[],
  { name, category }: Dish,
  knowledge: Knowledge,
): Swapped => {
  if (wanted.length === 0) return { ingredients, notes: [], isFit: true }
  const dish: AdaptedDish = { name, category, ingredients: [...ingredients] }
  const swapped = ingredients.map((line) => swappedLine(line, wanted, dish, knowledge))
  const lines = merged(swapped.flatMap((one) => one.lines))
  const clash = lines
    .filter(({ name }) => !ingredients.some((line) => line.name === name))
    .filter(({ name }) => {
      const food = knowledge.pantry.match(name)?.food
      return food !== undefined && wanted.some((diet) => isForbidden(food, diet))
    })
    .map(({ name }) => `**${plain(name)} no vale** a todos: busca otro cambio.`)
  return {
    ingredients: lines,
    notes: [...swapped.flatMap((one) => one.notes), ...clash],
    isFit: clash.length === 0 && swapped.every((one) => one.isFit),
  }
}

/** 'Mayonesa vegana con leche de soja': what takes the place of the milk is that soy milk, and no second one is added. */
export const notSwappedIn = (
  added: readonly IngredientDraft[],
  draft: Dish & Pick<AdaptedDish, 'ingredients'>,
  wanted: readonly Diet[],
  knowledge: Knowledge,
): readonly IngredientDraft[] => {
  if (added.length === 0 || wanted.length === 0) return added
  const foodOf = (line: IngredientDraft): Food | undefined => knowledge.pantry.match(line.name)?.food
  const put = withAllSwaps(draft.ingredients, wanted, draft, knowledge).ingredients.map(foodOf)
  return added.filter((line) => foodOf(line) === undefined || !put.includes(foodOf(line)))
}

type SwappedLine = {
  readonly lines: readonly IngredientDraft[]
  readonly notes: readonly string[]
  readonly isFit: boolean
}

const swappedLine = (
  line: IngredientDraft,
  wanted: readonly Diet[],
  dish: AdaptedDish,
  knowledge: Knowledge,
): SwappedLine => {
  const kept = (notes: readonly string[], isFit: boolean): SwappedLine => ({ lines: [line], notes, isFit })
  const food = knowledge.pantry.match(line.name)?.food
  const diet = food === undefined ? undefined : wanted.find((one) => isForbidden(food, one))
  if (food === undefined)
    return kept(
      wanted.map(({ name }) => `No conozco ${plain(line.name)}: comprueba que sea ${name}.`),
      false,
    )
  if (diet === undefined) {
    const isDoubtful = food.possibleAllergens.some((allergen) => wanted.some((one) => one.allergens.includes(allergen)))
    return kept(isDoubtful ? [`${plain(line.name)}: mira la etiqueta, según la marca lo lleva.`] : [], true)
  }
  const grams = toGrams(line.quantity, line.unit, food.measures)?.grams
  const ways = waysFor(line.name, food, dish, wanted, knowledge)
  const way = ways.find(({ rate }) => rate !== null) ?? ways[0]
  if (way?.rate === 'out') return { lines: [], notes: [`${plain(line.name)}: fuera (${way.does}).`], isFit: true }
  if (way !== undefined && way.rate !== null && grams !== undefined) {
    const { per, parts, of } = way.rate
    if (of !== undefined) return inAll(line, way, way.rate, of, dish, knowledge) ?? kept([byHand(line, way)], false)
    return {
      lines: parts.map(({ what, amount }) => ({
        name: what,
        quantity: weighable((amount * grams) / per.amount),
        unit: 'g',
      })),
      notes: [`${plain(line.name)} (${way.does}) → ${way.what}: ${way.loss}.`],
      isFit: true,
    }
  }
  if (way !== undefined) return kept([byHand(line, way)], false)
  const swap = swapFor(line.name, food, diet)
  if (swap === undefined || grams === undefined)
    return kept(
      [`**${plain(line.name)} no vale** y no tengo un cambio directo: quítalo o dime por qué lo cambio.`],
      false,
    )
  const parts = partsOfSwap(swap, grams)
  return {
    lines: parts.map(([name, amount]) => ({ name, quantity: weighable(amount), unit: 'g' })),
    notes: [`${plain(line.name)} → ${parts.map(([name]) => name.toLowerCase()).join(' + ')}: ${swap.loss}.`],
    isFit: true,
  }
}

/** What only words tell: the cook changes it. */
const byHand = ({ name }: IngredientDraft, { what, does, how }: Adaptation): string =>
  what === ''
    ? `**${plain(name)} no vale** (${does}): ${how}.`
    : `**${plain(name)} no vale** (${does}). Cámbialo tú: ${what}, ${how}.`

/**
 * What sets a custard is reckoned on its milk: the first line that goes out brings what is lacking to the whole, the others go.
 * Null where the dish has none of what it is reckoned on.
 */
const inAll = (
  line: IngredientDraft,
  { does, what, how, loss, foods }: Adaptation,
  { per, parts }: SwapRate,
  of: string,
  { ingredients }: AdaptedDish,
  { pantry }: Knowledge,
): SwappedLine | null => {
  const gramsOf = (one: IngredientDraft): number => {
    const food = pantry.match(one.name)?.food
    return food === undefined ? 0 : (toGrams(one.quantity, one.unit, food.measures)?.grams ?? 0)
  }
  const sumOf = (name: string): number =>
    ingredients.filter((one) => isNamedAs(one.name, name)).reduce((sum, one) => sum + gramsOf(one), 0)
  const base = sumOf(of)
  if (base <= 0) return null
  const first = ingredients.find((one) => foods.some((food) => isNamedAs(one.name, food)))
  const isFirst = first === line || first?.name === line.name
  return {
    lines: isFirst
      ? parts.flatMap(({ what: name, amount }) => {
          const lacking = (amount * base) / per.amount - sumOf(name)
          return lacking <= 0 ? [] : [{ name, quantity: weighable(lacking), unit: 'g' as const }]
        })
      : [],
    notes: [`${plain(line.name)} (${does}) → ${what}, ${how}: ${loss}.`],
    isFit: true,
  }
}

/** 'Leche entera' is milk, 'leche de coco' is none. */
const isNamedAs = (name: string, food: string): boolean => {
  const words = stemsOf(name)
  return stemsOf(food).every((word, at) => words[at] === word) && !/ de (?:coco|almendra|avena|soja)/i.test(name)
}

const swapFor = (name: string, food: Food, diet: Diet): Swap | undefined => {
  const key = nameKey(name)
  const bad = food.allergens.filter((allergen) => diet.allergens.includes(allergen))
  const own = bad.flatMap(swapsOf).find(({ of }) => of.test(key))
  if (own !== undefined || food.category === 'vinos_y_licores') return own
  if (/^(?:caldo|fumet|fondo|demi|dashi)/.test(nameKey(food.name))) return swaps.stock[0]
  return diet.categories.includes(food.category) ? swaps.animal[0] : undefined
}

const swapsOf = (allergen: Allergen): readonly Swap[] => (allergen === 'frutos_cascara' ? swaps[allergen] : [])

/** The same food in grams twice is one line. */
const merged = (lines: readonly IngredientDraft[]): IngredientDraft[] => {
  const kept: IngredientDraft[] = []
  for (const line of lines) {
    const at = kept.findIndex(
      ({ name, unit }) => unit === 'g' && line.unit === 'g' && nameKey(name) === nameKey(line.name),
    )
    const before = kept[at]
    if (before === undefined) kept.push(line)
    else kept[at] = { ...before, quantity: weighable(before.quantity + line.quantity) }
  }
  return kept
}
