import { fold, tidyLine } from '#core/spanish/fold.ts'
import { type IngredientLine, parseIngredientLine, saysHowMuch } from './lines/ingredient-line.ts'
import { splitIngredients } from './lines/ingredient-list.ts'
import { withFields } from './paper/head-fields.ts'
import { breakAtHeadings, readHeading, readPart, type Section } from './paper/headings.ts'
import { isOtherPaper } from './paper/not-a-recipe.ts'
import { type Heights, readName, rootsOf } from './paper/recipe-name.ts'
import { isPageMark, isRunningLine } from './paper/running-lines.ts'
import {
  readCounted,
  readServings,
  readTimes,
  readYield,
  type Servings,
  type Times,
  withServingsWords,
  type Yield,
} from './paper/servings-and-times.ts'
import { endDoubts, readSteps } from './paper/steps.ts'

/** A whole recipe read from a text. What was not said is empty, 1 or `null`, and `warnings` tells. */
export type RecipeText = {
  readonly name: string
  /** As the text says it; empty when it does not. */
  readonly category: string
  /** Whole, ≥ 1; 1 when not said. */
  readonly servings: number
  readonly yield: Yield | null
  readonly ingredients: readonly (IngredientLine & { /** 'Para la masa', or empty. */ readonly part: string })[]
  readonly steps: readonly string[]
  readonly times: Times
  readonly notes: readonly string[]
  /** Doubts in Spanish: first the recipe's, then each ingredient's with its name. */
  readonly warnings: readonly string[]
}

/** Texts are read up to here; a recipe is shorter (core/api/recipes.ts, recipeLimits.method is 50,000). */
const longestText = 60_000
const mostIngredients = 300

/** A line of a page. `height`: of its letters, in px of any scale. */
export type PageLine = { readonly text: string; readonly height: number }

/** The recipe in a text, or `null` when it is something else: a menu, a bill, a letter, a list. */
export const parseRecipeText = (text: string): RecipeText | null => read(linesOf(text), new Map())

const noWords: ReadonlySet<string> = new Set()

/**
 * The same of a page, where the height of letters tells its title from what a sheet carries around it. `called`: roots of the
 * words dishes are called by, where they are known.
 */
export const parseRecipePage = (
  page: readonly PageLine[],
  called: ReadonlySet<string> = noWords,
): RecipeText | null => {
  const lines = withFields(
    withoutFoot(linesOf(aboveFoot(page.map(({ text }) => text)).join('\n'))).map(withServingsWords),
  )
  return read(lines, new Map(page.map(({ text, height }) => [tidyLine(text, longestText), height])), called)
}

/** Letters below the foot of a page that may be a line. */
const fewestBelow = 6

/** Below its number a page has nothing but dirt. */
const aboveFoot = (lines: readonly string[]): readonly string[] => {
  const foot = lines.findLastIndex((line) => isPageMark(line))
  const below = lines
    .slice(foot + 1)
    .join('')
    .replace(/\P{L}/gu, '').length
  return foot > 0 && below < fewestBelow ? lines.slice(0, foot + 1) : lines
}

/** A page ends with its number, its house, the revision of its form: nothing of the recipe. */
const withoutFoot = (lines: readonly string[]): readonly string[] => {
  const end = lines.findLastIndex((line) => !isRunningLine(line))
  return lines.slice(0, end + 1)
}

const read = (lines: readonly string[], heights: Heights, called: ReadonlySet<string> = noWords): RecipeText | null => {
  const sorted = withHeadings(lines) ?? withoutHeadings(lines)
  if (sorted === null) return null
  if (isOtherPaper(lines, sorted.sure)) return null
  const ingredients = readIngredients(sorted.ingredients)
  const isPage = heights.size > 0
  const { steps: found, doubts } = readSteps(isPage ? sorted.steps.map(withStop) : sorted.steps)
  const steps = isPage ? found.map(withEnd) : found
  const measured = ingredients.filter(({ said }) => said).length
  if (measured < 2 || (steps.length === 0 && ingredients.length < 3)) return null
  return recipeOf(
    sorted,
    ingredients.map(({ said: _, ...ingredient }) => ingredient),
    { steps, doubts: isPage ? [...doubts, ...endDoubts(steps)] : doubts },
    heights,
    called,
  )
}

/** On a page a comma before a verb with a capital is a full stop that was misread, at the end of a line too; so is one beside it. */
const withStop = (read: string, at: number, lines: readonly string[]): string => {
  const line = withCapital(read, lines[at - 1])
  const stopped = line.replace(/,\.$/, '.').replace(/, (?=\p{Lu}\p{Ll}+(?:ar|er|ir) )/gu, '. ')
  return /^\p{Lu}\p{Ll}+(?:ar|er|ir) /u.test(lines[at + 1] ?? '') ? stopped.replace(/,$/, '.') : stopped
}

