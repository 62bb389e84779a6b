import type { Role } from '#core/pantry/role-words.ts'

/** Kinds of dishes by the words of their name, for proposals: amounts per serving, of the trade (docs/ciencia/motor-local.md §5.1, §6.2). */

/** Grams per serving of a food by what it does in the dish (§6.2 for the first; the rest, of the trade). */
export const gramsOf: Partial<Record<Role, number>> = {
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
export const otherGrams = 60

/** A food and its grams per serving. */
export type Base = readonly [food: string, gramsPerServing: number]

/** What a kind of dish asks for beside the foods its name speaks of. */
type Template = {
  readonly names: RegExp
  readonly base: readonly Base[]
  readonly sweet?: boolean
  readonly raw?: boolean
  /** Grams per serving where they are not those of a plate. */
  readonly grams?: Partial<Record<Role, number>>
  /** What such a dish may be made of; with a food of another kind nothing is proposed. */
  readonly only?: readonly Role[]
  /** Foods of those kinds that are none all the same, over the folded name. */
  readonly not?: RegExp
}

const salt: Base = ['Sal', 2]
export const templates: readonly Template[] = [
  {
    // A sour: 50 of spirit, 25 of citrus, 20 of syrup 1:1 (core/cookbook/cards/bar/sour-proporcion.md).
    names: /\b(?:cocktail|cocteles|coctel|trago|combinado)\b/,
    base: [
      ['Zumo de lima', 25],
      ['Azúcar', 10],
      ['Agua', 10],
      ['Hielo', 150],
    ],
    sweet: true,
    grams: { spirit: 50, wine: 60, fruit: 60, juice: 60 },
    // Shaken, sparkling wine loses its gas, and with milk, egg or coffee it is another family of drinks.
    only: ['spirit', 'wine', 'fruit', 'citrus', 'juice', 'herb'],
    not: /\b(?:cava|champan|champagne|prosecco|espumoso|sidra|cerveza)\b/,
  },
  {
    // The same sour, long: what the spirit gave is the soda's (core/cookbook/cards/bar/cocteles-sin-alcohol-recetas.md).
    names: /\bmocktail\b/,
    base: [
      ['Zumo de lima', 25],
      ['Azúcar', 12],
      ['Agua con gas', 90],
      ['Hielo', 150],
    ],
    sweet: true,
    grams: { fruit: 60, juice: 60, vegetable: 50, herb: 3 },
    only: ['fruit', 'citrus', 'juice', 'herb', 'vegetable', 'spice'],
  },
  {
    // 60–80 g a person, 90–120 g of oil and 60–80 g of acid per kilo (core/cookbook/dishes/legumbres/hummus*.md).
    names: /^(?:pates? vegetal(?:es)?|pates?|untables?|hum+us|cremas? (?:de|para) untar)\b/,
    base: [
      ['Cebolla', 10],
      ['Aceite de oliva virgen extra', 7],
      ['Zumo de limón', 4],
      ['Ajo', 0.6],
      ['Sal', 0.8],
    ],
    grams: {
      legume: 25,
      cookedLegume: 55,
      vegetable: 55,
      mushroom: 65,
      cannedFish: 40,
      nut: 10,
      tomato: 20,
      pickle: 10,
    },
    only: [
      'legume',
      'cookedLegume',
      'vegetable',
      'mushroom',
      'cannedFish',
      'nut',
      'pickle',
      'tomato',
      'cheese',
      'softCheese',
      'herb',
      'spice',
      'paprika',
      'condiment',
      'driedFruit',
      'aromatic',
      'garlic',
    ],
  },
  {
    // A savoury one: eggs 500–600 g a litre of cream (trade).
    names: /^(?:flan(?:es)?|pastel(?:es|ito)? de verduras?)\b/,
    base: [
      ['Huevo', 50],
      ['Nata para cocinar 18 %', 60],
      ['Sal', 1],
      ['Mantequilla', 3],
    ],
    grams: { vegetable: 80, mushroom: 80, leaf: 80, cheese: 25, aromatic: 40 },
    only: ['vegetable', 'mushroom', 'leaf', 'cheese', 'softCheese', 'aromatic', 'herb', 'spice', 'potato'],
  },
  {
    // A savoury one: of the base, half its weight of cream and 1–1,2 % of gelatine (core/cookbook/bases/cremas/mousse-de-fruta.md).
    names: /^mousses?\b/,
    base: [
      ['Nata para montar 35 %', 30],
      ['Hoja de gelatina', 1],
      ['Sal', 0.6],
    ],
    grams: { legume: 20, cookedLegume: 55, vegetable: 60, cannedFish: 50, cured: 40, pickle: 30 },
    only: ['legume', 'cookedLegume', 'vegetable', 'cannedFish', 'cured', 'pickle', 'herb', 'spice', 'paprika'],
  },
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

export const savoury: readonly Base[] = [['Cebolla', 40], ['Ajo', 3], ['Aceite de oliva', 10], salt]
export const sweet: readonly Base[] = [
  ['Nata para montar 35 %', 70],
  ['Leche entera', 30],
  ['Azúcar', 12],
  ['Hoja de gelatina', 1.1],
]

/** What goes with the products of a plate of no known kind. Grams per serving, of the trade. */
export const plateBases: Readonly<Record<'hot' | 'cold' | 'sweet', readonly Base[]>> = {
  hot: [['Aceite de oliva', 12], salt],
  cold: [['Aceite de oliva virgen extra', 12], ['Vinagre de Jerez', 4], salt],
  sweet: [
    ['Nata para montar 35 %', 60],
    ['Azúcar', 15],
  ],
}

/** What becomes the juice of a roast. Grams per serving, of the trade. */
export const meatJuice: readonly Base[] = [
  ['Vino tinto', 30],
  ['Caldo de carne', 80],
]
