import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { Recipe } from '#core/recipes/recipe.ts'
import { refetch } from '#web/data/cache.ts'
import { toast } from '#web/data/toast.ts'
import { variationTexts as texts } from './texts.ts'
import { labKeys } from './use-lab.ts'

/** What the lab says and reloads after a recipe was saved from one of its dialogs. */
export const useRecipeSaved = (projectId: string) => {
  const queries = useQueryClient()
  const navigate = useNavigate()
  return {
    /** A base was edited: names, and which variations stand on an older one, may have changed. */
    updated: ({ name }: Recipe) => {
      toast.done(texts.updatedRecipe, name)
      void refetch(queries, labKeys.variations(projectId))
    },
    created: ({ id, name }: Recipe) =>
      toast.done(texts.savedRecipe, name, {
        label: texts.seeInLibrary,
        onPress: () => void navigate({ to: '/library/$id', params: { id } }),
      }),
  }
}
