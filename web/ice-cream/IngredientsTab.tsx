import { Button } from '@mantine/core'
import { IconArrowsDiagonal, IconCheck, IconCloudOff, IconPlus, IconRefresh, IconScale } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import type { FormulaAnalysis, FormulaFix } from '#core/ice-cream/analysis.ts'
import { applyFix } from '#core/ice-cream/change-rows.ts'
import type { Formula, FormulaIngredient, FormulaRow } from '#core/ice-cream/formula.ts'
import { UndoLine } from '#web/recipes/UndoLine.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { LoadFailure } from '#web/ui/LoadFailure.tsx'
import { Loading } from '#web/ui/Loading.tsx'
import { BalanceDialog } from './BalanceDialog.tsx'
import { IngredientRow } from './IngredientRow.tsx'
import type { RowPatch } from './ice-requests.ts'
import { LiveValues } from './LiveValues.tsx'
import type { SaveState } from './row-saver.ts'
import css from './rows.module.css'
import { ScaleDialog } from './ScaleDialog.tsx'
import { balanceTexts, changeTexts, loadFailures, saveTexts, scaleTexts, rowTexts as texts } from './texts.ts'
import type { FormulaOperations } from './use-formula-operations.ts'
import type { usePantry } from './use-lab.ts'
import type { Rows } from './use-rows.ts'
import { Warnings } from './Warnings.tsx'

type Props = {
  readonly formula: Formula
  readonly rows: Rows
  readonly pantry: ReturnType<typeof usePantry>
  readonly live: FormulaAnalysis | null
  readonly operations: FormulaOperations
}

