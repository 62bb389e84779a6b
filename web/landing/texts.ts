export const landingTexts = {
  navigation: 'Principal',
  demo: 'Demo',
  enter: 'Entrar',
  title: 'El cuaderno de tu obrador',
  lead: 'Recetas, escandallos, alérgenos y fórmulas de helado en un mismo sitio. Pensado para trabajar en la mesa de pase, con la tableta delante y las manos mojadas.',
  start: 'Comenzar Ahora',
  seeDemo: 'Ver Demo',
  inShort: 'Gratis y sin tarjeta. Los datos se quedan en tu casa.',
  pictures: {
    cook: 'Una receta abierta para cocinar: raciones, ingredientes y pasos en letra grande, con lo ya hecho tachado.',
    cost: 'Un escandallo: coste total y por ración, precio de venta, y cada ingrediente con su precio, su origen y su parte del coste.',
    paper: 'Foto de una hoja pautada con la receta de un brownie, con una sombra que la cruza.',
    read: 'La misma receta leída y guardada, con un aviso sobre la línea que no se leía bien.',
    lab: 'Una variación: los ingredientes que cambian y lo que suponen en coste, energía y alérgenos.',
    ice: 'Una fórmula de helado: PAC, POD, grasa, azúcares y sólidos, cada valor dentro de su banda.',
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
  jobs: {
    cost: {
      title: 'Sabe lo que cuesta cada ración',
      text: 'Cambia una cantidad y el coste se mueve contigo. Cada precio dice de dónde sale y de cuándo es.',
      facts: [
        'Coste de materia prima y precio de venta con IVA',
        'La tarifa de tu proveedor entra en CSV',
        'Lo estimado se marca; lo que falta no cuenta como cero',
      ],
    },
    scan: {
      title: 'De la hoja manchada a la receta',
      text: 'Haz una foto: se endereza, se lee y queda guardada, con sus ingredientes y sus pasos.',
      facts: [
        'Lo que no se lee bien queda señalado para que lo mires',
        'Hojas pautadas, tablas, dos columnas y pizarras',
        'La letra a mano pide conectar un modelo de IA que vea imágenes',
      ],
    },
    lab: {
      title: 'Prueba sin perder el hilo',
      text: 'Cada variación guarda qué cambia respecto a la receta base, y qué supone antes de encender el fuego.',
      facts: [
        'Euros y kilocalorías por ración, y qué alérgenos entran o salen',
        'Comentarios de cada cata, junto a su variación',
        'La que convence se guarda como receta nueva',
      ],
    },
    ice: {
      title: 'Helado con los números delante',
      text: 'PAC, POD, grasa y sólidos se calculan mientras escribes, cada uno con la banda en la que debe estar.',
      facts: [
        'Equilibrar propone los gramos que faltan',
        'Curva de congelación y temperatura de servicio',
        'Del nombre a la fórmula, y de la fórmula a la receta',
      ],
    },
  },
  more: 'Y para cuando haga falta',
  tools: [
    ['Biblioteca de Recetas', 'La receta en grande, escalada a las raciones de hoy y con la pantalla encendida.'],
    ['Análisis Nutricional', 'Energía, nutrientes y los 14 alérgenos, con la tabla de la que sale cada dato.'],
    ['Fichas para imprimir', 'La receta, el escandallo y la etiqueta, listos para la carpeta de la cocina.'],
    ['Carpetas y búsqueda', 'Por nombre o categoría, sin pensar en acentos, aunque tengas diez mil recetas.'],
  ],
  house: 'Se queda en tu casa',
  terms: [
    ['Qué cuesta', 'Nada. No hay cuota, ni tarjeta, ni límite de recetas.'],
    [
      'Qué hace falta',
      'Un ordenador con Node y una orden, npm start. El resto entra con el navegador por la red de la casa.',
    ],
    ['Dónde están tus datos', 'En ese ordenador. Cada cuenta ve solo lo suyo, y se lo descarga entero cuando quiere.'],
    [
      'Sin Internet ni claves',
      'Una vez instalado, todo se calcula ahí mismo. Si conectas un modelo de IA, cada respuesta dice quién la escribió.',
    ],
  ],
  closing: 'Abre tu cuaderno',
  closingText: 'Una cuenta basta. Tus recetas son tuyas y solo las ves tú.',
  free: 'Empieza Gratis',
  footer: 'Obrador · Cuaderno de cocina profesional',
} as const
