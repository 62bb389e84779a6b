import { type Heading, type Page, sectionLines } from '#core/cookbook/page.ts'
import { fold } from '#core/spanish/fold.ts'
import { isAtDegrees, nearly } from './at-degrees.ts'
import { inKilos } from './figure-asked.ts'
import { preparedPage } from './page-index.ts'
import type { Asked } from './read-asked.ts'
import { onlyAsks, saysLittle } from './spoken.ts'
import { isFigure, termsOf, wordsIn } from './terms.ts'

/** One thing a page says: a bullet, a fault, or a sentence of its prose. */
export type Statement = {
  readonly heading: Heading
  readonly text: string
  /** What it is about: all its terms, or those of the name of a fault. */
  readonly terms: ReadonlySet<string>
  /** What stands before its colon: 'Coliflor en ramitos: 6–8 min'. */
  readonly head: ReadonlySet<string>
  /** What a fault says behind its name. */
  readonly further: ReadonlySet<string>
}

const made = new WeakMap<Page, readonly Statement[]>()

/** What a page says under a heading, statement by statement, in its order. */
const statementsOf = (page: Page): readonly Statement[] => {
  const known = made.get(page) ?? page.sections.flatMap(({ heading }) => inSection(page, heading))
  made.set(page, known)
  return known
}

const inSection = (page: Page, heading: Heading): Statement[] =>
  sectionLines(page, heading)
    .flatMap((line) =>
      line.startsWith('- ') ? [line.slice(2)] : heading === 'Fallos' ? [line] : line.split(/(?<=\.) (?=\p{Lu}|\d)/u),
    )
    .map((text) => {
      const [name = '', ...rest] = heading === 'Fallos' ? text.split('**: ') : [text]
      return {
        heading,
        text,
        terms: new Set(termsOf(name)),
        head: new Set(termsOf(headOf.exec(text)?.[1] ?? '')),
        further: new Set(termsOf(rest.join(' '))),
      }
    })

/** A few words before a colon name what the statement is about. */
const headOf = /^([^:.;]{3,60}):/
/** What a statement begins with counts so much more. Ours, held by the table of cases. */
const headCounts = 1.6
/** A word that more statements hold is no name of one of them. */
const fewHold = 2

/** A rare word may weigh as much as two, no more. */
const mostWeight = 6
/** What stands behind the name of a fault tells less of which fault it is. */
const furtherCounts = 0.35
/** The kind of figure that is asked for, and the very figure that is said, weigh as much as a word. Ours, held by the table of cases. */
const ofItsKind = 4
const theVery = 5
/** And so does that a fault goes by what went wrong. */
const ofSymptom = 10

/** 'Hojaldre, fallos' is of one thing all the same. */
const ofFaults = /, fallos\b.*$/

/** The terms of a question that tell what a page says apart: not its name, unless it is of several things. */
const telling = (page: Page, asked: Asked): string[] => {
  const named = new Set(
    /,| y /.test(page.name.replace(ofFaults, ''))
      ? []
      : wordsIn(page.name)
          .filter((word) => !onlyAsks(word))
          .flatMap(termsOf),
  )
  return asked.terms.filter((term) => !asked.asking.has(term) && !named.has(term) && !isFigure(term))
}

/**
 * The share (0–1) of what a question names that neither a text of a page nor its names and questions speak of, each word by how
 * much it tells pages apart. 1: none of it; 0 also where nothing is named.
 */
export const untoldShare = (page: Page, text: string, asked: Asked): number => {
  const { names, questions } = preparedPage(page)
  const said = new Set([...[...names, ...questions].flat(), ...termsOf(text)])
  const things = asked.terms.filter((term) => !asked.asking.has(term) && !isFigure(term))
  const weightOf = (terms: readonly string[]): number =>
    terms.reduce((sum, term) => sum + Math.min(asked.weights.get(term) ?? 0, mostWeight), 0)
  const untold = things.filter((term) => ![term, ...(asked.also.get(term) ?? [])].some((way) => said.has(way)))
  return weightOf(untold) / (weightOf(things) || 1)
}

/** Whether a page speaks of a thing, by its names, its questions or anywhere in its text. `words`: as the question says it. */
export const speaksOf = (page: Page, words: string): boolean => {
  const { names, questions, byHeading } = preparedPage(page)
  const said = new Set([...names, ...questions].flat())
  const isSaid = (term: string): boolean => said.has(term) || [...byHeading.values()].some((terms) => terms.has(term))
  const terms = termsOf(words)
  return terms.length > 0 && terms.every(isSaid)
}

/** Whether a text of a page, its names, its questions and its faults say nothing of what a question tells of the thing: 'se me separa'. */
export const tellsNone = (page: Page, text: string, asked: Asked): boolean => {
  const { names, questions } = preparedPage(page)
  const said = new Set([...[...names, ...questions].flat(), ...termsOf(text)])
  const faults = statementsOf(page).filter(({ heading }) => heading === 'Fallos')
  if (asked.terms.some((term) => faults.some(({ terms }) => terms.has(term)))) return false
  const wanted = telling(page, asked).filter((term) => !saysLittle(term))
  return (
    wanted.length > 0 && !wanted.some((term) => [term, ...(asked.also.get(term) ?? [])].some((way) => said.has(way)))
  )
}

export type Evidence = {
  readonly statement: Statement
  readonly weight: number
  /** Whether it is about what is asked, and does not only mention it behind the name of a fault. */
  readonly isAbout: boolean
}

