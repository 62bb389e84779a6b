import { type ComponentType, createElement, lazy, Suspense } from 'react'
import { useFetchedLater } from './use-fetched-later.ts'

/**
 * A dialog, or another part that no first view shows: its code is fetched a moment after that view (use-fetched-later.ts),
 * and it is drawn from the first time that `isOpen` says so. Afterwards it stays mounted, because a dialog fades out and
 * gives the focus back by itself.
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  isOpen: (props: Props) => boolean,
) => {
  const Loaded: ComponentType<Props> = lazy(async () => ({ default: await load() }))
  return function LazyPart(props: Props) {
    const wanted = useFetchedLater(isOpen(props), load)
    return wanted ? createElement(Suspense, { fallback: null }, createElement(Loaded, props)) : null
  }
}
