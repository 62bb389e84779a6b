import type { Food } from './food.ts'
import type { Pantry } from './match-food.ts'

let laidOut: Pantry | null = null

/**
 * Lays out the one index of foods for readers that are asked by a name alone, such as roles. Whoever reads the table does it once
 * (server/pantry/load.ts); the table itself never changes while the product runs. Without it only general words are known.
 */
export const layOutIndex = (pantry: Pantry): void => {
  laidOut = pantry
}

/** The food of what is called so: 'bledas' → Acelga; null where the table has no such food. */
export const foodNamed = (name: string): Food | null => laidOut?.match(name)?.food ?? null

/** The food that has this very name or synonym: 'jugo de durazno' → Zumo de melocotón; null where none has. */
export const foodCalled = (name: string): Food | null => laidOut?.called(name) ?? null

/** Whether the index can be asked: what it does not know then, nobody will. */
export const isLaidOut = (): boolean => laidOut !== null
