import { useState } from 'react'
import { applyFix } from '#core/ice-cream/balance/change-rows.ts'
import type { Formula, FormulaIngredient, FormulaRow } from '#core/ice-cream/composition/formula.ts'
import type { IcePantry } from '#core/ice-cream/composition/match-ingredient.ts'
import type { Pasted } from '#core/ice-cream/composition/paste-rows.ts'
import type { FormulaFix } from '#core/ice-cream/judging/analysis.ts'
import type { Facts } from '#web/ice-cream/dialogs/use-facts.ts'
import type { FormulaPatch, RowPatch } from '#web/ice-cream/ice-requests.ts'
import { balanceTexts, changeTexts, scaleTexts } from '#web/ice-cream/texts.ts'
import type { Rows } from './use-rows.ts'

type Undo = {
  readonly text: string
  readonly rows: readonly FormulaIngredient[]
  /** The yield or the temperature it had, when another came with the rows. */
  readonly facts?: FormulaPatch
}

/**
 * What a cook does to the rows, with the way back. Undoing gives back all rows: it is offered until something else is done
 * to them, so that it never takes that away.
 */
export const useRowChanges = (formula: Formula, rows: Rows, pantry: IcePantry | undefined, facts: Facts) => {
  const [undo, setUndo] = useState<Undo | null>(null)
  const [removed, setRemoved] = useState<FormulaIngredient | null>(null)

  /** One change of many rows. */
  const change = async (
    changed: readonly FormulaIngredient[],
    additions: readonly FormulaRow[],
    text: string,
    went?: FormulaPatch,
  ): Promise<boolean> => {
    const before = rows.rows
    const patches = changed.flatMap((row, index) => {
      const was = before[index]
      return was === undefined || was === row ? [] : changesOf(was, row)
    })
    if (patches.length + additions.length === 0) return true
    const ok = await rows.change(patches, additions)
    if (ok) setUndo({ text, rows: before, ...(went === undefined ? {} : { facts: went }) })
    return ok
  }
  return {
    undo,
    removed,
    change,
    edit: (id: string, patch: RowPatch) => {
      setUndo(null)
      rows.edit(id, patch)
    },
    add: (row?: FormulaRow): Promise<string | null> => {
      setUndo(null)
      return rows.add(row)
    },
    remove: async (row: FormulaIngredient): Promise<boolean> => {
      setUndo(null)
      const ok = await rows.remove(row.id)
      if (ok) setRemoved(row.name.trim() === '' ? null : row)
      return ok
    },
    putBack: async (row: FormulaIngredient) => {
      if (await rows.putBack(row)) setRemoved(null)
    },
    fix: async (chosen: FormulaFix) => {
      if (pantry === undefined) return
      const changed = applyFix(pantry, { type: formula.type, rows: rows.rows }, chosen)
      if (changed.type !== formula.type && !(await facts.save({ type: changed.type, servingTemperature: null }))) return
      await change(changed.rows, changed.additions, changeTexts.fixed)
    },
    /** `servings` when the whole was given a yield. */
    scale: async (scaled: readonly FormulaIngredient[], servings: number | null): Promise<boolean> => {
      const isNew = servings !== null && servings !== formula.servings
      const ok = await change(scaled, [], scaleTexts.done, isNew ? { servings: formula.servings } : undefined)
      if (ok && isNew) await facts.follow({ servings })
      return ok
    },
    /** What was balanced for a temperature is judged at it from then on. */
    balance: async (balanced: readonly FormulaIngredient[], servingTemperature: number | null): Promise<boolean> => {
      const before = formula.servingTemperature
      const isNew = servingTemperature !== before
      const ok = await change(balanced, [], balanceTexts.done, isNew ? { servingTemperature: before } : undefined)
      if (ok && isNew) await facts.follow({ servingTemperature })
      return ok
    },
    /** Amounts go down from the row they were pasted into; ingredients into that row if it is blank, and after the last. */
    paste: async (pasted: Pasted, rowId: string): Promise<boolean> => {
      const before = rows.rows
      const at = before.findIndex(({ id }) => id === rowId)
      if (pasted.kind === 'amounts') {
        const text = changeTexts.pastedAmounts(Math.min(pasted.quantities.length, before.length - at))
        const quantityOf = (index: number) => (index < at ? null : (pasted.quantities[index - at] ?? null))
        return change(
          before.map((row, index) => ({ ...row, quantity: quantityOf(index) ?? row.quantity })),
          [],
          text,
        )
      }
      const target = before[at]
      const isBlank = target !== undefined && target.name.trim() === '' && target.quantity === 0
      const [first, ...others] = pasted.rows
      const patches = isBlank && first !== undefined ? [{ ...first, id: rowId }] : []
      const ok = await rows.change(patches, isBlank ? others : pasted.rows)
      if (ok) setUndo({ text: changeTexts.pasted(pasted.rows.length), rows: before })
      return ok
    },
    takeBack: async ({ rows: before, facts: had }: Undo) => {
      if (!(await rows.restore(before))) return
      if (had !== undefined) await facts.follow(had)
      setUndo(null)
    },
  }
}

/** Only what a correction may touch, and only where it did. */
const changesOf = (before: FormulaIngredient, { id, ...after }: FormulaIngredient) => {
  const { quantity, fatContent, sugarContent, waterContent, nonFatSolids, pacContribution, podContribution } = after
  const fields = { quantity, fatContent, sugarContent, waterContent, nonFatSolids, pacContribution, podContribution }
  const patch = Object.fromEntries(Object.entries({ ...before, ...fields }).filter(([field]) => field in fields))
  return before.quantity === quantity ? [{ id, ...patch }] : [{ id, quantity }]
}
