import { expect, test } from 'vitest'
import { kitchenVocabulary } from '#server/scanner/words/vocabulary.ts'
import { confusedLetters, confusedWords } from './confused-letters.ts'
import { onesReadOtherwise } from './ones-read-otherwise.ts'

const vocabulary = kitchenVocabulary()
const pairs = confusedLetters([
  ['huecos', 'huesos'],
  ['cobre', 'sobre'],
  ['menvdas', 'menudas'],
])

test('la letra que una mano confunde en varias palabras puede estar confundida en otra que existe', () => {
  expect([...pairs]).toEqual(['cs'])
  expect(confusedWords('Cuajar los huevos en la copa.', pairs, vocabulary)[0]).toContain('puede ser «sopa»')
  expect(confusedWords('Picar la cebolla picada.', pairs, vocabulary)).toEqual([])
})

test('si el primer paso se lee 4, las cifras con un 4 pueden tener un 1', () => {
  const lines = ['42 pimientos', '3 huevos', '4. Remojar los pimientos.', '3. Añadir el jamón.'].map((text) => ({
    text,
    doubts: [],
  }))
  expect(onesReadOtherwise(lines)).toEqual([
    '«42 pimientos»: en esta hoja hay algún 1 que se lee 4; comprueba la cifra',
  ])
  expect(onesReadOtherwise([{ text: '1. Remojar.', doubts: [] }, ...lines])).toEqual([])
})
