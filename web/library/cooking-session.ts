import { useState } from 'react'
import { z } from 'zod/mini'
import type { Recipe } from '#core/recipes/recipe.ts'

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
    write(recipe.id, next)
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
  try {
    const found = session.safeParse(JSON.parse(sessionStorage.getItem(keyOf(recipe.id)) ?? 'null'))
    if (found.success && found.data.version === recipe.updatedAt) return found.data
  } catch (error) {
    // Broken or forbidden storage: cooking starts with nothing ticked.
    console.warn('What was ticked off could not be read', error)
  }
  return afresh(recipe)
}

const write = (recipeId: string, state: CookingSession) => {
  try {
    sessionStorage.setItem(keyOf(recipeId), JSON.stringify(state))
  } catch (error) {
    console.warn('What is ticked off will not outlive this page', error)
  }
}
