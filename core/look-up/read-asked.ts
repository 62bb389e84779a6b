import type { Heading } from '#core/cookbook/page.ts'
import { fold } from '#core/spanish/fold.ts'
import type { Kind } from './asked-kinds.ts'
import { slowDegrees } from './at-degrees.ts'
import { anyFigureAsked, countedIn, figuresSaid } from './figure-asked.ts'
import { headingAsked } from './heading-asked.ts'
import { askingOfKind, isChoice, kindAsked, toldAs } from './kind-asked.ts'
import type { PageIndex } from './page-index.ts'
import { onlyAsks, writtenOut } from './spoken.ts'
import { isJoining, termOf, termsOf, wordsIn } from './terms.ts'

/** A question, read for looking things up. */
export type Asked = {
  /** What it names, as terms, in the order of its words; each once. */
  readonly terms: readonly string[]
  /** Words of it no page knows, as they were written. */
  readonly unknown: readonly string[]
  /** Whether a word was taken for another that is spelled nearly so. */
  readonly isMended: boolean
  readonly headings: readonly Heading[]
  /** Terms that ask for the heading and name nothing: 'dura', 'nevera'. */
  readonly asking: ReadonlySet<string>
  /** Our own terms for a term of another country or language. */
  readonly also: ReadonlyMap<string, readonly string[]>
  /** How much each term tells pages apart. */
  readonly weights: ReadonlyMap<string, number>
  /** The kind of answer it asks for; null where anything about its thing is one. */
  readonly kind: Kind | null
  /** What a statement holds that answers it, where a figure or a reason is asked for. */
  readonly figure: RegExp | null
  /** Figures it says itself. */
  readonly figures: ReadonlySet<string>
  /** The degrees of slow cooking it says: 'pulpo a 84'. °C */
  readonly degrees: number | null
  /** What it is wanted without, as folded words: 'alioli sin huevo'. */
  readonly without: readonly string[]
  /** Whether it chooses one of a class for a use: 'qué arroz uso para paella'. */
  readonly chooses: boolean
  /** Whether it says what a thing is for: 'harina para bao'. */
  readonly isFor: boolean
  /** How it came out, where a fault is told: 'me queda seco'. A term. */
  readonly symptom: string | null
  /** The term of what is counted: 'cuántas tapas'. */
  readonly counted: string | null
}

/** Longer questions are texts; their beginning is read. Words. */
const mostWords = 60
/** Shorter words become others too easily: 'coche' is not 'poche'. Letters. */
const shortestMended = 6
/** Words whose spelling is looked for; a question with more that no page knows is a text of something else. */
const mostMended = 8
/** A form of a verb, by its ending: a guess that only drops words no page knows. */
const verb =
  /^[a-z]{3,}(?:(?:ar|er|ir|an|en|ando|iendo)(?:l[aeo]s?|me|se|nos)?|(?:ad|id)[oa]s?|aron|ieron|aba[ns]?|ia[ns]?)$/
/** 'Grumitos', 'ajillo', 'durísimo': the small one, and the most so, is the thing. */
const small = /(?:c?it|ill|ic|isim)([oa]s?)$/
/** Names of other languages have at most so many words. */
const longestName = 4

export const readAsked = (text: string, index: PageIndex): Asked => {
  const written = writtenOut(fold(text.slice(0, 600)))
  const words = wordsIn(written)
    .slice(0, mostWords)
    // A word said over and over is said once.
    .filter((word, at, all) => word !== all[at - 1])
  const terms: string[] = []
  const also = new Map<string, readonly string[]>()
  const { headings: said, words: askingWords } = headingAsked(written, index.kitchenWords)
  const kind = kindAsked(written)
  const headings =
    said[0] === 'Fallos' && asksReason(written, index)
      ? ofReason
      : kind === 'ahead' && said[0] !== 'Guardar'
        ? ofAhead
        : said
  const asking = new Set(termsOf(`${askingWords} ${askingOfKind(kind, written)}`))
  const unknown: string[] = []
  const mends = new Map<string, string | null>()
  for (let at = 0; at < words.length; at++) {
    const foreign = inOurs(words, at, index)
    if (foreign !== null) {
      const own = termsOf(foreign.ours)
      const said = termOf(words[at] ?? '')
      if (foreign.length === 1 && index.has(said)) {
        terms.push(said)
        also.set(said, own)
      } else terms.push(...own)
      at += foreign.length - 1
      continue
    }
    const naming = namingAt(words, at, index)
    if (naming.length > 0) {
      terms.push(...termsOf(naming.join(' ')))
      at += naming.length - 1
      continue
    }
    const word = words[at] ?? ''
    const said = asking.has(termOf(word)) ? null : saidOtherwise(words, at, index)
    if (said !== null) {
      for (const own of said.terms) {
        terms.push(own)
        also.set(own, said.ours)
      }
      at += said.length - 1
      continue
    }
    if (isJoining(word) || onlyAsks(word) || word.length < 2 || (word === 'te' && !isTea(words, at))) continue
    const term = termOf(word)
    if (index.has(term)) {
      terms.push(term)
      continue
    }
    // A word that asks is no misspelt thing: 'historia' is not 'chistorra'.
    if (asking.has(term)) continue
    const whole = termOf(word.replace(small, '$1'))
    if (small.test(word) && word.length >= shortestMended && index.has(whole)) {
      terms.push(whole)
      continue
    }
    const known = mends.get(word)
    const mended =
      known !== undefined ? known : word.length >= shortestMended && mends.size < mostMended ? index.mend(word) : null
    mends.set(word, mended)
    if (mended === null) unknown.push(word)
    // What is done with a thing, where no page says it so, tells no page from another: 'cocerse', 'se me bajan'.
    if (mended === null && verb.test(word)) continue
    terms.push(mended === null ? term : termOf(fold(mended)))
  }
  const isMended = [...mends.values()].some((word) => word !== null)
  const all = [...new Set(terms)]
  const counted = countedIn(written)
  return {
    terms: all,
    unknown,
    isMended,
    headings,
    asking,
    also,
    weights: new Map(all.map((term) => [term, index.weight(term)])),
    kind,
    figure: toldAs(kind) ?? anyFigureAsked(written),
    figures: figuresSaid(written),
    degrees: slowDegrees(text),
    without: [...written.matchAll(/\bsin ([a-z]{3,})/g)].map(([, word = '']) => word),
    chooses: isChoice(written),
    isFor: / para /.test(written),
    symptom: symptomIn(written, index),
    counted: counted === null ? null : termOf(counted),
  }
}

