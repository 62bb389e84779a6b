import { isDoubtful, type ResolveFood } from '#core/nutrition/resolve-food.ts'
import { forPiece, toGrams, type WeighedBy } from '#core/units/household.ts'
import type { Unit } from '#core/units/units.ts'
import type { Merma } from './merma.ts'

/** What one unit of a line weighs: 'unidad' of Huevo is 50 g by its own measure. */
export type Equivalence = {
  readonly gramsPerUnit: number
  /** From sure to doubtful; 'water' is a millilitre taken as a gram. */
  readonly by: WeighedBy
  /** The food of the table it was read from: the cook sees whether it is hers. */
  readonly foodName: string
  /** The food is only the usual kind of that name ('pimiento' → Pimiento rojo), or water was assumed. */
  readonly guess: boolean
}

export type FoodFacts = { readonly equivalence: Equivalence | null; readonly merma: Merma | null }

const nothing: FoodFacts = { equivalence: null, merma: null }

/**
 * What the table knows of an ingredient that costing may use: weight of its unit (household measures, pieces, millilitres
 * and litres; null for grams and kilos, which need none) and merma (null where nothing is lost). Asks `resolve`, so the
 * cook's own choice of food counts here too. Foods that are not in the table answer nulls, never a guess.
 */
export const foodFacts = (name: string, unit: Unit, resolve: ResolveFood): FoodFacts => {
  const resolved = resolve(name)
  if (resolved === null) return nothing
  const { food, by } = resolved
  const doubtful = isDoubtful(by)
  const weighed = unit === 'g' || unit === 'kg' ? null : toGrams(1, unit, forPiece(food.measures, resolved.leftOver))
  const edible = food.ediblePercent
  return {
    equivalence:
      weighed === null
        ? null
        : {
            gramsPerUnit: weighed.grams,
            by: weighed.by,
            foodName: food.name,
            guess: doubtful || weighed.by === 'water',
          },
    merma:
      edible === null || edible <= 0 || edible >= 100
        ? null
        : {
            ediblePercent: edible,
            foodName: food.name,
            source: food.provenance.merma,
            guess: doubtful,
            test: null,
          },
  }
}
