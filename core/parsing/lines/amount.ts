import { formatDecimal } from '#core/format/decimal.ts'
import { matchAt, skipBlanks } from '#core/spanish/fold.ts'
import { type NumberReading, readHalf, readNumber } from '#core/spanish/number.ts'
import type { Unit } from '#core/units/units.ts'
import { type Measure, type MeasureReading, readMeasure } from './measures.ts'

/** How much of something, wherever in a line it was written. */
export type Amount = {
  /** > 0, in `unit`. */
  readonly quantity: number
  readonly unit: Unit
  readonly approximate: boolean
  /** Words that leave the name but say something: 'dientes', 'colmada'. */
  readonly notes: readonly string[]
  /** Doubts in Spanish. */
  readonly problems: readonly string[]
  /** `null` when nothing was said: '4 huevos'. */
  readonly measure: Measure | null
  readonly word: string
  /** How many pieces or packs there are, when `quantity` counts them. */
  readonly count: number | null
  readonly end: number
}

/** Quantities are kept to a microgram: nobody weighs finer, and 1/3 + 1/3 stays readable. */
const fineness = 1e6
/** The largest quantity an ingredient may have (core/api/recipes.ts, recipeLimits). */
const largest = 1_000_000

export const roundQuantity = (value: number): number => Math.round(value * fineness) / fineness

export const isQuantity = (value: number): boolean => value > 0 && value <= largest

const several = /(?:unos|unas|algunos|algunas|varios|varias|unos cuantos|unas cuantas) /y
/** How many 'unas hojas' are. Ours: the fewest that nobody calls a pair. */
const severalCount = 3

const aShare = / ?%| ?(?:m?g|gr|ml) ?\/ ?(?:kg?|l|litros?)(?![a-z])/y

/** The amount that begins exactly at this position of a folded text. `trailing`: it stands behind the name. */
export const readAmount = (folded: string, at: number, trailing = false): Amount | null => {
  const number = readNumber(folded, at)
  // A share of something is no number of pieces: '20 % de grasa', '7 g/l de agar'.
  if (number !== null && matchAt(aShare, folded, number.end) !== null) return null
  const few = number === null ? matchAt(several, folded, at) : null
  const from = number?.end ?? at + (few?.[0].length ?? 0)
  let start = skipBlanks(folded, from)
  if (number?.fraction === true && folded.startsWith('de ', start) && readMeasure(folded, start + 3) !== null)
    start += 3
  const found = readMeasure(folded, start)
  if (number === null && (found === null || !speaksAlone(folded, found, few !== null))) return null
  const base = number ?? spokenNumber(few !== null, from)
  if (base.value === 0) return null
  const amount = found === null ? unmeasured(base, folded) : measured(folded, base, found, trailing)
  return isQuantity(amount.quantity) ? amount : null
}

const spokenNumber = (few: boolean, end: number): NumberReading => ({
  value: few ? severalCount : 1,
  end,
  range: null,
  approximate: few,
  threeFigures: null,
  fraction: false,
})

/** 'kilo y medio de…', 'docena de…', 'chorrito de…', 'unas hojas de…': a measure without a number. */
const speaksAlone = (folded: string, { word, end, measure }: MeasureReading, few: boolean): boolean =>
  few
    ? measure.kind !== 'exact'
    : (shortSpoon.test(word) || (word.length >= 4 && (measure.kind !== 'exact' || !/^(?:cuch|pieza)/.test(word)))) &&
      /^ (?:de |del |y )/.test(folded.slice(end, end + 5))

/** 'Cda. de mostaza' is one. */
const shortSpoon = /^(?:cda|cdta|cdita|tza)$/

/** '4 huevos', '2 x 400 g', and the butcher's 'cuarto y mitad': of a kilo, so 375 g. */
const unmeasured = (number: NumberReading, folded: string): Amount => {
  const count = bareCount(number, folded)
  if (folded.slice(0, number.end).endsWith('cuarto y mitad')) return { ...count, quantity: 375, unit: 'g', count: null }
  return matchAt(times, folded, number.end) === null ? count : timesWeight(folded, count)
}

const times = / ?[x×] ?(?=\d)/y

const bareCount = (number: NumberReading, folded: string): Amount => ({
  ...countOf(number, folded),
  unit: 'unidad',
  notes: [],
  measure: null,
  word: '',
})

