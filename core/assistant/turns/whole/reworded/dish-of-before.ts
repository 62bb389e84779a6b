import { type FoundDish, findDish } from '#core/assistant/turns/find-dish.ts'
import { foodsNamed } from '#core/calculate/reading/foods-named.ts'
import type { Knowledge } from '#core/cookbook/cookbook.ts'
import { classify } from '#core/pantry/roles.ts'
import { fold } from '#core/spanish/fold.ts'
import { stemsOf } from '#core/spanish/name-index.ts'

/** 'Pues dame la receta de la crema para 15', 'hazme la tarta': a class of dish, as one that was spoken of. Over the folded text. */
const theDish =
  /^(\W*(?:(?:pues|vale|ok|venga|y|entonces|bien)[, ]+)*(?:(?:dame|hazme|haz|quiero|ponme|creame|pasame|prefiero)(?: la receta)?(?: de)? |la receta de )?(?:la|el|unas?|los|las) )(cremas?|sopa|pure|tarta|mousse|sorbete|helado|risotto|quiche|ensalada|croquetas|mermelada|compota|lasana|pastel|bizcocho|flan|gratinado|tortilla|empanada|pisto|coulis|bunuelos|tempura)((?: para \d+.*)?)\W*$/

/** Turns looked back at, and foods of one of them. */
const longestMemory = 4
const mostFoods = 3

/** A class of dish that was offered for a food spoken of before ('la crema', of the cauliflower that is left), by its whole name; else null. */
export const dishOfBefore = (turn: string, before: readonly string[], knowledge: Knowledge): string | null => {
  const [, order = '', kind = '', rest = ''] = theDish.exec(fold(turn.slice(0, longest))) ?? []
  if (kind === '') return null
  for (const said of before.slice(-longestMemory).toReversed())
    for (const { words } of foodsNamed(fold(said.slice(0, longest)), knowledge.pantry).slice(0, mostFoods)) {
      const name = `${kind} de ${words}`
      const found = findDish(name, knowledge)
      if (found !== null && found.unknown.length === 0 && isOf(found, words)) return `${ordered(order)}${name}${rest}`
    }
  return null
}

/** Whether the dish found is of that food: by its name, or by what goes into its formula or takes the place of its slot. */
const isOf = (found: FoundDish, food: string): boolean => {
  if (found.kind === 'formula') {
    const { slot } = found.formula
    if (found.instead === null) return found.extras.length === 1
    return found.extras.length === 0 && slot?.roles.includes(classify(found.instead).role) === true
  }
  const isNamed = found.dish.names.some((one) => stemsOf(food).every((word) => stemsOf(one).includes(word)))
  return found.extras.length === 0 && isNamed
}

/** An order that says so: 'la crema' alone asks for its recipe. */
const ordered = (order: string): string =>
  /dame|haz|quiero|ponme|crea|pasa|receta/.test(order) ? order : 'dame la receta de '

/** Characters. */
const longest = 200
