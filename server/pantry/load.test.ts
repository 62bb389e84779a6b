import { expect, test } from 'vitest'
import { loadFoodSearch, loadFoods, loadPantry } from './load.ts'

test('la tabla se lee una sola vez, y sus índices se hacen una sola vez', () => {
  expect(loadFoods()).toBe(loadFoods())
  expect(loadPantry()).toBe(loadPantry())
  expect(loadFoodSearch()).toBe(loadFoodSearch())
})
