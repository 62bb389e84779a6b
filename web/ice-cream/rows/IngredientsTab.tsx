import { Button } from '@mantine/core'
import { IconArrowsDiagonal, IconListDetails, IconPlus, IconScale } from '@tabler/icons-react'
import { useMemo, useRef, useState } from 'react'
import { contributionsOf } from '#core/ice-cream/balance/contributions.ts'
import type { Formula, FormulaIngredient } from '#core/ice-cream/composition/formula.ts'
import type { FormulaAnalysis } from '#core/ice-cream/judging/analysis.ts'
import { BalanceDialog } from '#web/ice-cream/dialogs/BalanceDialog.tsx'
import { ScaleDialog } from '#web/ice-cream/dialogs/ScaleDialog.tsx'
import type { Facts } from '#web/ice-cream/dialogs/use-facts.ts'
import { Essentials } from '#web/ice-cream/results/Essentials.tsx'
import { LiveValues } from '#web/ice-cream/results/LiveValues.tsx'
import { Warnings } from '#web/ice-cream/results/Warnings.tsx'
import { balanceTexts, loadFailures, scaleTexts, rowTexts as texts } from '#web/ice-cream/texts.ts'
import type { usePantry } from '#web/ice-cream/use-lab.ts'
import { useUnfolded } from '#web/ice-cream/use-unfolded.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { LoadFailure } from '#web/ui/LoadFailure.tsx'
import { Loading } from '#web/ui/Loading.tsx'
import { UndoLine } from '#web/ui/UndoLine.tsx'
import { RowList } from './RowList.tsx'
import css from './rows.module.css'
import { SaveMark } from './SaveMark.tsx'
import { useRowChanges } from './use-row-changes.ts'
import type { Rows } from './use-rows.ts'

type Props = {
  readonly formula: Formula
  readonly rows: Rows
  readonly pantry: ReturnType<typeof usePantry>
  readonly live: FormulaAnalysis | null
  readonly facts: Facts
}

/** Editable rows, with what they come to beside them. */
export function IngredientsTab({ formula, rows, pantry, live, facts }: Props) {
  const addButton = useRef<HTMLButtonElement>(null)
  const [fresh, setFresh] = useState<string | null>(null)
  const [open, setOpen] = useState<'balance' | 'scale' | null>(null)
  const unfolded = useUnfolded(pantry.data)
  const contributions = useMemo(
    () => (pantry.data === undefined ? null : contributionsOf(pantry.data, rows.rows)),
    [pantry.data, rows.rows],
  )
  const { undo, removed, ...changes } = useRowChanges(formula, rows, pantry.data, facts)

  const add = async () => setFresh(await changes.add())
  const remove = async (row: FormulaIngredient) => {
    // The button that had the focus is gone with its row.
    if (await changes.remove(row)) addButton.current?.focus()
  }

  if (rows.error !== null) return <LoadFailure title={loadFailures.rows[1]} error={rows.error} onRetry={rows.retry} />
  if (!rows.loaded) return <Loading />
  const dialog = { rows: rows.rows, busy: rows.busy, onClose: () => setOpen(null) }
  return (
    <>
      <LiveValues
        live={live}
        pantry={pantry}
        rows={rows.rows}
        isUsual={formula.servingTemperature === null}
        contributions={contributions}
      />
      <div className={css.status}>
        <div className={css.bar}>
          <h3 className={css.heading}>{texts.list}</h3>
          {live !== null && <Essentials live={live} />}
          <SaveMark state={rows.state} />
        </div>
        <div className={css.tools}>
          {rows.rows.length > 0 && (
            <Button
              variant={unfolded.all ? 'light' : 'default'}
              leftSection={<IconListDetails size="1.125rem" stroke={1.5} aria-hidden />}
              aria-pressed={unfolded.all}
              onClick={() => unfolded.setAll(!unfolded.all)}
            >
              {texts.compositions}
            </Button>
          )}
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
      {undo !== null && <UndoLine text={undo.text} label={texts.undo} onUndo={() => void changes.takeBack(undo)} />}
      {rows.rows.length === 0 ? (
        <EmptyState title={texts.empty} text={texts.emptyText} />
      ) : (
        <RowList
          rows={rows.rows}
          pantry={pantry.data ?? null}
          shares={contributions?.map(({ share }) => share) ?? null}
          unfolded={unfolded}
          fresh={fresh}
          onEdit={changes.edit}
          onRemove={(row) => void remove(row)}
          onAdd={() => void add()}
          onPaste={(pasted, rowId) => void changes.paste(pasted, rowId)}
        />
      )}
      {removed !== null && (
        <UndoLine
          text={texts.removed(removed.name.trim())}
          label={texts.undo}
          onUndo={() => void changes.putBack(removed)}
        />
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
      {rows.rows.length > 1 && <p className={css.keys}>{texts.keys}</p>}
      {pantry.data !== undefined && (
        <>
          <BalanceDialog
            {...dialog}
            opened={open === 'balance'}
            onReopen={() => setOpen('balance')}
            formula={formula}
            pantry={pantry.data}
            onApply={changes.balance}
            onAdd={changes.add}
          />
          <ScaleDialog
            {...dialog}
            opened={open === 'scale'}
            onReopen={() => setOpen('scale')}
            pantry={pantry.data}
            servings={formula.servings}
            onApply={changes.scale}
          />
        </>
      )}
      {live !== null && (
        <Warnings warnings={live.warnings} busy={rows.busy} onFix={(chosen) => void changes.fix(chosen)} />
      )}
    </>
  )
}
