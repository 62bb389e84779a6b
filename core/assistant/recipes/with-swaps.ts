import { plain } from '#core/assistant/say.ts'
import type { Knowledge } from '#core/cookbook/cookbook.ts'
import { weighable } from '#core/cookbook/scale-formula.ts'
import { type Diet, isForbidden } from '#core/knowledge/diets.ts'
import { partsOfSwap, type Swap, swaps } from '#core/knowledge/swaps.ts'
import type { Allergen, Food } from '#core/pantry/food.ts'
import type { IngredientDraft } from '#core/recipes/recipe.ts'
import { nameKey } from '#core/spanish/name-key.ts'
import { toGrams } from '#core/units/household.ts'

export type Swapped = {
  readonly ingredients: readonly IngredientDraft[]
  readonly notes: readonly string[]
  /** Nothing is left that the guest may not eat, as far as the table knows: only then may the dish be called so. */
  readonly isFit: boolean
}

/** The list with what the guest cannot eat replaced where we know how; what stays is told. */
export const withSwaps = (ingredients: readonly IngredientDraft[], diet: Diet, knowledge: Knowledge): Swapped => {
  const notes: string[] = []
  let isFit = true
  const swapped = ingredients.flatMap((line) => {
    const food = knowledge.pantry.match(line.name)?.food
    if (food === undefined) {
      isFit = false
      notes.push(`No conozco ${plain(line.name)}: comprueba que sea ${diet.name}.`)
      return [line]
    }
    if (!isForbidden(food, diet)) {
      if (food.possibleAllergens.some((allergen) => diet.allergens.includes(allergen)))
        notes.push(`${plain(line.name)}: mira la etiqueta, según la marca lo lleva.`)
      return [line]
    }
    const grams = toGrams(line.quantity, line.unit, food.measures)?.grams
    const swap = swapFor(line.name, food, diet)
    if (swap === undefined || grams === undefined) {
      isFit = false
      notes.push(`**${plain(line.name)} no vale** y no tengo un cambio directo: quítalo o dime por qué lo cambio.`)
      return [line]
    }
    const parts = partsOfSwap(swap, grams)
    notes.push(`${plain(line.name)} → ${parts.map(([name]) => name.toLowerCase()).join(' + ')}: ${swap.loss}.`)
    return parts.map(([name, amount]): IngredientDraft => ({ name, quantity: weighable(amount), unit: 'g' }))
  })
  return { ingredients: merged(swapped), notes, isFit }
}

/** The list for several guests at once: what stands in for one must do for the others. */
export const withAllSwaps = (
  ingredients: readonly IngredientDraft[],
  wanted: readonly Diet[],
  knowledge: Knowledge,
): Swapped => {
  let now: Swapped = { ingredients, notes: [], isFit: true }
  for (const diet of wanted) {
    const next = withSwaps(now.ingredients, diet, knowledge)
    now = { ...next, notes: [...now.notes, ...next.notes], isFit: now.isFit && next.isFit }
  }
  const left = now.ingredients.filter(({ name }) => {
    const food = knowledge.pantry.match(name)?.food
    return food !== undefined && wanted.some((diet) => isForbidden(food, diet))
  })
  const clash = left
    .filter(({ name }) => !ingredients.some((line) => line.name === name))
    .map(({ name }) => `**${plain(name)} no vale** a todos: busca otro cambio.`)
  return { ...now, notes: [...now.notes, ...clash], isFit: now.isFit && left.length === 0 }
}

const swapFor = (name: string, food: Food, diet: Diet): Swap | undefined => {
  const key = nameKey(name)
  const bad = food.allergens.filter((allergen) => diet.allergens.includes(allergen))
  const own = bad.flatMap(swapsOf).find(({ of }) => of.test(key))
  if (own !== undefined || food.category === 'vinos_y_licores') return own
  if (/^(?:caldo|fumet|fondo|demi|dashi)/.test(nameKey(food.name))) return swaps.stock[0]
  return diet.categories.includes(food.category) ? swaps.animal[0] : undefined
}

const swapsOf = (allergen: Allergen): readonly Swap[] =>
  allergen === 'gluten' || allergen === 'lacteos' || allergen === 'huevos' || allergen === 'frutos_cascara'
    ? swaps[allergen]
    : []

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
