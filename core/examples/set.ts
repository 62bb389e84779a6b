import type { ExampleFolder, ExampleRecipe } from './example.ts'
import { project } from './lab.ts'
import { mains } from './mains.ts'
import { starters } from './starters.ts'
import { stocks } from './stocks.ts'
import { sweets } from './sweets.ts'

export const exampleFolders: readonly ExampleFolder[] = [
  { key: 'entrantes', name: 'Entrantes' },
  { key: 'fondos', name: 'Fondos y salsas' },
  { key: 'pasteleria', name: 'Pastelería' },
  { key: 'principales', name: 'Platos principales' },
]

/** In the order in which the cook finds them: the first is the newest. */
export const exampleRecipes: readonly ExampleRecipe[] = [...starters, ...mains, ...sweets, ...stocks]

/** Every ingredient the recipes and the variations name, once each, as first written. */
export const exampleIngredients: readonly string[] = [
  ...new Set([
    ...exampleRecipes.flatMap(({ ingredients }) => ingredients.map(({ name }) => name)),
    ...project.variations.flatMap(({ changes: { lines = [], added = [] } }) => [
      ...lines.flatMap((change) => ('name' in change && change.name !== undefined ? [change.name] : [])),
      ...added.map(({ name }) => name),
    ]),
  ]),
]

/** A recipe's method as it is saved: a step a line. */
export const methodOf = ({ steps }: Pick<ExampleRecipe, 'steps'>): string => steps.join('\n')
