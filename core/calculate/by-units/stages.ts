import type { Goal } from './goal.ts'
import type { Measure } from './measure.ts'
import type { Figure } from './read-figures.ts'

const cooked = /\b(?:coc[ei]\w*|cuec\w*|asa[rd]\w*|fre[ií]\w*|frit[oa]s?|tost\w*|hornea\w*|plancha|guis\w*|hervi\w*)\b/
const ready = /\b(?:cocid[oa]s?|asad[oa]s?|frit[oa]s?|tostad[oa]s?|hech[oa]s?|cocinad[oa]s?)\b/
const cleaned =
  /\b(?:limpi[oa]s?|net[oa]s?|pelad[oa]s?|desalad[oa]s?|escurrid[oa]s?|en lomos?|de (?:carne|lomos?|pulpa)|cocid[oa]s?)\b/
const bought = /\b(?:compr\w*|pid[oe]|encarg\w*|brut[oa]s?|enter[oa]s?|sin limpiar)\b/

const staged = (measure: Measure, stage: 'hecho' | 'crudo'): Measure => {
  const { g, ml, ...rest } = measure
  const amount = (g ?? 0) + (ml ?? 0)
  // Grams and millilitres are never lost into one another: a sum has one of them.
  return amount === 0 || (g !== undefined && ml !== undefined)
    ? measure
    : { ...rest, [stage]: (measure[stage] ?? 0) + amount }
}

/**
 * Where a share is lost on the way, what is bought and what is left are two measures: prices and whole pieces are bought,
 * portions are what is left, unless the words beside the figure say otherwise.
 */
export const inStages = (folded: string, figure: Figure): Figure => {
  const amount = figure.measure['g'] ?? figure.measure['ml']
  if (figure.isYield || amount === undefined) return figure
  const beside = folded.slice(figure.at, figure.at + 44).split(/[,;] | y | a cuanto| cuant/)[0] ?? ''
  const isPortion = amount > 0 && Object.keys(figure.measure).length > 1
  const isDone = (cooked.test(folded) ? ready : cleaned).test(beside) || isPortion
  return { ...figure, measure: staged(figure.measure, isDone ? 'hecho' : 'crudo') }
}

/** A share is lost on the way, or both what was bought and what is left are said. */
export const stagesSaid = (folded: string, readings: readonly (readonly Figure[])[]): boolean => {
  const figures = readings.flatMap((some) => some.slice(0, 1))
  if (figures.some(({ isYield }) => isYield)) return true
  const whole = figures.filter(({ measure }) => measure['g'] === 1 && Object.keys(measure).length === 1)
  return whole.filter((figure) => inStages(folded, figure).measure['hecho'] === 1).length === 1 && whole.length > 1
}

/** What is asked for is what is left, but where it is to be bought. */
export const goalInStages = (folded: string, goal: Goal): Goal => ({
  ...goal,
  measure: staged(goal.measure, (goal.measure['eur'] ?? 0) === 0 && bought.test(folded) ? 'crudo' : 'hecho'),
})
