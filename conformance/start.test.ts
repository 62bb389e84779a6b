import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, afterEach, describe, expect, inject, test } from 'vitest'
import { createDatabase, freePort } from '#testing/postgres.ts'
import { runServer, type ServerRun } from '#testing/server-run.ts'

/** The process itself: how it starts, refuses to start, closes, and what a violent end leaves behind. */

const folders: string[] = []
const running = new Set<ChildProcess>()

const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'obrador-start-'))
  folders.push(folder)
  return folder
}

const run = (environment: Record<string, string>): ServerRun => {
  const server = runServer(environment)
  running.add(server.child)
  void server.exit.then(() => running.delete(server.child))
  return server
}

const refusal = async (environment: Record<string, string>): Promise<string> => {
  const process = run(environment)
  const { code } = await process.exit
  expect(code).toBe(1)
  return process.output().trim()
}

afterEach(() => {
  for (const child of running) child.kill('SIGKILL')
})
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

const post = async (
  url: string,
  body: object,
  token = '',
): Promise<{ status: number; body: { access_token: string; id: string } }> => {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  })
  return { status: answer.status, body: await answer.json() }
}

const recipe = {
  name: 'Caldo',
  servings: 4,
  method: 'Hervir.',
  ingredients: [{ name: 'Agua', quantity: 2, unit: 'l' }],
}
const cook = { email: 'ana@cocina.example', password: 'sofrito-lento' }

describe('se niega a arrancar con una sola línea que dice qué hacer', () => {
  const oneLine = (text: string) => expect(text.split('\n')).toHaveLength(1)

  test('si el puerto está ocupado', async () => {
    const squatter = createServer().listen(0, 'localhost')
    await new Promise((resolve) => squatter.once('listening', resolve))
    const taken = squatter.address()
    const port = String(typeof taken === 'object' ? taken?.port : 0)
    const text = await refusal({ DATA_DIR: newFolder(), PORT: port })
    squatter.close()
    oneLine(text)
    expect(text).toContain(`El puerto ${port} está ocupado`)
  })

  test('si en la carpeta de datos no se puede escribir', async () => {
    const file = join(newFolder(), 'soy-un-fichero')
    writeFileSync(file, '')
    const text = await refusal({ DATA_DIR: join(file, 'datos') })
    oneLine(text)
    expect(text).toContain('No se puede escribir en la carpeta de datos')
  })

  test('si otro Obrador usa la carpeta de datos', async () => {
    const folder = newFolder()
    const first = run({ DATA_DIR: folder })
    await first.url()
    const text = await refusal({ DATA_DIR: folder })
    oneLine(text)
    expect(text).toContain('Otro Obrador está usando la carpeta de datos')
    first.child.kill('SIGTERM')
    await first.exit
  })

  test('si no se llega a la base de datos', async () => {
    const text = await refusal({ DATA_DIR: newFolder(), DATABASE_URL: 'postgres://nadie@127.0.0.1:1/nada' })
    oneLine(text)
    expect(text).toContain('No se llega a la base de datos')
  })

  test('si la base de datos es de una versión más nueva', async () => {
    const folder = newFolder()
    const first = run({ DATA_DIR: folder })
    await first.url()
    first.child.kill('SIGTERM')
    await first.exit
    const database = new DatabaseSync(join(folder, 'obrador.db'))
    database.exec(`insert into schema_migrations values ('9999_future', 'x', 'x')`)
    database.close()
    const text = await refusal({ DATA_DIR: folder })
    oneLine(text)
    expect(text).toContain('versión más nueva de Obrador (9999_future)')
  })

  test('si el fichero de la base de datos está dañado', async () => {
    const folder = newFolder()
    writeFileSync(join(folder, 'obrador.db'), 'esto no es una base de datos'.repeat(100))
    const text = await refusal({ DATA_DIR: folder })
    oneLine(text)
    expect(text).toContain('está dañada. Restaura una copia de seguridad')
  })

  test.each([
    ['PORT', 'ochenta', 'un número de 0 a 65535'],
    ['DATABASE_URL', 'mysql://x', 'postgres://'],
    ['SITE_URL', 'cocina', 'una dirección como https://'],
  ])('si %s vale «%s»', async (name, value, expected) => {
    const text = await refusal({ DATA_DIR: newFolder(), [name]: value })
    oneLine(text)
    expect(text).toContain(name)
    expect(text).toContain(expected)
  })
})

test('los secretos que crea sólo los lee su dueño', async () => {
  const folder = newFolder()
  const server = run({ DATA_DIR: folder })
  await server.url()
  server.child.kill('SIGTERM')
  expect(await server.exit).toEqual({ code: 0, signal: null })
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /secret|key|clave/i.test(name),
  )
  const modes = files.map((name) => statSync(join(folder, name))).filter((stat) => stat.isFile())
  expect(modes.length).toBeGreaterThanOrEqual(2)
  for (const { mode } of modes) expect(mode & 0o777).toBe(0o600)
})

describe.each(['sqlite', 'postgres'])('%s', (engine) => {
  // The port is part of the address tokens are issued for, so both starts use the same one.
  const environmentFor = async (): Promise<Record<string, string>> => {
    const folder = newFolder()
    const port = String(await freePort())
    if (engine === 'sqlite') return { DATA_DIR: folder, PORT: port }
    const url = await createDatabase(inject('postgresUrl'), `start_${Date.now()}_${Math.floor(Math.random() * 1e6)}`)
    return { DATA_DIR: folder, PORT: port, DATABASE_URL: url }
  }

  test('lo guardado sigue ahí después de reiniciar, y la sesión también', async () => {
    const environment = await environmentFor()
    const first = run(environment)
    const url = await first.url()
    const { body: session } = await post(`${url}/auth/v1/signup`, cook)
    const { body: saved } = await post(`${url}/rest/v1/recipes`, recipe, session.access_token)
    first.child.kill('SIGTERM')
    expect(await first.exit).toEqual({ code: 0, signal: null })

    const second = run(environment)
    const answer = await fetch(`${await second.url()}/rest/v1/recipes/${saved.id}`, {
      headers: { authorization: `Bearer ${session.access_token}` },
    })
    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual(saved)
  })

  test('ninguna receta confirmada se pierde al matar el proceso en plena faena', async () => {
    const environment = await environmentFor()
    const first = run(environment)
    const url = await first.url()
    const { body: session } = await post(`${url}/auth/v1/signup`, cook)
    const acknowledged: string[] = []
    const writer = async (): Promise<void> => {
      for (;;) {
        const answer = await post(`${url}/rest/v1/recipes`, recipe, session.access_token).catch(() => undefined)
        if (answer === undefined) return
        if (answer.status === 201) acknowledged.push(answer.body.id)
      }
    }
    const writers = [writer(), writer(), writer()]
    while (acknowledged.length < 30) await new Promise((resolve) => setTimeout(resolve, 5))
    first.child.kill('SIGKILL')
    await Promise.all([...writers, first.exit])

    const second = run(environment)
    const restarted = await second.url()
    for (const id of acknowledged) {
      const answer = await fetch(`${restarted}/rest/v1/recipes/${id}`, {
        headers: { authorization: `Bearer ${session.access_token}` },
      })
      expect(answer.status).toBe(200)
      expect(await answer.json()).toMatchObject({ ingredients: [{ name: 'Agua', quantity: 2, unit: 'l' }] })
    }
  })
})
