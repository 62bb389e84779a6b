import type { Unit } from '#core/units/units.ts'

/** Recipes of our own to print on paper: what stands there, and what a reader must get out of it. */
export type Printed = {
  readonly name: string
  /** As printed: 'Para 6 raciones'. */
  readonly yields: string
  readonly servings: number
  /** As printed, and what it means. */
  readonly ingredients: readonly (readonly [text: string, name: string, quantity: number, unit: Unit])[]
  readonly steps: readonly string[]
}

export const printed = {
  croquetas: {
    name: 'Croquetas de jamón ibérico',
    yields: 'Para 6 raciones',
    servings: 6,
    ingredients: [
      ['1 l de leche entera', 'leche entera', 1, 'l'],
      ['90 g de mantequilla', 'mantequilla', 90, 'g'],
      ['90 g de harina de trigo', 'harina de trigo', 90, 'g'],
      ['150 g de jamón ibérico picado', 'jamón ibérico', 150, 'g'],
      ['½ cebolla', 'cebolla', 0.5, 'unidad'],
      ['2 huevos', 'huevos', 2, 'unidad'],
      ['200 g de pan rallado', 'pan rallado', 200, 'g'],
      ['500 ml de aceite de oliva', 'aceite de oliva', 500, 'ml'],
    ],
    steps: [
      'Pochar la cebolla picada en la mantequilla a fuego suave durante 10 minutos.',
      'Añadir la harina y cocinarla 3 minutos sin que tome color.',
      'Verter la leche caliente poco a poco y cocer 20 minutos sin dejar de remover.',
      'Incorporar el jamón, extender en una bandeja y enfriar 12 horas.',
      'Formar, pasar por huevo y pan rallado y freír a 180 ºC.',
    ],
  },
  gazpacho: {
    name: 'Gazpacho andaluz',
    yields: '4 personas',
    servings: 4,
    ingredients: [
      ['1 kg de tomates maduros', 'tomates maduros', 1, 'kg'],
      ['1 pimiento verde', 'pimiento verde', 1, 'unidad'],
      ['1 pepino', 'pepino', 1, 'unidad'],
      ['2 dientes de ajo', 'ajo', 2, 'unidad'],
      ['100 ml de aceite de oliva virgen extra', 'aceite de oliva virgen extra', 100, 'ml'],
      ['30 ml de vinagre de Jerez', 'vinagre de Jerez', 30, 'ml'],
      ['10 g de sal', 'sal', 10, 'g'],
    ],
    steps: [
      'Lavar y trocear las verduras.',
      'Triturar todo con la sal y el vinagre hasta que quede muy fino.',
      'Añadir el aceite en hilo con la batidora en marcha.',
      'Colar y enfriar en la nevera al menos 2 horas.',
    ],
  },
  brownie: {
    name: 'Brownie de chocolate y nueces',
    yields: '12 porciones',
    servings: 12,
    ingredients: [
      ['200 g de chocolate negro 70 %', 'chocolate negro 70 %', 200, 'g'],
      ['160 g de mantequilla', 'mantequilla', 160, 'g'],
      ['200 g de azúcar', 'azúcar', 200, 'g'],
      ['3 huevos', 'huevos', 3, 'unidad'],
      ['90 g de harina', 'harina', 90, 'g'],
      ['80 g de nueces', 'nueces', 80, 'g'],
      ['1 cucharadita de sal', 'sal', 1, 'cucharadita'],
    ],
    steps: [
      'Fundir el chocolate con la mantequilla al baño maría.',
      'Batir los huevos con el azúcar y mezclar con el chocolate.',
      'Añadir la harina tamizada, la sal y las nueces.',
      'Hornear 22 minutos a 175 ºC y dejar enfriar en el molde.',
    ],
  },
  paella: {
    name: 'Paella de verduras',
    yields: 'Raciones: 8',
    servings: 8,
    ingredients: [
      ['700 g de arroz bomba', 'arroz bomba', 700, 'g'],
      ['2 l de caldo de verduras', 'caldo de verduras', 2, 'l'],
      ['300 g de judías verdes', 'judías verdes', 300, 'g'],
      ['200 g de alcachofas', 'alcachofas', 200, 'g'],
      ['2 tomates', 'tomates', 2, 'unidad'],
      ['1 pimiento rojo', 'pimiento rojo', 1, 'unidad'],
      ['120 ml de aceite de oliva', 'aceite de oliva', 120, 'ml'],
      ['1 cucharadita de pimentón dulce', 'pimentón dulce', 1, 'cucharadita'],
    ],
    steps: [
      'Sofreír las verduras en el aceite durante 15 minutos.',
      'Añadir el tomate rallado y el pimentón.',
      'Echar el arroz, rehogar y cubrir con el caldo hirviendo.',
      'Cocer 18 minutos y dejar reposar 5 minutos tapado.',
    ],
  },
  tortilla: {
    name: 'Tortilla de patatas',
    yields: 'Para 4 personas',
    servings: 4,
    ingredients: [
      ['700 g de patatas', 'patatas', 700, 'g'],
      ['6 huevos', 'huevos', 6, 'unidad'],
      ['1 cebolla', 'cebolla', 1, 'unidad'],
      ['½ l de aceite de oliva', 'aceite de oliva', 0.5, 'l'],
      ['8 g de sal', 'sal', 8, 'g'],
    ],
    steps: [
      'Pelar y cortar las patatas en láminas finas.',
      'Confitar las patatas y la cebolla en el aceite a 120 ºC durante 25 minutos.',
      'Escurrir, mezclar con los huevos batidos y dejar reposar 10 minutos.',
      'Cuajar por los dos lados en una sartén muy caliente.',
    ],
  },
  lentejas: {
    name: 'Lentejas estofadas',
    yields: 'Comensales: 10',
    servings: 10,
    ingredients: [
      ['800 g de lentejas pardinas', 'lentejas pardinas', 800, 'g'],
      ['2 zanahorias', 'zanahorias', 2, 'unidad'],
      ['1 puerro', 'puerro', 1, 'unidad'],
      ['250 g de chorizo', 'chorizo', 250, 'g'],
      ['2 hojas de laurel', 'laurel', 2, 'unidad'],
      ['3 cucharadas de aceite de oliva', 'aceite de oliva', 3, 'cucharada'],
      ['1,5 l de agua', 'agua', 1.5, 'l'],
    ],
    steps: [
      'Picar la verdura y rehogarla en el aceite.',
      'Añadir las lentejas, el chorizo, el laurel y el agua fría.',
      'Cocer a fuego lento durante 50 minutos.',
      'Rectificar de sal y dejar reposar antes de servir.',
    ],
  },
  flan: {
    name: 'Flan de huevo',
    yields: '8 raciones',
    servings: 8,
    ingredients: [
      ['1 l de leche', 'leche', 1, 'l'],
      ['8 huevos', 'huevos', 8, 'unidad'],
      ['220 g de azúcar', 'azúcar', 220, 'g'],
      ['1 vaina de vainilla', 'vainilla', 1, 'unidad'],
      ['100 g de azúcar para el caramelo', 'azúcar', 100, 'g'],
    ],
    steps: [
      'Hacer un caramelo con el azúcar y repartirlo en las flaneras.',
      'Calentar la leche con la vainilla sin que hierva.',
      'Mezclar los huevos con el azúcar, añadir la leche y colar.',
      'Cocer al baño maría en el horno a 155 ºC durante 45 minutos.',
    ],
  },
  bacalao: {
    name: 'Bacalao al pil pil',
    yields: 'Para 4 raciones',
    servings: 4,
    ingredients: [
      ['4 lomos de bacalao desalado', 'bacalao desalado', 4, 'unidad'],
      ['300 ml de aceite de oliva virgen', 'aceite de oliva virgen', 300, 'ml'],
      ['5 dientes de ajo', 'ajo', 5, 'unidad'],
      ['1 guindilla', 'guindilla', 1, 'unidad'],
    ],
    steps: [
      'Dorar los ajos laminados y la guindilla en el aceite y retirarlos.',
      'Confitar el bacalao a 65 ºC con la piel hacia arriba durante 10 minutos.',
      'Retirar el aceite y dejar que temple.',
      'Ligar la salsa con un colador, añadiendo el aceite poco a poco.',
    ],
  },
  magdalenas: {
    name: 'Magdalenas de limón',
    yields: '24 unidades',
    servings: 24,
    ingredients: [
      ['250 g de harina', 'harina', 250, 'g'],
      ['200 g de azúcar', 'azúcar', 200, 'g'],
      ['200 ml de aceite de girasol', 'aceite de girasol', 200, 'ml'],
      ['3 huevos', 'huevos', 3, 'unidad'],
      ['¾ taza de leche', 'leche', 0.75, 'taza'],
      ['10 g de levadura química', 'levadura química', 10, 'g'],
      ['1 limón', 'limón', 1, 'unidad'],
    ],
    steps: [
      'Batir los huevos con el azúcar hasta que blanqueen.',
      'Añadir el aceite, la leche y la ralladura de limón.',
      'Incorporar la harina tamizada con la levadura y reposar 1 hora en frío.',
      'Hornear a 210 ºC durante 14 minutos.',
    ],
  },
  pisto: {
    name: 'Pisto manchego',
    yields: 'Para 6 personas',
    servings: 6,
    ingredients: [
      ['2 calabacines', 'calabacines', 2, 'unidad'],
      ['2 pimientos verdes', 'pimientos verdes', 2, 'unidad'],
      ['1 pimiento rojo', 'pimiento rojo', 1, 'unidad'],
      ['800 g de tomate triturado', 'tomate triturado', 800, 'g'],
      ['1 cebolla', 'cebolla', 1, 'unidad'],
      ['80 ml de aceite de oliva', 'aceite de oliva', 80, 'ml'],
      ['1 cucharadita de azúcar', 'azúcar', 1, 'cucharadita'],
      ['¼ cucharadita de comino', 'comino', 0.25, 'cucharadita'],
    ],
    steps: [
      'Cortar todas las verduras en dados pequeños.',
      'Pochar la cebolla y los pimientos durante 20 minutos.',
      'Añadir el calabacín y cocinar 10 minutos más.',
      'Incorporar el tomate, el azúcar y el comino y reducir 30 minutos.',
    ],
  },
  masa: {
    name: 'Masa de pizza',
    yields: 'Rinde 5 raciones',
    servings: 5,
    ingredients: [
      ['1 kg de harina de fuerza', 'harina de fuerza', 1, 'kg'],
      ['620 ml de agua', 'agua', 620, 'ml'],
      ['25 g de sal', 'sal', 25, 'g'],
      ['20 ml de aceite de oliva', 'aceite de oliva', 20, 'ml'],
      ['5 g de levadura fresca', 'levadura fresca', 5, 'g'],
    ],
    steps: [
      'Disolver la levadura en el agua y mezclar con la harina.',
      'Amasar 8 minutos, añadir la sal y el aceite y amasar 4 minutos más.',
      'Fermentar en frío entre 24 y 48 horas.',
      'Dividir en bolas de 250 g y reposar 4 horas a temperatura ambiente.',
      'Hornear a 300 ºC durante 6 minutos.',
    ],
  },
  romesco: {
    name: 'Salsa romesco',
    yields: 'Salen 10 raciones',
    servings: 10,
    ingredients: [
      ['400 g de tomates asados', 'tomates asados', 400, 'g'],
      ['1 cabeza de ajos', 'ajos', 1, 'unidad'],
      ['100 g de almendras tostadas', 'almendras tostadas', 100, 'g'],
      ['2 ñoras', 'ñoras', 2, 'unidad'],
      ['150 ml de aceite de oliva', 'aceite de oliva', 150, 'ml'],
      ['25 ml de vinagre', 'vinagre', 25, 'ml'],
      ['1 rebanada de pan frito', 'pan frito', 1, 'unidad'],
    ],
    steps: [
      'Asar los tomates y los ajos a 180 ºC durante 40 minutos.',
      'Hidratar las ñoras y raspar la pulpa.',
      'Triturar las almendras con el pan, la pulpa, el tomate y el ajo.',
      'Emulsionar con el aceite y el vinagre y ajustar de sal.',
    ],
  },
} as const satisfies Record<string, Printed>

