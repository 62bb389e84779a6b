import { formatDecimal } from '#core/format/decimal.ts'

/** Why a line of a list of sales is not taken. */
export const salesListTexts = {
  aboveHeader: 'Está por encima de los títulos de las columnas.',
  noName: 'No dice qué plato es.',
  nameTooLong: (limit: number) => `El nombre tiene más de ${formatDecimal(limit)} caracteres.`,
  badText: 'Contiene caracteres no válidos.',
  noUnits: 'No dice cuántas raciones.',
  badUnits: (written: string) => `«${written}» no es un número de raciones.`,
  notWhole: (written: string) => `«${written}» no es un número entero de raciones.`,
  negative: 'Las raciones vendidas no pueden ser menos que 0.',
  tooMany: (limit: number) => `Son más de ${formatDecimal(limit)} raciones.`,
  tooManyCells: 'Tiene más celdas que columnas: parece un número partido por su coma.',
} as const
