import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fillIngredientKeys } from './fill-ingredient-keys.ts'
import { type ScriptConnection, StartError, type Store } from './store.ts'

const folder = join(import.meta.dirname, 'migrations')

type Migration = { readonly name: string; readonly sql: string; readonly checksum: string }

/**
 * Brings the database to this version's tables: each missing migration in one transaction, in order, forward only.
 * Refuses a database that a newer version has written, or whose applied migrations are not the ones we have.
 */
export const migrate = async (store: Store): Promise<void> => {
  await store.migrating(async (connection) => {
    await applyMigrations(connection, store.engine)
    await fillIngredientKeys(store)
  })
}

/** The tables alone, up to date or, for a backup of an older version, with these migrations and no others. */
export const applyMigrations = async (
  connection: ScriptConnection,
  engine: Store['engine'],
  only?: ReadonlySet<string>,
): Promise<void> => {
  const migrations = readMigrations(engine)
  await connection.script(
    'create table if not exists schema_migrations (name text primary key, checksum text not null, applied_at text not null)',
  )
  const applied = await readApplied(connection)
  refuseForeignHistory(migrations, applied)
  for (const migration of migrations) {
    if (!applied.has(migration.name) && only?.has(migration.name) !== false) await apply(connection, migration)
  }
}

/** The migrations this version knows, oldest first; the same on both engines. */
export const migrationNames = (): readonly string[] => readMigrations('sqlite').map(({ name }) => name)

const readMigrations = (engine: Store['engine']): Migration[] => {
  const files = new Set(readdirSync(folder))
  return [...files]
    .filter((file) => /^\d{4}_[a-z_]+\.sql$/.test(file))
    .sort()
    .map((file) => {
      const name = file.slice(0, -'.sql'.length)
      const own = `${name}.${engine}.sql`
      const parts = files.has(own) ? [file, own] : [file]
      const sql = parts.map((part) => readFileSync(join(folder, part), 'utf8')).join('\n')
      return { name, sql, checksum: createHash('sha256').update(sql).digest('base64url') }
    })
}

const readApplied = async (connection: ScriptConnection): Promise<Map<string, string>> => {
  const rows = await connection.query('select name, checksum from schema_migrations')
  return new Map(rows.map((row) => [String(row.name), String(row.checksum)]))
}

const refuseForeignHistory = (migrations: readonly Migration[], applied: ReadonlyMap<string, string>): void => {
  const ours = new Map(migrations.map(({ name, checksum }) => [name, checksum]))
  for (const [name, checksum] of applied) {
    const known = ours.get(name)
    if (known === undefined) {
      throw new StartError(
        `La base de datos es de una versión más nueva de Obrador (${name}). Actualiza Obrador antes de abrirla.`,
      )
    }
    if (known !== checksum) {
      throw new StartError(
        `La base de datos no coincide con esta versión de Obrador (${name} ha cambiado). Usa la versión que la creó.`,
      )
    }
  }
}

const apply = async (connection: ScriptConnection, { name, sql, checksum }: Migration): Promise<void> => {
  await connection.script('begin')
  try {
    await connection.script(sql)
    const values = [name, checksum, new Date().toISOString()].map((text) => `'${text}'`).join(', ')
    await connection.script(`insert into schema_migrations (name, checksum, applied_at) values (${values})`)
    await connection.script('commit')
  } catch (error) {
    await connection.script('rollback')
    throw error
  }
}
