import { readHeading } from '#core/parsing/paper/headings.ts'
import { letterHeight, median } from '#server/scanner/photo/letter-height.ts'
import type { Box, Line, Word } from './ocr.ts'

/** Words that stand together, and where. */
export type Segment = Box & { readonly words: readonly Word[] }

/** A gap wider than this many letter heights parts a line in two (docs/ciencia/motor-local.md §3.5). */
const gapInHeights = 1.3
/** Segments a column needs, and how much of the right one must be prose rather than figures. */
const fewest = 3
const letters = 7
const proseShare = 0.6

/** The segments of a page as one reads them: the heading, the left column, the right one; a table row by row. */
export const inReadingOrder = (lines: readonly Line[]): Segment[] =>
  inOrder(lines.flatMap(segmentsOf).filter(isWriting).map(levelOf(lines)))

const inOrder = (segments: readonly Segment[]): Segment[] => {
  const rows = rowsOf(segments)
  const { gutter, below } = bestGutter(segments, rows)
  if (gutter === null) return rows
  const { left, right, across } = gutter
  // A heading below the right column's last line begins what comes after both columns.
  const next = rows.find((row) => isHeading(row) && (middleOf(row) > lowest(right) || isBetweenColumns(row, gutter)))
  if (next !== undefined) {
    const isBefore = (segment: Segment) => middleOf(segment) < next.y0
    return [...inOrder(segments.filter(isBefore)), ...inOrder(segments.filter((segment) => !isBefore(segment)))]
  }
  const top = Math.min(...right.map(({ y0 }) => y0))
  const bottom = Math.max(...left.map(({ y1 }) => y1), ...right.map(({ y1 }) => y1))
  // What stands beside nothing, above the right column's first line, is heading; it was sorted to a side by chance.
  const above = (segment: Segment) => middleOf(segment) < top
  const heading = [...across.filter((segment) => middleOf(segment) < bottom), ...left.filter(above)]
  return [
    ...rowsOf([...segments.filter((segment) => middleOf(segment) < below), ...heading]),
    ...rowsOf(left.filter((segment) => !above(segment))),
    ...rowsOf(right),
    ...rowsOf(across.filter((segment) => middleOf(segment) >= bottom)),
  ]
}

const isHeading = ({ words }: Segment): boolean => readHeading(textOf(words)) !== null

/** Share of what stands above a heading in the right column that must be ingredients. */
const listedShare = 0.7

/** The heading of the method in the left column, with a list of ingredients in two columns above it and steps in two below. */
const isBetweenColumns = (row: Segment, { right }: Gutter): boolean => {
  const above = right.filter(({ y1 }) => y1 <= row.y0)
  const isFree = right.every(({ y0, y1 }) => y1 <= row.y0 || y0 >= row.y1)
  return (
    isFree &&
    row.x1 <= Math.min(...right.map(({ x0 }) => x0)) &&
    above.length > 0 &&
    above.length < right.length &&
    above.filter(isListed).length >= listedShare * above.length &&
    readHeading(textOf(row.words))?.section === 'steps'
  )
}

/** Rows a form may have above its columns, tables of their own among them. */
const headRows = 8

/** The gutter that parts the page best, looked for below each of the first rows: `below` is where its columns may begin. */
const bestGutter = (segments: readonly Segment[], rows: readonly Segment[]) => {
  let best: Scored | null = null
  let below = Number.NEGATIVE_INFINITY
  for (const cut of [below, ...rows.slice(0, headRows).map(({ y1 }) => y1)]) {
    const found = gutterOf(segments.filter((segment) => middleOf(segment) >= cut))
    if (found === null || (best !== null && found.score <= best.score)) continue
    best = found
    below = cut
  }
  return { gutter: best, below }
}

const segmentsOf = ({ words }: Line): Segment[] => {
  const sorted = withoutDashes(
    words.filter(({ text }) => text.trim() !== '').toSorted((one, other) => one.x0 - other.x0),
  )
  const height = median(sorted.map(({ y0, y1 }) => y1 - y0))
  const parts: Word[][] = []
  let end = Number.NEGATIVE_INFINITY
  for (const word of sorted) {
    if (word.x0 - end > gapInHeights * height) parts.push([])
    parts.at(-1)?.push(word)
    end = word.x1
  }
  return parts.filter((part, at) => !isStray(part, at === 0 || at === parts.length - 1)).map(segmentOf)
}

