import { formatDecimal } from '#core/format/decimal.ts'
import type { FormulaType, RowFields } from '#core/ice-cream/composition/formula.ts'
import { ingredientKey } from '#core/ice-cream/composition/match-ingredient.ts'
import type { MixRow } from '#core/ice-cream/composition/mix.ts'
import { fieldSum } from '#core/ice-cream/composition/row-composition.ts'
import { steady } from '#core/ice-cream/composition/steady.ts'
import type { FormulaFix, FormulaWarning } from './analysis.ts'
import { addNeutral, bandFix, lessOf } from './fixes.ts'
import { type Judged, warn } from './judged.ts'
import { isAdditive } from './totals.ts'

/** The warnings of §12 about single ingredients and about the type. */
export const ingredientWarnings = (judged: Judged): FormulaWarning[] =>
  [rowBalance, fruit, fewStabilisers, manyStabilisers, acid, rawEnzymes, coldGum, salt, otherType, cocoa].flatMap(
    (rule) => rule(judged),
  )

const rowBalance = ({ mix }: Judged): FormulaWarning[] =>
  mix.rows.flatMap((row, index) => {
    const sum = fieldSum(row.row)
    if (row.grams === 0 || Math.abs(sum + row.composition.alcohol - 100) <= 1) return []
    const name = row.row.name.trim() === '' ? 'una fila sin nombre' : `«${row.row.name.trim()}»`
    const text = `La composición de ${name} suma ${formatDecimal(sum + row.composition.alcohol, 1)} %; revisa sus porcentajes.`
    return [
      warn('BALANCE_INCOMPLETO', 'warning', text, 'Completa los porcentajes.', completeRow(row, sum, index), index),
    ]
  })

/** The table's numbers where the name is known; else what is missing is water, if there is room for it. */
const completeRow = ({ ingredient, row }: MixRow, sum: number, index: number): FormulaFix | null => {
  if (ingredient !== null) {
    const label = `Tomar los porcentajes de ${ingredient.name}`
    return { kind: 'fields', label, row: index, fields: ingredient.fields }
  }
  const water = row.waterContent + 100 - sum
  if (!(water >= 0 && water <= 100) || sum === 0) return null
  const fields: Partial<RowFields> = { waterContent: Number(water.toFixed(2)) }
  return { kind: 'fields', label: `Completar con agua: ${formatDecimal(water, 2)} %`, row: index, fields }
}

const fruit = (judged: Judged): FormulaWarning[] => {
  const { type, subStyle, totals, mix } = judged
  const isInfusion = totals.fruit === 0 && mix.rows.some(({ ingredient }) => infusions.test(ingredient?.id ?? ''))
  if (type !== 'sorbete' || subStyle === 'sorbete_chocolate' || isInfusion || totals.fruit >= 15) return []
  const text = 'Un sorbete requiere al menos un 15 % de fruta (RD 618/1998).'
  const band = { name: 'fruit', label: '', unit: '%', min: 15, max: 20, target: null, value: totals.fruit } as const
  const fix = bandFix(judged, { ...band, verdict: 'out', side: 'low' })
  return [warn('FRUTA_INSUFICIENTE', 'warning', text, 'Sube la fruta o llámalo «helado de agua».', fix)]
}

const infusions =
  /^(?:cafe_|matcha$|te_negro$|agua_(?:azahar|rosas)$|romero$|tomillo$|azafran$|cardamomo$|hierbabuena$|albahaca$|jengibre$|canela$|vainilla|extracto_vainilla)/

const fewStabilisers = (judged: Judged): FormulaWarning[] => {
  const { type, totals } = judged
  if (type === 'granizado' || totals.stabilisation >= 0.05 || totals.yolk >= 3) return []
  const text = 'Sin estabilizante: consumir en 48 h.'
  return [warn('ESTABILIZANTE_BAJO', 'info', text, 'Añade 4–6 g de neutro por kg.', addNeutral(judged))]
}

const manyStabilisers = (judged: Judged): FormulaWarning[] => {
  const { mix, totals } = judged
  const share = ({ grams }: MixRow): number => steady((100 * grams) / mix.mass)
  const overdose = (row: MixRow): number =>
    isAdditive(row) && row.ingredient?.maxDose != null ? share(row) - row.ingredient.maxDose : 0
  const worst = mix.rows.reduce<MixRow | null>(
    (best, row) => (overdose(row) > (best === null ? 0.001 : overdose(best)) ? row : best),
    null,
  )
  // Starch thickens by percents where gums do by tenths: it has its own dose and no part in the sum (011).
  const starches = mix.rows.reduce((sum, row) => sum + (/^almidon_/.test(row.ingredient?.id ?? '') ? share(row) : 0), 0)
  const excess = totals.additives - starches - 0.8
  if (worst === null && !(excess > 0.001)) return []
  const fits = (row: MixRow): boolean => (worst === null ? isAdditive(row) : row === worst)
  // A hair more than needed, so that a rounded gram does not leave it on the edge.
  const delta = (worst === null ? -excess : -overdose(worst)) - 0.02
  const weigh = (_: unknown, ingredient: MixRow['ingredient']): number =>
    ingredient !== null && (worst === null ? true : ingredient === worst.ingredient) && isAdditiveCategory(ingredient)
      ? 100
      : 0
  const fix = lessOf(judged, fits, weigh, delta)
  return [warn('ESTABILIZANTE_ALTO', 'warning', 'Exceso de estabilizante: gomoso.', 'Redúcelo.', fix)]
}

