import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { limitText } from '#core/api/field.ts'
import { type Period, type SalesBody, type SalesPreview, salesLimits } from '#core/api/sales.ts'
import { readSalesList } from '#core/costing/menu/sales-list.ts'
import { AppError } from '#core/errors/app-error.ts'
import { nameKey } from '#core/spanish/name-key.ts'
import { filledLines } from '#server/costing/files/filled-lines.ts'
import { asReader, asUser, type Scope } from '#server/database/as-user.ts'
import { slices } from '#server/database/slices.ts'
import type { Deps } from '#server/http/deps.ts'

const shownPeriods = 100

/** The periods with sales, the newest first. */
export const listPeriods = (deps: Deps, userId: string) => asReader(deps.store, userId, findPeriods)

const findPeriods = async ({ tx, userId }: Scope) => {
  const rows = await tx
    .selectFrom('dish_sales')
    .where('user_id', '=', userId)
    .groupBy(['from_day', 'to_day'])
    .select(({ fn }) => ['from_day', 'to_day', fn.countAll<number>().as('dishes'), fn.sum<number>('units').as('units')])
    .orderBy('to_day', 'desc')
    .orderBy('from_day', 'desc')
    .limit(shownPeriods)
    .execute()
  return {
    items: rows.map(({ from_day, to_day, dishes, units }) => ({
      ...{ from: from_day, to: to_day },
      ...{ dishes: Number(dishes), units: Number(units) },
    })),
  }
}

/** The sales of a period. */
const salesOf = ({ tx, userId }: Scope, { from, to }: Period) =>
  tx.selectFrom('dish_sales').where('user_id', '=', userId).where('from_day', '=', from).where('to_day', '=', to)

/** Replaces what is named, all or none. A recipe that is not hers → `not_found`; more dishes than fit → `too_many_dishes`. */
export const saveSales = (deps: Deps, userId: string, { from, to, rows }: SalesBody) =>
  asUser(deps.store, userId, async (scope) => {
    const { tx } = scope
    // Of two rows for one dish the last counts.
    const units = new Map(rows.map((row) => [row.recipe_id, row.units]))
    await refuseUnknown(scope, [...units.keys()])
    const gone = [...units].flatMap(([id, sold]) => (sold === null ? [id] : []))
    for (const some of slices(gone)) {
      await tx
        .deleteFrom('dish_sales')
        .where('user_id', '=', userId)
        .where('from_day', '=', from)
        .where('to_day', '=', to)
        .where('recipe_id', 'in', some)
        .execute()
    }
    const period = { user_id: userId, from_day: from, to_day: to, updated_at: deps.now().toISOString() }
    const sold = [...units].flatMap(([recipe_id, one]) => (one === null ? [] : [{ ...period, recipe_id, units: one }]))
    for (const some of slices(sold)) {
      await tx
        .insertInto('dish_sales')
        .values(some)
        .onConflict((conflict) =>
          conflict
            .columns(['user_id', 'from_day', 'to_day', 'recipe_id'])
            .doUpdateSet(({ ref }) => ({ units: ref('excluded.units'), updated_at: ref('excluded.updated_at') })),
        )
        .execute()
    }
    const { dishes } = await salesOf(scope, { from, to })
      .select(({ fn }) => fn.countAll<number>().as('dishes'))
      .executeTakeFirstOrThrow()
    if (Number(dishes) > salesLimits.dishes) throw new AppError('too_many_dishes')
    return { dishes: Number(dishes) }
  })

const refuseUnknown = async ({ tx, userId }: Scope, ids: readonly string[]): Promise<void> => {
  for (const some of slices(ids)) {
    const found = await tx
      .selectFrom('recipes')
      .where('user_id', '=', userId)
      .where('id', 'in', some)
      .select('id')
      .execute()
    if (found.length < some.length) throw new AppError('not_found')
  }
}

/** Takes the sales of a period away; none there is no failure. */
export const deleteSales = (deps: Deps, userId: string, { from, to }: Period): Promise<void> =>
  asUser(deps.store, userId, async ({ tx }) => {
    await tx
      .deleteFrom('dish_sales')
      .where('user_id', '=', userId)
      .where('from_day', '=', from)
      .where('to_day', '=', to)
      .execute()
  })

/** Recipes of one name that are told apart in the preview. */
const shownMatches = 10

/** What a till's list holds, and which recipes its names are. Saves nothing. */
export const previewSales = async (deps: Deps, userId: string, period: Period, text: string): Promise<SalesPreview> => {
  // Before anything is read; one line may be the header.
  const lines = filledLines(text) - 1
  if (lines > salesLimits.importRows) {
    const [has, may] = [limitText(lines), limitText(salesLimits.importRows)]
    const message = `La lista tiene ${has} líneas y puede tener ${may} como mucho. Divídela en varias.`
    throw new AppError('sales_unreadable', { message })
  }
  const { rows, problems } = readSalesList(text, salesLimits)
  await yieldToEventLoop()
  const { matches, saved } = await asReader(deps.store, userId, async (mine) => ({
    matches: await recipesNamed(mine, [...new Set(rows.map(({ name }) => nameKey(name)))]),
    saved: new Map(
      (await salesOf(mine, period).select(['recipe_id', 'units']).execute()).map((row) => [row.recipe_id, row.units]),
    ),
  }))
  return {
    rows: rows.map(({ name, units, lines }) => {
      const fitting = matches.get(nameKey(name)) ?? []
      const [only, ...others] = fitting
      return {
        ...{ name, units, lines: [...lines], matches: fitting.slice(0, shownMatches) },
        saved: only === undefined || others.length > 0 ? null : (saved.get(only.recipe_id) ?? null),
      }
    }),
    problems: [...problems],
  }
}

type Match = { readonly recipe_id: string; readonly name: string }

const recipesNamed = async ({ tx, userId }: Scope, keys: readonly string[]): Promise<ReadonlyMap<string, Match[]>> => {
  const found = new Map<string, Match[]>()
  for (const some of slices(keys)) {
    const rows = await tx
      .selectFrom('recipes')
      .where('user_id', '=', userId)
      .where('name_key', 'in', some)
      .select(['id', 'name', 'name_key'])
      .orderBy('id')
      .execute()
    for (const { id, name, name_key } of rows)
      found.set(name_key, [...(found.get(name_key) ?? []), { recipe_id: id, name }])
  }
  return found
}
