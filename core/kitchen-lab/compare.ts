import { plainLine } from '#core/recipes/draft.ts'
import type { IngredientDraft } from '#core/recipes/recipe.ts'
import { type Changeable, type Changes, lineKeys, type VariedLine, variedLines } from './changes.ts'

/** One ingredient in two variations; null where a variation has it not. */
export type ComparedLine = {
  readonly one: IngredientDraft | null
  readonly other: IngredientDraft | null
  /** Quantity, unit or name differ, or one has it not. */
  readonly differs: boolean
}

type Side = { readonly base: Changeable; readonly changes: Changes }

/**
 * Two variations line by line. On the same base, what comes from one line of it stands in one row (a replacement
 * beside what it replaced); everything else meets by name.
 */
export const compareVariations = (one: Side, other: Side): ComparedLine[] => {
  const shared = JSON.stringify(content(one.base)) === JSON.stringify(content(other.base))
  const [left, right] = [keyed(one, shared), keyed(other, shared)]
  return [...new Set([...left.keys(), ...right.keys()])].map((key) => {
    const pair = { one: left.get(key) ?? null, other: right.get(key) ?? null }
    return { ...pair, differs: JSON.stringify(pair.one) !== JSON.stringify(pair.other) }
  })
}

const content = ({ ingredients }: Changeable) => ingredients.map(plainLine)

const keyed = ({ base, changes }: Side, shared: boolean): Map<string, IngredientDraft> => {
  const lines = variedLines(base, changes)
  const byBase = ({ from }: VariedLine) => shared && from !== null
  const named = lines.filter((line) => !byBase(line))
  const names = lineKeys(named)
  return new Map([
    ...lines.filter(byBase).map((line) => [`base ${line.from}`, plainLine(line)] as const),
    ...named.map((line, index) => [names[index] ?? '', plainLine(line)] as const),
  ])
}
