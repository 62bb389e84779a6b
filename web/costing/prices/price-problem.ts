/** What keeps a price from being saved (specification §5): the field that is wrong. */
export type PriceProblem = 'name' | 'price' | 'unit'

type Typed = { readonly name?: string; readonly price: number | null; readonly unit: string }

/** A name, if one is asked for, a number above 0 and a unit; the first that is missing, or null. */
export const priceProblem = ({ name, price, unit }: Typed): PriceProblem | null => {
  if (name !== undefined && name.trim() === '') return 'name'
  if (price === null || !(price > 0)) return 'price'
  return unit.trim() === '' ? 'unit' : null
}
