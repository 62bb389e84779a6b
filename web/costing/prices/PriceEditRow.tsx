import { Button, TextInput } from '@mantine/core'
import { type KeyboardEvent, useState } from 'react'
import type { IngredientPrice } from '#core/costing/prices/price.ts'
import { priceTexts as texts } from '#web/costing/texts.ts'
import { isStalePrice, useEditPrice } from '#web/costing/use-costing.ts'
import { toast } from '#web/data/toast.ts'
import { useUnsavedGuard } from '#web/data/use-unsaved-guard.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { PriceInput } from './PriceInput.tsx'
import { PriceSource } from './PriceRow.tsx'
import { type PriceProblem, priceProblem } from './price-problem.ts'
import css from './price-table.module.css'

type Props = {
  /** As it was when the edit began. */
  readonly price: IngredientPrice
  /** As the list has it now. */
  readonly saved: IngredientPrice
  /** Saved or given up. */
  readonly onLeave: (id: string) => void
}

/**
 * A saved price in inline edit: Guardar or Enter saves, Cancelar or Esc gives up. Changed elsewhere meanwhile, the first
 * Guardar is refused; from then on the row shows what is saved now beside what is typed, and Guardar puts the one over the
 * other (docs/decisiones/008).
 */
export function PriceEditRow({ price, saved, onLeave }: Props) {
  const { columns } = texts
  const { id, ingredientName: name } = price
  const { edit, busy } = useEditPrice()
  const [value, setValue] = useState<number | null>(price.pricePerUnit)
  const [unit, setUnit] = useState(price.unit)
  const [problem, setProblem] = useState<PriceProblem | null>(null)
  const [refused, setRefused] = useState(false)
  const newer = refused && saved.lastUpdated !== price.lastUpdated ? saved : null

  useUnsavedGuard(value !== price.pricePerUnit || unit !== price.unit)

  const save = async () => {
    const found = priceProblem({ price: value, unit })
    setProblem(found)
    if (found !== null) return toast.error(texts.invalid.title, texts.invalid[found])
    if (value === null) return
    const outcome = await edit(newer ?? price, value, unit.trim())
    if (outcome.ok) return onLeave(id)
    if (!isStalePrice(outcome.error)) return
    await outcome.shown
    setRefused(true)
  }
  const keys = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') void save()
    if (event.key === 'Escape' && !busy) onLeave(id)
  }
  return (
    <tr className={css.priceRow} data-editing>
      <td className={css.name}>{name}</td>
      <td className={css.money}>
        <PriceInput
          aria-label={texts.priceOf(name)}
          value={value}
          onChange={setValue}
          onKeyDown={keys}
          error={problem === 'price'}
          enterKeyHint="done"
          focused
        />
      </td>
      <td className={css.unit}>
        <TextInput
          aria-label={texts.unitOf(name)}
          placeholder={texts.unitHint}
          value={unit}
          onChange={(event) => setUnit(event.currentTarget.value)}
          onKeyDown={keys}
          error={problem === 'unit'}
          enterKeyHint="done"
          autoComplete="off"
        />
      </td>
      <td className={css.source} data-label={columns.source}>
        <PriceSource price={newer ?? price} />
        {newer !== null && (
          <Notice voice="amber" title={texts.stale.title} role="alert">
            <p>{texts.stale.now(newer)}</p>
            <p>{texts.stale.kept}</p>
          </Notice>
        )}
      </td>
      {/* Its two buttons need the room of the date as well. */}
      <td className={css.actions} colSpan={2}>
        <div className={css.editActions}>
          <Button variant="default" onClick={() => onLeave(id)} disabled={busy}>
            {texts.cancel}
          </Button>
          <Button onClick={() => void save()} loading={busy}>
            {texts.save}
          </Button>
        </div>
      </td>
    </tr>
  )
}
