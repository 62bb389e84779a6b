import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest'
import { createApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { openProvider, says } from '#testing/fake-provider.ts'
import { type Kitchen, newCook, openKitchen, request } from '#testing/harness.ts'
import { createDatabase } from '#testing/postgres.ts'
import { runServer, type ServerRun } from '#testing/server-run.ts'

/** Processes on one database: what they must share, and what happens when they do not. */

vi.setConfig({ testTimeout: 60_000 })

const folders: string[] = []
const running: ServerRun[] = []

const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'obrador-fellows-'))
  folders.push(folder)
  return folder
}
const start = (environment: Record<string, string>): ServerRun => {
  const server = runServer({ HOST: '127.0.0.1', ...environment })
  running.push(server)
  return server
}
let databases = 0
const newDatabase = () => {
  databases += 1
  return createDatabase(inject('postgresUrl'), `fellows_${process.pid}_${databases}`)
}

afterEach(async () => {
  for (const { child, exit } of running.splice(0)) {
    child.kill('SIGKILL')
    await exit
  }
})
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

const secret = (letter: string): string => `${letter}-una-frase-bien-larga-y-propia-de-la-casa-7391`

test('cuatro procesos que arrancan a la vez sobre una base vacía: una sola migración, todos sirven', async () => {
  const DATABASE_URL = await newDatabase()
  const DATA_DIR = newFolder()
  const servers = Array.from({ length: 4 }, () => start({ DATABASE_URL, DATA_DIR }))
  const urls = await Promise.all(servers.map(({ url }) => url()))
  for (const url of urls) expect((await fetch(`${url.replace('localhost', '127.0.0.1')}/ready`)).status).toBe(200)
})

test('con otra carpeta de datos y sin claves compartidas se niega con una línea', async () => {
  const DATABASE_URL = await newDatabase()
  await start({ DATABASE_URL, DATA_DIR: newFolder() }).url()
  const other = start({ DATABASE_URL, DATA_DIR: newFolder() })
  expect((await other.exit).code).toBe(1)
  expect(other.output().trim().split('\n')).toHaveLength(1)
  expect(other.output()).toContain('tiene otra APP_SECRET: las sesiones de uno no valdrían en el otro')
})

describe('junto a un proceso vivo', () => {
  let kitchen: Kitchen
  let shared: Record<string, string>
  beforeEach(async () => {
    shared = { DATA_DIR: newFolder(), SITE_URL: 'https://cocina.example', APP_SECRET: secret('a') }
    kitchen = await openKitchen('postgres', shared)
  })
  afterEach(() => kitchen.close())

  const join = (change: Record<string, string>, afterMs = 0) =>
    createApp(readConfig({ LOG_LEVEL: 'silent', ...shared, ...change }), kitchen.store, {
      now: () => new Date(Date.now() + 1 + afterMs),
    })

  test.each([
    ['APP_SECRET', 'otra APP_SECRET', () => ({ APP_SECRET: secret('b') })],
    ['AUTH_JWT_KEYS', 'otra AUTH_JWT_KEYS', () => ({ DATA_DIR: newFolder() })],
    ['SITE_URL', 'otra dirección en SITE_URL', () => ({ SITE_URL: 'https://otra.example' })],
  ])(
    'quien no comparte %s se niega y la nombra; pasados tres minutos sin señales, ya no',
    async (_name, words, change) => {
      await expect(join(change())).rejects.toThrow(words)
      // It has left nothing behind that would keep the next one from starting.
      await (await join({})).close()
      await (await join(change(), 181_000)).close()
    },
  )

  test('quien lo comparte todo arranca sin aviso', async () => {
    const app = await join({})
    expect(app.startupNotes.join()).not.toContain('no aceptan aún')
    await app.close()
  })

  test('la clave se cambia en dos pasos; de golpe arranca, pero avisa', async () => {
    const first = await join({ APP_SECRET_PREVIOUS: secret('b') })
    expect(first.startupNotes.join()).not.toContain('no aceptan aún')
    await first.close()
    const hasty = await join({ APP_SECRET: secret('b'), APP_SECRET_PREVIOUS: secret('a') })
    expect(hasty.startupNotes.join()).toContain('Otros procesos no aceptan aún esta APP_SECRET')
    await hasty.close()
  })

  test('las preguntas al modelo de un cocinero se cuentan entre todos', async () => {
    const provider = await openProvider()
    const { baseUrl, model } = provider.settings()
    provider.play(says({ steps: ['Dorar el pollo y asarlo 50 minutos a 180 grados.'] }))
    const change = { LLM_BASE_URL: baseUrl, LLM_MODEL: model, LLM_USER_PER_HOUR: '3' }
    const apps = [await join(change), await join(change)]
    const cook = await newCook(kitchen, 'ana')
    const engines: string[] = []
    for (const app of [...apps, ...apps]) {
      const body = { recipeName: 'Pollo asado', ingredients: [{ name: 'Pollo', quantity: 1.5, unit: 'kg' }] }
      const url = '/functions/v1/generate-method'
      engines.push((await request(app, { method: 'POST', url, token: cook.token, body })).body.engine)
    }
    expect(engines).toEqual(['model', 'model', 'model', 'local'])
    expect(provider.received).toHaveLength(3)
    await Promise.all(apps.map((app) => app.close()))
    await provider.close()
  })

  test('quien termina bien no deja rastro', async () => {
    const app = await join({})
    await app.ready()
    const rows = () => kitchen.store.db.selectFrom('auth_processes').select('pid').execute()
    expect(await rows()).toHaveLength(2)
    await app.close()
    expect(await rows()).toHaveLength(1)
  })
})
