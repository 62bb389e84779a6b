import { readFileSync } from 'node:fs'
import { labFoods } from '#core/ice-cream/composition/lab-foods.ts'
import type { Food } from '#core/pantry/food.ts'
import { layOutIndex } from '#core/pantry/food-index.ts'
import type { FoodMatch } from '#core/pantry/food-match.ts'
import { makePantry, type Pantry } from '#core/pantry/match-food.ts'
import { readFoods } from '#core/pantry/read-foods.ts'
import { type FoodSearch, makeFoodSearch } from '#core/pantry/search-foods.ts'
import { nameKey } from '#core/spanish/name-key.ts'
import { loadIcePantry } from './load-ice-cream.ts'

let foods: readonly Food[] | undefined
let shelves: Pantry | undefined
let search: FoodSearch | undefined

/** The product's food table, read from disk once (a few milliseconds) and kept. */
export const loadFoods = (): readonly Food[] => {
  foods ??= readFoods(readFileSync(new URL('../../core/pantry/foods.tsv', import.meta.url), 'utf8'))
  return foods
}

/**
 * The foods with the index of their names, made once and kept; beside them the ingredients of the ice-cream lab that no table
 * of foods holds, found by their very name and by no other.
 */
export const loadPantry = (): Pantry => {
  if (shelves === undefined) {
    shelves = withLab(makePantry(loadFoods()))
    layOutIndex(shelves)
  }
  return shelves
}

const withLab = (pantry: Pantry): Pantry => {
  const lab = labFoods(loadIcePantry())
  const byName = new Map(
    lab.map((food): [string, FoodMatch] => [
      nameKey(food.name),
      { food, by: 'name', confidence: 1, fitted: food.name, ignored: [] },
    ]),
  )
  return {
    foods: pantry.foods,
    byId: new Map([...pantry.byId, ...lab.map((food): [string, Food] => [food.id, food])]),
    match: (name) => byName.get(nameKey(name)) ?? pantry.match(name),
    guess: pantry.guess,
    called: (name) => byName.get(nameKey(name))?.food ?? pantry.called(name),
  }
}

/** The search for choosing a food by hand, made once and kept. */
export const loadFoodSearch = (): FoodSearch => {
  search ??= makeFoodSearch(loadFoods())
  return search
}
