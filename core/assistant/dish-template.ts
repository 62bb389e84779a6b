import { type Category, categoryOf, noCategory } from '#core/knowledge/categories.ts'
import { classify } from '#core/method/roles.ts'
import type { Role } from '#core/method/vocabulary.ts'
import type { Pantry } from '#core/pantry/match-food.ts'
import { nameKey } from '#core/pantry/name-key.ts'
import type { IngredientDraft } from '#core/recipes/recipe.ts'
import { knownName, readFoodsIn, roleOf } from './find-dish.ts'
import { stemsOf } from './words.ts'

/** Grams per serving of a food by what it does in the dish (§6.2 for the first; the rest, of the trade). */
const gramsOf: Partial<Record<Role, number>> = {
  meat: 180,
  poultry: 180,
  offal: 180,
  mince: 150,
  fish: 180,
  shellfish: 120,
  mollusc: 250,
  cephalopod: 160,
  cured: 40,
  cannedFish: 50,
  egg: 60,
  yolk: 20,
  white: 30,
  boiledEgg: 50,
  rice: 85,
  pasta: 90,
  freshPasta: 120,
  grain: 70,
  legume: 75,
  cookedLegume: 160,
  potato: 180,
  vegetable: 150,
  leaf: 80,
  mushroom: 100,
  tomato: 120,
  aromatic: 50,
  garlic: 4,
  flour: 40,
  starch: 5,
  dough: 60,
  puff: 60,
  bread: 40,
  crumbs: 25,
  biscuit: 30,
  milk: 100,
  cream: 40,
  yogurt: 60,
  softCheese: 40,
  cheese: 30,
  coconut: 90,
  butter: 10,
  oil: 12,
  stock: 200,
  water: 150,
  wine: 30,
  spirit: 10,
  soda: 100,
  juice: 40,
  coffee: 40,
  sugar: 20,
  honey: 12,
  icingSugar: 10,
  chocolate: 40,
  cocoa: 8,
  fruit: 100,
  citrus: 15,
  driedFruit: 20,
  zest: 1,
  nut: 20,
  jam: 20,
  condiment: 5,
  pickle: 10,
  sauce: 20,
  aroma: 0.5,
  saffron: 0.05,
  paprika: 1,
  spice: 0.5,
  pepper: 0.3,
  salt: 2,
  herb: 3,
  acid: 6,
}
const otherGrams = 60

type Base = readonly [food: string, gramsPerServing: number]

type Template = { readonly names: RegExp; readonly base: readonly Base[]; readonly sweet?: boolean }

