import type { Unit } from '#core/units/units.ts'
import type { CostLine } from './cost.ts'
import type { CostedInBook } from './cost-book.ts'

/** A line somewhere inside an elaboración, with its quantity and cost for the part that the dish takes. */
export type NestedLine = {
  /** 0: a line of the elaboración itself; 1: of an elaboración within it. */
  readonly depth: number
  readonly name: string
  readonly quantity: number
  readonly unit: Unit
  /** The quantity counts servings of an elaboración. */
  readonly inServings: boolean
  /** €; null without price, or where the yield of an elaboración is not known. */
  readonly cost: number | null
  /** It is an elaboración itself; its lines follow. */
  readonly isLink: boolean
}

/** Rows a sheet shows of one elaboración; a sauce of a sauce of a stock has forty. */
const mostRows = 200

/**
 * What an elaboración is made of, level by level, scaled to the part of the batch that is taken; at most 200 lines, and
 * `more` where there are others. For reading: the figures of the sheet are computed exactly elsewhere.
 */
export const nestedLines = (
  { link }: Pick<CostLine, 'link'>,
  book: ReadonlyMap<string, CostedInBook>,
): { readonly lines: readonly NestedLine[]; readonly more: boolean } => {
  const lines: NestedLine[] = []
  let more = false
  const walk = (recipeId: string, factor: number, depth: number): void => {
    for (const line of book.get(recipeId)?.cost.lines ?? []) {
      if (lines.length >= mostRows) {
        more = true
        return
      }
      const { name, unit, cost } = line
      const inServings = line.link?.by === 'servings'
      const scaled = { quantity: line.quantity * factor, cost: cost === null ? null : cost * factor }
      lines.push({ depth, name, unit, inServings, ...scaled, isLink: line.link !== null })
      if (line.link !== null && line.link.share !== null) walk(line.link.recipeId, line.link.share * factor, depth + 1)
    }
  }
  if (link !== null && link.share !== null) walk(link.recipeId, link.share, 0)
  return { lines, more }
}
