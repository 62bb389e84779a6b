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
  /^(?:nombre(?: (?:del|de la|de) (?:plato|receta|elaboracion|ficha|producto))?|denominacion(?: del plato)?|receta|titulo|plato|articulo|producto(?: final| elaborado)?|especialidad)\s*[:.]\s*(.{2,})$/i
/** The same in script whose colon and letters were misread: 'Nombre del puto Lubina a la sal'. */
const wornNameLine = /^nombre\W+del?\W+p[a-z]{2,5}\W+(?=[a-z]{3})/

/** Over a list, alone or side by side. */
const columnHeads =
  /^ingredientes?\b|^(?:(?:genero|generos|productos?|articulos?|materia prima|cantidad|cant|unidad|unidades|uds?|peso|bruto|neto|medida|precio|importe|observaciones|g|kg|ml|l)\b[^a-z]*)+$/

/** What says that a line is a dish's name: the foods of its list, and the words dishes are called by. Roots. */
export type DishWords = { readonly listed: ReadonlySet<string>; readonly called: ReadonlySet<string> }

const noWords: DishWords = { listed: new Set(), called: new Set() }

/**
 * The name of the dish in the lines above its ingredients (those about servings and times left out): the field of a form,
 * else the line with the highest letters, else the first. Running headers count only when there is nothing else, and a line
 * that names no dish only when no other does.
 */
export const readName = (head: readonly string[], heights: Heights, words: DishWords = noWords): RecipeName => {
  for (const line of head) {
    const said = line.length > longestName ? null : nameLine.exec(fold(line))
    const worn = wornNameLine.exec(fold(line))?.[0]
    if (said === null && worn !== undefined) return { name: titleOf(line.slice(worn.length)), from: [line], doubts: [] }
    if (said !== null) return { name: titleOf(line.slice(line.search(/[:.]/) + 1)), from: [line], doubts: [] }
  }
  const titles = head.filter((line) => line.length <= longestName && /\p{L}{3}/u.test(titleOf(line)))
  // The headings of a table nobody could read are no name either.
  const own = titles.filter((line) => !isRunningLine(line) && !columnHeads.test(fold(line)))
  const candidates = own.length > 0 ? own : titles
  const [first] = candidates
  if (first === undefined) return { name: '', from: [], doubts: [] }
  const { title, rival } = ofDishes(candidates, heights, words)
  // 'Lentejas con / verduras': below a title that breaks off the name of a section is none.
  const from = wrapped(titles, title, heights, words)
  const name = behindLabel(titleOf(from.join(' ')), words)
  const isStacked = from.slice(1).some((line) => /^\p{Lu}\p{Ll}/u.test(line))
  const isHouse = own.length === 0 || isLogo(head, from)
  if (breaksOff.test(fold(name)))
    return { name, from, doubts: [`El nombre «${name}»: parece que le falta el final; compruébalo`] }
  return { name, from, doubts: nameDoubts(name, isStacked ? (from[0] ?? null) : rival, isHouse) }
}

/** Words of a label. */
const longestLabel = 4

/** 'Práctica 7: Pisto', 'Segundo: Pisto': a label of the house's own before what is called as a dish is. */
const behindLabel = (name: string, { listed, called }: DishWords): string => {
  const [, label = '', rest = ''] = /^([^:]{3,40}): (\p{Lu}.{3,})$/u.exec(name) ?? []
  const isDish = names(rest, listed) || names(rest, called)
  return isDish && label.split(' ').length <= longestLabel && !names(label, listed) ? rest : name
}

