import { expect, test } from 'vitest'
import { isBit } from './usual-words.ts'
import { kitchenVocabulary } from './vocabulary.ts'

const { rather, times, knows } = kitchenVocabulary()

test('una palabra que casi no se escribe y se parece a una corriente es, probablemente, ésa', () => {
  expect(['cobre', 'maca', 'sacor', 'segui'].map(rather)).toEqual(['sobre', 'masa', 'sacar', 'seguir'])
  expect(['carne', 'horno', 'escarola', 'sorropotún'].map(rather)).toEqual([null, null, null, null])
})

test('«azúcar» no es un verbo: «azúca» no es palabra', () => {
  expect(knows('azúca')).toBe(false)
})

test('un trozo de palabra no es una palabra; una medida o una palabra corta, sí', () => {
  expect(['cong', 'har', 'ls'].filter((word) => isBit(word, times))).toEqual(['cong', 'har', 'ls'])
  expect(['sal', 'de', 'dl', 'uds', 'AOVE', 'y'].filter((word) => isBit(word, times))).toEqual([])
})
