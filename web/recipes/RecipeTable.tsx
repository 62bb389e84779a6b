import { memo, useMemo } from 'react'
import type { Folder, RecipeSummary } from '#core/recipes/recipe.ts'
import { folderOptions } from '#web/stock/folder-options.ts'
import { DataTable } from '#web/ui/DataTable.tsx'
import css from './manager.module.css'
import { RecipeRow } from './RecipeRow.tsx'
import { managerTexts as texts } from './texts.ts'
import { useNearby } from './use-nearby.ts'

type Actions = {
  readonly onEdit: (recipe: RecipeSummary) => void
  readonly onDelete: (recipe: RecipeSummary) => void
  /** A recipe has been filed elsewhere; `shown` resolves when the table shows it. */
  readonly onMoved: (recipe: RecipeSummary, folderName: string, shown: Promise<unknown>) => void
}
type Props = Actions & {
  readonly pages: readonly (readonly RecipeSummary[])[]
  readonly folders: readonly Folder[]
}

/** The manager's table; in a narrow place its rows become cards (manager.module.css). */
export const RecipeTable = memo(function RecipeTable({ pages, folders, ...actions }: Props) {
  const options = useMemo(() => folderOptions(folders), [folders])
  const { columns } = texts
  return (
    <DataTable className={css.table} label={texts.table}>
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
      {pages.map((recipes, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a page is its place in the list
        <RowsOfPage key={index} recipes={recipes} options={options} {...actions} />
      ))}
    </DataTable>
  )
})

type PageProps = Actions & {
  readonly recipes: readonly RecipeSummary[]
  readonly options: ReturnType<typeof folderOptions>
}

/** The rows of one page of the list; far from the window only their room. */
const RowsOfPage = memo(function RowsOfPage({ recipes, ...rest }: PageProps) {
  const { ref, away } = useNearby<HTMLTableSectionElement>()
  return (
    <tbody ref={ref}>
      {away === null ? (
        recipes.map((recipe) => <RecipeRow key={recipe.id} recipe={recipe} {...rest} />)
      ) : (
        <tr className={css.away} aria-hidden>
          <td colSpan={columnCount} style={{ height: away }} />
        </tr>
      )}
    </tbody>
  )
})

const columnCount = Object.keys(texts.columns).length
