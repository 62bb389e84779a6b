import { useEffect } from 'react'
import { z } from 'zod/mini'
import { receivedChat } from '#core/api/received/chat.ts'
import { onUserChange } from '#web/api/session-state.ts'
import { keysUnder, parsedJson, readJson, writeJson, writeText } from '#web/data/device-storage.ts'
import { makeStore, type Store, useStore } from '#web/data/store.ts'
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

let owner = ''
let store = makeStore<readonly Exchange[]>([])

const prefixOf = (userId: string) => `${untilSignOutKey('conversacion', userId)}:`
const keyOf = (userId: string, id: string) => `${prefixOf(userId)}${id}`

const inOrder = (all: readonly Exchange[]) =>
  all.toSorted((one, other) => one.at - other.at || one.id.localeCompare(other.id))

const show = (next: readonly Exchange[]) => store.set(inOrder(next))

/** This user's conversation. Tells nobody when it takes it up: it is also called while drawing. */
const ownConversation = (userId: string): Store<readonly Exchange[]> => {
  if (owner === userId) return store
  owner = userId
  store = makeStore<readonly Exchange[]>(inOrder(stored(userId)))
  return store
}

const stored = (userId: string): readonly Exchange[] =>
  keysUnder('device', prefixOf(userId)).flatMap((key) => readJson('device', key, exchange) ?? [])

/** Adds or replaces exchanges, and lets the oldest go where there are too many. */
export const keepExchanges = (userId: string, kept: readonly Exchange[]): void => {
  const ids = new Set(kept.map(({ id }) => id))
  show([...conversationNow(userId).filter(({ id }) => !ids.has(id)), ...kept])
  for (const one of kept) writeJson('device', keyOf(userId, one.id), one)
  dropExchanges(userId, beyondLimits())
}

/** Changes one exchange, if it is still there. */
export const changeExchange = (userId: string, id: string, part: Partial<Exchange>): void => {
  const found = conversationNow(userId).find((one) => one.id === id)
  if (found !== undefined) keepExchanges(userId, [{ ...found, ...part }])
}

export const dropExchanges = (userId: string, ids: readonly string[]): void => {
  if (ids.length === 0) return
  show(conversationNow(userId).filter(({ id }) => !ids.includes(id)))
  for (const id of ids) writeText('device', keyOf(userId, id), null)
}

/** The conversation as it stands now, which a callback made earlier may not know. */
export const conversationNow = (userId: string): readonly Exchange[] => ownConversation(userId).current()

const beyondLimits = (): string[] => {
  let characters = 0
  return store
    .current()
    .toReversed()
    .flatMap((one, place) => {
      characters += JSON.stringify(one).length
      return place > 0 && (place >= mostExchanges || characters > mostCharacters) ? [one.id] : []
    })
}

onUserChange(() => {
  owner = ''
  show([])
})

/** The exchanges of this user, oldest first; what other tabs do is taken in as long as somebody looks. */
export const useConversation = (userId: string): readonly Exchange[] => {
  const exchanges = useStore(ownConversation(userId))
  useEffect(() => {
    // Nobody looked meanwhile: other tabs may have written.
    show(stored(userId))
    const prefix = prefixOf(userId)
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (owner !== userId || (key !== null && !key.startsWith(prefix))) return
      if (key === null) return show([])
      const id = key.slice(prefix.length)
      const now = parsedJson(newValue, exchange)
      show([...conversationNow(userId).filter((one) => one.id !== id), ...(now === undefined ? [] : [now])])
    }
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  }, [userId])
  return exchanges
}
