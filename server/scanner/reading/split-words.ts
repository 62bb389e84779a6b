import type { Vocabulary } from '#core/spanish/spelling.ts'
import type { Word } from './ocr.ts'

/** Of their height: what one word came apart into lies nearer together than two words do. */
const near = 0.25
/** Letters of the word they make, at least: shorter ones are made by chance. */
const shortest = 4
const alone = /^[aeouy]$/i

/** Words that came apart ('nat a', 'r eposar'), joined where only together they are a word of a kitchen. */
export const withoutSplits = ({ knows }: Vocabulary, words: readonly Word[]): readonly Word[] => {
  const joined: Word[] = []
  const isWord = (text: string): boolean => alone.test(text) || knows(text)
  for (const word of words) {
    const last = joined.at(-1)
    const end = /[.,;:)]*$/.exec(word.text)?.[0] ?? ''
    const bare = word.text.slice(0, word.text.length - end.length)
    const whole = `${last?.text ?? ''}${bare}`
    if (
      last !== undefined &&
      /^\p{L}+$/u.test(whole) &&
      whole.length >= shortest &&
      word.x0 - last.x1 < near * (word.y1 - word.y0) &&
      !(isWord(last.text) && isWord(bare)) &&
      knows(whole)
    )
      joined[joined.length - 1] = {
        ...last,
        text: `${whole}${end}`,
        x1: word.x1,
        y0: Math.min(last.y0, word.y0),
        y1: Math.max(last.y1, word.y1),
        confidence: Math.min(last.confidence, word.confidence),
        symbols: [...last.symbols, ...word.symbols],
      }
    else joined.push(word)
  }
  return joined
}
