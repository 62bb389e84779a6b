import { formatDecimal } from '#core/format/decimal.ts'
import type { BandName, BandReading, FormulaWarning, Severity } from './analysis.ts'
import { bandFix, pacFix, podFix } from './fixes.ts'
import { bandOf, type Judged, warn } from './judged.ts'

/** The warnings of §12 that are about a range of §10: they begin beyond its margin. */
export const bandWarnings = (judged: Judged): FormulaWarning[] =>
  [solids, milkSolids, fat, sugars, pac, pod].flatMap((rule) => rule(judged))

const percent = (value: number): string => formatDecimal(value, 1)

/** The range of a quantity when it is missed by more than its margin. */
const missed = (judged: Judged, name: BandName): BandReading | null => {
  const band = bandOf(judged, name)
  return band?.verdict === 'out' ? band : null
}

const beyond = ({ value, min, max }: BandReading): number => Math.max(min - value, value - max)

const solids = (judged: Judged): FormulaWarning[] => {
  const band = missed(judged, 'totalSolids')
  if (band === null) return []
  if (band.side === 'low') {
    const severity: Severity = beyond(band) > 5 ? 'critical' : 'warning'
    const text = `Sólidos totales ${percent(band.value)} %: ${
      judged.type === 'granizado' ? 'hielo grueso y poco sabor' : 'helado acuoso, cristales grandes'
    }.`
    const advice = 'Añade leche en polvo, inulina o glucosa atomizada.'
    return [warn('SOLIDOS_BAJOS', severity, text, advice, bandFix(judged, band))]
  }
  const text = `Sólidos totales ${percent(band.value)} %: pesado, pastoso, poco sabor.`
  return [warn('SOLIDOS_ALTOS', 'warning', text, 'Añade leche o agua.', bandFix(judged, band))]
}

const milkSolids = (judged: Judged): FormulaWarning[] => {
  const band = missed(judged, 'msnf')
  if (band === null) return []
  if (judged.type !== 'helado' || judged.subStyle === 'vegano' || band.side === 'high') return []
  const text = `SNGL ${percent(band.value)} %: cuerpo débil y poco overrun.`
  return [warn('MSNF_BAJO', 'warning', text, 'Añade leche en polvo desnatada.', bandFix(judged, band))]
}

const fat = (judged: Judged): FormulaWarning[] => {
  const band = missed(judged, 'fat')
  if (band === null) return []
  if (band.side === 'low') {
    const text = `Grasa ${percent(band.value)} %: poca cremosidad y fusión rápida.`
    return [warn('GRASA_BAJA', 'warning', text, 'Añade nata.', bandFix(judged, band))]
  }
  if (judged.type === 'granizado') {
    const text = `Grasa ${percent(band.value)} %: la horchata y la leche la traen; el cristal sale menos limpio.`
    return [warn('GRASA_ALTA', 'warning', text, 'Baja lo que la aporta.', bandFix(judged, band))]
  }
  const text = `Grasa ${percent(band.value)} %: pesada, bate mal.`
  return [warn('GRASA_ALTA', 'warning', text, 'Quita nata o pasta.', bandFix(judged, band))]
}

const sugars = (judged: Judged): FormulaWarning[] => {
  const band = missed(judged, 'sugars')
  if (band === null) return []
  const isLow = band.side === 'low'
  if (isLow && isWithoutSugar(judged)) {
    const text = `Azúcares ${percent(band.value)} %: sin azúcares añadidos, el cuerpo lo dan la fibra y los polioles.`
    return [warn('AZUCARES_BAJOS', 'info', text)]
  }
  const text = `Azúcares ${percent(band.value)} %: el rango es ${percent(band.min)}–${percent(band.max)} %.`
  const advice = isLow ? 'Añade azúcar.' : 'Quita azúcar.'
  return [warn(isLow ? 'AZUCARES_BAJOS' : 'AZUCARES_ALTOS', 'warning', text, advice, bandFix(judged, band))]
}

/** Sweetened with polyols on purpose: more sugar would be no correction. */
const isWithoutSugar = ({ mix: { composition, rows } }: Judged): boolean =>
  composition.polyols >= 3 && rows.every(({ ingredient, grams }) => grams === 0 || ingredient?.category !== 'azucar')

const pac = (judged: Judged): FormulaWarning[] => {
  const band = missed(judged, 'pac')
  if (band === null) return []
  const severity: Severity = beyond(band) > 60 ? 'critical' : 'warning'
  const value = formatDecimal(band.value, 0)
  if (band.side === 'low') {
    const text = `PAC ${value}: quedará duro a ${percent(judged.serving)} °C.`
    return [warn('PAC_BAJO', severity, text, 'Cambia azúcar por dextrosa o azúcar invertido.', pacFix(judged, band))]
  }
  const text = `PAC ${value}: no endurece; se funde en vitrina.`
  return [warn('PAC_ALTO', severity, text, 'Cambia dextrosa por azúcar o glucosa de bajo DE.', pacFix(judged, band))]
}

const pod = (judged: Judged): FormulaWarning[] => {
  const band = missed(judged, 'pod')
  if (band === null) return []
  const isLow = band.side === 'low'
  const text = `Dulzor ${formatDecimal(band.value, 0)}: ${isLow ? 'soso' : 'empalagoso'}.`
  const advice = isLow ? 'Añade azúcar o fructosa.' : 'Cambia azúcar por dextrosa, glucosa atomizada o trehalosa.'
  return [warn(isLow ? 'POD_BAJO' : 'POD_ALTO', 'warning', text, advice, podFix(judged, band))]
}
