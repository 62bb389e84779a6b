import type { CostLine } from '#core/costing/cost.ts'
import type { Bought } from '#core/costing/merma.ts'
import { formatDate } from '#core/format/date.ts'
import { formatDecimal } from '#core/format/decimal.ts'
import { formatEuros } from '#core/format/money.ts'
import { weightLabel } from './texts.ts'

/** The words of merma in the cost. */
export const mermaTexts = {
  switch: {
    label: 'Contar la merma en el coste',
    text: 'Las líneas marcadas como limpias cuestan lo que hay que comprar para ellas. Sin contarla, cuestan como si fueran en bruto.',
  },
  title: 'Merma',
  with: 'Con merma',
  without: 'Sin merma',
  perServing: (euros: string) => `${euros} por ración`,
  counts: 'es la que cuenta',
  lines: (clean: number) => (clean === 1 ? '1 línea en limpio' : `${formatDecimal(clean)} líneas en limpio`),
} as const

/** What is said of a line that is clean, or that the table weighs clean; null of any other. */
export const mermaNote = ({ clean, bought, mermaCounted }: CostLine): string | null => {
  if (bought === null) return clean ? 'En limpio.' : null
  const cost = bought.cost === null ? '' : ` (${formatEuros(bought.cost)})`
  const said = `Merma ${formatDecimal(100 - bought.ediblePercent, 1)} % ${whence(bought)}: se compran ${weightLabel(bought.grams)}${cost}.`
  if (!clean) return `La tabla da su peso limpio. ${said} Para contarlo, márcala como limpia en la receta.`
  return `En limpio. ${said} ${mermaCounted ? 'Cuenta en el coste.' : 'No entra en el coste.'}`
}

const whence = ({ tested, foodName, guess }: Bought): string =>
  tested === null
    ? `(tabla: ${foodName}${guess ? ', dudosa' : ''})`
    : `(tu test del ${formatDate(`${tested}T12:00:00.000Z`)})`
