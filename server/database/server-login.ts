import { sql } from 'kysely'
import pg from 'pg'
import { type ScriptConnection, StartError, type Store } from './store.ts'

/**
 * Gives the login of DATABASE_LOGIN_URL what the server asks for, and no more: the tables of accounts, the role
 * `obrador_app`, under which row-level security shows a cook her own rows, and one function. Refuses a login that could get
 * round it, and one of another database.
 */
export const grantToLogin = async (owner: Store, login: Store): Promise<void> => {
  const { rows } = await whoAsks.execute(login.db)
  const asks = rows[0]
  if (asks === undefined) throw new Error('PostgreSQL did not say who asks')
  await owner.migrating(async (connection) => {
    await refuseUnfit(connection, asks)
    const name = pg.escapeIdentifier(asks.name)
    await joinRole(connection, asks.name)
    await connection.script(`grant execute on function forget_removals(timestamptz) to ${name}`)
    const tables = await connection.query(tablesWithoutPolicy)
    await connection.script(
      `grant select, insert, update, delete on ${tables.map(({ table }) => String(table)).join(', ')} to ${name}`,
    )
  })
}

type Asking = { readonly name: string; readonly database: string }

const whoAsks = sql<Asking>`select current_user as name, current_database() as database`

// Tables of accounts have no row-level security: no request reaches them under `obrador_app`. The list of migrations stays the owner's.
const tablesWithoutPolicy = `
  select c.oid::regclass::text as table from pg_class c
  where c.relkind = 'r' and not c.relrowsecurity and c.relnamespace = current_schema()::regnamespace
    and c.relname <> 'schema_migrations'`

const refuseUnfit = async (owner: ScriptConnection, asks: Asking): Promise<void> => {
  const [found] = await owner.query(
    `select current_database() = $2 as here,
      r.rolsuper or r.rolbypassrls or r.rolcreaterole or pg_has_role(r.oid, current_user, 'member') as free
    from pg_roles r where r.rolname = $1`,
    [asks.name, asks.database],
  )
  if (found?.['here'] !== true) {
    throw new StartError('DATABASE_URL y DATABASE_LOGIN_URL tienen que llevar a la misma base de datos.')
  }
  if (found['free'] === false) return
  throw new StartError(
    `El usuario de DATABASE_LOGIN_URL (${asks.name}) puede saltarse la seguridad por filas: usa uno hecho con «create role … login», sin más permisos.`,
  )
}

const joinRole = async (owner: ScriptConnection, name: string): Promise<void> => {
  const [found] = await owner.query(`select pg_has_role($1, 'obrador_app', 'member') as joined`, [name])
  if (found?.['joined'] === true) return
  const grant = `grant obrador_app to ${pg.escapeIdentifier(name)}`
  await owner.script(grant).catch((cause: unknown) => {
    throw new StartError(
      `El usuario de DATABASE_URL no puede dar el papel obrador_app: un administrador tiene que ejecutar una vez «${grant};».`,
      { cause },
    )
  })
}
