import { useQueryClient } from '@tanstack/react-query'
import type { Formula, FormulaRow, FormulaType } from '#core/ice-cream/composition/formula.ts'
import { defaultYield } from '#core/ice-cream/composition/formula.ts'
import { useAction } from '#web/data/action.ts'
import { refetch } from '#web/data/cache.ts'
import { newId } from '#web/data/new-id.ts'
import { toast } from '#web/data/toast.ts'
import {
  addRows,
  analyzeFormula,
  createFormula,
  deleteFormula,
  type FormulaOrigin,
  type FormulaPatch,
  generateFormula,
  updateFormula,
} from './ice-requests.ts'
import { labTexts, operations } from './texts.ts'
import { addFormula, iceKeys, removeFormula, replaceFormula } from './use-lab.ts'

/** What changes formulas as a whole: one operation each, with the toasts of the catalogue (specification §8). */
export const useFormulaOperations = () => {
  const queries = useQueryClient()
  const creating = useAction(operations.create)
  const generating = useAction(operations.generate)
  const analyzing = useAction(operations.analyze)
  const updating = useAction(operations.update)
  const deleting = useAction(operations.delete)

  const analyze = async (formula: Pick<Formula, 'id' | 'type'>, rows: readonly FormulaRow[]): Promise<boolean> => {
    const outcome = await analyzing.run(() => analyzeFormula(formula, rows))
    if (outcome.ok) replaceFormula(queries, outcome.value)
    await Promise.all([refetch(queries, iceKeys.process(formula.id)), refetch(queries, iceKeys.analysis(formula.id))])
    return outcome.ok
  }

  return {
    creating: creating.busy,
    generating: generating.busy,
    analyzing: analyzing.busy,
    updating: updating.busy,
    analyze,
    create: async (name: string, type: FormulaType): Promise<Formula | null> => {
      const outcome = await creating.run(() => createFormula(newId(), { name, type }))
      if (outcome.ok) addFormula(queries, outcome.value)
      return outcome.ok ? outcome.value : null
    },
    /** The same rows and yield under another name. */
    duplicate: async (formula: Formula, rows: readonly FormulaRow[]): Promise<Formula | null> => {
      const { type, description, servings, servingTemperature } = formula
      const name = labTexts.copyOf(formula.name)
      const outcome = await creating.run(() => filled({ name, type, description, servings, servingTemperature }, rows))
      if (outcome.ok) addFormula(queries, outcome.value)
      return outcome.ok ? outcome.value : null
    },
    /** The formula, then its ingredients, then the analysis (specification §4). */
    generate: async (name: string, type: FormulaType, onCreated: (formula: Formula, origin: FormulaOrigin) => void) => {
      const make = async () => {
        const { description, rows, origin } = await generateFormula(name, type, defaultYield)
        return { formula: await filled({ name, type, description, servings: defaultYield }, rows), rows, origin }
      }
      await generating.run(make, {
        follow: async (outcome) => {
          if (!outcome.ok) return
          const { formula, rows, origin } = outcome.value
          addFormula(queries, formula)
          onCreated(formula, origin)
          if (!(await analyze(formula, rows))) toast.info(...labTexts.analyzeByHand)
        },
      })
    },
    update: async (id: string, patch: FormulaPatch): Promise<boolean> => {
      const outcome = await updating.run(() => updateFormula(id, patch))
      if (outcome.ok) replaceFormula(queries, outcome.value)
      return outcome.ok
    },
    remove: async (id: string): Promise<boolean> => {
      const { ok } = await deleting.run(() => deleteFormula(id))
      if (ok) removeFormula(queries, id)
      else void refetch(queries, iceKeys.formulas)
      return ok
    },
  }
}

export type FormulaOperations = ReturnType<typeof useFormulaOperations>

type Content = Pick<Formula, 'name' | 'type'> & FormulaPatch

/** A formula with its rows. When the rows are refused, the empty formula does not stay behind. */
const filled = async (content: Content, rows: readonly FormulaRow[]): Promise<Formula> => {
  const formula = await createFormula(newId(), content)
  try {
    if (rows.length > 0)
      await addRows(
        formula.id,
        rows.map((row) => ({ ...row, id: newId() })),
      )
    return formula
  } catch (error) {
    await deleteFormula(formula.id).catch(() => undefined)
    throw error
  }
}
