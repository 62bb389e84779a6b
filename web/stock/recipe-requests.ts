import { type FolderListAnswer, folderFromRow, folderListAnswer, folderRow } from '#core/api/folders.ts'
import {
  draftToRow,
  type ListRecipesQuery,
  recipeCountAnswer,
  recipeFromRow,
  recipeHazardsAnswer,
  recipeListAnswer,
  recipeRow,
  summaryFromRow,
} from '#core/api/recipes.ts'
import type { Folder, Recipe, RecipeDraft, RecipeSummary } from '#core/recipes/recipe.ts'
import { http, httpEmpty } from '#web/api/http.ts'
import type { Page } from '#web/data/pages.ts'

/** The calls of /rest/v1/recipes and /rest/v1/folders, in and out as `core/recipes` speaks. */

/** What a list is narrowed to. Left out or empty: everything. */
export type RecipeFilter = {
  /** Words looked for in the name. */
  readonly name?: string
  /** Words looked for in name or category. */
  readonly q?: string
  readonly folderId?: string
}

export const fetchRecipes = async (
  filter: RecipeFilter,
  cursor: string | null,
  signal?: AbortSignal,
): Promise<Page<RecipeSummary>> => {
  const query = { ...filterQuery(filter), ...(cursor === null ? {} : { cursor }) }
  const { items, next_cursor } = await http('/rest/v1/recipes', recipeListAnswer, { query, ...withSignal(signal) })
  return { items: items.map(summaryFromRow), nextCursor: next_cursor }
}

export const countRecipes = async (filter: RecipeFilter, signal?: AbortSignal): Promise<number> => {
  const query = filterQuery(filter)
  return (await http('/rest/v1/recipes/count', recipeCountAnswer, { query, ...withSignal(signal) })).total
}

export const fetchRecipe = async (id: string, signal?: AbortSignal): Promise<Recipe> =>
  recipeFromRow(await http(recipePath(id), recipeRow, withSignal(signal)))

/**
 * The same id twice is one recipe: the second call answers the one already saved. `warnings` are doubts about a photo or an
 * answer that stay with the recipe until it is edited or they are dismissed.
 */
export const createRecipe = async (
  id: string,
  draft: RecipeDraft,
  warnings: readonly string[] = [],
): Promise<Recipe> => {
  const body = { id, ...draftToRow(draft), folder_id: draft.folderId, ...(warnings.length === 0 ? {} : { warnings }) }
  return recipeFromRow(await http('/rest/v1/recipes', recipeRow, { method: 'POST', body }))
}

/** `base` is the `updatedAt` the edit started from; `folderId` undefined leaves the recipe in whatever folder it is. */
export const updateRecipe = async (
  id: string,
  draft: RecipeDraft,
  base: string,
  folderId: string | null | undefined,
): Promise<Recipe> => {
  const body = { ...draftToRow(draft), updated_at: base, ...(folderId === undefined ? {} : { folder_id: folderId }) }
  return recipeFromRow(await http(recipePath(id), recipeRow, { method: 'PUT', body }))
}

export const moveRecipe = (id: string, folderId: string | null): Promise<void> =>
  httpEmpty(recipePath(id), { method: 'PATCH', body: { folder_id: folderId } })

export const dismissWarnings = (id: string): Promise<void> =>
  httpEmpty(`${recipePath(id)}/warnings`, { method: 'DELETE' })

/** What safety says of a recipe as it is written, but for what was dismissed. */
export const fetchHazards = async (id: string, signal?: AbortSignal): Promise<readonly string[]> =>
  (await http(`${recipePath(id)}/hazards`, recipeHazardsAnswer, withSignal(signal))).hazards

export const dismissHazards = (id: string): Promise<void> =>
  httpEmpty(`${recipePath(id)}/hazards`, { method: 'DELETE' })

export const deleteRecipe = (id: string): Promise<void> => httpEmpty(recipePath(id), { method: 'DELETE' })

const byName = new Intl.Collator('es')

/** All of them by name, however many pages they come in. */
export const fetchFolders = async (signal?: AbortSignal): Promise<Folder[]> => {
  const folders: Folder[] = []
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const query: { cursor?: string } = cursor === undefined ? {} : { cursor }
    const page: FolderListAnswer = await http('/rest/v1/folders', folderListAnswer, { ...withSignal(signal), query })
    folders.push(...page.items.map(folderFromRow))
    cursor = page.next_cursor
  }
  return folders.sort((one, other) => byName.compare(one.name, other.name))
}

export const createFolder = async (id: string, name: string): Promise<Folder> =>
  folderFromRow(await http('/rest/v1/folders', folderRow, { method: 'POST', body: { id, name } }))

export const deleteFolder = (id: string): Promise<void> =>
  httpEmpty(`/rest/v1/folders/${encodeURIComponent(id)}`, { method: 'DELETE' })

const recipePath = (id: string): string => `/rest/v1/recipes/${encodeURIComponent(id)}`

const filterQuery = ({ name, q, folderId }: RecipeFilter): ListRecipesQuery => ({
  ...(name ? { name } : {}),
  ...(q ? { q } : {}),
  ...(folderId ? { folder_id: folderId } : {}),
})

const withSignal = (signal: AbortSignal | undefined) => (signal === undefined ? {} : { signal })
