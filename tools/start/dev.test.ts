import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const freePort = async (): Promise<string> => {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  return String(typeof address === 'object' ? address?.port : 0)
}

const status = (url: string): Promise<number> =>
  fetch(url).then(
    (answer) => answer.status,
    () => 0,
  )

test('npm run dev levanta servidor y pantallas, y un Ctrl-C acaba con los dos', { timeout: 150_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'obrador-dev-'))
  const [screensPort, serverPort] = [await freePort(), await freePort()]
  const environment = { ...process.env, PORT: screensPort, SERVER_PORT: serverPort, DATA_DIR: folder, DATABASE_URL: '' }
  const dev = spawn(process.execPath, ['tools/start/dev.ts'], { env: environment, stdio: 'ignore' })
  try {
    const screens = `http://localhost:${screensPort}`
    await expect.poll(() => status(`${screens}/health`), { timeout: 60_000 }).toBe(200)
    expect(await status(`${screens}/main.tsx`)).toBe(200)

    dev.kill('SIGINT')
    const [code] = await once(dev, 'exit')
    expect(code).toBe(0)
    await expect.poll(() => status(`${screens}/`), { timeout: 30_000 }).toBe(0)
    await expect.poll(() => status(`http://127.0.0.1:${serverPort}/health`), { timeout: 30_000 }).toBe(0)
  } finally {
    dev.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
})
