import type { SavedPrice } from '#core/assistant/kitchen/findings.ts'
import type { Knowledge } from '#core/cookbook/cookbook.ts'
import type { LineToCost } from '#core/costing/costs/cost.ts'
import { foodFacts } from '#core/costing/costs/equivalence.ts'
import { fallbackPrice, familySource, type IngredientPrice } from '#core/costing/prices/price.ts'
import { referencePrice, soldAlike } from '#core/costing/prices/reference-price.ts'
import { resolverOf } from '#core/nutrition/resolve-food.ts'
import type { IngredientDraft } from '#core/recipes/recipe.ts'
import { nameKey } from '#core/spanish/name-key.ts'

/** A line with its price and what a household measure of it weighs, as the escandallo wants it. */
export const toCost = (line: IngredientDraft, saved: readonly SavedPrice[], knowledge: Knowledge): LineToCost => ({
  ...line,
  price: priceOf(line.name, saved, knowledge),
  ...foodFacts(line.name, line.unit, resolverOf(knowledge.pantry)),
})

type PriceIndex = { readonly byName: ReadonlyMap<string, SavedPrice>; readonly byFood: ReadonlyMap<string, SavedPrice> }

/** Asked for every line of a library; read once a question. */
const indexes = new WeakMap<readonly SavedPrice[], PriceIndex>()

/** The first saved price of a name, and of a food by whatever name. */
const indexOf = (saved: readonly SavedPrice[], knowledge: Knowledge): PriceIndex => {
  const known = indexes.get(saved)
  if (known !== undefined) return known
  const byName = new Map<string, SavedPrice>()
  const byFood = new Map<string, SavedPrice>()
  for (const price of saved.toReversed()) {
    byName.set(nameKey(price.ingredientName), price)
    const food = knowledge.pantry.match(price.ingredientName)?.food
    if (food !== undefined) byFood.set(food.id, price)
  }
  const made: PriceIndex = { byName, byFood }
  indexes.set(saved, made)
  return made
}

/** Whether a price is one this kitchen saved, and not read from the table for the question. */
export const isSaved = ({ lastUpdated }: IngredientPrice): boolean => lastUpdated !== ''

/** The own price of this name, else of the same food; else the table's. */
export const priceOf = (name: string, saved: readonly SavedPrice[], knowledge: Knowledge): IngredientPrice | null => {
  const food = knowledge.pantry.match(name)?.food
  const { byName, byFood } = indexOf(saved, knowledge)
  const ofFood = food === undefined ? undefined : byFood.get(food.id)
  const alike = ofFood !== undefined && soldAlike(name, ofFood.ingredientName) && soldAlike(ofFood.ingredientName, name)
  const own = byName.get(nameKey(name)) ?? (alike ? ofFood : undefined)
  if (own !== undefined) {
    const { ingredientName, pricePerUnit, unit, source, lastUpdated } = own
    const kind =
      source === fallbackPrice.source ? 'fallback' : source?.startsWith(familySource) === true ? 'estimate' : 'typed'
    return {
      id: '',
      ingredientName,
      pricePerUnit,
      unit,
      source,
      kind,
      priceDate: lastUpdated.slice(0, 10),
      lastUpdated,
    }
  }
  const table = referencePrice(name, resolverOf(knowledge.pantry))
  if (table === null) return null
  return {
    id: '',
    ingredientName: table.foodName,
    pricePerUnit: table.eurPerKg,
    unit: 'kg',
    source: table.source,
    kind: table.kind,
    priceDate: table.date,
    lastUpdated: '',
  }
}
