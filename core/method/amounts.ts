import type { Role } from '#core/pantry/role-words.ts'
import type { IngredientDraft } from '#core/recipes/recipe.ts'
import { nameKey } from '#core/spanish/name-key.ts'

/**
 * Grams of an ingredient, to choose times, oven and warnings by; never shown. Household weights: food table
 * (core/pantry/foods.tsv, columns g_per_unidad and g_per_taza), rounded; one litre counts as 1000 g.
 */
export const gramsOf = ({ name, quantity, unit }: IngredientDraft, role: Role): number => {
  const amount = Number.isFinite(quantity) && quantity > 0 ? quantity : 0
  switch (unit) {
    case 'g':
    case 'ml':
      return amount
    case 'kg':
    case 'l':
      return amount * 1000
    case 'taza':
      return amount * (powderCup[role] ?? 240)
    case 'cucharada':
      return amount * (powderCup[role] === undefined ? 15 : 10)
    case 'cucharadita':
      return amount * (powderCup[role] === undefined ? 5 : 3)
    case 'unidad':
      return amount * pieceWeight(nameKey(name), role)
  }
}

/** How many pieces, where the recipe counts them; 0 when it weighs them. */
export const piecesOf = ({ quantity, unit }: IngredientDraft): number => (unit === 'unidad' ? quantity : 0)

const powderCup: Partial<Record<Role, number>> = {
  flour: 125,
  starch: 120,
  sugar: 200,
  icingSugar: 120,
  cocoa: 90,
  crumbs: 110,
  nut: 130,
  rice: 190,
  legume: 190,
  grain: 180,
  spice: 100,
  salt: 270,
  raising: 200,
  yeast: 140,
  cheese: 100,
}

const pieces: Partial<Record<Role, number>> = {
  egg: 55,
  yolk: 18,
  white: 35,
  garlic: 5,
  aromatic: 150,
  potato: 180,
  tomato: 120,
  vegetable: 150,
  fruit: 150,
  citrus: 120,
  gelatine: 2,
  yeast: 25,
  poultry: 250,
  meat: 250,
  fish: 200,
  bread: 60,
  butter: 250,
  milk: 1000,
  raising: 15,
  leaf: 300,
  cured: 100,
  puff: 230,
  dough: 200,
  yogurt: 125,
  softCheese: 200,
  cream: 200,
  stock: 1000,
  shellfish: 25,
  mollusc: 15,
  cephalopod: 150,
  aroma: 1,
  herb: 20,
  chocolate: 150,
  biscuit: 6,
  cookedLegume: 400,
}

/** g of a piece that is a whole animal or joint. Trade practice. */
const wholePieces: readonly (readonly [name: RegExp, grams: number])[] = [
  [/^(?:conejo|gazapo)(?: entero| limpio)?$/, 1300],
  [/^liebre$/, 2500],
  [/^gallina/, 2000],
  [/^codillo/, 1000],
  [/^(?:costillar|cuarto) /, 1500],
  [/^solomillo de cerdo/, 500],
  [/^rabo /, 1500],
]

const pieceWeight = (key: string, role: Role): number => {
  if (
    role === 'poultry' &&
    /\bpollos?\b|\bpavo\b|\bpato\b/.test(key) &&
    !/pechuga|muslo|contramuslo|alita|magret/.test(key)
  )
    return key.includes('pavo') ? 5000 : 1800
  const whole = wholePieces.find(([name]) => name.test(key))
  if (whole !== undefined) return whole[1]
  if (/^(pierna|paletilla|cochinillo|lechazo|cordero)/.test(key)) return key.startsWith('paletilla') ? 1100 : 2000
  if (role === 'fish' && /^(lubina|dorada|besugo|corvina|pargo|rodaballo|merluza|rape)/.test(key)) return 600
  return pieces[role] ?? 100
}
