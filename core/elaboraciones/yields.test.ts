import { expect, test } from 'vitest'
import type { IngredientDraft } from '#core/recipes/recipe.ts'
import { unsaidYield } from '#core/recipes/yield.ts'
import { shareNumber, shareOf } from './share.ts'
import { type RecipeToWeigh, yieldBook } from './yields.ts'

const link = (recipeId: string, inServings = false) => ({ recipeId, inServings })
const grams = ({ quantity, unit }: IngredientDraft) =>
  unit === 'g' ? quantity : unit === 'kg' ? quantity * 1000 : null
const recipe = (id: string, lines: readonly IngredientDraft[], yields: Partial<RecipeToWeigh['yields']> = {}) => ({
  ...{ id, servings: 4, lines },
  yields: { ...unsaidYield, ...yields },
})
const known = (...recipes: readonly RecipeToWeigh[]) => yieldBook(recipes, grams)

const flour = { name: 'Harina', quantity: 100, unit: 'g' } as const
const milk = { name: 'Leche', quantity: 0.9, unit: 'kg' } as const

test('el peso que se escribe es el que vale; sin él, la suma de las líneas menos la merma de cocción', () => {
  expect(known(recipe('a', [flour, milk], { grams: 950 })).get('a')).toMatchObject({ grams: 950, gramsBy: 'typed' })
  expect(known(recipe('a', [flour, milk])).get('a')).toMatchObject({ grams: 1000, gramsBy: 'computed' })
  const boiled = known(recipe('a', [flour, milk], { cookingLossPercent: 12.5 })).get('a')
  expect(boiled).toMatchObject({ grams: 875, gramsBy: 'computed', cookingLossPercent: 12.5 })
})

test('si no se sabe lo que pesa una línea no se sabe lo que rinde', () => {
  const bay = { name: 'Laurel', quantity: 1, unit: 'unidad' } as const
  expect(known(recipe('a', [flour, bay])).get('a')).toMatchObject({ grams: null, gramsBy: null })
})

test('con litros escritos y sin merma no se inventa el peso: de una olla de huesos no salen kilos de caldo', () => {
  expect(known(recipe('a', [flour, milk], { millilitres: 300 })).get('a')?.grams).toBeNull()
  expect(known(recipe('a', [flour, milk], { millilitres: 300, cookingLossPercent: 70 })).get('a')?.grams).toBeCloseTo(
    300,
  )
})

test('una elaboración pesa su parte, a cualquier profundidad', () => {
  const base = recipe('base', [flour, milk], { millilitres: 500 })
  const sauce = recipe('salsa', [{ name: 'Base', quantity: 0.25, unit: 'l', link: link('base') }])
  const dish = recipe('plato', [flour, { name: 'Salsa', quantity: 2, unit: 'unidad', link: link('salsa', true) }])
  const book = known(dish, sauce, base)
  // Half a litre of which nobody knows the weight: 250 ml are 250 g.
  expect([book.get('base')?.grams, book.get('salsa')?.grams, book.get('plato')?.grams]).toEqual([null, 250, 225])
})

test.each([
  [250, 'g', 0.25],
  [0.5, 'kg', 0.5],
  [400, 'ml', 0.5],
  [0.8, 'l', 1],
  [2, 'taza', 0.625],
  [6, 'unidad', 0.5],
] as const)('%d %s es esa parte de lo que rinde', (quantity, unit, share) => {
  const comesTo = known(recipe('a', [flour], { grams: 1000, millilitres: 800, pieces: 12 })).get('a')
  if (comesTo === undefined) throw new Error('no yield')
  expect(shareNumber(shareOf({ quantity, unit, link: link('a') }, comesTo))).toBe(share)
})

test('en raciones se divide por las de la receta; en lo que no se sabe que rinde, se dice qué falta', () => {
  const comesTo = known(recipe('a', [flour])).get('a')
  if (comesTo === undefined) throw new Error('no yield')
  expect(shareNumber(shareOf({ quantity: 3, unit: 'unidad', link: link('a', true) }, comesTo))).toBe(0.75)
  expect(shareOf({ quantity: 3, unit: 'unidad', link: link('a') }, comesTo)).toEqual({ lacks: 'pieces' })
  expect(shareOf({ quantity: 3, unit: 'l', link: link('a') }, comesTo)).toEqual({ lacks: 'millilitres' })
})
