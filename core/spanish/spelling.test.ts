import { expect, test } from 'vitest'
import { lookAlikes, makeVocabulary } from './spelling.ts'

const { mend } = makeVocabulary([
  'harina',
  'mantequilla',
  'Azúcar',
  'pimentón',
  'pimiento',
  'cebolla',
  'cebollino',
  'sal',
])

test.each([
  ['harlna', 'harina'],
  ['Harlna', 'Harina'],
  ['azucal', 'azúcar'],
  ['mantegui11a'.replace(/1/g, 'l'), 'mantequilla'],
  ['mantequlla', 'mantequilla'],
])('«%s» era «%s»', (read, stood) => {
  expect(mend(read)).toBe(stood)
})

test.each([
  ['ya es una palabra', 'harina'],
  ['ya lo es, con otra tilde', 'azucar'],
  ['demasiado corta', 'sai'],
  ['demasiado distinta', 'hariax'],
  ['no son letras', 'h4rina'],
  ['larguísima', 'a'.repeat(5000)],
])('%s: se queda', (_, word) => {
  expect(mend(word)).toBeNull()
})

test('a la misma distancia de dos palabras no elige', () => {
  const between = makeVocabulary(['pera', 'cera'])
  expect(between.mend('mera')).toBeNull()
})

test('cuando sólo valen letras que se parecen, ni faltan ni sobran', () => {
  const { mend, knows } = makeVocabulary(['hasta', 'morcilla', 'sal'])
  expect(mend('hacta', 'alike')).toBe('hasta')
  expect(mend('hastas', 'alike')).toBeNull()
  expect(mend('haxta', 'alike')).toBeNull()
  expect([knows('Morcillas'), knows('SAL'), knows('sales'), knows('cal')]).toEqual([true, true, true, false])
})

test('dos letras que se juntaron en una se separan si así es una palabra', () => {
  const { mend } = makeVocabulary(['ternera', 'codornices', 'tomate'])
  expect([mend('temera', 'alike'), mend('Codomices', 'alike'), mend('tobate', 'alike')]).toEqual([
    'ternera',
    'Codornices',
    null,
  ])
})

test('de un texto, los que pudo ser con una letra por otra que se le parece', () => {
  expect(lookAlikes('cal')).toContain('sal')
  expect(lookAlikes('carne')).toContain('came')
  expect(lookAlikes('')).toEqual([])
})
