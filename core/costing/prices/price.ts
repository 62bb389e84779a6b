/**
 * How sure a price is: the cook's own (typed or imported) · read in the reference table · an estimate, because the table
 * knows only the usual kind of the food or its family · the 5 per kg of a search that found nothing.
 */
export const priceKinds = ['typed', 'table', 'estimate', 'fallback'] as const

export type PriceKind = (typeof priceKinds)[number]

/** A saved price, one per ingredient and cook (specification §3). */
export type IngredientPrice = {
  readonly id: string
  readonly ingredientName: string
  /** € per `unit`, > 0. */
  readonly pricePerUnit: number
  /** As typed: 'kg', 'l', 'unidad', 'manojo'. The specified arithmetic does not look at it; the checks do. */
  readonly unit: string
  /** Where it comes from, in Spanish; null shows as N/A. */
  readonly source: string | null
  readonly kind: PriceKind
  /** When the price was true: '2026-11-21', '2026-06' or '2025-01/2025-09'; null is unknown. */
  readonly priceDate: string | null
  /** ISO-8601 UTC; also the version an edit is based on. */
  readonly lastUpdated: string
}

/** What the client uses when the search fails (specification §8, §9). */
export const fallbackPrice = { pricePerUnit: 5, unit: 'kg', source: 'Error en búsqueda' } as const

/** The source a price gets when the cook types it, and when it comes with a price list of hers. */
export const typedSource = 'Precio propio'
export const importedSource = 'Lista de precios importada'

/** Prices saved as the middle of a food's family begin with these words; no search gives one any more (decision 026). */
export const familySource = 'Estimación por familia'

/** Whether a price is a guess that wants attention: counted in "2 precios estimados". */
export const isEstimated = (kind: PriceKind): boolean => kind === 'estimate' || kind === 'fallback'

/**
 * Whether a price that has just been found may take the place of a saved one: what the cook typed stays, and the
 * fallback replaces nothing. What the cook types replaces everything.
 */
export const mayReplace = (found: PriceKind, saved: PriceKind): boolean =>
  found === 'typed' || (saved !== 'typed' && (found !== 'fallback' || saved === 'fallback'))

/**
 * When a price was true, for screens: its date, else the moment it was saved. A price typed by hand was dated by the server when it was
 * saved, on the day of Greenwich: the moment itself tells the cook's own day.
 */
export const priceDay = ({ source, priceDate, lastUpdated }: IngredientPrice): string =>
  priceDate === null || (source === typedSource && lastUpdated.startsWith(priceDate)) ? lastUpdated : priceDate

/** What one unit of a price is: a kilo, a litre, a piece, or something the arithmetic cannot know ('manojo', '100 g'). */
export type PriceBasis = 'kg' | 'l' | 'unidad' | 'other'

const bases: ReadonlyMap<string, PriceBasis> = new Map([
  ...['kg', 'kgs', 'kilo', 'kilos', 'kilogramo', 'kilogramos', 'k', '1 kg', '1kg'].map((word) => [word, 'kg'] as const),
  ...['l', 'lt', 'lts', 'litro', 'litros', '1 l', '1l'].map((word) => [word, 'l'] as const),
  ...['unidad', 'unidades', 'ud', 'uds', 'u', 'un', 'pieza', 'piezas', 'pza', '1 ud', '1 unidad'].map(
    (word) => [word, 'unidad'] as const,
  ),
])

/** Reads a price's unit as it was typed: 'Kg', '€/kg', 'por kilo' → 'kg'. */
export const priceBasis = (unit: string): PriceBasis => bases.get(unit) ?? bases.get(tidied(unit)) ?? 'other'

const tidied = (unit: string): string =>
  unit
    .toLowerCase()
    .replace(/^\s*(?:€|eur|euros?)?\s*(?:\/|por\s|al\s|el\s|la\s)?\s*/, '')
    .replace(/[.\s]+$/, '')
