import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ingredientKey } from './ingredient-key.ts'

test.each([
  ['Harina', 'harina'],
  ['HARINAS', ' harina '],
  ['Limón', 'limones'],
  ['Aceite de oliva', 'Aceite oliva'],
  ['Nuez', 'nueces'],
  ['Huevos camperos', 'huevo campero'],
  ['Sal (fina)', 'sal fina'],
])('%j y %j comparten precio', (one, other) => {
  expect(ingredientKey(one)).toBe(ingredientKey(other))
})

test.each([
  ['Harina', 'Harina de fuerza'],
  ['Pimienta', 'Pimiento'],
  ['Añojo', 'Ternera'],
  ['Harina 00', 'Harina 0'],
  ['Leche 3,5 %', 'Leche 35 %'],
  ['Sal', 'Salsa'],
  ['Col', 'Cola'],
  ['Pollo con hueso', 'Pollo sin hueso'],
  ['🦐', '🦀'],
])('%j y %j, no', (one, other) => {
  expect(ingredientKey(one)).not.toBe(ingredientKey(other))
})

test('todo nombre tiene clave, y la clave es su propia clave', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (name) => {
      fc.pre(name.trim() !== '')
      const key = ingredientKey(name)
      expect(ingredientKey(key.toUpperCase())).toBe(ingredientKey(key))
      expect(key).not.toMatch(/^\s|\s$/)
    }),
  )
})
