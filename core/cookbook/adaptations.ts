import { type Allergen, allergens } from '#core/pantry/food.ts'
import { listed, oneOf, rowsOf, sourced } from './measures.ts'
import { readRate, type SwapRate } from './tables.ts'

/** What a food does in a kind of dish, and what does the same there for a guest who may not eat it: adaptations.tsv. */
export type Adaptation = {
  /** How the food's line begins: 'huevo', 'masa de hojaldre'. */
  readonly foods: readonly string[]
  /** Allergens of the food that this row is an answer to. */
  readonly against: readonly Allergen[]
  readonly where: readonly Where[]
  /** 'cuaja', 'emulsiona', 'separa las capas'. */
  readonly does: string
  /** What is put instead; blank where nothing does the same, and `how` says what to do. */
  readonly what: string
  readonly how: string
  readonly loss: string
  /** Allergens of annex II that what is put instead has. */
  readonly has: readonly Allergen[]
  /** How much of which foods stands for so much of the food; 'out' where it is only left out, null where words tell it. */
  readonly rate: SwapRate | 'out' | null
  readonly source: string
}

/** Where a row holds: in every dish, in those whose name says so, of a category, that hold a food, or for a line kept for something. */
export type Where = { readonly kind: 'all' | 'name' | 'category' | 'holds' | 'for'; readonly text: string }

/** adaptations.tsv; throws on what it does not understand. */
export const readAdaptations = (text: string): Adaptation[] =>
  rowsOf('adaptations.tsv', text, 10).map(
    ([
      foods = '',
      against = '',
      where = '',
      does = '',
      what = '',
      how = '',
      loss = '',
      has = '',
      rate = '',
      source = '',
    ]) => {
      const at = `adaptations.tsv: ${foods} en ${where}`
      return {
        foods: listed(foods),
        against: listed(against).map((id) => oneOf(allergens, id, at)),
        where: listed(where).map(readWhere),
        does,
        what,
        how,
        loss,
        has: listed(has).map((id) => oneOf(allergens, id, at)),
        rate: rate === '' ? null : rate === 'fuera' ? 'out' : readRate(rate, at),
        source: sourced(source, at),
      }
    },
  )

const readWhere = (token: string): Where => {
  if (token === '*') return { kind: 'all', text: '' }
  const [, prefix = '', rest = token] = /^(cat|con|para):(.+)$/.exec(token) ?? []
  return { kind: kinds[prefix] ?? 'name', text: rest }
}

const kinds: Readonly<Record<string, Where['kind']>> = { cat: 'category', con: 'holds', para: 'for' }
