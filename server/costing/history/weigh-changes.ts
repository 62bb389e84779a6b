import { type Counting, unitCost } from '#core/costing/costs/cost.ts'
import type { IngredientPrice } from '#core/costing/prices/price.ts'
import type { Unit } from '#core/units/units.ts'
import { factsFor } from '#server/costing/costs/cost-lines.ts'
import type { Scope } from '#server/database/as-user.ts'
import { slices } from '#server/database/slices.ts'
import type { Change } from './price-change.ts'

/** In the order of what they move in all recipes together; those that stand in no recipe last. */
export const weightiestFirst = async (
  scope: Scope,
  changes: readonly Change[],
  { reading, merma: counts }: Counting,
): Promise<Change[]> => {
  const used = await quantitiesOf(
    scope,
    changes.map(({ key }) => key),
  )
  const names = changes.map(({ after }) => ({ name: after.ingredientName }))
  const facts =
    reading === 'household' || counts ? await factsFor(scope, names) : () => ({ equivalence: null, merma: null })
  const weight = ({ key, before, after }: Change): number =>
    (used.get(key) ?? []).reduce((sum, { unit, quantity, clean }) => {
      const { equivalence, merma } = facts(after.ingredientName, unit)
      const each = (price: IngredientPrice) =>
        unitCost(price, unit, equivalence, reading, counts && clean ? merma : null)
      return sum + quantity * (each(after) - each(before))
    }, 0)
  return changes
    .map((change) => ({ change, weight: Math.abs(weight(change)) }))
    .toSorted((one, other) => other.weight - one.weight || (one.change.key < other.change.key ? -1 : 1))
    .map(({ change }) => change)
}

type Used = { readonly unit: Unit; readonly clean: boolean; readonly quantity: number }

/** How much of each ingredient all recipes take together, by unit, bruto and limpio apart. */
const quantitiesOf = async ({ tx, userId }: Scope, keys: readonly string[]): Promise<ReadonlyMap<string, Used[]>> => {
  const found = new Map<string, Used[]>()
  for (const some of slices(keys)) {
    const rows = await tx
      .selectFrom('ingredients')
      .where('user_id', '=', userId)
      .where('ingredient_key', 'in', some)
      .select(({ fn }) => ['ingredient_key', 'unit', 'clean', fn.sum<number>('quantity').as('quantity')])
      .groupBy(['ingredient_key', 'unit', 'clean'])
      .execute()
    for (const { ingredient_key, ...used } of rows)
      found.set(ingredient_key, [...(found.get(ingredient_key) ?? []), used])
  }
  return found
}
