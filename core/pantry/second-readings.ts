import { nameKey } from '#core/spanish/name-key.ts'
import { stem } from '#core/spanish/stem.ts'
import { masculine } from './food-words.ts'
import { describes } from './ignored-words.ts'
import { abbreviations } from './product-name.ts'

/** Other ways to read one name; the food is only told where those that lead to one all lead to the same. */
export type Reading = {
  readonly names: readonly string[]
  /** Each of them has to lead to it: two names parted by a bar. */
  readonly every: boolean
  /** Stems of which the name found has to hold one. */
  readonly holds?: ReadonlySet<string>
}

/** Shorter beginnings could be too many words: with a point behind them, and without. Letters. */
const shortestCut = 2
const shortestBeginning = 4
/** Names made of cut words that are tried; more is guessing. Ours. */
const mostTried = 150

/**
 * The second readings of a name that leads nowhere as it stands: what was in brackets with the rest ('Ideal (leche evap.)'), the names
 * parted by a bar ('rovellons / níscalos'), diminutives ('solomillitos', 'minicoliflor'), and words cut by a point, written out as the words of the
 * table that begin so ('grana pad.'). `known` are the stems of the table.
 */
export const secondReadingsOf = (known: ReadonlySet<string>): ((name: string) => Generator<Reading>) => {
  const words = [...known].filter((word) => /^\p{L}+$/u.test(word))
  return function* (name) {
    const key = nameKey(name)
    if (/[([]/.test(key)) yield { names: [key.replace(/[()[\]]/g, ' ')], every: true }
    yield* parted(key)
    const plain = key
      .replace(diminutive, (whole, base: string, end: string) => {
        const gender = /^a/.test(end) ? 'a' : 'o'
        const full = [`${base}${gender}`, base, `${base}e`, base.replace(/(?<=[nr])c$/, '')].find((word) =>
          known.has(stem(word)),
        )
        return known.has(stem(whole)) || full === undefined ? whole : full
      })
      .replace(small, (whole, thing: string) => (known.has(stem(thing)) && !known.has(stem(whole)) ? thing : whole))
    if (plain !== key) yield { names: [plain], every: true }
    const written = abbreviations(key)
    if (boughtMade.test(written)) {
      const names = ways.map((way) => written.replace(boughtMade, way))
      yield { names, every: false, holds: new Set(ways.map(stem)) }
    }
    // 'Ahúma la trucha' is said of a trout, and is no smoked one.
    const isSaid = /\p{L} (?:el|la|los|las) \p{L}/u.test(key)
    for (const cut of [cutWord, isSaid ? null : unknownWord(written, known)]) {
      const names = cut === null || !saysMore(written.replace(cut, ' ')) ? [] : writtenOut(written, words, cut)
      if (names.length > 0) yield { names, every: false }
    }
  }
}

/** How a dish is bought ready: frozen, chilled or in a cup it is made of the same. Where the table has it in one way only. */
const boughtMade =
  /(?<!\p{L})(?:en )?(?:(?:ultra)?congelad[oa]s?|precocinad[oa]s?|preparad[oa]s?|envasad[oa]s?|refrigerad[oa]s?|vasitos?|tarrinas?|briks?|5ª? ?gama|v gama)(?!\p{L})/u
const ways = ['congelado', 'precocinado', 'preparado', 'envasado', 'refrigerado']

/** 'Solomillitos', 'gambitas', 'calamarcitos': five letters before the ending, or 'limita' would be a lime. */
const diminutive = /(?<!\p{L})(\p{L}{4,})it([oa]s?)(?!\p{L})/gu

/** 'Minicoliflor', 'mini-zanahoria'. */
const small = /(?<!\p{L})mini-?(\p{L}{4,})(?!\p{L})/gu

/** The sides of a bar: each by itself, with the words behind the last, or with the word that leads the first. */
function* parted(key: string): Generator<Reading> {
  const sides = key.split(/\s*(?<=\p{L}\)?\s?)[/|](?=\s?\p{L}{3})\s*/u).filter((side) => /\p{L}{3}/u.test(side))
  if (sides.length < 2 || sides.length > 3) return
  yield { names: sides, every: true }
  const [, ...behind] = sides.at(-1)?.split(' ') ?? []
  const [head = ''] = sides[0]?.split(' ') ?? []
  const last = sides.length - 1
  if (behind.length > 0)
    yield { names: sides.map((side, at) => (at === last ? side : `${side} ${behind.join(' ')}`)), every: true }
  yield { names: sides.map((side, at) => (at === 0 ? side : `${head} ${side}`)), every: true }
}

const cutWord = new RegExp(`(?<![\\p{L}\\d])(\\p{L}{${shortestCut},})\\.(?![\\p{L}\\d])`, 'u')

/** Whether the words left whole name something: 'art. caja' is no artemisia. */
const saysMore = (rest: string): boolean => (rest.match(/\p{L}{3,}/gu) ?? []).some((word) => !describes(word))

/** The one word of several that the table has not: it may have been cut without a point ('merluza congelad'). Null where there are more. */
const unknownWord = (key: string, known: ReadonlySet<string>): RegExp | null => {
  const words = (key.match(/\p{L}+/gu) ?? []).filter((word) => word.length > 2)
  // 'Rellena' is the feminine of a word the table has, and not 'rellenar' cut short.
  const isKnown = (said: string): boolean => known.has(stem(said)) || known.has(masculine(stem(said)))
  const [word = '', ...more] = words.filter((said) => !isKnown(said) && !describes(said))
  if (more.length > 0 || words.length < 2 || word.length < shortestBeginning) return null
  return new RegExp(`(?<!\\p{L})(${word})(?!\\p{L})`, 'u')
}

/** The first two cut words written out in every way the table knows; none where there are too many. */
const writtenOut = (key: string, words: readonly string[], cut: RegExp, depth = 2): string[] => {
  const [found, beginning = ''] = cut.exec(key) ?? []
  if (found === undefined || depth === 0) return []
  const names = words.filter((word) => word.startsWith(beginning)).map((word) => key.replace(found, `${word} `))
  const all = names.flatMap((name) =>
    cut === cutWord && cut.test(name) ? writtenOut(name, words, cut, depth - 1) : [name],
  )
  return all.length > mostTried ? [] : all
}
