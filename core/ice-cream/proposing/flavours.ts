import type { FormulaType } from '#core/ice-cream/composition/formula.ts'
import type { IceIngredient } from '#core/ice-cream/composition/ingredient.ts'

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
  tamarindo: { helado: 8, sorbete: 12, granizado: 8 },
  dulce_membrillo: { helado: 15, sorbete: 20, granizado: 12 },
  maiz_dulce: { helado: 25, sorbete: 30, granizado: 20 },
  galleta_maria: { helado: 8, sorbete: 5, granizado: 3 },
  galleta_speculoos: { helado: 8, sorbete: 5, granizado: 3 },
  azafran: { helado: 0.03, sorbete: 0.03, granizado: 0.03 },
  cardamomo: { helado: 0.2, sorbete: 0.2, granizado: 0.15 },
  curcuma: { helado: 0.25, sorbete: 0.25, granizado: 0.2 },
  romero: { helado: 0.5, sorbete: 0.5, granizado: 0.4 },
  tomillo: { helado: 0.5, sorbete: 0.5, granizado: 0.4 },
  te_negro: { helado: 1.5, sorbete: 1.2, granizado: 1 },
  piel_naranja: { helado: 0.4, sorbete: 0.4, granizado: 0.2 },
  agua_azahar: { helado: 0.8, sorbete: 0.8, granizado: 0.8 },
  agua_rosas: { helado: 0.8, sorbete: 0.8, granizado: 0.8 },
  tonica: { helado: 10, sorbete: 25, granizado: 60 },
  cola: { helado: 20, sorbete: 40, granizado: 70 },
  licor_dulce: { helado: 4.5, sorbete: 6, granizado: 4 },
  vermut: { helado: 8, sorbete: 14, granizado: 8 },
  jerez_seco: { helado: 6, sorbete: 12, granizado: 8 },
  sangria: { helado: 20, sorbete: 35, granizado: 20 },
  cacao_polvo_11: { helado: 6, sorbete: 6, granizado: 2.5 },
  cacao_polvo_22: { helado: 6, sorbete: 6, granizado: 2.5 },
  pasta_cacao: { helado: 7, sorbete: 6, granizado: 2.5 },
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
  if (/^(?:jengibre|albahaca|hierbabuena|piel_limon|piel_naranja)$/.test(id)) return 'aroma'
  if (/^(?:miel|sirope_arce|panela|melaza|aceite_oliva|leche_condensada|galleta_\w+)$/.test(id)) return 'sweet'
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
