import {
  type Changeable,
  type Changes,
  changedLine,
  changesTo,
  lineKeys,
  type VariedLine,
  variedLines,
} from './changes.ts'

/** Something the cook should know about taking a newer base. */
export type RebaseNote =
  /** The base no longer has this ingredient; the variation had changed it, so it stays as an added one. */
  | { readonly kind: 'kept_as_added'; readonly name: string }
  /** The base now has what the variation had added; the variation's quantity stays. */
  | { readonly kind: 'now_in_base'; readonly name: string }

export type Rebased = { readonly changes: Changes; readonly notes: readonly RebaseNote[] }

/**
 * The same changes on a newer version of the base. Ingredients are found again by name. What the variation says of an
 * ingredient wins over the base; what it does not speak of follows the base. A change the base has made itself goes.
 */
export const rebaseChanges = (from: Changeable, to: Changeable, changes: Changes): Rebased => {
  const places = new Map(lineKeys(to.ingredients).map((key, index) => [key, index]))
  const oldKeys = lineKeys(from.ingredients)
  const notes: RebaseNote[] = []
  // Every line of the new base, until something is said of it.
  const lines = new Map<number, VariedLine>(to.ingredients.map((line, index) => [index, { ...line, from: index }]))
  const orphans: VariedLine[] = []

  const varied = new Map(variedLines(from, changes).map((line) => [line.from, line]))
  for (const change of changes.lines ?? []) {
    const place = places.get(oldKeys[change.line] ?? '')
    const line = place === undefined ? undefined : lines.get(place)
    if ('removed' in change) {
      if (place !== undefined) lines.delete(place)
    } else if (place !== undefined && line !== undefined) {
      lines.set(place, { ...changedLine(line, change), from: place })
    } else {
      const orphan = varied.get(change.line)
      if (orphan !== undefined) orphans.push({ ...orphan, from: null })
    }
  }
  const before = new Set(oldKeys)
  const loose = [...orphans, ...(changes.added ?? []).map((line) => ({ ...line, from: null }))]
  const looseKeys = lineKeys(loose)
  const added = loose.filter((line, index) => {
    const key = looseKeys[index] ?? ''
    const place = places.get(key)
    // Only what the base has gained since: an ingredient added beside one of the same name is meant so.
    if (place !== undefined && !before.has(key) && lines.has(place)) {
      lines.set(place, { ...line, from: place })
      notes.push({ kind: 'now_in_base', name: line.name })
      return false
    }
    if (index < orphans.length) notes.push({ kind: 'kept_as_added', name: line.name })
    return true
  })
  const wanted = {
    servings: changes.servings ?? to.servings,
    lines: [...lines.values(), ...added],
    notes: changes.notes ?? '',
  }
  return { changes: changesTo(to, wanted), notes }
}
