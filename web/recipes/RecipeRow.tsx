import { ActionIcon, NativeSelect } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { memo, useState } from 'react'
import { formatDate } from '#core/format/date.ts'
import { formatDecimal } from '#core/format/decimal.ts'
import type { RecipeSummary } from '#core/recipes/recipe.ts'
import { useMoveRecipe } from '#web/stock/use-recipe-operations.ts'
import css from './manager.module.css'
import { managerTexts as texts } from './texts.ts'

type Props = {
  readonly recipe: RecipeSummary
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly onEdit: (recipe: RecipeSummary) => void
  readonly onDelete: (recipe: RecipeSummary) => void
  readonly onMoved: (recipe: RecipeSummary, folderName: string, shown: Promise<unknown>) => void
}

export const RecipeRow = memo(function RecipeRow({ recipe, options, onEdit, onDelete, onMoved }: Props) {
  const { columns } = texts
  return (
    <tr>
      <td className={css.name}>
        <Link to="/library/$id" params={{ id: recipe.id }} className={css.nameLink}>
          {recipe.name}
        </Link>
      </td>
      <td className={css.category}>{recipe.category}</td>
      <td className={css.number} data-label={columns.servings}>
        {formatDecimal(recipe.servings)}
      </td>
      <td className={css.folder}>
        <FolderSelect recipe={recipe} options={options} onMoved={onMoved} />
      </td>
      <td className={css.date} data-label={columns.updatedAt}>
        {formatDate(recipe.updatedAt)}
      </td>
      <td className={css.actions}>
        <ActionIcon aria-label={texts.edit(recipe.name)} onClick={() => onEdit(recipe)}>
          <IconPencil size="1.25rem" stroke={1.5} aria-hidden />
        </ActionIcon>
        <ActionIcon color="brick" aria-label={texts.delete(recipe.name)} onClick={() => onDelete(recipe)}>
          <IconTrash size="1.25rem" stroke={1.5} aria-hidden />
        </ActionIcon>
      </td>
    </tr>
  )
})

/** Shows the folder just chosen at once, while the server files the recipe and the list reloads. */
function FolderSelect({ recipe, options, onMoved }: Pick<Props, 'recipe' | 'options' | 'onMoved'>) {
  const move = useMoveRecipe()
  const [chosen, setChosen] = useState<string | null>(null)
  const choose = async (value: string) => {
    setChosen(value)
    const moved = await move(recipe.id, value || null)
    if (moved === null) return
    const label = options.find((option) => option.value === value)?.label ?? ''
    if (moved.ok) onMoved(recipe, label, moved.shown)
    await moved.shown
    setChosen((now) => (now === value ? null : now))
  }
  return (
    <NativeSelect
      aria-label={texts.folderOf(recipe.name)}
      aria-busy={chosen !== null}
      value={chosen ?? recipe.folderId ?? ''}
      onChange={(event) => void choose(event.currentTarget.value)}
    >
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </NativeSelect>
  )
}
