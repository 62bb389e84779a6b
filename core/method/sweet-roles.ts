import type { Role } from './vocabulary.ts'

/** What sweet dishes call by one name. */
export const scent: readonly Role[] = ['aroma', 'zest', 'citrus', 'coffee', 'spice', 'saffron']
export const sugars: readonly Role[] = ['sugar', 'honey']
export const powders: readonly Role[] = ['flour', 'starch', 'cocoa', 'raising', 'stabiliser', 'salt']
