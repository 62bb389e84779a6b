import type { FormulaType } from './formula.ts'
import type { IceIngredient } from './ingredient.ts'

/** What gives a formula its taste. `base`: it is the liquid of the formula (yogurt, horchata) and is not halved by others. */
export type FlavourFamily = 'fruit' | 'citrus' | 'nut' | 'chocolate' | 'dairy' | 'base' | 'aroma' | 'spirit' | 'sweet'

export type Flavour = {
  /** As it is said: 'pistacho'. */
  readonly label: string
  readonly family: FlavourFamily
  /** Share of the mix by ingredient id, %. */
  readonly doses: Readonly<Record<string, number>>
  /** Yolk it asks for in an ice cream, g/kg. */
  readonly yolk?: number
  /** Spanish sentence the cook should read. */
  readonly note?: string
}

type ByType = Readonly<Record<FormulaType, Readonly<Record<string, number>>>>

const same = (doses: Readonly<Record<string, number>>): ByType => ({ helado: doses, sorbete: doses, granizado: doses })

type Named = {
  readonly phrases: readonly string[]
  readonly family: FlavourFamily
  readonly doses: ByType
  readonly yolk?: number
  readonly note?: string
}

const named = (
  phrases: string,
  family: FlavourFamily,
  doses: ByType,
  more: { yolk?: number; note?: string } = {},
): Named => ({
  phrases: phrases.split('|'),
  family,
  doses,
  ...more,
})

