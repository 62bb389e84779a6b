import { expect, test } from 'vitest'
import { draftOf, sameContent, validIngredients } from '#core/recipes/draft.ts'
import type { Recipe } from '#core/recipes/recipe.ts'

const croquetas: Recipe = {
  id: '7d0f6b8a-0f0f-4c1e-9d51-0a1b2c3d4e5f',
  name: 'Croquetas de jamón',
  category: 'Tapas',
  servings: 4,
  method: 'Pochar.\nFreír.',
  folderId: null,
  updatedAt: '2026-11-21T04:00:00.000Z',
  warnings: [],
  ingredients: [
    { id: '1', name: 'Harina', quantity: 100, unit: 'g' },
    { id: '2', name: 'Leche', quantity: 1, unit: 'l' },
  ],
  yields: { grams: null, millilitres: null, pieces: 16, cookingLossPercent: null },
  treeVersion: '2026-11-21T04:00:00.000Z',
  linked: [],
}
const draft = draftOf(croquetas)

test('el borrador de una receta lleva su contenido y nada más', () => {
  expect(draft).toEqual({
    name: 'Croquetas de jamón',
    category: 'Tapas',
    servings: 4,
    method: 'Pochar.\nFreír.',
    folderId: null,
    ingredients: [
      { name: 'Harina', quantity: 100, unit: 'g' },
      { name: 'Leche', quantity: 1, unit: 'l' },
    ],
    yields: { grams: null, millilitres: null, pieces: 16, cookingLossPercent: null },
  })
})

test.each([
  ['espacios alrededor del nombre', { name: ' Croquetas de jamón ' }],
  ['espacios alrededor de la categoría', { category: 'Tapas ' }],
  ['espacios en un ingrediente', { ingredients: [{ ...draft.ingredients[0], name: 'Harina ' }, draft.ingredients[1]] }],
])('%s no son un cambio', (_, change) => {
  expect(sameContent(draft, { ...draft, ...change } as typeof draft)).toBe(true)
})

test.each([
  ['otro nombre', { name: 'Croquetas' }],
  ['otras raciones', { servings: 5 }],
  ['otra carpeta', { folderId: 'f' }],
  ['un espacio en el método', { method: 'Pochar.\nFreír. ' }],
  ['otro orden de ingredientes', { ingredients: [...draft.ingredients].reverse() }],
  ['un ingrediente menos', { ingredients: draft.ingredients.slice(1) }],
  ['otro rendimiento', { yields: { grams: 900, millilitres: null, pieces: 16, cookingLossPercent: null } }],
  [
    'un enlace',
    {
      ingredients: [
        { name: 'Harina', quantity: 100, unit: 'g' as const, link: { recipeId: 'r', inServings: false } },
        { name: 'Leche', quantity: 1, unit: 'l' as const },
      ],
    },
  ],
])('%s es un cambio', (_, change) => {
  expect(sameContent(draft, { ...draft, ...change })).toBe(false)
})

test('solo valen los ingredientes con nombre y cantidad', () => {
  const line = (name: string, quantity: number) => ({ name, quantity, unit: 'g' as const })
  expect(validIngredients([line('Sal', 1), line(' ', 5), line('Agua', 0), line('Ajo', Number.NaN)])).toEqual([
    line('Sal', 1),
  ])
})
