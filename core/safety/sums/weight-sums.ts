import { formatDecimal } from '#core/format/decimal.ts'
import type { Calculate } from './sum.ts'

/** Kilos of a whole piece that thaw in a cold room in a day: USDA FSIS, 24 h for each 4 to 5 lb. */
const thawedADay = { fast: 2.5, slow: 2 }
/** Lighter pieces thaw overnight, and nobody counts days of them. kg */
const leastToCount = 2

/** Days that a piece of a weight takes to thaw; only where nothing said makes a no of it. */
export const thawing: Calculate = ({ numbers, tags }) => {
  const kilos = numbers.kg.find((value) => value >= leastToCount)
  if (kilos === undefined || tags.has('fuera-frio') || tags.has('agua-caliente')) return { values: {} }
  const [low, high] = [thawedADay.fast, thawedADay.slow].map((rate) => Math.ceil(kilos / rate))
  const dias = low === high ? `${low} ${low === 1 ? 'día' : 'días'}` : `${low}–${high} días`
  return { values: { kg: formatDecimal(kilos, 1), dias }, chosen: 'peso' }
}

/** g of salt on a kilo of a piece that is cured dry (Ruhlman y Polcyn, Charcuterie: 2,5–3 %). */
const saltPerKilo = { low: 25, high: 30 }
/** Percentages a dry cure is asked at; others mean something else. */
const curePercent = { low: 1.5, high: 6 }

/** g of salt for a piece of a weight: of the percentage said, or of the usual ones. */
export const dryCure: Calculate = ({ numbers }) => {
  const kilos = numbers.kg.find((value) => value > 0)
  if (kilos === undefined) return { values: {} }
  const said = numbers.pct.find((value) => value >= curePercent.low && value <= curePercent.high)
  const grams = (perKilo: number): string => formatDecimal(kilos * perKilo, 0)
  const sal = said === undefined ? `${grams(saltPerKilo.low)}–${grams(saltPerKilo.high)} g` : `${grams(said * 10)} g`
  const parte = said === undefined ? '2,5–3 %' : `${formatDecimal(said, 1)} %`
  return { values: { kg: formatDecimal(kilos, 1), sal, parte }, chosen: 'peso' }
}