const nameDoubts = (name: string, rival: string | null, isHouse: boolean): readonly string[] => {
  if (rival !== null) return [`El nombre «${name}»: también podría ser «${rival}»; compruébalo`]
  return isHouse ? [`El nombre «${name}» puede ser el de la casa o el libro: compruébalo`] : []
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

/** Of the highest: no title of a dish is lower, unless it stands out from the letters of the page. */
const lowestTitle = 0.5
const standingOut = 1.2

/** The words of a name as they are compared with each other. */
export const rootsOf = (line: string): string[] => (fold(line).match(/[a-z]{4,}/g) ?? []).map(stem)

/** A sentence is no title, whatever it speaks of, nor is what goes on from the line above. */
const names = (line: string, roots: ReadonlySet<string>): boolean =>
  rootsOf(line).some((root) => roots.has(root)) && !/[.!?]$|^\p{Ll}/u.test(line)

/**
 * The highest line, unless it names no dish and another that may be a title does: a house's name is drawn large. `rival`: the
 * one that may be the title instead, to be told.
 */
const ofDishes = (lines: readonly string[], heights: Heights, { listed, called }: DishWords): Chosen => {
  const tallest = tallestOf(lines, heights)
  if (heights.size === 0 || names(tallest, listed)) return { title: tallest, rival: null }
  const height = (line: string): number => heights.get(line) ?? 0
  const least = Math.min(lowestTitle * height(tallest), standingOut * bodyHeight(heights))
  const may = lines.filter((line) => line !== tallest && height(line) >= least)
  // A food of the list says more than a word some dish has.
  const [ofList, ofAny] = [listed, called].map((roots) => may.filter((line) => names(line, roots)))
  const dishes = ofList !== undefined && ofList.length > 0 ? ofList : (ofAny ?? [])
  if (dishes.length === 0) return { title: tallest, rival: null }
  const dish = tallestOf(dishes, heights)
  if (!names(tallest, called)) return { title: dish, rival: tallest }
  return { title: tallest, rival: dishes === ofList ? dish : null }
}

type Chosen = { readonly title: string; readonly rival: string | null }

/** The letters most of a page is set in. */
const bodyHeight = (heights: Heights): number => {
  const sorted = [...heights.values()].toSorted((one, other) => one - other)
  return sorted[sorted.length >> 1] ?? 0
}

const isCapitals = (line: string): boolean => /\p{Lu}{3}/u.test(line) && line === line.toUpperCase()
const breaksOff = / (?:de|del|con|al|a|en|y|la|el|los|las|and|of|with|aux?|du|des|et|à)$/
const mostLines = 4
/** Of the letters of the page: a line that begins with a capital, below a title as large, goes on with it. */
const muchLarger = 1.5

/**
 * A title set on several lines: each as high as the first, and going on where it broke off, or standing out from the page below
 * what is called as a dish is. What is lower between them stands in a column beside.
 */
const wrapped = (
  lines: readonly string[],
  title: string,
  heights: Heights,
  { called }: DishWords,
): readonly string[] => {
  const height = heights.get(title)
  if (height === undefined) return [title]
  const from = [title]
  const alikeOnes = lines.slice(lines.indexOf(title) + 1).map((line) => [line, heights.get(line) ?? 0] as const)
  for (const [line, own] of alikeOnes) {
    if (own < alike * height || alike * own > height) continue
    const last = from.at(-1) ?? ''
    if (isRunningLine(line) && !breaksOff.test(fold(last))) continue
    const goesOn = /^\p{Ll}/u.test(line) || breaksOff.test(fold(last))
    const isBanner = isCapitals(title) ? isCapitals(line) : own >= muchLarger * bodyHeight(heights)
    const isDish = called.size === 0 ? isCapitals(title) : names(from.join(' '), called)
    if (!goesOn && !(isBanner && isDish && own >= standingOut * bodyHeight(heights))) break
    if (from.push(line) === mostLines) break
  }
  return from
}

/** The servings in the next box of a form: 'Buñuelos de bacalao | Salen 36 piezas'. */
const besideServings =
  /(?<=\p{L}{3,}[^\p{L}\d]*) \W*(?:salen|rinden?|rendimiento|raciones|comensales|porciones)\b ?:? ?\d.*$/iu

/** '12 Arroz caldoso', '1 2 Arroz caldoso': the number of a sheet, drawn large before its title. */
const sheetNumber = /^\W*\d ?\d{1,2} (?=\p{Lu}\p{Ll}+ )/u
/** 'R-118 · Bienmesabe'. */
const sheetCode = /^\W*(?:\p{Lu}{1,4}[-.]?)?\d{2,5}\s*[·:|–—-]\s*(?=\p{Lu})/u
/** What a house says of a dish behind its name. */
const remark =
  / \((?:apt[oa]s? |sin (?:gluten|lactosa)|vegan[oa]|vegetarian[oa]|versi[oó]n|nuev[oa]|f[aá]cil|r[aá]pid[oa])[^)]*\)$/iu
/** What stands in the boxes behind a title: the form's version, a price, a code. */
const besideCells =
  /(?<=\p{L}{3,}[^\p{L}\d]*) (?:(?:versi[oó]n|revisi[oó]n|edici[oó]n|rev\.|ed\.|hoja|p[aá]gina|p[aá]g\.|ficha|n[.º°]+)\W{0,3}\d.*|\W*\d{1,3}[.,]\d{2} ?(?:€|euros).*|\W*[A-Z]{1,4}-\d{2,}\S*)$/iu

/** 'P I S T O'. */
const withoutSpacing = (line: string): string =>
  /^(?:\p{L} ){3,}\p{L}$/u.test(line.trim()) ? line.replaceAll(' ', '') : line

/** 'Pularda-con-pimientos': the blanks of a hand, or the lines of its paper. */
const joinedUp =
  /(?<=\p{L}{2})-(?=(?:con|de|del|al|a|en|y|la|el)-\p{L})|(?<=-(?:con|de|del|al|a|en|y|la|el))-(?=\p{L})/giu

/** '# RECETA DE CROQUETAS (para 4 personas)' → 'Croquetas'. */
const titleOf = (line: string): string => {
  const bare = withoutSpacing(line)
    .replace(besideServings, '')
    .replace(/^\W*\d{1,3}[.)] (?=\p{L})/u, '')
    .replace(sheetNumber, '')
    .replace(sheetCode, '')
    .replace(remark, '')
    .replace(besideCells, '')
    .replace(joinedUp, ' ')
    .replace(/^[^\p{L}\d«"¿¡]+|[\s*_#=:.–—|-]+$/gu, '')
  const folded = fold(bare)
  const start = /^(?:receta (?:de(?:l)?(?: la| las| los)? |: ?))?/.exec(folded)?.[0].length ?? 0
  const end =
    / ?[(,–—|-]? ?(?:\(|\b(?:para|receta para|\d+))? ?\(?(?:para )?(?:unas )?[a-z\d-]{1,14} (?:personas?|raciones|pax|comensales|porciones|pers|unidades|uds)\b.*$| ?[(,–—-] ?para \d+\)?$| para \d+$/.exec(
      folded,
    )
  const title = bare.slice(start, end !== null && end.index > start ? end.index : undefined).trim()
  const unquoted = title.replace(/^["«“]([^"»”]*)["»”]?$/u, '$1').trim()
  const quiet = unquoted === unquoted.toUpperCase() ? unquoted.toLowerCase() : unquoted
  return (quiet.slice(0, 1).toUpperCase() + quiet.slice(1)).slice(0, longestName)
}
