import { expect, test } from 'vitest'
import { dayOf, draw, drawable, size, withoutRepeats } from './chart.ts'

const point = (saved_at: string, price_per_unit: number, more: object = {}) => ({
  ...{ saved_at: `${saved_at}T10:00:00.000Z`, price_per_unit, unit: 'kg', source: null, kind: 'typed' as const },
  ...{ price_date: null, counted: true, ...more },
})

test('el día es el de la factura si lo dice entero', () => {
  expect(dayOf(point('2026-11-20', 1, { price_date: '2026-11-12' }))).toBe('2026-11-12')
  expect(dayOf(point('2026-11-20', 1, { price_date: '2026-06' }))).toBe('2026-11-20')
})

test('se dibujan los del mismo kilo que el último que cuenta', () => {
  const all = [
    point('2026-01-01', 1, { unit: 'l' }),
    point('2026-02-01', 3, { unit: 'Kilo' }),
    point('2026-03-01', 2, { price_date: '2026-01-15' }),
    point('2026-04-01', 9, { unit: 'unidad', counted: false }),
  ]
  expect(drawable(all).map(({ price_per_unit }) => price_per_unit)).toEqual([3, 2])
  expect(drawable([])).toEqual([])
  expect(drawable([point('2026-01-01', 1, { counted: false })])).toEqual([])
})

test('una oferta que contó se cuenta una vez; la que no contó también', () => {
  const counted = point('2026-03-01', 2, { source: 'Ana' })
  const itself = { ...counted, counted: false }
  const other = point('2026-03-01', 3, { source: 'Berta', counted: false })
  expect(withoutRepeats([counted, itself, other])).toEqual([counted, other])
})

test('una factura vieja guardada hoy cuenta desde hoy, y está además en su día', () => {
  const old = { price_date: '2026-01-01' }
  const drawing = draw([
    point('2026-01-21', 4),
    point('2026-01-22', 2, { ...old, counted: false }),
    point('2026-01-22', 2, old),
  ])
  expect(drawing?.line).toBe('M590 10H590V150H590')
  expect(drawing?.dots.map(({ x, counted }) => [x, counted])).toEqual([
    [10, false],
    [590, true],
    [590, true],
  ])
})

test('facturas de antes pasadas en un día quedan cada una en el suyo', () => {
  const typed = (price: number, price_date: string) => point('2026-11-23', price, { price_date })
  const drawing = draw([typed(5, '2026-11-23'), typed(2, '2026-01-01'), typed(4, '2026-01-11'), typed(3, '2026-01-21')])
  expect(drawing?.line).toBe('M10 150H300V10H590V80H590')
})

test('una escalera que dura hasta el siguiente: el más bajo abajo, el más alto arriba', () => {
  const drawing = draw([point('2026-01-01', 2), point('2026-01-11', 4), point('2026-01-21', 3)])
  expect(drawing?.line).toBe('M10 150H300V10H590V80H590')
  expect(drawing?.dots.map(({ x, y }) => [x, y])).toEqual([
    [10, 150],
    [300, 10],
    [590, 80],
  ])
})

test('uno solo, o todos iguales, quedan en medio; sin ninguno no hay dibujo', () => {
  expect(draw([point('2026-01-01', 2)])?.dots).toMatchObject([{ x: size.width / 2, y: size.height / 2 }])
  expect(draw([point('2026-01-01', 2, { counted: false })])).toBeNull()
  expect(draw([])).toBeNull()
})
