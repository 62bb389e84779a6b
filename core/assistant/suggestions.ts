/** Questions for a conversation that has not begun: one of each thing the assistant is good at. */
export const firstSuggestions: readonly string[] = [
  'Crea una receta de croquetas de jamón para 8',
  '¿Qué puedo hacer con 2 kg de calabaza?',
  '¿A qué temperatura saco el solomillo?',
  '¿Qué pongo en vez de huevo en un bizcocho?',
  '¿Cuánta gelatina lleva un litro de panna cotta?',
]
