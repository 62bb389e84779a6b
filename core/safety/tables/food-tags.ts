import { type Food, type FoodCategory, foodCategories } from '#core/pantry/food.ts'
import { readTable } from './table.ts'

/** The tags of a food of the table: its own id, what its row says, else what its category says. */
export type FoodTags = (food: Food) => readonly string[]

/** `foods.tsv` of this folder: columns alimento (an id, or category:…), etiquetas. A food's own row replaces its category's. */
export const readFoodTags = (
  text: string,
): { readonly tagsOf: FoodTags; readonly named: ReadonlyMap<string, readonly string[]> } => {
  const byFood = new Map<string, readonly string[]>()
  const byCategory = new Map<FoodCategory, readonly string[]>()
  for (const row of readTable('food-hazards.tsv', text, ['alimento', 'etiquetas'])) {
    const tags = row.list('etiquetas')
    const [kind, name] = row.text('alimento').split(':')
    if (name !== undefined) {
      const category = foodCategories.find((one) => one === name) ?? row.fail('no such category')
      if (kind !== 'category' || byCategory.has(category)) row.fail('a category is written once, as category:name')
      byCategory.set(category, tags)
    } else for (const id of row.list('alimento')) byFood.set(id, tags)
  }
  const tagsOf: FoodTags = ({ id, category }) => [...(byFood.get(id) ?? byCategory.get(category) ?? [])]
  return { tagsOf, named: byFood }
}
