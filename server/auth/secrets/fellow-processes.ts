import { createHmac } from 'node:crypto'
import { hostname } from 'node:os'
import type { Selectable } from 'kysely'
import type { AuthDeps } from '#server/auth/deps.ts'
import { isOwnIssuer } from '#server/auth/sessions/access-token.ts'
import type { Tables } from '#server/database/schema.ts'
import { StartError } from '#server/database/store.ts'

/**
 * Processes on one PostgreSQL must share their secrets, or a cook is signed out whenever the proxy sends her to another
 * one. Each leaves its fingerprints in a table; who starts beside one that would not understand it refuses.
 */
export type FellowProcesses = {
  /** Throws `StartError`; answers what the operator should know. */
  readonly join: () => Promise<string[]>
  readonly start: (report: (error: unknown) => void) => void
  readonly leave: () => Promise<void>
}

type Row = Selectable<Tables['auth_processes']>

const beatMs = 60_000
/** Three beats missed: killed, or without a database for so long that others may start. */
const goneAfterMs = 3 * beatMs

export const openFellowProcesses = (deps: AuthDeps): FellowProcesses => {
  const { store, now, newId, settings, appSecrets } = deps
  const startedAt = now().toISOString()
  const own = (): Row => ({
    id,
    host: hostname(),
    pid: process.pid,
    app_secrets: appSecrets.map(fingerprint),
    jwt_keys: deps.accessTokens.publicKeys().map(({ kid }) => kid),
    api_url: settings.apiUrl,
    started_at: startedAt,
    seen_at: now().toISOString(),
  })
  const id = newId()
  let timer: NodeJS.Timeout | undefined

  const beat = async (): Promise<void> => {
    const row = own()
    const columns = { ...row, app_secrets: JSON.stringify(row.app_secrets), jwt_keys: JSON.stringify(row.jwt_keys) }
    await store.db
      .insertInto('auth_processes')
      .values(columns)
      .onConflict((conflict) => conflict.column('id').doUpdateSet(columns))
      .execute()
    await store.db
      .deleteFrom('auth_processes')
      .where('seen_at', '<', new Date(now().getTime() - goneAfterMs).toISOString())
      .execute()
  }
  const leave = async (): Promise<void> => {
    clearInterval(timer)
    // A database that is away must not hold up the end; the row is forgotten by itself.
    if (store.engine === 'postgres')
      await store.db
        .deleteFrom('auth_processes')
        .where('id', '=', id)
        .execute()
        .catch(() => undefined)
  }

  return {
    join: async () => {
      if (store.engine === 'sqlite') {
        // Rows may have come along from a PostgreSQL (docs/copias.md).
        await store.db.deleteFrom('auth_processes').execute()
        return []
      }
      // First the row, then the look around: of two that start at once, the later one sees the earlier.
      await beat()
      const rows = await store.db.selectFrom('auth_processes').selectAll().where('id', '!=', id).execute()
      const mine = own()
      const elders = rows.filter(
        (row) => row.started_at < mine.started_at || (row.started_at === mine.started_at && row.id < id),
      )
      for (const elder of elders) {
        const difference = whatDiffers(mine, elder)
        if (difference === undefined) continue
        await leave()
        throw new StartError(refusal(elder, difference))
      }
      return elders.some(({ app_secrets }) => !app_secrets.includes(mine.app_secrets[0] ?? '')) ? [halfwayNote] : []
    },
    start: (report) => {
      if (store.engine === 'postgres') timer = setInterval(() => void beat().catch(report), beatMs).unref()
    },
    leave,
  }
}

/** Tells secrets apart and nothing else about them. */
const fingerprint = (secret: Buffer): string =>
  createHmac('sha256', secret).update('obrador: which APP_SECRET is this').digest('base64url').slice(0, 22)

/** The variable to mend, or undefined when each at least understands the other's tokens one way. */
const whatDiffers = (mine: Row, other: Row): string | undefined => {
  if (!understand(mine.app_secrets, other.app_secrets)) return 'APP_SECRET'
  if (!understand(mine.jwt_keys, other.jwt_keys)) return 'AUTH_JWT_KEYS'
  return isOwnIssuer(other.api_url, mine.api_url) ? undefined : 'SITE_URL'
}

// The first of each list makes tokens, all are accepted. While keys are changed one of two may be ahead.
const understand = (mine: readonly string[], other: readonly string[]): boolean =>
  mine.includes(other[0] ?? '') || other.includes(mine[0] ?? '')

const refusal = ({ host, pid }: Row, variable: string): string =>
  `Otro proceso que usa esta base de datos (${host}, ${pid}) tiene ${variable === 'SITE_URL' ? 'otra dirección en' : 'otra'} ${variable}: ` +
  'las sesiones de uno no valdrían en el otro. Da a todos el mismo valor (o la misma carpeta de datos). ' +
  'Si el otro ya no existe, espera tres minutos.'

const halfwayNote =
  'Otros procesos no aceptan aún esta APP_SECRET: dásela primero a todos como APP_SECRET_PREVIOUS (docs/despliegue.md)'
