import { expect, test } from 'vitest'
import { allergensOf } from '#core/nutrition/allergens.ts'
import { resolverOf } from '#core/nutrition/resolve-food.ts'
import { icePantry, iceTable, pantry } from '#testing/food-table.ts'
import { kitchenName } from './kitchen-name.ts'

/** From the lab to escandallo, nutrition and allergens without typing anything again: both tables, name by name. */

const ice = icePantry
const resolve = resolverOf(pantry, new Map())
const foodOf = (name: string): string | null => resolve(kitchenName(ice, name))?.food?.name ?? null
const named = (id: string): string => ice.byId.get(id)?.name ?? id

test('toda la tabla del laboratorio tiene su alimento', () => {
  expect(ice.ingredients.filter(({ name }) => foodOf(name) === null).map(({ id }) => id)).toEqual([])
})

/** Known by name, but no source publishes their energy and the lab does not know all that is in them. */
const withoutEnergy = 'cuajada stevia horchata vainilla_vaina'

test('y su energía, salvo lo que nadie publica', () => {
  const missing = ice.ingredients.filter(
    ({ name }) => resolve(kitchenName(ice, name))?.food?.per100g.energyKcal === null,
  )
  expect(missing.map(({ id }) => id)).toEqual(withoutEnergy.split(' '))
})

test.each([
  // 95 % of dry matter, all carbohydrate: 4 kcal/g. Free sugars: 11.97 glucose + 11.78 maltose.
  ['glucosa_polvo_38', { energyKcal: 380, carbohydrate: 95, sugars: 23.75, fat: 0, fibre: 0, sodium: 0 }],
  // Polyols 2.4, fibre 2 kcal/g (annex XIV).
  ['glicerina', { energyKcal: 238.8, carbohydrate: 99.5, sugars: 0 }],
  ['polidextrosa', { energyKcal: 172, carbohydrate: 0, fibre: 86 }],
  ['neutro_crema_5', { energyKcal: 359, fat: 25, fibre: 67, saturated: null }],
  ['sucralosa', { energyKcal: 0, carbohydrate: 0, fat: 0 }],
])('%s lleva a la nutrición la composición con que se formula', (id, figures) => {
  const food = resolve(kitchenName(ice, named(id)))?.food
  expect(food?.per100g).toMatchObject(figures)
  expect(food?.provenance.composition).toContain('Tabla del laboratorio de helados')
})

test('lo que no es una sustancia pura no presume de vitaminas ni minerales', () => {
  const gianduja = resolve('Gianduja con leche')?.food
  expect(gianduja?.per100g).toMatchObject({ calcium: null, vitaminC: null, saturated: null })
  expect(gianduja?.approximate).toBe(true)
  expect(gianduja?.allergens).toEqual(['frutos_cascara', 'lacteos'])
})

test('los alimentos del laboratorio no cambian lo que ya se entendía', () => {
  expect(resolve('glucosa atomizada')?.food?.name).toBe('Glucosa atomizada')
  expect(resolve('puré de fresa')?.food?.name ?? null).not.toBe('Puré de fresa 10 % azúcar')
})

test.each([
  ['leche_entera', 'Leche entera'],
  ['nata_35', 'Nata para montar 35 %'],
  ['glucosa_polvo_38', 'Glucosa atomizada DE 38'],
  ['neutro_crema_5', 'Neutro para cremas 5 g/kg'],
  ['uva', 'Uva blanca'],
  ['pasta_pistacho', 'Pasta pura de pistacho'],
  ['pasta_almendra', 'Crema de almendra'],
  ['cobertura_70', 'Cobertura de chocolate negro 70 %'],
  ['ron', 'Ron'],
  ['limoncello', 'Licor'],
])('%s es «%s»', (id, food) => {
  expect(foodOf(named(id))).toBe(food)
})

test('un nombre del cocinero se queda como lo escribió', () => {
  expect(kitchenName(ice, 'Leche entera de la finca')).toBe('Leche entera de la finca')
  expect(kitchenName(ice, 'pistacho')).toBe('pistacho')
})

test.each([
  ['leche_entera', 'lacteos'],
  ['lpd', 'lacteos'],
  ['yema', 'huevos'],
  ['pasta_avellana', 'frutos_cascara'],
  ['pasta_cacahuete', 'cacahuetes'],
  ['tahini', 'sesamo'],
  ['bebida_soja', 'soja'],
  ['gianduja', 'lacteos'],
  ['base_50_leche', 'lacteos'],
  ['yema_azucarada', 'huevos'],
  ['wpi90', 'lacteos'],
  ['galleta_maria', 'gluten'],
])('los alérgenos de %s no se pierden por el camino: %s', (id, allergen) => {
  const { entries } = allergensOf([kitchenName(ice, named(id))], resolve)
  expect(entries.map((entry) => entry.allergen)).toContain(allergen)
})

test('cada ingrediente está unido a un alimento del único índice, y con su nombre de cocina se llega a él', () => {
  const astray = ice.ingredients.filter(({ kitchenName: name, foodId }) => resolve(name)?.food.id !== foodId)
  expect(astray.map(({ id }) => id)).toEqual([])
})

test('un sinónimo del laboratorio es el mismo alimento en toda la cocina, salvo los que llevan estrella', () => {
  const rows = iceTable
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'))
  const told = rows.flatMap(([id = '', , synonyms = '']) =>
    synonyms
      .split('|')
      .filter((synonym) => synonym !== '')
      .map((synonym) => ({
        synonym,
        other: resolve(synonym.replace('*', ''))?.food.id,
        own: ice.byId.get(id)?.foodId,
      })),
  )
  const strays = told.filter(
    ({ synonym, other, own }) => other !== undefined && synonym.endsWith('*') !== (other !== own),
  )
  expect(strays).toEqual([])
  expect(told.length).toBeGreaterThan(200)
})
