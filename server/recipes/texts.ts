/** Why a recipe with elaboraciones is not saved, in words that name what is in the way. */
export const recipeTexts = {
  linkGone: 'Esa receta ya no existe',
  /** From a recipe back to itself. */
  circle: (names: readonly string[]) =>
    `Una receta no puede estar dentro de sí misma: ${names.map((name) => `«${name}»`).join(' lleva ')}. Quita uno de esos enlaces.`,
} as const
