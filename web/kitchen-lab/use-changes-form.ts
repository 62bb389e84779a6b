import { useState } from 'react'
import {
  type Changeable,
  type Changes,
  changesTo,
  tidyChanges,
  type VariedLine,
  variedLines,
} from '#core/kitchen-lab/changes.ts'
import { blankIngredient, type IngredientDraft } from '#core/recipes/recipe.ts'

/** A line of the editor. A removed line of the base stays in its place, so that it can come back. */
export type ChangeRow = VariedLine & { readonly key: number; readonly removed: boolean }

export type ChangesContent = {
  readonly servings: number
  readonly rows: readonly ChangeRow[]
  readonly notes: string
}

let lastKey = 0
const nextKey = (): number => {
  lastKey += 1
  return lastKey
}

/** Every line of the base, as the changes leave it, and what they add. */
const contentOf = (base: Changeable, changes: Changes): ChangesContent => {
  const lines = variedLines(base, changes)
  const kept = new Map(lines.map((line) => [line.from, line]))
  const ofBase = base.ingredients.map((ingredient, from) => ({
    ...ingredient,
    ...kept.get(from),
    from,
    key: nextKey(),
    removed: !kept.has(from),
  }))
  const added = lines.filter(({ from }) => from === null).map((line) => ({ ...line, key: nextKey(), removed: false }))
  return { servings: changes.servings ?? base.servings, rows: [...ofBase, ...added], notes: changes.notes ?? '' }
}

/** What the editor holds: the rows, and the changes they amount to. */
export const useChangesForm = (base: Changeable, start: Changes) => {
  const [content, setContent] = useState(() => contentOf(base, start))
  // The servings the quantities are meant for: offered to be scaled when the cook writes others.
  const [scaledFor, setScaledFor] = useState(content.servings)

  const { servings, rows, notes } = content
  const changes = changesTo(base, { servings, notes, lines: rows.filter(({ removed }) => !removed).map(lineOf) })
  const dirty = JSON.stringify(changes) !== JSON.stringify(tidyChanges(base, start))

  const change = (part: Partial<ChangesContent>) => setContent((before) => ({ ...before, ...part }))
  const changeRow = (key: number, part: Partial<ChangeRow>) =>
    setContent((before) => ({
      ...before,
      rows: before.rows.map((row) => (row.key === key ? { ...row, ...part } : row)),
    }))
  return {
    content,
    changes,
    dirty,
    change,
    changeRow,
    /** Answers the new row's key. */
    add: (): number => {
      const row = { ...blankIngredient, from: null, key: nextKey(), removed: false }
      setContent((before) => ({ ...before, rows: [...before.rows, row] }))
      return row.key
    },
    /** A line of the base is crossed out; an added one goes. */
    remove: ({ key, from }: ChangeRow) => {
      if (from !== null) return changeRow(key, { removed: true })
      setContent((before) => ({ ...before, rows: before.rows.filter((row) => row.key !== key) }))
    },
    /** The line as the base has it. */
    restore: ({ key, from }: ChangeRow) => {
      const original = from === null ? undefined : base.ingredients[from]
      if (original !== undefined) changeRow(key, { ...original, removed: false })
    },
    scaledFor,
    scale: () => {
      const factor = servings / scaledFor
      change({ rows: rows.map((row) => ({ ...row, quantity: withoutDust(row.quantity * factor) })) })
      setScaledFor(servings)
    },
  }
}

export type ChangesFormState = ReturnType<typeof useChangesForm>

const lineOf = ({ key: _, removed: __, ...line }: ChangeRow): VariedLine => line

// 0.75 × 6 / 4 is 1.125, not 1.1249999999999998.
const withoutDust = (quantity: number): number => Number(quantity.toPrecision(12))

/** What became of a row, for its word beside it. */
export const rowKind = (row: ChangeRow, base: IngredientDraft | undefined) => {
  if (base === undefined) return 'added'
  if (row.removed) return 'removed'
  if (row.name.trim() !== base.name) return 'replaced'
  return row.quantity === base.quantity && row.unit === base.unit ? null : 'changed'
}
