import type { Allergen } from '#core/pantry/food.ts'

/** What stands in for a food: proportion and what is lost (reference/ia-y-escaner.md §6.2; the rest, of the trade). */
export type Substitution = {
  /** Names of what is missing, as search keys find them. */
  readonly of: readonly string[]
  readonly with: readonly {
    readonly what: string
    /** How much for how much, in words. */
    readonly how: string
    readonly loss: string
    /** Allergens it still has; those of the original are gone unless they stand here. */
    readonly has?: readonly Allergen[]
  }[]
}

export const substitutions: readonly Substitution[] = [
  {
    of: ['huevo', 'huevos', 'huevo entero', 'yema', 'yemas'],
    with: [
      {
        what: 'lino molido y agua',
        how: 'por cada huevo (50 g), 15 g de lino y 45 g de agua, 10 min de reposo',
        loss: 'liga, pero no sube',
      },
      { what: 'puré de manzana', how: '50 g por cada huevo', loss: 'miga más densa y húmeda; sólo en bizcochos' },
      {
        what: 'aquafaba (líquido de garbanzos)',
        how: '45 g por cada huevo; 30 g por cada clara',
        loss: 'monta, pero aguanta menos el horno',
      },
      {
        what: 'ovoproducto pasteurizado',
        how: '50 g por cada huevo',
        loss: 'ninguna; es huevo, no sirve para alérgicos',
        has: ['huevos'],
      },
    ],
  },
  {
    of: ['clara', 'claras', 'clara de huevo', 'claras de huevo'],
    with: [
      {
        what: 'aquafaba (líquido de garbanzos)',
        how: '30 g por cada clara, montada con el azúcar',
        loss: 'merengue más frágil; no pasar de 100 °C',
      },
    ],
  },
  {
    of: ['mantequilla'],
    with: [
      {
        what: 'aceite',
        how: '80 g por cada 100 g de mantequilla',
        loss: 'no se puede montar ni hojaldrar; miga más húmeda',
      },
      { what: 'margarina vegetal sin leche', how: 'peso por peso', loss: 'menos sabor; mirar la etiqueta' },
    ],
  },
  {
    of: ['aceite', 'aceite de girasol', 'aceite de oliva'],
    with: [
      {
        what: 'mantequilla',
        how: '125 g por cada 100 g de aceite',
        loss: 'se enfría más dura; añade leche',
        has: ['lacteos'],
      },
    ],
  },
  {
    of: ['leche', 'leche entera', 'leche de vaca'],
    with: [
      {
        what: 'bebida de soja sin azúcar',
        how: 'volumen por volumen',
        loss: 'es la que mejor cuaja y liga',
        has: ['soja'],
      },
      { what: 'bebida de avena', how: 'volumen por volumen', loss: 'endulza y espesa algo', has: ['gluten'] },
      {
        what: 'leche sin lactosa',
        how: 'igual',
        loss: 'ninguna; lleva proteína de leche, no sirve para alérgicos',
        has: ['lacteos'],
      },
    ],
  },
  {
    of: ['nata', 'crema de leche', 'nata liquida', 'nata para montar', 'nata para cocinar'],
    with: [
      { what: 'crema de coco fría', how: 'peso por peso', loss: 'sabe a coco; monta sólo la parte densa' },
      { what: 'leche evaporada', how: 'volumen por volumen, en salsas', loss: 'no monta', has: ['lacteos'] },
      {
        what: 'nata vegetal de soja o avena',
        how: 'volumen por volumen',
        loss: 'para montar, sólo la que lo diga',
        has: ['soja', 'gluten'],
      },
    ],
  },
  {
    of: ['queso', 'parmesano', 'queso parmesano', 'queso rallado'],
    with: [
      { what: 'levadura nutricional', how: '30 g por cada 100 g de queso curado', loss: 'da umami, no funde' },
      {
        what: 'anacardo triturado con limón y sal',
        how: 'peso por peso',
        loss: 'frutos de cáscara',
        has: ['frutos_cascara'],
      },
    ],
  },
  {
    of: ['yogur', 'yogur natural'],
    with: [
      {
        what: 'yogur de soja sin azúcar',
        how: 'peso por peso',
        loss: 'menos ácido: unas gotas de limón',
        has: ['soja'],
      },
    ],
  },
  {
    of: ['harina', 'harina de trigo', 'harina de fuerza', 'trigo'],
    with: [
      {
        what: 'mezcla sin gluten (arroz 60, almidón 40)',
        how: 'peso por peso, con xantana al 0,5 %',
        loss: 'menos elástica y más seca: 5–10 % más de líquido',
      },
      {
        what: 'almidón de maíz',
        how: 'la mitad de peso, sólo para espesar',
        loss: 'brillo en vez de opaco; no aguanta recalentados',
      },
    ],
  },
  {
    of: ['pan rallado', 'pan', 'panko'],
    with: [
      { what: 'panko o pan rallado sin gluten', how: 'peso por peso', loss: 'dora antes' },
      { what: 'copos de maíz molidos', how: 'peso por peso', loss: 'rebozado más grueso; mirar que sean sin gluten' },
    ],
  },
  {
    of: ['pasta', 'espaguetis', 'macarrones', 'fideos', 'placas de lasaña'],
    with: [{ what: 'pasta de arroz o maíz', how: 'peso por peso', loss: 'se pasa antes; servir al momento' }],
  },
  {
    of: ['maicena', 'almidón de maíz', 'fécula'],
    with: [
      { what: 'harina', how: 'el doble de peso', loss: 'opaca y pide 10 min de cocción', has: ['gluten'] },
      { what: 'fécula de patata', how: 'peso por peso', loss: 'liga antes; no hervir largo' },
    ],
  },
  {
    of: ['gelatina', 'hojas de gelatina', 'cola de pescado'],
    with: [
      {
        what: 'agar-agar',
        how: '0,2–0,25 g por cada gramo de gelatina, hervido 2 min',
        loss: 'más quebradizo; no funde en boca ni se congela bien',
      },
      { what: 'pectina NH', how: '1–1,5 % del líquido, con azúcar y un hervor', loss: 'sólo fruta y glaseados' },
    ],
  },
  {
    of: ['levadura fresca', 'levadura', 'levadura de panaderia'],
    with: [
      { what: 'levadura seca', how: 'un tercio del peso de la fresca', loss: 'ninguna; hidratar si no es instantánea' },
      { what: 'masa madre activa', how: '200 g por kilo de harina', loss: 'el doble o el triple de tiempo; acidez' },
    ],
  },
  {
    of: ['levadura seca'],
    with: [{ what: 'levadura fresca', how: 'tres veces el peso de la seca', loss: 'ninguna' }],
  },
  {
    of: ['impulsor', 'polvo de hornear', 'levadura quimica'],
    with: [
      {
        what: 'bicarbonato y ácido',
        how: 'por cada 10 g, 3 g de bicarbonato y 6 g de zumo de limón o vinagre',
        loss: 'hornear enseguida',
      },
    ],
  },
  {
    of: ['azucar', 'azucar blanquilla'],
    with: [
      {
        what: 'miel',
        how: '80 g por cada 100 g, y un 20 % menos de otros líquidos',
        loss: 'dora antes: bajar 10 °C el horno; sabe a miel',
      },
      { what: 'panela o azúcar moreno', how: 'peso por peso', loss: 'color y humedad' },
      { what: 'eritritol', how: '120 g por cada 100 g', loss: 'no carameliza, refresca y recristaliza en frío' },
    ],
  },
  {
    of: ['vino', 'vino blanco', 'vino tinto', 'jerez', 'brandy'],
    with: [
      {
        what: 'caldo y vinagre',
        how: 'el mismo volumen de caldo con un 5 % de vinagre',
        loss: 'menos aroma',
        has: ['sulfitos'],
      },
    ],
  },
  {
    of: ['almendra', 'nuez', 'nueces', 'frutos secos', 'piñones', 'avellana', 'anacardo', 'pistacho'],
    with: [
      { what: 'pipas de girasol o calabaza', how: 'peso por peso, tostadas', loss: 'sabor más verde; mirar trazas' },
      { what: 'sésamo tostado', how: 'la mitad de peso', loss: 'es alérgeno', has: ['sesamo'] },
    ],
  },
  {
    of: ['salsa de soja', 'soja'],
    with: [{ what: 'aminos de coco', how: 'volumen por volumen', loss: 'más dulce y menos salada' }],
  },
  {
    of: ['caldo', 'caldo de pollo', 'caldo de carne', 'caldo de pescado', 'fumet'],
    with: [
      {
        what: 'caldo vegetal reforzado con setas secas',
        how: 'volumen por volumen, 10 g de seta por litro',
        loss: 'menos gelatina: ligar al final',
        has: ['apio'],
      },
    ],
  },
  {
    of: ['carne', 'carne picada', 'pollo', 'ternera', 'cerdo', 'jamon', 'bacon', 'chorizo', 'panceta'],
    with: [
      { what: 'setas', how: 'peso por peso, bien doradas', loss: 'menos proteína; pierden la mitad del peso' },
      {
        what: 'soja texturizada hidratada',
        how: '35 g en seco por cada 100 g de carne',
        loss: 'hay que sazonar más',
        has: ['soja'],
      },
      { what: 'legumbre cocida', how: 'peso por peso', loss: 'cambia la textura' },
    ],
  },
  {
    of: ['pescado', 'merluza', 'bacalao', 'atun', 'anchoa', 'gambas', 'marisco'],
    with: [
      {
        what: 'setas, berenjena o tofu con alga nori',
        how: 'peso por peso',
        loss: 'es otro plato; el alga da el fondo de mar',
        has: ['soja'],
      },
    ],
  },
  {
    of: ['sal'],
    with: [
      {
        what: 'ácido, hierbas, especias tostadas y umami (tomate seco, setas)',
        how: 'reducir un 30 % y subir el limón',
        loss: 'conserva menos',
      },
    ],
  },
  {
    of: ['buttermilk', 'suero de leche', 'suero de mantequilla'],
    with: [
      {
        what: 'leche y limón',
        how: '15 g de zumo por cada 235 g de leche, 10 min',
        loss: 'ninguna en masas',
        has: ['lacteos'],
      },
    ],
  },
  {
    of: ['azafran'],
    with: [{ what: 'cúrcuma y pimentón', how: '1 g y 0,5 g por cada 0,5 g de azafrán', loss: 'da color, no su aroma' }],
  },
]
