import { describe, expect, test } from 'vitest'
import type { IngredientPrice, PriceKind } from '#core/costing/prices/price.ts'
import type { Changeable } from '#core/kitchen-lab/changes.ts'
import { allergenChanges, effectOf, type Larder, nothingBelow } from '#core/kitchen-lab/effect.ts'
import type { AllergenCorrection } from '#core/nutrition/allergens.ts'
import type { ResolvedFood } from '#core/nutrition/resolve-food.ts'
import type { Allergen, Food } from '#core/pantry/food.ts'
import type { IngredientDraft } from '#core/recipes/recipe.ts'

const line = (name: string, quantity: number, unit: IngredientDraft['unit'] = 'g') => ({ name, quantity, unit })
const price = (pricePerUnit: number, kind: PriceKind = 'typed'): IngredientPrice => ({
  ...{ id: 'p', ingredientName: 'x', pricePerUnit, unit: 'kg', source: null, kind, priceDate: null },
  lastUpdated: '2026-11-01T08:00:00.000Z',
})

const food = (name: string, energyKcal: number, allergens: readonly Allergen[] = []): ResolvedFood => {
  const known: Food = {
    ...{ id: name, name, synonyms: [], category: 'panes', allergens, possibleAllergens: [], ediblePercent: null },
    ...{ weighed: 'neto', price: null, approximate: false },
    measures: { density: null, gramsPerPiece: 50, gramsPerCup: null, gramsPerTablespoon: null, gramsPerTeaspoon: null },
    per100g: {
      ...{ energyKcal, publishedKcal: energyKcal, protein: 0, carbohydrate: 0, sugars: 0, fat: 0, saturated: 0 },
      ...{ fibre: 0, sodium: 0, calcium: 0, iron: 0, vitaminARe: 0, vitaminARae: 0, vitaminC: 0, alcohol: 0 },
    },
    provenance: { id: 'def:x', composition: '', measures: '', merma: '', notes: '' },
  }
  return { food: known, by: 'name', confidence: 1, leftOver: [] }
}
const foods = new Map([
  ['Harina', food('Harina', 350, ['gluten'])],
  ['Harina de arroz', food('Harina de arroz', 360)],
  ['Leche', food('Leche', 60, ['lacteos'])],
  ['Queso', food('Queso', 400, ['lacteos'])],
  ['Huevo', food('Huevo', 140, ['huevos'])],
])
const prices = new Map([
  ['Harina', price(1)],
  ['Harina de arroz', price(3, 'estimate')],
  ['Leche', price(0.9)],
  ['Huevo', price(4)],
])
const larder: Larder = {
  priceOf: (name) => prices.get(name) ?? null,
  factsOf: () => ({ equivalence: null, merma: null }),
  resolve: (name) => foods.get(name) ?? null,
  counting: { reading: 'specified', merma: false },
  below: nothingBelow,
}
const masa: Changeable = { servings: 4, ingredients: [line('Harina', 400), line('Leche', 200), line('Luna', 2)] }

describe('lo que hace una variación', () => {
  test('nada, si no cambia nada: las dos caras son la misma', () => {
    const { base, variation, costChange, kcalChange } = effectOf(masa, {}, larder)
    expect(variation).toEqual(base)
    expect(costChange).toBe(0)
    expect(kcalChange).toBe(0)
    expect(base).toMatchObject({
      servings: 4,
      withoutPrice: ['Luna'],
      withoutKcal: ['Luna'],
      withoutAllergens: ['Luna'],
    })
    expect(base.costPerServing).toBeCloseTo((0.4 * 1 + 0.2 * 0.9) / 4, 12)
    expect(base.kcalPerServing).toBeCloseTo((4 * 350 + 2 * 60) / 4, 9)
  })

  test('al sustituir cambian coste, energía y alérgenos, y lo estimado se nombra', () => {
    const effect = effectOf(masa, { lines: [{ line: 0, name: 'Harina de arroz' }] }, larder)
    expect(effect.costChange).toBeCloseTo((0.4 * 2) / 4, 12)
    expect(effect.kcalChange).toBeCloseTo((4 * 10) / 4, 9)
    expect(effect.variation.estimated).toEqual(['Harina de arroz'])
    expect(allergenChanges(effect.base, effect.variation)).toEqual([
      { allergen: 'gluten', before: 'contiene', after: null },
      { allergen: 'lacteos', before: 'contiene', after: 'contiene' },
    ])
  })

  test('con lo desconocido distinto en cada lado no se dice ninguna diferencia', () => {
    const more = effectOf(masa, { lines: [{ line: 2, quantity: 4 }] }, larder)
    expect(more.costChange).toBeNull()
    expect(more.kcalChange).toBeNull()
    const servings = effectOf(masa, { servings: 8 }, larder)
    expect(servings.costChange).toBeNull()
    const known = effectOf(masa, { lines: [{ line: 2, removed: true }], servings: 8 }, larder)
    expect(known.variation.withoutPrice).toEqual([])
    expect(known.costChange).toBeNull()
  })

  test('lo que falta no es cero', () => {
    const { base, costChange } = effectOf({ servings: 1, ingredients: [line('Luna', 2)] }, {}, larder)
    expect(base).toMatchObject({ costPerServing: null, kcalPerServing: null })
    expect(costChange).toBeNull()
  })

  test('las unidades que se cuentan como kilos se nombran', () => {
    const { variation } = effectOf(masa, { added: [line('Huevo', 2, 'unidad')] }, larder)
    expect(variation.countedAsIs).toEqual(['Huevo'])
  })

  test('una línea todavía sin nombre no es un ingrediente', () => {
    const { variation } = effectOf(masa, { added: [line(' ', 2)] }, larder)
    expect(variation.withoutPrice).toEqual(['Luna'])
  })
})

describe('lo que el cocinero corrigió en los alérgenos de la base', () => {
  const says = (allergen: Allergen, state: AllergenCorrection['state']) => ({
    ...{ allergen, state, note: '', updatedAt: '2026-11-01T08:00:00.000Z' },
  })
  const codes = (found: readonly { readonly allergen: Allergen }[]) => found.map(({ allergen }) => allergen)

  test('lo que añadió sigue; lo que retiró sigue retirado mientras nadie nuevo lo traiga', () => {
    const corrections = [says('sesamo', 'puede_contener'), says('lacteos', 'no')]
    const same = effectOf(masa, { lines: [{ line: 1, quantity: 300 }] }, larder, corrections)
    expect(codes(same.base.allergens)).toEqual(['gluten', 'sesamo'])
    expect(codes(same.variation.allergens)).toEqual(['gluten', 'sesamo'])
    const cheese = effectOf(masa, { added: [line('Queso', 50)] }, larder, corrections)
    expect(codes(cheese.base.allergens)).toEqual(['gluten', 'sesamo'])
    expect(codes(cheese.variation.allergens)).toEqual(['gluten', 'lacteos', 'sesamo'])
  })
})
