/** What is said where something of a dish's price could not be kept. */
export const operations = {
  dishPrice: { failure: ['Error', 'No se pudo guardar el precio'] },
  target: { failure: ['Error', 'No se pudo guardar el objetivo'] },
} as const
