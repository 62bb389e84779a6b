import { useSyncExternalStore } from 'react'

/** A value kept outside React, so that any code may change it, and watched by screens. */
export type Store<State> = {
  readonly current: () => State
  /** Tells the listeners, unless it is the very same value. */
  readonly set: (next: State) => void
  readonly subscribe: (listener: () => void) => () => void
}

export const makeStore = <State>(initial: State): Store<State> => {
  let state = initial
  const listeners = new Set<() => void>()
  return {
    current: () => state,
    set: (next) => {
      if (Object.is(state, next)) return
      state = next
      // A listener may leave while it is told.
      for (const listener of [...listeners]) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

/** The store's value as React sees it: a change draws the component again. */
export const useStore = <State>(store: Pick<Store<State>, 'subscribe' | 'current'>): State =>
  useSyncExternalStore(store.subscribe, store.current)
