import { expect, test } from 'vitest'
import { foods, pantry } from '#testing/food-table.ts'
import type { Composition, Food } from './food.ts'
import { foodWords } from './food-words.ts'

const ids = (some: readonly Food[]): string[] => some.map(({ id }) => id)

test('cada alimento de la tabla tiene su clave, y la tabla no encoge', () => {
  expect(foods.length).toBeGreaterThanOrEqual(3023)
  expect(new Set(foods.map(({ id }) => id)).size).toBe(foods.length)
})

test('ningún nombre es de dos alimentos, tampoco sin acentos ni plurales', () => {
  const owner = new Map<string, string>()
  const shared: string[] = []
  for (const food of foods) {
    for (const name of [food.name, ...food.synonyms]) {
      const key = foodWords(name).join(' ')
      expect(key, name).not.toBe('')
      const first = owner.get(key) ?? food.id
      if (first !== food.id) shared.push(`${name}: ${first} y ${food.id}`)
      owner.set(key, first)
    }
  }
  expect(shared).toEqual([])
})

test('cada alimento se encuentra por todos sus nombres', () => {
  const lost = foods.flatMap((food) =>
    [food.name, ...food.synonyms].filter((name) => pantry.match(name)?.food.id !== food.id),
  )
  expect(lost).toEqual([])
})

// Ceilings per 100 g: what a pure substance can reach. Sodium: salt, 39.3 g. Others: the richest foods known.
const ceilings: Readonly<Record<keyof Composition, number>> = {
  energyKcal: 902,
  publishedKcal: 902,
  protein: 100,
  carbohydrate: 100,
  sugars: 100,
  fat: 100,
  saturated: 100,
  fibre: 100,
  sodium: 39_400,
  calcium: 6000,
  iron: 130,
  vitaminARe: 70_000,
  vitaminARae: 35_000,
  vitaminC: 1700,
  alcohol: 100,
}

test('cada cifra cabe en su margen', () => {
  const misfits = foods.filter(
    ({ id: food, per100g, measures, ediblePercent, price }) =>
      Object.entries(per100g).some(([nutrient, value]) => outside(value, 0, ceilings[nutrient as keyof Composition])) ||
      outside(measures.density, 0.01, 1.5) ||
      outside(measures.gramsPerPiece, 0.05, 6000) ||
      outside(measures.gramsPerCup, 3, 375) ||
      outside(ediblePercent, 10, 100) ||
      // Tap water is the only thing a kitchen buys by the cubic metre.
      (food !== 'agua' && outside(price?.eurPerKg ?? null, 0.1, 6000)),
  )
  expect(ids(misfits)).toEqual([])
})

test('los nutrientes suman como mucho 100 g, y la parte no pasa del todo', () => {
  const misfits = foods.filter(({ per100g }) => {
    const { protein, carbohydrate, sugars, fat, saturated, fibre, alcohol } = per100g
    // 1 g for rounding, carbohydrate by difference, and sugars that USDA measures apart from it (aubergine, melon).
    if ((protein ?? 0) + (carbohydrate ?? 0) + (fat ?? 0) + (fibre ?? 0) + (alcohol ?? 0) > 101) return true
    if (sugars !== null && carbohydrate !== null && sugars > carbohydrate + 1) return true
    return saturated !== null && fat !== null && saturated > fat
  })
  expect(ids(misfits)).toEqual([])
})

/** Sweeteners that are polyols count 2,4 kcal/g, erythritol none, and citric acid 3 (annex XIV of the Reglamento). */
const polyols = new Set(['isomalt', 'maltitol', 'sorbitol', 'xilitol'])
const apart = new Set(['eritritol', 'acido-citrico'])

test('la energía sale de sus nutrientes', () => {
  const misfits = foods.filter(({ id, category, per100g }) => {
    const { energyKcal, protein, carbohydrate, fat, fibre, alcohol } = per100g
    if (energyKcal === null || apart.has(id)) return false
    const perGram = polyols.has(id) ? 2.4 : 4
    const sum =
      perGram * (carbohydrate ?? 0) + 4 * (protein ?? 0) + 9 * (fat ?? 0) + 2 * (fibre ?? 0) + 7 * (alcohol ?? 0)
    // Ciqual counts organic acids, which the table does not list: up to 9 kcal in pickles and mustard, 18 in vinegar.
    const tolerance = category === 'vinagres' ? 20 : Math.max(9, 0.04 * energyKcal)
    return Math.abs(sum - energyKcal) > tolerance
  })
  expect(ids(misfits)).toEqual([])
})

test('taza, cucharada, cucharadita y densidad no se contradicen', () => {
  const doubtful = foods.filter(({ measures }) => {
    const { density, gramsPerCup: cup, gramsPerTablespoon: spoon, gramsPerTeaspoon: tea } = measures
    return apartBy(spoon, tea, 3, 0.25) || apartBy(cup, density, 250, 0.03) || apartBy(cup, spoon, 250 / 15, 0.6)
  })
  // USDA weighs these two leaf by leaf: whole in the cup, chopped in the spoon.
  expect(ids(doubtful)).toEqual(['albahaca-fresca', 'romero-fresco'])
})

