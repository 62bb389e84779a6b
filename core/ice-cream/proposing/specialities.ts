import { type ByType, type Named, named, same } from './named-flavours.ts'

type Doses = Readonly<Record<string, number>>
const by = (helado: Doses, sorbete: Doses, granizado: Doses): ByType => ({ helado, sorbete, granizado })

/** Almond at the share a kind bears: a water ice little. */
const almond = (percent: number, more: Doses): ByType =>
  by(
    { pasta_almendra: percent, ...more },
    { pasta_almendra: 0.4 * percent, ...more },
    { pasta_almendra: 0.2 * percent, ...more },
  )

const caramelNote = 'Para el caramelo, funde en seco el azúcar indicado hasta ámbar y descuécelo con la nata caliente.'
const pieces = (what: string): string => `${what}, 60–80 g por kg, al salir de la mantecadora.`
const asLemon = (what: string): string =>
  `${what} no está en la tabla: se calcula como zumo de limón, de acidez y azúcares parecidos.`

/** Desserts as ice cream: what gives the taste in the mix; what crunches goes in at the end, and the note says so. */
const desserts: readonly Named[] = [
  named('mantequilla', 'dairy', by({ mantequilla: 5 }, { mantequilla: 2 }, { mantequilla: 0.5 })),
  named(
    'mantequilla salada|mantequilla con sal',
    'dairy',
    by({ mantequilla: 5, sal: 0.3 }, { mantequilla: 2, sal: 0.2 }, { mantequilla: 0.5, sal: 0.1 }),
  ),
  named(
    'mantequilla tostada|mantequilla noisette|beurre noisette',
    'dairy',
    by({ mantequilla: 6, sal: 0.15 }, { mantequilla: 2 }, { mantequilla: 0.5 }),
    { note: 'Tuesta la mantequilla hasta color avellana antes de pesarla y emulsiónala fuera del fuego.' },
  ),
  named('leche de oveja', 'base', by({ leche_oveja: 50 }, { leche_oveja: 15 }, { leche_oveja: 30 })),
  named('leche de cabra', 'base', by({ leche_cabra: 50 }, { leche_cabra: 15 }, { leche_cabra: 30 })),
  named('guirlache|turrón duro|turrón de Alicante|crocanti', 'nut', almond(7, { miel: 4 }), {
    note: pieces('El crujiente se añade troceado'),
  }),
  named('flan|flan de huevo|flan de caramelo', 'aroma', same({ caramel: 5, vainilla_vaina: 0.2 }), {
    yolk: 80,
    note: caramelNote,
  }),
  named('natillas', 'aroma', same({ canela: 0.2, piel_limon: 0.4 }), { yolk: 80 }),
  named('torrija|leche frita', 'aroma', same({ canela: 0.3, piel_limon: 0.4 }), {
    yolk: 40,
    note: pieces('El pan frito se añade en dados'),
  }),
  named('roscón de Reyes|roscón', 'aroma', same({ agua_azahar: 1, piel_naranja: 0.4 }), { yolk: 40 }),
  named('polvorón|mantecada|mantecados de Estepa', 'nut', almond(8, { canela: 0.3 })),
  named('tarta de Santiago', 'nut', almond(10, { piel_limon: 0.3, canela: 0.1 })),
  named(
    'tarta de manzana|manzana asada',
    'fruit',
    by({ manzana: 30, canela: 0.2 }, { manzana: 45, canela: 0.2 }, { manzana: 30, canela: 0.2 }),
    { note: 'Asa la manzana y pésala ya asada y triturada; si merma mucho, corrige su agua.' },
  ),
  named(
    'tarta de zanahoria|carrot cake',
    'fruit',
    by({ zanahoria: 22, queso_crema: 8, canela: 0.2 }, { zanahoria: 40, canela: 0.2 }, { zanahoria: 30, canela: 0.2 }),
  ),
  named('banoffee', 'fruit', by({ platano: 22, dulce_leche: 9 }, { platano: 30, dulce_leche: 4 }, { platano: 22 })),
  named(
    'brownie',
    'chocolate',
    by(
      { cacao_polvo_22: 4, cobertura_70: 5, pasta_nuez: 2 },
      { cacao_polvo_22: 4, cobertura_70: 6 },
      { cacao_polvo_22: 2.5 },
    ),
    {
      note: pieces('El bizcocho se añade en dados'),
    },
  ),
  named(
    'trufa|trufa de chocolate',
    'chocolate',
    by({ cacao_polvo_22: 4, cobertura_70: 6 }, { cacao_polvo_22: 4, cobertura_70: 6 }, { cacao_polvo_22: 2.5 }),
  ),
  named('after eight', 'aroma', same({ hierbabuena: 1, cobertura_70: 4 })),
  named('cookies|cookies and cream|oreo|galleta oreo', 'aroma', same({}), {
    note: pieces('La galleta se añade troceada'),
  }),
  named('nibs|nibs de cacao|cacao nibs', 'aroma', same({}), { note: pieces('Los nibs de cacao se añaden tostados') }),
  named('kinder bueno|kinder', 'nut', by({ praline_avellana: 8, cobertura_leche_40: 4 }, { praline_avellana: 5 }, {})),
  named('halva', 'nut', by({ tahini: 8, miel: 3 }, { tahini: 4, miel: 3 }, { tahini: 2, miel: 3 })),
  named(
    'lassi',
    'base',
    by(
      { yogur_natural: 40, cardamomo: 0.1 },
      { yogur_natural: 20, cardamomo: 0.1 },
      { yogur_natural: 15, cardamomo: 0.1 },
    ),
  ),
  named('dulce de membrillo', 'fruit', by({ dulce_membrillo: 15 }, { dulce_membrillo: 20 }, { dulce_membrillo: 12 })),
]

