import { isOf } from '#core/assistant/turns/change.ts'
import type { Question } from '#core/assistant/turns/question.ts'
import type { Knowledge } from '#core/cookbook/cookbook.ts'
import { fold } from '#core/spanish/fold.ts'
import { changedRecipe } from './changed-recipe.ts'
import { leftOutIn } from './left-out.ts'
import type { Made } from './made.ts'

/** 'Puré de verduras sin sal': what its name says it does not hold goes out of the list, and that is said. */
export const withoutNamed = (made: Made, { text, change }: Question, knowledge: Knowledge): Made => {
  const { recipe } = made
  const said = fold(text.slice(0, 200))
  if (change !== null || !/ sin /.test(said)) return made
  const isSaltless = / sin sal\b/.test(said)
  const held = [...leftOutIn(text, knowledge), ...(isSaltless ? ['sal'] : [])].filter((food) =>
    recipe.ingredients.some((line) => isOf(line.name, food)),
  )
  const without = held.length === 0 ? null : changedRecipe(recipe, { kind: 'drop', foods: held }, '', knowledge)
  if (without === null) return made
  const kept = made.notes.filter((note) => !note.includes('«sin '))
  const hidden = isSaltless ? ['Caldos, quesos, conservas y embutidos ya llevan sal: usa los que no tengan.'] : []
  return {
    ...made,
    // 'Flan sin azúcar': the name says it, too.
    recipe: / sin /.test(fold(recipe.name)) ? { ...without.recipe, name: recipe.name } : without.recipe,
    notes: [
      `Sin ${held.join(' ni ')}: está fuera de la lista, y no lo he cambiado por nada. Pruébala antes: puede faltarle cuerpo o sabor.`,
      ...hidden,
      ...kept,
      ...without.notes,
    ],
  }
}
