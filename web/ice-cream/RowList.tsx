import { type KeyboardEvent, useEffect, useRef } from 'react'
import type { FormulaIngredient } from '#core/ice-cream/formula.ts'
import type { IcePantry } from '#core/ice-cream/match-ingredient.ts'
import { IngredientRow } from './IngredientRow.tsx'
import type { RowPatch } from './ice-requests.ts'
import css from './rows.module.css'
import { rowTexts as texts } from './texts.ts'
import { useSteady } from './use-steady.ts'
import type { Unfolded } from './use-unfolded.ts'

type Props = {
  readonly rows: readonly FormulaIngredient[]
  readonly pantry: IcePantry | null
  /** % of the mix, row by row; null while nothing weighs anything. */
  readonly shares: readonly number[] | null
  readonly unfolded: Unfolded
  /** A row just added: its name gets the focus. */
  readonly fresh: string | null
  readonly onEdit: (id: string, patch: RowPatch) => void
  readonly onRemove: (row: FormulaIngredient) => void
  readonly onAdd: () => void
}

/** The rows as a sheet: Enter and the arrows go to the same cell of another row. */
export function RowList({ rows, pantry, shares, unfolded, fresh, onEdit, onRemove, onAdd }: Props) {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (fresh !== null) list.current?.querySelector<HTMLElement>(`[data-row="${fresh}"] input`)?.focus()
  }, [fresh])

  const edit = useSteady(onEdit)
  const remove = useSteady(onRemove)
  const unfold = useSteady(unfolded.set)
  const travel = (event: KeyboardEvent) => {
    const from = event.target instanceof HTMLInputElement ? event.target : undefined
    const cell = from?.dataset['cell']
    const step = steps[event.shiftKey ? `Shift ${event.key}` : event.key]
    if (from === undefined || cell === undefined || step === undefined || event.nativeEvent.isComposing) return
    event.preventDefault()
    const cells = [...event.currentTarget.querySelectorAll<HTMLInputElement>(`input[data-cell="${cell}"]`)]
    const next = cells[cells.indexOf(from) + step]
    if (next !== undefined) next.focus()
    else if (event.key === 'Enter' && step === 1) onAdd()
  }
  return (
    <ul ref={list} className={css.rows} aria-label={texts.list} onKeyDown={travel}>
      {rows.map((row, index) => (
        <li key={row.id} data-row={row.id} className={css.row}>
          <span className={css.share}>{shares !== null && texts.share(shares[index] ?? 0)}</span>
          <IngredientRow
            row={row}
            index={index + 1}
            pantry={pantry}
            open={unfolded.has(row)}
            onOpen={unfold}
            onEdit={edit}
            onRemove={remove}
          />
        </li>
      ))}
    </ul>
  )
}

const steps: Readonly<Record<string, number>> = { Enter: 1, 'Shift Enter': -1, ArrowDown: 1, ArrowUp: -1 }
