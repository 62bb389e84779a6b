import type { HiddenKind } from '#core/costing/menu/full-cost.ts'
import { otherShare, type Target } from '#core/costing/menu/target.ts'
import type { Rounding, TargetWord } from '#core/costing/prices/price-words.ts'
import { formatDecimal } from '#core/format/decimal.ts'
import { formatEuros } from '#core/format/money.ts'

const words: Readonly<Record<TargetWord, string>> = { food_cost: 'Food cost (%)', margin: 'Margen bruto (%)' }

const roundings: Readonly<Record<Rounding, string>> = {
  cent: 'Sin redondear',
  five_cents: 'A 0,05 €',
  ten_cents: 'A 0,10 €',
  fifty_cents: 'A 0,50 €',
  ends_90: 'Acabado en ,90',
  ends_95: 'Acabado en ,95',
}

/** '30 % de food cost', '70 % de margen bruto': as the kitchen says it. */
const shareText = (foodCost: number, as: TargetWord): string =>
  as === 'food_cost'
    ? `${formatDecimal(foodCost)} % de food cost`
    : `${formatDecimal(otherShare(foodCost))} % de margen bruto`

export const foodCostTexts = {
  title: 'Precio de venta por ración',
  targets: { food_cost: 'Objetivo de food cost (%)', margin: 'Objetivo de margen bruto (%)' },
  from: ({ percent, from }: Target, category: string, as: TargetWord) =>
    `Objetivo del ${shareText(percent, as)}, ${from === 'dish' ? 'sólo de este plato' : from === 'category' ? `de la categoría «${category}»` : 'el de toda la cocina'}.`,
  exact: (price: number) => `Sin redondear, ${formatEuros(price)}.`,
  policy: 'Objetivos y redondeo',
  full: 'Coste completo',
  fullSaid: 'con envase, energía, trabajo o reparto',
  vat: 'IVA (%)',
  gross: 'PVP por ración, con IVA',
  net: 'PVP sugerido sin IVA',
  withVat: 'PVP sugerido con IVA',
  unknown: 'Sin precio',
  your: 'Tu PVP por ración, con IVA (€)',
  result: (percent: number, over: boolean, isPartial: boolean, as: TargetWord) => {
    const foodCost = `${formatDecimal(percent, 1)} %${isPartial ? ' como mínimo' : ''}`
    const within = isPartial ? 'faltan precios para saber si está dentro del objetivo' : 'dentro del objetivo'
    if (as === 'food_cost') return `Food cost: ${foodCost}, ${over ? 'por encima del objetivo' : within}`
    const margin = `${formatDecimal(otherShare(percent), 1)} %${isPartial ? ' como máximo' : ''}`
    return `Margen bruto: ${margin}, ${over ? 'por debajo del objetivo' : within} (food cost ${foodCost})`
  },
} as const

export const policyTexts = {
  kitchen: 'De toda la cocina (%)',
  category: (category: string) => `De la categoría «${category}» (%)`,
  dish: 'Sólo de este plato (%)',
  as: 'El objetivo se dice en',
  words,
  rounding: 'Redondeo del PVP',
  roundings,
  hint: 'El del plato vale más que el de su categoría, y este más que el de la cocina; vacío, vale el siguiente. Se redondea siempre hacia arriba.',
} as const

const lines: Readonly<Record<HiddenKind, string>> = {
  packaging: 'Envase',
  energy: 'Energía',
  labour: 'Mano de obra',
  commission: 'Comisión de reparto',
}

const missing: Readonly<Record<HiddenKind, string>> = {
  packaging: '',
  energy: '',
  labour: 'Falta el coste de la hora',
  commission: 'Falta el PVP',
}

const euros = (value: number | null): string => (value === null ? 'Sin precio' : formatEuros(value))

export const fullCostTexts = {
  title: 'Coste completo',
  packaging: 'Envase (€ por ración)',
  energy: 'Energía (€ por ración)',
  minutes: 'Mano de obra (minutos)',
  per: 'Los minutos son',
  perServing: 'de una ración',
  perRecipe: 'de toda la receta',
  rate: 'Coste de la hora, en toda la cocina (€)',
  commission: 'Comisión de reparto (% del PVP con IVA)',
  food: 'Materia prima por ración',
  lines,
  missing,
  euros,
  total: (value: number | null, isWhole: boolean) =>
    value === null || isWhole ? euros(value) : `como mínimo ${euros(value)}`,
  margin: 'Te queda, con tu PVP sin IVA',
  marginSuggested: 'Te quedaría, con el PVP sugerido sin IVA',
  left: (margin: number | null, percent: number | null) =>
    margin === null || percent === null ? 'No se sabe' : `${formatEuros(margin)} (${formatDecimal(percent, 1)} %)`,
  hint: 'Es aparte: el food cost sigue siendo sólo de la materia prima. Lo que dejes vacío no cuenta.',
} as const
