import { type Allergen, allergens } from '#core/pantry/food.ts'
import { fold } from '#core/spanish/fold.ts'
import { listed, oneOf, rowsOf } from './measures.ts'

/** What stands in for a food: proportion and what is lost. */
export type Substitution = {
  /** Names of what is missing, as search keys find them. */
  readonly of: readonly string[]
  readonly with: readonly {
    readonly what: string
    /** How much for how much, in words. */
    readonly how: string
    readonly loss: string
    /** Allergens it still has; those of the original are gone unless they stand here. */
    readonly has: readonly Allergen[]
    /** What it is good for, folded words; blank: for anything. */
    readonly uses: readonly string[]
    /** How much of each part stands for so much of what is missing; null where only words tell it. */
    readonly rate: SwapRate | null
  }[]
}

/** An amount of a swap: 'ud' counts pieces (an egg of 50 g, a pod, a leaf). */
export type SwapPart = { readonly amount: number; readonly unit: 'g' | 'ml' | 'ud'; readonly what: string }
export type SwapRate = {
  readonly per: Omit<SwapPart, 'what'>
  readonly parts: readonly SwapPart[]
  /** Another food of the dish that `per` is of, the parts being what there is of them in all; left out: of the food itself. */
  readonly of?: string
}

/** Months of best season in Spain, 1–12. */
export type Season = {
  readonly name: string
  readonly kind: (typeof seasonKinds)[number]
  readonly months: readonly number[]
}

const seasonKinds = ['verdura', 'fruta', 'pescado', 'seta'] as const

/** One food under our name and others': other countries and languages. */
export type OtherNames = { readonly ours: string; readonly language: string; readonly others: readonly string[] }

/** Words of our pages, and others a kitchen says for them: 'se hunde', 'se viene abajo'. */
export type KitchenWords = {
  readonly ours: readonly string[]
  readonly said: readonly string[]
  /** What a thing that has this fault is likened to: 'como una piedra', 'hecho un mazacote'. */
  readonly pictures: readonly string[]
}

/** What a cook says beside a question, and its answer may hang on: a state of the thing, a way it is done, or a tool there is not. */
export type Qualifier = {
  readonly group: (typeof qualifierGroups)[number]
  readonly said: readonly string[]
  /** Words by which an answer shows that it heard it. */
  readonly heard: readonly string[]
}

const qualifierGroups = ['estado', 'modo', 'sin'] as const

/** qualifiers.tsv */
export const readQualifiers = (text: string): Qualifier[] =>
  rowsOf('qualifiers.tsv', text, 3).map(([group = '', said = '', heard = '']) => ({
    group: oneOf(qualifierGroups, group, 'qualifiers.tsv'),
    said: listed(said),
    heard: listed(heard),
  }))

/** swaps.tsv; rows that begin alike are ways to replace the same food. */
export const readSwaps = (text: string): Substitution[] => {
  const byFood = new Map<string, Substitution['with'][number][]>()
  for (const [of = '', what = '', how = '', loss = '', has = '', uses = '', rate = ''] of rowsOf(
    'swaps.tsv',
    text,
    7,
  )) {
    const one = {
      what,
      how,
      loss,
      has: listed(has).map((id) => oneOf(allergens, id, 'swaps.tsv')),
      uses: listed(uses).map(fold),
      rate: rate === '' ? null : readRate(rate, 'swaps.tsv'),
    }
    byFood.set(of, [...(byFood.get(of) ?? []), one])
  }
  return [...byFood].map(([of, ways]) => ({ of: listed(of), with: ways }))
}

/** '250 g = 200 g queso crema + 50 g nata', '1000 g leche = 50 g maicena'. Throws on anything else. */
export const readRate = (text: string, where: string): SwapRate => {
  const [per = '', parts = ''] = text.split(' = ')
  const read = (said: string): SwapPart => {
    const [, amount = '', unit = '', what = ''] = /^(\d+(?:,\d+)?) (g|ml|ud)(?: (.+))?$/.exec(said) ?? []
    if (amount === '') throw new Error(`${where}: «${text}» no es una cuenta`)
    return {
      amount: Number(amount.replace(',', '.')),
      unit: oneOf(['g', 'ml', 'ud'] as const, unit, where),
      what,
    }
  }
  const { amount, unit, what } = read(per)
  return { per: { amount, unit }, parts: parts.split(' + ').map(read), ...(what === '' ? {} : { of: what }) }
}

/** seasons.tsv; '10 … 3' runs over the end of the year. */
export const readSeasons = (text: string): Season[] =>
  rowsOf('seasons.tsv', text, 4).map(([name = '', kind = '', from = '', to = '']) => {
    const [first, last] = [Number(from), Number(to)]
    if (!(first >= 1 && first <= 12 && last >= 1 && last <= 12)) throw new Error(`seasons.tsv: meses de ${name}`)
    const months = Array.from({ length: ((last - first + 12) % 12) + 1 }, (_, at) => ((first - 1 + at) % 12) + 1)
    return { name, kind: oneOf(seasonKinds, kind, 'seasons.tsv'), months }
  })

/** kitchen-words.tsv */
export const readKitchenWords = (text: string): KitchenWords[] =>
  rowsOf('kitchen-words.tsv', text, 3).map(([ours = '', said = '', pictures = '']) => ({
    ours: listed(ours),
    said: listed(said),
    pictures: listed(pictures),
  }))

/** A question that is answered as it stands, and another way a cook puts it; `{cosa}` and `{1}`, `{2}`… stand for its thing and figures. */
export type WayOfAsking = { readonly question: string; readonly said: string }

/** asked-as/*.tsv: a figure of the question that the way of saying it does not hold would be made up. */
export const readWaysOfAsking = (name: string, text: string): WayOfAsking[] =>
  rowsOf(name, text, 2).map(([question = '', said = '']) => {
    const missing = question.match(slots)?.find((slot) => !said.includes(slot))
    if (missing !== undefined) throw new Error(`${name}: «${said}» no dice ${missing}`)
    return { question, said }
  })
const slots = /\{(?:cosa|\d)\}/g

/** other-names.tsv */
export const readOtherNames = (text: string): OtherNames[] =>
  rowsOf('other-names.tsv', text, 3).map(([ours = '', language = '', others = '']) => ({
    ours,
    language,
    others: listed(others),
  }))

export const monthNames = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
] as const
