import { expect, test } from 'vitest'
import type { MenuRow } from '#core/api/sales.ts'
import { judge } from './judge.ts'
import { drawMenu } from './picture.ts'

const row = (name: string, more: Partial<MenuRow> = {}): MenuRow => ({
  ...{ recipe_id: name, name, category: 'Carta', units: 10, gross_price: 11, per_serving: 3, without_price: 0 },
  ...more,
})

test('el margen es sin IVA, exacto; con un precio que falta, un PVP o un coste que no se saben, no hay juicio', () => {
  const { dishes, matrix } = judge(
    [
      row('Flan'),
      row('Tarta', { gross_price: 3.3, per_serving: 0.1 }),
      row('Sin PVP', { gross_price: null, units: 500 }),
      row('Sin coste', { per_serving: null }),
      row('A medias', { without_price: 1 }),
      row('Sin ventas', { units: null }),
    ],
    10,
  )
  expect(
    dishes.map(({ row: { name }, margin, quadrant, reason, number }) => [name, margin, quadrant, reason, number]),
  ).toEqual([
    // 540 sold among five that sold: popular from 75,6.
    ['Flan', 7, 'puzzle', null, 1],
    ['Tarta', 2.9, 'dog', null, 2],
    ['Sin PVP', null, null, 'no_price', null],
    ['Sin coste', null, null, 'no_cost', null],
    ['A medias', null, null, 'partial_cost', null],
    ['Sin ventas', 7, null, 'no_units', null],
  ])
  expect(matrix).toMatchObject({ total: 540, meanMargin: 4.95 })
})

test('el dibujo: más ventas a la derecha, más margen arriba, y todo dentro', () => {
  const { dishes, matrix } = judge([row('Poco', { units: 1, gross_price: 4.4 }), row('Mucho', { units: 90 })], 10)
  if (matrix === null) throw new Error('nothing to draw')
  const { dots, popular, profitable } = drawMenu(dishes, matrix)
  const [low, high] = dots
  expect(low?.x).toBeLessThan(popular)
  expect(high?.x).toBeGreaterThan(popular)
  expect(low?.y).toBeGreaterThan(profitable)
  expect(high?.y).toBeLessThan(profitable)
  for (const { x, y } of dots) expect(Math.min(x, y, 100 - x, 100 - y)).toBeGreaterThan(0)
})

test('con todo igual se dibuja en medio, y nadie queda por debajo de la media', () => {
  const { dishes, matrix } = judge([row('Uno'), row('Otro')], 10)
  if (matrix === null) throw new Error('nothing to draw')
  expect(dishes.map(({ quadrant }) => quadrant)).toEqual(['star', 'star'])
  expect(drawMenu(dishes, matrix).dots.map(({ y }) => y)).toEqual([50, 50])
})
