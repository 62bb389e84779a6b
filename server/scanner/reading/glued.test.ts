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

test.each(['90gdeharinaxtrigo', '90g', 'delecheentera', '', `1gde${'a'.repeat(5000)}`])(
  'lo que no es todo palabras conocidas se queda como está: %.20s',
  (text) => {
    expect(splitGlued(vocabulary, text)).toBe(text)
  },
)
