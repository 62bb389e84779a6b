export const landingTexts = {
  navigation: 'Principal',
  demo: 'Demo',
  enter: 'Entrar',
  title: 'El cuaderno de tu obrador',
  lead: 'Recetas, escandallos, nutrición y fórmulas de helado en un mismo sitio. Pensado para trabajar en la mesa de pase, con la tableta delante y las manos mojadas.',
  start: 'Comenzar Ahora',
  seeDemo: 'Ver Demo',
  sample: {
    caption: 'Ficha de ejemplo',
    name: 'Croquetas de jamón',
    meta: '8 raciones · Entrantes',
    headings: { ingredient: 'Ingrediente', quantity: 'Cantidad', cost: 'Coste' },
    // Quantities × price per kg or l, as the cost sheet computes them: 9,20 · 0,85 · 0,95 · 18,50.
    lines: [
      ['Mantequilla', '100 g', '0,92 €'],
      ['Harina', '120 g', '0,10 €'],
      ['Leche entera', '1 l', '0,95 €'],
      ['Jamón ibérico', '200 g', '3,70 €'],
    ],
    total: ['Total', '5,67 €'],
    perServing: ['Por ración', '0,71 €'],
  },
  features: 'Lo de cada día, bien hecho',
  pause: 'Pausar el recorrido',
  resume: 'Reanudar el recorrido',
  cards: {
    recipes: {
      mark: 'Recetas ilimitadas',
      title: 'Gestión de Recetas',
      text: 'Escribe una vez la receta buena: ingredientes, raciones y método por pasos, en carpetas y siempre a mano.',
    },
    assistant: {
      mark: 'Basado en IA',
      title: 'Asistente de I+D Culinario',
      text: 'Pregunta por una técnica, una sustitución o un plato entero. Lo que salga bien, a tu biblioteca.',
    },
    costing: {
      mark: 'Disponible 24/7',
      title: 'Análisis de Costes',
      text: 'El escandallo de cada plato y de cada ración, a la hora que cierres la cocina.',
    },
  },
  more: 'Y para cuando haga falta',
  tools: [
    ['Escáner de Documentos', 'La receta que vive en un papel manchado, leída y ordenada. Lo dudoso queda señalado.'],
    ['Kitchen Lab', 'Proyectos con variaciones y comentarios: qué se probó, qué cambió y por qué.'],
    ['Análisis Nutricional', 'Energía y nutrientes por ración. Lo que no se sabe se dice; no se pone a cero.'],
    [
      'Laboratorio de Helados',
      'PAC, POD, sólidos y temperaturas para que el sorbete salga igual en agosto y en enero.',
    ],
  ],
  closing: 'Abre tu cuaderno',
  closingText: 'Una cuenta basta. Tus recetas son tuyas y solo las ves tú.',
  free: 'Empieza Gratis',
  footer: 'Obrador · Cuaderno de cocina profesional',
} as const
