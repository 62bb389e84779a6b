import { useState } from 'react'
import type { RecipeSummary } from '#core/recipes/recipe.ts'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { toast } from '#web/ui/toast.ts'
import css from './manager.module.css'
import { managerTexts, deleteTexts as texts } from './texts.ts'
import { useDeleteRecipe } from './use-recipe-operations.ts'

type Props = {
  /** Null: closed. */
  readonly recipe: RecipeSummary | null
  readonly onClose: () => void
  /** `reloaded` resolves when the table shows it. */
  readonly onDeleted: (reloaded: Promise<unknown>) => void
}

/** The specified question, with the name of what would go. */
export function DeleteRecipeDialog({ recipe, onClose, onDeleted }: Props) {
  const { remove, busy } = useDeleteRecipe()
  const [last, setLast] = useState(recipe)
  if (recipe !== null && recipe !== last) setLast(recipe)

  const confirm = async () => {
    if (recipe === null) return
    const outcome = await remove(recipe.id)
    onClose()
    if (!outcome.ok) return
    toast.done(managerTexts.done.deleted, recipe.name)
    onDeleted(outcome.reloaded)
  }
  return (
    <ConfirmDialog
      opened={recipe !== null}
      title={texts.title}
      text={
        <>
          <p className={css.condemned}>{last?.name}</p>
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
