import type { Locator, Page } from '@playwright/test'
import type { PictureName } from '#web/ui/picture-sizes.ts'
import { cookOneStep, openEscandallo, openFormula } from './arrange.ts'
import { question } from './ask-assistant.ts'
import { type Filled, shownRecipe } from './fill-kitchen.ts'

/** One picture: where it is, what is done there first, and from which part of the page on it shows. */
export type Scene = {
  readonly path: (filled: Filled) => string
  readonly arrange?: (page: Page) => Promise<void>
  /** Its top left corner is the picture's. */
  readonly part: (page: Page) => Locator
  /** Paper around it, in pixels: for a part that has no margin of its own; below 0 its edge is left out. */
  readonly margin?: number
  /** Width of the window for the wide picture; the narrow one is a phone's. */
  readonly width: number
}

const wholePage = (page: Page) => page.locator('body')
const content = (page: Page) => page.getByRole('main')

export const scenes: Readonly<Record<Exclude<PictureName, 'paper'>, Scene>> = {
  cook: { path: ({ recipeId }) => `/library/${recipeId}`, arrange: cookOneStep, part: wholePage, width: 1024 },
  cost: {
    path: () => '/cost-analysis',
    arrange: openEscandallo(shownRecipe),
    part: (page) => page.getByRole('dialog'),
    margin: -1,
    width: 944,
  },
  read: { path: ({ scannedId }) => `/library/${scannedId}`, part: content, width: 480 },
  lab: {
    path: ({ projectId }) => `/kitchen-lab/${projectId}`,
    part: (page) => page.getByRole('heading', { name: 'Variaciones' }),
    margin: 8,
    width: 1366,
  },
  ice: {
    path: () => '/ice-cream-lab',
    arrange: openFormula('Ingredientes'),
    part: (page) => page.getByRole('tablist'),
    margin: 16,
    width: 1366,
  },
  nutrition: {
    path: ({ recipeId }) => `/nutrition/${recipeId}`,
    part: (page) => page.getByRole('heading', { level: 1 }),
    margin: 16,
    width: 820,
  },
  assistant: {
    path: () => '/ai-assistant',
    part: (page) => page.getByRole('heading', { name: question }).or(page.getByText(question)).first(),
    margin: 28,
    width: 820,
  },
  recipes: { path: () => '/recipes', part: content, width: 1024 },
}
