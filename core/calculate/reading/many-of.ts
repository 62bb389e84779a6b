import { plain } from '#core/calculate/say.ts'
import type { Slot } from './slots.ts'

/** '6 pollos de 2 kg', '8 merluzas de kilo': all of them together, and how that is counted; null where no pieces are said. */
export const manyOf = (
  folded: string,
  slots: readonly Slot[],
): { readonly value: number; readonly counted: string; readonly name: string; readonly each: Slot } | null => {
  for (const [index, count] of slots.entries()) {
    const each = slots[index + 1]
    if (count.kind !== 'count' || count.value <= 1 || each?.kind !== 'mass') continue
    const [, name] = /^ ?([a-z]{3,}s(?: [a-z]{4,})?) (?:de|a) $/.exec(folded.slice(count.end, each.at)) ?? []
    if (name !== undefined)
      return { value: count.value * each.value, counted: `${plain(count.value)} × ${each.said} = `, name, each }
  }
  return null
}
