import { formatDecimal } from '#core/format/decimal.ts'
import type { FormulaAnalysis } from './analysis.ts'
import { assembleRows, type Draft } from './assemble-rows.ts'
import { type BalanceResult, balanceFormula } from './balance.ts'
import { dosesOf, type FlavourDoses } from './flavour-doses.ts'
import type { FormulaRow, FormulaType } from './formula.ts'
import { defaultYield } from './formula.ts'
import type { IcePantry } from './match-ingredient.ts'
import { type OutOfRange, outOfRange } from './proposal-report.ts'
import { type FlavourReading, readFlavours } from './read-flavours.ts'
import { type Suggestion, suggestedDoses } from './suggested-doses.ts'
import { weighable } from './trade.ts'

export type ProposalRequest = {
  readonly name: string
  readonly type: FormulaType
  /** Yield in g; what is not above 0 counts as the usual 1,000 g. */
  readonly servings?: number
}

export type Proposal = {
  /** Kind, flavour and dose, PAC, POD, serving temperature, legal name, and what is out of range. Spanish. */
  readonly description: string
  /** In grams, together the yield; all numbers from the table. */
  readonly rows: readonly FormulaRow[]
  readonly analysis: FormulaAnalysis
  /** Words not recognised, choices made, work to do by hand. Spanish sentences. */
  readonly notes: readonly string[]
  /** Every quantity outside its range, with the reason. Empty in most formulas. */
  readonly outside: readonly OutOfRange[]
}

/**
 * A formula from a name (§15): flavours → palette → balance. Deterministic, some milliseconds. A name without a known
 * flavour gives an honest base and says so.
 */
export const proposeFormula = (pantry: IcePantry, { name, type, servings }: ProposalRequest): Proposal => {
  const reading = readFlavours(pantry, name, type)
  return proposal(pantry, reading, dosesOf(pantry, reading, type), type, massOf(servings))
}

/** Of fewer ingredients nobody has suggested a formula. */
const fewestKnown = 3

export type Composed =
  | { readonly ok: true; readonly proposal: Proposal }
  /** `few`: hardly a name is in the table. `worse`: further outside its ranges than our own proposal. */
  | { readonly ok: false; readonly reason: 'few' | 'worse' }

/**
 * A formula from somebody's suggestion, a language model's for example: it chooses ingredients and rough doses, the palette
 * and the balance decide the grams as in `proposeFormula`, and no percentage is taken from it. Refused when it would be
 * worse than `own`, our proposal for the same name.
 */
export const composeFormula = (
  pantry: IcePantry,
  { name, type, servings }: ProposalRequest,
  suggestion: Suggestion,
  own: Proposal,
): Composed => {
  const reading = readFlavours(pantry, name, type)
  const { known, ...doses } = suggestedDoses(pantry, suggestion, reading, type)
  if (known < fewestKnown) return { ok: false, reason: 'few' }
  const composed = proposal(pantry, reading, doses, type, massOf(servings))
  return faults(composed) > faults(own) ? { ok: false, reason: 'worse' } : { ok: true, proposal: composed }
}

/** What is plainly wrong with a formula: ranges it is outside of, warnings to correct, a texture that is not right. */
const faults = ({ outside, analysis: { warnings, firmness } }: Proposal): number =>
  outside.filter(({ verdict }) => verdict === 'out').length +
  warnings.filter(({ severity }) => severity === 'critical').length +
  (firmness?.level === 3 ? 0 : 1)

const massOf = (servings: number | undefined): number =>
  servings !== undefined && Number.isFinite(servings) && servings > 0 ? servings : defaultYield

const proposal = (
  pantry: IcePantry,
  reading: FlavourReading,
  doses: FlavourDoses,
  type: FormulaType,
  mass: number,
): Proposal => {
  const draft = assembleRows(pantry, doses, reading, type, mass)
  const balance = bestBalance(pantry, draft, type, mass)
  const rows = draft.rows
    .map((row, index) => ({ ...row, quantity: balance.rows[index]?.quantity ?? row.quantity }))
    .filter(({ quantity }) => quantity > 0)
  const outside = outOfRange(balance)
  return {
    description: describe(draft, reading, balance, outside),
    rows,
    analysis: balance.after,
    notes: draft.notes,
    outside,
  }
}

/** How much of the dextrose and invert sugar of a palette may be used, first all of it. */
const dextroseShares = [1, 0.85, 0.7, 0.55, 0.4] as const

/**
 * The balance of the palette; when it comes out with too much dextrose (§12), the one with the least restraint that does
 * not and still keeps every range and the firmness. What cocoa and nuts harden only dextrose softens: there it may stay.
 */
const bestBalance = (pantry: IcePantry, draft: Draft, type: FormulaType, mass: number): BalanceResult => {
  let best: BalanceResult | null = null
  for (const share of dextroseShares) {
    const bounds = draft.bounds.map((own, index) => {
      const id = pantry.match(draft.rows[index]?.name ?? '')?.id
      return own !== null && (id === 'dextrosa' || id === 'azucar_invertido')
        ? { min: Math.min(own.min, own.max * share), max: weighable(own.max * share, mass) }
        : own
    })
    const locks = bounds.map((own) => own === null)
    const balance = balanceFormula(pantry, { type, rows: draft.rows, locks, bounds, mass })
    if (balance === null) throw new Error(`a palette that weighs nothing: ${type}`)
    const { bands, warnings, firmness } = balance.after
    const isMild = warnings.every(({ code }) => code !== 'MONOSACARIDOS_ALTOS')
    if (best === null && isMild) return balance
    if (
      isMild &&
      firmness?.level === 3 &&
      bands.every(({ verdict }, at) => verdict !== 'out' || best?.after.bands[at]?.verdict === 'out')
    )
      return balance
    best ??= balance
  }
  if (best === null) throw new Error('no balance was tried')
  return best
}

const typeLabels: Readonly<Record<FormulaType, string>> = {
  helado: 'Helado',
  sorbete: 'Sorbete',
  granizado: 'Granizado',
}

const describe = (
  draft: Draft,
  reading: FlavourReading,
  { after }: BalanceResult,
  outside: readonly OutOfRange[],
): string => {
  const kinds = [
    reading.isVegan ? 'vegano' : '',
    reading.isSugarFree ? 'sin azúcares añadidos' : '',
    reading.isLactoseFree ? 'sin lactosa' : '',
    reading.isAlcoholFree ? 'sin alcohol' : '',
  ].filter((word) => word !== '')
  const head = [typeLabels[after.type], ...kinds].join(' ')
  const flavour = draft.flavour === '' ? '' : ` de ${draft.flavour}`
  const dose = draft.doses === '' ? '' : `, con ${draft.doses}`
  const serving =
    after.freezing === null
      ? ''
      : ` Se sirve a ${formatDecimal(after.freezing.servingTemperature, after.type === 'granizado' ? 1 : 0)} °C.`
  const legal =
    after.legalNames.length === 0
      ? ''
      : ` Cumple la composición de ${after.legalNames.map((name) => `«${name}»`).join(', ')} (RD 618/1998).`
  const numbers = `PAC ${formatDecimal(after.totals.pac, 0)}, POD ${formatDecimal(after.totals.pod, 0)}.`
  const misses = outside.filter(({ verdict }) => verdict === 'out').map(({ text }) => ` ${text}`)
  return `${head}${flavour}${dose}. ${numbers}${serving}${legal}${misses.join('')}`
}
