import { expect, test } from 'vitest'
import type { RecipeDraft } from '#core/recipes/recipe.ts'
import { recipeProblems } from '#core/recipes/recipe-problems.ts'

const good: RecipeDraft = {
  name: 'Croquetas de jamón',
  category: 'Tapas',
  servings: 4,
  method: 'Hacer la bechamel.',
  folderId: null,
  ingredients: [
    { name: 'Harina', quantity: 100, unit: 'g' },
    { name: 'Leche', quantity: 1, unit: 'l' },
  ],
}
const line = (name: string, quantity: number) => ({ name, quantity, unit: 'g' as const })

test('una receta completa no tiene problemas', () => {
  expect(recipeProblems(good)).toEqual([])
})

test('una receta vacía los tiene todos, en el orden de la especificación', () => {
  expect(recipeProblems({ ...good, name: ' ', method: '\n', ingredients: [line('', 0)] })).toEqual([
    'name_required',
    'ingredient_required',
    'method_required',
    'quantity_not_positive',
  ])
})

test.each([
  ['sin ingredientes', { ingredients: [] }, ['ingredient_required']],
  ['el primero sin nombre', { ingredients: [line(' ', 5), line('Sal', 1)] }, ['ingredient_required']],
  ['el segundo sin nombre', { ingredients: [line('Sal', 1), line('', 5)] }, ['ingredient_name_required']],
  ['una cantidad 0', { ingredients: [line('Sal', 1), line('Agua', 0)] }, ['quantity_not_positive']],
  ['una cantidad negativa', { ingredients: [line('Sal', -1)] }, ['quantity_not_positive']],
  ['una cantidad que nadie puede medir', { ingredients: [line('Sal', 1e-13)] }, ['quantity_too_small']],
  ['un miligramo en kilos', { ingredients: [line('Gelano', 0.000_001)] }, []],
  ['una cantidad que no es número', { ingredients: [line('Sal', Number.NaN)] }, ['quantity_not_positive']],
] as const)('%s', (_, change, problems) => {
  expect(recipeProblems({ ...good, ...change })).toEqual(problems)
})
