/** `npm run diagnostics`: what to send along with a question: version, engine, sizes, mail and model, and no secret. */
import { existsSync, readdirSync, statfsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { type Config, readConfig } from '#server/config.ts'
import { databaseFile, secretFiles } from '#server/database/data-folder.ts'
import { migrationNames } from '#server/database/migrate.ts'
import type { Store } from '#server/database/store.ts'
import { redaction } from '#server/http/redact.ts'
import { version } from '#server/http/version.ts'
import { openModel } from '#server/language-model/open-model.ts'
import { modelStatus } from '#server/language-model/status.ts'
import { secretsOf } from '#server/secrets-of.ts'
import { openBesideServer, runCommand } from './auth-store.ts'

type Section = { readonly title: string; readonly lines: readonly (readonly [string, string])[] }

const figure = (count: number): string => new Intl.NumberFormat('es-ES').format(count)
const mega = (bytes: number): string =>
  `${new Intl.NumberFormat('es-ES', { maximumFractionDigits: 1 }).format(bytes / 1e6)} MB`
const sizeOf = (path: string): string => (existsSync(path) ? mega(statSync(path).size) : 'no está')

const program = ({ siteUrl, logLevel, http }: Config): Section => ({
  title: 'Programa',
  lines: [
    ['Obrador', version],
    ['Node', `${process.version} (${process.platform} ${process.arch})`],
    ['Dirección', siteUrl],
    ['Registro', `${logLevel}; consultas de más de ${http.slowQueryMs} ms`],
    ['/metrics', http.metricsToken === undefined ? 'cerrado (sin METRICS_TOKEN)' : 'abierto a quien tenga la clave'],
  ],
})

const folder = ({ dataDir }: Config): Section => {
  const { bavail, bsize } = statfsSync(existsSync(dataDir) ? dataDir : '.')
  const keys = secretFiles.map((name) => {
    const path = join(dataDir, name)
    if (!existsSync(path)) return `${name}: no está`
    const open = (statSync(path).mode & 0o077) !== 0
    return `${name}: ${open ? 'la pueden leer otros, ponle permiso 0600' : 'bien guardada'}`
  })
  const mails = join(dataDir, 'correo')
  return {
    title: 'Carpeta de datos',
    lines: [
      ['Dónde', dataDir],
      ['Sitio libre', mega(bavail * bsize)],
      ['Claves', keys.join('; ')],
      ['Correos en archivo', existsSync(mails) ? figure(readdirSync(mails).length) : '0'],
    ],
  }
}

const database = async ({ dataDir }: Config, store: Store): Promise<Section> => {
  const { db, engine } = store
  const one = async (query: ReturnType<typeof sql<{ value: unknown }>>) =>
    String((await query.execute(db)).rows[0]?.value)
  const known = migrationNames()
  const { rows } = await sql<{ name: string }>`select name from schema_migrations order by name`.execute(db)
  const missing = known.filter((name) => !rows.some((row) => row.name === name))
  const foreign = rows.filter(({ name }) => !known.includes(name))
  const path = join(dataDir, databaseFile)
  const place: Section['lines'] =
    engine === 'sqlite'
      ? [
          ['Motor', `SQLite ${await one(sql`select sqlite_version() as value`)}`],
          ['Tamaño', `${sizeOf(path)}; sin volcar (WAL): ${sizeOf(`${path}-wal`)}`],
          ['Sana', await one(sql`select quick_check as value from pragma_quick_check`)],
        ]
      : [
          ['Motor', `PostgreSQL ${await one(sql`select current_setting('server_version') as value`)}`],
          ['Tamaño', mega(Number(await one(sql`select pg_database_size(current_database()) as value`)))],
          [
            'Conexiones',
            await one(sql`select count(*) as value from pg_stat_activity where datname = current_database()`),
          ],
        ]
  return {
    title: 'Base de datos',
    lines: [
      ...place,
      ['Migraciones', `${rows.length} aplicadas, la última ${rows.at(-1)?.name ?? 'ninguna'}`],
      ...(missing.length > 0 ? [['Por aplicar', missing.join(', ')] as const] : []),
      ...(foreign.length > 0
        ? [['De una versión más nueva', foreign.map(({ name }) => name).join(', ')] as const]
        : []),
    ],
  }
}

const tables = async ({ db, engine }: Store): Promise<Section> => {
  const names =
    engine === 'sqlite'
      ? sql<{
          name: string
        }>`select name from sqlite_master where type = 'table' and name not like 'sqlite_%' order by name`
      : sql<{
          name: string
        }>`select table_name as name from information_schema.tables where table_schema = current_schema() order by 1`
  const lines: [string, string][] = []
  for (const { name } of (await names.execute(db)).rows) {
    const { rows } = await sql<{ rows: number }>`select count(*) as rows from ${sql.table(name)}`.execute(db)
    lines.push([name, figure(rows[0]?.rows ?? 0)])
  }
  return { title: 'Filas', lines }
}

const mail = async ({ auth }: Config, { db }: Store): Promise<Section> => {
  const waiting = await db
    .selectFrom('auth_outbox')
    .where('payload', 'is not', null)
    .select(({ fn }) => [
      fn.countAll<number>().as('mails'),
      fn.max('tries').as('tries'),
      fn.min('created_at').as('since'),
    ])
    .executeTakeFirstOrThrow()
  const host = auth.smtpUrl === undefined ? 'sin SMTP: los mensajes se guardan en archivos' : new URL(auth.smtpUrl).host
  const oldest = waiting.mails === 0 ? '' : `, desde ${waiting.since}, ${waiting.tries} intentos el que más`
  return {
    title: 'Correo',
    lines: [
      ['Servidor', host],
      ['Por entregar', `${figure(waiting.mails)}${oldest}`],
      ['Confirmar cuentas', auth.confirmEmail ? 'sí' : 'no'],
      ['Entrar con Google', auth.google === undefined ? 'no' : 'sí'],
    ],
  }
}

const intelligence = async (config: Config): Promise<Section> => {
  const model = openModel(config.model)
  try {
    const status = await modelStatus(model)
    if (!status.configured)
      return { title: 'Modelo de lenguaje', lines: [['Contesta', 'el motor propio: no hay modelo']] }
    return {
      title: 'Modelo de lenguaje',
      lines: [
        ['Contesta', `${status.model} en ${status.host}`],
        ['Responde', status.reachable ? 'sí' : 'no'],
        ...(status.notice === null ? [] : [['Aviso', status.notice] as const]),
      ],
    }
  } finally {
    model?.close()
  }
}

const printed = ({ title, lines }: Section): string => {
  const width = Math.max(...lines.map(([name]) => name.length))
  return [title, ...lines.map(([name, value]) => `  ${name.padEnd(width)}  ${value}`)].join('\n')
}

await runCommand(async () => {
  const config = readConfig(process.env)
  const store = await openBesideServer(config)
  try {
    const sections = [
      program(config),
      folder(config),
      await database(config, store),
      await tables(store),
      await mail(config, store),
      await intelligence(config),
    ]
    return redaction(secretsOf(config))(sections.map(printed).join('\n\n'))
  } finally {
    await store.close()
  }
})
