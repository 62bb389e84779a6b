import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { openStore } from '#server/database/open.ts'
import { newClient } from './load.ts'
import { seedRecipes } from './seed.ts'
import { cpuOf, residentOf, startServer } from './server-process.ts'

/**
 * `node tools/bench/assistant.ts`: what the local engine costs. Processor time per method and per answer with 10,000
 * recipes in the library, through the real server, and the memory of its tables. Aims: issue 4, point 9.
 */

const recipes = 10_000
const rounds = 60
const methodAim = 20
const answerAim = 50

const ingredients = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    name:
      ['pollo', 'arroz bomba', 'cebolla', 'ajo', 'azafrán', 'aceite de oliva', 'gambas', 'pimiento'][index % 8] ?? '',
    quantity: 10 + index,
    unit: 'g',
  }))
const method = (recipeName: string, count: number) => ({
  path: '/functions/v1/generate-method',
  body: { recipeName, ingredients: ingredients(count) },
})
const ask = (content: string, earlier: readonly object[] = []) => ({
  path: '/functions/v1/ai-culinary-assistant',
  body: { messages: [...earlier, { role: 'user', content }] },
})
const talk = Array.from({ length: 38 }, (_, index) => ({
  role: index % 2 === 0 ? 'user' : 'assistant',
  content: 'Sofreír la cebolla despacio. '.repeat(20),
}))

const cases = [
  ['método, 12 ingredientes', methodAim, method('Arroz con pollo', 12)],
  ['método, 300 ingredientes', methodAim, method('Arroz con pollo', 300)],
  ['saludo', answerAim, ask('Hola')],
  ['crear', answerAim, ask('Crea una receta de croquetas de jamón para 8')],
  ['buscar en la biblioteca', answerAim, ask('¿Qué puedo hacer con calabaza y jamón?')],
  ['buscar lo que no hay', answerAim, ask('¿Tengo alguna receta de trufa negra?')],
  ['coste de una propia', answerAim, ask('¿Cuánto cuesta la crema de calabaza?')],
  ['nutrición de una propia', answerAim, ask('¿Cuántas calorías tiene la crema de calabaza?')],
  ['proporción', answerAim, ask('¿Cuánta gelatina lleva un litro de panna cotta?')],
  ['no se entiende, 4.000 letras', answerAim, ask('pollo con arroz y calabaza '.repeat(148))],
  ['tras 38 mensajes', answerAim, ask('¿Y para 30 pax?', talk)],
] as const

const dataDir = mkdtempSync(join(tmpdir(), 'obrador-bench-'))
try {
  const environment = { DATA_DIR: dataDir }
  const first = await startServer(environment)
  const answer = await fetch(`${first.url}/auth/v1/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'ana@cocina.example', password: 'sofrito-lento' }),
  })
  const session = await answer.json()
  await first.stop()
  const store = await openStore({ dataDir, databaseUrl: undefined })
  await seedRecipes(store, session.user.id, recipes)
  await store.close()

  const server = await startServer(environment)
  const client = newClient(server.url, session.access_token, 1)
  const idle = residentOf(server.pid)
  const call = ({ path, body }: (typeof cases)[number][2]) => ({ method: 'POST', path, body: JSON.stringify(body) })
  await client.load(1, () => call(ask('Hola')))
  console.log(`${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}; ${recipes} recipes`)
  console.log(`resident ${megabytes(idle)} when idle, ${megabytes(residentOf(server.pid))} after the first answer`)
  console.log('CPU ms per request                aim  |  p50 ms   p99 ms')
  for (const [name, aim, what] of cases) {
    await client.load(5, () => call(what))
    const before = cpuOf(server.pid)
    const { count, p50, p99 } = await client.load(rounds, () => call(what))
    const spent = (cpuOf(server.pid) - before) / count
    console.log(
      `${name.padEnd(26)} ${spent.toFixed(1).padStart(6)} ${String(aim).padStart(5)}  | ${p50.toFixed(1).padStart(7)}  ${p99.toFixed(1).padStart(7)}`,
    )
  }
  console.log(`resident after load: ${megabytes(residentOf(server.pid))}`)
  client.close()
  await server.stop()
} finally {
  rmSync(dataDir, { recursive: true, force: true })
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(0)} MB`
}
