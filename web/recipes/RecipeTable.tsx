import { memo } from 'react'
import type { Folder, RecipeSummary } from '#core/recipes/recipe.ts'
import { folderOptions } from './folder-options.ts'
import css from './manager.module.css'
import { RecipeRow } from './RecipeRow.tsx'
import { managerTexts as texts } from './texts.ts'

type Props = {
  readonly recipes: readonly RecipeSummary[]
  readonly folders: readonly Folder[]
  readonly onEdit: (recipe: RecipeSummary) => void
  readonly onDelete: (recipe: RecipeSummary) => void
  /** A recipe has been filed elsewhere; `reloaded` resolves when the table shows it. */
  readonly onMoved: (recipe: RecipeSummary, folderName: string, reloaded: Promise<unknown>) => void
}

/** The manager's table; in a narrow place its rows become cards (manager.module.css). */
export const RecipeTable = memo(function RecipeTable({ recipes, folders, ...actions }: Props) {
  const options = folderOptions(folders)
  const { columns } = texts
  return (
    <table className={css.table} aria-label={texts.table}>
      <thead>
        <tr>
          <th scope="col">{columns.name}</th>
          <th scope="col" className={css.categoryHead}>
            {columns.category}
          </th>
          <th scope="col" className={css.number}>
            {columns.servings}
          </th>
          <th scope="col" className={css.folderHead}>
            {columns.folder}
          </th>
          <th scope="col" className={css.dateHead}>
            {columns.updatedAt}
          </th>
          <th scope="col" className={css.actionsHead}>
            {columns.actions}
          </th>
        </tr>
      </thead>
      <tbody>
        {recipes.map((recipe) => (
          <RecipeRow key={recipe.id} recipe={recipe} options={options} {...actions} />
        ))}
      </tbody>
    </table>
  )
})
