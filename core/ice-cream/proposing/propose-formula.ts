import { formatDecimal } from '#core/format/decimal.ts'
import { type BalanceResult, balanceFormula } from '#core/ice-cream/balance/balance.ts'
import { plainName, weighable } from '#core/ice-cream/balance/trade.ts'
import type { FormulaRow, FormulaType } from '#core/ice-cream/composition/formula.ts'
import { defaultYield } from '#core/ice-cream/composition/formula.ts'
import type { IcePantry } from '#core/ice-cream/composition/match-ingredient.ts'
import type { FormulaAnalysis } from '#core/ice-cream/judging/analysis.ts'
import { assembleRows, type Draft } from './assemble-rows.ts'
import { dosesOf, type FlavourDoses } from './flavour-doses.ts'
import { type OutOfRange, outOfRange } from './proposal-report.ts'
import { type FlavourReading, readFlavours } from './read-flavours.ts'
import { type Suggestion, suggestedDoses } from './suggested-doses.ts'
import { labelOf } from './wishes.ts'

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
  const notes = [...draft.notes, ...leftOut(pantry, reading, rows)]
  return {
    description: describe({ ...draft, notes }, reading, balance, outside),
    rows,
    analysis: balance.after,
    notes,
    outside,
  }
}

/** Sugars and fibres that were named and that the balance does better without. */
const leftOut = (pantry: IcePantry, { base }: FlavourReading, rows: readonly FormulaRow[]): string[] => {
  const used = new Set(rows.map(({ name }) => pantry.match(name)?.id))
  return base
    .filter((id) => !used.has(id))
    .map((id) => `«${plainName(labelOf(pantry, id))}» no hace falta para equilibrarla: añádela tú si la quieres.`)
}

/** What a balance may overdo with the sugars and the milk powder of a palette (§12), and what it then gets less of. */
const restraints = [
  { code: 'MONOSACARIDOS_ALTOS', ids: /^(?:dextrosa|azucar_invertido)$/ },
  { code: 'LACTOSA_ALTA', ids: /^lpd$/ },
] as const
const restrainedShares = [0.85, 0.7, 0.55, 0.4] as const

/**
 * The balance of the palette; when it comes out with too much dextrose or lactose, the one with the least restraint that
 * does not and still keeps every range and the firmness. What cocoa and nuts harden only dextrose softens: there it stays.
 */
const bestBalance = (pantry: IcePantry, draft: Draft, type: FormulaType, mass: number): BalanceResult => {
  const run = (bounds: Draft['bounds']): BalanceResult => {
    const locks = bounds.map((own) => own === null)
    const balance = balanceFormula(pantry, { type, rows: draft.rows, locks, bounds, mass })
    if (balance === null) throw new Error(`a palette that weighs nothing: ${type}`)
    return balance
  }
  let bounds = draft.bounds
  let best = run(bounds)
  for (const { code, ids } of restraints) {
    if (!hasWarning(best, code)) continue
    for (const share of restrainedShares) {
      const tighter = bounds.map((own, index) => {
        const isMeant = ids.test(pantry.match(draft.rows[index]?.name ?? '')?.id ?? '')
        return own !== null && isMeant
          ? { min: Math.min(own.min, own.max * share), max: weighable(own.max * share, mass) }
          : own
      })
      const tried = run(tighter)
      if (hasWarning(tried, code) || tried.after.firmness?.level !== 3 || !keepsRanges(tried, best)) continue
      bounds = tighter
      best = tried
      break
    }
  }
  return best
}

const hasWarning = ({ after }: BalanceResult, code: string): boolean =>
  after.warnings.some((warning) => warning.code === code)

const keepsRanges = (tried: BalanceResult, best: BalanceResult): boolean =>
  tried.after.bands.every(({ verdict }, at) => verdict !== 'out' || best.after.bands[at]?.verdict === 'out')

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
  // Cocoa and nuts harden: what the bands judge is another figure (§3.4).
  const net = after.totals.hardening < 0.5 ? '' : ` (neto ${formatDecimal(after.totals.netPac, 0)})`
  const numbers = `PAC ${formatDecimal(after.totals.pac, 0)}${net}, POD ${formatDecimal(after.totals.pod, 0)}.`
  // Words not understood (§15.2), what is steeped, what is added by hand: all that must not be lost with the screen.
  const notes = draft.notes.map((note) => ` ${note}`)
  const misses = outside.filter(({ verdict }) => verdict === 'out').map(({ text }) => ` ${text}`)
  return `${head}${flavour}${dose}. ${numbers}${serving}${legal}${notes.join('')}${misses.join('')}`
}