test('todo alimento con composición dice de dónde sale, y todo precio también', () => {
  const silent = foods.filter((food) => food.per100g.energyKcal !== null && food.provenance.composition === '')
  expect(silent).toEqual([])
  expect(foods.filter(({ price }) => price !== null && !/^(?:Mercamadrid|Mercadona|INE,) /.test(price.source))).toEqual(
    [],
  )
})

const contains = (id: string): string[] => {
  const food = pantry.byId.get(id)
  return food === undefined ? [] : [...food.allergens]
}

// Annex II, and the misses docs/ciencia/nutricion.md §6 names.
test.each([
  ['harina-de-trigo', 'gluten'],
  ['gochujang', 'soja'],
  ['gochujang', 'gluten'],
  ['salsa-hoisin', 'sesamo'],
  ['salsa-de-ostras', 'gluten'],
  ['salsa-worcestershire', 'gluten'],
  ['surimi', 'huevos'],
  ['pasta-de-curry', 'crustaceos'],
  ['copos-de-maiz', 'gluten'],
  ['feuilletine', 'lacteos'],
  ['galleta-speculoos', 'soja'],
  ['caldo-de-marisco', 'crustaceos'],
  ['taramosalata', 'gluten'],
  ['vinagre-chinkiang', 'gluten'],
  ['shaoxing', 'gluten'],
  ['furikake', 'sesamo'],
  ['panch-phoron', 'mostaza'],
  ['orgeat', 'frutos_cascara'],
  ['advocaat', 'huevos'],
  ['kinako', 'soja'],
  ['glasa-real', 'huevos'],
  ['pan-bao', 'gluten'],
  ['masa-madre', 'gluten'],
  ['salsa-worcestershire', 'pescado'],
  ['queso-grana-padano', 'huevos'],
  ['leche-sin-lactosa', 'lacteos'],
  ['queso-mahon', 'lacteos'],
  ['torta-del-casar', 'lacteos'],
  ['leche-merengada-en-polvo', 'lacteos'],
  ['salsa-de-soja', 'gluten'],
  ['salsa-romesco', 'frutos_cascara'],
  ['orejon-de-albaricoque', 'sulfitos'],
  ['tahini', 'sesamo'],
  ['pan-de-hamburguesa-con-sesamo', 'sesamo'],
  ['pan-de-hamburguesa-brioche-con-sesamo', 'huevos'],
  ['pan-simit', 'sesamo'],
  ['pappardelle-al-huevo', 'huevos'],
  ['pasta-negra', 'moluscos'],
  ['licor-de-frutos-secos', 'frutos_cascara'],
  ['gofio-de-trigo', 'gluten'],
  ['cachopo-congelado', 'lacteos'],
  ['takoyaki', 'moluscos'],
  ['nam-prik-pao', 'crustaceos'],
  ['pan-de-gambas', 'crustaceos'],
  ['mentsuyu', 'pescado'],
  ['salsa-huancaina', 'lacteos'],
  ['cerveza-con-limon', 'gluten'],
  ['quorn', 'huevos'],
  ['vegemite', 'gluten'],
  ['crema-de-vinagre-balsamico', 'sulfitos'],
])('%s lleva %s', (id, allergen) => {
  expect(contains(id)).toContain(allergen)
})

test.each([
  ['queso-vegano', 'soja'],
  ['caldo-de-pollo', 'gluten'],
  ['copos-de-avena-sin-gluten', 'gluten'],
  ['chorizo-vegano', 'huevos'],
  ['longaniza-fresca', 'soja'],
  ['helado-de-vainilla', 'frutos_cascara'],
] as const)('%s puede llevar %s, y lo dice la etiqueta', (id, allergen) => {
  expect(pantry.byId.get(id)?.possibleAllergens).toContain(allergen)
})

test.each(['coco-rallado', 'castana', 'pinon', 'nuez-moscada', 'trigo-sarraceno', 'chufa', 'ancas-de-rana'])(
  '%s no lleva ninguno de los 14',
  (id) => {
    expect(contains(id)).toEqual([])
  },
)

const families: readonly (readonly [Food['category'], string])[] = [
  ['pescados', 'pescado'],
  ['crustaceos', 'crustaceos'],
  ['huevos', 'huevos'],
  ['quesos', 'lacteos'],
]

test.each(families)('en %s, todos llevan %s', (category, allergen) => {
  const without = foods.filter(
    (food) => food.category === category && !food.allergens.some((code) => code === allergen),
  )
  expect(without.map(({ id }) => id)).toEqual([])
})

const outside = (value: number | null, from: number, to: number): boolean =>
  value !== null && !(value >= from && value <= to)

const apartBy = (large: number | null, small: number | null, times: number, share: number): boolean =>
  large !== null && small !== null && Math.abs((small * times) / large - 1) > share
