import { z } from 'zod/mini'
import type { Impact } from '#core/costing/history/impact.ts'
import { priceKinds } from '#core/costing/prices/price.ts'
import { isDay } from './offers.ts'

/** The wire of what prices were, and of what their changes do to the dishes (docs/decisiones/028). */

const impactRow = z.object({
  /** Dishes whose cost has changed. */
  dishes: z.number(),
  /** Dishes that passed the food cost the cook aims at, and that came back below it. */
  over: z.number(),
  under: z.number(),
  /** Dishes with another target than the kitchen's. */
  own_targets: z.number(),
  /** Dishes without PVP. */
  without_price: z.number(),
  /** The dishes that change most, ten at most. */
  worst: z.array(
    z.object({
      recipe_id: z.string(),
      name: z.string(),
      /** € a serving costs more; below 0: less. */
      difference: z.number(),
      /** In %; null without PVP. */
      food_cost_before: z.nullable(z.number()),
      food_cost_after: z.nullable(z.number()),
      /** The food cost it should stay within, in %. */
      target: z.number(),
    }),
  ),
})

const changeRow = z.object({
  ingredient_name: z.string(),
  /** The saved price it is of. */
  price_id: z.string(),
  before: z.number(),
  unit_before: z.string(),
  after: z.number(),
  unit: z.string(),
  /** In %; null where the two cannot be compared. */
  percent: z.nullable(z.number()),
  before_at: z.string(),
  after_at: z.string(),
  impact: impactRow,
})

/** GET /rest/v1/ingredient_prices/:id/history: the newest 300 prices, oldest first. */
export const historyAnswer = z.object({
  points: z.array(
    z.object({
      saved_at: z.string(),
      price_per_unit: z.number(),
      unit: z.string(),
      source: z.nullable(z.string()),
      kind: z.enum(priceKinds),
      price_date: z.nullable(z.string()),
      /** False: the price of an offer; where it counts as well, it stands here twice. */
      counted: z.boolean(),
    }),
  ),
  /** The last change and what it does; null while the price has never changed. */
  change: z.nullable(changeRow),
  /** The kitchen's target: the food cost the dishes are held against that have no other, in %. */
  target: z.number(),
})

/** GET /rest/v1/price_changes */
export const changesQuery = z.object({
  /** A day: 'YYYY-MM-DD'. Left out: since the cook last said 'Visto', else 30 days ago. */
  since: z.optional(z.string().check(z.refine((text: string) => isDay(text), 'No es una fecha'))),
})

/** Ingredients whose own price has changed since, those first that move the book's costs most; ten at most. */
export const changesAnswer = z.object({
  since: z.string(),
  total: z.number(),
  target: z.number(),
  items: z.array(changeRow),
})

/** POST /rest/v1/price_changes/seen: from now on only what changes later is told. */
export const seenAnswer = z.object({ since: z.string() })

export type ChangeRow = z.infer<typeof changeRow>
export type ChangesAnswer = z.infer<typeof changesAnswer>
export type HistoryAnswer = z.infer<typeof historyAnswer>
export type ImpactRow = z.infer<typeof impactRow>

export const impactToRow = ({ dishes, over, under, ownTargets, withoutPrice, worst }: Impact): ImpactRow => ({
  ...{ dishes, over, under, own_targets: ownTargets, without_price: withoutPrice },
  worst: worst.map(({ id, name, difference, foodCostBefore, foodCostAfter, target }) => ({
    ...{ recipe_id: id, name, difference, food_cost_before: foodCostBefore, food_cost_after: foodCostAfter, target },
  })),
})
