import { formatFixed } from '#core/format/decimal.ts'
import type { LabelRowName } from './label-rows.ts'

/**
 * A value of a label in print, rounded as the Commission's guidance on tolerances (December 2012) has it for a
 * declaration (docs/ciencia/nutricion.md §3): energy to 1 kJ and 1 kcal; from 10 g up to 1 g, below to 0,1 g, a trace as '<0,5 g'; salt
 * from 1 g up to 0,1 g, below to 0,01 g, a trace as '<0,01 g'. Only a true zero is '0 g'. `value` in kcal or g.
 */
export const labelText = (name: LabelRowName, value: number, kilojoules: number | null): string | null => {
  if (!Number.isFinite(value)) return null
  if (name === 'energy') {
    const kcal = `${formatFixed(value, 0)} kcal`
    return kilojoules === null ? kcal : `${formatFixed(kilojoules, 0)} kJ / ${kcal}`
  }
  return `${grams(value, rules[name] ?? macronutrient)} g`
}

type Rule = {
  /** Up to here it is a trace, written '<…'. */
  readonly trace: number
  readonly traceText: string
  /** From here on (rounded with `fine`) one decimal less. */
  readonly coarseFrom: number
  readonly fine: number
}

const macronutrient: Rule = { trace: 0.5, traceText: '<0,5', coarseFrom: 10, fine: 1 }

const rules: Partial<Record<LabelRowName, Rule>> = {
  saturated: { ...macronutrient, trace: 0.1, traceText: '<0,1' },
  salt: { trace: 0.0125, traceText: '<0,01', coarseFrom: 1, fine: 2 },
}

const grams = (value: number, { trace, traceText, coarseFrom, fine }: Rule): string => {
  if (value === 0) return '0'
  if (value <= trace) return traceText
  // 9,97 rounds to 10,0, which is written as 10 is.
  const coarse = Math.round(value * 10 ** fine) / 10 ** fine >= coarseFrom
  return formatFixed(value, coarse ? fine - 1 : fine)
}
