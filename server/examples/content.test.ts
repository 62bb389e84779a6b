import { describe, expect, test } from 'vitest'
import { priceFromRow } from '#core/api/prices.ts'
import { costRecipe } from '#core/costing/costs/cost.ts'
import { formula, ownPrices, project } from '#core/examples/lab.ts'
import { exampleIngredients, exampleRecipes } from '#core/examples/set.ts'
import { rowFromIngredient } from '#core/ice-cream/composition/match-ingredient.ts'
import { analyzeFormula } from '#core/ice-cream/judging/analyze-formula.ts'
import { applyChanges } from '#core/kitchen-lab/changes.ts'
import { analyseRecipe } from '#core/nutrition/analyse-recipe.ts'
import { resolverOf } from '#core/nutrition/resolve-food.ts'
import { ingredientKey } from '#core/pantry/ingredient-key.ts'
import { loadPantry } from '#server/pantry/load.ts'
import { loadIcePantry } from '#server/pantry/load-ice-cream.ts'
import { priceRows } from './price-rows.ts'

/** The examples held against the product's own tables: everything works with them at once. */

const resolve = resolverOf(loadPantry())
const part = { store: { engine: 'sqlite' } as never, now: () => new Date(), newId: () => 'x' }
const prices = new Map(priceRows(part, 'ana', new Date(), new Set()).rows.map((row) => [row.ingredient_key, row]))
const priceOf = (name: string) => {
  const row = prices.get(ingredientKey(name))
  return row === undefined ? null : priceFromRow(row)
}

const variations = project.variations.flatMap(({ name, recipe, changes }) => {
  const base = exampleRecipes.find(({ key }) => key === recipe)
  return base === undefined ? [] : [{ name: `${base.name}, ${name}`, ...applyChanges(base, changes) }]
})
const dishes = [...exampleRecipes, ...variations]

test('ninguna clave de ingrediente tiene dos precios, y todos dicen que son de ejemplo y de cuándo', () => {
  expect(prices.size).toBe(new Set(exampleIngredients.map(ingredientKey)).size)
  for (const { source, price_date, kind } of prices.values()) {
    expect(source).toMatch(/^Ejemplo · \S/)
    expect(price_date).toMatch(/^\d{4}-\d\d/)
    expect(kind).not.toBe('typed')
  }
})

test('un precio nuestro sólo donde la tabla no lo tiene, y con la cuenta que dice', () => {
  const egg = priceOf('Huevo')?.pricePerUnit ?? 0
  const [yolk] = ownPrices
  expect(ownPrices).toHaveLength(1)
  const { measures: whole, ediblePercent } = resolve('Huevo')?.food ?? {}
  const shelled = (whole?.gramsPerPiece ?? 0) / ((ediblePercent ?? 0) / 100)
  const grams = resolve('Yema de huevo')?.food.measures.gramsPerPiece ?? 0
  expect(yolk?.eurPerKg).toBeCloseTo((egg * shelled) / grams, 1)
})

describe.each(dishes.map((dish) => [dish.name, dish] as const))('%s', (_, dish) => {
  test('cada ingrediente es un alimento que se conoce, se pesa y tiene energía', () => {
    const analysis = analyseRecipe(dish.ingredients, resolve)
    expect(analysis.withData, JSON.stringify(analysis.lines.map(({ name, doubts }) => [name, doubts]))).toBe(
      dish.ingredients.length,
    )
    expect(analysis.lines.flatMap(({ name, doubts }) => (doubts.includes('usual') ? [name] : []))).toEqual([])
  })

  test('cuesta lo que cuesta un plato, sin líneas que avisen de unidades', () => {
    const lines = dish.ingredients.map((line) => ({ ...line, price: priceOf(line.name) }))
    const cost = costRecipe(lines, dish.servings, { today: '2026-11-21' })
    expect(cost.withoutPrice).toBe(0)
    expect(cost.countedAsIs).toBe(0)
    expect(cost.perServing ?? 0).toBeGreaterThan(0.1)
    expect(cost.perServing ?? 0).toBeLessThan(8)
  })

  test('una ración alimenta como una ración', () => {
    const { totals } = analyseRecipe(dish.ingredients, resolve)
    const kcal = (totals.calories ?? 0) / dish.servings
    expect(kcal).toBeGreaterThan(50)
    expect(kcal).toBeLessThan(900)
  })
})

test('la fórmula de helado está dentro de todos sus rangos, sin avisos, y pesa 1.000 g', () => {
  const pantry = loadIcePantry()
  const rows = formula.rows.map(([id, grams]) => {
    const ingredient = pantry.byId.get(id)
    if (ingredient === undefined) throw new Error(id)
    return rowFromIngredient(ingredient, grams)
  })
  const analysis = analyzeFormula(pantry, { type: formula.type, rows })
  expect(analysis?.mass).toBeCloseTo(1000, 6)
  expect(analysis?.bands.filter(({ verdict }) => verdict !== 'ok')).toEqual([])
  expect(analysis?.warnings.filter(({ severity }) => severity !== 'info')).toEqual([])
  expect(analysis?.subStyle).toBe('fruto_seco')
})
