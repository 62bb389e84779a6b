import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import {
  knownFromRow,
  type LinkedRecipeRow,
  linkedRecipeRow,
  namedRecipesAnswer,
  recipeUsesAnswer,
} from '#core/api/elaboraciones.ts'
import type { LinkedRecipe } from '#core/recipes/recipe.ts'
import { nameKey } from '#core/spanish/name-key.ts'
import { http } from '#web/api/http.ts'
import { recipeKeys } from './use-recipes.ts'

/** What the screens ask about recipes within recipes. Below the key of the recipes: a change of any reads them anew. */

const at = (id: string, what: string) => `/rest/v1/recipes/${encodeURIComponent(id)}/${what}`

const fromRow = ({ known, ...recipe }: LinkedRecipeRow): LinkedRecipe => ({ ...recipe, known: knownFromRow(known) })

/** A recipe's name, and what a batch of it comes to. */
export const knownQuery = (id: string) =>
  queryOptions({
    queryKey: [...recipeKeys.recipes, 'known', id],
    queryFn: async ({ signal }) => fromRow(await http(at(id, 'known'), linkedRecipeRow, { signal })),
  })

/** Where a recipe is an elaboración. */
export const usesQuery = (id: string) =>
  queryOptions({
    queryKey: [...recipeKeys.recipes, 'uses', id],
    queryFn: ({ signal }) => http(at(id, 'uses'), recipeUsesAnswer, { signal }),
  })

/** While a name is being typed nobody is asked. */
const pauseMs = 400
const mostNames = 300

const nothing: ReadonlyMap<string, LinkedRecipe> = new Map()

/** Which of these names are recipes of the kitchen, by `nameKey`. A failure offers nothing. */
export const useNamedRecipes = (names: readonly string[]): ReadonlyMap<string, LinkedRecipe> => {
  const text = [...new Set(names.map((name) => nameKey(name.slice(0, 200))))].filter((key) => key !== '').join('\n')
  const [asked, setAsked] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text])
  const { data } = useQuery({
    queryKey: [...recipeKeys.recipes, 'named', asked],
    queryFn: async ({ signal }) => {
      const body = { names: asked.split('\n').slice(0, mostNames) }
      const { items } = await http('/rest/v1/recipes/named', namedRecipesAnswer, { method: 'POST', body, signal })
      return new Map(items.map(({ name, recipe }) => [nameKey(name), fromRow(recipe)]))
    },
    enabled: asked !== '',
    placeholderData: keepPreviousData,
  })
  return data ?? nothing
}
