import { expect, test } from 'vitest'
import { makeVocabulary } from './spelling.ts'

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
