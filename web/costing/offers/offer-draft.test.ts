import { expect, test } from 'vitest'
import type { OfferRow } from '#core/api/offers.ts'
import { bodyFrom, contentsOf, draftFrom, draftUnitPrice, emptyDraft, offerProblem } from './offer-draft.ts'

const empty = emptyDraft('2026-11-12')
const box = { ...empty, format: 'caja 6 × 1 kg', formatPrice: 14.9, vatRate: 10 }

test('el formato dice cuánto trae; por pieza se cuenta si se pide', () => {
  expect(contentsOf(box)).toMatchObject({ amount: 6, unit: 'kg', isRead: true, pieces: 6 })
  expect(contentsOf({ ...box, perPiece: true })).toMatchObject({ amount: 6, unit: 'unidad' })
  expect(contentsOf({ ...box, format: 'docena', perPiece: true })).toMatchObject({ amount: 12, pieces: null })
  expect(draftUnitPrice(box)).toBe(2.4833333333333334)
})

test('lo que el formato no dice lo dice la cocinera, y también lo que dice mal', () => {
  expect(contentsOf({ ...box, format: 'manojo', amount: 3, unit: 'manojo' })).toMatchObject({
    amount: 3,
    isRead: false,
  })
  expect(contentsOf({ ...box, isOwn: true, amount: 5 })).toMatchObject({ amount: 5, unit: 'kg', isRead: false })
  expect(draftUnitPrice({ ...box, format: '', amount: null })).toBeNull()
})

test.each([
  ['', box, 'name'],
  ['Nata', { ...box, format: '', amount: null }, 'amount'],
  ['Nata', { ...box, format: '', amount: 0 }, 'amount'],
  ['Nata', { ...box, format: '', unit: ' ' }, 'unit'],
  ['Nata', { ...box, formatPrice: null }, 'price'],
  ['Nata', { ...box, priceDate: '' }, 'date'],
  ['Nata', box, null],
] as const)('«%s»: falta %j', (name, draft, problem) => {
  expect(offerProblem(name, draft)).toBe(problem)
  expect(bodyFrom(name, draft, null) === null).toBe(problem !== null)
})

test.each([
  ['caja 6 × 1 kg', 6, 'kg'],
  ['caja 6 × 1 kg', 6, 'unidad'],
  ['caja 6 × 1 kg', 5.8, 'kg'],
  ['manojo', 1, 'manojo'],
  ['', 1, 'l'],
])('una oferta guardada vuelve a los campos y de ellos sale la misma: «%s», %d %s', (format, amount, unit) => {
  const offer: OfferRow = {
    ...{ id: 'a', supplier: 'Ana', format, amount, unit, format_price: 3, vat_rate: null, vat_included: true },
    ...{ price_date: '2026-01-02', minimum: '2', reference: 'r', last_updated: 'b', price_per_unit: 1 },
  }
  const { price_per_unit: _, ...said } = offer
  expect(bodyFrom('Nata', draftFrom(offer), offer)).toEqual({ ingredient_name: 'Nata', ...said })
})
