/** `npm run move -- --a postgres://…` (or a folder): from one engine to the other, rows and keys. Stop the server first. */
import { mkdtempSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { backUp, type Place, restore } from '#server/backup/backup.ts'
import { readConfig } from '#server/config.ts'
import { holdFolder } from '#server/database/open-sqlite.ts'
import { StartError } from '#server/database/store.ts'
import { runCommand } from './auth-store.ts'

const usage = 'npm run move -- --a postgres://usuario:clave@servidor:5432/base · npm run move -- --a carpeta-nueva'

const read = () => {
  try {
    return parseArgs({ options: { a: { type: 'string' } } }).values.a
  } catch (cause) {
    throw new StartError(`No se entiende la orden. ${usage}`, { cause })
  }
}

await runCommand(async () => {
  const target = read()
  if (target === undefined || target === '') throw new StartError(`Di adónde: ${usage}`)
  const from = readConfig(process.env)
  const to: Place = /^postgres(?:ql)?:/.test(target)
    ? { dataDir: from.dataDir, databaseUrl: target }
    : { dataDir: resolve(target), databaseUrl: undefined }
  if (from.databaseUrl === undefined && to.databaseUrl === undefined) {
    throw new StartError('De carpeta a carpeta basta copiarla, con Obrador cerrado.')
  }
  // What is written after the copy begins would be left behind. SQLite's folder can be locked against it; PostgreSQL cannot.
  const held = from.databaseUrl === undefined ? holdFolder(from.dataDir) : undefined
  const folder = mkdtempSync(join(from.dataDir, 'mudanza-'))
  try {
    const path = join(folder, 'mudanza.copia.gz')
    const now = new Date()
    const { rows } = await backUp(from, path, { withSecrets: true, now })
    await restore(path, to, { replace: false, now })
    const next =
      to.databaseUrl === undefined ? `DATA_DIR=${to.dataDir}, sin DATABASE_URL` : 'DATABASE_URL con esa dirección'
    return `Mudanza hecha: ${new Intl.NumberFormat('es-ES').format(rows)} filas. Arranca ahora con ${next}. Lo de antes sigue donde estaba.`
  } finally {
    rmSync(folder, { recursive: true, force: true })
    held?.close()
  }
})