/** Grain between two columns is read as a dash, which would make one line of both. */
const withoutDashes = (words: readonly Word[]): readonly Word[] => {
  const height = median(words.map(({ y0, y1 }) => y1 - y0))
  return words.filter(({ text }, at) => {
    const [before, after] = [words[at - 1], words[at + 1]]
    const isDash = before !== undefined && after !== undefined && /^[—–_~-]{1,3}$/.test(text)
    return !isDash || after.x0 - before.x1 <= 2 * gapInHeights * height
  })
}

/** Characters: what the edge of a sheet or a stain is read as is shorter, and the engine doubts it or it is no word. */
const longestStray = 2

/** Of 100; a word that is no dirt where the engine is certain of it. */
const certain = 90
/** A word of two letters, or one of a food whose last letter is lost ('sa 11 g'). */
const smallWord = /^\p{Ll}{2}$/u

/** A sign or two far from the others at an end of the line, that are neither a figure nor a measure. */
const isStray = (words: readonly Word[], atEnd: boolean): boolean => {
  const text = textOf(words)
  if (!atEnd || text.length > longestStray || /\d/.test(text)) return false
  // At the end of a line of a typewriter, whose blanks are wide.
  if (words.every(({ confidence }) => confidence >= certain) && smallWord.test(text)) return false
  const sure = words.every(({ confidence }) => confidence >= 60)
  return !sure || !/^(?:g|l|kg|ml|cl|ud|gr|mi|m\/|u[ao]?|[q|/I!y]|[\p{L}][.)])$/u.test(text)
}

const segmentOf = (words: readonly Word[]): Segment => ({
  words,
  x0: Math.min(...words.map(({ x0 }) => x0)),
  y0: Math.min(...words.map(({ y0 }) => y0)),
  x1: Math.max(...words.map(({ x1 }) => x1)),
  y1: Math.max(...words.map(({ y1 }) => y1)),
})

/** Share of the page's width a line must reach across for its slope to be believed, and lines that must. */
const wideEnough = 0.25
const fewestSlopes = 4
/** Each is held against each. */
const mostSlopes = 200

/**
 * Moves segments up or down to where they would stand if every line ran level: seen from a side, the lines of a sheet run
 * together, and what stands at the right end of a row comes beside the next one.
 */
const levelOf = (lines: readonly Line[]): ((segment: Segment) => Segment) => {
  const words = lines.flatMap((line) => line.words)
  const from = Math.min(...words.map(({ x0 }) => x0))
  const to = Math.max(...words.map(({ x1 }) => x1))
  const slopes = lines.slice(0, mostSlopes).flatMap((line) => {
    const feet = line.words
      .flatMap((word) => {
        const foot = footOf(word)
        return foot === null ? [] : [{ ...word, foot }]
      })
      .toSorted((one, other) => one.x0 - other.x0)
    const [first, last] = [feet[0], feet.at(-1)]
    if (first === undefined || last === undefined || last.x1 - first.x0 < wideEnough * (to - from)) return []
    // Feet of lines: heights differ with the letters.
    return [{ at: middleOf(line), slope: (last.foot - first.foot) / (last.x0 - first.x0) }]
  })
  if (slopes.length < fewestSlopes) return (segment) => segment
  const { slope, change } = fitted(slopes)
  return (segment) => {
    const shift = (slope + change * middleOf(segment)) * ((segment.x0 + segment.x1) / 2 - from)
    return { ...segment, y0: segment.y0 - shift, y1: segment.y1 - shift }
  }
}

/** Where a word stands on its line, by its letters without a tail: in many faces a 3, 4, 5, 7 and 9 reach below it; null without any. */
const footOf = ({ text, symbols, y1 }: Word): number | null => {
  if (symbols.length === 0) return /\p{L}/u.test(text) ? y1 : null
  const standing = symbols.filter((symbol) => /\p{L}/u.test(symbol.text) && !/[gjpqyçQJ]/.test(symbol.text))
  return standing.length === 0 ? null : median(standing.map((symbol) => symbol.y1))
}

/** The slope of lines by where they stand, through the middle of what each pair of them says. */
const fitted = (slopes: readonly { readonly at: number; readonly slope: number }[]) => {
  const pairs = slopes.flatMap((one, index) =>
    slopes
      .slice(index + 1)
      .flatMap((other) => (other.at - one.at < 1 ? [] : [(other.slope - one.slope) / (other.at - one.at)])),
  )
  const change = median(pairs) || 0
  return { change, slope: median(slopes.map(({ at, slope }) => slope - change * at)) }
}

