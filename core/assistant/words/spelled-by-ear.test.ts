import { expect, test } from 'vitest'
import { fold } from '#core/spanish/fold.ts'
import { safety } from '#testing/kitchen-safety.ts'
import { knowledge } from '#testing/knowledge.ts'
import { spelledByEar } from './spelled-by-ear.ts'
import { unabbreviated } from './unabbreviated.ts'

const written = (text: string): string => fold(spelledByEar(unabbreviated(text), safety.vocabulary.words, knowledge))

test.each([
  ['kuanto dura el salpikon', 'cuanto dura el salpicon'],
  ['ke yeva la txangurro', 'que lleva la txangurro'],
  ['ai q dezalar el vacalao', 'hay que desalar el bacalao'],
  ['enpanao de poyo', 'empanado de pollo'],
  ['gelatina pal xocolate', 'gelatina para el chocolate'],
  ['la salsa sa cortao', 'la salsa se ha cortado'],
])('«%s» se escribe «%s»', (text, expected) => {
  expect(written(text)).toBe(expected)
})

test.each([
  'pez globo',
  'kcal del aguacate',
  'ayer hice una bechamel',
  'pa amb tomaquet',
  'bacalao al pil pil',
  'quero saber',
  'molde 20 x 30',
])('lo que está bien escrito se queda: «%s»', (text) => {
  expect(written(text)).toBe(text)
})
