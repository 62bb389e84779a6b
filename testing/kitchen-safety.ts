import { loadPantry } from '#server/pantry/load.ts'
import { loadSafety } from '#server/pantry/load-safety.ts'

/** The product's own foods and hazards, read from their files as the server reads them: for tests of what uses them. */
export const pantry = loadPantry()
export const safety = loadSafety()
