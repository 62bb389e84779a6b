import { listed, rowsOf } from './measures.ts'

const languages = ['inglés', 'catalán', 'gallego', 'francés'] as const
export type FaultLanguage = (typeof languages)[number]

/** How a language of our neighbours tells that something went wrong. */
export type ForeignFaults = {
  readonly language: FaultLanguage
  /** Words by which the language is known. */
  readonly speaks: readonly string[]
  readonly why: readonly string[]
  /** What says neither the thing nor its fault. */
  readonly beside: readonly string[]
  /** A thing by a word that other questions read otherwise, and ours. */
  readonly things: ReadonlyMap<string, string>
  readonly faults: readonly { readonly ours: string; readonly theirs: readonly string[] }[]
}

/** foreign-faults.tsv; throws on what it does not understand. */
export const readForeignFaults = (text: string): ForeignFaults[] => {
  const rows = rowsOf('foreign-faults.tsv', text, 1 + languages.length)
  return languages.map((language, at) => {
    const phrasesOf = (name: string): readonly string[] => listed(rows.find(([ours]) => ours === name)?.[at + 1] ?? '')
    return {
      language,
      speaks: phrasesOf('@lengua'),
      why: phrasesOf('@por qué'),
      beside: phrasesOf('@sobra'),
      things: new Map(
        phrasesOf('@cosa').map((one): [string, string] => {
          const [theirs = '', ours = ''] = one.split('=')
          return [theirs, ours]
        }),
      ),
      faults: rows
        .filter(([ours = '']) => !ours.startsWith('@'))
        .map(([ours = '', ...theirs]) => ({ ours, theirs: listed(theirs[at] ?? '') })),
    }
  })
}