/** Editable rows, with what they come to beside them. */
export function IngredientsTab({ formula, rows, pantry, live, operations }: Props) {
  const list = useRef<HTMLUListElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  const [fresh, setFresh] = useState<string | null>(null)
  const [open, setOpen] = useState<'balance' | 'scale' | null>(null)
  const [undo, setUndo] = useState<{ readonly text: string; readonly before: readonly FormulaIngredient[] } | null>(
    null,
  )
  const [removed, setRemoved] = useState<FormulaIngredient | null>(null)

  useEffect(() => {
    if (fresh === null) return
    list.current?.querySelector<HTMLElement>(`[data-row="${fresh}"] input`)?.focus()
    setFresh(null)
  }, [fresh])

  // Undoing gives back all rows: it is offered until something else is done to them, so that it never takes that away.
  const edit = (id: string, patch: RowPatch) => {
    setUndo(null)
    rows.edit(id, patch)
  }
  const add = async () => {
    setUndo(null)
    setFresh(await rows.add())
  }
  const remove = async (row: FormulaIngredient) => {
    setUndo(null)
    if (!(await rows.remove(row.id))) return
    setRemoved(row.name.trim() === '' ? null : row)
    // The button that had the focus is gone with its row.
    addButton.current?.focus()
  }
  const restore = async ({ id: _, formulaId: __, position: ___, ...row }: FormulaIngredient) => {
    if ((await rows.add(row)) !== null) setRemoved(null)
  }
  /** One change of many rows, with the way back. */
  const change = async (changed: readonly FormulaIngredient[], additions: readonly FormulaRow[], done: string) => {
    const before = rows.rows
    const patches = changed.flatMap((row, index) => {
      const was = before[index]
      return was === undefined || was === row ? [] : changesOf(was, row)
    })
    if (patches.length + additions.length === 0) return true
    const ok = await rows.change(patches, additions)
    if (ok) setUndo({ text: done, before })
    return ok
  }
  const fix = async (chosen: FormulaFix) => {
    if (pantry.data === undefined) return
    const changed = applyFix(pantry.data, { type: formula.type, rows: rows.rows }, chosen)
    if (changed.type !== formula.type) await operations.update(formula.id, { type: changed.type })
    await change(changed.rows, changed.additions, changeTexts.fixed)
  }
  const scale = async (scaled: readonly FormulaIngredient[], servings: number | null) => {
    const ok = await change(scaled, [], scaleTexts.done)
    if (ok && servings !== null && servings !== formula.servings) await operations.update(formula.id, { servings })
    return ok
  }
  const restoreAll = async (before: readonly FormulaIngredient[]) => {
    if (await rows.restore(before)) setUndo(null)
  }

  if (rows.error !== null) return <LoadFailure title={loadFailures.rows[1]} error={rows.error} onRetry={rows.retry} />
  if (!rows.loaded) return <Loading />
  return (
    <>
      <LiveValues live={live} pantry={pantry} isEmpty={rows.rows.length === 0} />
      <div className={css.status}>
        <h3 className={css.heading}>{texts.list}</h3>
        <SaveMark state={rows.state} />
        <div className={css.tools}>
          <Button
            variant="default"
            leftSection={<IconScale size="1.125rem" stroke={1.5} aria-hidden />}
            disabled={live === null}
            onClick={() => setOpen('balance')}
          >
            {balanceTexts.open}
          </Button>
          <Button
            variant="default"
            leftSection={<IconArrowsDiagonal size="1.125rem" stroke={1.5} aria-hidden />}
            disabled={live === null}
            onClick={() => setOpen('scale')}
          >
            {scaleTexts.open}
          </Button>
        </div>
      </div>
      {undo !== null && <UndoLine text={undo.text} label={texts.undo} onUndo={() => void restoreAll(undo.before)} />}
      {rows.rows.length === 0 ? (
        <EmptyState title={texts.empty} text={texts.emptyText} />
      ) : (
        <ul ref={list} className={css.rows} aria-label={texts.list}>
          {rows.rows.map((row, index) => (
            <li key={row.id} data-row={row.id} className={css.row}>
              <IngredientRow
                row={row}
                index={index + 1}
                pantry={pantry.data ?? null}
                onEdit={(patch) => edit(row.id, patch)}
                onRemove={() => void remove(row)}
              />
            </li>
          ))}
        </ul>
      )}
      {removed !== null && (
        <UndoLine text={texts.removed(removed.name.trim())} label={texts.undo} onUndo={() => void restore(removed)} />
      )}
      <div className={css.foot}>
        <Button
          ref={addButton}
          variant="light"
          leftSection={<IconPlus size="1.125rem" aria-hidden />}
          loading={rows.busy}
          onClick={() => void add()}
        >
          {texts.add}
        </Button>
        {live !== null && <span className={css.total}>{texts.total(live.mass)}</span>}
      </div>
      {pantry.data !== undefined && (
        <>
          <BalanceDialog
            opened={open === 'balance'}
            formula={formula}
            pantry={pantry.data}
            rows={rows.rows}
            busy={rows.busy}
            onClose={() => setOpen(null)}
            onApply={(changed) => change(changed, [], balanceTexts.done)}
            onAdd={rows.add}
          />
          <ScaleDialog
            opened={open === 'scale'}
            pantry={pantry.data}
            rows={rows.rows}
            servings={formula.servings}
            busy={rows.busy}
            onClose={() => setOpen(null)}
            onApply={scale}
          />
        </>
      )}
      {live !== null && <Warnings warnings={live.warnings} busy={rows.busy} onFix={(chosen) => void fix(chosen)} />}
    </>
  )
}

/** Only what a correction may touch, and only where it did. */
const changesOf = (before: FormulaIngredient, { id, ...after }: FormulaIngredient) => {
  const { quantity, fatContent, sugarContent, waterContent, nonFatSolids, pacContribution, podContribution } = after
  const fields = { quantity, fatContent, sugarContent, waterContent, nonFatSolids, pacContribution, podContribution }
  const patch = Object.fromEntries(Object.entries({ ...before, ...fields }).filter(([field]) => field in fields))
  return before.quantity === quantity ? [{ id, ...patch }] : [{ id, quantity }]
}

const marks = { saved: IconCheck, saving: IconRefresh, retrying: IconCloudOff } as const

/** Whether what was typed is on disk: a word and a sign, never only a colour. */
function SaveMark({ state }: { readonly state: SaveState }) {
  const Mark = marks[state]
  return (
    <p className={css.mark} data-state={state} role="status">
      <Mark size="1.125rem" aria-hidden />
      {saveTexts[state]}
    </p>
  )
}
