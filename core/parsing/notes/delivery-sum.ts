/** € two amounts may differ by: every one is rounded. */
export const tolerance = 0.03

/** What a line says by its own arithmetic: so many at a price make its amount. */
export type DeliverySum = {
  readonly named: string
  readonly quantity: number
  /** The word of measure beside the quantity; empty when none stands there. */
  readonly unit: string
  /** € of one, what was taken off it included. */
  readonly price: number
}

type Figure = {
  readonly value: number
  readonly start: number
  readonly end: number
  readonly isPrice: boolean
  /** A measure stands beside it, or it is weighed to the gram. */
  readonly isMeasured: boolean
}

/** Figures that stand alone or before a measure: '6,2', '1.245,00', '15kg'; none of a code or a date. */
const figure = /(?<![\p{L}\d.,/-])(?:\d{1,3}(?:\.\d{3})+(?:,\d{1,4})?|\d{1,6}(?:[.,]\d{1,4})?)(?![\d/-]|[.,]\d)/gu
/** Figures of a line: with more it is no line of a delivery note, and every two are tried. */
const mostFigures = 12

export const amountOf = (text: string): number =>
  Number(
    text
      .replace(/\.(?=\d{3}(?:\D|$))/g, '')
      .replace(',', '.')
      .replace(/[^\d.]/g, ''),
  )

/**
 * The quantity and the price of a line are the two figures that make its amount, in whatever order they stand and whatever
 * stands between them: boxes, lots, what is taken off in %. Null where no two do.
 */
export const sumIn = (line: string, amount: number, units: string): DeliverySum | null => {
  const beside = measureIn(units)
  const figures = [...line.matchAll(figure)].map((found): Figure => {
    const [text] = found
    const end = found.index + text.length
    return {
      value: amountOf(text),
      start: found.index,
      end,
      isPrice: /[.,]\d{2,4}$/.test(text),
      isMeasured: /,\d{3}$/.test(text) || beside.test(line.slice(end)),
    }
  })
  if (figures.length > mostFigures) return null
  const pairs = figures
    .filter(({ isPrice, value }) => isPrice && value > 0)
    .flatMap((price) =>
      figures
        .filter((one) => one !== price && one.value > 0)
        .flatMap((quantity) => withGrams(quantity).map((counted) => ({ price, quantity: counted }))),
    )
    .toSorted((one, other) => apart(one) - apart(other))
  const offs = [0, ...figures.filter(({ value }) => value > 0 && value < 100).map(({ value }) => value)]
  for (const off of offs)
    for (const { price, quantity } of pairs) {
      const each = price.value * (1 - off / 100)
      const isOff = off === 0 || figures.some(({ value, start }) => value === off && start > price.end)
      if (!isOff || Math.abs(quantity.value * each - amount) > tolerance) continue
      return { ...nameIn(line, quantity, price, units), quantity: quantity.value, price: Number(each.toFixed(4)) }
    }
  return null
}

/** '12350' of '12,350': kilos whose comma was lost, where only then they make the amount. */
const withGrams = (quantity: Figure): readonly Figure[] =>
  Number.isInteger(quantity.value) && quantity.value >= 1000
    ? [quantity, { ...quantity, value: quantity.value / 1000, isMeasured: true }]
    : [quantity]

const measureIn = (units: string): RegExp => new RegExp(`^ ?(${units})(?![\\p{L}\\d])\\.?`, 'iu')

/** Letters of a line: what is more than likely no price counts for more than any distance. */
const far = 1000

/** How little two figures look like a quantity and its price: far apart, the price measured, or before a quantity of cents. */
const apart = ({ price, quantity }: { price: Figure; quantity: Figure }): number =>
  Math.abs(price.start - quantity.start) +
  (price.isMeasured && !quantity.isMeasured ? 2 * far : 0) +
  (price.start < quantity.start && quantity.isPrice && !quantity.isMeasured ? far : 0)

/** The product stands before both, or between a quantity in front and the price. */
const nameIn = (line: string, quantity: Figure, price: Figure, units: string): { named: string; unit: string } => {
  const [beside = '', unit = ''] = measureIn(units).exec(line.slice(quantity.end)) ?? []
  const inFront = !/\p{L}/u.test(line.slice(0, quantity.start))
  const named = inFront
    ? line.slice(quantity.end + beside.length, price.start)
    : line.slice(0, Math.min(quantity.start, price.start)).replace(/^\W*\d{1,3} (?=\p{L})/u, '')
  return {
    // A lot's number, and 'a' or 'x' before the price.
    named: named
      .replace(/ +(?:a|x|@|€)? *$/i, '')
      .replace(/ [A-Z]{0,3}\d{4,}$/, '')
      .trim(),
    unit,
  }
}
