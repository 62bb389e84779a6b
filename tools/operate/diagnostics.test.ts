import { spawn } from 'node:child_process'
import { expect, test } from 'vitest'
import { forEachEngine, newCook, openKitchen } from '#testing/harness.ts'

forEachEngine((engine) => {
  test('dice versión, motor, migraciones, tamaños, correo y modelo con el servidor en marcha, y ningún secreto', async () => {
    const kitchen = await openKitchen(engine)
    try {
      await newCook(kitchen, 'ana')
      const { code, said } = await run({
        DATA_DIR: kitchen.config.dataDir,
        ...(kitchen.config.databaseUrl === undefined ? {} : { DATABASE_URL: kitchen.config.databaseUrl }),
        ...{ SMTP_URL: 'smtps://obrador:clave-del-correo@correo.example:465', MAIL_FROM: 'hola@cocina.example' },
        ...{ METRICS_TOKEN: 'clave-de-las-medidas', APP_SECRET: 'Zq8-w1LmR5tYp0sXe7vNb3kHd9uJc2Gf' },
      })
      expect(code, said).toBe(0)
      for (const line of [
        /Obrador +\d+\.\d+\.\d+/,
        engine === 'sqlite' ? /Motor +SQLite 3\./ : /Motor +PostgreSQL \d\d/,
        /Tamaño +\d.*MB/,
        /Migraciones +\d+ aplicadas, la última 00/,
        /auth_users +1\n/,
        /Servidor +correo\.example:465/,
        /Por entregar +0/,
        /Contesta +el motor propio/,
        /app-secret: bien guardada/,
      ]) {
        expect(said).toMatch(line)
      }
      expect(said).not.toMatch(/clave-del-correo|clave-de-las-medidas|Zq8-w1LmR5|@cocina|Por aplicar/)
    } finally {
      await kitchen.close()
    }
  })
})

const run = (environment: Record<string, string>): Promise<{ code: number | null; said: string }> =>
  new Promise((resolve) => {
    const parameters = ['--disable-warning=ExperimentalWarning', 'tools/operate/diagnostics.ts']
    const child = spawn(process.execPath, parameters, { env: { ...environment, PATH: process.env['PATH'] ?? '' } })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()))
    child.once('close', (code) => resolve({ code, said }))
  })
