/**
 * Core temperatures as a cook asks for them. AESAN, Scientific Committee, 2021, and RD 1021/2022
 * (reference/ia-y-escaner.md §5.3). `core/method/food-safety.ts` enforces the same figures in methods.
 */
export type SafeTemperature = {
  readonly names: readonly string[]
  readonly what: string
  readonly celsius: string
  readonly note: string
  readonly doneness: boolean
}

export const aesan = 'AESAN, Comité Científico (2021)'

export const safeTemperatures: readonly SafeTemperature[] = [
  {
    names: ['hamburguesa', 'hamburguesas', 'carne picada', 'albóndigas', 'carne molida', 'salchichas'],
    what: 'carne picada',
    celsius: '70 °C',
    note: 'Picada, lo de fuera queda dentro: sin puntos por debajo, y 74 °C si es de ave.',
    doneness: false,
  },
  {
    names: [
      'pollo',
      'pavo',
      'pato',
      'ave',
      'aves',
      'pechuga',
      'muslo',
      'codorniz',
      'magret',
      'gallina',
      'pintada',
      'contramuslo',
    ],
    what: 'ave',
    celsius: '74 °C',
    note: 'En la parte más gruesa, sin tocar hueso.',
    doneness: false,
  },
  {
    names: ['conejo', 'caza', 'jabalí', 'ciervo', 'venado', 'corzo'],
    what: 'carne de caza y conejo',
    celsius: '70 °C',
    note: 'Jabalí siempre bien hecho: triquina.',
    doneness: false,
  },
  {
    names: [
      'cerdo',
      'lomo de cerdo',
      'secreto',
      'presa',
      'cochinillo',
      'costillas',
      'solomillo de cerdo',
      'lechón',
      'panceta',
      'pluma',
    ],
    what: 'cerdo',
    celsius: '70 °C',
    note: 'El ibérico se sirve a menudo más rosado: es textura, no seguridad.',
    doneness: false,
  },
  {
    names: [
      'solomillo',
      'ternera',
      'carne',
      'buey',
      'vaca',
      'res',
      'entrecot',
      'chuletón',
      'cordero',
      'rosbif',
      'roast beef',
      'filete',
      'lomo alto',
      'lomo bajo',
      'bistec',
      'paletilla',
      'pierna de cordero',
      'chuletas',
      'cabrito',
      'carré',
    ],
    what: 'carne',
    celsius: '70 °C',
    note: 'Saca la pieza 3–5 °C antes: sube en el reposo.',
    doneness: true,
  },
  {
    names: [
      'pescado',
      'merluza',
      'salmón',
      'bacalao',
      'atún',
      'lubina',
      'dorada',
      'rape',
      'rodaballo',
      'corvina',
      'bonito',
      'trucha',
      'lenguado',
      'gambas',
      'langostinos',
      'calamar',
      'calamares',
      'sepia',
      'pulpo',
      'vieiras',
      'bogavante',
    ],
    what: 'pescado',
    celsius: '68 °C durante 15 s',
    note: 'Si lo quieres más jugoso (50–55 °C), congelado antes por el anisakis: −20 °C 24 h, o −35 °C 15 h en equipo profesional.',
    doneness: false,
  },
  {
    names: ['mejillones', 'almejas', 'moluscos', 'berberechos', 'navajas', 'bivalvos', 'ostras', 'caracoles'],
    what: 'moluscos',
    celsius: '90 °C durante 90 s',
    note: 'Que se abran no basta: sigue el vapor ese minuto y medio. Los cerrados se tiran.',
    doneness: false,
  },
  {
    names: [
      'relleno',
      'rellenos',
      'pavo relleno',
      'canelones',
      'calamares rellenos',
      'croquetas',
      'empanada',
      'lasaña',
    ],
    what: 'rellenos',
    celsius: '74 °C durante 15 s',
    note: 'En el centro del relleno.',
    doneness: false,
  },
  {
    names: ['huevo', 'huevos', 'tortilla', 'revuelto', 'flan', 'yema'],
    what: 'platos con huevo',
    celsius: '70 °C durante 2 s',
    note: 'De consumo inmediato, 63 °C 20 s; si no llega, ovoproducto pasteurizado (RD 1021/2022).',
    doneness: false,
  },
  {
    names: ['verdura', 'verduras', 'vegetales', 'arroz', 'legumbre', 'legumbres'],
    what: 'vegetales',
    celsius: '70 °C durante 2 min',
    note: 'Si se guardan después de cocer.',
    doneness: false,
  },
]