const salt: Base = ['Sal', 2]
const templates: readonly Template[] = [
  {
    names: /^(?:bocadillos?|bocatas?|sandwich|montaditos?|torta de)\b/,
    base: [
      ['Pan', 100],
      ['Tomate', 30],
      ['Aceite de oliva', 8],
      ['Sal', 1],
    ],
  },
  {
    names: /\b(?:guis\w{1,3}|estofad\w{1,2}|ragu|caldereta|en salsa|al vino|cazuela|fricando|encebollad\w{1,2})\b/,
    base: [
      ['Cebolla', 50],
      ['Zanahoria', 30],
      ['Ajo', 3],
      ['Vino tinto', 40],
      ['Caldo de carne', 130],
      ['Aceite de oliva', 12],
      salt,
    ],
  },
  {
    names: /\b(?:wok|saltead\w{1,2}|chow|stir fry|teriyaki)\b/,
    base: [
      ['Cebolleta', 30],
      ['Salsa de soja', 15],
      ['Jengibre', 4],
      ['Ajo', 3],
      ['Aceite de girasol', 8],
    ],
  },
  {
    names: /\b(?:curry|curri|tikka|masala|korma)\b/,
    base: [
      ['Leche de coco', 100],
      ['Cebolla', 40],
      ['Jengibre', 5],
      ['Ajo', 4],
      ['Curry en polvo', 4],
      ['Aceite de girasol', 8],
      salt,
    ],
  },
  {
    names: /\b(?:ensalada|poke|bowl)\b/,
    base: [
      ['Lechuga', 60],
      ['Aceite de oliva virgen extra', 12],
      ['Vinagre de Jerez', 4],
      ['Sal', 1.2],
    ],
  },
  {
    names: /\b(?:sopa|caldo|consome|ramen|potaje)\b/,
    base: [['Caldo de verduras', 250], ['Cebolla', 30], ['Aceite de oliva', 8], salt],
  },
  {
    names: /\b(?:pasta|espaguetis?|macarrones|tallarines|tagliatelle|fideos|noquis|ñoquis|raviolis?|linguini)\b/,
    base: [
      ['Espaguetis', 90],
      ['Queso parmesano', 15],
      ['Ajo', 3],
      ['Aceite de oliva', 10],
      ['Sal', 1.5],
    ],
  },
  {
    names: /\b(?:arroz|arroces)\b/,
    base: [
      ['Arroz bomba', 85],
      ['Caldo de pollo', 240],
      ['Tomate rallado', 25],
      ['Aceite de oliva', 12],
      ['Ajo', 2],
      salt,
    ],
  },
  {
    names: /\b(?:tacos?|fajitas?|burritos?|quesadillas?|enchiladas?|tostadas?)\b/,
    base: [
      ['Tortilla de maíz', 75],
      ['Cebolla', 25],
      ['Tomate', 40],
      ['Cilantro', 3],
      ['Zumo de lima', 5],
      ['Sal', 1.5],
    ],
  },
  {
    names:
      /\b(?:rebozad\w{1,2}|empanad[oa]s?|milanesas?|a la romana|orly|a la andaluza|frit[oa]s?|san jacobo|cachopo|escalopes?|nuggets)\b/,
    base: [['Harina de trigo', 15], ['Huevo', 20], ['Pan rallado', 25], ['Aceite de oliva para freír', 100], salt],
  },
  {
    names: /\b(?:asad[oa]s?|al horno|horneado|rustid[oa]s?)\b/,
    base: [
      ['Patata', 130],
      ['Cebolla', 40],
      ['Vino blanco', 25],
      ['Aceite de oliva', 12],
      ['Ajo', 3],
      ['Sal', 2.5],
    ],
  },
  {
    names: /\b(?:a la plancha|plancha|parrilla|brasa|barbacoa)\b/,
    base: [['Aceite de oliva', 6], ['Limón', 10], salt],
  },
  {
    names: /\b(?:revueltos?|tortillas?|omelette|frittata)\b/,
    base: [
      ['Huevo', 110],
      ['Aceite de oliva', 8],
      ['Sal', 1.2],
    ],
  },
  {
    names: /\b(?:tartar|carpaccio|tiradito|ceviche|aguachile)\b/,
    base: [
      ['Zumo de lima', 25],
      ['Cebolla morada', 25],
      ['Cilantro', 4],
      ['Aceite de oliva virgen extra', 8],
      ['Sal', 1.5],
    ],
  },
  {
    names: /\b(?:tarta|pastel|pay|tartaleta|quiche dulce|torta)\b/,
    base: [
      ['Masa quebrada', 40],
      ['Huevo', 25],
      ['Azúcar', 20],
      ['Nata para montar 35 %', 30],
    ],
    sweet: true,
  },
  {
    names: /\b(?:helado|helados)\b/,
    base: [
      ['Leche entera', 55],
      ['Nata para montar 35 %', 18],
      ['Azúcar', 13],
      ['Dextrosa', 3],
      ['Yema de huevo', 7],
    ],
    sweet: true,
  },
  {
    names: /\b(?:sorbete|granizado)\b/,
    base: [
      ['Agua', 45],
      ['Azúcar', 22],
      ['Zumo de limón', 5],
    ],
    sweet: true,
  },
  {
    names: /\b(?:batido|smoothie|licuado)\b/,
    base: [
      ['Leche entera', 200],
      ['Azúcar', 10],
    ],
    sweet: true,
  },
  {
    names: /\b(?:pudin|budin|pudding|crema de postre|cremoso|semifrio|postre)\b/,
    base: [
      ['Nata para montar 35 %', 70],
      ['Leche entera', 30],
      ['Azúcar', 12],
      ['Hoja de gelatina', 1.1],
    ],
    sweet: true,
  },
  {
    names: /^salsa\b/,
    base: [
      ['Nata para cocinar 18 %', 30],
      ['Cebolla', 12],
      ['Mantequilla', 4],
      ['Sal', 0.5],
    ],
  },
]

const savoury: readonly Base[] = [['Cebolla', 40], ['Ajo', 3], ['Aceite de oliva', 10], salt]
const sweet: readonly Base[] = [
  ['Nata para montar 35 %', 70],
  ['Leche entera', 30],
  ['Azúcar', 12],
  ['Hoja de gelatina', 1.1],
]
const sweetRoles: readonly Role[] = ['fruit', 'chocolate', 'cocoa', 'sugar', 'honey', 'jam', 'biscuit', 'driedFruit']
/** What makes a dish a main one; beside it a vegetable is a garnish. */
const mains: readonly Role[] = [
  'meat',
  'poultry',
  'offal',
  'mince',
  'fish',
  'shellfish',
  'mollusc',
  'cephalopod',
  'rice',
  'pasta',
  'freshPasta',
  'legume',
  'cookedLegume',
]
/** Of a second main or a garnish, this share. Ours. */
const besideMain = 0.55

