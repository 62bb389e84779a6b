import { type Allergen, animalCategories, type Food, type FoodCategory } from '#core/pantry/food.ts'
import { nameKey } from '#core/spanish/name-key.ts'

/** What a guest does not eat, and how we know it of a food. */
export type Diet = {
  /** 'sin lactosa', after 'versión'. */
  readonly name: string
  /** How it is asked for, over the folded question. */
  readonly asked: RegExp
  readonly allergens: readonly Allergen[]
  readonly categories: readonly FoodCategory[]
  /** Foods of other shelves that are not eaten, over their search key. */
  readonly names?: RegExp
  /** What the cook must know beyond the ingredients. */
  readonly notes: string
}

const animals: readonly FoodCategory[] = [...animalCategories, 'embutidos_y_curados']

/** Stocks, gelatine and fats of animals stand on the shelves of other things. */
const animalNames =
  /^(?:caldo de (?:pollo|carne|pescado|ave)|fumet|fondo de (?:ave|ternera)|demi-glace|dashi|pastilla de caldo de (?:pollo|carne|pescado)|hoja de gelatina|gelatina en polvo|manteca de cerdo|grasa de pato)/

/** Pork on the shelves of other things. */
const porkNames = /\bcerdo\b|^(?:hoja de gelatina|gelatina en polvo)/

export const diets: readonly Diet[] = [
  {
    name: 'sin gluten',
    asked: /\b(?:sin gluten|celiac[oa]s?|libre de gluten|sin trigo|sin tacc)\b/,
    allergens: ['gluten'],
    categories: [],
    notes:
      'Para celíacos: utensilios, aceite de freír y superficies aparte, y etiquetas «sin gluten» (menos de 20 mg/kg).',
  },
  {
    name: 'sin lactosa',
    asked: /\b(?:sin lactosa|sin lacteos?|intolerantes? a la lactosa|alergic[oa]s? a la leche|sin leche)\b/,
    allergens: ['lacteos'],
    categories: [],
    notes:
      'La leche sin lactosa sirve para intolerantes, **no** para alérgicos a la proteína de leche: pregunta cuál es el caso.',
  },
  {
    name: 'sin huevo',
    asked: /\b(?:sin huevos?|alergic[oa]s? al huevo)\b/,
    allergens: ['huevos'],
    categories: [],
    notes: 'El ovoproducto también es huevo.',
  },
  {
    name: 'sin frutos secos',
    asked: /\b(?:sin frutos secos|sin frutos de cascara|sin nueces|sin almendras|alergic[oa]s? a los frutos secos)\b/,
    allergens: ['frutos_cascara', 'cacahuetes'],
    categories: [],
    notes: 'Mira las trazas de chocolates, panes y cereales.',
  },
  {
    name: 'sin soja',
    asked: /\b(?:sin soja|sin soya|alergic[oa]s? a la soja)\b/,
    allergens: ['soja'],
    categories: [],
    notes: 'La lecitina de los chocolates suele ser de soja.',
  },
  {
    name: 'sin marisco',
    asked: /\b(?:sin mariscos?|alergic[oa]s? al marisco)\b/,
    allergens: ['crustaceos', 'moluscos'],
    categories: [],
    notes: 'Cuidado con fumets y con el aceite de freír compartido.',
  },
  {
    name: 'sin pescado',
    asked: /\b(?:sin pescado|alergic[oa]s? al pescado)\b/,
    allergens: ['pescado'],
    categories: [],
    notes: 'Mira el fumet, la anchoa, la salsa inglesa y la gelatina de pescado.',
  },
  {
    name: 'vegana',
    asked: /\b(?:vegan[oa]s?|sin nada animal|plant based)\b/,
    allergens: ['lacteos', 'huevos', 'pescado', 'crustaceos', 'moluscos'],
    categories: animals,
    names: animalNames,
    notes: 'Tampoco miel ni gelatina.',
  },
  {
    name: 'vegetariana',
    asked: /\b(?:vegetarian[oa]s?|sin carne)\b/,
    allergens: ['pescado', 'crustaceos', 'moluscos'],
    categories: animals,
    names: animalNames,
    notes: 'Mira el caldo, la gelatina y los quesos de cuajo animal.',
  },
  {
    name: 'sin cerdo',
    asked: /\b(?:sin (?:carne de )?cerdo|no comen? cerdo)\b/,
    allergens: [],
    categories: ['porcino', 'embutidos_y_curados'],
    names: porkNames,
    notes: 'Mira también la gelatina, la manteca y los embutidos «de pavo», que a veces llevan tocino.',
  },
  {
    name: 'halal',
    asked: /\bhalal\b/,
    allergens: [],
    categories: ['porcino', 'embutidos_y_curados', 'vinos_y_licores'],
    names: porkNames,
    notes: 'Ni cerdo ni alcohol no bastan: la carne y su caldo, la gelatina y el cuajo, con certificado halal.',
  },
  {
    name: 'sin alcohol',
    asked: /\bsin alcohol\b/,
    allergens: [],
    categories: ['vinos_y_licores'],
    notes: 'Cocido no se evapora del todo: quita el vino, no lo reduzcas.',
  },
]

/** Whether a guest of this diet may not eat a food. */
export const isForbidden = (food: Food, diet: Diet): boolean =>
  diet.categories.includes(food.category) ||
  diet.names?.test(nameKey(food.name)) === true ||
  food.allergens.some((allergen) => diet.allergens.includes(allergen))
