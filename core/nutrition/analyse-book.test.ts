import { expect, test } from 'vitest'
import { yieldBook } from '#core/elaboraciones/yields.ts'
import type { IngredientDraft } from '#core/recipes/recipe.ts'
import { unsaidYield } from '#core/recipes/yield.ts'
import { reportBook } from './allergen-book.ts'
import type { AllergenCorrection } from './allergens.ts'
import { analyseBook, gramsBy } from './analyse-book.ts'
import { analyseRecipe } from './analyse-recipe.ts'
import { sampleResolve } from './sample-foods.ts'

const line = (name: string, quantity: number, recipeId?: string): IngredientDraft => ({
  ...{ name, quantity, unit: 'g' },
  ...(recipeId === undefined ? {} : { link: { recipeId, inServings: false } }),
})
const recipe = (id: string, lines: readonly IngredientDraft[]) => ({
  id,
  name: id,
  servings: 4,
  lines,
  yields: unsaidYield,
})
const book = (...recipes: readonly ReturnType<typeof recipe>[]) => {
  const known = yieldBook(recipes, gramsBy(sampleResolve))
  return analyseBook(
    recipes.flatMap((one) => {
      const comesTo = known.get(one.id)
      return comesTo === undefined ? [] : [{ ...one, known: comesTo }]
    }),
    sampleResolve,
  )
}

test('una elaboración aporta su parte, y lo mismo que sus ingredientes puestos a mano', () => {
  const below = {
    ...recipe('masa', [line('Harina', 600), line('Gambas', 200)]),
    yields: { ...unsaidYield, grams: 800 },
  }
  const analysed = book(recipe('plato', [line('Harina', 100), line('Masa', 400, 'masa')]), below)
  const flat = analyseRecipe([line('Harina', 100), line('Harina', 300), line('Gambas', 100)], sampleResolve)
  const { analysis } = analysed.get('plato') ?? {}
  expect(analysis?.totals.calories).toBeCloseTo(flat.totals.calories ?? Number.NaN, 9)
  expect(analysis?.rawGrams).toBeCloseTo(500, 9)
  expect(analysis?.lines[1]).toMatchObject({
    linked: { recipeId: 'masa', name: 'masa', inServings: false },
    grams: 400,
    food: null,
  })
})

test.each([-5, -983_158.51])('%s g de una elaboración no pesan nada que se sepa, como de un alimento', (grams) => {
  const analysed = book(recipe('plato', [line('Masa', grams, 'masa')]), recipe('masa', [line('Harina', 600)]))
  const { analysis } = analysed.get('plato') ?? {}
  expect(analysis?.totals.calories).toBeNull()
  expect(analysis?.lines[0]).toMatchObject({ grams: null, doubts: ['no_weight'] })
})

test('lo que dentro no se conoce hace del total un mínimo, aunque lo demás se sume', () => {
  const analysed = book(
    recipe('plato', [line('Salsa', 100, 'salsa')]),
    recipe('salsa', [line('Harina', 100), line('Zzz misterioso', 100)]),
  )
  const { analysis } = analysed.get('plato') ?? {}
  expect(analysis?.totals.calories).toBeGreaterThan(0)
  expect(analysis?.lowerBounds).toContain('calories')
  expect(analysis?.lines[0]?.doubts).toContain('partial')
})

test('sin saber cuánto rinde no se cuenta, y se dice', () => {
  const salsa = recipe('salsa', [line('Harina', 100), { name: 'Zzz', quantity: 1, unit: 'unidad' }])
  const { analysis } = book(recipe('plato', [line('Salsa', 100, 'salsa')]), salsa).get('plato') ?? {}
  expect(analysis?.lines[0]?.doubts).toEqual(['no_yield'])
  expect(analysis?.totals.calories).toBeNull()
})

const reports = (corrections: Readonly<Record<string, readonly AllergenCorrection[]>> = {}) =>
  reportBook(
    [
      recipe('plato', [line('Mejillones', 100), line('Salsa', 100, 'salsa')]),
      recipe('salsa', [line('Fondo', 100, 'fondo')]),
      recipe('fondo', [line('Gambas', 100), line('Zzz misterioso', 1)]),
    ],
    sampleResolve,
    (id) => corrections[id] ?? [],
  ).get('plato')?.report
const says = (state: AllergenCorrection['state'], allergen: AllergenCorrection['allergen'] = 'crustaceos') => ({
  ...{ allergen, state, note: '', updatedAt: '2026-11-21T10:00:00.000Z' },
})

test('un alérgeno sube desde tres niveles más abajo y dice en qué elaboración está', () => {
  const report = reports()
  expect(report?.entries.find(({ allergen }) => allergen === 'crustaceos')).toMatchObject({
    ...{ state: 'contiene', sources: [{ ingredient: 'Gambas', within: 'fondo' }] },
  })
  expect(report?.unknown).toEqual(['Zzz misterioso (fondo)'])
})

test('lo que el cocinero dice de una elaboración vale en lo que la lleva, y lo retirado queda a la vista', () => {
  const entry = (state: AllergenCorrection['state']) =>
    reports({ salsa: [says(state)] })?.entries.find(({ allergen }) => allergen === 'crustaceos')
  expect(entry('no')).toMatchObject({ state: 'retirado', takenOutOf: 'salsa', correction: null })
  expect(entry('puede_contener')).toMatchObject({ state: 'puede_contener' })
  const added = reports({ fondo: [says('contiene', 'sesamo')] })?.entries.find(({ allergen }) => allergen === 'sesamo')
  expect(added).toMatchObject({ state: 'contiene', sources: [{ ingredient: 'fondo', within: 'salsa' }] })
})
