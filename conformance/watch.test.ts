import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { type Engine, forEachEngine, type Kitchen, newCook, openKitchen } from '#testing/harness.ts'

/** What an operator sees of a running server: one log line per request, slow queries, /metrics behind its token. */

const token = 'una-clave-para-prometheus'
const lines: Record<string, unknown>[] = []
let kitchen: Kitchen

const open = async (engine: Engine, environment: Record<string, string>) => {
  lines.length = 0
  const logStream = { write: (line: string) => void lines.push(JSON.parse(line)) }
  kitchen = await openKitchen(engine, { LOG_LEVEL: 'info', ...environment }, { logStream })
}
afterEach(() => kitchen.close())

const scrape = (authorization?: string) =>
  kitchen.app.inject({ url: '/metrics', headers: authorization === undefined ? {} : { authorization } })

forEachEngine((engine) => {
  test('cada petición deja una línea, con su número, su ruta y quién, y sin lo que se escribió', async () => {
    await open(engine, {})
    const ana = await newCook(kitchen, 'ana')
    lines.length = 0
    const id = '0199a0b0-0000-4000-8000-000000000000'
    const answer = await kitchen.app.inject({
      url: `/rest/v1/recipes/${id}?q=secreto`,
      headers: { authorization: `Bearer ${ana.token}`, 'x-request-id': 'proxy-77' },
    })
    expect(answer.headers['x-request-id']).toBe('proxy-77')
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatchObject({
      ...{ level: 'info', msg: 'request', requestId: 'proxy-77', method: 'GET', route: '/rest/v1/recipes/:id' },
      ...{ status: 404, user: ana.id, ms: expect.any(Number), time: expect.stringMatching(/^\d{4}-.*Z$/) },
    })
    expect(JSON.stringify(lines)).not.toMatch(/secreto|0199a0b0/)
  })

  test.each(['con espacios', 'a'.repeat(65), '{"$":1}', ''])(
    'el número «%s» no se acepta: va uno propio',
    async (id) => {
      await open(engine, { LOG_LEVEL: 'silent' })
      const answer = await kitchen.app.inject({ url: '/health', headers: { 'x-request-id': id } })
      expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
    },
  )

  test('una consulta lenta se apunta sin sus valores', async () => {
    await open(engine, { SLOW_QUERY_MS: '1', LOG_LEVEL: 'warn' })
    const { db } = kitchen.store
    const numbers =
      engine === 'sqlite'
        ? sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < 300000)
            select count(*) as c from n where i = ${424_242} or 'palabra secreta' = ''`
        : sql`select pg_sleep(0.02), ${'424242'}::text as c, 'palabra secreta' as d`
    await numbers.execute(db)
    const slow = lines.filter(({ msg }) => msg === 'slow query')
    expect(slow.length).toBeGreaterThan(0)
    expect(slow.at(-1)).toMatchObject({ level: 'warn', ms: expect.any(Number), sql: expect.stringContaining('select') })
    expect(JSON.stringify(slow)).not.toMatch(/424242|palabra/)
  })

  test('sin METRICS_TOKEN no hay /metrics; con ella, sólo para quien la trae', async () => {
    await open(engine, { LOG_LEVEL: 'silent' })
    expect((await scrape(`Bearer ${token}`)).statusCode).toBe(404)
    await kitchen.close()
    await open(engine, { LOG_LEVEL: 'silent', METRICS_TOKEN: token })
    for (const wrong of [undefined, '', 'Bearer ', `Bearer ${token}x`, token, 'Bearer undefined']) {
      const answer = await scrape(wrong)
      expect(answer.statusCode).toBe(404)
      expect(answer.json()).toMatchObject({ code: 'not_found' })
    }
    const answer = await scrape(`Bearer ${token}`)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toContain('text/plain; version=0.0.4')
  })

  test('/metrics cuenta peticiones por ruta, entradas fallidas, memoria, conexiones, cola y correos', async () => {
    await open(engine, { LOG_LEVEL: 'silent', METRICS_TOKEN: token })
    const ana = await newCook(kitchen, 'ana')
    for (let time = 0; time < 3; time++) await ana.call('GET', '/rest/v1/recipes')
    await ana.call('GET', `/rest/v1/recipes/${ana.id}`)
    await kitchen.app.inject({ url: '/rest/v1/recipes' })
    const payload = { email: 'nadie@cocina.example', password: 'no-es-esta' }
    await kitchen.app.inject({ method: 'POST', url: '/auth/v1/token?grant_type=password', payload })
    const { body } = await scrape(`Bearer ${token}`)
    const value = (series: string) =>
      body
        .split('\n')
        .find((line) => line.startsWith(`${series} `))
        ?.split(' ')[1]
    expect(value('http_requests_total{method="GET",route="/rest/v1/recipes",status_code="200"}')).toBe('3')
    expect(value('http_requests_total{method="GET",route="/rest/v1/recipes/:id",status_code="404"}')).toBe('1')
    expect(value('http_request_duration_seconds_count{method="GET",route="/rest/v1/recipes"}')).toBe('4')
    expect(value('obrador_auth_failures_total{code="unauthenticated"}')).toBe('1')
    expect(value('obrador_auth_failures_total{code="invalid_credentials"}')).toBe('1')
    expect(body).toMatch(new RegExp(`obrador_build_info\\{version="[\\d.]+",engine="${engine}"\\} 1`))
    expect(Number(value('process_resident_memory_bytes'))).toBeGreaterThan(1e7)
    expect(Number(value('obrador_database_query_duration_seconds_count'))).toBeGreaterThan(3)
    expect(Number(value('obrador_database_connections{state="idle"}'))).toBeGreaterThan(0)
    expect(Number(value('nodejs_eventloop_lag_p99_seconds'))).toBeGreaterThanOrEqual(0)
    expect(value('obrador_scanner_photos{state="waiting"}')).toBe('0')
    expect(value('obrador_mails_waiting')).toBe('0')
    expect(body).not.toMatch(/cocina\.example|[0-9a-f]{8}-[0-9a-f]{4}/)
  })
})
