/** Clean raw grams of a serving, low to high (reference/ia-y-escaner.md §6.2). */
export type ServingSize = {
  readonly names: readonly string[]
  readonly what: string
  readonly low: number
  readonly high: number
  readonly unit: 'g' | 'ml' | 'huevos'
  /** Instead of what is said of all the others. */
  readonly note?: string
}

export const servingSizes: readonly ServingSize[] = [
  {
    names: [
      'carne',
      'ternera',
      'cerdo',
      'cordero',
      'pollo',
      'solomillo',
      'pavo',
      'carne picada',
      'entrecot',
      'secreto',
      'carrillera',
      'carrilleras',
    ],
    what: 'carne limpia',
    low: 180,
    high: 200,
    unit: 'g',
  },
  {
    names: ['pescado', 'merluza', 'salmón', 'bacalao', 'atún', 'lubina', 'dorada', 'rape'],
    what: 'pescado limpio',
    low: 180,
    high: 200,
    unit: 'g',
  },
  { names: ['arroz', 'paella', 'risotto'], what: 'arroz en crudo', low: 80, high: 100, unit: 'g' },
  {
    names: ['pasta', 'espaguetis', 'macarrones', 'fideos', 'tallarines'],
    what: 'pasta seca',
    low: 80,
    high: 100,
    unit: 'g',
  },
  {
    names: ['legumbre', 'legumbres', 'lentejas', 'garbanzos', 'alubias', 'judías blancas', 'frijoles', 'porotos'],
    what: 'legumbre en seco',
    low: 70,
    high: 80,
    unit: 'g',
  },
  {
    names: ['verdura', 'verduras', 'ensalada', 'patata', 'patatas', 'judías verdes', 'hortaliza'],
    what: 'verdura limpia',
    low: 150,
    high: 200,
    unit: 'g',
  },
  { names: ['salsa', 'salsas', 'mayonesa', 'bechamel'], what: 'salsa', low: 40, high: 60, unit: 'g' },
  { names: ['postre', 'postres', 'tarta', 'helado', 'mousse', 'flan'], what: 'postre', low: 100, high: 130, unit: 'g' },
  {
    names: ['huevo', 'huevos', 'tortilla francesa', 'tortillas francesas', 'revuelto', 'revueltos'],
    what: 'tortilla francesa o revuelto',
    low: 2,
    high: 3,
    unit: 'huevos',
    note: 'Con huevo líquido, 50 g por huevo. Una tortilla de patatas de 1,2 kg (6–8 raciones) lleva unos 12.',
  },
  { names: ['crema', 'sopa', 'caldo', 'gazpacho', 'puré'], what: 'sopa o crema', low: 250, high: 250, unit: 'ml' },
]
