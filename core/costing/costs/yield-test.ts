import { decimal, dividedBy, minus, times, toNumber } from '#core/costing/decimal.ts'
import { ingredientKey } from '#core/pantry/ingredient-key.ts'
import type { Unit } from '#core/units/units.ts'
import type { FoodFacts } from './equivalence.ts'
import { cleanCost, type Merma, type YieldTest } from './merma.ts'

/** What a test says of its food as a merma. */
export const mermaOfTest = (foodName: string, test: YieldTest): Merma => ({
  ediblePercent: usablePercent(test),
  foodName,
  source: test.testedOn,
  guess: false,
  test,
})

/** Facts of foods with the kitchen's own tests, by ingredient key, before the table's merma. */
export const testedFacts = (
  factsOf: (name: string, unit: Unit) => FoodFacts,
  tests: ReadonlyMap<string, YieldTest>,
): ((name: string, unit: Unit) => FoodFacts) => {
  if (tests.size === 0) return factsOf
  // Asked of a name once for every unit, and a key takes longer to make than to keep.
  const ofName = new Map<string, YieldTest | undefined>()
  return (name, unit) => {
    const facts = factsOf(name, unit)
    if (!ofName.has(name)) ofName.set(name, tests.get(ingredientKey(name)))
    const test = ofName.get(name)
    return test === undefined ? facts : { ...facts, merma: mermaOfTest(name, test) }
  }
}

/** Usable share in %, above 0 and at most 100. */
export const usablePercent = ({ gramsBefore, gramsAfter }: Pick<YieldTest, 'gramsBefore' | 'gramsAfter'>): number =>
  toNumber(dividedBy(times(decimal(gramsAfter), decimal(100)), decimal(gramsBefore)))

/** € of a usable kilo, where a kilo as bought costs `pricePerKilo`. */
export const usableKiloCost = (pricePerKilo: number, test: YieldTest): number =>
  toNumber(cleanCost(decimal(pricePerKilo), decimal(1), mermaOfTest('', test)))

/** What keeps a test from being saved, first things first; null: nothing. */
export type YieldTestProblem = 'before' | 'after' | 'after_above' | 'trimmings' | 'trimmings_above' | 'trimmings_price'

/** Whether the figures can be of one cleaning. */
export const yieldTestProblem = (test: Omit<YieldTest, 'testedOn'>): YieldTestProblem | null => {
  const { gramsBefore, gramsAfter, trimmingsGrams, trimmingsPrice } = test
  if (!(gramsBefore > 0)) return 'before'
  if (!(gramsAfter > 0)) return 'after'
  if (gramsAfter > gramsBefore) return 'after_above'
  if (!(trimmingsGrams >= 0)) return 'trimmings'
  if (toNumber(minus(decimal(gramsBefore), decimal(gramsAfter))) < trimmingsGrams) return 'trimmings_above'
  if (!(trimmingsPrice >= 0)) return 'trimmings_price'
  return null
}