export type Proposal = {
  readonly ingredients: readonly IngredientDraft[]
  readonly category: Category | typeof noCategory
  readonly foods: readonly string[]
  /** What else was named: neither a food of the table nor a kind of dish. */
  readonly unknown: readonly string[]
}

/** A first proposal for a dish we have no base of: the foods its name speaks of, and what its kind asks for; null of neither. */
export const proposeDish = (name: string, servings: number, pantry: Pantry): Proposal | null => {
  const key = nameKey(name).slice(0, 200)
  const template = templates.find(({ names }) => names.test(key))
  const said = readFoodsIn(name, pantry)
  const isKind = (word: string): boolean => template?.names.test(nameKey(word)) === true
  const foods = said.foods.filter((food) => !isKind(food))
  if (foods.length === 0 && template === undefined) return null
  const isSweet =
    template?.sweet ?? (foods.length > 0 && foods.every((food) => sweetRoles.includes(classify(food).role)))
  const base = template?.base ?? (isSweet ? sweet : savoury)
  const named = namedFoods(foods, isSweet, /\b(?:sopa|caldo|consome|ramen)\b/.test(key), pantry)
  const words = foods.map((food) => stemsOf(food))
  const added = base.filter(([food]) => !words.some((some) => some.some((word) => stemsOf(food)[0] === word)))
  const parts = [...named, ...added.filter(([food]) => !isCovered(food, foods))]
  return {
    ingredients: parts.map(([food, grams]) => ({ name: food, quantity: rounded(grams * servings), unit: 'g' })),
    category: categoryOf(name) ?? categoryByFoods(foods, isSweet),
    foods,
    unknown: said.unknown.filter((word) => !isKind(word)),
  }
}

const starches: readonly Role[] = ['pasta', 'rice', 'freshPasta', 'grain']
/** Of the pasta or rice of a plate, what a soup takes. Ours. */
const inSoup = 0.35

const namedFoods = (foods: readonly string[], isSweet: boolean, isSoup: boolean, pantry: Pantry): Base[] => {
  const main = isSweet ? undefined : foods.find((food) => mains.includes(roleOf(food, pantry)))
  return foods.map((food) => {
    const role = roleOf(food, pantry)
    const grams = (gramsOf[role] ?? otherGrams) * (isSoup && starches.includes(role) ? inSoup : 1)
    const beside = main !== undefined && food !== main && grams >= otherGrams
    return [knownName(food, pantry), beside ? grams * besideMain : grams]
  })
}

/** A carrier of the kind gives way to one that was named: macarrones instead of espaguetis. */
const isCovered = (food: string, named: readonly string[]): boolean => {
  const { role } = classify(food)
  return (
    ['pasta', 'rice', 'oil', 'stock', 'wine', 'leaf', 'cheese', 'dough', 'salt'].includes(role) &&
    named.some((one) => classify(one).role === role)
  )
}

const byRole: readonly (readonly [Role, Category])[] = [
  ['rice', 'Arroces'],
  ['pasta', 'Pastas'],
  ['freshPasta', 'Pastas'],
  ['legume', 'Legumbres'],
  ['cookedLegume', 'Legumbres'],
  ['poultry', 'Aves'],
  ['meat', 'Carnes'],
  ['mince', 'Carnes'],
  ['offal', 'Carnes'],
  ['fish', 'Pescados'],
  ['shellfish', 'Mariscos'],
  ['mollusc', 'Mariscos'],
  ['cephalopod', 'Mariscos'],
  ['egg', 'Huevos'],
  ['leaf', 'Ensaladas'],
  ['vegetable', 'Verduras'],
  ['mushroom', 'Verduras'],
  ['potato', 'Guarniciones'],
]

const categoryByFoods = (foods: readonly string[], isSweet: boolean): Category | typeof noCategory => {
  if (isSweet) return 'Postres'
  const roles = foods.map((food) => classify(food).role)
  return byRole.find(([role]) => roles.includes(role))?.[1] ?? noCategory
}

/** To 5 g above 100, to the gram above 10, to the tenth below: what a cook would write. */
const rounded = (grams: number): number => {
  if (grams >= 100) return Math.round(grams / 5) * 5
  return grams >= 10 ? Math.round(grams) : Math.max(0.1, Math.round(grams * 10) / 10)
}

/** Grams of a food added to a base, by what it does there. */
export const extraGrams = (role: Role, servings: number, isSweet: boolean): number => {
  const grams = gramsOf[role] ?? otherGrams
  return rounded(grams * servings * (isSweet ? 0.3 : besideMain))
}
