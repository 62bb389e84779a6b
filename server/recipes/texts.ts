/** Why a recipe with elaboraciones is not saved, in words that name what is in the way. */
export const recipeTexts = {
  linkGone: 'Esa receta ya no existe',
  /** From a recipe back to itself. */
  circle: (names: readonly string[]) =>
    `Una receta no puede estar dentro de sí misma: ${names.map((name) => `«${name}»`).join(' lleva ')}. Quita uno de esos enlaces.`,
  /** What safety says of an elaboración, told at the dish that holds it. */
  hazardWithin: (elaboracion: string, hazard: string) => `En «${elaboracion}»: ${hazard}`,
  hazardsUnread: (more: number) =>
    more === 1
      ? 'Lleva muchas elaboraciones: de una de ellas no se ha mirado la seguridad.'
      : `Lleva muchas elaboraciones: de ${more} de ellas no se ha mirado la seguridad.`,
} as const
