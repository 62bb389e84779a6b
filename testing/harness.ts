import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { describe, inject } from 'vitest'
import { createApp } from '#server/app.ts'
import { type Config, readConfig } from '#server/config.ts'
import { openStore } from '#server/database/open.ts'
import type { Store } from '#server/database/store.ts'
import { asServerLogin, createDatabase } from './postgres.ts'

/** A real server on a real, migrated, empty database of one engine. */
export type Kitchen = {
  readonly app: FastifyInstance
  /** The database as its owner sees it, to look behind the server's back. */
  readonly store: Store
  /** The database as the server asks it: on PostgreSQL by a login that owns nothing. */
  readonly asked: Store
  readonly config: Config
  /** Moves the server's clock forward. */
  readonly wait: (milliseconds: number) => void
  readonly close: () => Promise<void>
}

export type Engine = Store['engine']

/** Runs the same tests on both engines. */
export const forEachEngine = (tests: (engine: Engine) => void): void => {
  describe.each(['sqlite', 'postgres'] as const)('%s', tests)
}

/** Opens a kitchen; `environment` is what the operator would have set. */
export const openKitchen = async (
  engine: Engine,
  environment: Record<string, string> = {},
  options: Pick<Parameters<typeof createApp>[2] & object, 'logStream' | 'webDir'> = {},
): Promise<Kitchen> => {
  const dataDir = environment['DATA_DIR'] ?? mkdtempSync(join(tmpdir(), 'obrador-'))
  const isGiven = engine === 'sqlite' || environment['DATABASE_URL'] !== undefined
  const database: Record<string, string> = isGiven ? {} : await freshDatabase()
  const config = readConfig({
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    AUTH_IP_LIMIT_FACTOR: '1000',
    USER_LIMIT_FACTOR: '1000',
    ...database,
    ...environment,
  })
  const asked = await openStore(config)
  const store = engine === 'sqlite' ? asked : await openStore({ ...config, databaseLoginUrl: undefined })
  let offset = 0
  const app = await createApp(config, asked, { ...options, now: () => new Date(Date.now() + offset) })
  await app.ready()
  return {
    app,
    store,
    asked,
    config,
    wait: (milliseconds) => {
      offset += milliseconds
    },
    close: async () => {
      await app.close()
      await asked.close()
      if (store !== asked) await store.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** A signed-in cook: `call` makes requests as him and answers status and parsed body. */
export type Cook = {
  readonly id: string
  readonly token: string
  readonly call: (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', url: string, body?: unknown) => Promise<Answer>
}

// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
export type Answer = { readonly status: number; readonly body: any }

/** Signs a new cook up through the real endpoint. */
export const newCook = async ({ app }: Kitchen, name: string): Promise<Cook> => {
  const email = `${name}-${randomUUID().slice(0, 8)}@cocina.example`
  const answer = await app.inject({
    method: 'POST',
    url: '/auth/v1/signup',
    payload: { email, password: 'sofrito-lento' },
  })
  const { access_token: token, user } = answer.json()
  if (answer.statusCode !== 200) throw new Error(`Sign-up failed: ${answer.body}`)
  return { id: user.id, token, call: (method, url, body) => request(app, { method, url, token, body }) }
}

/** A request without or with a token; a body that is a string is sent as it is. */
export const request = async (
  app: FastifyInstance,
  {
    method,
    url,
    token,
    body,
  }: { method: NonNullable<InjectOptions['method']>; url: string; token?: string; body?: unknown },
): Promise<Answer> => {
  const answer = await app.inject({
    method,
    url,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(typeof body === 'string' ? { 'content-type': 'application/json' } : {}),
    },
    ...(body === undefined ? {} : { payload: body as string | object }),
  })
  const isJson = String(answer.headers['content-type']).includes('json')
  return { status: answer.statusCode, body: answer.body === '' ? null : isJson ? answer.json() : answer.body }
}

const freshDatabase = async (): Promise<{ DATABASE_URL: string; DATABASE_LOGIN_URL: string }> => {
  const name = `t_${randomUUID().replaceAll('-', '')}`
  const url = await createDatabase(inject('postgresUrl'), name, inject('migratedTemplate'))
  return { DATABASE_URL: url, DATABASE_LOGIN_URL: asServerLogin(url) }
}
