import { listed, oneOf, rowsOf } from './measures.ts'

/** The languages of languages.tsv, in the order of its columns. */
export const tradeLanguages = ['inglés', 'francés', 'italiano', 'portugués', 'alemán'] as const
export type TradeLanguage = (typeof tradeLanguages)[number]

const kinds = [
  'pescado',
  'marisco',
  'carne',
  'corte',
  'ave',
  'caza',
  'despojo',
  'embutido',
  'verdura',
  'seta',
  'legumbre',
  'fruta',
  'fruto seco',
  'hierba',
  'especia',
  'condimento',
  'lácteo',
  'huevo',
  'cereal',
  'masa',
  'dulce',
  'bebida',
  'técnica',
  'punto',
  'plato',
  'sala',
  'alérgeno',
] as const

/** A word of another language. */
export type ForeignWord = {
  readonly word: string
  /** Where or of what it is said so: 'EE. UU.', 'cerdo'; blank: everywhere. */
  readonly where: string
  /** It is a word of ours, or of everyday, too: it is known for theirs only where its language is said. */
  readonly needsLanguage: boolean
}

/** What one food, cut, technique or dish is called in the languages of menus and delivery notes. */
export type ForeignNames = {
  /** Our names; what stands in brackets tells two things of one name apart. */
  readonly names: readonly string[]
  readonly kind: (typeof kinds)[number]
  /** Scientific names, as a label of fish must say them (Reg. (UE) 1379/2013, art. 35). */
  readonly species: readonly string[]
  /** The first is the one for a menu. */
  readonly words: Readonly<Record<TradeLanguage, readonly ForeignWord[]>>
  /** False friends, as they are told; blank where there is none. */
  readonly beware: string
  readonly source: string
}

/** languages.tsv; throws with its line on a row it does not understand. */
export const readForeignNames = (text: string): ForeignNames[] =>
  rowsOf('languages.tsv', text, tradeLanguages.length + 5).map((row) => {
    const [names = '', kind = '', species = '', ...rest] = row
    const cells = rest.slice(0, tradeLanguages.length)
    const [beware = '', source = ''] = rest.slice(tradeLanguages.length)
    const of = (language: TradeLanguage): ForeignWord[] =>
      listed(cells[tradeLanguages.indexOf(language)] ?? '').map(readWord)
    return {
      names: listed(names),
      kind: oneOf(kinds, kind, 'languages.tsv'),
      species: listed(species),
      words: {
        inglés: of('inglés'),
        francés: of('francés'),
        italiano: of('italiano'),
        portugués: of('portugués'),
        alemán: of('alemán'),
      },
      beware,
      source,
    }
  })

/** 'eggplant (EE. UU.)', 'burro*'. */
const readWord = (text: string): ForeignWord => {
  const [, word = text, star = '', where = ''] = /^(.*?)(\*?)(?: \((.*)\))?$/.exec(text) ?? []
  return { word, where, needsLanguage: star !== '' }
}
