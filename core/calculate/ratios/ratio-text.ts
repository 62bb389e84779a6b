import { countBetween, volumeBetween, weightBetween } from '#core/calculate/say.ts'
import type { Ratio } from '#core/cookbook/ratios.ts'

/** What the rows say beside their figures, and where they are from. */
export const notesOf = (rows: readonly Ratio[]): readonly string[] => [
  ...new Set([
    ...rows.flatMap(({ note }) => (note === '' ? [] : [note])),
    `Fuente: ${[...new Set(rows.flatMap(({ source }) => source.split('; ')))].join('; ')}.`,
  ]),
]

/** '18–22 g por kilo o litro'. */
export const rateOf = (row: Ratio): string =>
  `${amountText(row, row.low, row.high)} por ${row.per === 'kg' ? 'kilo o litro' : (row.base[0] ?? 'unidad')}`

/** So much of a part, in its own measure. */
export const amountText = ({ measure, part }: Pick<Ratio, 'measure' | 'part'>, low: number, high: number): string => {
  if (measure === 'g') return weightBetween(low, high)
  if (measure === 'ml') return volumeBetween(low, high)
  const [few, many] = [Math.max(1, Math.round(low)), Math.max(1, Math.round(high))]
  return `${countBetween(few, many)} ${measure === 'hojas' ? (many === 1 ? 'hoja' : 'hojas') : (part[0] ?? '')}`
}
