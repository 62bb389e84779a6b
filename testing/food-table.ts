import { loadFoods, loadPantry } from '#server/pantry/load.ts'
import { iceCreamTable, loadIcePantry } from '#server/pantry/load-ice-cream.ts'

/** The product's own tables, read from their files as the server reads them: rules of core are tested on the real rows. */
export const foods = loadFoods()
export const pantry = loadPantry()
export const icePantry = loadIcePantry()
/** The ice-cream ingredients as text. */
export const iceTable = iceCreamTable()
