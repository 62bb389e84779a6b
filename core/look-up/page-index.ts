import MiniSearch from 'minisearch'
import type { Cookbook } from '#core/cookbook/cookbook.ts'
import { type Heading, type Page, sectionLines } from '#core/cookbook/page.ts'
import type { KitchenWords } from '#core/cookbook/tables.ts'
import { fold } from '#core/spanish/fold.ts'
import { makeVocabulary, type Vocabulary } from '#core/spanish/spelling.ts'
import { isChoice, kindAsked } from './kind-asked.ts'
import { namingTerms, onlyAsks, saysLittle } from './spoken.ts'
import { isJoining, termOf, termsOf, wordsIn } from './terms.ts'

/** What the search engine holds of a page: its names and questions, or one of its headings. */
type Document = { readonly id: string; readonly names: string; readonly questions: string; readonly text: string }

export type PageIndex = {
  /** Paths of the pages nearest to these terms, best first. */
  readonly candidates: (terms: readonly string[], most: number) => string[]
  /** How much a term tells pages apart: 0 for one in every page's name, about 7 for one page's own. */
  readonly weight: (term: string) => number
  /** Whether any page has the term. */
  readonly has: (term: string) => boolean
  /** The word of the cookbook a misspelt one must have been; null where it is none. */
  readonly mend: Vocabulary['mend']
  /** Our name for a name of another country or language, by its folded words joined by blanks. */
  readonly ours: ReadonlyMap<string, string>
  /** Our terms for what a kitchen says otherwise, by its terms joined by blanks: 'viene abajo' → 'hunde', 'baja'. */
  readonly otherwise: ReadonlyMap<string, readonly string[]>
  /** The rows behind `otherwise`; what a fault is likened to among them. */
  readonly kitchenWords: readonly KitchenWords[]
  /** Terms that name a fault: 'duro', 'agrieta'. */
  readonly faults: ReadonlySet<string>
  /** Terms that by themselves name a technique: 'blanquea', 'reposa'. */
  readonly techniques: ReadonlySet<string>
  /** Names of several words each of which only asks elsewhere, folded: 'ficha tecnica'. */
  readonly askingNames: ReadonlySet<string>
}

/** Names count most, then the words cooks ask under, then the text. Ours, held by the table of cases. */
const boost = { names: 6, questions: 4, text: 1 }

/** What is in a dish and how it is made fills half the book, and tells no question where to go. */
const unsearched: ReadonlySet<Heading> = new Set<Heading>(['Ingredientes', 'Elaboración'])

/** A word that stands in texts and in no name, as 'dejo' or 'norte', is no thing of its own: it tells pages apart less. Ours, held by the table of cases. */
const onlyInText = 4.5

/** What is said in any question, 'un rato', 'lo meto', tells next to nothing. */
const little = 1

/** Words are misspelt again and again, and a paste repeats itself. */
const mostMended = 2000

const indexes = new WeakMap<Cookbook, PageIndex>()

/** The index of a cookbook, made at the first question and kept with it. */
export const pageIndexOf = (cookbook: Cookbook): PageIndex => {
  const made = indexes.get(cookbook) ?? makePageIndex(cookbook)
  indexes.set(cookbook, made)
  return made
}

