import { readFileSync } from 'node:fs'
import type { Unit } from '#core/units/units.ts'

/** Grams or ml of a food a serving, over the dishes of our own cookbook (tools/scan/make-amounts.ts): the extremes and the middle. */
export type UsualAmount = { readonly least: number; readonly usual: number; readonly most: number }

type Line = { readonly quantity: number; readonly unit: Unit }

/** Grams, ml counted as grams; null for what is counted. */
export const inGrams = ({ quantity, unit }: Line): number | null =>
  unit === 'g' || unit === 'ml' ? quantity : unit === 'kg' || unit === 'l' ? 1000 * quantity : null

let amounts: ReadonlyMap<string, UsualAmount> | undefined

/** By the id of the food; foods of few dishes have none. */
export const usualAmounts = (): ReadonlyMap<string, UsualAmount> => {
  amounts ??= new Map(
    readFileSync(new URL('usual-amounts.tsv', import.meta.url), 'utf8')
      .trim()
      .split('\n')
      .slice(1)
      .map((row) => {
        const [id = '', , least, usual, most] = row.split('\t')
        return [id, { least: Number(least), usual: Number(usual), most: Number(most) }]
      }),
  )
  return amounts
}

/** Times above the most, or below the least, that any of our dishes takes: houses differ, a lost comma makes ten times. Ours. */
const times = 2

/** 'mucho' or 'poco' for so many; null where it is usual, or nobody can tell. */
export const unusual = (food: string, line: Line, servings: number): 'mucho' | 'poco' | null => {
  const known = usualAmounts().get(food)
  const grams = inGrams(line)
  if (known === undefined || grams === null || servings < 2) return null
  const each = grams / servings
  return each > times * known.most ? 'mucho' : each < known.least / times ? 'poco' : null
}

/** Lines that must be known, and times each of them must be off, before it is the servings that are asked about. Ours. */
const fewestKnown = 4
const farOff = 3

/** Whether the whole list is for far more or far fewer: then the number of servings was misread, not each line. */
export const fitsServings = (
  lines: readonly (Line & { readonly food: string | undefined })[],
  servings: number,
): boolean => {
  const off = lines.flatMap((line) => {
    const known = line.food === undefined ? undefined : usualAmounts().get(line.food)
    const grams = inGrams(line)
    return known === undefined || grams === null ? [] : [grams / servings / known.usual]
  })
  if (servings < 2 || off.length < fewestKnown) return true
  return !off.every((times) => times >= farOff) && !off.every((times) => times <= 1 / farOff)
}
