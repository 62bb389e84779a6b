import { nameKey } from '#core/spanish/name-key.ts'
import type { Unit } from '#core/units/units.ts'

/** Units nobody measures beans in. */
const poured: ReadonlySet<Unit> = new Set(['ml', 'l', 'cucharada', 'cucharadita'])

/** The line as it is meant: 'soja, 60 ml' is soy sauce, and no dry bean that soaks for twelve hours. */
export const asPoured = <Line extends { readonly name: string; readonly unit: Unit }>(line: Line): Line =>
  poured.has(line.unit) && nameKey(line.name) === 'soja' ? { ...line, name: 'salsa de soja' } : line
