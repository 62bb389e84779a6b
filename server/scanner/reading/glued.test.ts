import { expect, test } from 'vitest'
import { makeVocabulary } from '#core/spanish/spelling.ts'
import { splitGlued } from './glued.ts'

const vocabulary = makeVocabulary(['harina', 'trigo', 'leche', 'entera', 'aceite', 'oliva'])

test.each([
  ['90gdeharinadetrigo', '90 g de harina de trigo'],
  ['1ldelecheentera', '1 l de leche entera'],
  ['0,5ldeaceitedeoliva', '0,5 l de aceite de oliva'],
])('%s se lee «%s»', (glued, apart) => {
  expect(splitGlued(vocabulary, glued)).toBe(apart)
})

test.each(['90gdeharinaxtrigo', '90g', 'lechentera', '', `1gde${'a'.repeat(5000)}`])(
  'lo que no es todo palabras conocidas se queda como está: %.20s',
  (text) => {
    expect(splitGlued(vocabulary, text)).toBe(text)
  },
)

test('con una palabra que las une, lo pegado se parte; los nombres y lo que sólo perdió una letra, no', () => {
  const kitchen = makeVocabulary(['tiras', 'suelo', 'aceite', 'oliva', 'cebo', 'carne', 'devolver', 'sal', 'agar'])
  expect(splitGlued(kitchen, 'entiras.')).toBe('en tiras.')
  expect(splitGlued(kitchen, 'aceitedeoliva')).toBe('aceite de oliva')
  expect(splitGlued(kitchen, 'Devolverlacarnea')).toBe('Devolver la carne a')
  expect(splitGlued(kitchen, 'Consuelo')).toBe('Consuelo')
  expect(splitGlued(kitchen, 'cebola')).toBe('cebola')
})

test('un filete del papel entre palabras no es un guion; «agar-agar» sí lo lleva', () => {
  const kitchen = makeVocabulary(['lubina', 'sal', 'agar', 'pimientos', 'tiras'])
  expect(splitGlued(kitchen, 'Lubina-con-sal')).toBe('Lubina con sal')
  expect(splitGlued(kitchen, 'pimientos-en')).toBe('pimientos en')
  expect(splitGlued(kitchen, 'agar-agar')).toBe('agar-agar')
  expect(splitGlued(kitchen, 'sgdesal')).toBe('5 g de sal')
})