/** Papers that are no recipe; a reader must say so. */
export const otherPapers = {
  carta: [
    'Restaurante La Encina',
    'ENTRANTES',
    'Croquetas caseras .......... 9,50 €',
    'Ensaladilla rusa ........... 8,00 €',
    'Jamón ibérico de bellota ... 24,00 €',
    'SEGUNDOS',
    'Merluza a la vasca ......... 19,50 €',
    'Entrecot a la brasa ........ 22,00 €',
    'POSTRES',
    'Flan de la casa ............ 5,50 €',
    'IVA incluido',
  ],
  factura: [
    'DISTRIBUCIONES VEGA, S. L.',
    'Factura 2026/1184      Fecha: 12/11/2026',
    'Cliente: Restaurante La Encina',
    '10 kg  Harina de trigo      0,78 €     7,80 €',
    '6 l    Aceite de oliva      8,90 €    53,40 €',
    '24 ud  Huevos camperos      0,29 €     6,96 €',
    '5 kg   Azúcar               1,12 €     5,60 €',
    'Base imponible                        73,76 €',
    'IVA 10 %                               7,38 €',
    'TOTAL                                 81,14 €',
  ],
  aviso: [
    'Aviso al personal de cocina',
    'El lunes 23 la cocina cierra a las 16:00 por la visita del técnico',
    'de la campana extractora. El servicio de cena se mantiene.',
    'Se ruega dejar las cámaras ordenadas y etiquetadas.',
    'Gracias por vuestra colaboración.',
    'La dirección',
  ],
  horario: [
    'Turnos de la semana 47',
    'Lunes      Ana 9:00 - 17:00     Beto 16:00 - 24:00',
    'Martes     Ana 9:00 - 17:00     Carla 16:00 - 24:00',
    'Miércoles  Cerrado',
    'Jueves     Beto 9:00 - 17:00    Ana 16:00 - 24:00',
    'Viernes    Carla 9:00 - 17:00   Beto 16:00 - 24:00',
  ],
} as const
