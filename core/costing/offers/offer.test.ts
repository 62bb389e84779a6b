import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chooseOffer, type Offer, unitPriceOf, withAndWithoutVat } from './offer.ts'

const offer = (id: string, more: Partial<Offer> = {}): Offer => ({
  ...{ id, supplier: 'Makro', format: 'caja 6 × 1 kg', amount: 6, unit: 'kg', formatPrice: 14.9, vatRate: 10 },
  ...{ vatIncluded: false, priceDate: '2026-11-12', minimum: '', reference: '' },
  ...{ lastUpdated: '2026-11-12T10:00:00.000Z', ...more },
})

test.each([
  [
    'caja 6 × 1 kg a 14,90 € más IVA',
    { amount: 6, formatPrice: 14.9, vatRate: 10, vatIncluded: false },
    2.4833333333333334,
  ],
  ['la misma con el IVA dentro', { amount: 6, formatPrice: 16.39, vatRate: 10, vatIncluded: true }, 2.4833333333333334],
  ['saco 25 kg', { amount: 25, formatPrice: 18.75, vatRate: 4, vatIncluded: false }, 0.75],
  ['docena', { amount: 12, formatPrice: 2.4, vatRate: null, vatIncluded: false }, 0.2],
  ['con IVA sin decir cuál, tal cual', { amount: 2, formatPrice: 3, vatRate: null, vatIncluded: true }, 1.5],
  ['IVA cero', { amount: 1, formatPrice: 3, vatRate: 0, vatIncluded: true }, 3],
])('%s', (_, paid, expected) => {
  expect(unitPriceOf(paid)).toBe(expected)
})

test('con y sin IVA, en las dos direcciones', () => {
  expect(withAndWithoutVat({ formatPrice: 14.9, vatRate: 10, vatIncluded: false })).toEqual({ net: 14.9, gross: 16.39 })
  expect(withAndWithoutVat({ formatPrice: 16.39, vatRate: 10, vatIncluded: true })).toEqual({ net: 14.9, gross: 16.39 })
  expect(withAndWithoutVat({ formatPrice: 3, vatRate: null, vatIncluded: true })).toBeNull()
})

describe('qué oferta cuenta', () => {
  const makro = offer('a')
  const cheap = offer('b', { supplier: 'Vecina', formatPrice: 12, priceDate: '2026-10-01' })
  const piece = offer('c', { unit: 'unidad', amount: 100, formatPrice: 1, priceDate: '2026-01-01' })

  test.each([
    ['la última', 'last', null, 'a'],
    ['la más barata del mismo kilo', 'cheapest', null, 'b'],
    ['la fijada', 'fixed', 'c', 'c'],
  ] as const)('%s', (_, choice, id, expected) => {
    expect(chooseOffer([cheap, makro, piece], choice, id)?.id).toBe(expected)
  })

  test('sin ofertas ninguna; fijado a mano ninguna; fijada una que ya no está, ninguna', () => {
    for (const choice of ['last', 'cheapest', 'fixed'] as const) expect(chooseOffer([], choice, null)).toBeNull()
    expect(chooseOffer([makro], 'fixed', null)).toBeNull()
    expect(chooseOffer([makro], 'fixed', 'z')).toBeNull()
  })

  test('con la misma fecha, la guardada después', () => {
    const later = offer('0', { lastUpdated: '2026-11-12T11:00:00.000Z' })
    expect(chooseOffer([makro, later], 'last', null)?.id).toBe('0')
  })

  test('da igual en qué orden estén', () => {
    const some = fc.array(
      fc.record({
        formatPrice: fc.integer({ min: 1, max: 5 }),
        priceDate: fc.constantFrom('2026-01-01', '2026-02-01'),
        unit: fc.constantFrom('kg', 'Kg.', 'l', 'manojo'),
      }),
      { minLength: 1, maxLength: 6 },
    )
    fc.assert(
      fc.property(some, fc.constantFrom('last' as const, 'cheapest' as const), (list, choice) => {
        const offers = list.map((more, index) => offer(String(index), more))
        const chosen = chooseOffer(offers, choice, null)?.id
        expect(chooseOffer(offers.toReversed(), choice, null)?.id).toBe(chosen)
      }),
    )
  })
})