/** Doses in % of the mix that are not those of the family (§15.3, tried as an artisan would: see 011). */
const ownDose: Readonly<Record<string, Readonly<Record<FormulaType, number>>>> = {
  zumo_limon: { helado: 15, sorbete: 20, granizado: 14 },
  zumo_lima: { helado: 14, sorbete: 20, granizado: 13 },
  maracuya: { helado: 20, sorbete: 25, granizado: 18 },
  maracuya_10: { helado: 20, sorbete: 25, granizado: 18 },
  grosella_negra: { helado: 20, sorbete: 25, granizado: 18 },
  grosella_roja: { helado: 20, sorbete: 25, granizado: 18 },
  arandano_rojo: { helado: 20, sorbete: 25, granizado: 18 },
  platano: { helado: 30, sorbete: 35, granizado: 25 },
  higo: { helado: 30, sorbete: 35, granizado: 25 },
  sandia: { helado: 40, sorbete: 55, granizado: 50 },
  melon: { helado: 40, sorbete: 55, granizado: 45 },
  melon_cantalupo: { helado: 40, sorbete: 55, granizado: 45 },
  zumo_naranja: { helado: 35, sorbete: 45, granizado: 40 },
  mandarina: { helado: 35, sorbete: 45, granizado: 40 },
  pomelo: { helado: 30, sorbete: 45, granizado: 35 },
  aguacate: { helado: 20, sorbete: 20, granizado: 10 },
  datil: { helado: 10, sorbete: 15, granizado: 8 },
  pasas: { helado: 5, sorbete: 8, granizado: 5 },
  leche_coco: { helado: 25, sorbete: 25, granizado: 8 },
  agua_coco: { helado: 30, sorbete: 50, granizado: 60 },
  coco_rallado: { helado: 3, sorbete: 2, granizado: 1 },
  horchata: { helado: 55, sorbete: 60, granizado: 85 },
  turron_jijona: { helado: 12, sorbete: 6, granizado: 4 },
  praline_avellana: { helado: 12, sorbete: 6, granizado: 4 },
  gianduja: { helado: 12, sorbete: 6, granizado: 4 },
  crema_avellana_cacao: { helado: 12, sorbete: 6, granizado: 4 },
  mazapan: { helado: 12, sorbete: 8, granizado: 5 },
  crema_castana: { helado: 20, sorbete: 25, granizado: 12 },
  castana: { helado: 14, sorbete: 14, granizado: 8 },
  jengibre: { helado: 1, sorbete: 1.2, granizado: 0.8 },
  hierbabuena: { helado: 1, sorbete: 1, granizado: 0.8 },
  albahaca: { helado: 1, sorbete: 1, granizado: 0.8 },
  pepino: { helado: 20, sorbete: 35, granizado: 30 },
  cafe_soluble: { helado: 1.2, sorbete: 1.2, granizado: 0.9 },
  cafe_espresso: { helado: 20, sorbete: 30, granizado: 30 },
  cafe_molido: { helado: 3, sorbete: 3, granizado: 3 },
  matcha: { helado: 1, sorbete: 0.8, granizado: 0.5 },
  canela: { helado: 0.3, sorbete: 0.3, granizado: 0.2 },
  vainilla_vaina: { helado: 0.2, sorbete: 0.2, granizado: 0.2 },
  extracto_vainilla: { helado: 0.6, sorbete: 0.6, granizado: 0.5 },
  piel_limon: { helado: 0.4, sorbete: 0.4, granizado: 0.2 },
  pedro_ximenez: { helado: 8, sorbete: 12, granizado: 8 },
  moscatel: { helado: 8, sorbete: 12, granizado: 10 },
  vino_tinto: { helado: 10, sorbete: 16, granizado: 8 },
  vino_blanco: { helado: 10, sorbete: 16, granizado: 8 },
  cava: { helado: 10, sorbete: 20, granizado: 8 },
  limoncello: { helado: 5, sorbete: 7, granizado: 4 },
  amaretto: { helado: 4, sorbete: 6, granizado: 4 },
  licor_naranja: { helado: 4, sorbete: 4.5, granizado: 3 },
  cerveza: { helado: 20, sorbete: 35, granizado: 25 },
  sidra: { helado: 20, sorbete: 35, granizado: 25 },
  licor_crema: { helado: 8, sorbete: 8, granizado: 5 },
  licor_cafe: { helado: 6, sorbete: 10, granizado: 6 },
  queso_cabra: { helado: 12, sorbete: 5, granizado: 3 },
  queso_azul: { helado: 6, sorbete: 3, granizado: 2 },
  queso_manchego: { helado: 8, sorbete: 3, granizado: 2 },
  cuajada: { helado: 40, sorbete: 15, granizado: 10 },
  yogur_natural: { helado: 50, sorbete: 20, granizado: 15 },
  yogur_desnatado: { helado: 50, sorbete: 18, granizado: 15 },
  yogur_griego: { helado: 45, sorbete: 15, granizado: 10 },
  kefir: { helado: 50, sorbete: 20, granizado: 15 },
  dulce_leche: { helado: 18, sorbete: 8, granizado: 5 },
  leche_condensada: { helado: 12, sorbete: 8, granizado: 5 },
  miel: { helado: 8, sorbete: 8, granizado: 6 },
  sirope_arce: { helado: 10, sorbete: 10, granizado: 8 },
  panela: { helado: 8, sorbete: 10, granizado: 8 },
  melaza: { helado: 3, sorbete: 4, granizado: 3 },
  aceite_oliva: { helado: 5, sorbete: 2, granizado: 0.5 },
  tahini: { helado: 8, sorbete: 4, granizado: 2 },
}

/** Doses by family (§15.3): fruit 30/45/30 %, paste 10 %, cheese 20 %, spirits 3.5 %. A sorbet bears little fat and milk. */
const familyDose: Readonly<Record<FlavourFamily, Readonly<Record<FormulaType, number>>>> = {
  fruit: { helado: 30, sorbete: 45, granizado: 30 },
  citrus: { helado: 15, sorbete: 20, granizado: 14 },
  nut: { helado: 10, sorbete: 4, granizado: 2 },
  chocolate: { helado: 12, sorbete: 10, granizado: 4 },
  dairy: { helado: 20, sorbete: 8, granizado: 5 },
  base: { helado: 50, sorbete: 20, granizado: 15 },
  aroma: { helado: 1, sorbete: 1, granizado: 0.8 },
  spirit: { helado: 3.5, sorbete: 4, granizado: 2.5 },
  sweet: { helado: 8, sorbete: 8, granizado: 6 },
}

