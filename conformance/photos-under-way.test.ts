import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runServer, type ServerRun } from '#testing/server-run.ts'

/** Many large photos at once, against the real process: what they may hold of its memory, and what the others notice. */

let folder: string
let server: ServerRun
let url: string
const cooks: string[] = []

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'obrador-photos-'))
  server = runServer({
    ...{ DATA_DIR: folder, HOST: '127.0.0.1', LOG_LEVEL: 'warn', AUTH_IP_LIMIT_FACTOR: '1000' },
    ...{ USER_LIMIT_FACTOR: '1000', AUTH_ARGON2_MEMORY: '8', AUTH_ARGON2_TIME: '1' },
  })
  url = (await server.url()).replace('localhost', '127.0.0.1')
  for (let n = 0; n < 10; n++) cooks.push(await signUp(`cocinero-${n}@cocina.example`))
})
afterAll(async () => {
  server.child.kill('SIGKILL')
  await server.exit
  rmSync(folder, { recursive: true, force: true })
})

const signUp = async (email: string): Promise<string> => {
  const answer = await fetch(`${url}/auth/v1/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'sofrito-lento' }),
  })
  const { access_token } = await answer.json()
  return String(access_token)
}

const address = '/functions/v1/scan-recipe-document'

/** MB of memory of the server's process. */
const megabytes = (): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.child.pid}/status`, 'utf8'))?.[1]) / 1024

/** An upload that says how large it is, sends all but its end, and waits: its slot is held for as long as we like. */
const upload = (token: string, body: string) => {
  const { port } = new URL(url)
  const socket = connect(Number(port), '127.0.0.1')
  let text = ''
  socket.on('data', (chunk: Buffer) => {
    text += chunk.toString()
  })
  socket.on('error', () => undefined)
  socket.write(
    `POST ${address} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\nContent-Type: application/json\r\n` +
      `Content-Length: ${body.length}\r\n\r\n${body.slice(0, -2)}`,
  )
  return {
    answer: () => text,
    sent: () => socket.bytesWritten >= body.length,
    finish: () => socket.write(body.slice(-2)),
    leave: () => socket.destroy(),
  }
}

const largest = () => {
  const picture = Buffer.concat([Buffer.from('ffd8ff', 'hex'), randomBytes(14 * 1024 * 1024)])
  return JSON.stringify({ fileData: `data:image/jpeg;base64,${picture.toString('base64')}` })
}

test('diez fotos de 14 MB a la vez: se admiten las que caben, las demás se rechazan antes de leerlas, y todos son atendidos', async () => {
  const body = largest()
  const before = megabytes()
  const uploads = cooks.map((token) => upload(token, body))
  await expect.poll(() => uploads.filter(({ answer }) => answer().startsWith('HTTP/1.1 429')).length).toBe(7)
  const refusal = uploads.map(({ answer }) => answer()).find((text) => text !== '')
  expect(refusal).toContain('Hay demasiadas fotos en espera. Inténtalo dentro de un minuto.')
  // Those that were let in have sent nearly all of theirs: three pictures as bytes, and what was refused is not kept.
  await expect.poll(() => uploads.filter(({ sent }) => sent()).length).toBeGreaterThanOrEqual(3)
  const other = await fetch(`${url}/rest/v1/recipes`, { headers: { authorization: `Bearer ${cooks[0]}` } })
  expect(other.status).toBe(200)
  expect(megabytes() - before).toBeLessThan(160)
  for (const { leave } of uploads) leave()
})

test('una segunda foto del mismo cocinero se rechaza mientras llega la primera; al irse deja sitio', async () => {
  const body = JSON.stringify({ fileData: 'data:image/jpeg;base64,AAAA' })
  const [token = ''] = cooks
  // What this cook sent before is over.
  await expect.poll(async () => (await scan(token, body)).status).toBe(415)
  let first = upload(token, body)
  const second = async () => {
    // Whichever of the two came first is let in; the upload that never ends must be the one that is.
    if (first.answer() !== '') first = upload(token, body)
    return (await scan(token, body)).status
  }
  await expect.poll(second).toBe(429)
  expect((await scan(token, body)).body).toMatchObject({ code: 'scan_under_way' })
  first.leave()
  await expect.poll(async () => (await scan(token, body)).status).toBe(415)
})

test('una foto que se corta a medias no es un error nuestro', async () => {
  const said = server.output().length
  for (const token of cooks.slice(0, 3)) {
    const cut = upload(token, largest().slice(0, 2_000_000))
    await expect.poll(() => cut.sent()).toBe(true)
    cut.leave()
  }
  await expect.poll(async () => (await scan(cooks[0] ?? '', '{}')).status).toBe(400)
  expect(server.output().slice(said)).not.toMatch(/"level":"(?:error|fatal)"/)
})

const scan = async (token: string, body: string) => {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const answer = await fetch(url + address, { method: 'POST', headers, body })
  return { status: answer.status, body: await answer.json() }
}
