import { expect, test } from 'vitest'
import type { IngredientPrice } from '#core/costing/prices/price.ts'
import { costRecipe, type LineToCost } from './cost.ts'
import { writeEscandallo } from './escandallo-csv.ts'

const price = (rest: Partial<IngredientPrice>): IngredientPrice => ({
  ...{ id: 'p', ingredientName: 'x', pricePerUnit: 2, unit: 'kg', source: 'Albarán', kind: 'typed' },
  ...{ priceDate: '2026-11-01', lastUpdated: '2026-11-01T08:00:00.000Z' },
  ...rest,
})
const honey = { gramsPerUnit: 1420, by: 'density', foodName: 'Miel', guess: false } as const

test('cada línea lleva en palabras lo que hay que mirar', () => {
  const lines: LineToCost[] = [
    { name: 'Trufa', quantity: 5, unit: 'g', price: null },
    { name: 'Sal', quantity: 5, unit: 'g', price: price({ kind: 'fallback', source: 'Error en búsqueda' }) },
    { name: 'Huevo', quantity: 1.5, unit: 'unidad', price: price({}) },
    { name: 'Miel', quantity: 1, unit: 'l', price: price({}), equivalence: honey },
    { name: 'Perejil', quantity: 10, unit: 'g', price: price({ unit: 'manojo' }) },
    { name: 'Uva', quantity: 1, unit: 'kg', price: price({ priceDate: '2025-01/2025-09' }) },
    {
      name: 'Pera',
      quantity: 1,
      unit: 'kg',
      price: price({ priceDate: null, lastUpdated: '2026-01-02T08:00:00.000Z' }),
    },
  ]
  const cost = costRecipe(lines, 3, { today: '2026-11-21' })
  const notes = writeEscandallo({ name: 'Prueba', category: '' }, cost)
    .split('\r\n')
    .slice(5, 12)
    .map((row) => row.split(';').at(-1))
  expect(notes).toEqual([
    'Sin precio',
    'Precio estimado',
    '"Se cuenta como 1,5 kg"',
    'Pesa unos 1.420 g',
    'El precio es por manojo',
    'Precio de ene–sep 2025',
    'Precio de 2/1/2026',
  ])
})

test('sin precios los totales quedan en blanco, no a cero', () => {
  const cost = costRecipe([{ name: 'Trufa', quantity: 5, unit: 'g', price: null }], 2)
  const rows = writeEscandallo({ name: 'Prueba', category: '' }, cost).split('\r\n')
  expect(rows).toContain('Coste total (€);')
  expect(rows).toContain('Coste por ración (€);')
})