/** What is drunk or eaten cold with a spoon, as a sorbet. */
const drinksAndSoups: readonly Named[] = [
  named(
    'gin tonic|gintonic',
    'citrus',
    by(
      { zumo_lima: 10, ginebra: 3 },
      { zumo_lima: 15.5, ginebra: 3.5, tonica: 22 },
      { zumo_lima: 8, ginebra: 2.5, tonica: 50 },
    ),
    { note: 'Desgasifica la tónica antes de pesarla.' },
  ),
  named(
    'rebujito',
    'citrus',
    by(
      { jerez_seco: 6, zumo_limon: 8, hierbabuena: 0.6 },
      { jerez_seco: 14, zumo_limon: 16, hierbabuena: 0.8 },
      { jerez_seco: 10, zumo_limon: 10, hierbabuena: 0.6 },
    ),
  ),
  named(
    'tinto de verano',
    'citrus',
    by({ vino_tinto: 10, zumo_limon: 6 }, { vino_tinto: 20, zumo_limon: 15 }, { vino_tinto: 12, zumo_limon: 9 }),
  ),
  named(
    'calimocho|kalimotxo',
    'spirit',
    by({ vino_tinto: 8, cola: 10 }, { vino_tinto: 15, cola: 30 }, { vino_tinto: 10, cola: 40 }),
  ),
  named(
    'cuba libre|cubata|ron cola',
    'spirit',
    by({ ron: 3, cola: 15 }, { ron: 3.5, cola: 40, zumo_lima: 3 }, { ron: 2.5, cola: 60, zumo_lima: 2 }),
  ),
  named('bellini', 'fruit', by({ melocoton: 28, cava: 8 }, { melocoton: 40, cava: 14 }, { melocoton: 28, cava: 8 })),
  named(
    'mimosa',
    'fruit',
    by({ zumo_naranja: 30, cava: 8 }, { zumo_naranja: 42, cava: 14 }, { zumo_naranja: 35, cava: 8 }),
  ),
  named(
    'agua de Valencia',
    'fruit',
    by(
      { zumo_naranja: 30, cava: 6, ginebra: 1 },
      { zumo_naranja: 42, cava: 10, ginebra: 1.2 },
      { zumo_naranja: 35, cava: 5, ginebra: 1 },
    ),
  ),
  named(
    'daiquiri|caipiriña|caipirinha',
    'citrus',
    by({ zumo_lima: 12, ron: 3 }, { zumo_lima: 18, ron: 3.5 }, { zumo_lima: 12, ron: 2.5 }),
  ),
  named(
    'aperol spritz|spritz|negroni',
    'spirit',
    by({ vermut: 6, zumo_naranja: 12 }, { vermut: 10, zumo_naranja: 30, cava: 8 }, { vermut: 8, zumo_naranja: 30 }),
    { note: 'El amargo (bíter) no está en la tabla: se calcula como vermut, de alcohol y azúcar parecidos.' },
  ),
  named(
    'bloody mary',
    'fruit',
    by(
      { tomate: 25, vodka: 2.5, zumo_limon: 2 },
      { tomate: 45, vodka: 3, zumo_limon: 4, sal: 0.3 },
      { tomate: 45, vodka: 2, zumo_limon: 3, sal: 0.2 },
    ),
  ),
  named(
    'carajillo',
    'aroma',
    by({ cafe_soluble: 1.2, brandy: 3 }, { cafe_espresso: 30, brandy: 4 }, { cafe_espresso: 30, brandy: 2.5 }),
  ),
  named(
    'gazpacho',
    'fruit',
    by(
      { tomate: 25, pepino: 4, aceite_oliva: 2, sal: 0.3 },
      { tomate: 42, pepino: 6, aceite_oliva: 1, sal: 0.4 },
      { tomate: 50, pepino: 8, sal: 0.4 },
    ),
    { note: 'El pimiento, el ajo y el vinagre del gazpacho se añaden al gusto: pesan poco.' },
  ),
  named(
    'salmorejo',
    'fruit',
    by(
      { tomate: 25, aceite_oliva: 4, sal: 0.3 },
      { tomate: 48, aceite_oliva: 2, sal: 0.4 },
      { tomate: 50, aceite_oliva: 0.5, sal: 0.4 },
    ),
    { note: 'El pan y el ajo del salmorejo se añaden al gusto.' },
  ),
  named('yuzu', 'citrus', by({ zumo_limon: 12 }, { zumo_limon: 18 }, { zumo_limon: 12 }), { note: asLemon('El yuzu') }),
  named('bergamota', 'citrus', by({ zumo_limon: 12 }, { zumo_limon: 18 }, { zumo_limon: 12 }), {
    note: asLemon('La bergamota'),
  }),
  named(
    'naranja sanguina|naranja amarga|naranja roja',
    'fruit',
    by(
      { zumo_naranja: 35, piel_naranja: 0.2 },
      { zumo_naranja: 45, piel_naranja: 0.3 },
      { zumo_naranja: 40, piel_naranja: 0.2 },
    ),
  ),
]

