import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { openPostgres } from '#server/database/open-postgres.ts'
import { openMailbox } from '#testing/auth/mailbox.ts'
import { openProvider } from '#testing/fake-provider.ts'
import { forEachEngine, type Kitchen, newCook, openKitchen } from '#testing/harness.ts'

/** Everything at level debug, everything going wrong: and no secret in any line. */

const lines: string[] = []
const logStream = { write: (line: string) => void lines.push(line) }

const loud = async (engine: 'sqlite' | 'postgres', environment: Record<string, string> = {}): Promise<Kitchen> => {
  lines.length = 0
  return openKitchen(engine, { LOG_LEVEL: 'debug', ...environment }, { logStream })
}
const written = () => lines.join('')

forEachEngine((engine) => {
  test('contraseñas, fichas, enlaces y direcciones de quien entra, pide un enlace o se equivoca', async () => {
    const kitchen = await loud(engine)
    try {
      const ana = await newCook(kitchen, 'ana')
      const secrets = {
        password: 'no-es-la-mía-9',
        refresh_token: 'ficha-de-refresco-1',
        token_hash: 'resumen-de-enlace-1',
      }
      const email = 'marta.garcia@cocina.example'
      const post = (url: string, payload: object) =>
        kitchen.app.inject({
          ...{ method: 'POST', url, payload },
          headers: { authorization: `Bearer ${ana.token}`, cookie: 'sesion=galleta-secreta' },
        })
      await post('/auth/v1/token?grant_type=password', { email, password: secrets.password })
      await post('/auth/v1/token?grant_type=refresh_token', { refresh_token: secrets.refresh_token })
      await post('/auth/v1/recover', { email })
      await post('/auth/v1/verify', { type: 'recovery', token_hash: secrets.token_hash })
      await kitchen.app.inject(`/auth/v1/verify?type=recovery&token_hash=${secrets.token_hash}`)
      await kitchen.app.inject('/auth/v1/callback?state=estado-secreto&code=codigo-secreto')
      await ana.call('POST', '/rest/v1/recipes', { name: 'Receta muy secreta', method: '' })
      await ana.call('GET', '/rest/v1/recipes?q=busqueda-secreta')
      expect(lines.length).toBeGreaterThan(7)
      for (const secret of [
        ...Object.values(secrets),
        ana.token,
        email,
        'galleta',
        'estado-secreto',
        'codigo-secreto',
      ]) {
        expect(written()).not.toContain(secret)
      }
      expect(written()).not.toMatch(/Receta muy|busqueda-secreta|sofrito-lento|ana-[0-9a-f]{8}@/)
    } finally {
      await kitchen.close()
    }
  })

  test('un fallo de verdad deja su causa, sin las filas ni los valores de la consulta', async () => {
    const kitchen = await loud(engine)
    try {
      const ana = await newCook(kitchen, 'ana')
      await kitchen.store.migrating(({ script }) => script('alter table recipes rename to recetas_perdidas'))
      const body = {
        ...{ name: 'Caldo de la casa', category: '', servings: 4, method: 'Fuego lento.' },
        ingredients: [{ name: 'Huesos', quantity: 1, unit: 'kg' }],
      }
      expect((await ana.call('POST', '/rest/v1/recipes', body)).status).toBe(500)
      const error = lines.map((line) => JSON.parse(line)).find(({ level }) => level === 'error')
      expect(error).toMatchObject({ msg: 'unexpected', err: { message: expect.stringMatching(/recipes/) } })
      expect(error.requestId).toMatch(/^[0-9a-f-]{36}$/)
      expect(written()).not.toMatch(/Caldo de la casa|Fuego lento|Huesos/)
    } finally {
      await kitchen.close()
    }
  })
})

test('un servidor de correo que rechaza: se sabe qué dominio, no quién, ni el enlace, ni la clave', async () => {
  const mailbox = await openMailbox()
  const url = mailbox.url.replace('smtp://', 'smtp://obrador:clave-del-correo@')
  mailbox.refuse(550)
  const kitchen = await loud('sqlite', {
    SMTP_URL: mailbox.url,
    MAIL_FROM: 'hola@cocina.example',
    APP_SECRET: 'Zq8-w1LmR5tYp0sXe7vNb3kHd9uJc2Gf',
  })
  const wrong = await openKitchen(
    'sqlite',
    { LOG_LEVEL: 'debug', SMTP_URL: url, MAIL_FROM: 'hola@cocina.example' },
    { logStream },
  )
  try {
    for (const { app } of [kitchen, wrong]) {
      const payload = { email: 'marta.garcia@cocina.example', password: 'sofrito-lento' }
      await app.inject({ method: 'POST', url: '/auth/v1/signup', payload })
    }
    await expect.poll(() => lines.filter((line) => line.includes('mail not delivered')).length).toBe(2)
    expect(written()).toContain('cocina.example')
    expect(written()).not.toMatch(/marta\.garcia|clave-del-correo|token_hash=\w|Zq8-w1LmR5/)
    expect(written()).not.toContain(Buffer.from('\u0000obrador\u0000clave-del-correo').toString('base64'))
  } finally {
    await kitchen.close()
    await wrong.close()
    await mailbox.close()
  }
})

test('un modelo que contesta con la clave y la pregunta dentro del error', async () => {
  const provider = await openProvider()
  provider.play((response, { headers, body }) => {
    response.writeHead(401, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ error: { message: `Incorrect key ${headers.authorization}: ${body}` } }))
  })
  const { baseUrl } = provider.settings()
  const kitchen = await loud('sqlite', {
    ...{ LLM_BASE_URL: baseUrl, LLM_MODEL: 'fogon-1', LLM_API_KEY: 'sk-clave-que-nadie-debe-ver' },
  })
  try {
    const ana = await newCook(kitchen, 'ana')
    const body = { recipeName: 'Caldo de la abuela', ingredients: [{ name: 'Huesos', quantity: 1, unit: 'kg' }] }
    const answer = await ana.call('POST', '/functions/v1/generate-method', body)
    expect(answer.body).toMatchObject({ engine: 'local' })
    expect(provider.received.length).toBeGreaterThan(0)
    expect(written()).toContain('language model gave no answer')
    expect(written()).not.toMatch(/sk-clave|Caldo de la abuela|Huesos/)
  } finally {
    await kitchen.close()
    await provider.close()
  }
})

test('una base de datos que no está: ni su clave ni su dirección entera en lo que lee el operador', async () => {
  const closed = createServer()
  await new Promise<void>((done) => closed.listen(0, '127.0.0.1', () => done()))
  const address = closed.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  await new Promise((done) => closed.close(done))
  const trouble = await openPostgres(`postgres://obrador:clave-de-la-base@127.0.0.1:${port}/cocina`).then(
    () => '',
    (error: Error) => error.message,
  )
  expect(trouble).toContain('No se llega a la base de datos')
  expect(trouble).not.toContain('clave-de-la-base')
})
