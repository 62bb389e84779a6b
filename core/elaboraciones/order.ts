/** Recipes in an order in which each comes after all it is made of, and the first circle met, if there is one. */
export type Order = {
  readonly ids: readonly string[]
  /** From a recipe back to itself, that recipe at both ends: [a, b, a]. Null: none. */
  readonly circle: readonly string[] | null
}

type Visit = { readonly id: string; readonly children: readonly string[]; next: number }

/**
 * Walks from the roots to everything below them, each recipe once, without recursion: a chain may be as long as the book.
 * Saved recipes hold no circle; where one is met all the same, its closing link is passed over, so that every walk ends.
 */
export const childrenFirst = (roots: Iterable<string>, childrenOf: (id: string) => readonly string[]): Order => {
  const ids: string[] = []
  const state = new Map<string, 'open' | 'done'>()
  let circle: string[] | null = null
  for (const root of roots) {
    if (state.has(root)) continue
    const path: Visit[] = [{ id: root, children: childrenOf(root), next: 0 }]
    state.set(root, 'open')
    for (let visit = path.at(-1); visit !== undefined; visit = path.at(-1)) {
      const child = visit.children[visit.next]
      visit.next += 1
      if (child === undefined) {
        state.set(visit.id, 'done')
        ids.push(visit.id)
        path.pop()
      } else if (state.get(child) === 'open') {
        circle ??= [...path.slice(path.findIndex(({ id }) => id === child)).map(({ id }) => id), child]
      } else if (!state.has(child)) {
        state.set(child, 'open')
        path.push({ id: child, children: childrenOf(child), next: 0 })
      }
    }
  }
  return { ids, circle }
}
