import type { RecipeSummary } from '#core/recipes/recipe.ts'
import { toast } from '#web/data/toast.ts'
import { useDeleteRecipe } from '#web/stock/use-recipe-operations.ts'
import { DeleteDialog } from '#web/ui/DeleteDialog.tsx'
import { deleteTexts, managerTexts } from './texts.ts'
import { UsedIn } from './UsedIn.tsx'

type Props = {
  /** Null: closed. */
  readonly recipe: RecipeSummary | null
  readonly onClose: () => void
  /** `shown` resolves when the table shows it. */
  readonly onDeleted: (shown: Promise<unknown>) => void
}

export function DeleteRecipeDialog({ recipe, onClose, onDeleted }: Props) {
  const { remove, busy } = useDeleteRecipe()
  const confirm = async ({ id, name }: RecipeSummary) => {
    const outcome = await remove(id)
    if (!outcome.ok && outcome.ignored) return
    onClose()
    if (!outcome.ok) return
    toast.done(managerTexts.done.deleted, name)
    onDeleted(outcome.shown)
  }
  return (
    <DeleteDialog
      item={recipe}
      nameOf={({ name }) => name}
      texts={deleteTexts}
      more={({ id }) => <UsedIn recipeId={id} deleting />}
      busy={busy}
      onConfirm={(condemned) => void confirm(condemned)}
      onClose={onClose}
    />
  )
}