type Gutter = {
  readonly left: readonly Segment[]
  readonly right: readonly Segment[]
  readonly across: readonly Segment[]
}

type Scored = Gutter & { readonly score: number }

/** The upright channel with prose on its right that fewest segments cross, or null: one column, or a table. */
const gutterOf = (segments: readonly Segment[]): Scored | null => {
  const from = Math.min(...segments.map(({ x0 }) => x0))
  const to = Math.max(...segments.map(({ x1 }) => x1))
  let best: Scored | null = null
  for (let share = 0.25; share <= 0.75; share += 0.01) {
    const x = from + (to - from) * share
    const left = segments.filter(({ x1 }) => x1 <= x)
    const right = segments.filter(({ x0 }) => x0 >= x)
    const across = segments.filter(({ x0, x1 }) => x0 < x && x1 > x)
    if (right.length < fewest || !isProse(right) || isForm(right)) continue
    const beside = left.filter((segment) => right.some((other) => overlap(segment, other)))
    if (isFigures(beside) && !isMethod(right)) continue
    const crossing = across.filter((segment) => [...left, ...right].some((other) => overlap(segment, other)))
    const between = across.filter(
      (segment) => middleOf(segment) > Math.min(...right.map(({ y0 }) => y0)) && middleOf(segment) < lowest(right),
    )
    if (beside.length < fewest || crossing.length > 0 || between.length > 0.1 * segments.length) continue
    const sides = Math.min(left.length, right.length) - 2 * between.length - 0.1 * across.length
    if (sides > (best?.score ?? 0)) best = { left, right, across, score: sides }
  }
  return best
}

const lowest = (segments: readonly Segment[]): number => Math.max(...segments.map(({ y1 }) => y1))

const isProse = (segments: readonly Segment[]): boolean =>
  segments.filter(({ words }) => textOf(words).replace(/\P{L}/gu, '').length >= letters).length >
  proseShare * segments.length

/** Quantities and measures standing before their foods: a table, whose rows belong together. */
const isFigures = (segments: readonly Segment[]): boolean =>
  segments.filter(({ words }) => !/\p{L}{4}/u.test(textOf(words))).length > 0.5 * segments.length

/** 'Observaciones' heads a form's last column, too. */
const isOfRecipe = ({ words }: Segment): boolean =>
  /^(?:ingredients|steps)$/.test(readHeading(textOf(words))?.section ?? '')

/** Lines of a column from which on it is one whatever it says. */
const column = 7
/** ... and words of a line that are a sentence's, in the middle. */
const wordsOfSentence = 3.5

/** The right half of a form's own fields ('Salen 36 piezas', 'Elaborado por'): a few lines, no heading, no list, no sentences. */
const isForm = (segments: readonly Segment[]): boolean => {
  const said = segments.filter(({ words }) => /\p{L}{2}/u.test(textOf(words)))
  return (
    said.length < column &&
    !said.some((segment) => isListed(segment) || isOfRecipe(segment)) &&
    said.reduce((sum, { words }) => sum + words.length, 0) < wordsOfSentence * said.length
  )
}

/** Beside a table of foods and figures may stand the method: below its heading, or in lines of many words. */
const isMethod = (segments: readonly Segment[]): boolean =>
  segments.some(({ words }) => readHeading(textOf(words))?.section === 'steps') &&
  segments.reduce((sum, { words }) => sum + words.length, 0) >= wordsOfProse * segments.length

/** Words a line of a method has, in the middle; the last line of a step has one. */
const wordsOfProse = 3

/** Segments in rows from top to bottom, each row's from left to right joined into one. */
const rowsOf = (segments: readonly Segment[]): Segment[] => {
  const rows: Segment[][] = []
  for (const segment of segments.toSorted((one, other) => middleOf(one) - middleOf(other))) {
    const row = rows.at(-1)
    const height = segment.y1 - segment.y0
    const last = row?.at(-1)
    if (row && last && Math.abs(middleOf(last) - middleOf(segment)) < 0.5 * Math.min(height, last.y1 - last.y0))
      row.push(segment)
    else rows.push([segment])
  }
  // A title stands above the list: below its heading rows of two heights are rows that were read badly.
  const list = Math.min(...segments.filter(isHeading).map(({ y0 }) => y0))
  return withAmounts(rows.flatMap((row) => apart(row, list)).map(joined))
}

