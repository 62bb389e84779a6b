import { flesh, garden, pulseRoles } from '#core/method/kinds/role-groups.ts'
import type { Role } from '#core/pantry/role-words.ts'
import { always } from './agreement.ts'

/** What a dish is made of. */
export const bodies: ReadonlySet<Role> = new Set<Role>([
  ...flesh,
  ...pulseRoles,
  ...garden,
  'bone',
  'egg',
  'rice',
  'pasta',
  'leaf',
  'tomato',
  'flour',
  'bread',
  'fruit',
  'softCheese',
  'chocolate',
  'nut',
])

/** What seasons or moistens, and makes no other dish by its absence. */
export const minor: ReadonlySet<Role> = new Set<Role>([
  ...always,
  ...([
    'spice',
    'herb',
    'paprika',
    'garlic',
    'aromatic',
    'oil',
    'fryOil',
    'acid',
    'stock',
    'wine',
    'spirit',
    'zest',
    'nut',
    'sugar',
  ] satisfies Role[]),
])

/** What a dish is called after: what it is made of, and what a sweet is filled with or tastes of. */
export const namedAfter: ReadonlySet<Role> = new Set<Role>([
  ...bodies,
  'cheese',
  'citrus',
  'cream',
  'oil',
  'honey',
  'coffee',
  'coconut',
  'juice',
  'cured',
])
