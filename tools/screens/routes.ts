import type { Page } from '@playwright/test'
import { openEscandallo, openFormula, openNewRecipe } from './arrange.ts'
import { type Filled, shownRecipe } from './fill-kitchen.ts'

/** Every screen, by the name its pictures carry. `open` screens are the same for everybody. */
export type Screen = {
  readonly name: string
  readonly path: string
  readonly open?: true
  /** Done there before the picture. */
  readonly arrange?: (page: Page) => Promise<void>
}

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
  { name: 'guide', path: '/guia' },
  ...(filled === undefined
    ? []
    : [
        { name: 'library-recipe', path: `/library/${filled.recipeId}` },
        { name: 'kitchen-lab-project', path: `/kitchen-lab/${filled.projectId}` },
        { name: 'nutrition-recipe', path: `/nutrition/${filled.recipeId}` },
        { name: 'library-scanned', path: `/library/${filled.scannedId}` },
        { name: 'recipes-new', path: '/recipes', arrange: openNewRecipe },
        { name: 'cost-sheet', path: '/cost-analysis', arrange: openEscandallo(shownRecipe) },
        ...(['Ingredientes', 'Cálculos', 'Procesos', 'Análisis'] as const).map((tab) => ({
          name: `ice-cream-${tab}`,
          path: '/ice-cream-lab',
          arrange: openFormula(tab),
        })),
      ]),
]