/** '2/3 dientes', '3/4 zanahorias': of things in the plural, a range and no fraction. */
const countOf = (number: NumberReading, folded: string) => {
  const slash = number.fraction ? matchAt(/([2-9])[/⁄]([3-9])(?= [a-z]+s\b)/y, folded, number.end - 3) : null
  const [low, high] = [Number(slash?.[1]), Number(slash?.[2])]
  const range: NumberReading['range'] = slash !== null && high === low + 1 ? [low, high] : number.range
  const value = roundQuantity(range === null ? number.value : (range[0] + range[1]) / 2)
  return {
    quantity: value,
    count: value,
    approximate: number.approximate,
    end: number.end,
    problems: range === null ? [] : [rangeProblem(range, value)],
  }
}

const rangeProblem = (range: readonly [number, number], value: number): string =>
  `Dice entre ${formatDecimal(range[0])} y ${formatDecimal(range[1])}: se ha tomado ${formatDecimal(value)}`

const measured = (folded: string, base: NumberReading, found: MeasureReading, trailing: boolean): Amount => {
  const { measure, word } = found
  const counts = measure.kind === 'pack' || measure.kind === 'piece'
  const read = counts ? countOf(base, folded) : countOf({ ...base, fraction: false }, folded)
  const doubt = doubtfulPoint(base, measure)
  const number = doubt?.value ?? read.quantity
  const problems = [...read.problems, ...(doubt === null ? [] : [doubt.problem])]
  const spoon = matchAt(trailing ? spoonKindAtEnd : spoonKind, folded, found.end)
  const isSpoon = /^cuch|^c/.test(word) && (measure.unit === 'cucharada' || measure.unit === 'cucharadita')
  let end = found.end + (isSpoon ? (spoon?.[0].length ?? 0) : 0)
  const small = isSpoon && /cafe|te|moka|postre|pequena/.test(spoon?.[0] ?? '')
  const fill = matchAt(measure.unit === 'unidad' || measure.kind === 'rough' ? sizes : fills, folded, end)?.[0] ?? ''
  end += fill.length
  const heaped = /colmad|llen|generos|copetead|abundante/.test(fill)
  const unit: Unit = small ? 'cucharadita' : measure.unit
  const half = matchAt(/ y /y, folded, end) === null ? null : readHalf(folded, end + 3)
  const said = number + (half?.value ?? 0)
  end = half?.end ?? end
  const about = matchAt(aboutBehind, folded, end)?.[0] ?? ''
  end += about.length
  const notes = [...(counts ? [word] : []), ...(heaped || (counts && fill !== '') ? [fill.trim()] : [])]
  const rough = measure.kind === 'rough'
  const quantity = roundQuantity(said * measure.factor)
  if (rough) problems.push(`«${word}» no es una medida exacta: se han puesto ${formatDecimal(quantity)} ${unit}`)
  const amount: Amount = {
    quantity,
    unit,
    approximate: read.approximate || rough || heaped || about !== '',
    notes,
    problems,
    measure,
    word,
    count: counts || unit === 'unidad' ? quantity : null,
    end,
  }
  return counts || unit === 'unidad' ? timesWeight(folded, amount) : plusMore(folded, upTo(folded, amount))
}

const spoonKind = / (?:de )?(?:postre|sopa|sopera|soperas)\b| (?:de )?(?:cafe|te|moka)(?= de )| pequenas?(?= )/y
const spoonKindAtEnd = / (?:de )?(?:postre|sopa|sopera|soperas|cafe|te|moka)\b/y
const fills =
  /(?: (?:bien )?(?:rasas?|al ras|colmad[ao]s?|llen[ao]s?|generos[ao]s?|copetead[ao]s?|abundantes?|grandes?|escas[ao]s?)(?![a-z]))?/y