/** The family of an ingredient a name may call for; null for what only builds the mix. */
export const familyOf = ({ category, id }: IceIngredient): FlavourFamily | null => {
  if (id === 'zumo_limon' || id === 'zumo_lima') return 'citrus'
  if (/^(?:yogur_|kefir$|horchata$|agua_coco$)/.test(id)) return 'base'
  if (/^(?:bebida_|aceite_(?:girasol|coco)|proteina_)/.test(id)) return null
  if (/^(?:jengibre|albahaca|hierbabuena|piel_limon)$/.test(id)) return 'aroma'
  if (/^(?:miel|sirope_arce|panela|melaza|aceite_oliva|leche_condensada)$/.test(id)) return 'sweet'
  if (/^(?:mascarpone|queso_|requeson|cuajada|dulce_leche|nata_agria)/.test(id)) return 'dairy'
  if (id === 'acido_citrico' || id === 'sal' || id === 'manteca_cacao') return null
  if (category === 'fruta' || category === 'vegetal') return 'fruit'
  if (category === 'fruto_seco') return 'nut'
  if (id === 'gianduja' || id === 'crema_avellana_cacao') return 'nut'
  if (category === 'chocolate') return 'chocolate'
  if (category === 'alcohol') return 'spirit'
  return category === 'aroma' ? 'aroma' : null
}

/** % of the mix of one ingredient as the flavour of a type. */
export const doseOf = (id: string, family: FlavourFamily, type: FormulaType): number =>
  (ownDose[id] ?? familyDose[family])[type]

const darkChocolate = (couverture: string): ByType => ({
  helado: { cacao_polvo_22: 4, [couverture]: 6 },
  sorbete: { cacao_polvo_22: 4, [couverture]: 6 },
  granizado: { cacao_polvo_22: 2.5 },
})

const caramelNote = 'Para el caramelo, funde en seco el azúcar indicado hasta ámbar y descuécelo con la nata caliente.'

