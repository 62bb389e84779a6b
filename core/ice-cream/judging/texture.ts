import { formatDecimal } from '#core/format/decimal.ts'
import type { FormulaType } from '#core/ice-cream/composition/formula.ts'
import type { Composition } from '#core/ice-cream/composition/ingredient.ts'
import type { Firmness, FormulaWarning, MixTotals } from './analysis.ts'
import type { MeltSpeed } from './kinds.ts'

/** §13, last line. */
export const meltSpeedOf = ({ fat }: Composition, totals: MixTotals): MeltSpeed => {
  const { totalSolids, stabilisation, emulsification, yolk } = totals
  const isEmulsified = emulsification >= 0.05 || yolk >= 2
  if (fat >= 8 && isEmulsified && stabilisation >= 0.2) return 'lenta'
  return totalSolids < 33 || stabilisation < 0.1 ? 'rápida' : 'media'
}

const firmnessWords = ['muy blanda', 'blanda', 'óptima, cucharable', 'firme', 'muy firme'] as const

/** The texture in one to three sentences (§13). */
export const textureText = (
  type: FormulaType,
  composition: Composition,
  totals: MixTotals,
  firmness: Firmness | null,
  warnings: readonly FormulaWarning[],
): string => {
  if (firmness === null) return 'Sin agua no hay hielo: la textura no se puede predecir.'
  const word = type === 'granizado' ? granizadoWords[firmness.level - 1] : firmnessWords[firmness.level - 1]
  const temperature = formatDecimal(firmness.temperature, 1)
  const sentences = [`Textura ${word} a ${temperature} °C (${formatDecimal(firmness.frozen, 0)} % del agua congelada).`]
  if (type === 'granizado') sentences.push(crystal(firmness.frozen))
  else sentences.push(`${body(type, totals.totalSolids)}${type === 'helado' ? `, ${richness(composition.fat)}` : ''}.`)
  const worst = warnings.find(
    ({ code, severity }) => severity === 'critical' || code === 'LACTOSA_ALTA' || code === 'MONOSACARIDOS_ALTOS',
  )
  if (worst !== undefined) sentences.push(worst.text)
  return sentences.join(' ')
}

// A granizado is drunk with a straw, not eaten with a spoon.
const granizadoWords = ['muy blanda', 'blanda', 'óptima', 'firme', 'muy firme'] as const

const crystal = (frozen: number): string =>
  frozen < 40 ? 'Líquida.' : frozen > 60 ? 'Bloque duro.' : 'Cristal fino y suelto.'

const body = (type: FormulaType, totalSolids: number): string => {
  const [light, fast, creamy] = type === 'sorbete' ? [26, 28, 33] : [32, 35, 42]
  if (totalSolids < light) return 'Ligera y con cristales perceptibles'
  if (totalSolids < fast) return 'Ligera, fusión rápida'
  return totalSolids <= creamy ? 'Cremosa y con cuerpo' : 'Densa y cálida en boca'
}

const richness = (fat: number): string =>
  fat < 4
    ? 'con poca untuosidad'
    : fat < 8
      ? 'de untuosidad ligera'
      : fat <= 12
        ? 'de untuosidad cremosa'
        : 'de untuosidad muy rica'
