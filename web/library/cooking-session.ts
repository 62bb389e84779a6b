import { useState } from 'react'
import { z } from 'zod/mini'
import type { Recipe } from '#core/recipes/recipe.ts'
import { readJson, writeJson } from '#web/data/device-storage.ts'

/**
 * How far the cook has come with a recipe: what is ticked off, and for how many servings. Kept for this browser session,
 * so a reload in the middle of service changes nothing; a recipe edited since starts afresh, because its lines are others.
 */
const session = z.object({
  version: z.string(),
  servings: z.number(),
  ingredients: z.array(z.string()),
  steps: z.array(z.number()),
})
export type CookingSession = z.infer<typeof session>

const keyOf = (recipeId: string) => `obrador-cocinando:${recipeId}`

const afresh = ({ updatedAt, servings }: Recipe): CookingSession => ({
  version: updatedAt,
  servings,
  ingredients: [],
  steps: [],
})

export const useCookingSession = (recipe: Recipe) => {
  const [state, setState] = useState(() => read(recipe))
  const current = state.version === recipe.updatedAt ? state : afresh(recipe)

  const change = (part: Partial<CookingSession>) => {
    const next = { ...current, ...part }
    setState(next)
    writeJson('tab', keyOf(recipe.id), next)
  }
  return {
    ...current,
    started: current.ingredients.length > 0 || current.steps.length > 0,
    setServings: (servings: number) => change({ servings }),
    tickIngredient: (id: string) => change({ ingredients: toggled(current.ingredients, id) }),
    tickStep: (index: number) => change({ steps: toggled(current.steps, index) }),
    restart: () => change({ ingredients: [], steps: [] }),
  }
}

const toggled = <T>(ticked: readonly T[], one: T): T[] =>
  ticked.includes(one) ? ticked.filter((other) => other !== one) : [...ticked, one]

const read = (recipe: Recipe): CookingSession => {
  const found = readJson('tab', keyOf(recipe.id), session)
  return found?.version === recipe.updatedAt ? found : afresh(recipe)
}
