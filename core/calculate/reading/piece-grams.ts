import { countBetween } from '#core/calculate/say.ts'

/** g of a piece: Reglamento (UE) 2023/2465, an egg of size M without its shell. */
const pieceGrams: readonly (readonly [RegExp, number, string])[] = [
  [/^claras?\b/, 33, 'claras'],
  [/^yemas?\b/, 17, 'yemas'],
  [/^huevos?\b/, 50, 'huevos M'],
  [/^hojas? de gelatina\b|^gelatina\b/, 2, 'hojas de 2 g'],
]

/** g of one of what is counted in a kitchen: 'claras'; null for the rest. */
export const gramsOfPiece = (name: string): number | null =>
  pieceGrams.find(([said]) => said.test(name.toLowerCase()))?.[1] ?? null

/** So many whites or yolks at once are grams: '500 claras', as a pastry kitchen says it. */
const leastWeighed = 100

/** g of what is counted: '12 claras'; from a hundred whites or yolks on they are grams. Null for what is not counted. */
export const gramsCounted = (count: number, name: string): number | null => {
  const each = gramsOfPiece(name)
  if (each === null) return null
  return count >= leastWeighed && /^(?:claras?|yemas?)\b/.test(name) ? count : count * each
}

/** ' (18 claras)' beside the grams of what is counted in a kitchen; blank for the rest. */
export const pieces = (name: string, low: number, high: number): string => {
  const row = pieceGrams.find(([said]) => said.test(name.toLowerCase()))
  if (row === undefined || high < row[1]) return ''
  return ` (${countBetween(Math.round(low / row[1]), Math.round(high / row[1]))} ${row[2]})`
}
