import type { Rounding, TargetWord } from '#core/costing/price-words.ts'

const words: Readonly<Record<TargetWord, string>> = { food_cost: 'Food cost (%)', margin: 'Margen bruto (%)' }

const roundings: Readonly<Record<Rounding, string>> = {
  cent: 'Sin redondear',
  five_cents: 'A 0,05 €',
  ten_cents: 'A 0,10 €',
  fifty_cents: 'A 0,50 €',
  ends_90: 'Acabado en ,90',
  ends_95: 'Acabado en ,95',
}

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
