import type { PageIngredient } from '#core/cookbook/page.ts'
import { flesh } from '#core/method/kinds/role-groups.ts'
import type { Pantry } from '#core/pantry/match-food.ts'
import { classify } from '#core/pantry/roles.ts'
import type { IngredientDraft } from '#core/recipes/recipe.ts'
import { nameKey } from '#core/spanish/name-key.ts'
import { stem } from '#core/spanish/stem.ts'
import { toGrams } from '#core/units/household.ts'
import type { Pair } from './pair-ingredients.ts'

/** How many times the page's amount the cook has of one thing. */
export type Share = {
  readonly own: PageIngredient
  readonly line: IngredientDraft
  readonly usual: number
  readonly given: number
  readonly ratio: number
}

/** The cook's batch against the page's: of each thing, and in the middle. */
export type Shares = {
  readonly all: readonly Share[]
  readonly middle: number
  readonly ofOwn: ReadonlyMap<PageIngredient, number>
}

/** How much larger than the page a cook's batch is; 1 where too few amounts can be compared. */
export const sharesOf = (pairs: readonly Pair[], pantry: Pantry): Shares => {
  const all = pairs
    .filter(({ how, line }, at) => how !== 'form' && pairs.findIndex((one) => one.line === line) === at)
    // A fish or a bird by the piece weighs what it weighs.
    .filter(({ line }) => line.unit !== 'unidad' || !flesh.includes(classify(line.name).role))
    .flatMap(({ own, line }) => {
      const [usual, given] = [usualOf(pairs, line, pantry), gramsOf(line, pantry)]
      return usual === null || given === null || usual <= 0 ? [] : [{ own, line, usual, given, ratio: given / usual }]
    })
  const sorted = all.map(({ ratio }) => ratio).toSorted((a, b) => a - b)
  const middle = all.length < 3 ? 1 : (sorted[Math.floor(sorted.length / 2)] ?? 1)
  const ofLine = new Map(all.map(({ line, ratio }) => [line, ratio]))
  return {
    all,
    middle,
    ofOwn: new Map(
      pairs.flatMap(({ own, line }) => {
        const ratio = ofLine.get(line)
        return ratio === undefined ? [] : [[own, ratio] as const]
      }),
    ),
  }
}

/** What the page takes of a line, in all its goes. */
const usualOf = (pairs: readonly Pair[], line: IngredientDraft, pantry: Pantry): number | null => {
  const grams = pairs.filter((one) => one.line === line).map(({ own }) => gramsOf(own, pantry))
  return grams.reduce<number | null>((sum, one) => (sum === null || one === null ? null : sum + one), 0)
}

const gramsOf = ({ name, quantity, unit }: IngredientDraft, pantry: Pantry): number | null => {
  const food = pantry.match(name)?.food
  if (food === undefined) return null
  const grams = toGrams(quantity, unit, food.measures)?.grams ?? null
  // A piece is measured clean; a page weighs a lobster with its shell.
  const isWhole = food.weighed === 'bruto' && !['g', 'kg', 'ml', 'l'].includes(unit)
  return grams === null || !isWhole ? grams : (grams * 100) / (food.ediblePercent ?? 100)
}

/** A name by its stems, so that 'la alubia' and 'alubias' are one. */
export const pairKey = (name: string): string => nameKey(name).split(' ').map(stem).join(' ')
