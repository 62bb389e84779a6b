/** What is said where something of a dish's price could not be kept. */
export const operations = {
  dishPrice: { failure: ['Error', 'No se pudo guardar el precio'] },
  hidden: { failure: ['Error', 'No se pudieron guardar los costes'] },
  target: { failure: ['Error', 'No se pudo guardar el objetivo'] },
} as const
