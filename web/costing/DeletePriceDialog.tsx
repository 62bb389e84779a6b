import { useState } from 'react'
import type { IngredientPrice } from '#core/costing/price.ts'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import css from './costing.module.css'
import { deletePriceTexts as texts } from './texts.ts'
import { useDeletePrice } from './use-costing.ts'

type Props = {
  /** Null: closed. */
  readonly price: IngredientPrice | null
  readonly onClose: () => void
  readonly onDeleted: () => void
}

/** The specified question, with the name of what would go. */
export function DeletePriceDialog({ price, onClose, onDeleted }: Props) {
  const { remove, busy } = useDeletePrice()
  const [last, setLast] = useState(price)
  if (price !== null && price !== last) setLast(price)

  const confirm = async () => {
    if (price === null) return
    const outcome = await remove(price.id)
    onClose()
    if (!outcome.ok) return
    await outcome.reloaded
    // Mantine gives the focus back 10 ms after a dialog closes; what it gave it to is gone.
    window.setTimeout(() => {
      if (document.activeElement === document.body) onDeleted()
    }, focusReturnMilliseconds)
  }
  return (
    <ConfirmDialog
      opened={price !== null}
      title={texts.title}
      text={
        <>
          <p className={css.condemned}>{last?.ingredientName}</p>
          <p>{texts.text}</p>
        </>
      }
      confirmLabel={texts.confirm}
      cancelLabel={texts.cancel}
      destructive
      busy={busy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  )
}

const focusReturnMilliseconds = 60
