import { createHash } from 'node:crypto'
import type { Store } from '#server/database/store.ts'
import { databaseThrottle } from './throttle-database.ts'
import { memoryThrottle } from './throttle-memory.ts'
import type { Throttle } from './throttle-rules.ts'

/** One process keeps its limits in memory; several on one PostgreSQL share them there, each in one statement. */
export const openThrottle = (store: Store, now: () => Date): Throttle =>
  store.engine === 'sqlite' ? memoryThrottle(now) : databaseThrottle(store.db, now)

/** An address as a key: the table of limits is not to hold a list of addresses. */
export const accountKey = (email: string): string => createHash('sha256').update(email).digest('base64url')
