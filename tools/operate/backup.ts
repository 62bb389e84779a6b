/** `npm run backup`: everything in one file, while the server runs. `docs/copias.md` tells the rest. */
import { mkdirSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { backUp, backupName, keepNewest } from '#server/backup/backup.ts'
import { checkArchive } from '#server/backup/load.ts'
import { readConfig } from '#server/config.ts'
import { StartError } from '#server/database/store.ts'
import { runCommand } from './auth-store.ts'

const usage =
  'npm run backup -- [carpeta o archivo.copia.gz] [--guardar 14] [--sin-claves] · npm run backup -- --comprobar archivo'

const read = () => {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        guardar: { type: 'string' },
        'sin-claves': { type: 'boolean', default: false },
        comprobar: { type: 'boolean', default: false },
      },
    })
  } catch (cause) {
    throw new StartError(`No se entiende la orden. ${usage}`, { cause })
  }
}

const figure = (count: number): string => new Intl.NumberFormat('es-ES').format(count)

await runCommand(async () => {
  const { values, positionals } = read()
  const [given = 'copias'] = positionals
  if (values.comprobar) {
    const { head, complete, secrets } = await checkArchive(resolve(given))
    const keys = secrets > 0 ? 'con claves' : 'sin claves'
    return `La copia ${given} está entera: ${figure(complete.rows)} filas en ${complete.tables} tablas, ${keys}, de ${head.created_at} (Obrador ${head.version}, ${head.engine}).`
  }
  const now = new Date()
  const isFile = given.endsWith('.gz')
  const path = resolve(isFile ? given : join(given, backupName(now)))
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  const { rows, tables } = await backUp(readConfig(process.env), path, { withSecrets: !values['sin-claves'], now })
  const { secrets } = await checkArchive(path)
  const removed = values.guardar === undefined ? [] : keepNewest(dirname(path), Number(values.guardar) || 0)
  return [
    `Copia hecha y comprobada: ${path}`,
    `${figure(rows)} filas en ${tables} tablas.${removed.length > 0 ? ` Copias viejas borradas: ${removed.length}.` : ''}`,
    secrets === 0
      ? 'Lleva las cuentas, y no las claves de la carpeta de datos: al restaurarla con otras, todos tendrán que volver a entrar.'
      : 'Lleva las cuentas y las claves: quien la tenga puede entrar en todas. Guárdala como guardas el dinero.',
  ].join('\n')
})
