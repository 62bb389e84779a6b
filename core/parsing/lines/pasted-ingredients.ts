import { readHeading } from '#core/parsing/paper/headings.ts'
import type { IngredientDraft } from '#core/recipes/recipe.ts'
import { parseIngredientLine, saysHowMuch } from './ingredient-line.ts'
import { splitIngredients } from './ingredient-list.ts'

/**
 * A list as it is pasted into the form, from a mail, a document or a spreadsheet: one ingredient for each line, or for each
 * amount in a line. What a line says of quantity and unit is read; where it says none, or no exact one ('sal', 'una pizca'),
 * the line stays as it was written with quantity 0, so that the form asks for it instead of guessing. Preparations stay in
 * brackets behind the name. Nothing but the heading 'Ingredientes' is left out.
 */
export const pastedIngredients = (text: string): IngredientDraft[] =>
  text
    .split(/[\r\n]+/)
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '' && readHeading(line)?.rest !== '')
    .flatMap(splitIngredients)
    .map(read)

const read = (line: string): IngredientDraft => {
  const asWritten = { name: line, quantity: 0, unit: 'g' } as const
  const found = saysHowMuch(line) ? parseIngredientLine(line) : null
  if (found === null || found.problems.length > 0) return asWritten
  const { name, quantity, unit, note, optional } = found
  const more = [note, optional ? 'opcional' : ''].filter((words) => words !== '').join(', ')
  return { name: more === '' ? name : `${name} (${more})`, quantity, unit }
}
