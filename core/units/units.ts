/** The eight units an ingredient may be measured in (specification §3). */
export const units = ['g', 'kg', 'ml', 'l', 'unidad', 'taza', 'cucharada', 'cucharadita'] as const

export type Unit = (typeof units)[number]

const plurals: Record<Unit, string> = {
  g: 'g',
  kg: 'kg',
  ml: 'ml',
  l: 'l',
  unidad: 'unidades',
  taza: 'tazas',
  cucharada: 'cucharadas',
  cucharadita: 'cucharaditas',
}

/** The unit as it is said after a quantity: `1 taza`, `2 tazas`, `0,5 taza`. */
export const unitLabel = (unit: Unit, quantity: number): string => (quantity > 1 ? plurals[unit] : unit)
