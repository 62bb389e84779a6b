import { type Decimal, decimal, dividedBy, plus, times, toNumber, zero } from '#core/costing/decimal.ts'

/** Where a dish stands by what it sells and what it leaves. */
export const quadrants = ['star', 'workhorse', 'puzzle', 'dog'] as const

export type Quadrant = (typeof quadrants)[number]

/** A dish of one family of the menu, for the same period as the others. */
export type SoldDish = {
  /** Servings sold: whole, ≥ 0. */
  readonly units: number
  /** € a serving leaves: its price without IVA less its cost. Null: not known, and the dish is not judged. */
  readonly margin: number | null
}

export type MenuMatrix = {
  readonly total: number
  /** Servings from which a dish is popular. */
  readonly popularFrom: number
  /** € a serving leaves on average, each dish counting as often as it sold. */
  readonly meanMargin: number
  /** Of each dish in its place; null: not judged. */
  readonly quadrants: readonly (Quadrant | null)[]
}

/** A dish is popular from this share of what would fall to it if all sold alike (Kasavana & Smith, Menu Engineering, 1982). */
const popularShare = decimal(0.7)

/**
 * Menu engineering after Kasavana & Smith (1982): popular from 70 % of an equal share (100 ÷ dishes × 0,7 of what was sold),
 * profitable from the mean margin weighted by sales; whoever meets a line is above it. Popularity is measured among all
 * dishes, margins among those that are known. Null where there is nothing to compare: less than two dishes with a margin, or
 * none of them sold. Exact decimals.
 */
export const menuMatrix = (dishes: readonly SoldDish[]): MenuMatrix | null => {
  const known = dishes.flatMap(({ units, margin }) => (margin === null ? [] : [{ units, margin: decimal(margin) }]))
  const weight = sum(known.map(({ units }) => decimal(units)))
  if (known.length < 2 || weight.coefficient <= 0n) return null
  const total = sum(dishes.map(({ units }) => decimal(units)))
  const earned = sum(known.map(({ units, margin }) => times(margin, decimal(units))))
  const fair = times(total, popularShare)
  const isPopular = (units: number) => isAtLeast(times(decimal(units), decimal(dishes.length)), fair)
  const isProfitable = (margin: number) => isAtLeast(times(decimal(margin), weight), earned)
  return {
    total: toNumber(total),
    popularFrom: toNumber(dividedBy(fair, decimal(dishes.length))),
    meanMargin: toNumber(dividedBy(earned, weight)),
    quadrants: dishes.map(({ units, margin }) =>
      margin === null ? null : quadrantOf(isPopular(units), isProfitable(margin)),
    ),
  }
}

const quadrantOf = (popular: boolean, profitable: boolean): Quadrant => {
  if (popular) return profitable ? 'star' : 'workhorse'
  return profitable ? 'puzzle' : 'dog'
}

const sum = (values: readonly Decimal[]): Decimal => values.reduce(plus, zero)

const isAtLeast = (one: Decimal, other: Decimal): boolean => compared(one, other) >= 0n

const compared = (one: Decimal, other: Decimal): bigint =>
  plus(one, { ...other, coefficient: -other.coefficient }).coefficient

/** What a kitchen calls them, and what is done about them (cookbook: cards/casa/ingenieria-de-menu.md). */
export const quadrantWords: Readonly<Record<Quadrant, { readonly name: string; readonly advice: string }>> = {
  star: { name: 'estrella', advice: 'Mantenla igual y bien a la vista.' },
  workhorse: { name: 'caballo de batalla', advice: 'Súbele el precio poco a poco o rebájale el coste.' },
  puzzle: {
    name: 'puzle',
    advice: 'Cámbiale el nombre o el sitio en la carta, recomiéndalo o baja algo el precio.',
  },
  dog: { name: 'perro', advice: 'Fuera de la carta, o rehazlo.' },
}