/** Doneness of red meat, °C at the core: a matter of texture. */
export const doneness: readonly (readonly [string, string])[] = [
  ['vuelta y vuelta', '50–52 °C'],
  ['poco hecha', '55–57 °C'],
  ['al punto', '60–63 °C'],
  ['hecha', '68–70 °C'],
]

/** Holding, cooling, reheating, cold: what is asked without a product. */
export const handling: readonly {
  readonly asked: RegExp
  readonly title: string
  readonly says: string
  readonly source: string
}[] = [
  {
    asked: /\b(?:mantener|mantengo|mesa caliente|bano maria|caliente|pase|buffet|bufet)\b/,
    title: 'Mantener en caliente',
    says: '63 °C o más, en todo el producto.',
    source: aesan,
  },
  {
    asked: /\b(?:enfri\w*|abat\w*)\b/,
    title: 'Enfriar',
    says: 'De 60 a 10 °C en menos de 2 h: abatidor, o recipientes bajos y agua con hielo. Nunca tapado en la cámara.',
    source: 'recomendación general',
  },
  {
    asked: /\b(?:recalent\w*|recalient\w*|regener\w*)\b/,
    title: 'Recalentar',
    says: '74 °C en el centro, deprisa y una sola vez.',
    source: 'recomendación general',
  },
  {
    asked:
      /\b(?:steak tartar\w?|(?:tartar|carpaccio) de (?:carne|ternera|buey|vaca|res|solomillo|lomo|picana)|carne cruda)\b/,
    title: 'Carne cruda',
    says: 'Pieza entera y fresca, recortada por fuera y cortada a cuchillo al momento; entre 0 y 4 °C hasta el plato, y lo que no se sirve se cocina o se tira. Ni picada de antemano, ni para embarazadas, niños, mayores o inmunodeprimidos. Si lleva yema, pasteurizada.',
    source: 'recomendación general',
  },
  {
    asked: /\b(?:recongel\w*|(?:volver|vuelvo|vuelve) a congel\w*|congelar (?:otra vez|de nuevo))\b/,
    title: 'Volver a congelar',
    says: 'No lo que se ha descongelado en crudo: cada vez se ablanda más y las bacterias ya han crecido. Cocinado a 74 °C en el centro y enfriado de 60 a 10 °C en menos de 2 h, sí: una sola vez.',
    source: 'recomendación general',
  },
  {
    asked: /\b(?:anisakis|crudo|tartar|ceviche|sushi|boquerones en vinagre|sashimi|tiradito)\b/,
    title: 'Pescado crudo o marinado',
    says: 'Congélalo antes: −20 °C 24 h, o −35 °C 15 h en equipo profesional. El vinagre y el limón no matan el anisakis.',
    source: 'recomendación general',
  },
  {
    asked: /\b(?:congel\w*|arcon)\b/,
    title: 'Congelar',
    says: '−18 °C o menos, porcionado, tapado y con fecha; descongelar a 4 °C y no volver a congelar en crudo.',
    source: 'recomendación general',
  },
  {
    asked: /\b(?:descongel\w*)\b/,
    title: 'Descongelar',
    says: 'En cámara, a 4 °C como máximo, sobre rejilla; usar en 24 h y no volver a congelar en crudo.',
    source: 'recomendación general',
  },
  {
    asked:
      /\b(?:zona de riesgo|zona de peligro|fuera de(?: la|l) (?:nevera|camara|frio)|temperatura ambiente|toda la noche)\b/,
    title: 'Zona de riesgo',
    says: 'Entre 5 y 60 °C las bacterias crecen: lo menos posible ahí, y nunca más de 2 h en total. Lo que lleva más se tira, aunque luego se recaliente: hay toxinas que aguantan el hervor, y el arroz y la pasta cocidos son de lo más delicado.',
    source: aesan,
  },
  {
    asked: /\b(?:camara|nevera|refrigerador|frigorifico|heladera)\b/,
    title: 'Frío',
    says: '8 °C como máximo si se gasta en menos de 24 h; 4 °C si es más.',
    source: 'recomendación general',
  },
]
