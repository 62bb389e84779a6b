import { fold } from '#core/spanish/fold.ts'

/**
 * Pieces a serving of what is counted one by one, as the pages of the cookbook serve it: croquettes of 30–35 g, five a
 * serving of 160 g. Oficio.
 */
const perServing: readonly (readonly [RegExp, number])[] = [
  [/^croquetas?$/, 5],
  [/^albondigas?$/, 5],
  [/^bunuelos?$/, 5],
  [/^(?:gyozas?|dumplings?)$/, 6],
  [/^(?:empanadillas?|samosas?)$/, 3],
  [/^(?:trufas?|bombones|bombon)$/, 3],
  [/^(?:galletas?|cookies|polvorones|macarons?)$/, 3],
  [/^(?:profiteroles?|churros?)$/, 4],
  [/^(?:tequenos?|flamenquines)$/, 2],
]

export type Pieces = {
  readonly count: number
  readonly name: string
  readonly perServing: number
  readonly servings: number
}

/** '100 croquetas': pieces, and the servings they come to; null where nothing is counted so. */
export const piecesIn = (text: string): Pieces | null => {
  for (const [, figure = '', name = ''] of fold(text.slice(0, 300)).matchAll(/(?<![\d.,])(\d{1,5}) ([a-z]{5,14})\b/g)) {
    const each = perServing.find(([said]) => said.test(name))?.[1]
    const count = Number(figure)
    if (each !== undefined && count > 0)
      return { count, name, perServing: each, servings: Math.max(1, Math.round(count / each)) }
  }
  return null
}
