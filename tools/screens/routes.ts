import type { Filled } from './fill-kitchen.ts'

/** Every screen, by the name its pictures carry. `open` screens are the same for everybody. */
export type Screen = { readonly name: string; readonly path: string; readonly open?: true }

/** The routes of the specification and our own; an empty account is led away from those with an id. */
export const screensOf = (filled: Filled | undefined): readonly Screen[] => [
  { name: 'landing', path: '/', open: true },
  { name: 'demo', path: '/demo', open: true },
  { name: 'auth', path: '/auth', open: true },
  { name: 'not-found', path: '/no/existe', open: true },
  { name: 'dashboard', path: '/dashboard' },
  { name: 'recipes', path: '/recipes' },
  { name: 'ai-assistant', path: '/ai-assistant' },
  { name: 'library', path: '/library' },
  { name: 'cost-analysis', path: '/cost-analysis' },
  { name: 'document-scanner', path: '/document-scanner' },
  { name: 'kitchen-lab', path: '/kitchen-lab' },
  { name: 'nutritional-analysis', path: '/nutritional-analysis' },
  { name: 'pastry', path: '/pastry' },
  { name: 'ice-cream-lab', path: '/ice-cream-lab' },
  { name: 'account', path: '/account' },
  ...(filled === undefined
    ? []
    : [
        { name: 'library-recipe', path: `/library/${filled.recipeId}` },
        { name: 'kitchen-lab-project', path: `/kitchen-lab/${filled.projectId}` },
        { name: 'nutrition-recipe', path: `/nutrition/${filled.recipeId}` },
      ]),
]
