import type { Store } from '#server/database/store.ts'

/** What every part of the server is given: where rows live, what time it is, and where new ids come from. */
export type Deps = {
  readonly store: Store
  readonly now: () => Date
  readonly newId: () => string
}
