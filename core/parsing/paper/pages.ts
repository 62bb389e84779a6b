import { type PageLine, parseRecipePage, type RecipeText } from '#core/parsing/recipe-text.ts'
import { fold } from '#core/spanish/fold.ts'
import { readHeading } from './headings.ts'
import { isRunningLine } from './running-lines.ts'

/** Pages that make up a recipe or several, at most, and lines of one: more than any sheet has. */
export const mostPages = 8
export const mostLines = 300

/**
 * The recipes on some pages, in their order: one that goes on from page to page, or several one below the other. What stands
 * at the top or the foot of more than one page is no part of them. Empty when there is none. `called`: the words of dishes.
 */
export const readRecipePages = (
  pages: readonly (readonly PageLine[])[],
  called?: ReadonlySet<string>,
): readonly RecipeText[] => {
  const lines = withoutRepeated(pages.slice(0, mostPages).map((page) => page.slice(0, mostLines))).flat()
  const parts = recipesApart(lines)
  const read = parts.map((part) => parseRecipePage(part, called)).filter((recipe) => recipe !== null)
  if (parts.length > 1 && read.length === parts.length) return read
  const whole = parseRecipePage(lines, called)
  return whole === null ? [] : [whole]
}

/** Lines at the head and at the foot of a page that running headers take. */
const headLines = 3
const footLines = 2

/** The title said again on the second page goes too; on the first it stays. */
const withoutRepeated = (pages: readonly (readonly PageLine[])[]): readonly (readonly PageLine[])[] => {
  const said = new Set<string>()
  return pages.map((page) =>
    page.filter(({ text }, at) => {
      if (at >= headLines && at < page.length - footLines) return true
      const key = fold(text)
        .replace(/[^a-z]/g, '')
        .replace(/continuacion$|cont$/, '')
      if (key === '' || readHeading(text) !== null) return true
      const again = said.has(key)
      said.add(key)
      return !again
    }),
  )
}

/** A list of ingredients after a method begins another recipe; its head begins with its title. */
const recipesApart = (lines: readonly PageLine[]): readonly (readonly PageLine[])[] => {
  const starts = [0]
  let inSteps = false
  for (const [at, { text }] of lines.entries()) {
    const heading = readHeading(text)
    if (heading?.section === 'steps') inSteps = true
    // 'Ingredientes para la salsa' is a part of the dish.
    if (heading?.section !== 'ingredients' || !inSteps || /^(?:de|del|para) \D/.test(fold(heading.aside))) continue
    const start = titleAbove(lines, at, starts.at(-1) ?? 0)
    if (start !== null) starts.push(start)
    inSteps = false
  }
  return starts.map((start, index) => lines.slice(start, starts[index + 1]))
}

/** Lines a head may have above its ingredients, and characters of one of them. */
const longestHead = 4
const longestTitle = 70

/** Where the head above a list begins: the highest of the short lines that follow the method before. */
const titleAbove = (lines: readonly PageLine[], list: number, from: number): number | null => {
  let first = list
  while (first > from + 1 && first > list - longestHead && isHeadLine(lines[first - 1])) first--
  if (first === list) return null
  const head = lines.slice(first, list)
  const tallest = Math.max(...head.map(({ text, height }) => (isRunningLine(text) ? 0 : height)))
  return (
    first +
    Math.max(
      0,
      head.findIndex(({ text, height }) => !isRunningLine(text) && height >= 0.85 * tallest),
    )
  )
}

const isHeadLine = (line: PageLine | undefined): boolean =>
  line !== undefined &&
  line.text.length <= longestTitle &&
  /\p{L}{3}/u.test(line.text) &&
  !/[.;,]$|^\d{1,2}[.)]/.test(line.text) &&
  readHeading(line.text)?.section !== 'steps'
