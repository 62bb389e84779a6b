import type { IngredientDraft } from '#core/recipes/recipe.ts'
import { nameKey } from '#core/spanish/name-key.ts'

/** Units nobody measures beans in. */
const poured: ReadonlySet<IngredientDraft['unit']> = new Set(['ml', 'l', 'cucharada', 'cucharadita'])

/** The line as it is meant: 'soja, 60 ml' is soy sauce, and no dry bean that soaks for twelve hours. */
export const asPoured = <Line extends Pick<IngredientDraft, 'name' | 'unit'>>(line: Line): Line =>
  poured.has(line.unit) && nameKey(line.name) === 'soja' ? { ...line, name: 'salsa de soja' } : line
