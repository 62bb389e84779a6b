import { useCallback, useSyncExternalStore } from 'react'
import { z } from 'zod/mini'
import { assistantAnswer } from '#core/api/assistant.ts'
import { onUserChange } from '#web/api/session.ts'
import { untilSignOutKey } from '#web/ui/until-sign-out.ts'

/**
 * The conversation, kept on this device until one signs out: a reload, another tab or another screen lose nothing. All
 * tabs share it; every change is made on what the storage holds at that moment, and each question carries its own answer,
 * so two tabs that ask at once do not mix up theirs.
 */
const exchange = z.object({
  id: z.string(),
  question: z.string(),
  /** Left out until it has come; for good when one stopped it or it failed. */
  answer: z.optional(assistantAnswer),
  /** Chosen before the first save, so that saving again saves once. */
  recipeId: z.optional(z.string()),
  saved: z.optional(z.enum(['pending', 'saved', 'failed'])),
})
export type Exchange = z.infer<typeof exchange>

/** A day at the bench is a few dozen questions. What is older goes, oldest first. */
const mostExchanges = 200
/** Browsers give a site about five million characters for everything. */
const mostCharacters = 1_000_000

type Known = { userId: string; raw: string | null; exchanges: readonly Exchange[] }

const nobody: Known = { userId: '', raw: null, exchanges: [] }
let known = nobody
const listeners = new Set<() => void>()

const keyOf = (userId: string) => untilSignOutKey('conversacion', userId)
const tell = () => {
  for (const listener of listeners) listener()
}

const stored = (userId: string): string | null => {
  try {
    return localStorage.getItem(keyOf(userId))
  } catch {
    return null
  }
}

const parsed = (raw: string | null): readonly Exchange[] => {
  if (raw === null) return []
  try {
    return z.array(exchange).parse(JSON.parse(raw))
  } catch (error) {
    console.warn('The conversation kept on this device cannot be read', error)
    return []
  }
}

/** What is known, after looking whether the storage has something newer. */
const refreshed = (userId: string): readonly Exchange[] => {
  const raw = stored(userId)
  // Without storage (full, forbidden) what this page holds is all there is.
  if (known.userId !== userId || (raw !== null && raw !== known.raw)) known = { userId, raw, exchanges: parsed(raw) }
  return known.exchanges
}

export const changeConversation = (userId: string, change: (now: readonly Exchange[]) => readonly Exchange[]): void => {
  let exchanges = change(refreshed(userId)).slice(-mostExchanges)
  let raw = JSON.stringify(exchanges)
  while (raw.length > mostCharacters && exchanges.length > 1) {
    exchanges = exchanges.slice(Math.ceil(exchanges.length / 10))
    raw = JSON.stringify(exchanges)
  }
  known = { userId, raw, exchanges }
  try {
    if (exchanges.length === 0) localStorage.removeItem(keyOf(userId))
    else localStorage.setItem(keyOf(userId), raw)
  } catch (error) {
    console.warn('The conversation will not outlive this page', error)
  }
  tell()
}

/** Changes one exchange, if it is still there. */
export const changeExchange = (userId: string, id: string, part: Partial<Exchange>): void =>
  changeConversation(userId, (now) => now.map((one) => (one.id === id ? { ...one, ...part } : one)))

const forget = () => {
  known = nobody
  tell()
}
onUserChange(forget)

const subscribe = (listener: () => void) => {
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== null && key !== keyOf(known.userId)) return
    known = nobody
    listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', onStorage)
  }
}

/** The exchanges of this user, oldest first. */
export const useConversation = (userId: string): readonly Exchange[] =>
  useSyncExternalStore(
    subscribe,
    useCallback(() => (known.userId === userId ? known.exchanges : refreshed(userId)), [userId]),
  )
