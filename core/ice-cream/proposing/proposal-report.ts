import { formatDecimal } from '#core/format/decimal.ts'
import type { BalanceResult } from '#core/ice-cream/balance/balance.ts'
import type { BandName, BandVerdict } from '#core/ice-cream/judging/analysis.ts'

export type OutOfRange = {
  readonly name: BandName
  readonly verdict: Exclude<BandVerdict, 'ok'>
  /** 'Grasa 7,1 % (rango 0–1): la aporta «leche de coco».' */
  readonly text: string
}

const conflict = 'choca con los demás objetivos'

const reasons: Readonly<Partial<Record<BandName, string>>> = {
  fruit: 'es la dosis propia de esa fruta o de la mezcla de sabores',
  paste: 'es la dosis propia de ese fruto seco o de la mezcla de sabores',
  leanCocoa: 'es lo que trae el chocolate elegido',
  alcohol: 'es la dosis propia de esa bebida',
  yogurt: 'comparte sitio con los otros sabores',
  yolk: 'es la yema que pide ese sabor',
  additives: 'la yema y la fibra hacen parte del trabajo',
  otherSolids: 'los trae el sabor elegido',
  freezingPoint: 'sigue a los azúcares y al alcohol',
  fat: 'la trae el sabor elegido',
  msnf: 'lo traen los lácteos del sabor elegido',
}

/** What of a balanced formula is outside its range, and why: in the words of the balance where it aimed at it. */
export const outOfRange = ({ after, goals }: BalanceResult): OutOfRange[] =>
  after.bands.flatMap(({ name, label, value, unit, min, max, verdict, side }) => {
    if (verdict === 'ok') return []
    const goal = goals.find((aimed) => aimed.name === (name === 'pac' ? 'serving' : name))
    const decimals = unit === 'pts/kg' ? 0 : 1
    const found = goal?.reason?.replace(/^.* porque /, '').replace(/\.$/, '') ?? reasonOf(name, side, value)
    const hard = after.totals.hardening
    const isSugary = name === 'sugars' || name === 'totalSolids' || name === 'pod'
    const isHard = found === conflict && hard >= 50 && side === 'high' && isSugary
    const why = isHard
      ? `cacao y fruto seco endurecen ${formatDecimal(hard, 0)} puntos, y lo compensan azúcares`
      : found
    const range = `${formatDecimal(min, decimals)}–${formatDecimal(max, decimals)}`
    const text = `${label} ${formatDecimal(value, decimals)} ${unit} (rango ${range}): ${why}.`
    return [{ name, verdict, text }]
  })

const reasonOf = (name: BandName, side: 'low' | 'high' | null, value: number): string => {
  if (name === 'fruit' && value < 5) return 'el sabor no es una fruta'
  return name === 'pac'
    ? side === 'low'
      ? 'para quedar cucharable a su temperatura no necesita más'
      : 'lo pide la temperatura de servicio con tanta agua, grasa o cacao'
    : (reasons[name] ?? conflict)
}
