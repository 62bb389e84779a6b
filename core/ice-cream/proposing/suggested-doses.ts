import { isMovableIngredient } from '#core/ice-cream/balance/movable.ts'
import { plainName } from '#core/ice-cream/balance/trade.ts'
import type { FormulaType } from '#core/ice-cream/composition/formula.ts'
import type { IceIngredient } from '#core/ice-cream/composition/ingredient.ts'
import type { IcePantry } from '#core/ice-cream/composition/match-ingredient.ts'
import { type FlavourDoses, flavourRoom, flavoursListed, veganShare } from './flavour-doses.ts'
import { doseOf, familyOf } from './flavours.ts'
import type { FlavourReading } from './read-flavours.ts'
import { ingredientOf, refusalOf, wishNotes, withoutAddedSugar } from './wishes.ts'

/** What somebody who does not calculate would put in: a name and about how many grams for a kilo of mix. */
export type Suggestion = readonly { readonly name: string; readonly grams: number }[]

export type SuggestedDoses = FlavourDoses & {
  /** Different ingredients of the table among the names. */
  readonly known: number
}

/**
 * The flavours of a suggestion, at doses the trade uses. Names are matched with the table and only the rough share of a
 * flavour is believed, within its customary dose; of liquids, milk and sugars the balance decides. What is not in the table,
 * or not wanted by the name (vegan, without egg…), stays out and is told.
 */
export const suggestedDoses = (
  pantry: IcePantry,
  suggestion: Suggestion,
  reading: FlavourReading,
  type: FormulaType,
): SuggestedDoses => {
  const notes = wishNotes(reading, type)
  const doses = new Map<string, number>()
  const base = new Map<string, number>()
  const known = new Set<string>()
  const unknown = new Set<string>()
  // Whoever gave amounts for more than a kilo meant shares.
  const whole = Math.max(1000, sumOf(suggestion.map(({ grams }) => grams)))
  for (const { name, grams } of suggestion) {
    const ingredient = pantry.match(name)
    if (ingredient === null) {
      unknown.add(`«${name.trim()}»`)
      continue
    }
    const { id, category } = ingredient
    known.add(id)
    // Gums and neutral are the palette's: a tenth of a gram too much of them spoils a mix.
    if (category === 'estabilizante' || category === 'emulsionante' || category === 'neutro') continue
    const percent = (100 * grams) / whole
    const refused = refusalOf(pantry, id, reading)
    if (refused !== null) {
      if (!notes.includes(refused)) notes.push(refused)
    } else if (isMovableIngredient(ingredient) && !isFlavour(reading, id)) {
      if (!reading.isSugarFree && !reading.isLactoseFree) base.set(id, (base.get(id) ?? 0) + percent)
    } else {
      const [used, amount] = reading.isSugarFree ? withoutAddedSugar(pantry, id, percent, notes) : [id, percent]
      doses.set(used, Number(Math.min(mostOf(ingredient, reading, type), (doses.get(used) ?? 0) + amount).toFixed(2)))
    }
  }
  const taken = sumOf([...doses.values()])
  const room = doses.size > 1 ? flavourRoom.several : flavourRoom.one
  if (taken > room) for (const [id, percent] of doses) doses.set(id, Number(((percent * room) / taken).toFixed(2)))
  if (unknown.size > 0) notes.push(`${[...unknown].join(', ')}: no está en la tabla y no entra en la fórmula.`)
  return { label: labelsOf(pantry, reading, doses), doses, yolk: 0, base, notes, known: known.size }
}

/** Coconut milk is the liquid of a vegan base and the taste of a coconut sorbet: the name decides. */
const isFlavour = ({ flavours }: FlavourReading, id: string): boolean => flavours.some(({ doses }) => id in doses)

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0)

/** % of the mix: the customary most, else half as much again as our own dose; in vegan cocoa and nuts, ours (011). */
const mostOf = (ingredient: IceIngredient, { isVegan }: FlavourReading, type: FormulaType): number => {
  const family = familyOf(ingredient)
  if (family === null) return ingredient.maxDose ?? usualMost
  const usual = doseOf(ingredient.id, family, type)
  if (isVegan && (family === 'chocolate' || family === 'nut')) return veganShare * usual
  return ingredient.maxDose ?? 1.5 * usual
}
const usualMost = 5

/** As the name says it where that is what is in it, else the flavours that weigh most. */
const labelsOf = (pantry: IcePantry, { flavours }: FlavourReading, doses: ReadonlyMap<string, number>): string => {
  const said = flavours.filter((flavour) => Object.keys(flavour.doses).some((id) => doses.has(id)))
  if (said.length > 0) return flavoursListed(said)
  const heaviest = [...doses].sort(([, one], [, other]) => other - one).slice(0, 3)
  return heaviest.map(([id]) => plainName(ingredientOf(pantry, id).name)).join(', ')
}