/** Flavours that are more than one ingredient of the table, or go by another name (§15.1). */
export const namedFlavours: readonly Named[] = [
  named('chocolate|chocolate negro|chocolate amargo|chocolate 70|cacao', 'chocolate', darkChocolate('cobertura_70')),
  named('chocolate 85', 'chocolate', darkChocolate('cobertura_85')),
  named('chocolate 64', 'chocolate', darkChocolate('cobertura_64')),
  named('chocolate 60', 'chocolate', darkChocolate('cobertura_60')),
  named('chocolate 55', 'chocolate', darkChocolate('cobertura_55')),
  named('chocolate con leche', 'chocolate', {
    helado: { cacao_polvo_22: 3.2, cobertura_leche_40: 10 },
    sorbete: { cacao_polvo_22: 4, cobertura_leche_40: 6 },
    granizado: { cacao_polvo_22: 2 },
  }),
  named('chocolate blanco', 'dairy', same({ cobertura_blanca: 11 })),
  named('stracciatella|estraciatela|chips de chocolate', 'aroma', same({ cobertura_70: 4 })),
  named('turron', 'nut', {
    helado: { turron_jijona: 12 },
    sorbete: { turron_jijona: 6 },
    granizado: { turron_jijona: 4 },
  }),
  named(
    'tiramisu',
    'dairy',
    {
      helado: { mascarpone: 14, cafe_soluble: 0.8, amaretto: 2 },
      sorbete: { mascarpone: 5, cafe_espresso: 15, amaretto: 2 },
      granizado: { cafe_espresso: 25, amaretto: 2 },
    },
    { yolk: 50 },
  ),
  named('leche merengada', 'aroma', {
    helado: { canela: 0.3, piel_limon: 0.5 },
    sorbete: { canela: 0.3, piel_limon: 0.5 },
    granizado: { leche_entera: 55, canela: 0.2, piel_limon: 0.3 },
  }),
  named('mojito', 'citrus', {
    helado: { zumo_lima: 12, hierbabuena: 1, ron: 3 },
    sorbete: { zumo_lima: 18, hierbabuena: 1, ron: 3.5 },
    granizado: { zumo_lima: 12, hierbabuena: 0.8, ron: 2.5 },
  }),
  named(
    'gin tonic|gintonic',
    'citrus',
    {
      helado: { zumo_lima: 10, ginebra: 3 },
      sorbete: { zumo_lima: 16, ginebra: 3.5 },
      granizado: { zumo_lima: 10, ginebra: 2.5 },
    },
    { note: 'La tónica no está en la tabla: cambia parte del agua por tónica sin gas y corrige su azúcar.' },
  ),
  named('pina colada', 'fruit', {
    helado: { pina: 28, leche_coco: 10, ron: 2.5 },
    sorbete: { pina: 40, leche_coco: 4, ron: 3 },
    granizado: { pina: 30, leche_coco: 2, ron: 2 },
  }),
  named('margarita', 'citrus', {
    helado: { zumo_lima: 12, tequila: 2.5, licor_naranja: 1 },
    sorbete: { zumo_lima: 18, tequila: 2.5, licor_naranja: 1.5 },
    granizado: { zumo_lima: 12, tequila: 2, licor_naranja: 1 },
  }),
  named('cheesecake|tarta de queso', 'dairy', {
    helado: { queso_crema: 20 },
    sorbete: { queso_crema: 8 },
    granizado: { queso_crema: 5 },
  }),
  named('queso', 'dairy', { helado: { queso_crema: 20 }, sorbete: { queso_crema: 8 }, granizado: { queso_crema: 5 } }),
  named('crema catalana', 'aroma', same({ canela: 0.1, piel_limon: 0.4 }), { yolk: 80 }),
  named('mantecado|yema|yema tostada|huevo', 'aroma', same({ piel_limon: 0.2, vainilla_vaina: 0.1 }), { yolk: 80 }),
  named('vainilla', 'aroma', same({ vainilla_vaina: 0.2 }), { yolk: 30 }),
  named('malaga|ron con pasas|ron y pasas|ron pasas', 'spirit', same({ ron: 3, pasas: 5 })),
  named(
    'cafe',
    'aroma',
    { helado: { cafe_soluble: 1.2 }, sorbete: { cafe_espresso: 30 }, granizado: { cafe_espresso: 30 } },
    { yolk: 30 },
  ),
  named('capuchino|cappuccino|cafe con leche|cafe capuchino', 'aroma', {
    helado: { cafe_soluble: 1, canela: 0.1 },
    sorbete: { cafe_espresso: 25, canela: 0.1 },
    granizado: { cafe_espresso: 25, canela: 0.1 },
  }),
  named('cafe irlandes', 'spirit', {
    helado: { cafe_soluble: 1.2, whisky: 3.5 },
    sorbete: { cafe_espresso: 30, whisky: 4 },
    granizado: { cafe_espresso: 30, whisky: 2.5 },
  }),
  named('te verde|te matcha', 'aroma', { helado: { matcha: 1 }, sorbete: { matcha: 0.8 }, granizado: { matcha: 0.5 } }),
  named('caramelo|toffee', 'aroma', same({ caramel: 6 }), { note: caramelNote }),
  named('caramelo salado|toffee salado|caramelo con sal', 'aroma', same({ caramel: 6, sal: 0.25 }), {
    note: caramelNote,
  }),
  named('fruto rojo|fruto del bosque|fruta del bosque|fruta roja|bosque', 'fruit', {
    helado: { fresa: 14, frambuesa: 8, mora: 8 },
    sorbete: { fresa: 20, frambuesa: 13, mora: 12 },
    granizado: { fresa: 15, frambuesa: 8, mora: 7 },
  }),
  named('tropical|fruta tropical', 'fruit', {
    helado: { mango: 15, pina: 8, maracuya: 6 },
    sorbete: { mango: 24, pina: 12, maracuya: 8 },
    granizado: { mango: 15, pina: 10, maracuya: 6 },
  }),
  named('macedonia|multifruta|tutti frutti', 'fruit', {
    helado: { fresa: 10, platano: 8, zumo_naranja: 10 },
    sorbete: { fresa: 18, platano: 10, zumo_naranja: 17 },
    granizado: { fresa: 12, platano: 5, zumo_naranja: 15 },
  }),
  named('ferrero|rocher|ferrero rocher', 'nut', same({ praline_avellana: 10, cacao_polvo_22: 1.2 })),
  named('nuez de macadamia', 'nut', {
    helado: { pasta_macadamia: 10 },
    sorbete: { pasta_macadamia: 4 },
    granizado: { pasta_macadamia: 2 },
  }),
  named('arroz con leche', 'aroma', same({ canela: 0.3, piel_limon: 0.4 }), {
    note: 'El arroz cocido se añade aparte, al salir de la mantecadora.',
  }),
  named('menta', 'aroma', { helado: { hierbabuena: 1 }, sorbete: { hierbabuena: 1 }, granizado: { hierbabuena: 0.8 } }),
]
