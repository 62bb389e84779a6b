import { readTable } from '#core/safety/tables/table.ts'
import { fold } from '#core/spanish/fold.ts'

/** What a tag is about: it decides how much it weighs and whether a later turn keeps it. */
export const tagKinds = [
  'alimento',
  'plato',
  'sustancia',
  'estado',
  'proceso',
  'grupo',
  'alergeno',
  'pregunta',
  'habla',
] as const
export type TagKind = (typeof tagKinds)[number]

/** A phrase that says a tag. */
export type Phrase = {
  readonly tag: string
  readonly pattern: RegExp
  /** What a text must have words of, word by word, for the phrase to be tried. */
  readonly starts: readonly string[]
}

export type Vocabulary = {
  readonly kindOf: ReadonlyMap<string, TagKind>
  /** The broader tags of a tag, itself included. */
  readonly within: ReadonlyMap<string, readonly string[]>
  /** The phrases by how their first word begins (`startsOf`), so that few are tried on a text. */
  readonly phrasesBy: ReadonlyMap<string, readonly Phrase[]>
  /** Every word of it, for mending what is typed wrongly. */
  readonly words: ReadonlySet<string>
}

/** The words of a kitchen by what they mean: `words.tsv`, columns etiqueta, clase, dentro de, palabras. */
export const readVocabulary = (text: string): Vocabulary => {
  const kindOf = new Map<string, TagKind>()
  const parents = new Map<string, readonly string[]>()
  const phrases: Phrase[] = []
  const words = new Set<string>()
  for (const row of readTable('words.tsv', text, ['etiqueta', 'clase', 'dentro de', 'palabras'])) {
    const tag = row.text('etiqueta')
    if (kindOf.has(tag)) row.fail('the tag is there twice')
    kindOf.set(
      tag,
      tagKinds.find((kind) => kind === row.text('clase')) ?? row.fail(`unknown kind '${row.text('clase')}'`),
    )
    parents.set(tag, row.list('dentro de'))
    for (const phrase of row.list('palabras')) {
      phrases.push(phraseOf(tag, phrase))
      for (const word of fold(phrase).match(/[a-z]{4,}/g) ?? []) words.add(word)
    }
  }
  const within = new Map([...kindOf.keys()].map((tag) => [tag, ancestors(tag, parents)]))
  for (const [tag, list] of parents)
    for (const parent of list)
      if (!kindOf.has(parent)) throw new Error(`words.tsv: ${tag} is within ${parent}, which is not there`)
  return { kindOf, within, phrasesBy: byStart(phrases), words }
}

const ancestors = (
  tag: string,
  parents: ReadonlyMap<string, readonly string[]>,
  seen: readonly string[] = [],
): string[] =>
  seen.includes(tag)
    ? []
    : [tag, ...(parents.get(tag) ?? []).flatMap((parent) => ancestors(parent, parents, [...seen, tag]))]

const byStart = (phrases: readonly Phrase[]): ReadonlyMap<string, readonly Phrase[]> =>
  Map.groupBy(phrases, ({ starts }) => starts[0] ?? '')

/** Forms of the past that are something else in a kitchen: 'un corte de luz', 'setas del monte', 'el envase', 'cura n.º 2'. */
const notPast: ReadonlySet<string> = new Set([
  ...[
    'corte',
    'monte',
    'envase',
    'cure',
    'pase',
    'case',
    'tape',
    'toque',
    'cargue',
    'dure',
    'entre',
    'pine',
    'mame',
    'cole',
  ],
  ...['colaba', 'calame', 'sali', 'salia'],
])

/**
 * What a kitchen tells is mostly past: 'lavé', 'hervimos', 'congelaron', 'había'. An infinitive of a phrase stands for these forms, too,
 * without accents; their first letters are those of the infinitive. Null where it is none.
 */
