import type { IngredientPrice } from '#core/costing/prices/price.ts'
import { deletePriceTexts } from '#web/costing/texts.ts'
import { useDeletePrice } from '#web/costing/use-costing.ts'
import { DeleteDialog } from '#web/ui/DeleteDialog.tsx'

type Props = {
  /** Null: closed. */
  readonly price: IngredientPrice | null
  readonly onClose: () => void
  /** It is gone from the table, and the button that had the focus with it. */
  readonly onDeleted: () => void
}

export function DeletePriceDialog({ price, onClose, onDeleted }: Props) {
  const { remove, busy } = useDeletePrice()
  const confirm = async ({ id }: IngredientPrice) => {
    const outcome = await remove(id)
    if (!outcome.ok && outcome.ignored) return
    onClose()
    if (!outcome.ok) return
    await outcome.shown
    onDeleted()
  }
  return (
    <DeleteDialog
      item={price}
      nameOf={({ ingredientName }) => ingredientName}
      texts={deletePriceTexts}
      busy={busy}
      onConfirm={(condemned) => void confirm(condemned)}
      onClose={onClose}
    />
  )
}
