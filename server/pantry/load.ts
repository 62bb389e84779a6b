import { readFileSync } from 'node:fs'
import type { Food } from '#core/pantry/food.ts'
import { makePantry, type Pantry } from '#core/pantry/match-food.ts'
import { readFoods } from '#core/pantry/read-foods.ts'
import { type FoodSearch, makeFoodSearch } from '#core/pantry/search-foods.ts'

let foods: readonly Food[] | undefined
let shelves: Pantry | undefined
let search: FoodSearch | undefined

/** The product's food table, read from disk once (a few milliseconds) and kept. */
export const loadFoods = (): readonly Food[] => {
  foods ??= readFoods(readFileSync(new URL('./foods.tsv', import.meta.url), 'utf8'))
  return foods
}

/** The foods with the index of their names, made once and kept. */
export const loadPantry = (): Pantry => {
  shelves ??= makePantry(loadFoods())
  return shelves
}

/** The search for choosing a food by hand, made once and kept. */
export const loadFoodSearch = (): FoodSearch => {
  search ??= makeFoodSearch(loadFoods())
  return search
}
