/** What the lab's refusals say where the code's own text speaks of recipes. */
export const labTexts = {
  staleProject: 'Este proyecto se ha cambiado en otro sitio desde que lo abriste. Recárgalo antes de guardar.',
  staleVariation: 'Esta variación se ha cambiado en otro sitio desde que la abriste. Recárgala antes de guardar.',
  staleBase: 'La receta base se ha cambiado en otro sitio desde que la abriste. Recarga antes de guardar.',
  staleComment: 'Este comentario se ha cambiado en otro sitio desde que lo abriste. Recárgalo antes de guardar.',
  strayLine: 'Los cambios hablan de una línea que la receta base no tiene',
} as const