const cameOut =
  /\b(?:quedan?|quedo|quedado|salen?|salio|salido|saben?|ponen?|vuelven?) (?:muy |demasiado |un poco |algo |tan |siempre |como |a )*([a-z]{4,})\b/

const symptomIn = (written: string, { faults }: PageIndex): string | null => {
  const term = termOf(cameOut.exec(written)?.[1] ?? '')
  return faults.has(term) ? term : null
}

/** 'Por qué se escalda la verdura' asks the reason of what is done on purpose; 'por qué se hunde' of what goes wrong. */
const asksReason = (written: string, index: PageIndex): boolean => {
  const [, done = ''] =
    /^\W*(?:y )?por ?que (?:(?:el|la|los|las) [a-z]{3,} )?(?:se|hay que|tengo que|debo|conviene) (?!me |te |le |nos )([a-z]{4,})\b/.exec(
      written,
    ) ?? []
  const term = termOf(done)
  return (
    done !== '' &&
    (index.techniques.has(term) ||
      (!index.faults.has(term) && index.otherwise.get(term)?.some((way) => index.faults.has(way)) !== true))
  )
}
const ofReason: readonly Heading[] = ['Qué es', 'Puntos', 'Proporción']
/** How long before is told with how long it keeps, or where it says that it is served at once. */
const ofAhead: readonly Heading[] = ['Puntos', 'Guardar', 'Qué es', 'Fallos']

/** 'El té', 'té de menta', 'té verde'; 'te queda', 'que te digo' is no tea. */
const isTea = (words: readonly string[], at: number): boolean =>
  /^(?:el|un|los|del|al|de|con|para)$/.test(words[at - 1] ?? '') ||
  /^(?:de|con|verde|negro|rojo|blanco|matcha|helado|frio|moruno|indio|chai|oolong|earl)$/.test(words[at + 1] ?? '')

/** What a kitchen says in other words than our pages, longest first: 'se viene abajo', 'tieso'. */
const saidOtherwise = (
  words: readonly string[],
  at: number,
  index: PageIndex,
): { readonly terms: readonly string[]; readonly ours: readonly string[]; readonly length: number } | null => {
  for (let length = Math.min(longestName, words.length - at); length > 0; length--) {
    const said = words.slice(at, at + length)
    const ours = index.otherwise.get(said.map(termOf).join(' '))
    if (ours !== undefined) return { terms: said.filter((word) => !isJoining(word)).map(termOf), ours, length }
  }
  return null
}

/** The words here that together are a page's name, though each of them only asks: 'ficha técnica'. */
const namingAt = (words: readonly string[], at: number, index: PageIndex): readonly string[] => {
  if (!onlyAsks(words[at] ?? '')) return []
  for (let length = Math.min(longestName, words.length - at); length > 1; length--) {
    const said = words.slice(at, at + length)
    if (index.askingNames.has(said.join(' '))) return said
  }
  return []
}

/** The longest name of another language that begins here; not one that is a word of the cookbook in its own right. */
const inOurs = (
  words: readonly string[],
  at: number,
  index: PageIndex,
): { readonly ours: string; readonly length: number } | null => {
  const first = words[at] ?? ''
  if (isJoining(first) || onlyAsks(first)) return null
  for (let length = Math.min(longestName, words.length - at); length > 0; length--) {
    const ours = index.ours.get(words.slice(at, at + length).join(' '))
    if (ours !== undefined) return { ours, length }
  }
  return null
}
