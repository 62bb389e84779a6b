import { isSame, type Measure, multiplied } from './measure.ts'
import type { Figure } from './read-figures.ts'

/** A product of all the figures that comes out in what is asked for. */
export type Solution = { readonly value: number; readonly over: readonly Figure[]; readonly under: readonly Figure[] }

/** Trials of one question at most. */
const mostTrials = 20_000

/** Every way to multiply and divide all the figures, each once and in one of its readings, into the measure asked for. */
export const solutionsOf = (readings: readonly (readonly Figure[])[], wanted: Measure): readonly Solution[] => {
  const found: Solution[] = []
  let trials = 0
  const go = (at: number, measure: Measure, over: readonly Figure[], under: readonly Figure[]): void => {
    if (trials++ > mostTrials) return
    const figures = readings[at]
    if (figures === undefined) {
      if (isSame(measure, wanted)) found.push({ value: productOf(over) / productOf(under), over, under })
      return
    }
    for (const figure of figures) {
      go(at + 1, multiplied(measure, figure.measure, 1), [...over, figure], under)
      go(at + 1, multiplied(measure, figure.measure, -1), over, [...under, figure])
    }
  }
  go(0, {}, [], [])
  return found
}

const productOf = (figures: readonly Figure[]): number => figures.reduce((product, { value }) => product * value, 1)
