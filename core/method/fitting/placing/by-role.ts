import type { Role } from '#core/pantry/role-words.ts'

/** Steps by what is done in them, over the folded step. */
export const cooksBase = /\b(?:poch(?!as?\b)|sofr|rehog|sudar|dorar (?:la |el )?(?:cebolla|ajo|verdura))/
const wets = /\b(?:mojar|cubrir|(?<!sin )regar|anadir (?:el |la )?(?:caldo|fondo|agua|vino|leche|nata|fumet|liquido))/
const simmers = /\b(?:cocer|hervir|confitar|guisar|infusionar|calentar|estofar)\b/
const mixes = /\b(?:mezclar|batir|amasar|triturar|unir|tamizar|trabajar|disolver|agitar|masajear|majar)/
const seasons = /\b(?:salar|sazonar|rectificar|alinar|salpimentar|con la sal|punto de sal)/
const dresses = /\balinar/
const flours = /\benharin|\brebozar/

/** In which steps a food of a role goes, the first that is there; 'end' goes with the last step. */
export const groups: readonly {
  readonly roles: readonly Role[]
  readonly steps: readonly RegExp[]
  readonly how: 'with' | 'end'
}[] = [
  {
    roles: ['aromatic', 'garlic', 'vegetable', 'tomato', 'mushroom', 'cured'],
    steps: [cooksBase, mixes, wets],
    how: 'with',
  },
  { roles: ['spice', 'pepper', 'salt'], steps: [seasons, cooksBase, mixes, wets], how: 'with' },
  { roles: ['condiment'], steps: [cooksBase, mixes, seasons, wets], how: 'with' },
  { roles: ['acid', 'citrus'], steps: [dresses, mixes, cooksBase, wets, simmers], how: 'with' },
  { roles: ['paprika'], steps: [cooksBase, seasons, mixes, wets], how: 'with' },
  { roles: ['aroma', 'saffron', 'zest'], steps: [wets, simmers, cooksBase, mixes], how: 'with' },
  {
    roles: ['stock', 'wine', 'spirit', 'water', 'milk', 'cream', 'coconut', 'juice', 'soda', 'coffee', 'sauce'],
    steps: [wets, mixes, cooksBase, simmers],
    how: 'with',
  },
  { roles: ['flour', 'starch'], steps: [flours, cooksBase, mixes, wets], how: 'with' },
  { roles: ['egg', 'yolk', 'white', 'crumbs'], steps: [mixes], how: 'with' },
  {
    roles: [
      'sugar',
      'honey',
      'yeast',
      'raising',
      'gelatine',
      'agar',
      'stabiliser',
      'pectin',
      'butter',
      'oil',
      'yogurt',
      'softCheese',
      'cocoa',
    ],
    steps: [mixes, cooksBase, wets, simmers],
    how: 'with',
  },
  {
    roles: [
      'herb',
      'leaf',
      'fruit',
      'driedFruit',
      'nut',
      'cheese',
      'chocolate',
      'icingSugar',
      'pickle',
      'bread',
      'biscuit',
      'jam',
      'cannedFish',
      'boiledEgg',
      'cookedLegume',
      'ice',
    ],
    steps: [],
    how: 'end',
  },
]

/** A pot that simmers, where a potato goes for the last half hour. */
export const stews = /\b(?:guisar|estofar|cocer)\b[^.]*\b(?:\d h|[3-9]\d min)\b/

/** A step that fries vegetables gets these before it: raw onion does not go in at the end. */
export const sweatedFirst: readonly Role[] = ['aromatic', 'garlic', 'vegetable']

/** Roles that do the same work: who stews tripe stews the snout with it. */
export const sameWork = (one: Role, other: Role): boolean =>
  one === other ||
  [one, other].every((role) => role === 'meat' || role === 'offal' || role === 'bone') ||
  [one, other].every((role) => role === 'water' || role === 'milk') ||
  [one, other].every((role) => role === 'cream' || role === 'milk')

/** How some roles are put in, where 'Añadir también' says too little. `@` is the food, `~` its pronoun, `#` its ending. */
export const sentencesOf: Partial<Record<Role, string>> = {
  tomato: 'Añadir @ y cocer 10 min, hasta que pierda el agua.',
  mushroom: 'Saltear aparte @ 6-8 min a fuego vivo y añadir~ al final.',
  agar: 'Dispersar @ en frío en parte del líquido y hervir 2 min, removiendo: sólo así cuaja.',
  gelatine: 'Hidratar @ 10 min en agua muy fría, escurrir y fundir en la mezcla por debajo de 70 °C.',
  stabiliser: 'Dispersar @ con túrmix, en la dosis de su ficha.',
  pectin: 'Mezclar @ con diez veces su peso de azúcar y echarla en lluvia sobre el líquido, a 50 °C.',
  cookedLegume: 'Añadir @, escurrid#, y calentar 5 min.',
  flour: 'Añadir @ y remover sin grumos.',
  white: 'Montar @ a pico blando e incorporar~ con movimientos envolventes.',
  egg: 'Cocer aparte @ 10 min, hasta 70 °C, pelar y servir encima.',
}

/** What must be cooked wherever it comes from; the core temperatures are AESAN's (2021). */
export const cookedApart: Partial<Record<Role, string>> = {
  poultry: 'Cocinar aparte @ hasta 74 °C en el centro y servir con el resto.',
  meat: 'Cocinar aparte @ hasta 70 °C en el centro y servir con el resto.',
  mince: 'Cocinar aparte @ hasta 70 °C en el centro y servir con el resto.',
  offal: 'Cocinar aparte @ hasta 70 °C en el centro y servir con el resto.',
  fish: 'Cocinar aparte @ hasta 68 °C en el centro y servir con el resto.',
  shellfish: 'Cocinar aparte @ hasta 68 °C en el centro y servir con el resto.',
  cephalopod: 'Cocinar aparte @ hasta 68 °C en el centro y servir con el resto.',
  mollusc: 'Abrir al vapor @ hasta 90 °C durante 90 s y servir con el resto.',
  potato: 'Cocer aparte @ 20-30 min en agua con sal, hasta que se pinche sin resistencia, y servir con el resto.',
  rice: 'Cocer aparte @ en agua con sal hasta su punto y servir de guarnición.',
  pasta: 'Cocer aparte @ en agua con sal hasta su punto y servir de guarnición.',
  freshPasta: 'Cocer aparte @ en agua con sal hasta su punto y servir de guarnición.',
  grain: 'Cocer aparte @ en agua con sal hasta su punto y servir de guarnición.',
}
