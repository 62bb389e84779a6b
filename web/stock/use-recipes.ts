import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import type { Folder } from '#core/recipes/recipe.ts'
import { usePages } from '#web/data/pages.ts'
import { useReadingFailure } from '#web/data/query.ts'
import { countRecipes, fetchFolders, fetchRecipe, fetchRecipes, type RecipeFilter } from './recipe-requests.ts'
import { recipeTexts } from './texts.ts'

/** The stock as every screen reads it. What changes it is in use-recipe-operations.ts. */

/** Roots of the cache; everything below `recipes` is read again after a change of any recipe. */
export const recipeKeys = { recipes: ['recipes'], folders: ['folders'] } as const

/**
 * The recipes a filter finds, newest edit first, page by page as one asks for more. While another filter loads, the old
 * rows stay (`isPlaceholderData`), so nothing jumps. A failure shows the specified toast.
 */
export const useRecipeList = (filter: RecipeFilter) =>
  usePages({
    queryKey: [...recipeKeys.recipes, 'list', filter],
    fetchPage: (cursor, signal) => fetchRecipes(filter, cursor, signal),
    keepOld: true,
    onFailure: recipeTexts.load.failure,
  })

export const recipeCountKey = (filter: RecipeFilter) => [...recipeKeys.recipes, 'count', filter] as const

/** How many recipes a filter finds; the former number stays while the next loads. A failure is only logged. */
export const useRecipeCount = (filter: RecipeFilter): number | undefined => {
  const count = useQuery({
    queryKey: recipeCountKey(filter),
    queryFn: ({ signal }) => countRecipes(filter, signal),
    placeholderData: keepPreviousData,
  })
  useReadingFailure(count, 'logged')
  return count.data
}

/** One whole recipe. */
export const recipeQuery = (id: string) =>
  queryOptions({
    queryKey: [...recipeKeys.recipes, 'one', id],
    queryFn: ({ signal }) => fetchRecipe(id, signal),
  })

const noFolders: readonly Folder[] = []

/** All folders by name. `loaded` tells an empty list from one that has not come. A failure is only logged (spec §8). */
export const useFolders = (): { readonly folders: readonly Folder[]; readonly loaded: boolean } => {
  const list = useQuery({ queryKey: recipeKeys.folders, queryFn: ({ signal }) => fetchFolders(signal) })
  useReadingFailure(list, 'logged')
  return { folders: list.data ?? noFolders, loaded: list.data !== undefined }
}
