import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countField, isTime, numberField, timeField } from './field.ts'

test('un momento que existe se acepta tal como se escribe', () => {
  fc.assert(
    fc.property(
      fc.date({
        min: new Date('0001-01-01T00:00:00.000Z'),
        max: new Date('9999-12-31T23:59:59.999Z'),
        noInvalidDate: true,
      }),
      (date) => {
        expect(isTime(date.toISOString())).toBe(true)
      },
    ),
  )
})

test.each([
  ...['2026-02-31T00:00:00.000Z', '2026-13-01T00:00:00.000Z', '2026-01-01T24:00:00.000Z', '2026-01-01T99:99:99.999Z'],
  ...['0000-01-01T00:00:00.000Z', '2025-02-29T00:00:00.000Z', '2026-01-01', '2026-01-01T00:00:00Z', ''],
])('«%s» no es ningún momento', (text) => {
  expect(isTime(text)).toBe(false)
  expect(timeField.safeParse(text).success).toBe(false)
})

test('lo que se cuenta es entero', () => {
  const lines = countField('El número', 0, 10)
  expect(lines.safeParse(3).success).toBe(true)
  for (const wrong of [3.5, -1, 11, '3', Number.NaN]) expect(lines.safeParse(wrong).success).toBe(false)
})

test('los límites se dicen en el número de lo que se cuenta', () => {
  const said = (what: string, value: unknown) =>
    numberField(what, 1, 100_000)
      .safeParse(value)
      .error?.issues.map(({ message }) => message)
  expect(said('Las raciones', 100_001)).toEqual(['Las raciones no pueden ser mayores que 100.000'])
  expect(said('Las raciones', 0)).toEqual(['Las raciones no pueden ser menores que 1'])
  expect(said('Las raciones', 'x')).toEqual(['Las raciones deben ser un número'])
  expect(said('La cantidad', 100_001)).toEqual(['La cantidad no puede ser mayor que 100.000'])
})
