import fc from 'fast-check'
import { expect, test } from 'vitest'
import { menuMatrix, type SoldDish } from './menu-engineering.ts'

const of = (...dishes: readonly (readonly [units: number, margin: number | null])[]): SoldDish[] =>
  dishes.map(([units, margin]) => ({ units, margin }))

test('cuatro platos, uno en cada sitio: el 70 % de la media y el margen ponderado', () => {
  // 260 sold, 65 each on average: popular from 45,5. (120 × 6 + 30 × 12 + 90 × 4 + 20 × 5) ÷ 260 = 5,923…
  expect(menuMatrix(of([120, 6], [30, 12], [90, 4], [20, 5]))).toEqual({
    ...{ total: 260, popularFrom: 45.5, meanMargin: expect.closeTo(5.923, 3) },
    quadrants: ['star', 'puzzle', 'workhorse', 'dog'],
  })
})

test('justo en la raya está dentro, también donde los decimales binarios dirían otra cosa', () => {
  // 35 of 100 among two: 70 % of 50 to the unit. Margins of 0,1 and 0,3 in equal parts: a mean of 0,2 to the cent.
  expect(menuMatrix(of([35, 1], [65, 1]))?.quadrants).toEqual(['star', 'star'])
  expect(menuMatrix(of([34, 1], [66, 1]))?.quadrants).toEqual(['puzzle', 'star'])
  expect(menuMatrix(of([10, 0.1], [10, 0.3], [10, 0.2]))?.quadrants).toEqual(['workhorse', 'star', 'star'])
})

test('un plato sin margen no se juzga, pero lo que vende cuenta para los demás', () => {
  const matrix = menuMatrix(of([10, 2], [10, 1], [80, null]))
  expect(matrix).toMatchObject({ total: 100, meanMargin: 1.5, quadrants: ['puzzle', 'dog', null] })
  expect(matrix?.popularFrom).toBeCloseTo(23.333, 3)
})

test('un margen negativo también se pesa', () => {
  expect(menuMatrix(of([50, -1], [50, 3]))).toMatchObject({ meanMargin: 1, quadrants: ['workhorse', 'star'] })
})

test.each([
  ['nada', of()],
  ['un plato', of([10, 3])],
  ['uno con margen', of([10, 3], [10, null])],
  ['sin ventas', of([0, 3], [0, 4])],
  ['sin ventas de los que tienen margen', of([0, 3], [0, 4], [9, null])],
])('%s: no hay con qué comparar', (_, dishes) => {
  expect(menuMatrix(dishes)).toBeNull()
})

test('el orden de los platos no cuenta, y siempre hay uno que llega al margen medio y uno popular', () => {
  const dish = fc.record({
    units: fc.integer({ min: 0, max: 1_000_000 }),
    margin: fc.integer({ min: -5000, max: 50_000 }).map((cents) => cents / 100),
  })
  fc.assert(
    fc.property(fc.array(dish, { minLength: 2, maxLength: 60 }), (dishes) => {
      const matrix = menuMatrix(dishes)
      fc.pre(matrix !== null)
      expect(menuMatrix(dishes.toReversed())?.quadrants).toEqual(matrix.quadrants.toReversed())
      expect(matrix.quadrants.some((one) => one === 'star' || one === 'puzzle')).toBe(true)
      expect(matrix.quadrants.some((one) => one === 'star' || one === 'workhorse')).toBe(true)
    }),
  )
})
