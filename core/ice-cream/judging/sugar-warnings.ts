import { formatDecimal } from '#core/format/decimal.ts'
import { component } from '#core/ice-cream/balance/trade.ts'
import { lactoseOfMsnf } from '#core/ice-cream/composition/substances.ts'
import type { FormulaWarning } from './analysis.ts'
import { lactoseFix, lessOf, monosaccharideFix, mostAlcohol } from './fixes.ts'
import { type Judged, warn } from './judged.ts'

/** The warnings of §12 about lactose, monosaccharides, polyols and alcohol. */
export const sugarWarnings = (judged: Judged): FormulaWarning[] =>
  [lactose, monosaccharides, polyols, alcohol].flatMap((rule) => rule(judged))

const lactose = (judged: Judged): FormulaWarning[] => {
  const { mix, totals } = judged
  const { msnf, msnfLactose, water } = mix.composition
  // Isolates bring milk protein without lactose: they are compared by their lactose (§12).
  const lactic = Math.min(msnf, msnfLactose / lactoseOfMsnf)
  const highestMsnf = (100 - (totals.totalSolids - msnf)) / (totals.stabilisation < 0.2 ? 7 : 6.4)
  if (!(totals.lactoseInWater > 10 || totals.lactose > 7.5 || (lactic > highestMsnf && totals.lactose > 0))) return []
  const highest = Math.min(7.5, 0.1 * water, highestMsnf * lactoseOfMsnf)
  const text = `Exceso de lactosa (${formatDecimal(totals.lactoseInWater, 1)} % del agua): riesgo de textura arenosa al conservar.`
  const advice = 'Baja la leche en polvo o el suero, usa leche sin lactosa, o sube grasa o azúcares.'
  // A little below the threshold, so that the correction itself is not on the edge.
  const fix = lactoseFix(judged, 0.97 * highest - totals.lactose)
  return [warn('LACTOSA_ALTA', totals.lactoseInWater > 12 ? 'critical' : 'warning', text, advice, fix)]
}

const monosaccharides = (judged: Judged): FormulaWarning[] => {
  const { totals, freezing, mix } = judged
  const apart =
    freezing === null || freezing.thermodynamicServing === null
      ? 0
      : freezing.thermodynamicServing - freezing.servingTemperature
  if (!(mix.composition.sugars > 1 && (totals.monosaccharideShare > 45 || apart > 1.5))) return []
  if (
    totals.monosaccharideShare <= 45 &&
    mix.composition.polyols > mix.composition.glucose + mix.composition.fructose
  ) {
    const text = 'Muchos polioles: la blandura real será menor que la prevista.'
    return [warn('MONOSACARIDOS_ALTOS', 'warning', text, 'Repártelos con fibra, o sirve un poco más caliente.')]
  }
  const text =
    'Mucha dextrosa o fructosa: la blandura real será menor que la prevista y la textura puede volverse húmeda.'
  return [warn('MONOSACARIDOS_ALTOS', 'warning', text, 'Reparte con azúcar y glucosa.', monosaccharideFix(judged))]
}

const polyols = (judged: Judged): FormulaWarning[] => {
  const { mix, totals } = judged
  const excess = Math.max(mix.composition.polyols - 10, totals.erythritol - 8)
  if (!(excess > 0)) return []
  const isErythritol = totals.erythritol > 8
  const fix = lessOf(
    judged,
    ({ ingredient, composition }) => (isErythritol ? ingredient?.id === 'eritritol' : composition.polyols > 0),
    component('polyols'),
    -excess - 0.2,
  )
  const text = 'Posible efecto laxante o recristalización por polioles.'
  return [warn('POLIOLES_ALTOS', 'warning', text, 'Repártelos entre varios, o pon fibra.', fix)]
}

const alcohol = (judged: Judged): FormulaWarning[] => {
  const { mix, type } = judged
  const most = mostAlcohol[type]
  const value = mix.composition.alcohol
  if (!(value > most)) return []
  const fix = lessOf(judged, (row) => row.composition.alcohol > 0, component('alcohol'), 0.97 * most - value)
  const text = `Alcohol ${formatDecimal(value, 1)} %: puede no congelar.`
  return [warn('ALCOHOL_ALTO', value > 5 ? 'critical' : 'warning', text, 'Redúcelo o flambéalo.', fix)]
}
