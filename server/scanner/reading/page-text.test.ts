import { expect, test } from 'vitest'
import { kitchenVocabulary } from '#server/scanner/words/vocabulary.ts'
import type { Line, Word } from './ocr.ts'
import { pageText } from './page-text.ts'

const vocabulary = kitchenVocabulary()
const noPage = { width: 1, height: 1, data: new Uint8Array([255]) }

/** Lines of words 12 px a letter, each believed 96 unless it says so: 'sal/40'. */
const doubtsOf = (...lines: readonly string[]): readonly string[] => {
  const read = lines.map((text, row): Line => {
    let at = 100
    const words = text.split(' ').map((said): Word => {
      const [letters = '', confidence = '96'] = said.split('/')
      const box = { x0: at, y0: 60 * row, x1: at + 12 * letters.length, y1: 60 * row + 30 }
      at = box.x1 + 12
      return { ...box, text: letters, confidence: Number(confidence), symbols: [] }
    })
    return { words, x0: 100, y0: 60 * row, x1: at, y1: 60 * row + 30 }
  })
  return pageText({ vocabulary, fractions: { at: () => null } }, noPage, { lines: read, confidence: 90 }).doubts
}

const doubted = (text: string): readonly string[] => [`«${text}» no se lee bien: compruébalo`]

test('el número de un paso no es una cantidad: si falta uno, lo dice la cuenta', () => {
  expect(doubtsOf('3./20 Escaldar los tomates y pelar')).toEqual([])
  expect(doubtsOf('Escaldar los tomates 3/20 minutos')).toEqual(doubted('Escaldar los tomates 3 minutos'))
})

test('la g leída como 9 y los grados de un horno son ciertos donde están', () => {
  expect(doubtsOf('250 9/30 de harina')).toEqual([])
  expect(doubtsOf('Hornear la masa a 210 oC/10 con vapor')).toEqual([])
})

test('una palabra conocida no se duda por débil; una desconocida, sólo si el motor no está seguro', () => {
  expect(doubtsOf('Escaldar los/5 tomates/5 y pelar')).toEqual([])
  expect(doubtsOf('Escaldar los tomates zurbidos y pelar')).toEqual([])
  expect(doubtsOf('Escaldar los tomates zurbidos/88 y pelar')).toEqual(doubted('Escaldar los tomates zurbidos y pelar'))
})

test('una consonante sola en una frase, una cifra con un signo dentro y unos grados sin decir se avisan', () => {
  expect(doubtsOf('Escaldar los tomates con m y pelar')).toEqual(doubted('Escaldar los tomates con m y pelar'))
  expect(doubtsOf('Escaldar y pelar 2 l de tomates')).toEqual([])
  expect(doubtsOf('Asar los tomates a 1?0 grados')).toEqual(doubted('Asar los tomates a 170 grados'))
  expect(doubtsOf('Asar los tomates hasta dorar a 190')).toEqual(doubted('Asar los tomates hasta dorar a 190'))
})
