export const guideTexts = {
  title: 'Guía',
  contents: 'Contenido de la guía',
} as const
