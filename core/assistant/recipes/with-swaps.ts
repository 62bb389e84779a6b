import { plain } from '#core/assistant/say.ts'
import type { Knowledge } from '#core/cookbook/cookbook.ts'
import { weighable } from '#core/cookbook/scale-formula.ts'
import { type Diet, isForbidden } from '#core/knowledge/diets.ts'
import { partsOfSwap, type Swap, swaps } from '#core/knowledge/swaps.ts'
import type { Allergen, Food } from '#core/pantry/food.ts'
import type { IngredientDraft } from '#core/recipes/recipe.ts'
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
    const { per, parts } = way.rate
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
  if (way !== undefined)
    return kept(
      [
        way.what === ''
          ? `**${plain(line.name)} no vale** (${way.does}): ${way.how}.`
          : `**${plain(line.name)} no vale** (${way.does}). Cámbialo tú: ${way.what}, ${way.how}.`,
      ],
      false,
    )
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
