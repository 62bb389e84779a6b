import type { Role } from '#core/pantry/role-words.ts'

/** Roles that go together, for whoever cooks, finds or prices a dish: each group stands here and nowhere else. */
export const raw: readonly Role[] = ['poultry', 'meat', 'mince', 'offal']
export const sea: readonly Role[] = ['fish', 'shellfish', 'mollusc', 'cephalopod']
/** What makes a dish a main one by itself. */
export const flesh: readonly Role[] = [...raw, ...sea]
export const pulseRoles: readonly Role[] = ['legume', 'cookedLegume']
export const pastaRoles: readonly Role[] = ['pasta', 'freshPasta']
export const garden: readonly Role[] = ['vegetable', 'mushroom', 'potato']
export const seasoning: readonly Role[] = ['salt', 'pepper', 'spice']
export const fat: readonly Role[] = ['oil', 'butter', 'fryOil']

/** What sweet dishes call by one name. */
export const scent: readonly Role[] = ['aroma', 'zest', 'citrus', 'coffee', 'spice', 'saffron']
export const sugars: readonly Role[] = ['sugar', 'honey']
export const powders: readonly Role[] = ['flour', 'starch', 'cocoa', 'raising', 'stabiliser', 'salt']

/** What a smoker burns is no food. */
export const isFuel = /^(?:serrin|astillas?|virutas?|lena|carbon|madera)\b/
