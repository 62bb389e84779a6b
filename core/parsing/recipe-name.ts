import { fold } from '#core/spanish/fold.ts'
import { stem } from '#core/spanish/stem.ts'
import { isRunningLine } from './running-lines.ts'

/** How high a line's letters stand, by its text; in px of any scale. Empty for a text without a picture. */
export type Heights = ReadonlyMap<string, number>

export type RecipeName = {
  /** Empty when there is none. */
  readonly name: string
  /** The lines of the head it was read from. */
  readonly from: readonly string[]
  readonly doubts: readonly string[]
}

const longestName = 200

const nameLine =
  /^(?:nombre(?: (?:del|de la|de) (?:plato|receta|elaboracion|ficha|producto))?|denominacion(?: del plato)?|receta|titulo|plato)\s*[:.]\s*(.{2,})$/i
/** The same in script whose colon and letters were misread: 'Nombre del puto Lubina a la sal'. */
const wornNameLine = /^nombre\W+del?\W+p[a-z]{2,5}\W+(?=[a-z]{3})/

/**
 * The name of the dish in the lines above its ingredients (those about servings and times left out): the field of a form,
 * else the line with the highest letters, else the first. Running headers count only when there is nothing else.
 */
export const readName = (
  head: readonly string[],
  heights: Heights,
  foods: ReadonlySet<string> = new Set(),
): RecipeName => {
  for (const line of head) {
    const said = line.length > longestName ? null : nameLine.exec(fold(line))
    const worn = wornNameLine.exec(fold(line))?.[0]
    if (said === null && worn !== undefined) return { name: titleOf(line.slice(worn.length)), from: [line], doubts: [] }
    if (said !== null) return { name: titleOf(line.slice(line.search(/[:.]/) + 1)), from: [line], doubts: [] }
  }
  const titles = head.filter((line) => line.length <= longestName && /\p{L}{3}/u.test(line) && titleOf(line) !== '')
  // The headings of a table nobody could read are no name either.
  const own = titles.filter((line) => !isRunningLine(line) && !/^ingredientes?\b/.test(fold(line)))
  const candidates = own.length > 0 ? own : titles
  const [first] = candidates
  if (first === undefined) return { name: '', from: [], doubts: [] }
  const tallest = ofFoods(candidates, tallestOf(candidates, heights), heights, foods)
  const from = wrapped(candidates, tallest, heights)
  const name = titleOf(from.join(' '))
  return {
    name,
    from,
    doubts:
      own.length > 0 && !isLogo(head, from)
        ? []
        : [`El nombre «${name}» puede ser el de la casa o el libro: compruébalo`],
  }
}

/** The first word of a page, with the name of a house or a book below it: as likely a drawing as a title. */
const isLogo = (head: readonly string[], [title = '']: readonly string[]): boolean =>
  head[0] === title && !title.includes(' ') && isRunningLine(head[1] ?? '')

/** Of two lines this near in height the first is the title: what differs is the letters they have. */
const alike = 0.85

const tallestOf = (lines: readonly string[], heights: Heights): string => {
  const highest = Math.max(...lines.map((line) => heights.get(line) ?? 0))
  return lines.find((line) => (heights.get(line) ?? 0) >= alike * highest) ?? lines[0] ?? ''
}

/** Of the highest: no title of a dish is lower. */
const lowestTitle = 0.5

/** The highest line, unless it holds none of the foods of the list and another that may be a title does: a house's name is drawn large. */
const ofFoods = (lines: readonly string[], tallest: string, heights: Heights, foods: ReadonlySet<string>): string => {
  const isDish = (line: string): boolean =>
    (fold(line).match(/[a-z]{4,}/g) ?? []).some((word) => foods.has(stem(word))) && !/[.!?]$/.test(line)
  if (heights.size === 0 || isDish(tallest)) return tallest
  const least = lowestTitle * (heights.get(tallest) ?? 0)
  const dishes = lines.filter((line) => isDish(line) && (heights.get(line) ?? 0) >= least)
  return dishes.length === 0 ? tallest : tallestOf(dishes, heights)
}

/** A title set on two lines: the second as high as the first, and higher than what follows. */
const wrapped = (lines: readonly string[], title: string, heights: Heights): readonly string[] => {
  const at = lines.indexOf(title)
  const next = lines[at + 1]
  const height = heights.get(title)
  const below = next === undefined ? undefined : heights.get(next)
  if (next === undefined || height === undefined || below === undefined) return [title]
  const goesOn = /^\p{Ll}/u.test(next) || / (?:de|del|con|al|a|en|y|la|el)$/.test(fold(title))
  return goesOn && below >= alike * height ? [title, next] : [title]
}

/** The servings in the next box of a form: 'Buñuelos de bacalao | Salen 36 piezas'. */
const besideServings =
  /(?<=\p{L}{3,}[^\p{L}\d]*) \W*(?:salen|rinden?|rendimiento|raciones|comensales|porciones)\b ?:? ?\d.*$/iu

/** '# RECETA DE CROQUETAS (para 4 personas)' → 'Croquetas'. */
const titleOf = (line: string): string => {
  const bare = line.replace(besideServings, '').replace(/^[^\p{L}\d«"¿¡]+|[\s*_#=:.–—|-]+$/gu, '')
  const folded = fold(bare)
  const start = /^(?:receta (?:de(?:l)?(?: la| las| los)? |: ?))?/.exec(folded)?.[0].length ?? 0
  const end =
    / ?[(,–—|-]? ?(?:\(|\b(?:para|receta para|\d+))? ?\(?(?:para )?(?:unas )?[a-z\d-]{1,14} (?:personas?|raciones|pax|comensales|porciones|pers|unidades|uds)\b.*$| ?[(,–—-] ?para \d+\)?$| para \d+$/.exec(
      folded,
    )
  const title = bare.slice(start, end !== null && end.index > start ? end.index : undefined).trim()
  const unquoted = /^["«][^"»]*$/.test(title) ? title.slice(1).trim() : title
  const quiet = unquoted === unquoted.toUpperCase() ? unquoted.toLowerCase() : unquoted
  return (quiet.slice(0, 1).toUpperCase() + quiet.slice(1)).slice(0, longestName)
}
