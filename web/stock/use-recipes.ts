import { keepPreviousData, queryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import type { Folder } from '#core/recipes/recipe.ts'
import { toast } from '#web/data/toast.ts'
import type { Words } from '#web/data/use-operation.ts'
import { countRecipes, fetchFolders, fetchRecipe, fetchRecipes, type RecipeFilter } from './recipe-requests.ts'
import { recipeTexts } from './texts.ts'

/** The stock as every screen reads it. What changes it is in use-recipe-operations.ts. */

/** Roots of the cache; everything below `recipes` is reloaded after a change of any recipe. */
export const recipeKeys = { recipes: ['recipes'], folders: ['folders'] } as const

/**
 * The recipes a filter finds, newest edit first, page by page as one asks for more. While another filter loads, the old
 * rows stay (`isPlaceholderData`), so nothing jumps. A failure shows the specified toast.
 */
export const useRecipeList = (filter: RecipeFilter) => {
  const list = useInfiniteQuery({
    queryKey: [...recipeKeys.recipes, 'list', filter],
    queryFn: ({ pageParam, signal }) => fetchRecipes(filter, pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
    // Coming back to the tab reloads every page that was scrolled through; past a few that is no longer worth it.
    refetchOnWindowFocus: (query) => (query.state.data?.pages.length ?? 0) <= 5,
  })
  useLoadFailure(list.error, list.errorUpdatedAt)
  const pages = useMemo(() => list.data?.pages.map((page) => page.items), [list.data])
  return { ...list, pages, empty: pages?.every((page) => page.length === 0) ?? false }
}

export const recipeCountKey = (filter: RecipeFilter) => [...recipeKeys.recipes, 'count', filter] as const

/** How many recipes a filter finds; the former number stays while the next loads. A failure is only logged. */
export const useRecipeCount = (filter: RecipeFilter): number | undefined => {
  const { data, error } = useQuery({
    queryKey: recipeCountKey(filter),
    queryFn: ({ signal }) => countRecipes(filter, signal),
    placeholderData: keepPreviousData,
  })
  useLogged(error)
  return data
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
  const { data, error } = useQuery({ queryKey: recipeKeys.folders, queryFn: ({ signal }) => fetchFolders(signal) })
  useLogged(error)
  return { folders: data ?? noFolders, loaded: data !== undefined }
}

/** Says once per failed load what the specification says, whatever the reason was; the reason goes to the log. */
export const useLoadFailure = (error: unknown, failedAt: number, words: Words = recipeTexts.load.failure): void => {
  const [title, text] = words
  useEffect(() => {
    if (failedAt === 0 || !error) return
    console.error(text ?? title, error)
    toast.error(title, text)
  }, [error, failedAt, title, text])
}

const useLogged = (error: unknown): void => {
  useEffect(() => {
    if (error) console.error(error)
  }, [error])
}
