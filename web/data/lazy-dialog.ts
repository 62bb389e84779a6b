import { type ComponentType, createElement, lazy, Suspense } from 'react'
import { useFetchedLater } from './use-fetched-later.ts'

/**
 * A dialog whose code is fetched a moment after the first view (use-fetched-later.ts) and drawn from the first time that
 * `isOpen` says so. Afterwards it stays mounted, because it fades out and gives the focus back by itself.
 */
export const lazyDialog = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  isOpen: (props: Props) => boolean,
) => {
  const Loaded: ComponentType<Props> = lazy(async () => ({ default: await load() }))
  return function LazyDialog(props: Props) {
    const wanted = useFetchedLater(isOpen(props), load)
    return wanted ? createElement(Suspense, { fallback: null }, createElement(Loaded, props)) : null
  }
}
