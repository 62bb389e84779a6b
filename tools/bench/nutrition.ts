import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { type CalculateNutritionAnswer, nutritionToSave } from '#core/api/nutrition.ts'
import { analyseRecipe } from '#core/nutrition/analyse-recipe.ts'
import { resolverOf } from '#core/nutrition/resolve-food.ts'
import { units } from '#core/units/units.ts'
import { openStore } from '#server/database/open.ts'
import { loadPantry } from '#server/pantry/load.ts'
import { createDatabase, startPostgres } from '#tools/postgres.ts'
import { type Call, newClient } from './load.ts'
import { benchRecipe, seedRecipes } from './seed.ts'
import { cpuOf, cpuOfTree, startServer } from './server-process.ts'

/**
 * `node tools/bench/nutrition.ts [sqlite|postgres]`: what an analysis costs. The engine alone on 20 ingredients (aim: 2 ms,
 * issue 6), then every nutrition call through the real server with 5,000 recipes, 4,900 of them analysed.
 */

const recipes = 5000
const pending = 100
const rounds = 200
const connections = 4

const everyday =
  `Harina de trigo;Huevos camperos L;Leche entera;Mantequilla;Azúcar;Sal;Aceite de oliva virgen extra;Ajo;Cebolla;
Tomate triturado;Pimiento;Gambas peladas;Mejillones;Caldo de pescado casero;Arroz bomba;Azafrán;Pimentón de la Vera;
Perejil picado;Vino blanco;Un ingrediente que no existe`
    .split(';')
    .map((name, index) => ({ name: name.trim(), quantity: 10 + index, unit: units[index % units.length] ?? 'g' }))

const benchEngineAlone = (): void => {
  const resolve = resolverOf(loadPantry())
  const times = Array.from({ length: 1200 }, () => {
    const started = performance.now()
    analyseRecipe(everyday, resolve)
    return performance.now() - started
  })
  const first = times[0] ?? 0
  const warm = times.slice(200).sort((one, other) => one - other)
  const at = (share: number) => (warm[Math.floor(share * warm.length)] ?? 0).toFixed(3)
  console.log(
    `engine, ${everyday.length} ingredients (aim 2 ms): first ${first.toFixed(2)} ms, p50 ${at(0.5)}, p99 ${at(0.99)}`,
  )
}

const benchServer = async (engine: 'sqlite' | 'postgres'): Promise<void> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'obrador-bench-'))
  const postgres = engine === 'postgres' ? await startPostgres() : undefined
  const databaseUrl = postgres === undefined ? undefined : await createDatabase(postgres.url, 'bench')
  const environment = { DATA_DIR: dataDir, ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }) }
  try {
    const first = await startServer(environment)
    const answer = await fetch(`${first.url}/auth/v1/signup`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'ana@cocina.example', password: 'sofrito-lento' }),
    })
    const session = await answer.json()
    await first.stop()
    const store = await openStore({ dataDir, databaseUrl })
    await seedRecipes(store, session.user.id, recipes)
    await sql`
      insert into nutritional_info (user_id, recipe_id, calories, proteins, carbohydrates, fats, per_serving, updated_at,
        recipe_updated_at, with_data, line_count)
      select user_id, id, 1000, 40, 100, 50, false, updated_at, updated_at, 10, 12 from recipes
      order by updated_at limit ${recipes - pending}`.execute(store.db)
    if (store.engine === 'postgres') await store.migrating(({ script }) => script('vacuum analyze'))
    await store.close()

    const server = await startServer(environment)
    const client = newClient(server.url, session.access_token, connections)
    const cpu = () => cpuOf(server.pid) + (postgres === undefined ? 0 : cpuOfTree(postgres.pid))
    console.log(`\n== ${engine}, ${recipes} recipes, CPU ms per request (server and database)`)
    for (const [name, callFor] of await casesFor(server.url, session.access_token)) {
      await client.load(20, callFor)
      const before = cpu()
      const { count, p50, p99 } = await client.load(rounds, (index) => callFor(index + 20))
      const spent = (cpu() - before) / count
      console.log(`${name.padEnd(38)} ${spent.toFixed(2).padStart(6)} | p50 ${p50.toFixed(1)} p99 ${p99.toFixed(1)} ms`)
    }
    client.close()
    await server.stop()
  } finally {
    await postgres?.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

const casesFor = async (
  url: string,
  token: string,
): Promise<readonly (readonly [string, (index: number) => Call])[]> => {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const listed = await fetch(`${url}/rest/v1/recipes?limit=100`, { headers }).then((answer) => answer.json())
  const ids: string[] = listed.items.map((item: { id: string }) => item.id)
  const idFor = (index: number) => ids[index % ids.length] ?? ''
  const calculation = { recipeName: 'Arroz', servings: 4, ingredients: everyday }
  const calculated: CalculateNutritionAnswer = await fetch(`${url}/functions/v1/calculate-nutrition`, {
    method: 'POST',
    headers,
    body: JSON.stringify(calculation),
  }).then((answer) => answer.json())
  const analysis = JSON.stringify(nutritionToSave(calculated, listed.items[0].updated_at))
  const get = (path: string) => (): Call => ({ method: 'GET', path })
  const foods = ['sal', 'tomate-cherry', null]
  return [
    ['recipes, 50, for comparison', get('/rest/v1/recipes?limit=50')],
    ['cards, 50', get('/rest/v1/nutritional_info/recipes?limit=50')],
    ['cards, search', get('/rest/v1/nutritional_info/recipes?q=croquetas&limit=50')],
    [`pending, 20 of ${pending}, with the total`, get('/rest/v1/nutritional_info/pending')],
    [
      'calculate, 20 ingredients',
      () => ({ method: 'POST', path: '/functions/v1/calculate-nutrition', body: JSON.stringify(calculation) }),
    ],
    ['save', (index) => ({ method: 'PUT', path: `/rest/v1/nutritional_info/${idFor(index)}`, body: analysis })],
    ['detail', (index) => ({ method: 'GET', path: `/rest/v1/nutritional_info/${idFor(index)}` })],
    ['allergens', (index) => ({ method: 'GET', path: `/rest/v1/recipes/${idFor(index)}/allergens` })],
    ['food search, found', get('/rest/v1/foods?q=harina')],
    ['food search, only similar', get('/rest/v1/foods?q=calabazin%20verde')],
    [
      'choose a food (outdates analyses)',
      (index) => ({
        method: 'PUT',
        path: '/rest/v1/food_choices',
        body: JSON.stringify({ name: benchRecipe(1).ingredients[0]?.name, food_id: foods[index % foods.length] }),
      }),
    ],
  ]
}

console.log(`${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}`)
benchEngineAlone()
const asked = process.argv.slice(2)
for (const engine of ['sqlite', 'postgres'] as const) {
  if (asked.length === 0 || asked.includes(engine)) await benchServer(engine)
}
