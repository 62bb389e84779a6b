import type { CostLine } from '#core/costing/costs/cost.ts'
import type { Left } from '#core/costing/costs/merma.ts'
import { formatDate } from '#core/format/date.ts'
import { formatDecimal } from '#core/format/decimal.ts'
import { formatEuros } from '#core/format/money.ts'
import { weightLabel } from '#web/costing/texts.ts'

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

/** What is said of the merma of a line; null where nothing is known of it. */
export const mermaNote = ({ clean, bought, left, mermaCounted }: CostLine): string | null => {
  if (left !== null) return `${mermaOf(left)}: limpio quedan ${weightLabel(left.grams)}.`
  if (bought === null) return clean ? 'En limpio.' : null
  const cost = bought.cost === null ? '' : ` (${formatEuros(bought.cost)})`
  const said = `${mermaOf(bought)}: se compran ${weightLabel(bought.grams)}${cost}.`
  if (!clean) return `La tabla da su peso limpio. ${said} Para contarlo, márcala como limpia en la receta.`
  return `En limpio. ${said} ${mermaCounted ? 'Cuenta en el coste.' : 'No entra en el coste.'}`
}

const mermaOf = (of: Left): string => `Merma ${formatDecimal(100 - of.ediblePercent, 1)} % ${whence(of)}`

const whence = ({ tested, foodName, guess }: Left): string =>
  tested === null
    ? `(tabla: ${foodName}${guess ? ', dudosa' : ''})`
    : `(tu test del ${formatDate(`${tested}T12:00:00.000Z`)})`
