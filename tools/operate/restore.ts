/** `npm run restore -- copia`: a backup into an empty place, of either engine. `docs/copias.md` tells the rest. */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { restore } from '#server/backup/backup.ts'
import { readConfig } from '#server/config.ts'
import { StartError } from '#server/database/store.ts'
import { runCommand } from './auth-store.ts'

const usage = 'npm run restore -- archivo.copia.gz [--sustituir]'

const read = () => {
  try {
    return parseArgs({ allowPositionals: true, options: { sustituir: { type: 'boolean', default: false } } })
  } catch (cause) {
    throw new StartError(`No se entiende la orden. ${usage}`, { cause })
  }
}

await runCommand(async () => {
  const { values, positionals } = read()
  const [path] = positionals
  if (path === undefined) throw new StartError(`Di qué copia: ${usage}`)
  const config = readConfig(process.env)
  const { head, secrets, complete } = await restore(resolve(path), config, {
    replace: values.sustituir,
    now: new Date(),
  })
  const where = config.databaseUrl === undefined ? config.dataDir : 'la base de datos de DATABASE_URL'
  return [
    `Restaurada en ${where} la copia de ${head.created_at} (Obrador ${head.version}, ${head.engine}): ${new Intl.NumberFormat('es-ES').format(complete.rows)} filas.`,
    secrets.length > 0
      ? `Las claves están en ${config.dataDir}: las sesiones abiertas siguen valiendo.`
      : 'La copia no llevaba claves: si aquí hay otras, todos tendrán que volver a entrar.',
  ].join('\n')
})