/** What is steeped and strained: it weighs nothing in the mix, and no table of foods knows it. g per kg of mix. */
const steeped: readonly (readonly [phrases: string, grams: string])[] = [
  ['lavanda', '2–3'],
  ['violeta|flor de violeta', '2–4'],
  ['hierbaluisa|verbena|citronela|lemongrass', '10–15'],
  ['manzanilla', '8–10'],
  ['rooibos', '15–20'],
  ['hibisco|flor de Jamaica', '10–15'],
  ['flor de saúco|saúco', '10–15'],
  ['regaliz', '10–15'],
  ['anís estrellado', '3–5'],
  ['haba tonka|tonka', '1–2'],
  ['laurel|hoja de laurel', '2–3'],
  ['lima kaffir|hoja de lima', '3–5'],
  ['eucalipto', '1–2'],
  ['cilantro|estragón|eneldo|perifollo', '10–15'],
  ['pimienta|pimienta negra|pimienta rosa|pimienta de Sichuan', '1–2'],
  ['clavo|nuez moscada', '0,5–1'],
  ['palomitas', '40–60'],
  ['trufa negra|trufa blanca', '3–5'],
]

const infusions: readonly Named[] = steeped.flatMap(([phrases, grams]) =>
  phrases.split('|').map((phrase) =>
    named(phrase, 'aroma', same({}), {
      note: `«${phrase}» se infusiona en el líquido caliente y se cuela: ${grams} g por kg. No pesa en la fórmula.`,
    }),
  ),
)

export const specialities: readonly Named[] = [...desserts, ...drinksAndSoups, ...infusions]
