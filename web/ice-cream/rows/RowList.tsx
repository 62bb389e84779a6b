import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef } from 'react'
import type { FormulaIngredient } from '#core/ice-cream/composition/formula.ts'
import type { IcePantry } from '#core/ice-cream/composition/match-ingredient.ts'
import { type Pasted, readPaste } from '#core/ice-cream/composition/paste-rows.ts'
import type { RowPatch } from '#web/ice-cream/ice-requests.ts'
import { useSteady } from '#web/ice-cream/results/use-steady.ts'
import { rowTexts as texts } from '#web/ice-cream/texts.ts'
import type { Unfolded } from '#web/ice-cream/use-unfolded.ts'
import { IngredientRow } from './IngredientRow.tsx'
import css from './rows.module.css'

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
  /** Several lines or cells, pasted into a field of this row. */
  readonly onPaste: (pasted: Pasted, rowId: string) => void
}

/** The rows as a sheet: Enter, and the arrows with Control, go to the same cell of another row. */
export function RowList({ rows, pantry, shares, unfolded, fresh, onEdit, onRemove, onAdd, onPaste }: Props) {
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
    const held = event.shiftKey ? 'Shift ' : event.ctrlKey || event.metaKey ? 'Control ' : ''
    const step = steps[`${held}${event.key}`]
    if (from === undefined || cell === undefined || step === undefined || event.nativeEvent.isComposing) return
    event.preventDefault()
    const cells = [...event.currentTarget.querySelectorAll<HTMLInputElement>(`input[data-cell="${cell}"]`)]
    const next = cells[cells.indexOf(from) + step]
    if (next !== undefined) next.focus()
    else if (event.key === 'Enter' && step === 1) onAdd()
  }
  const paste = (event: ClipboardEvent) => {
    const field = event.target instanceof HTMLInputElement ? event.target : undefined
    const rowId = field?.closest<HTMLElement>('[data-row]')?.dataset['row']
    const pasted = pantry === null ? null : readPaste(pantry, event.clipboardData.getData('text/plain'))
    if (field === undefined || rowId === undefined || pasted === null) return
    event.preventDefault()
    // A field that keeps the focus keeps what was typed in it.
    field.blur()
    onPaste(pasted, rowId)
  }
  return (
    <ul
      ref={list}
      className={css.rows}
      data-sheet={unfolded.isSheet || undefined}
      aria-label={texts.list}
      onKeyDown={travel}
      onPaste={paste}
    >
      {rows.map((row, index) => (
        <li key={row.id} data-row={row.id} className={css.row}>
          <span className={css.share}>{shares !== null && texts.share(shares[index] ?? 0)}</span>
          <IngredientRow
            row={row}
            index={index + 1}
            pantry={pantry}
            open={unfolded.has(row)}
            foldable={!unfolded.isSheet}
            onOpen={unfold}
            onEdit={edit}
            onRemove={remove}
          />
        </li>
      ))}
    </ul>
  )
}

/** The arrows alone change the number. */
const steps: Readonly<Record<string, number>> = {
  Enter: 1,
  'Shift Enter': -1,
  'Control ArrowDown': 1,
  'Control ArrowUp': -1,
}
