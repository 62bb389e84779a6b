import { countBetween } from './say.ts'

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

/** ' (18 claras)' beside the grams of what is counted in a kitchen; blank for the rest. */
export const pieces = (name: string, low: number, high: number): string => {
  const row = pieceGrams.find(([said]) => said.test(name.toLowerCase()))
  if (row === undefined || high < row[1]) return ''
  return ` (${countBetween(Math.round(low / row[1]), Math.round(high / row[1]))} ${row[2]})`
}
