import { formatDecimal } from '#core/format/decimal.ts'

export const dashboardTexts = {
  title: 'Tu cocina',
  search: 'Buscar recetas',
  searchPlaceholder: 'Busca en tus recetas…',
  go: 'Buscar',
  tiles: 'Apartados',
  library: ['Biblioteca de Recetas', 'Consulta tus recetas y cocina con ellas delante.'],
  assistant: ['Asistente IA', 'Ideas, técnicas y recetas nuevas conversando.'],
  recipes: ['Gestión de Recetas', 'Escribe, corrige y ordena en carpetas.'],
  costing: ['Análisis de Costes', 'El escandallo de cada plato y de cada ración.'],
  scanner: ['Escáner de Documentos', 'De una foto o un papel a una receta.'],
  kitchenLab: ['Kitchen Lab', 'Proyectos, variaciones y notas de prueba.'],
  team: ['Equipo', 'Cocinar y decidir con tu brigada.'],
  nutrition: ['Análisis Nutricional', 'Energía y nutrientes de cada receta.'],
  pastry: ['Pastelería', 'Helados y sorbetes, con sus números.'],
  welcome: {
    title: 'Bienvenido a tu cocina',
    text: 'Aún no hay ninguna receta. Puedes escribir la primera, o probarlo todo ahora mismo con unas de ejemplo.',
    write: 'Escribir la primera',
    guide: 'Leer la guía',
  },
  soon: 'Próximamente',
} as const

export const glanceTexts = {
  label: 'De un vistazo',
  recent: 'Lo último que has tocado',
  none: 'Aquí aparecerán las recetas que guardes.',
  failed: 'No se han podido cargar. Vuelve a esta pantalla para intentarlo otra vez.',
  unpriced: (total: number) =>
    total === 1
      ? 'Un ingrediente sin precio o con uno estimado'
      : `${formatDecimal(total)} ingredientes sin precio o con uno estimado`,
} as const
