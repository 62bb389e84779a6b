import type { Heading, Page } from '#core/cookbook/page.ts'
import { type Found, particular } from './look-up.ts'
import { type PageIndex, preparedPage } from './page-index.ts'
import type { Asked } from './read-asked.ts'
import { saysLittle } from './spoken.ts'
import { isFigure, termsOf } from './terms.ts'

/** A page that says, in one sentence with its name, what is asked: how much of it, and under which heading. */
export type Told = { readonly share: number; readonly heading: Heading | null }

/** A word that stands in no name tells at most so much: 'meto', 'dejo' are rare in names and say little. */
const mostWeight = 6

const sentencesOf = new WeakMap<Page, readonly (readonly [Heading, ReadonlySet<string>])[]>()

/** The sentences of a page, as terms; made when it first comes into question. */
const sentences = (page: Page): readonly (readonly [Heading, ReadonlySet<string>])[] => {
  const known = sentencesOf.get(page)
  if (known !== undefined) return known
  const made = page.sections
    .filter(({ heading }) => heading !== 'Ingredientes')
    .flatMap(({ heading, lines }) =>
      lines.flatMap(({ text }) =>
        text
          .split(/(?<=[.;]) /)
          .map((sentence): [Heading, ReadonlySet<string>] => [heading, new Set(termsOf(sentence))]),
      ),
    )
  sentencesOf.set(page, made)
  return made
}

/** The share of the things a question names (0–1) that one sentence of a page and its names hold together. */
const toldBy = (page: Page, asked: Asked, index: PageIndex): Told => {
  const { names, questions } = preparedPage(page)
  const own = new Set([...names, ...questions].flat())
  const things = asked.terms.filter((term) => !asked.asking.has(term) && !isFigure(term))
  const weightOf = (term: string): number => Math.min(index.weight(term), mostWeight)
  const whole = things.reduce((sum, term) => sum + weightOf(term), 0)
  if (whole === 0) return { share: 0, heading: null }
  let best: Told & { readonly hits: number } = { share: 0, heading: null, hits: 0 }
  for (const [heading, said] of sentences(page)) {
    const isIn = (terms: ReadonlySet<string>, term: string): boolean =>
      terms.has(term) || asked.also.get(term)?.some((other) => terms.has(other)) === true
    const hits = things.filter((term) => isIn(said, term)).length
    const share =
      things.reduce((sum, term) => sum + (isIn(own, term) || isIn(said, term) ? weightOf(term) : 0), 0) / whole
    const rank = asked.headings.indexOf(heading)
    const bestRank = best.heading === null ? -1 : asked.headings.indexOf(best.heading)
    const isNearer = rank !== -1 && (bestRank === -1 || rank < bestRank)
    if (share > best.share || (share === best.share && (hits > best.hits || (hits === best.hits && isNearer))))
      best = { share, heading, hits }
  }
  return best
}

/** Of the pages that came near, the first that says nearly all that is asked in one sentence; null where none does. */
export const surelyTold = (found: readonly Found[], asked: Asked, index: PageIndex): Found | null => {
  const things = asked.terms.filter((term) => !asked.asking.has(term) && !isFigure(term))
  const [first] = asked.headings
  // A thing that is only named is asked back: 'apio en polvo'.
  if (
    things.length < fewestThings ||
    asked.isMended ||
    (first === undefined && things.filter((term) => !saysLittle(term)).length < fewestUnasked)
  )
    return null
  for (const one of found.slice(0, mostNear)) {
    if (one.confidence < nearFrom) break
    const { share, heading } = toldBy(one.page, asked, index)
    if (share < toldFrom || heading === null || !isOf(one.page, things)) continue
    if (first !== undefined && heading !== first && (particular.has(first) || particular.has(heading))) continue
    // How much is no matter of a fault.
    if (heading === 'Fallos' && first !== undefined && first !== 'Fallos') continue
    if (first === 'Fallos' && heading !== 'Fallos' && one.page.kind !== 'cards') continue
    return { ...one, heading: one.heading === first && first !== undefined ? first : heading, named: true }
  }
  return null
}

/** A page that is of none of them by its name only mentions them. */
const isOf = (page: Page, things: readonly string[]): boolean => {
  const { names, questions } = preparedPage(page)
  const own = new Set([...names, ...questions].flat())
  return things.some((term) => own.has(term))
}

/** One thing named is asked back. Terms. */
const fewestThings = 2
const fewestUnasked = 3
/** Ours, held by the table of cases: of 280 questions rightly answered 6 have less than three quarters told. */
const toldFrom = 0.75
const nearFrom = 0.3
const mostNear = 4
