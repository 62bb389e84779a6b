import { expect, test } from 'vitest'
import { makeVocabulary } from '#core/spanish/spelling.ts'
import type { Word } from './ocr.ts'
import { withoutSplits } from './split-words.ts'

const vocabulary = makeVocabulary(['nata', 'reposar', 'con', 'sal', 'leche'])
/** Words 30 px high; each begins so many px behind the one before. */
const words = (...parts: readonly (readonly [text: string, gap: number])[]): Word[] => {
  let at = 0
  return parts.map(([text, gap]) => {
    const word = { text, confidence: 90, symbols: [], x0: at + gap, x1: at + gap + 12 * text.length, y0: 0, y1: 30 }
    at = word.x1
    return word
  })
}
const joined = (...parts: readonly (readonly [text: string, gap: number])[]) =>
  withoutSplits(vocabulary, words(...parts)).map(({ text }) => text)

test('lo que se partió se junta si sólo junto es una palabra', () => {
  expect(joined(['la', 0], ['nat', 12], ['a,', 3])).toEqual(['la', 'nata,'])
  expect(joined(['r', 0], ['eposar', 2])).toEqual(['reposar'])
})

test('dos palabras son dos; lo que está lejos también, y lo que junto no es nada', () => {
  expect(joined(['con', 0], ['sal', 3])).toEqual(['con', 'sal'])
  expect(joined(['nat', 0], ['a', 12])).toEqual(['nat', 'a'])
  expect(joined(['lec', 0], ['ho', 2])).toEqual(['lec', 'ho'])
})