const sizes = /(?: (?:pequen[oa]s?|grandes?|median[oa]s?|grues[oa]s?|fin[oa]s?|generos[oa]s?)(?= de | ?\(|$))?/y

/** '150 g aprox. de jamón'. */
const aboutBehind = /(?: aprox\.?| aproximadamente| mas o menos)(?![a-z])/y

/** '1.500 kg', '2.500 l': a point and three figures are thousands (§4), but nobody asks for a tonne of flour. */
const doubtfulPoint = (number: NumberReading, { unit, kind }: Measure) => {
  if (number.threeFigures === 'point' && kind === 'exact' && unit !== 'g' && unit !== 'ml' && unit !== 'unidad') {
    const value = number.value / 1000
    return { value, problem: `El punto se ha leído como coma decimal: ${formatDecimal(value)} ${unit}` }
  }
  if (number.threeFigures === 'comma' && (unit === 'g' || unit === 'ml') && kind === 'exact')
    return { value: number.value, problem: `La coma se ha leído como decimal: ${formatDecimal(number.value)} ${unit}` }
  return null
}

/** '2 latas de 400 g', '3 botes x 200 ml', '4 filetes de 150 g cada uno'. */
const timesWeight = (folded: string, amount: Amount): Amount => {
  const joined = matchAt(/ ?[x×] ?| ?\(?de (?=[\d½¼¾])| (?=\d[\d.,]* ?(?:g|gr|ml|kg|l)\b)/y, folded, amount.end)
  const each = joined === null ? null : readExact(folded, amount.end + joined[0].length)
  if (each === null) return amount
  const after = matchAt(/ ?(?:cada un[oa]|c\/u\.?|por unidad)/y, folded, each.end)?.[0] ?? ''
  return weighed(amount, each, each.end + after.length)
}

/** So many packs or pieces of this weight each. */
export const weighed = (amount: Amount, each: Amount, end: number): Amount => ({
  ...each,
  quantity: roundQuantity(amount.quantity * each.quantity),
  approximate: amount.approximate || each.approximate,
  notes: [
    `${formatDecimal(amount.quantity)} ${[amount.word === '' ? 'unidad' : amount.word, ...amount.notes.slice(1)].join(' ')}`,
  ],
  problems: [...amount.problems, ...each.problems],
  count: null,
  end,
})

/** An amount by weight or volume. */
export const readExact = (folded: string, at: number): Amount | null => {
  const number = readNumber(folded, at)
  const found = number === null ? null : readMeasure(folded, skipBlanks(folded, number.end))
  if (number === null || found === null || number.value === 0 || !isWeight(found.measure)) return null
  return measured(folded, number, found, false)
}

export const isWeight = ({ kind, unit }: Measure): boolean =>
  kind === 'exact' && (unit === 'g' || unit === 'kg' || unit === 'ml' || unit === 'l')

/** '200 g - 250 g', '1 l a 1,5 l'. */
const upTo = (folded: string, amount: Amount): Amount => {
  const joined = matchAt(/ ?[-–] ?| a | o /y, folded, amount.end)
  const next = joined === null ? null : readSimple(folded, amount.end + joined[0].length)
  if (next === null || next.unit !== amount.unit || next.quantity <= amount.quantity) return amount
  const quantity = roundQuantity((amount.quantity + next.quantity) / 2)
  return { ...amount, quantity, end: next.end, problems: [rangeProblem([amount.quantity, next.quantity], quantity)] }
}

// Grams or millilitres in one; a spoon is 15 ml and a small one 5 (docs/ciencia/motor-local.md §4: three small ones in a spoon).
const families: Readonly<Partial<Record<Unit, readonly [family: string, size: number]>>> = {
  g: ['weight', 1],
  kg: ['weight', 1000],
  ml: ['volume', 1],
  l: ['volume', 1000],
  // 250 ml (core/units/units.ts).
  taza: ['spoon', 50],
  cucharada: ['spoon', 3],
  cucharadita: ['spoon', 1],
}

/** '1 kg y 200 g', '2 cucharadas más 1 cucharadita'. */
const plusMore = (folded: string, amount: Amount): Amount => {
  const joined = matchAt(/(?: y| mas| \+|,)? (?=[\d½¼¾]|un|dos|media)/y, folded, amount.end)
  const next = joined === null ? null : readSimple(folded, amount.end + joined[0].length)
  const [own, other] = [families[amount.unit], next === null ? undefined : families[next.unit]]
  if (next === null || own === undefined || other === undefined) return amount
  if (own[0] !== other[0] || other[1] >= own[1]) return amount
  const quantity = roundQuantity(amount.quantity + (next.quantity * other[1]) / own[1])
  return { ...amount, quantity, end: next.end, approximate: amount.approximate || next.approximate }
}

const readSimple = (folded: string, at: number): Amount | null => {
  const number = readNumber(folded, at)
  const found = number === null ? null : readMeasure(folded, skipBlanks(folded, number.end))
  if (number === null || found === null || found.measure.kind !== 'exact') return null
  const quantity = roundQuantity(number.value * found.measure.factor)
  const { unit } = found.measure
  return { ...bareCount(number, folded), quantity, unit, measure: found.measure, word: found.word, end: found.end }
}
