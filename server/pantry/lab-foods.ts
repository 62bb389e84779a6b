import { type FoodFacts, foodOfIngredient } from '#core/ice-cream/composition/food-of-ingredient.ts'
import type { Food } from '#core/pantry/food.ts'
import { loadIcePantry } from './load-ice-cream.ts'

const sugar: FoodFacts = { category: 'azucares_y_edulcorantes' }
const agent: FoodFacts = { category: 'estabilizantes_y_texturizantes' }
const puree: FoodFacts = { category: 'zumos_y_purés_de_fruta' }
const milk: FoodFacts = { category: 'leches_y_natas', allergens: ['lacteos'] }
const aroma: FoodFacts = { category: 'especias' }

/**
 * Ingredients of the lab that no open table of foods holds, or only by name without figures. What is bought and eaten as a
 * food that the table has goes by that food's name instead (core/ice-cream/composition/kitchen-name.ts).
 */
const shelf: Readonly<Record<string, FoodFacts>> = {
  nata_48: milk,
  wpc80: milk,
  wpi90: milk,
  caseina_micelar: milk,
  azucar_invertido: sugar,
  glucosa_polvo_21: sugar,
  glucosa_polvo_29: sugar,
  glucosa_polvo_38: sugar,
  glucosa_polvo_42: sugar,
  maltodextrina_10: sugar,
  maltodextrina_18: sugar,
  isoglucosa_42: sugar,
  isoglucosa_55: sugar,
  isomaltulosa: sugar,
  sorbitol_liquido: sugar,
  glicerina: sugar,
  sucralosa: sugar,
  fos: sugar,
  polidextrosa: sugar,
  dextrina_resistente: { ...sugar, possibleAllergens: ['gluten'] },
  fresa_10: puree,
  frambuesa_10: puree,
  mango_10: puree,
  maracuya_10: puree,
  melocoton_10: puree,
  praline_avellana: { category: 'frutos_secos', allergens: ['frutos_cascara'] },
  gianduja: {
    category: 'chocolate_y_cacao',
    allergens: ['frutos_cascara', 'lacteos'],
    possibleAllergens: ['soja'],
  },
  yema_azucarada: { category: 'huevos', allergens: ['huevos'] },
  agua_azahar: aroma,
  agua_rosas: aroma,
  proteina_guisante: { category: 'legumbres' },
  tara: agent,
  cmc: agent,
  alginato: agent,
  monodigliceridos: agent,
  polisorbato80: agent,
  sucroesteres: agent,
  neutro_crema_5: { ...agent, possibleAllergens: ['lacteos', 'soja'] },
  neutro_sorbete_5: agent,
  neutro_4_2_1: agent,
  base_50_leche: { ...agent, allergens: ['lacteos'], possibleAllergens: ['soja'] },
  base_100_leche: { ...agent, allergens: ['lacteos'], possibleAllergens: ['soja'] },
  base_50_fruta: agent,
}

/** The foods of the lab, with the composition they are formulated with. */
export const labFoods = (): readonly Food[] =>
  Object.entries(shelf).map(([id, facts]) => {
    const ingredient = loadIcePantry().byId.get(id)
    if (ingredient === undefined) throw new Error(`no such ingredient of the lab: ${id}`)
    return foodOfIngredient(ingredient, facts)
  })
