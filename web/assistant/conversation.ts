import { useCallback, useSyncExternalStore } from 'react'
import { z } from 'zod/mini'
import { receivedChat } from '#core/api/received/chat.ts'
import { onUserChange } from '#web/api/session.ts'
import { untilSignOutKey } from '#web/data/until-sign-out.ts'

/**
 * The conversation, kept on this device until one signs out: a reload, another tab or another screen lose nothing. All
 * tabs share it. Every question lies under a key of its own, with its answer: a tab only ever writes what was asked in
 * it, so two that ask at once cannot write over each other.
 */
const exchange = z.object({
  id: z.string(),
  /** When it was asked, in milliseconds: the order of the conversation. */
  at: z.number(),
  question: z.string(),
  /** Left out until it has come; for good when one stopped it or it failed. */
  answer: z.optional(receivedChat),
  /** Chosen before the first save, so that saving again saves once. */
  recipeId: z.optional(z.string()),
  saved: z.optional(z.enum(['pending', 'saved', 'failed'])),
})
export type Exchange = z.infer<typeof exchange>

/** A day at the bench is a few dozen questions. What is older goes, oldest first. */
const mostExchanges = 200
/** Browsers give a site about five million characters for everything. */
const mostCharacters = 1_000_000

const nothing: readonly Exchange[] = []
let owner = ''
let exchanges: readonly Exchange[] = nothing
const listeners = new Set<() => void>()

const prefixOf = (userId: string) => `${untilSignOutKey('conversacion', userId)}:`
const keyOf = (userId: string, id: string) => `${prefixOf(userId)}${id}`

const inOrder = (all: readonly Exchange[]) =>
  all.toSorted((one, other) => one.at - other.at || one.id.localeCompare(other.id))

const show = (next: readonly Exchange[]) => {
  exchanges = inOrder(next)
  for (const listener of listeners) listener()
}

/** Takes up this user's conversation, if it is not the one at hand. Tells nobody: it is also called while drawing. */
const takeUp = (userId: string): void => {
  if (owner === userId) return
  owner = userId
  exchanges = []
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefixOf(userId)))
    exchanges = inOrder(keys.flatMap((key) => parsed(localStorage.getItem(key))))
  } catch (error) {
    console.warn('The conversation kept on this device cannot be read', error)
  }
}

const parsed = (raw: string | null): readonly Exchange[] => {
  if (raw === null) return []
  try {
    return [exchange.parse(JSON.parse(raw))]
  } catch (error) {
    console.warn('An answer kept on this device cannot be read', error)
    return []
  }
}

/** Adds or replaces exchanges, and lets the oldest go where there are too many. */
export const keepExchanges = (userId: string, kept: readonly Exchange[]): void => {
  takeUp(userId)
  const ids = new Set(kept.map(({ id }) => id))
  show([...exchanges.filter(({ id }) => !ids.has(id)), ...kept])
  for (const one of kept) write(keyOf(userId, one.id), JSON.stringify(one))
  dropExchanges(userId, beyondLimits())
}

/** Changes one exchange, if it is still there. */
export const changeExchange = (userId: string, id: string, part: Partial<Exchange>): void => {
  takeUp(userId)
  const found = exchanges.find((one) => one.id === id)
  if (found !== undefined) keepExchanges(userId, [{ ...found, ...part }])
}

export const dropExchanges = (userId: string, ids: readonly string[]): void => {
  takeUp(userId)
  if (ids.length === 0) return
  show(exchanges.filter(({ id }) => !ids.includes(id)))
  for (const id of ids) localStorage.removeItem(keyOf(userId, id))
}

/** The conversation as it stands now, which a callback made earlier may not know. */
export const conversationNow = (userId: string): readonly Exchange[] => {
  takeUp(userId)
  return exchanges
}

const beyondLimits = (): string[] => {
  let characters = 0
  return exchanges.toReversed().flatMap((one, place) => {
    characters += JSON.stringify(one).length
    return place > 0 && (place >= mostExchanges || characters > mostCharacters) ? [one.id] : []
  })
}

const write = (key: string, text: string): void => {
  try {
    localStorage.setItem(key, text)
  } catch (error) {
    // Full or forbidden storage: this page still holds everything.
    console.warn('The conversation will not outlive this page', error)
  }
}

const forget = () => {
  owner = ''
  show(nothing)
}
onUserChange(forget)

/** What another tab has kept, changed or thrown away. */
const onStorage = ({ key, newValue }: StorageEvent) => {
  if (owner === '' || (key !== null && !key.startsWith(prefixOf(owner)))) return
  if (key === null) return show(nothing)
  const id = key.slice(prefixOf(owner).length)
  show([...exchanges.filter((one) => one.id !== id), ...parsed(newValue)])
}

const subscribe = (listener: () => void) => {
  if (listeners.size === 0) {
    // Nobody listened meanwhile: what other tabs did is read anew.
    const userId = owner
    owner = ''
    if (userId !== '') takeUp(userId)
    window.addEventListener('storage', onStorage)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', onStorage)
  }
}

/** The exchanges of this user, oldest first. */
export const useConversation = (userId: string): readonly Exchange[] =>
  useSyncExternalStore(
    subscribe,
    useCallback(() => {
      takeUp(userId)
      return exchanges
    }, [userId]),
  )