const isAdditiveCategory = ({ category }: NonNullable<MixRow['ingredient']>): boolean =>
  category === 'estabilizante' || category === 'emulsionante' || category === 'neutro'

const acid = ({ mix }: Judged): FormulaWarning[] => {
  const { acids, msnf } = mix.composition
  if (!(acids > 0.35 && msnf > 3)) return []
  const text = 'El ácido puede cortar el lácteo: añade la fruta fría al final y madura antes.'
  return [warn('ACIDO_CON_LACTEO', 'warning', text)]
}

const rawFruit = /\b(?:pinas?|ananas|kiwis?|papayas?|higos?)\b/
const cooked = /\b(?:cocid[ao]s?|escaldad[ao]s?|asad[ao]s?|almibar|conserva|confitad[ao]s?|pasteurizad[ao]s?)\b/

const rawEnzymes = ({ mix }: Judged): FormulaWarning[] => {
  const { msnf, milkFat } = mix.composition
  const hasProtein =
    msnf > 0.5 || milkFat > 0.5 || mix.rows.some((row) => row.grams > 0 && row.ingredient?.id === 'gelatina')
  const at = mix.rows.findIndex(({ row, grams }) => {
    const key = ingredientKey(row.name)
    return grams > 0 && rawFruit.test(key) && !cooked.test(key)
  })
  if (!hasProtein || at === -1) return []
  const text = 'Sus enzimas amargan el lácteo y destruyen la gelatina: escaldar a 85 °C.'
  const name = mix.rows[at]?.row.name.trim() ?? ''
  return [
    warn('KIWI_PINA_CRUDOS', 'warning', `«${name}»: ${text.charAt(0).toLowerCase()}${text.slice(1)}`, '', null, at),
  ]
}

const coldGum = ({ mix, pasteurizationTemp }: Judged): FormulaWarning[] => {
  if (pasteurizationTemp >= 75) return []
  const at = mix.rows.findIndex(
    ({ ingredient, grams }) =>
      grams > 0 && /^(?:garrofin|tara|carragenato_kappa|neutro_4_2_1)$/.test(ingredient?.id ?? ''),
  )
  return at === -1
    ? []
    : [
        warn(
          'GOMA_SIN_CALOR',
          'warning',
          'Esta goma no hidrata sin 80 °C.',
          'Caliéntala con parte del líquido.',
          null,
          at,
        ),
      ]
}

const salt = ({ mix }: Judged): FormulaWarning[] =>
  mix.composition.salt > 0.35 ? [warn('SAL_ALTA', 'info', 'Salado perceptible.')] : []

const otherType = ({ type, subStyle, mix, totals }: Judged): FormulaWarning[] => {
  const { fat, msnf } = mix.composition
  const change = (to: FormulaType): FormulaWarning[] => {
    const fix: FormulaFix = { kind: 'type', label: `Cambiar el tipo a ${to}`, type: to }
    return [
      warn(
        'TIPO_NO_COINCIDE',
        'warning',
        'La composición no corresponde al tipo elegido.',
        `Cambia el tipo a ${to}.`,
        fix,
      ),
    ]
  }
  // The fat of a chocolate sorbet is its cocoa butter, with a range of its own (§10).
  const mostFat = subStyle === 'sorbete_chocolate' ? 7 : 3
  if (type === 'sorbete' && (fat > mostFat || msnf > 2)) return change('helado')
  if (type === 'granizado' && totals.totalSolids > 25) return change(fat > 3 || msnf > 2 ? 'helado' : 'sorbete')
  if (type !== 'helado' || fat >= 2.5) return []
  // With milk in it a sorbet would not fit either: what is missing is fat.
  const text = 'La composición no corresponde al tipo elegido.'
  return msnf <= 2 ? change('sorbete') : [warn('TIPO_NO_COINCIDE', 'warning', text, 'Sube la grasa con nata.')]
}

const cocoa = ({ mix, totals }: Judged): FormulaWarning[] =>
  mix.composition.leanCocoa > 9
    ? [
        warn(
          'CACAO_ALTO',
          'warning',
          `Textura seca y muy dura: ${formatDecimal(totals.hardening, 0)} puntos de endurecimiento.`,
        ),
      ]
    : []
