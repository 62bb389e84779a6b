import { ask, type BenchKitchen, get, measure, send } from './kitchen.ts'
import type { Report } from './report.ts'

/** Pages of 50 of the cost list with 10,000 recipes of 12 ingredients, 19 in 20 of which have a price. */
export const benchCosting = async (kitchen: BenchKitchen, report: Report): Promise<void> => {
  const session = kitchen.berta
  const page = (operation: string, path: string) =>
    measure(kitchen, report, {
      part: 'costing',
      session,
      operation,
      count: 24,
      connections: 2,
      callFor: () => get(path),
    })
  const prefer = (household_to_grams: boolean) =>
    ask(kitchen, session, send('PATCH', '/rest/v1/preferences', { household_to_grams }))
  const byTotal = '/rest/v1/recipe_costs?sort=total&order=desc'

  await page('costs by name', '/rest/v1/recipe_costs')
  await first(kitchen, report, 'first page by total: 10,000 added up', byTotal)
  await page('costs by total', byTotal)
  await page("costs by total, 'croquetas'", `${byTotal}&q=croquetas`)
  await prefer(true)
  await first(kitchen, report, 'the same after the switch to grams', byTotal)
  await page('costs by total, measures in grams', byTotal)
  await prefer(false)
  await priceChanges(kitchen, report, byTotal)
  await page('ingredients without price', '/rest/v1/unpriced_ingredients')
}

const first = async (kitchen: BenchKitchen, report: Report, what: string, path: string): Promise<void> => {
  const before = kitchen.cpu()
  await ask(kitchen, kitchen.berta, get(path))
  const after = kitchen.cpu()
  const value = after.server + after.database - before.server - before.database
  report.figure({ part: 'costing', engine: kitchen.engine, what: `${what} (CPU)`, value, unit: 'ms' })
}

/** A price is edited and the list looked at, in turn: what a cook does who hunts for the dearest dish. */
const priceChanges = async (kitchen: BenchKitchen, report: Report, byTotal: string): Promise<void> => {
  const session = kitchen.berta
  await ask(kitchen, session, get(byTotal))
  const { items } = await ask(kitchen, session, get('/rest/v1/ingredient_prices?limit=50'))
  const before = kitchen.cpu()
  const rounds = 20
  for (let round = 0; round < rounds; round++) {
    const { ingredient_name } = items[round % items.length]
    await ask(
      kitchen,
      session,
      send('POST', '/rest/v1/ingredient_prices', { ingredient_name, price_per_unit: 3 + round }),
    )
    await ask(kitchen, session, get(byTotal))
  }
  const after = kitchen.cpu()
  const value = (after.server + after.database - before.server - before.database) / rounds
  report.figure({
    part: 'costing',
    engine: kitchen.engine,
    what: 'a price edited, then by total (CPU)',
    value,
    unit: 'ms',
  })
}
