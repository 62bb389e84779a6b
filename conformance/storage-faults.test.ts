import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import {
  chmodSync,
  closeSync,
  copyFileSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest'
import { openStore } from '#server/database/open.ts'
import { StartError } from '#server/database/store.ts'
import { newCook, openKitchen } from '#testing/harness.ts'
import { runServer, type ServerRun } from '#testing/server-run.ts'

/** Disks that are full, take no writing or have rotted: what the operator reads, what the cook reads, and that it mends. */

vi.setConfig({ testTimeout: 60_000 })

const folders: string[] = []
const running: ServerRun[] = []

const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'obrador-storage-'))
  folders.push(folder)
  return folder
}
const start = (DATA_DIR: string, under: readonly string[] = []): ServerRun => {
  const server = runServer({ HOST: '127.0.0.1', DATA_DIR, LOG_LEVEL: 'silent' }, { under })
  running.push(server)
  return server
}
const refusal = async (server: ServerRun): Promise<string> => {
  expect((await server.exit).code).toBe(1)
  const said = server.output().trim()
  expect(said.split('\n')).toHaveLength(1)
  return said
}

/** Why this folder cannot be opened: the line the operator reads (the process prints it and ends with code 1). */
const refusalToOpen = async (dataDir: string): Promise<string> => {
  const error: unknown = await openStore({ dataDir, databaseUrl: undefined }).catch((cause: unknown) => cause)
  if (!(error instanceof StartError)) throw new Error(`No StartError: ${error}`)
  return error.message
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

const recipe = (text: string) => ({
  id: randomUUID(),
  name: 'Caldo',
  servings: 4,
  method: text,
  ingredients: [{ name: 'Agua', quantity: 2, unit: 'l' }],
})
const full = {
  code: 'storage_full',
  message: 'No se ha guardado nada: el disco del servidor está lleno o no deja escribir. Avisa a quien lo cuida.',
}

test('una base de datos que no puede crecer: 503 claro, nada a medias, y al haber sitio sigue sola', async () => {
  const kitchen = await openKitchen('sqlite')
  const cook = await newCook(kitchen, 'ana')
  const limit = (pages: number) => sql`pragma max_page_count = ${sql.lit(pages)}`.execute(kitchen.store.db)
  await limit(1)
  const large = recipe('Hervir. '.repeat(6000))
  expect(await cook.call('POST', '/rest/v1/recipes', large)).toEqual({ status: 503, body: full })
  expect((await cook.call('GET', `/rest/v1/recipes/${large.id}`)).status).toBe(404)
  expect((await cook.call('GET', '/rest/v1/recipes')).status).toBe(200)
  await limit(1_000_000)
  expect((await cook.call('POST', '/rest/v1/recipes', large)).status).toBe(201)
  expect((await cook.call('GET', `/rest/v1/recipes/${large.id}`)).body.ingredients).toHaveLength(1)
  await kitchen.close()
})

// A disk of its own that only the server sees; it goes away with the process.
const ownDisk = (size: string, option = 'rw'): readonly string[] => [
  'unshare',
  '--mount',
  'sh',
  '-c',
  `mount -t tmpfs -o size=${size} tmpfs "$DATA_DIR" && mount -o remount,${option} "$DATA_DIR" && exec "$0" "$@"`,
]
const mayMount = spawnSync('unshare', ['--mount', 'sh', '-c', 'mount -t tmpfs tmpfs /mnt']).status === 0

describe.skipIf(!mayMount)('un disco de verdad', () => {
  test('que se llena: 503 claro, lo demás se lee, y al vaciarlo se guarda de nuevo', async () => {
    const folder = newFolder()
    const server = start(folder, ownDisk('8m'))
    const url = (await server.url()).replace('localhost', '127.0.0.1')
    const inside = `/proc/${server.child.pid}/root${folder}`
    const post = async (path: string, body: object, token = '') => {
      const answer = await fetch(`${url}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify(body),
      })
      return { status: answer.status, body: await answer.json() }
    }
    const credentials = { email: 'ana@cocina.example', password: 'sofrito-lento' }
    const { access_token: token } = (await post('/auth/v1/signup', credentials)).body
    const kept = recipe('Hervir.')
    expect((await post('/rest/v1/recipes', kept, token)).status).toBe(201)

    fill(join(inside, 'relleno'))
    const refused = await post('/rest/v1/recipes', recipe('Hervir. '.repeat(6000)), token)
    expect(refused).toEqual({ status: 503, body: full })
    // The client tries a 503 again and signs nobody out.
    expect((await post('/auth/v1/token?grant_type=password', credentials)).status).toBe(503)
    const read = await fetch(`${url}/rest/v1/recipes/${kept.id}`, { headers: { authorization: `Bearer ${token}` } })
    expect(read.status).toBe(200)

    rmSync(join(inside, 'relleno'))
    expect((await post('/rest/v1/recipes', recipe('Hervir. '.repeat(6000)), token)).status).toBe(201)
    expect((await post('/auth/v1/token?grant_type=password', credentials)).status).toBe(200)
    const copied = newFolder()
    for (const name of ['obrador.db', 'obrador.db-wal']) copyFileSync(join(inside, name), join(copied, name))
    const copy = new DatabaseSync(join(copied, 'obrador.db'))
    expect(copy.prepare('pragma integrity_check').all()).toEqual([{ integrity_check: 'ok' }])
    copy.close()
  })

  test.each([
    ['lleno desde el principio', ownDisk('8k')],
    ['de sólo lectura', ownDisk('8m', 'ro')],
  ])('%s: se niega a arrancar y dice qué hacer', async (_name, under) => {
    expect(await refusal(start(newFolder(), under))).toMatch(/espacio y permiso/)
  })
})

const fill = (path: string): void => {
  const file = openSync(path, 'w')
  try {
    for (let size = 65_536; size >= 512; size /= 2) {
      try {
        for (;;) writeSync(file, Buffer.alloc(size))
      } catch {
        // No room for this much; a smaller piece may still fit.
      }
    }
  } finally {
    closeSync(file)
  }
}

describe('una carpeta que no es la nuestra', () => {
  // Root may write anywhere; without its capabilities it keeps to what a folder allows its owner. Another user could not even
  // read this checkout where it lies in a folder of root's own.
  const asOwner = process.getuid?.() === 0 ? ['setpriv', '--bounding-set=-all', '--inh-caps=-all'] : []

  test('DATA_DIR es un archivo', async () => {
    const file = join(newFolder(), 'datos')
    writeFileSync(file, '')
    expect(await refusalToOpen(file)).toContain('es un archivo. Elige una carpeta con DATA_DIR')
  })

  test('sin permiso en la carpeta', async () => {
    const folder = newFolder()
    chmodSync(folder, 0o555)
    expect(await refusal(start(folder, asOwner))).toContain('No se puede escribir en la carpeta de datos')
    chmodSync(folder, 0o755)
  })

  test('sin permiso en un archivo', async () => {
    const folder = newFolder()
    const kitchen = await openKitchen('sqlite', { DATA_DIR: folder })
    await kitchen.app.close()
    await kitchen.store.close()
    const path = join(folder, 'obrador.db')
    chmodSync(path, 0o444)
    expect(await refusal(start(folder, asOwner))).toContain('No se puede escribir en la carpeta de datos')
    chmodSync(path, 0o600)
    chmodSync(join(folder, 'app-secret'), 0o000)
    expect(await refusal(start(folder, asOwner))).toContain('No se puede leer ni crear la clave')
  })
})

describe('una base de datos dañada', () => {
  /** A closed data folder with some hundred recipes. */
  const keptKitchen = async (): Promise<string> => {
    const folder = newFolder()
    const kitchen = await openKitchen('sqlite', { DATA_DIR: folder })
    const cook = await newCook(kitchen, 'ana')
    for (let index = 0; index < 60; index += 1) {
      await cook.call('POST', '/rest/v1/recipes', recipe(`Paso ${index}. `.repeat(300)))
    }
    await kitchen.app.close()
    await kitchen.store.close()
    return folder
  }
  const spoil = (path: string, from: number, length: number): void => {
    const bytes = readFileSync(path)
    bytes.fill(0x5a, from, from + length)
    writeFileSync(path, bytes)
  }

  test('páginas de en medio: no arranca, y no toca nada', async () => {
    const folder = await keptKitchen()
    const path = join(folder, 'obrador.db')
    spoil(path, Math.floor(statSync(path).size / 2), 65_536)
    const before = readFileSync(path)
    expect(await refusalToOpen(folder)).toContain('está dañada. Restaura una copia de seguridad')
    expect(readFileSync(path).equals(before)).toBe(true)
  })

  test('un archivo cortado', async () => {
    const folder = await keptKitchen()
    const path = join(folder, 'obrador.db')
    writeFileSync(path, readFileSync(path).subarray(0, 100_000))
    expect(await refusalToOpen(folder)).toContain('está dañada. Restaura una copia de seguridad')
  })

  test('un diario (WAL) cortado o lleno de basura: abre con lo que estaba entero', async () => {
    const folder = await keptKitchen()
    writeFileSync(join(folder, 'obrador.db-wal'), Buffer.alloc(50_000, 0x5a))
    const kitchen = await openKitchen('sqlite', { DATA_DIR: folder })
    const { rows } = await sql<{ n: number }>`select count(*) as n from recipes`.execute(kitchen.store.db)
    expect(rows).toEqual([{ n: 60 }])
    await kitchen.close()
  })

  test('daño que aparece en marcha: error claro para quien cocina, y el proceso sigue', async () => {
    const folder = await keptKitchen()
    const kitchen = await openKitchen('sqlite', { DATA_DIR: folder })
    const cook = await newCook(kitchen, 'eva')
    for (let index = 0; index < 60; index += 1) {
      await cook.call('POST', '/rest/v1/recipes', recipe(`Paso ${index}. `.repeat(300)))
    }
    // Nothing of the file is to stay in memory: what is read next comes from the disk.
    for (const order of ['wal_checkpoint(truncate)', 'cache_size = 0', 'shrink_memory']) {
      await sql`pragma ${sql.raw(order)}`.execute(kitchen.store.db)
    }
    const path = join(folder, 'obrador.db')
    const file = openSync(path, 'r+')
    const half = Math.floor(statSync(path).size / 2)
    writeSync(file, Buffer.alloc(half - 4096, 0x5a), 0, half - 4096, half)
    closeSync(file)
    const answer = await cook.call('GET', '/rest/v1/recipes?limit=50')
    expect(answer).toEqual({
      status: 500,
      body: {
        code: 'database_damaged',
        message: 'La base de datos del servidor está dañada y no se ha guardado nada. Avisa a quien lo cuida.',
      },
    })
    expect((await cook.call('GET', '/health')).status).toBe(200)
    await kitchen.close()
  })
})

test.each([
  ['app-secret', '', 'APP_SECRET es demasiado corta'],
  ['jwt-keys.json', '{"keys": [', 'no son un juego JWK'],
])('%s dañado: se niega y lo dice', async (name, content, words) => {
  const DATA_DIR = newFolder()
  writeFileSync(join(DATA_DIR, name), content)
  await expect(openKitchen('sqlite', { DATA_DIR })).rejects.toThrow(words)
})
