import { ask, type BenchKitchen, get, measure, send } from './kitchen.ts'
import type { Report } from './report.ts'
import { benchRecipe } from './seed.ts'

/**
 * Pages of 50 of the cost list with 10,000 recipes of 12 lines, five levels deep; 19 in 20 of the ingredients have a price.
 */
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
  await impact(kitchen, report)
}

const touched = 2000

/** The price of an ingredient of 2,000 dishes changes, all of them with a PVP: its impact, and the list of changes. */
const impact = async (kitchen: BenchKitchen, report: Report): Promise<void> => {
  const session = kitchen.berta
  const name = 'Mantequilla del banco'
  const price = (price_per_unit: number) =>
    ask(kitchen, session, send('POST', '/rest/v1/ingredient_prices', { ingredient_name: name, price_per_unit }))
  for (let n = 0; n < touched; n++) {
    const recipe = benchRecipe(n)
    const ingredients = [...recipe.ingredients.slice(1), { name, quantity: 100 + (n % 50), unit: 'g' }]
    const { id } = await ask(kitchen, session, send('POST', '/rest/v1/recipes', { ...recipe, ingredients }))
    await ask(kitchen, session, send('PUT', `/rest/v1/recipes/${id}/price`, { gross_price: 10 + (n % 20) }))
  }
  const { id } = await price(5)
  await price(5.9)
  const look = async (what: string, path: string) => {
    await ask(kitchen, session, get(path))
    const [cpu, time] = [kitchen.cpu(), performance.now()]
    const rounds = 5
    for (let round = 0; round < rounds; round++) await ask(kitchen, session, get(path))
    const after = kitchen.cpu()
    const spent = (after.server + after.database - cpu.server - cpu.database) / rounds
    const figure = { part: 'costing', engine: kitchen.engine, unit: 'ms' } as const
    report.figure({ ...figure, what: `${what} (CPU)`, value: spent })
    report.figure({ ...figure, what: `${what} (time)`, value: (performance.now() - time) / rounds })
  }
  await look(`impact of a price on ${touched} dishes`, `/rest/v1/ingredient_prices/${id}/history`)
  await look('changes of prices since a month, the ten weightiest', '/rest/v1/price_changes')
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