/**
 * How well each statement of a page answers a question, 0 and more: what it says of what is asked, each word by how much it tells
 * apart pages and the statements of this one, and whether it holds the figure that is asked for or said.
 */
export const evidenceIn = (page: Page, asked: Asked): readonly Evidence[] => {
  const statements = statementsOf(page)
  const wanted = telling(page, asked).map((term) => {
    const ways = [term, ...(asked.also.get(term) ?? [])]
    const isIn = (terms: ReadonlySet<string>): boolean => ways.some((way) => terms.has(way))
    const holding = statements.filter(({ terms, further }) => isIn(terms) || isIn(further)).length
    return {
      isIn,
      isRare: holding <= fewHold,
      weight: Math.min(asked.weights.get(term) ?? 0, mostWeight) / Math.sqrt(Math.max(1, holding)),
    }
  })
  // 'Cuántas tapas' is answered by a number of them, not by grams.
  const { counted } = asked
  const counts = statements.map(({ text }) => counted !== null && countsOf(text, counted))
  const isCounted = counts.includes(true)
  return statements.map((statement, at) => {
    const words = wanted.reduce(
      (sum, { isIn, isRare, weight }) =>
        sum +
        (isIn(statement.terms)
          ? weight * (isRare && isIn(statement.head) ? headCounts : 1)
          : isIn(statement.further)
            ? weight * furtherCounts
            : 0),
      0,
    )
    const kind = isCounted ? counts[at] : asked.figure?.test(statement.text)
    const isSaid =
      asked.degrees === null
        ? figuresIn(statement.text).some((figure) => asked.figures.has(figure))
        : isAtDegrees(statement.text, asked.degrees, nearly)
    return {
      statement,
      weight:
        words +
        (isNamedSo(statement, asked) ? ofSymptom : 0) +
        (kind === true ? ofItsKind : 0) +
        (isSaid ? theVery : 0),
      isAbout: wanted.some(({ isIn }) => isIn(statement.terms)),
    }
  })
}

/** Whether a fault goes by what went wrong: 'seco', of the tuna that is dry on the griddle, and not that it sticks to it. */
const isNamedSo = ({ heading, terms }: Statement, { symptom, also }: Asked): boolean =>
  heading === 'Fallos' && symptom !== null && [symptom, ...(also.get(symptom) ?? [])].some((way) => terms.has(way))

/** 'Con 12–16 tapas basta' counts them. */
const countsOf = (text: string, counted: string): boolean =>
  [...fold(text).matchAll(/\d ((?:[a-z]+ ){0,1}[a-z]{3,})/g)].some(([, words = '']) => termsOf(words).includes(counted))

const figuresIn = (text: string): string[] =>
  [
    ...text.matchAll(/(?<![\d.,])(\d{1,4}(?:,\d{1,2})?)(?![.,]?\d)(?=((?: ?[–-] ?\d{1,4}(?:,\d{1,2})?)? ?kg\b)?)/g),
  ].flatMap(([, figure = '', kilos]) => (kilos === undefined ? [figure] : [figure, inKilos(figure)]))

/** A heading that is asked for counts so much more than one that is not, the next best of them less. Ours, held by the table of cases. */
const firstHeading = 4
const nextHeading = 1.2
/** Of a thing that is only named its first section goes before, where nothing tells them apart. */
const inOrder = 0.2

/** What these say is asked by their own words, or by a figure they hold. */
const ofItsOwn: ReadonlySet<Heading> = new Set<Heading>(['Guardar', 'Cambios', 'Rendimiento', 'Servir'])

/**
 * The heading under which a page says best what is asked. `headings`: those asked for, best first; where none is, the order of the
 * page decides what nothing else does.
 */
export const bestHeading = (page: Page, asked: Asked): Heading | null => {
  const order = asked.headings.length > 0 ? asked.headings : page.sections.map(({ heading }) => heading)
  const [most, least] = asked.headings.length > 0 ? [firstHeading, nextHeading] : [1, inOrder]
  let best: { heading: Heading; weight: number } | null = null
  for (const { statement, weight } of evidenceIn(page, asked)) {
    if (statement.heading === 'Ingredientes') continue
    const rank = order.indexOf(statement.heading)
    const isTold = asked.figure?.test(statement.text) === true
    const unasked = asked.headings.length > 0 && ofItsOwn.has(statement.heading) && !isTold ? -most : 0
    const whole = weight + (rank === -1 ? unasked : Math.max(0, most - least * rank))
    if (best === null || whole > best.weight) best = { heading: statement.heading, weight: whole }
  }
  return best?.heading ?? null
}

/** The heading of the one statement that speaks of all that is asked beside the name of the page; null where none does. */
export const headingThatTells = (page: Page, asked: Asked): Heading | null => {
  const wanted = telling(page, asked)
  if (wanted.length === 0) return null
  const isIn = (terms: ReadonlySet<string>, term: string): boolean =>
    terms.has(term) || asked.also.get(term)?.some((way) => terms.has(way)) === true
  return (
    statementsOf(page).find(({ terms, further }) => wanted.every((term) => isIn(terms, term) || isIn(further, term)))
      ?.heading ?? null
  )
}

/** The heading that holds a figure of the kind that is asked for, where the page has none of those asked for; else null. */
export const headingWithFigure = (page: Page, { figure, headings }: Asked): Heading | null =>
  figure === null || headings[0] === 'Guardar'
    ? null
    : (statementsOf(page).find(({ heading, text }) => heading !== 'Cambios' && figure.test(text))?.heading ?? null)
