import { readTable } from './table.ts'

/** A salt with nitrite in it, and how much. */
export type CuringSalt = {
  readonly id: string
  readonly name: string
  readonly tags: readonly string[]
  /** % of sodium nitrite by weight. */
  readonly nitritePercent: number
  readonly source: string
}

/** `curing-salts.tsv`. */
export const readCuringSalts = (text: string): readonly CuringSalt[] =>
  readTable('curing-salts.tsv', text, ['id', 'nombre', 'etiquetas', 'nitrito', 'fuente']).map((row) => ({
    id: row.text('id'),
    name: row.text('nombre'),
    tags: row.list('etiquetas'),
    nitritePercent: row.number('nitrito') ?? row.fail('no percentage'),
    source: row.text('fuente') || row.fail('no source'),
  }))

/** g of the ion NO₂⁻ in a gram of sodium nitrite: 46,005 ÷ 68,995 g/mol. */
const nitriteIon = 0.667
/** mg of the ion a kilo of meat may be given: Reg. (CE) 1333/2008 as changed by (UE) 2023/2108, in force since 9-10-2025. */
const mostIon = 80

/** The same as sodium nitrite, mg/kg: 80 ÷ 0,667. */
export const mostNitrite = 120

/** mg of sodium nitrite per kilo of meat (ppm) that so many grams of a salt with so much nitrite give. */
export const nitritePerKilo = (grams: number, kilos: number, nitritePercent: number): number =>
  (grams * 1000 * (nitritePercent / 100)) / kilos

/** mg of the ion per kilo of meat that so many grams of a salt with so much nitrite give. */
export const ionPerKilo = (grams: number, kilos: number, nitritePercent: number): number =>
  nitritePerKilo(grams, kilos, nitritePercent) * nitriteIon

/** g of the salt per kilo of meat that stay within the limit. */
export const mostSaltPerKilo = (nitritePercent: number): number =>
  mostIon / (1000 * (nitritePercent / 100) * nitriteIon)

/** Whether so much of the ion is over the limit, in whole milligrams as the limit is written. */
export const isOverLimit = (ion: number): boolean => Math.round(ion) > mostIon