const makePageIndex = ({ pages, otherNames, kitchenWords }: Cookbook): PageIndex => {
  const search = new MiniSearch<Document>({
    fields: ['names', 'questions', 'text'],
    tokenize: (text) => text.split(' '),
    processTerm: (term) => (term === '' ? null : term),
  })
  const named = new Map<string, number>()
  const all = new Set<string>()
  const spellings = new Set<string>()
  for (const page of pages) {
    const names = [page.name, ...page.aliases].flatMap(termsOf)
    const questions = page.questions.flatMap(termsOf)
    for (const term of new Set([...names, ...questions])) named.set(term, (named.get(term) ?? 0) + 1)
    for (const word of [page.name, ...page.aliases, ...page.questions].flatMap(wordsIn)) spellings.add(word)
    search.add({ id: page.path, names: names.join(' '), questions: questions.join(' '), text: '' })
    for (const term of [...names, ...questions]) all.add(term)
    for (const { heading, lines } of page.sections) {
      if (unsearched.has(heading)) continue
      const text = [...new Set(lines.flatMap(({ text }) => termsOf(text)))]
      for (const term of text) all.add(term)
      search.add({ id: `${page.path}#${heading}`, names: '', questions: '', text: text.join(' ') })
    }
  }
  for (const { ours, others } of otherNames) for (const word of [ours, ...others].flatMap(wordsIn)) spellings.add(word)
  const vocabulary = makeVocabulary(spellings)
  const mended = new Map<string, string | null>()
  return {
    candidates: (terms, most) => {
      const paths = new Set<string>()
      for (const { id } of search.search(terms.join(' '), { boost })) {
        paths.add(id.split('#', 1)[0] ?? id)
        if (paths.size >= most) break
      }
      return [...paths]
    },
    weight: (term) => {
      const count = named.get(term) ?? 0
      const weight = count === 0 && all.has(term) ? onlyInText : Math.log((pages.length + 1) / (count + 1))
      return saysLittle(term) ? Math.min(weight, little) : weight
    },
    otherwise: otherwiseOf(kitchenWords),
    kitchenWords,
    faults: new Set(
      pages.flatMap((page) =>
        sectionLines(page, 'Fallos').flatMap((line) => namingTerms(/\*\*(.+?)\*\*: /.exec(line)?.[1] ?? '')),
      ),
    ),
    techniques: new Set(
      pages
        .filter(({ type }) => type === 'técnica')
        .flatMap(({ name, aliases }) => [name, ...aliases].map(namingTerms))
        .flatMap((terms) => (terms.length === 1 ? terms : [])),
    ),
    has: (term) => all.has(term),
    mend: (word) => {
      const known = mended.get(word)
      if (known !== undefined) return known
      const one = vocabulary.mend(word)
      if (mended.size < mostMended) mended.set(word, one)
      return one
    },
    askingNames: new Set(
      pages
        .flatMap(({ name, aliases }) => [name, ...aliases].map(wordsIn))
        .filter(
          (words) => words.filter(onlyAsks).length > 1 && words.every((word) => onlyAsks(word) || isJoining(word)),
        )
        .map((words) => words.join(' ')),
    ),
    ours: new Map(
      otherNames.flatMap(({ ours, others }) =>
        others.map((other) => [wordsIn(other.replace(/ \(.*\)/, '')).join(' '), ours] as const),
      ),
    ),
  }
}

/** Said otherwise, by its terms joined by blanks, and the terms our pages have for it. */
const otherwiseOf = (rows: Cookbook['kitchenWords']): Map<string, string[]> => {
  const made = new Map<string, string[]>()
  for (const { ours, said, pictures } of rows)
    for (const way of [...said, ...pictures.flatMap((one) => [`como ${one}`, `como un ${one}`, `como una ${one}`])]) {
      const key = wordsIn(way).map(termOf).join(' ')
      made.set(key, [...new Set([...(made.get(key) ?? []), ...ours.flatMap(termsOf)])])
    }
  return made
}

/** A page taken apart for comparing. */
export type Prepared = {
  readonly names: readonly (readonly string[])[]
  readonly questions: readonly (readonly string[])[]
  /** Those of its questions that choose one of a class for a use: 'qué calabaza para crema' is no cream. */
  readonly choices: ReadonlySet<readonly string[]>
  /** Those of its questions that ask by what sign a thing is known. */
  readonly signs: readonly (readonly string[])[]
  readonly falseFriends: readonly (readonly string[])[]
  readonly byHeading: ReadonlyMap<Heading, ReadonlySet<string>>
}

const prepared = new WeakMap<Page, Prepared>()

/** The terms of a page, taken apart when it first comes into question. */
export const preparedPage = (page: Page): Prepared => {
  const known = prepared.get(page) ?? takenApart(page)
  prepared.set(page, known)
  return known
}

const takenApart = (page: Page): Prepared => {
  const questions = page.questions.map((text) => ({ folded: fold(text), terms: namingTerms(text) }))
  const those = (is: (folded: string) => boolean): string[][] =>
    questions.filter(({ folded, terms }) => terms.length > 0 && is(folded)).map(({ terms }) => terms)
  return {
    // A card for keeping answers for every food it lists.
    names: [page.name, ...page.aliases, ...(page.type === 'conservación' ? page.questions : [])]
      .map(namingTerms)
      .filter((terms) => terms.length > 0),
    questions: those(() => true),
    choices: new Set(those(isChoice)),
    signs: those((folded) => kindAsked(folded) === 'sign'),
    falseFriends: page.falseFriends.map(termsOf),
    byHeading: new Map(
      page.sections.map(({ heading, lines }) => [heading, new Set(lines.flatMap(({ text }) => termsOf(text)))]),
    ),
  }
}