const joined = (row: readonly Segment[]): Segment => ({
  words: row.toSorted((one, other) => one.x0 - other.x0).flatMap(({ words }) => words),
  x0: Math.min(...row.map(({ x0 }) => x0)),
  y0: Math.min(...row.map(({ y0 }) => y0)),
  x1: Math.max(...row.map(({ x1 }) => x1)),
  y1: Math.max(...row.map(({ y1 }) => y1)),
})

/** Two ingredients side by side in two columns of a list: each begins with its amount and says a food. */
const isListed = ({ words }: Segment): boolean => /^[\d½¼¾⅓⅔][^\p{L}]*(?:\p{L}{1,3} )?.*\p{L}{3}/u.test(textOf(words))

const apart = (row: readonly Segment[], list: number): readonly (readonly Segment[])[] => {
  const sorted = row.toSorted((one, other) => one.x0 - other.x0)
  if (sorted.every(({ y1 }) => y1 < list) && isTitleBeside(sorted)) return sorted.map((segment) => [segment])
  return sorted.length > 1 && sorted.every(isListed) ? sorted.map((segment) => [segment]) : [sorted]
}

/** Letters of what may stand beside a title, and how much higher those of a title are. */
const fewestLetters = 6
const titleTimes = 1.35

/** A title beside a stamp, a box or the servings: words on both sides, in letters of another height. */
const isTitleBeside = (segments: readonly Segment[]): boolean => {
  // The edge of a box is read as a sign.
  const row = segments.filter(({ words }) => /\p{L}/u.test(textOf(words)))
  if (row.length < 2 || row.some(({ words }) => textOf(words).replace(/\P{L}/gu, '').length < fewestLetters))
    return false
  // Words alone, side by side, head a table.
  if (row.every(({ words }) => words.length === 1)) return false
  const heights = row.map(({ words }) => letterHeight(words))
  return Math.max(...heights) >= titleTimes * Math.min(...heights)
}

/** An amount and nothing else: '500 g', '3ud', '1,5 l'. */
const amountAlone = /^[½¼¾⅓⅔\d][\d.,½¼¾⅓⅔]* ?\p{L}{0,3}\.?$/u
/** Share of the lower one's height by which two rows must stand side by side to be one. */
const beside = 0.1

/** On a bent sheet an amount stands a little higher or lower than its food: to the right of the only row without one. */
const withAmounts = (rows: readonly Segment[]): Segment[] => {
  const taken = new Set<Segment>()
  const pairs = new Map<Segment, Segment>()
  for (const [at, row] of rows.entries()) {
    if (!amountAlone.test(textOf(row.words))) continue
    const food = [rows[at + 1], rows[at - 1]].find(
      (other) => other !== undefined && !taken.has(other) && isFoodOf(other, row),
    )
    if (food === undefined) continue
    taken.add(food).add(row)
    pairs.set(food, row)
  }
  return rows.flatMap((row) => {
    const amount = pairs.get(row)
    if (amount !== undefined) return [joined([row, amount])]
    return taken.has(row) ? [] : [row]
  })
}

const isFoodOf = (food: Segment, amount: Segment): boolean => {
  const shared = Math.min(food.y1, amount.y1) - Math.max(food.y0, amount.y0)
  return (
    food.x1 < amount.x0 &&
    shared > beside * Math.min(food.y1 - food.y0, amount.y1 - amount.y0) &&
    !/\d/.test(textOf(food.words)) &&
    /\p{L}{3}/u.test(textOf(food.words))
  )
}

const overlap = (one: Box, other: Box): boolean => one.y0 < other.y1 && other.y0 < one.y1
const middleOf = ({ y0, y1 }: Box): number => (y0 + y1) / 2

/** The edge of the table and the grain of the paper come out as rows of dashes that the engine itself does not believe. */
const isWriting = ({ words }: Segment): boolean => {
  const text = textOf(words)
  const signs = text.replace(/\s/g, '').length
  const sure = words.reduce((sum, { confidence }) => sum + confidence, 0) / words.length
  return text.replace(/[^\p{L}\d]/gu, '').length >= signs / 2 ? sure > 25 || signs > 6 : sure > 60
}

/** The words of a segment with one blank between them. */
export const textOf = (words: readonly Word[]): string => words.map(({ text }) => text).join(' ')
