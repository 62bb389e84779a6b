import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { costRecipe, type LineToCost } from '#core/costing/cost.ts'
import { ingredientKey } from '#core/pantry/ingredient-key.ts'
import { nameKey } from '#core/pantry/name-key.ts'
import { type Unit, units } from '#core/units/units.ts'
import { asUser } from '#server/database/as-user.ts'
import { openStore } from '#server/database/open.ts'
import { loadFoods } from '#server/pantry/load.ts'
import { createDatabase, startPostgres } from '#tools/postgres.ts'
import { benchRecipe, seedRecipes } from './seed.ts'
import { cpuOf, cpuOfTree, startServer } from './server-process.ts'

/**
 * `node tools/bench/costing.ts [recipes…]`: what an escandallo costs in core, and what a page of the cost list costs the
 * server and the database with so many recipes of 12 ingredients in one account, out of 600 ingredients of which 19 in 20
 * have a price.
 */

const ingredientCount = 600
const calls = 20
const names = loadFoods()
  .slice(0, ingredientCount)
  .map(({ name }) => name)

const nameAt = (index: number): string => names[index % names.length] ?? ''

/** The recipe of the other benches, made of real foods. */
const costedRecipe: typeof benchRecipe = (n) => {
  const recipe = benchRecipe(n)
  return {
    ...recipe,
    ingredients: recipe.ingredients.map((line, index) => ({ ...line, name: nameAt(n * 13 + index * 37) })),
  }
}

const benchCore = (): void => {
  const price = { id: '', ingredientName: '', unit: 'kg', source: null, kind: 'typed', priceDate: null } as const
  const lines = (n: number): LineToCost[] =>
    costedRecipe(n).ingredients.map((line, index) => ({
      ...line,
      unit: unitAt(n + index),
      price: { ...price, pricePerUnit: (n % 997) / 100 + 0.37, lastUpdated: '2026-11-01T00:00:00.000Z' },
      equivalence: { gramsPerUnit: 12.5, by: 'measure', foodName: '', guess: false },
    }))
  const book = Array.from({ length: 1000 }, (_, n) => lines(n))
  for (const reading of ['specified', 'household'] as const) {
    const whole = () => book.map((recipe) => costRecipe(recipe, 4, { reading, today: '2026-11-21' }))
    whole()
    const spent = best(10, whole)
    console.log(`core, ${reading}: 1,000 recipes ${spent.toFixed(1)} ms CPU, one ${(spent / 1000).toFixed(3)} ms`)
  }
}

const unitAt = (index: number): Unit => units[index % units.length] ?? 'g'

const best = (rounds: number, work: () => void): number => {
  const once = () => {
    const before = process.cpuUsage()
    work()
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  }
  return Math.min(...Array.from({ length: rounds }, once))
}

const benchEngine = async (engine: 'sqlite' | 'postgres', recipes: number): Promise<void> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'obrador-bench-'))
  const postgres = engine === 'postgres' ? await startPostgres() : undefined
  const databaseUrl = postgres === undefined ? undefined : await createDatabase(postgres.url, 'bench')
  const environment = { DATA_DIR: dataDir, ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }) }
  try {
    const first = await startServer(environment)
    const session = await signUp(first.url)
    await first.stop()
    const store = await openStore({ dataDir, databaseUrl })
    await seedRecipes(store, session.user.id, recipes, costedRecipe)
    await seedPrices(store, session.user.id)
    if (store.engine === 'postgres') await store.migrating(({ script }) => script('vacuum analyze'))
    await store.close()

    const server = await startServer(environment)
    const headers = { authorization: `Bearer ${session.access_token}`, 'content-type': 'application/json' }
    const get = async (path: string): Promise<unknown> => {
      const answer = await fetch(`${server.url}/rest/v1${path}`, { headers })
      if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
      return answer.json()
    }
    const cpu = () => ({ server: cpuOf(server.pid), database: postgres === undefined ? 0 : cpuOfTree(postgres.pid) })
    const measure = async (what: string, path: string): Promise<void> => {
      await get(path)
      const before = cpu()
      const times: number[] = []
      for (let call = 0; call < calls; call++) {
        const started = performance.now()
        await get(path)
        times.push(performance.now() - started)
      }
      const after = cpu()
      const [inServer, inDatabase] = [after.server - before.server, after.database - before.database]
      const median = times.toSorted((one, other) => one - other)[calls / 2] ?? 0
      const figures = [inServer, inDatabase].map((spent) => (spent / calls).toFixed(1).padStart(6)).join(' + ')
      console.log(`  ${what.padEnd(34)} CPU ${figures} ms, wall p50 ${median.toFixed(0).padStart(4)} ms`)
    }
    console.log(`${engine}, ${recipes} recipes (server + database)`)
    await measure('page by name', '/recipe_costs')
    await measure('page by total', '/recipe_costs?sort=total&order=desc')
    await measure('page by total, searched', '/recipe_costs?sort=total&order=desc&q=croquetas')
    await measure('unpriced ingredients', '/unpriced_ingredients')
    await fetch(`${server.url}/rest/v1/preferences`, { method: 'PATCH', headers, body: '{"household_to_grams":true}' })
    await measure('page by name, measures in grams', '/recipe_costs')
    await measure('page by total, measures in grams', '/recipe_costs?sort=total&order=desc')
    await server.stop()
  } finally {
    await postgres?.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

const seedPrices = (store: Awaited<ReturnType<typeof openStore>>, userId: string): Promise<void> =>
  asUser(store, userId, async ({ tx }) => {
    for (const [index, name] of names.entries()) {
      if (index % 20 === 0) continue
      const keys = { ingredient_name: name, ingredient_key: ingredientKey(name), name_key: nameKey(name) }
      const price = {
        price_per_unit: 1 + index / 10,
        unit: 'kg',
        source: 'Prueba',
        kind: 'typed',
        price_date: null,
      } as const
      await tx
        .insertInto('ingredient_prices')
        .values({
          user_id: userId,
          id: crypto.randomUUID(),
          ...keys,
          ...price,
          last_updated: '2026-11-01T00:00:00.000Z',
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    }
  })

const signUp = async (url: string): Promise<{ access_token: string; user: { id: string } }> => {
  const body = JSON.stringify({ email: 'ana@cocina.example', password: 'sofrito-lento' })
  const headers = { 'content-type': 'application/json' }
  return (await fetch(`${url}/auth/v1/signup`, { method: 'POST', headers, body })).json()
}

benchCore()
const sizes = process.argv.slice(2).map(Number)
for (const recipes of sizes.length === 0 ? [5000, 10_000] : sizes) {
  for (const engine of ['sqlite', 'postgres'] as const) await benchEngine(engine, recipes)
}
