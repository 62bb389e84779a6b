import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ask, type BenchKitchen, get, password, send } from './kitchen.ts'
import { type Call, newClient, type Timings } from './load.ts'
import type { Report } from './report.ts'

/**
 * Whether heavy work holds others up: how long a list takes (99th percentile) while nothing else happens, and while four
 * cooks sign in without pause and a photo is being read; and the longest time the server's event loop did nothing else
 * during each of the heaviest answers.
 */
export const benchBlocking = async (kitchen: BenchKitchen, report: Report): Promise<void> => {
  await kitchen.restart({ METRICS_TOKEN: metricsToken })
  const { engine } = kitchen
  const figure = (what: string, value: number, unit: 'ms' | '×', aim?: number) =>
    report.figure({ part: 'blocking', engine, what, value, unit, ...(aim === undefined ? {} : { aim }) })

  const photo = scan('01-croquetas-tarjeta.jpg')
  // The reader's start belongs to the first photo, not to what is measured.
  await ask(kitchen, kitchen.ana, photo)
  const idle = await lists(kitchen, 300)
  const busy = await during(kitchen, () => lists(kitchen, 300))
  figure('list, p99, nothing else', idle.p99, 'ms')
  figure('list, p99, 4 sign-ins and a scan under way', busy.p99, 'ms')
  figure('list, p99: against nothing else', busy.p99 / idle.p99, '×', 5)
  figure('list, p50: against nothing else', busy.p50 / idle.p50, '×')

  await late(kitchen)
  for (const [what, call] of await heavyCalls(kitchen)) {
    await late(kitchen)
    await ask(kitchen, kitchen.berta, call)
    figure(`event loop held up by ${what}`, await late(kitchen), 'ms', 50)
  }
  await kitchen.restart()
}

/** ms between two looks of the Prometheus client at the event loop; its figure begins there. */
const samplingMs = 10
const metricsToken = 'only-for-the-bench-0123456789'

const lists = async (kitchen: BenchKitchen, count: number): Promise<Timings> => {
  const client = newClient(kitchen.server().url, kitchen.ana.access_token, 2)
  const list = () => get('/rest/v1/recipes?limit=50')
  await client.load(50, list)
  const timings = await client.load(count, list)
  client.close()
  return timings
}

/** Four cooks sign in again and again, and one photo after the other is read, until the work is done. */
const during = async <T>(kitchen: BenchKitchen, work: () => Promise<T>): Promise<T> => {
  let over = false
  const again = async (call: Call): Promise<void> => {
    while (!over) await ask(kitchen, kitchen.ana, call)
  }
  const signIn = send('POST', '/auth/v1/token?grant_type=password', { email: 'ana@cocina.example', password })
  const heavy = [1, 2, 3, 4].map(() => again(signIn))
  heavy.push(again(scan('04-paella-tarjeta.jpg')))
  // Until all of it is well under way.
  await new Promise((resolve) => setTimeout(resolve, 300))
  const done = await work()
  over = true
  await Promise.all(heavy)
  return done
}

const scan = (page: string): Call =>
  send('POST', '/functions/v1/scan-recipe-document', {
    fileData: `data:image/jpeg;base64,${readFileSync(join('tools', 'scan', 'pages', page), 'base64')}`,
  })

/** The heaviest answers there are, of the cook with the largest book. */
const heavyCalls = async (kitchen: BenchKitchen): Promise<readonly (readonly [string, Call])[]> => {
  const rows = Array.from({ length: 2000 }, (_, n) => `Ingrediente ${n};${(n % 90) + 1},50;kg`)
  const text = ['Ingrediente;Precio;Unidad', ...rows].join('\n')
  const list: Call = { method: 'POST', path: '/rest/v1/ingredient_prices/import/preview', body: text, type: 'text/csv' }
  const preview = await ask(kitchen, kitchen.berta, list)
  const confirmed = preview.rows.map(
    ({ ingredient_name, price_per_unit, unit, price_date }: Record<string, unknown>) => ({
      ...{ ingredient_name, price_per_unit, unit, price_date },
    }),
  )
  return [
    ['a list of 100', get('/rest/v1/recipes?limit=100')],
    ['reading a price list of 2,000 lines', list],
    ['saving it', send('POST', '/rest/v1/ingredient_prices/import', { rows: confirmed })],
    ['costs by total after it (10,000 recipes)', get('/rest/v1/recipe_costs?sort=total')],
    ['the prices as a file', get('/rest/v1/ingredient_prices/export')],
    ['the whole account as a file', get('/auth/v1/user/export')],
  ]
}

/** ms the event loop was held up at most since this was last asked. */
const late = async (kitchen: BenchKitchen): Promise<number> => {
  const headers = { authorization: `Bearer ${metricsToken}` }
  const answer = await fetch(`${kitchen.server().url}/metrics`, { headers })
  const seconds = /nodejs_eventloop_lag_max_seconds (\S+)/.exec(await answer.text())?.[1]
  if (seconds === undefined) throw new Error('The metrics say nothing of the event loop')
  return Math.max(0, Number(seconds) * 1000 - samplingMs)
}
