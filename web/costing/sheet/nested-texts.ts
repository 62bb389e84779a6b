import { formatQuantity } from '#core/format/decimal.ts'
import { type Unit, unitLabel } from '#core/units/units.ts'

const servings = (quantity: number): string => (quantity > 1 ? 'raciones' : 'ración')

/** The words of what an elaboración is made of. */
export const nestedTexts = {
  open: (name: string) => `Ver qué lleva ${name}`,
  close: (name: string) => `Cerrar ${name}`,
  recipe: (name: string) => `Receta: ${name}`,
  lines: (name: string) => `Lo que lleva ${name}`,
  amount: (quantity: number, unit: Unit, inServings: boolean) =>
    `${formatQuantity(quantity)} ${inServings ? servings(quantity) : unitLabel(unit, quantity)}`,
  servings: (quantity: number) => servings(quantity),
  unknown: 'Sin precio',
  more: 'Y más líneas, que no caben aquí.',
  elaboracion: 'Elaboración propia',
  /** '12,5 % de la receta', '2 veces la receta'. */
  part: (share: number) =>
    share >= 1 ? `${formatQuantity(share)} × la receta` : `${formatQuantity(share * 100)} % de la receta`,
  noYield: 'Sin rendimiento',
} as const
