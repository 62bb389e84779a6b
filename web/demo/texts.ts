export const demoTexts = {
  back: 'Volver al inicio',
  badge: 'Demo',
  title: 'Un paseo por Obrador',
  lead: 'Esto es lo que encontrarás dentro. Para el acceso completo necesitas una cuenta gratuita.',
  features: 'Qué puedes probar',
  tryNow: 'Probar ahora',
  tryNowOf: (feature: string) => `Probar ahora: ${feature}`,
  cards: [
    {
      title: 'Gestión de Recetas',
      mark: '250+ recetas',
      text: 'Ingredientes, raciones y método por pasos. Busca sin acentos, ordena en carpetas, edita sin miedo.',
    },
    {
      title: 'Asistente con IA',
      mark: 'I+D culinario',
      text: 'Conversa sobre una técnica o un plato y guarda la receta que salga en tu biblioteca.',
    },
    {
      title: 'Análisis de Costes',
      mark: 'Escandallos',
      text: 'Coste total y por ración, línea a línea. Cada precio dice de dónde sale.',
    },
    {
      title: 'Análisis Nutricional',
      mark: 'Por ración y en total',
      text: 'Energía, macronutrientes, fibra, minerales y vitaminas de cada receta.',
    },
  ],
  highlights: 'Funciones destacadas',
  highlighted: [
    ['Biblioteca de Recetas', 'La receta en grande, con los ingredientes y los pasos para tachar mientras cocinas.'],
    ['Escáner de Documentos', 'Haz una foto a la receta del cuaderno y conviértela en una receta de verdad.'],
    ['Kitchen Lab', 'Proyectos de desarrollo con variaciones de tus recetas y comentarios de cada prueba.'],
  ],
} as const
