import { people, plain } from '#core/assistant/say.ts'
import type { ChatRecipe } from '#core/assistant/turns/conversation.ts'
import type { Knowledge } from '#core/cookbook/cookbook.ts'
import { dietsOfName, keptBy } from './keeps-diet.ts'
import { longestName, type Made, noted } from './made.ts'
import { scaledRecipe } from './scale-recipe.ts'

/** 'Lasaña (sin leche)' that has butter still is told again as it is kept: the name stays in the library, the warning does not. */
export const nameUnkept = ({ name, ingredients }: ChatRecipe, knowledge: Knowledge): string[] => {
  const claimed = dietsOfName(name)
  const foods = ingredients.map((line) => line.name)
  const { breaks } = claimed.length === 0 ? { breaks: null } : keptBy(foods, claimed, knowledge)
  return breaks === null
    ? []
    : [
        `**Ojo con el nombre**: no es ${claimed.map((diet) => diet.name).join(' ni ')}, porque lleva ${plain(breaks, 40).toLowerCase()}. Cámbialo antes de servirla a quien no puede comerlo.`,
      ]
}

/** A recipe of the conversation or the library, for as many as asked. */
export const keptRecipe = (recipe: ChatRecipe, servings: number | null, factor: number | null): Made => {
  const wanted = servings ?? Math.max(1, Math.round(recipe.servings * (factor ?? 1)))
  const scaled = scaledRecipe(recipe, wanted)
  const name = wanted === recipe.servings ? recipe.name : noted(recipe.name, people(wanted))
  return {
    recipe: { ...scaled, name: name.slice(0, longestName) },
    origin:
      wanted === recipe.servings
        ? 'Copia de la receta de la conversación; va a tu biblioteca.'
        : `Escalada de ${people(recipe.servings)} a ${people(wanted)}.`,
    notes: [],
  }
}
