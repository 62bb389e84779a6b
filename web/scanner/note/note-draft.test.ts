import { expect, test } from 'vitest'
import type { DeliveryNote } from '#core/parsing/notes/delivery-note.ts'
import { draftOf, problemOf, takenOf, unitPrice } from './note-draft.ts'

const line = { quantity: 2, vat: 10, adds: true }
const note: DeliveryNote = {
  kind: 'albarán',
  supplier: 'Frutas Soler',
  date: '2026-10-12',
  vatIncluded: false,
  lines: [
    { ...line, product: 'Tomate rama', format: 'caja 6 kg', price: 14.5 },
    { ...line, product: 'Limón', format: '', price: 2.1 },
    { ...line, product: 'Apio', format: 'manojo', price: 0.85, adds: false },
  ],
}

test('se marca lo que cuadra y está completo; lo demás espera al cocinero', () => {
  const draft = draftOf(note)
  expect(draft.lines.map(({ taken }) => taken)).toEqual([true, false, false])
  expect(draft.lines.map(problemOf)).toEqual([null, 'format', null])
  expect(takenOf(draft).lines.map(({ product }) => product)).toEqual(['Tomate rama'])
})

test('el precio del kilo, del litro o de lo que diga el formato, sin IVA', () => {
  const [tomato, lemon, celery] = draftOf(note).lines
  if (!tomato || !lemon || !celery) throw new Error('Faltan líneas')
  expect(unitPrice(tomato, false)).toEqual({ price: 14.5 / 6, unit: 'kg' })
  expect(unitPrice({ ...tomato, format: 'kg', price: 11 }, true)).toEqual({ price: 10, unit: 'kg' })
  expect(unitPrice(celery, false)).toEqual({ price: 0.85, unit: 'manojo' })
  expect(unitPrice(lemon, false)).toBeNull()
  expect(unitPrice({ ...tomato, price: null }, false)).toBeNull()
})

test.each([
  [{ product: ' ', format: 'kg', price: 1 }, 'product'],
  [{ product: 'Sal', format: 'kg', price: null }, 'price'],
  [{ product: 'Sal', format: 'kg', price: -1 }, 'price'],
  [{ product: 'Sal', format: 'kg', price: Number.NaN }, 'price'],
])('%o no puede ser un precio: %s', (change, problem) => {
  const draft = draftOf(note)
  const lines = draft.lines.slice(0, 1).map((one) => ({ ...one, ...change, taken: true }))
  expect(lines.map(problemOf)).toEqual([problem])
  expect(takenOf({ ...draft, lines }).lines).toEqual([])
})
