import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readFormat } from './purchase-format.ts'

test.each([
  ['caja 6 × 1 kg', 6, 'kg', 6],
  ['6x1kg', 6, 'kg', 6],
  ['6 x 1 kg', 6, 'kg', 6],
  ['Caja de 6 uds. de 1 kg', 6, 'kg', 6],
  ['1 kg x 6', 6, 'kg', 6],
  ['1kg x6', 6, 'kg', 6],
  ['saco 25 kg', 25, 'kg', 1],
  ['Saco de 25 Kgs.', 25, 'kg', 1],
  ['garrafa 5 l', 5, 'l', 1],
  ['GARRAFA 5L', 5, 'l', 1],
  ['lata 3 kg', 3, 'kg', 1],
  ['lata 2,5 kg neto', 2.5, 'kg', 1],
  ['docena', 12, 'unidad', 12],
  ['media docena', 6, 'unidad', 6],
  ['2 docenas', 24, 'unidad', 24],
  ['caja 15 docenas', 180, 'unidad', 180],
  ['cartón 30 huevos', 30, 'unidad', 30],
  ['bandeja 12 ud', 12, 'unidad', 12],
  ['bandeja 12 uds', 12, 'unidad', 12],
  ['pack 4x125 g', 0.5, 'kg', 4],
  ['pack 4 × 125 gr.', 0.5, 'kg', 4],
  ['6 x 4 x 125 g', 3, 'kg', 24],
  ['caja de 12 botellas de 75 cl', 9, 'l', 12],
  ['caja 12 botellas 750 ml', 9, 'l', 12],
  ['caja 6 briks 1 l', 6, 'l', 6],
  ['brik 1 l (nata 35 % MG)', 1, 'l', 1],
  ['nata 35% brik 1 l', 1, 'l', 1],
  ['harina T-45 saco 25 kg', 25, 'kg', 1],
  ['gamba 40/60 caja 2 kg', 2, 'kg', 1],
  ['calibre 20-30, caja 4 x 1 kg', 4, 'kg', 4],
  ['caja 6 × 1 kg (6 kg)', 6, 'kg', 6],
  ['paquete 100 ud 10 g', 1, 'kg', 100],
  ['1/2 kg', 0.5, 'kg', 1],
  ['½ kg', 0.5, 'kg', 1],
  ['medio kilo', 0.5, 'kg', 1],
  ['medio litro', 0.5, 'l', 1],
  ['1.000 ml', 1, 'l', 1],
  ['1,5 kg', 1.5, 'kg', 1],
  ['kg', 1, 'kg', 1],
  ['€/kg', 1, 'kg', 1],
  ['por kilo', 1, 'kg', 1],
  ['a granel, kg', 1, 'kg', 1],
  ['ud', 1, 'unidad', 1],
  ['pieza', 1, 'unidad', 1],
  ['ciento', 100, 'unidad', 100],
] as const)('«%s» son %d %s en %d piezas', (text, amount, unit, pieces) => {
  expect(readFormat(text)).toEqual({ amount, unit, pieces, approximate: false })
})

test('lo que se vende por pieza y se pesa después es aproximado', () => {
  expect(readFormat('pieza 1,5 kg aprox.')).toEqual({ amount: 1.5, unit: 'kg', pieces: 1, approximate: true })
})

test.each([
  '',
  ' ',
  'caja',
  'manojo',
  'saco grande',
  '6',
  'lata A-10',
  'lata 3 kg, escurrido 1,8 kg',
  '6 x 1 kg x 2 l',
  'caja 0,4 garrafas 5 l',
  'caja 4/6 kg',
  '5-6 kg',
  'aceite 4 estrellas 5 l',
  '0 kg',
  '-5 kg',
  '1e9 kg',
  '99999999 kg',
  '6 × × 1 kg?',
  '12+1 ud',
  '<b>5 kg</b>',
  '🥚 30',
  'x'.repeat(5000),
])('de «%s» no se sabe cuánto trae', (text) => {
  expect(readFormat(text)).toBeNull()
})

test('cualquier texto se lee o no se entiende, sin caerse, y lo leído es un número que existe', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
      const read = readFormat(text)
      if (read === null) return
      expect(read.amount).toBeGreaterThan(0)
      expect(Number.isFinite(read.amount)).toBe(true)
    }),
  )
})

test('«n × m g» es siempre el producto exacto', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 999 }), (count, grams) => {
      expect(readFormat(`caja ${count} x ${grams} g`)?.amount).toBe((count * grams) / 1000)
    }),
  )
})
