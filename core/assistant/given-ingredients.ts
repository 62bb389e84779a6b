import { parseIngredientLine, saysHowMuch } from '#core/parsing/ingredient-line.ts'
import { splitIngredients } from '#core/parsing/ingredient-list.ts'
import type { IngredientDraft } from '#core/recipes/recipe.ts'

/** As many as a recipe may have (core/api/recipes.ts). */
const mostIngredients = 300
/** Lines longer than this are sentences. Characters. */
const longestLine = 400

/** Ingredients with their amounts in a question: '500 g de pollo, 200 g de arroz y 2 tomates', or one a line. */
export const listedIngredients = (lines: string): IngredientDraft[] =>
  lines
    .split(/\r\n|[\r\n]/)
    .slice(0, mostIngredients)
    .flatMap((line) => splitIngredients(afterRequest(line.slice(0, longestLine))))
    .filter(saysHowMuch)
    .flatMap((line) => {
      const read = parseIngredientLine(line)
      return read === null || !/\p{L}{3}/u.test(read.name)
        ? []
        : [{ name: read.name, quantity: read.quantity, unit: read.unit }]
    })
    .slice(0, mostIngredients)

/** 'Crea una receta con 500 g de pollo…' begins where the first amount is. */
const afterRequest = (line: string): string => {
  const at = line.search(/(?:\d|½|¼|¾)/)
  return at > 0 && /[a-záéíóúñ]/i.test(line.slice(0, at)) ? line.slice(at) : line
}