const pastOf = (word: string): readonly string[] | null => {
  const [, stem, vowel] = /^([a-z]{2,})([aei])r$/.exec(word) ?? []
  if (stem === undefined) return null
  const soft = vowel === 'a' ? stem.replace(/c$/, 'qu').replace(/g$/, 'gu').replace(/z$/, 'c') : stem
  const forms =
    vowel === 'a'
      ? [`${soft}e`, ...['aste', 'amos', 'aron', 'aba', 'abas', 'aban', 'abamos'].map((end) => stem + end)]
      : ['i', 'iste', 'imos', 'ieron', 'ia', 'ias', 'ian', 'iamos'].map((end) => stem + end)
  return forms.filter((form) => !notPast.has(form))
}

/** Free between the words of a phrase: 'huele un montón a gas'. */
const degree =
  '(?:(?:much[oa]s?|muchisimo|bastante|un monton|un huevo|un mogollon|mogollon|mazo|un poco|un poquito|algo|demasiado|tanto|todavia|aun|ya|tambien|siempre)\\s+)?'

/** Free between the words of a phrase, so they are left out of it. */
const articles = new Set(['el', 'la', 'los', 'las', 'un', 'una'])

/** What a phrase that ends in an article goes on with. */
const someone = '(?=[\\s,-]+(?:el|la|los|las|unos?|unas?|mis?|tus?|sus?|nuestr[oa]s?|don)(?![a-z]))'

/** A phrase of the table as a pattern: the plural is free, and the gender of what ends in -o; `*` ends a stem, `=` a word that stands as it is; an article may stand between. */
const phraseOf = (tag: string, phrase: string): Phrase => {
  const said = fold(phrase).trim().split(/\s+/)
  const words = said.filter((word, at) => at === 0 || !articles.has(word))
  // 'Pescado por un' wants somebody after it: 'pescado por persona' is no phrase of it.
  const last = articles.has(said.at(-1) ?? '') && said.length > 1 ? someone : ''
  const source =
    words.map(wordPattern).join(`[\\s,-]+${degree}(?:(?:el|la|los|las|un|una|lo|mi|mis|the|de|del|al)\\s+)?`) + last
  return {
    tag,
    pattern: new RegExp(`(?<![a-z\\d])${source}(?![a-z\\d])`, 'g'),
    starts: words.map(startOf),
  }
}

/** Letters that a word and all its forms begin with. */
const sureLetters = 3

/** What a text must have a word of for a phrase to be tried: a short word itself, of a longer one its beginning. */
const startOf = (word: string): string => {
  const [first = ''] = /^[a-z\d]+/.exec(word) ?? []
  return first.length > sureLetters || word.length > first.length ? first.slice(0, sureLetters) : `=${first}`
}

/** Every start that a word of a text may answer to. */
export const startsOf = (word: string): readonly string[] => [`=${word}`, word.slice(0, sureLetters)]

const wordPattern = (word: string): string => {
  const plain = word.replace(/[.?+^$()[\]{}|\\/]/g, '\\$&')
  if (plain.endsWith('=')) return plain.slice(0, -1)
  if (plain.endsWith('*')) return `${plain.slice(0, -1)}[a-z]*`
  if (plain.length < 4) return plain
  const past = pastOf(plain)
  if (past !== null) return `(?:${plain}(?:es)?|${past.join('|')})`
  if (plain.endsWith('o')) return `${plain.slice(0, -1)}[oa]s?`
  return /[aeiou]$/.test(plain) ? `${plain}s?` : /s$/.test(plain) ? plain : `${plain.replace(/z$/, '[zc]')}(?:es)?`
}

/** The names of other tables as tags of their own: a row of keeping.tsv is found by its names. */
export const withNames = (
  vocabulary: Vocabulary,
  rows: readonly { readonly tag: string; readonly names: readonly string[] }[],
): Vocabulary => {
  const phrases = rows.flatMap(({ tag, names }) => names.map((name) => phraseOf(tag, name)))
  const words = rows.flatMap(({ names }) => fold(names.join(' ')).match(/[a-z]{4,}/g) ?? [])
  return {
    kindOf: new Map([...vocabulary.kindOf, ...rows.map(({ tag }): [string, TagKind] => [tag, 'plato'])]),
    within: vocabulary.within,
    phrasesBy: byStart([...[...vocabulary.phrasesBy.values()].flat(), ...phrases]),
    words: new Set([...vocabulary.words, ...words]),
  }
}
