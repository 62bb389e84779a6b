import { readHeading } from '#core/parsing/paper/headings.ts'
import type { PageWord } from './table-columns.ts'

/** A row of words across a page. `height`: of its letters, px; `top`: where it stands. */
export type PageRow = { readonly words: readonly PageWord[]; readonly height: number; readonly top: number }

/** A gap wider than this many letter heights parts two cells; a typewriter leaves 1.3 between words. */
export const cellGap = 2.2
/** Characters: a row with more and without a quantity is prose below the table. */
export const longestFood = 60

export const textOf = (words: readonly PageWord[]): string => words.map(({ text }) => text).join(' ')

export const endsTable = (text: string): boolean => {
  const heading = readHeading(text)
  return (heading !== null && heading.section !== 'ingredients') || /^\d{1,2}[.)] \p{Lu}/u.test(text)
}

export const segments = <Word extends PageWord>(words: readonly Word[], gap: number): Word[][] => {
  const parts: Word[][] = []
  let end = Number.NEGATIVE_INFINITY
  for (const word of words) {
    if (word.x0 - end > gap) parts.push([])
    parts.at(-1)?.push(word)
    end = word.x1
  }
  return parts
}
