import { readFileSync } from 'node:fs'
import { type IcePantry, makeIcePantry } from '#core/ice-cream/composition/match-ingredient.ts'
import { readIceIngredients } from '#core/ice-cream/composition/read-ingredients.ts'

let table: string | undefined
let shelves: IcePantry | undefined

/** The table of ice-cream ingredients as text, for the browser to read with the same code. Read from disk once. */
export const iceCreamTable = (): string => {
  table ??= readFileSync(new URL('../../core/ice-cream/composition/ingredients.tsv', import.meta.url), 'utf8')
  return table
}

/** The ingredients with the index of their names, made once and kept. */
export const loadIcePantry = (): IcePantry => {
  shelves ??= makeIcePantry(readIceIngredients(iceCreamTable()))
  return shelves
}
