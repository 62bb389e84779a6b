import { expect, test } from 'vitest'
import { importedSource, mayReplace, priceBasis, priceDay, typedSource } from './price.ts'
import { priceAge } from './price-age.ts'

test.each([
  ['typed', 'typed', true],
  ['typed', 'table', true],
  ['table', 'typed', false],
  ['estimate', 'typed', false],
  ['fallback', 'typed', false],
  ['fallback', 'table', false],
  ['fallback', 'estimate', false],
  ['fallback', 'fallback', true],
  ['table', 'fallback', true],
  ['estimate', 'table', true],
  ['table', 'estimate', true],
] as const)('%s en lugar de %s: %s', (found, saved, allowed) => {
  expect(mayReplace(found, saved)).toBe(allowed)
})

test.each([
  ['kg', 'kg'],
  [' KG. ', 'kg'],
  ['€/kg', 'kg'],
  ['EUR/Kg', 'kg'],
  ['por kilo', 'kg'],
  ['el litro', 'l'],
  ['L', 'l'],
  ['Uds.', 'unidad'],
  ['pieza', 'unidad'],
  ['manojo', 'other'],
  ['100 g', 'other'],
  ['g', 'other'],
  ['', 'other'],
  ['<b>kg</b>', 'other'],
])('%j es un precio por %s', (unit, basis) => {
  expect(priceBasis(unit)).toBe(basis)
})

test.each([
  ['2026-11-21', 0],
  ['2026-11-01T08:00:00.000Z', 20],
  ['2026-10', 21],
  ['2025-01/2025-09', 417],
  ['2027-01-01', 0],
  ['N/A', null],
  ['', null],
])('un precio de %j tiene %s días el 21 de noviembre de 2026', (date, days) => {
  expect(priceAge(date, '2026-11-21T23:59:00.000Z')).toBe(days)
})

test.each([
  [typedSource, '2026-11-22', '2026-11-22T23:30:00.000Z'],
  [typedSource, '2026-11-01', '2026-11-01'],
  [importedSource, '2026-11-22', '2026-11-22'],
  [typedSource, null, '2026-11-22T23:30:00.000Z'],
] as const)('%s del %s: su día se lee de %s', (source, priceDate, day) => {
  const price = { id: '1', ingredientName: 'Sal', pricePerUnit: 1, unit: 'kg', kind: 'typed' } as const
  expect(priceDay({ ...price, source, priceDate, lastUpdated: '2026-11-22T23:30:00.000Z' })).toBe(day)
})
