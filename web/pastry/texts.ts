export const pastryTexts = {
  title: 'Pastelería',
  subtitle: 'El primer laboratorio abre con los helados. Los demás irán llegando.',
  cards: 'Módulos de pastelería',
  iceCream: ['Helados y Sorbetes', 'Formula y equilibra con PAC, POD y sólidos.'],
  ganaches: ['Ganaches', 'Proporciones de chocolate, nata y azúcares.'],
  sponges: ['Bizcochos', 'Estructura, aireado y horneado.'],
  doughs: ['Masas Laminadas', 'Hojaldre, cruasán y sus pliegues.'],
  creams: ['Cremas y Mousses', 'Texturas, gelatinas y estabilidad.'],
  sauces: ['Salsas y Glaseados', 'Brillo, fluidez y conservación.'],
  control: ['Control y Estandarización', 'Fichas, mermas y repetición exacta.'],
  soon: 'Próximamente',
} as const
