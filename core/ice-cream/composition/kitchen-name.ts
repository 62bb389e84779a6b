import type { IcePantry } from './match-ingredient.ts'

/**
 * What the rest of the kitchen calls an ingredient of the lab: the food table, prices and allergens know 'Leche entera', not
 * 'Leche entera 3,6 %'. Only where it is the same thing to buy and to eat; percentages that matter (cream, couverture of
 * 70 %) stay. What the food table does not have keeps its name: there it is a food with the lab's own figures
 * (`food-of-ingredient.ts`).
 */
export const kitchenName = (pantry: IcePantry, name: string): string => {
  const ingredient = pantry.match(name)
  // A name of the cook's own is hers.
  if (ingredient === null || ingredient.name !== name) return name
  const spirit = ingredient.category === 'alcohol' ? name.replace(/ [\d,–]+ % vol$/, '') : name
  return kitchenNames[ingredient.id] ?? spirit
}

const kitchenNames: Readonly<Record<string, string>> = {
  leche_entera: 'Leche entera',
  leche_semi: 'Leche semidesnatada',
  leche_desnatada: 'Leche desnatada',
  leche_sin_lactosa: 'Leche sin lactosa',
  suero_dulce_polvo: 'Suero de leche en polvo',
  nata_35_sin_lactosa: 'Nata para montar 35 %',
  queso_cabra: 'Queso de cabra fresco',
  fructosa: 'Fructosa',
  trehalosa: 'Trehalosa',
  uva: 'Uva blanca',
  crema_castana: 'Crema de castañas',
  carragenato_kappa: 'Carragenato',
  carragenato_lambda: 'Carragenato',
  carragenato_iota: 'Carragenato',
  licor_dulce: 'Licor',
  mantequilla_anhidra: 'Mantequilla clarificada',
  yogur_desnatado: 'Yogur desnatado',
  yogur_griego: 'Yogur griego',
  suero_mantequilla: 'Suero de mantequilla',
  nata_agria: 'Crème fraîche',
  requeson: 'Requesón',
  queso_batido: 'Queso fresco batido',
  dextrosa_anhidra: 'Dextrosa',
  jarabe_glucosa_28: 'Jarabe de glucosa',
  jarabe_glucosa_38: 'Jarabe de glucosa',
  jarabe_glucosa_42: 'Jarabe de glucosa',
  jarabe_glucosa_60: 'Jarabe de glucosa',
  stevia: 'Estevia',
  inulina: 'Inulina',
  inulina_hp: 'Inulina',
  mora: 'Mora',
  cereza: 'Cereza',
  leche_coco: 'Leche de coco',
  leche_coco_18: 'Leche de coco',
  boniato: 'Boniato',
  hierbabuena: 'Hierbabuena',
  pasta_avellana: 'Pasta de avellana',
  pasta_pistacho: 'Pasta de pistacho',
  // 'Pasta de almendra' is marzipan to everybody else.
  pasta_almendra: 'Crema de almendra',
  almendra_marcona: 'Almendra cruda',
  pasta_cacahuete: 'Crema de cacahuete',
  crema_avellana_cacao: 'Crema de cacao con avellanas',
  mazapan: 'Mazapán',
  castana: 'Castaña',
  cobertura_55: 'Cobertura negra',
  cobertura_60: 'Cobertura negra',
  cobertura_64: 'Cobertura negra',
  cobertura_85: 'Cobertura negra',
  pasta_cacao: 'Pasta de cacao',
  cacao_polvo_11: 'Cacao en polvo',
  cacao_polvo_22: 'Cacao en polvo',
  cobertura_leche_35: 'Cobertura con leche',
  cobertura_leche_40: 'Cobertura con leche',
  cobertura_blanca: 'Cobertura blanca',
  cafe_espresso: 'Café expreso',
  cafe_soluble: 'Café soluble',
  tequila: 'Tequila',
  moscatel: 'Vino dulce',
  cava: 'Cava',
  pectina_lm: 'Pectina',
  pectina_hm: 'Pectina',
  gelatina: 'Hoja de gelatina',
  lecitina: 'Lecitina de soja',
}