/** A step ends with a full stop, and an oven's heat with its degrees: 'hornear a 230'. */
const withEnd = (step: string): string =>
  step.replace(/[,;:]$/, '.').replace(/(?<=\p{L} (?:a|hasta) )(1[3-9][05]|2[0-5][05])$/u, '$1 ºC.')

/** A full stop before a small letter is a comma within a step, and a capital that was misread where a line begins with a verb. */
const withCapital = (line: string, before: string | undefined): string => {
  if (before?.endsWith('.') && /^\p{Ll}{2,}[aei]r /u.test(line)) return line.slice(0, 1).toUpperCase() + line.slice(1)
  return /^(?:\d{1,2}\. )?\p{Lu}\p{Ll}+[aei]r /u.test(line)
    ? line.replace(/(?<=\p{L}{4})\. (?=\p{Ll}{3})/gu, ', ')
    : line
}

const linesOf = (text: string): string[] =>
  text
    .slice(0, longestText)
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .flatMap((line) => breakAtHeadings(tidyLine(line.replace(/\*\*|__|`|\|/g, ' '), longestText)))
    .filter((line) => line !== '' && !/^[-=_*: ]+$/.test(line) && !isPageMark(line))

type Sorted = {
  readonly head: readonly string[]
  readonly ingredients: readonly string[]
  readonly steps: readonly string[]
  readonly notes: readonly string[]
  /** Words beside headings: '(4 personas)'. */
  readonly asides: readonly string[]
  /** Both headings were there. */
  readonly sure: boolean
}

/** Lines by the headings above them, in whatever order those come. */
const withHeadings = (lines: readonly string[]): Sorted | null => {
  const parts: Record<Section | 'head', string[]> = { head: [], ingredients: [], steps: [], notes: [], other: [] }
  const asides: string[] = []
  const seen = new Set<Section>()
  let section: Section | 'head' = 'head'
  for (const line of lines) {
    const heading = !isMeta(line) ? readHeading(line) : null
    if (heading === null) {
      parts[section].push(line)
      continue
    }
    // 'Preparación de la masa' inside the method is a part of it.
    section = heading.section
    seen.add(section)
    if (heading.aside !== '') asides.push(heading.aside)
    if (section === 'steps' && seen.has('steps') && /^(?:de|del|para) (?!\d)/.test(fold(heading.aside)))
      parts.steps.push(`${heading.aside.slice(0, 1).toUpperCase()}${heading.aside.slice(1)}:`)
    if (heading.rest !== '') parts[section].push(heading.rest)
  }
  if (!seen.has('ingredients') && !seen.has('steps')) return null
  const sure = seen.has('ingredients') && seen.has('steps')
  const sorted = { ...parts, asides, sure }
  if (sure) return sorted
  if (seen.has('ingredients')) return methodAfterList(sorted)
  return listInHead(sorted)
}

/** Only 'Ingredientes' is titled: the method begins where the lines stop being ingredients. */
const methodAfterList = (sorted: Sorted): Sorted => {
  const at = sorted.ingredients.findIndex((line) => isStep(line))
  if (at < 0) return sorted
  return { ...sorted, ingredients: sorted.ingredients.slice(0, at), steps: sorted.ingredients.slice(at) }
}

/** Only the method is titled: the ingredients are the lines of the head that say how much. */
const listInHead = (sorted: Sorted): Sorted => {
  const at = sorted.head.findIndex((line, index) => index > 0 && isListed(line) && !isRunningLine(line))
  if (at < 0) return sorted
  const from = readPart(sorted.head[at - 1] ?? '')?.sure === true && at > 1 ? at - 1 : at
  const rest = sorted.head.slice(from)
  return {
    ...sorted,
    head: sorted.head.slice(0, from),
    ingredients: rest.filter((line) => !isMeta(line)),
    asides: [...sorted.asides, ...rest.filter(isMeta)],
  }
}

/** No headings at all: a title, lines with amounts, then what to do with them. */
const withoutHeadings = (lines: readonly string[]): Sorted | null => {
  const first = lines.findIndex((line, index) => index > 0 && isListed(line) && !isRunningLine(line))
  const step = lines.findIndex((line, index) => index > first && isStep(line))
  if (first < 0) return null
  const end = step < 0 ? lines.length : step
  const list = lines.slice(first, end)
  const listed = list.filter((line) => isListed(line) || readPart(line) !== null || isMeta(line)).length
  // A list must be mostly that; without a method nearly all of it.
  if (listed < list.length * (step < 0 ? 0.8 : 0.5) || first > 6) return null
  return {
    head: lines.slice(0, first),
    ingredients: list.filter((line) => !isMeta(line)),
    steps: lines.slice(end),
    notes: [],
    asides: list.filter(isMeta),
    sure: false,
  }
}

/** 'Un guiso que se hace en un rato y gana de un día para otro.' counts nothing. */
const sentenceOfOne = /^una?s? (?:\S+ ){6,}.*[.!]$/i

/** A short line with an amount: not a sentence, not 'para 4 personas', not '45 minutos'. */
const isListed = (line: string): boolean =>
  line.length <= 120 &&
  !sentenceOfOne.test(line) &&
  !isMeta(line) &&
  !isStep(line) &&
  saysHowMuch(line) &&
  splitIngredients(line).some((item) => parseIngredientLine(item) !== null)

// What cooks begin a step with: an infinitive, an imperative of the house, or 'se' with its verb.
const verb =
  /^(?:paso \d|(?:se|lo|la|los|las|primero|despues|luego|mientras|una vez|cuando|en un|en una|para (?:preparar|hacer|empezar|comenzar|terminar)|a continuacion|por ultimo|finalmente|empezamos|comenzamos)[ ,]|[a-z]{2,}(?:ar|er|ir|arlo|arla|arlos|arlas)(?= )|(?:pon|pela|corta|pica|echa|mezcla|bate|anade|agrega|cuece|hierve|calienta|precalienta|sofrie|frie|asa|hornea|deja|sirve|lava|tritura|monta|amasa|incorpora|cubre|retira|vierte|reserva|coloca|haz|tuesta|derrite|funde|saltea|rehoga|pocha|salpimenta|remueve|cocina|licua|disuelve|tamiza|enharina|escurre|ponemos|pelamos|cortamos|picamos|echamos|mezclamos|batimos|anadimos|cocemos|calentamos|precalentamos|sofreimos|freimos|asamos|horneamos|dejamos|servimos|lavamos|trituramos|montamos|amasamos|hervimos|fundimos|rehogamos|pochamos|hidratamos)(?=[ ,]))/

const isStep = (line: string): boolean => {
  const bare = fold(line).replace(/^\W*(?:\d{1,2}\s*[.)º-]+\s*)?/, '')
  if (!verb.test(bare)) return false
  return !/^(?:azucar|calamar|caviar|azahar|mar|elixir|alfiler)\b/.test(bare) && / /.test(bare)
}

const metaTitle =
  /^(?:dificultad|coste|precio|calorias|kcal|categoria|tipo(?: de plato| de receta)?|plato|cocina|origen|fecha|autor|codigo|fuente|temporada|curso|tiempos?|raciones|comensales|porciones|personas|rendimiento|rinde|salen|nombre|receta|titulo|partida|ficha)\b[^:]{0,25}:|^(?:dificultad|rinde|salen|raciones|rendimiento) /

/** Lines about the recipe: servings, times, category. They are neither ingredients nor steps. */
const isMeta = (line: string): boolean => {
  if (line.length > 140) return false
  const folded = fold(line).replace(/^[^a-z\d(]+/, '')
  if (metaTitle.test(folded)) return true
  if (readTimes(line) !== null && /^[^.]*\d[^.]{0,20}\.?$/.test(folded) && !isStep(line)) return true
  return (
    /^\(?(?:para |per a |receta para |cantidad(?:es)? para )?[a-z\d½ /-]{1,16} (?:personas?|persones|persoas|raciones|racions?|pax|comensales|porciones|pers)\b(?:[^a-z]*$| · )/.test(
      folded,
    ) || /^\(?para \d{1,3}\)?$/.test(folded)
  )
}

const readIngredients = (lines: readonly string[]) => {
  const found: (IngredientLine & { readonly part: string; readonly said: boolean })[] = []
  let part = ''
  for (const line of joinWrapped(lines).flatMap(splitIngredients)) {
    const heading = readPart(line)
    if (heading !== null && (heading.sure || !saysHowMuch(line))) part = heading.part
    else if (!isMeta(line) && !isPriced(line) && found.length < mostIngredients) {
      const read = parseIngredientLine(line)
      if (read !== null) found.push({ ...read, part, said: saysHowMuch(line) })
    }
  }
  return found
}

/** 'Coste por ración: 1,84 €': of the sheet's costing. */
const isPriced = (line: string): boolean =>
  /\d[.,]\d{2} ?€\W*$/.test(line) || /^\W*(?:[\d.,]+ (?:g |l )?(?:de )?)?co.te (?:por|total)\b/i.test(line)

/** A list on one line ('300 g de almejas, 3 dientes de ajo, 150 ml de vino') that has not come to its end. */
const isRunning = (line: string): boolean =>
  /, (?:\d|[½¼¾⅓⅔])/.test(line) && !/[.,;:]$/.test(line) && splitIngredients(line).length > 1

/** docs/ciencia/motor-local.md §3.6: a small first letter goes on where the line before broke off at 'de', 'para', 'con', 'en'. */
const joinWrapped = (lines: readonly string[]): string[] => {
  const joined: string[] = []
  for (const line of lines) {
    const last = joined.at(-1)
    const breaks =
      last !== undefined && /(?: (?:de|del|para|con|en|la|el|o|y)|,)$/.test(fold(last)) && /^[\p{Ll}(]/u.test(line)
    const goesOn = last !== undefined && (/^\(/.test(line) || (/^\p{Ll}/u.test(line) && isRunning(last)))
    if ((breaks || goesOn) && last !== undefined) joined[joined.length - 1] = `${last} ${line}`
    else joined.push(line)
  }
  return joined
}

/** The field of a form that holds the dish's name. */
const isNamed = (line: string): boolean => /^(?:nombre|denominacion|receta|titulo|plato)\b/.test(fold(line))

const categoryLine = /^(?:categoria|tipo(?: de plato| de receta)?|plato|curso|partida)\s*:\s*(.{2,100})$/i

const recipeOf = (
  sorted: Sorted,
  ingredients: RecipeText['ingredients'],
  { steps, doubts: stepDoubts }: ReturnType<typeof readSteps>,
  heights: Heights,
  called: ReadonlySet<string>,
): RecipeText => {
  const about = [...sorted.head, ...sorted.asides, ...sorted.ingredients.filter((line) => isMeta(line))]
  const {
    name,
    from,
    doubts: nameDoubts,
  } = readName(
    sorted.head.filter((line) => !isMeta(line) || isNamed(line)),
    heights,
    { listed: new Set(ingredients.flatMap(({ name: food }) => rootsOf(food))), called },
  )
  const servings =
    firstOf(about, (line) => readServings(line, true)) ??
    firstOf(about, readCounted) ??
    firstOf([...sorted.notes, ...sorted.steps].filter(isMeta), (line) => readServings(line, true))
  const yields = firstOf(about, readYield) ?? firstOf([...sorted.notes, ...sorted.steps].filter(isMeta), readYield)
  const category =
    firstOf(about, (line) => categoryLine.exec(fold(line)) && line.slice(line.indexOf(':') + 1).trim()) ?? ''
  const intro = sorted.head.filter(
    (line) => !isMeta(line) && !from.includes(line) && !isRunningLine(line) && readServings(line, true) === null,
  )
  const doubts = [
    ...(name === '' ? ['No se ha encontrado el nombre de la receta'] : nameDoubts),
    ...servingDoubts(servings, yields),
    ...(steps.length === 0 ? ['No se han encontrado los pasos de la elaboración'] : stepDoubts),
  ]
  return {
    name,
    category,
    servings: servings?.servings ?? 1,
    yield: yields,
    ingredients,
    steps,
    times: timesOf([...about, ...sorted.steps.filter(isMeta), ...sorted.notes]),
    notes: [...intro, ...sorted.notes].filter((line) => !isMeta(line)),
    warnings: [
      ...doubts,
      ...ingredients.flatMap(({ name: food, problems }) => problems.map((problem) => `${food}: ${problem}`)),
    ],
  }
}

const servingDoubts = (servings: Servings | null, yields: Yield | null): string[] => {
  if (servings === null) return yields === null ? ['No se han encontrado las raciones: se ha puesto 1'] : []
  const { range } = servings
  return range === null ? [] : [`Raciones entre ${range[0]} y ${range[1]}: se han tomado ${servings.servings}`]
}

const timesOf = (lines: readonly string[]): Times => {
  const found = lines.filter((line) => line.length <= 200).map(readTimes)
  const say = (which: keyof Times): number | null => found.find((times) => times?.[which] != null)?.[which] ?? null
  return { preparation: say('preparation'), cooking: say('cooking'), total: say('total') }
}

const firstOf = <Found>(lines: readonly string[], read: (line: string) => Found | null): Found | null => {
  for (const line of lines) {
    const found = line.length > 200 ? null : read(line)
    if (found !== null) return found
  }
  return null
}
