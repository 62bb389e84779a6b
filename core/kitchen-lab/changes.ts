import type { ErrorCode } from '#core/errors/codes.ts'
import { plainLine } from '#core/recipes/draft.ts'
import type { IngredientDraft } from '#core/recipes/recipe.ts'
import { nameKey } from '#core/spanish/name-key.ts'
import { isTooSmall } from '#core/units/quantity.ts'

/** What happens to one line of the base recipe. `line` counts from 0. */
export type LineChange = { readonly line: number; readonly removed: true } | ({ readonly line: number } & Rewritten)

/** Another name is a replacement; what is left out stays as in the base. */
type Rewritten = {
  readonly name?: string | undefined
  readonly quantity?: number | undefined
  readonly unit?: IngredientDraft['unit'] | undefined
}

/** A variation's own overrides; `{}` is the base recipe as it is. Lines not named stay. */
export type Changes = {
  readonly servings?: number | undefined
  readonly lines?: readonly LineChange[] | undefined
  readonly added?: readonly IngredientDraft[] | undefined
  /** What is done differently; one step per line, after the base's method. */
  readonly notes?: string | undefined
}

/** The part of a recipe that changes act upon. */
export type Changeable = { readonly servings: number; readonly ingredients: readonly IngredientDraft[] }

/** A line of a variation, and the line of the base it comes from; null for an added one. */
export type VariedLine = IngredientDraft & { readonly from: number | null }

/** The ingredients of a variation: the base's in their order, without the removed ones, then the added ones. */
export const variedLines = (base: Changeable, { lines = [], added = [] }: Changes): VariedLine[] => {
  const byLine = new Map(lines.map((change) => [change.line, change]))
  const kept = base.ingredients.flatMap((ingredient, from): VariedLine[] => {
    const change = byLine.get(from)
    if (change === undefined) return [{ ...ingredient, from }]
    if ('removed' in change) return []
    return [{ ...changedLine(ingredient, change), from }]
  })
  return [...kept, ...added.map((ingredient) => ({ ...ingredient, from: null }))]
}

/** A line with a change made. Another name is another ingredient: only a line that keeps its name stays an elaboración. */
export const changedLine = (line: IngredientDraft, change: Rewritten): IngredientDraft => {
  const { name = line.name, quantity = line.quantity, unit = line.unit } = change
  const link = line.link && sameName(name, line.name) ? line.link : null
  return plainLine({
    name,
    quantity,
    unit,
    link: link && { ...link, inServings: link.inServings && unit === line.unit },
    clean: line.clean,
  })
}

/** The base with the changes made. */
export const applyChanges = (base: Changeable, changes: Changes): Changeable => ({
  servings: changes.servings ?? base.servings,
  ingredients: variedLines(base, changes).map(plainLine),
})

/** The changes that lead from the base to these lines: the inverse of `applyChanges`, with nothing superfluous in it. */
export const changesTo = (
  base: Changeable,
  wanted: { readonly servings: number; readonly lines: readonly VariedLine[]; readonly notes: string },
): Changes => {
  const kept = new Map(wanted.lines.flatMap((line) => (line.from === null ? [] : [[line.from, line] as const])))
  const lines = base.ingredients.flatMap((ingredient, line): LineChange[] => {
    const varied = kept.get(line)
    if (varied === undefined) return [{ line, removed: true }]
    const change = lineChange(line, ingredient, varied)
    return change === null ? [] : [change]
  })
  const added = wanted.lines
    .filter(({ from }) => from === null)
    .map((line) => ({ ...plainLine({ ...line, link: null }), name: line.name.trim() }))
  const notes = wanted.notes.trim()
  return {
    ...(wanted.servings === base.servings ? {} : { servings: wanted.servings }),
    ...(lines.length === 0 ? {} : { lines }),
    ...(added.length === 0 ? {} : { added }),
    ...(notes === '' ? {} : { notes }),
  }
}

/** The same changes without what changes nothing (a quantity equal to the base's), names trimmed. */
export const tidyChanges = (base: Changeable, changes: Changes): Changes =>
  changesTo(base, {
    servings: changes.servings ?? base.servings,
    lines: variedLines(base, changes),
    notes: changes.notes ?? '',
  })

const lineChange = (line: number, before: IngredientDraft, after: IngredientDraft): LineChange | null => {
  const name = after.name.trim()
  const change = {
    ...(name === before.name ? {} : { name }),
    ...(after.quantity === before.quantity ? {} : { quantity: after.quantity }),
    ...(after.unit === before.unit ? {} : { unit: after.unit }),
  }
  return Object.keys(change).length === 0 ? null : { line, ...change }
}

/**
 * What keeps changes from being saved: they speak of a line the base has not, or twice of one, or leave a recipe that
 * is none. In the order in which the editor shows them.
 */
export const changesProblems = (base: Changeable, changes: Changes): ErrorCode[] => {
  const places = (changes.lines ?? []).map(({ line }) => line)
  if (new Set(places).size < places.length || places.some((line) => base.ingredients[line] === undefined))
    return ['invalid_input']
  const lines = variedLines(base, changes)
  const problems: ErrorCode[] = []
  if (lines.length === 0) problems.push('ingredient_required')
  if (lines.some(({ name }) => name.trim() === '')) problems.push('ingredient_name_required')
  if (!lines.every(({ quantity }) => quantity > 0)) problems.push('quantity_not_positive')
  if (lines.some(({ quantity }) => isTooSmall(quantity))) problems.push('quantity_too_small')
  return problems
}

/** Whether two names are the same ingredient to a cook: case, accents and blanks apart. */
export const sameName = (one: string, other: string): boolean => nameKey(one) === nameKey(other)

/** Each line's key: its name, and the how-manieth of that name it is ('Sal' may stand twice in a recipe). */
export const lineKeys = (lines: readonly IngredientDraft[]): string[] => {
  const seen = new Map<string, number>()
  return lines.map(({ name }) => {
    const key = nameKey(name)
    const time = seen.get(key) ?? 0
    seen.set(key, time + 1)
    return `${key}#${time}`
  })
}
