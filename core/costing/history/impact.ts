import { type Counting, costRecipe, type LineToCost } from '#core/costing/costs/cost.ts'
import { type Decimal, decimal, dividedBy, minus, plus, toNumber, zero } from '#core/costing/decimal.ts'
import { foodCostPercent } from '#core/costing/menu/food-cost.ts'
import { isOverTarget } from '#core/costing/menu/target.ts'
import type { IngredientPrice } from '#core/costing/prices/price.ts'

/** A dish with the lines of it that hold the ingredient whose price has changed. */
export type TouchedDish = {
  readonly id: string
  readonly name: string
  readonly servings: number
  /** PVP of a serving with IVA, in €; null where the cook has not said it. */
  readonly grossPrice: number | null
  /** In %: the food cost it should stay within, where that is not the kitchen's; null: the kitchen's. */
  readonly ownTarget: number | null
  /** € of the whole dish at the prices of now; null where it is not known (and then there is no food cost). */
  readonly total: number | null
  /** Their own prices are not looked at. */
  readonly lines: readonly LineToCost[]
}

export type Terms = {
  readonly counting: Counting
  /** In %: the food cost a dish should stay within that has no target of its own. */
  readonly targetPercent: number
  readonly vatPercent: number
}

export type DishImpact = {
  readonly id: string
  readonly name: string
  /** € a serving costs more (below 0: less). */
  readonly difference: number
  /** In %, before and after; null without PVP. */
  readonly foodCostBefore: number | null
  readonly foodCostAfter: number | null
  /** In %: the food cost it should stay within. */
  readonly target: number
}

export type Impact = {
  /** Dishes whose cost has changed. */
  readonly dishes: number
  /** Dishes that passed the target, and that came back below it. */
  readonly over: number
  readonly under: number
  /** Dishes, of all that have changed, with another target than the kitchen's. */
  readonly ownTargets: number
  /** Dishes without PVP: of them nobody knows the food cost. */
  readonly withoutPrice: number
  /** Those that change most, at most `mostShown`. */
  readonly worst: readonly DishImpact[]
}

const mostShown = 10

/**
 * What a change of one price does to the dishes that hold the ingredient, all other prices being what they are now. Exact:
 * a dish costs its total now, and before it cost that less the difference of its lines. `dishes` are taken one after the
 * other and not kept, so that a book of any size may be passed in pieces.
 */
export const impactOf = (
  before: IngredientPrice,
  after: IngredientPrice,
  dishes: Iterable<TouchedDish>,
  terms: Terms,
): Impact => {
  const counts = { dishes: 0, over: 0, under: 0, ownTargets: 0, withoutPrice: 0 }
  let worst: DishImpact[] = []
  for (const dish of dishes) {
    const impact = onDish(before, after, dish, terms)
    if (impact.difference === 0) continue
    counts.dishes += 1
    const { foodCostBefore, foodCostAfter, target } = impact
    if (target !== terms.targetPercent) counts.ownTargets += 1
    if (foodCostBefore === null || foodCostAfter === null) counts.withoutPrice += 1
    else {
      const [was, is] = [isOverTarget(foodCostBefore, target), isOverTarget(foodCostAfter, target)]
      if (is && !was) counts.over += 1
      if (was && !is) counts.under += 1
    }
    worst.push(impact)
    if (worst.length >= 20 * mostShown) worst = dearestFirst(worst)
  }
  return { ...counts, worst: dearestFirst(worst) }
}

/** Of equals by name, so that the same change reads the same every time. */
const dearestFirst = (impacts: readonly DishImpact[]): DishImpact[] =>
  impacts
    .toSorted(
      (one, other) =>
        Math.abs(other.difference) - Math.abs(one.difference) ||
        one.name.localeCompare(other.name, 'es') ||
        (one.id < other.id ? -1 : 1),
    )
    .slice(0, mostShown)

const onDish = (before: IngredientPrice, after: IngredientPrice, dish: TouchedDish, terms: Terms): DishImpact => {
  const { id, name, grossPrice, total } = dish
  const servings = decimal(Number.isFinite(dish.servings) && dish.servings >= 1 ? dish.servings : 1)
  const difference = minus(costAt(after, dish, terms), costAt(before, dish, terms))
  const foodCost = (cost: Decimal): number | null =>
    grossPrice === null ? null : foodCostPercent(toNumber(dividedBy(cost, servings)), grossPrice, terms.vatPercent)
  return {
    ...{ id, name, difference: toNumber(dividedBy(difference, servings)) },
    foodCostBefore: total === null ? null : foodCost(minus(decimal(total), difference)),
    foodCostAfter: total === null ? null : foodCost(decimal(total)),
    target: dish.ownTarget ?? terms.targetPercent,
  }
}

/** € of the lines of the ingredient at this price. */
const costAt = (price: IngredientPrice, { lines, servings }: TouchedDish, { counting }: Terms): Decimal =>
  costRecipe(
    lines.map((line) => ({ ...line, price })),
    servings,
    counting,
  ).lines.reduce((sum, { cost }) => plus(sum, decimal(cost ?? 0)), zero)
