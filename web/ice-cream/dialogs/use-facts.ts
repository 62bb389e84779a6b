import { useState } from 'react'
import type { Formula } from '#core/ice-cream/composition/formula.ts'
import type { FormulaPatch } from '#web/ice-cream/ice-requests.ts'
import { factTexts as texts } from '#web/ice-cream/texts.ts'
import type { FormulaOperations } from '#web/ice-cream/use-formula-operations.ts'

/** Name, type, yield and serving temperature of a formula, with the way back after a change. */
export const useFacts = (formula: Formula, { update }: FormulaOperations) => {
  const [before, setBefore] = useState<FormulaPatch | null>(null)

  const save = async (patch: FormulaPatch): Promise<boolean> => {
    const { name, type, servings, servingTemperature } = formula
    const ok = await update(formula.id, patch)
    if (ok) setBefore({ name, type, servings, servingTemperature })
    return ok
  }
  const undo = async () => {
    if (before !== null && (await update(formula.id, before))) setBefore(null)
  }
  return {
    save,
    /** The yield or the temperature that goes with changed rows: undone together with them. */
    follow: (patch: FormulaPatch) => update(formula.id, patch),
    /** What has just changed, in words, as long as it can be undone. */
    done: before === null ? null : texts.changed(before.type === formula.type ? null : formula.type),
    undo,
  }
}

export type Facts = ReturnType<typeof useFacts>
