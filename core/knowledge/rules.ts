/** A proportion that is no recipe by itself (reference/ia-y-escaner.md §6.1, rows 38 and 77, and the notes of others). */
export type Rule = {
  readonly id: string
  readonly source: number
  readonly names: readonly string[]
  /** What it is a share of. */
  readonly of: string
  /** Share of it, low to high: 0.006–0.008 is 6–8 g per kg. */
  readonly doses: readonly { readonly what: string; readonly low: number; readonly high: number }[]
  readonly notes: readonly string[]
}

export const rules: readonly Rule[] = [
  {
    id: 'gelatina',
    source: 77,
    names: ['gelatina', 'hojas de gelatina', 'hoja de gelatina', 'colas de pescado', 'cola de pescado', 'grenetina'],
    of: 'líquido',
    doses: [
      { what: 'cuajado blando (panna cotta, vaso)', low: 0.006, high: 0.008 },
      { what: 'cuajado firme (desmoldar, cortar)', low: 0.01, high: 0.012 },
    ],
    notes: [
      'Hidratar en agua muy fría y fundir por debajo de 70 °C; hervida pierde fuerza.',
      'Piña, kiwi, papaya e higo crudos la deshacen: hervir antes la fruta.',
    ],
  },
  {
    id: 'agar',
    source: 77,
    names: ['agar', 'agar-agar', 'agar agar'],
    of: 'líquido',
    doses: [
      { what: 'gel blando', low: 0.002, high: 0.005 },
      { what: 'gel firme', low: 0.008, high: 0.01 },
    ],
    notes: ['Hay que hervirlo 2 min; cuaja al bajar de 40 °C y aguanta caliente hasta unos 80 °C.'],
  },
  {
    id: 'xantana',
    source: 77,
    names: ['xantana', 'goma xantana', 'xanthan'],
    of: 'líquido',
    doses: [{ what: 'espesar en frío o en caliente', low: 0.002, high: 0.005 }],
    notes: ['Se echa en lluvia con la túrmix en marcha; de más queda babosa.'],
  },
  {
    id: 'almidon',
    source: 57,
    names: ['maicena', 'almidón de maíz', 'fécula de maíz', 'fécula', 'fécula de patata', 'almidón'],
    of: 'líquido',
    doses: [
      { what: 'salsa o jugo, ligado', low: 0.015, high: 0.02 },
      { what: 'salsa que napa', low: 0.03, high: 0.04 },
      { what: 'crema cuajada (pastelera)', low: 0.08, high: 0.09 },
    ],
    notes: ['Desleír en frío y hervir 1–2 min; ni hervor largo ni congelador, que suelta agua.'],
  },
  {
    id: 'pectina-nh',
    source: 77,
    names: ['pectina', 'pectina nh'],
    of: 'líquido',
    doses: [{ what: 'glaseados y rellenos de fruta', low: 0.01, high: 0.015 }],
    notes: ['Mezclar antes con cinco veces su peso de azúcar y dar un hervor de 1–2 min.'],
  },
  {
    id: 'sal-liquidos',
    source: 38,
    names: ['sal', 'salado', 'sal en caldos', 'sal para salsas', 'sal por kilo'],
    of: 'peso',
    doses: [
      { what: 'líquidos, caldos y salsas', low: 0.008, high: 0.01 },
      { what: 'carnes y rellenos', low: 0.01, high: 0.012 },
      { what: 'masas, sobre la harina', low: 0.018, high: 0.02 },
    ],
    notes: ['Descontar la de lo que ya viene salado: jamón, queso, anchoa, fondo reducido.'],
  },
  {
    id: 'levadura',
    source: 44,
    names: ['levadura', 'levadura fresca', 'levadura seca', 'levadura de panadería'],
    of: 'harina',
    doses: [
      { what: 'pan, fresca', low: 0.01, high: 0.02 },
      { what: 'pizza de larga fermentación, fresca', low: 0.003, high: 0.01 },
      { what: 'brioche, fresca', low: 0.03, high: 0.04 },
    ],
    notes: ['De levadura seca, un tercio.', 'Más tiempo y frío, menos levadura y más sabor.'],
  },
  {
    id: 'impulsor',
    source: 52,
    names: ['impulsor', 'impulsor químico', 'polvo de hornear', 'levadura química', 'levadura royal', 'royal'],
    of: 'harina',
    doses: [
      { what: 'cuatro cuartos', low: 0.012, high: 0.012 },
      { what: 'bizcocho de aceite y magdalena', low: 0.04, high: 0.04 },
    ],
    notes: ['De más, sube y se hunde, y deja gusto a jabón.'],
  },
  {
    id: 'hidratacion',
    source: 44,
    names: ['hidratación', 'agua en el pan', 'hidratación de la masa', 'agua por kilo de harina'],
    of: 'harina',
    doses: [
      { what: 'pan', low: 0.62, high: 0.65 },
      { what: 'pizza', low: 0.62, high: 0.62 },
      { what: 'focaccia', low: 0.75, high: 0.8 },
      { what: 'hojaldre', low: 0.5, high: 0.5 },
      { what: 'empanada', low: 0.4, high: 0.4 },
    ],
    notes: ['La harina manda: cuanta más fuerza, más agua admite.'],
  },
  {
    id: 'caldo-para-arroz',
    source: 30,
    names: ['caldo para arroz', 'caldo para el arroz', 'agua para arroz', 'caldo del arroz', 'agua para el arroz'],
    of: 'arroz',
    doses: [
      { what: 'seco (paella)', low: 2.5, high: 3 },
      { what: 'meloso', low: 3.5, high: 4 },
      { what: 'caldoso', low: 4.5, high: 5 },
      { what: 'pilaf, en volumen', low: 1.5, high: 2 },
    ],
    notes: ['Caldo siempre hirviendo, y algo más si la paella es ancha: evapora más.'],
  },
  {
    id: 'agua-para-legumbre',
    source: 35,
    names: ['agua para remojo', 'remojo', 'remojo de legumbre', 'agua para legumbre'],
    of: 'legumbre',
    doses: [
      { what: 'agua de remojo, en volumen', low: 3, high: 3 },
      { what: 'peso ya cocida', low: 2, high: 2.4 },
    ],
    notes: ['8–12 h en agua fría; la lenteja pardina no lo necesita.'],
  },
]
