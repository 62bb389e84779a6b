import type { Unit } from './units.ts'

/** What household measures of one food weigh; `null` is unknown. */
export type Measures = {
  /** g per ml */
  readonly density: number | null
  /** Edible g of one piece */
  readonly gramsPerPiece: number | null
  /** g per 250 ml, level */
  readonly gramsPerCup: number | null
  /** g per 15 ml, level */
  readonly gramsPerTablespoon: number | null
  /** g per 5 ml, level */
  readonly gramsPerTeaspoon: number | null
  /** Edible g of its parts and packs by their names, where it has several: 'manojo', 'rama', 'hoja', 'rebanada', 'barra'. */
  readonly pieces?: Readonly<Partial<Record<Piece, number>>>
}

/** Parts and packs that the table weighs by name. */
export const pieceNames = ['manojo', 'rama', 'hoja', 'rebanada', 'barra', 'lata', 'rodaja'] as const
export type Piece = (typeof pieceNames)[number]

/** A tin holds many and a slice is cut off one: neither ever weighs what a piece of the food does. */
const neverWhole: ReadonlySet<Piece> = new Set<Piece>(['lata', 'rodaja'])

/** Other words for them. */
const pieceWords: Readonly<Record<string, Piece>> = {
  manojito: 'manojo',
  ramita: 'rama',
  hojita: 'hoja',
  tallo: 'rama',
  bot: 'lata',
  bote: 'lata',
  tarro: 'lata',
}

/** The part or pack that a stem names, or undefined. */
export const pieceOf = (word: string): Piece | undefined => pieceNames.find((name) => name === word) ?? pieceWords[word]

/**
 * The measures where a piece is what these words (stems) say it is: a 'manojo' of parsley weighs no sprig. Null grams where the food
 * weighs other parts by name and not this one.
 */
export const forPiece = (measures: Measures, words: readonly string[]): Measures => {
  const said = words.map(pieceOf).find((piece) => piece !== undefined)
  if (said === undefined || (measures.pieces === undefined && !neverWhole.has(said))) return measures
  return { ...measures, gramsPerPiece: measures.pieces?.[said] ?? null }
}

/**
 * How the grams were found, from sure to doubtful: they were written · the food's own measure · its density ·
 * another household measure in proportion · one millilitre taken as one gram, which the screen must say.
 */
export const weighedBy = ['weight', 'measure', 'density', 'proportion', 'water'] as const

export type WeighedBy = (typeof weighedBy)[number]

export type Weighed = { readonly grams: number; readonly by: WeighedBy }

/** Millilitres of the measuring cup and spoons of a Spanish kitchen, level (docs/ciencia/nutricion.md §4). */
export const householdMl = { taza: 250, cucharada: 15, cucharadita: 5 } as const

type HouseholdUnit = keyof typeof householdMl

/**
 * Grams of a quantity of a food in one of the eight units, and how they were found. `quantity` in that unit.
 * Answers null where the table does not say: pieces without a weight, spoons of a food whose spoon, cup and density are
 * all unknown, and quantities that are not a positive number. A piece is never 1 g, nor 100 g.
 */
export const toGrams = (quantity: number, unit: Unit, measures: Measures): Weighed | null => {
  if (!Number.isFinite(quantity) || quantity <= 0) return null
  const one = gramsOfOne(unit, measures)
  return one === null ? null : { grams: quantity * one.grams, by: one.by }
}

const gramsOfOne = (unit: Unit, measures: Measures): Weighed | null => {
  switch (unit) {
    case 'g':
      return { grams: 1, by: 'weight' }
    case 'kg':
      return { grams: 1000, by: 'weight' }
    case 'ml':
      return gramsOfMl(1, measures)
    case 'l':
      return gramsOfMl(1000, measures)
    case 'unidad':
      return weighed(measures.gramsPerPiece, 'measure')
    case 'taza':
    case 'cucharada':
    case 'cucharadita':
      return gramsOfHousehold(unit, measures)
  }
}

/** Density, else the cup, else the spoons; a liquid of which nothing is known is taken as water, and says so. */
const gramsOfMl = (ml: number, measures: Measures): Weighed => {
  if (measures.density !== null) return { grams: ml * measures.density, by: 'density' }
  return inProportion(ml, measures) ?? { grams: ml, by: 'water' }
}

const gramsOfHousehold = (unit: HouseholdUnit, measures: Measures): Weighed | null => {
  const ml = householdMl[unit]
  return (
    weighed(ownMeasure(unit, measures), 'measure') ??
    inProportion(ml, measures) ??
    (measures.density === null ? null : { grams: ml * measures.density, by: 'density' })
  )
}

/** From the cup or a spoon whose weight is known, the largest first: it was weighed with the smallest error. */
const inProportion = (ml: number, measures: Measures): Weighed | null => {
  for (const unit of ['taza', 'cucharada', 'cucharadita'] as const) {
    const grams = ownMeasure(unit, measures)
    if (grams !== null) return { grams: (grams * ml) / householdMl[unit], by: 'proportion' }
  }
  return null
}

const ownMeasure = (unit: HouseholdUnit, measures: Measures): number | null => {
  if (unit === 'taza') return measures.gramsPerCup
  return unit === 'cucharada' ? measures.gramsPerTablespoon : measures.gramsPerTeaspoon
}

const weighed = (grams: number | null, by: WeighedBy): Weighed | null => (grams === null ? null : { grams, by })
