import type { FoodMatch } from '#core/pantry/food-match.ts'
import type { Pantry } from '#core/pantry/match-food.ts'
import type { IngredientLine } from '#core/parsing/lines/ingredient-line.ts'
import { readMeasureCell } from '#core/parsing/tables/table-cells.ts'
import { fold } from '#core/spanish/fold.ts'
import { lookAlikes } from '#core/spanish/spelling.ts'
import type { Unit } from '#core/units/units.ts'

/** By all of its words: a guess is not mended into another guess. */
export const isNamed = (match: FoodMatch | null): boolean => match !== null && match.ignored.length === 0

/** Words that belong to those beside them. */
const joiners: ReadonlySet<string> = new Set([
  'de',
  'del',
  'la',
  'el',
  'las',
  'los',
  'y',
  'e',
  'o',
  'con',
  'en',
  'al',
  'a',
  'sin',
  'para',
  'un',
  'por',
])

/** Characters of a measure as it is misread, and how many such words stand before a food or behind it. */
const longestMeasure = 3
const mostMeasures = 3

/** The measure a stray word was: 'vd', 'lud' with the edge of its column, a lone sign; null where it is a word. */
const measureIn = (word: string): string | null => {
  if (word.length > longestMeasure || joiners.has(word.toLowerCase())) return null
  const read = [word, word.slice(1)].map((text) => readMeasureCell(text)).find((cell) => cell?.guessed === false)
  return read?.measure ?? (word.length === 1 || /^\d+$/.test(word) ? '' : null)
}

const unitOf: Readonly<Record<string, Unit>> = { g: 'g', kg: 'kg', ml: 'ml', l: 'l' }

/**
 * A name with its measure read into it ('mi mi de ron', 'tomates vd'): the food alone, and the measure where it is one that
 * counts nothing. Null where what is left is no food by all of its words.
 */
export const withoutMeasures = (
  name: string,
  pantry: Pantry,
): { readonly name: string; readonly unit: Unit | null } | null => {
  const words = name.split(' ')
  const measures = words.map((word) => (pantry.match(word) === null ? measureIn(word) : null))
  const leading = runOf(measures)
  const trailing = runOf(measures.toReversed())
  if (leading + trailing === 0 || leading + trailing >= words.length) return null
  const bare = words
    .slice(leading, words.length - trailing)
    .join(' ')
    .replace(/^de /, '')
  if (!isNamed(pantry.match(bare))) return null
  const said = [...measures.slice(0, leading), ...measures.slice(words.length - trailing)]
  return { name: bare, unit: said.map((measure) => unitOf[measure ?? '']).find((unit) => unit !== undefined) ?? null }
}

const runOf = (measures: readonly (string | null)[]): number => {
  const end = measures.indexOf(null)
  return end < 0 || end > mostMeasures ? 0 : end
}

/** Whether a name that is no food is one food and then another: two rows of a list read as one. */
export const isTwoFoods = (name: string, pantry: Pantry): boolean => {
  const words = name.split(' ')
  return words.some((word, at) => {
    const before = words[at - 1]
    if (before === undefined || joiners.has(word.toLowerCase()) || joiners.has(before.toLowerCase())) return false
    return isNamed(pantry.match(words.slice(0, at).join(' '))) && isNamed(pantry.match(words.slice(at).join(' ')))
  })
}

/** A line, and whether the end of its name stood alone below it. */
export type Joined<Line> = { readonly line: Line; readonly below: string | null }

/** 'pimentón' and below it 'dulce', which is no food and says no amount: one name on two lines. */
export const joinNames = <Line extends IngredientLine>(
  lines: readonly Line[],
  pantry: Pantry,
): readonly Joined<Line>[] => {
  const joined: Joined<Line>[] = []
  for (const line of lines) {
    const above = joined.at(-1)
    const name = above === undefined || above.below !== null ? null : nameOnTwoLines(above.line.name, line, pantry)
    if (above === undefined || name === null) joined.push({ line, below: null })
    else joined[joined.length - 1] = { line: { ...above.line, name }, below: line.name }
  }
  return joined
}

const nameOnTwoLines = (above: string, { name, approximate }: IngredientLine, pantry: Pantry): string | null => {
  if (!approximate || name.includes(' ') || pantry.match(name) !== null) return null
  const whole = [name, ...lookAlikes(name)].map((end) => `${above} ${end}`)
  return whole.find((said) => fold(pantry.match(said)?.fitted ?? '') === fold(said)) ?? null
}
