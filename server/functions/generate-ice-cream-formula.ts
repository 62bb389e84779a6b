import { type GenerateFormulaAnswer, type GenerateFormulaBody, rowToWire } from '#core/api/ice-cream.ts'
import { AppError } from '#core/errors/app-error.ts'
import { proposeFormula } from '#core/ice-cream/propose-formula.ts'
import { loadIcePantry } from '#server/pantry/load-ice-cream.ts'

/**
 * A formula from its name (specification §7): flavours, palette and balance are our own arithmetic, with every figure from
 * the table. A language model is never asked: of a formula it could choose the ingredients at most, and the palettes know
 * them with their doses. Throws `formula_name_required`.
 */
export const generateIceCreamFormula = ({
  formulaName,
  type,
  servings,
}: GenerateFormulaBody): GenerateFormulaAnswer => {
  const name = formulaName.trim()
  if (name === '') throw new AppError('formula_name_required')
  const { description, rows, notes, outside } = proposeFormula(loadIcePantry(), { name, type, servings })
  return {
    description,
    ingredients: rows.map(rowToWire),
    engine: 'local',
    warnings: [...notes, ...outside.map(({ text }) => text)],
  }
}
