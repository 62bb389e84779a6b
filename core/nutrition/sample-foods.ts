import type { Composition, Food } from '#core/pantry/food.ts'
import { makePantry } from '#core/pantry/match-food.ts'
import { resolverOf } from './resolve-food.ts'

/** A small larder for tests of this folder: round numbers, every kind of gap. The real table is the server's. */

const unknown: Composition = {
  ...{ energyKcal: null, publishedKcal: null, protein: null, carbohydrate: null, sugars: null, fat: null },
  ...{ saturated: null, fibre: null, sodium: null, calcium: null, iron: null, vitaminARe: null, vitaminARae: null },
  ...{ vitaminC: null, alcohol: null },
}
const zero: Composition = {
  ...{ energyKcal: 0, publishedKcal: 0, protein: 0, carbohydrate: 0, sugars: 0, fat: 0, saturated: 0, fibre: 0 },
  ...{ sodium: 0, calcium: 0, iron: 0, vitaminARe: 0, vitaminARae: 0, vitaminC: 0, alcohol: null },
}
const noMeasures: Food['measures'] = {
  ...{ density: null, gramsPerPiece: null, gramsPerCup: null, gramsPerTablespoon: null, gramsPerTeaspoon: null },
}

type Change = Partial<Omit<Food, 'per100g' | 'measures'>> & {
  readonly per100g?: Partial<Composition>
  readonly measures?: Partial<Food['measures']>
}

/** A food of this name: nothing in it and nothing unknown but what `change` says. */
const sampleFood = (name: string, { per100g, measures, ...change }: Change = {}): Food => ({
  id: name.toLowerCase().replaceAll(' ', '-'),
  name,
  synonyms: [],
  category: 'verduras_hortalizas',
  per100g: { ...zero, ...per100g },
  measures: { ...noMeasures, ...measures },
  ediblePercent: null,
  weighed: 'neto',
  allergens: [],
  possibleAllergens: [],
  price: null,
  provenance: { id: 'fdc:1', composition: 'USDA', measures: '', merma: '', notes: '' },
  approximate: false,
  ...change,
})

export const sampleFoods: readonly Food[] = [
  sampleFood('Harina', {
    per100g: { energyKcal: 350, protein: 10, carbohydrate: 70, fat: 1, fibre: 3, sodium: 2 },
    allergens: ['gluten'],
    possibleAllergens: ['soja'],
  }),
  sampleFood('Huevo', {
    per100g: { energyKcal: 140, protein: 12, fat: 10, sodium: 120, vitaminARe: 180 },
    measures: { gramsPerPiece: 50 },
    ediblePercent: 88,
    allergens: ['huevos'],
    category: 'huevos',
  }),
  sampleFood('Aceite', {
    per100g: { energyKcal: 900, fat: 100, saturated: 14 },
    measures: { density: 0.9, gramsPerTablespoon: 14 },
  }),
  sampleFood('Mejillón', {
    per100g: { energyKcal: 80, protein: 12, fat: 2 },
    ediblePercent: 30,
    weighed: 'bruto',
    allergens: ['moluscos'],
    category: 'moluscos_y_cefalopodos',
  }),
  sampleFood('Merluza', {
    per100g: { energyKcal: 80, protein: 17, fat: 1 },
    ediblePercent: 60,
    allergens: ['pescado'],
    category: 'pescados',
  }),
  sampleFood('Gamba', {
    per100g: { energyKcal: 100, protein: 20 },
    ediblePercent: 55,
    weighed: 'bruto',
    allergens: ['crustaceos'],
    category: 'crustaceos',
  }),
  sampleFood('Nuez', {
    per100g: { energyKcal: 700, fat: 70 },
    ediblePercent: 45,
    allergens: ['frutos_cascara'],
    category: 'frutos_secos',
  }),
  sampleFood('Zanahoria', { per100g: { energyKcal: 40, vitaminARe: 1600, vitaminARae: 800 } }),
  sampleFood('Níspero', { per100g: { energyKcal: 45, vitaminARe: null, vitaminARae: 76 } }),
  sampleFood('Berro', { per100g: { energyKcal: 14, calcium: null, iron: null, vitaminARe: null, vitaminARae: 0 } }),
  sampleFood('Membrillo', { per100g: { energyKcal: 57 }, approximate: true }),
  sampleFood('Mole', { per100g: unknown, possibleAllergens: ['sesamo'] }),
  sampleFood('Pimiento rojo', { per100g: { energyKcal: 30 }, synonyms: ['pimiento'] }),
  sampleFood('Pimiento verde', { per100g: { energyKcal: 20 } }),
]

export const samplePantry = makePantry(sampleFoods)
export const sampleResolve = resolverOf(samplePantry)
