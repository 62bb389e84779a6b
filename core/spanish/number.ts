import { fold, matchAt, skipBlanks } from './fold.ts'

/** A number found in a text. */
export type NumberReading = {
  /** Finite and ≥ 0. A range gives its middle (docs/ciencia/motor-local.md §4: '2-3' → 2,5). */
  readonly value: number
  /** Position after the number. */
  readonly end: number
  readonly range: readonly [low: number, high: number] | null
  /** 'unos 200', 'casi 2', '~50'. */
  readonly approximate: boolean
  /** '1.250': point and exactly three figures, read as thousands. '1,250': read as decimals. */
  readonly threeFigures: 'point' | 'comma' | null
  /** 'medio', '3/4', '½': may be followed by 'de' and a unit. */
  readonly fraction: boolean
}

type Plain = Omit<NumberReading, 'range' | 'approximate'>

const about =
  /(?:(?:unos|unas|aprox\.?|aproximadamente|alrededor de|cerca de|mas o menos|casi|como|sobre|hasta|entre|de|ca\.) |[~≈±] ?)/y
const joiner = / ?[-–—] ?| (?:a|o|u|y) /y
/** Wider than this, '1 - 200 g' is a numbered line and no range. */
const widestRange = 10

/** The number that begins exactly at this position of a folded text, with its 'unos' before it and its range. */
export const readNumber = (folded: string, at = 0): NumberReading | null => {
  const word = matchAt(about, folded, at)?.[0] ?? ''
  const first = readPlain(folded, at + word.length)
  if (first === null) return slashRange(folded, at + word.length, isAbout(word))
  const join = matchAt(joiner, folded, first.end)?.[0] ?? null
  const second = join === null ? null : readPlain(folded, first.end + join.length)
  const isRange =
    second !== null && second.value > first.value && first.value > 0 && second.value <= first.value * widestRange
  // 'entre 2 y 3' needs its 'y'; '2 y 3' alone is no range, and 'de' is only said before one.
  const ranged = isRange && (join === ' y ' ? word === 'entre ' : true)
  if (!ranged && (word === 'entre ' || word === 'de ')) return null
  if (!ranged) return { ...first, range: null, approximate: isAbout(word) }
  return {
    ...second,
    value: (first.value + second.value) / 2,
    range: [first.value, second.value],
    approximate: isAbout(word),
  }
}

/** A text that is one number and nothing else, or `null`. */
export const parseSpanishNumber = (text: string): number | null => {
  const folded = fold(text).trim()
  const reading = readNumber(folded)
  return reading !== null && reading.end === folded.length ? reading.value : null
}

const isAbout = (word: string): boolean => word !== '' && word !== 'entre ' && word !== 'de '

const readPlain = (folded: string, at: number): Plain | null => readFigures(folded, at) ?? readWords(folded, at)

const glyphs: Readonly<Record<string, number>> = {
  '½': 1 / 2,
  '¼': 1 / 4,
  '¾': 3 / 4,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '⅛': 1 / 8,
  '⅜': 3 / 8,
  '⅝': 5 / 8,
  '⅞': 7 / 8,
  '⅕': 1 / 5,
  '⅖': 2 / 5,
}

const grouped = /(\d{1,3}(?:\.\d{3}){1,3})(,\d{1,6})?(?![\d.]*\d)/y
const groupedBlank = /(\d{1,3}(?: \d{3}){1,3})(,\d{1,6})?(?![\d.,/]|\s*[½¼¾])/y
const groupedComma = /(\d{1,3}(?:,\d{3}){1,3})\.(\d{1,6})(?![\d.]*\d)/y
const decimal = /(\d{1,12})(?:[.,'’](\d{1,6}))?(?!\d)/y
const slash = /(\d{1,2})[/⁄](\d{1,2})(?![\d/])/y
/** What may stand between a whole number and its fraction: '1½', '1 1/2', '1 y 1/2', '1-1/2'. */
const mixer = / y | ?-(?=\d[/⁄])| ?/y

const readFigures = (folded: string, at: number): Plain | null => {
  const alone = readFraction(folded, at)
  if (alone !== null) return alone
  const point = matchAt(grouped, folded, at)
  if (point !== null && !point[0].startsWith('0'))
    return whole(`${point[1]?.replaceAll('.', '')}.${point[2]?.slice(1) ?? 0}`, at + point[0].length, {
      threeFigures: point[0].indexOf('.') === point[0].lastIndexOf('.') && point[2] === undefined ? 'point' : null,
    })
  const blank = matchAt(groupedBlank, folded, at)
  if (blank !== null && !blank[0].startsWith('0'))
    return whole(`${blank[1]?.replaceAll(' ', '')}.${blank[2]?.slice(1) ?? 0}`, at + blank[0].length)
  const comma = matchAt(groupedComma, folded, at)
  if (comma !== null) return whole(`${comma[1]?.replaceAll(',', '')}.${comma[2]}`, at + comma[0].length)
  const plain = matchAt(decimal, folded, at)
  if (plain === null) return null
  const end = at + plain[0].length
  if (plain[2] !== undefined)
    return whole(`${plain[1]}.${plain[2]}`, end, {
      threeFigures: /^[1-9]\d*,\d{3}$/.test(plain[0]) ? 'comma' : null,
    })
  // '10/12 langostinos' is a range: no number by itself.
  if (slashBounds(folded, at) !== null) return null
  const mix = matchAt(mixer, folded, end)?.[0] ?? ''
  const part = readFraction(folded, end + mix.length) ?? (mix === ' y ' ? readHalf(folded, end + mix.length) : null)
  const base = Number(plain[1])
  if (part === null || part.value >= 1) return threeQuarters(folded, base, end) ?? whole(plain[1] ?? '', end)
  return { ...part, value: base + part.value, fraction: false }
}

const whole = (digits: string, end: number, more: Partial<Plain> = {}): Plain => ({
  value: Number(digits),
  end,
  threeFigures: null,
  fraction: false,
  ...more,
})

/** '½', '1/2': a glyph, or figures that a cook would write as a fraction. */
const readFraction = (folded: string, at: number): Plain | null => {
  const glyph = glyphs[folded[at] ?? '']
  if (glyph !== undefined) return { value: glyph, end: at + 1, threeFigures: null, fraction: true }
  const found = matchAt(slash, folded, at)
  if (found === null || !isFraction(Number(found[1]), Number(found[2]))) return null
  const value = Number(found[1]) / Number(found[2])
  return { value, end: at + found[0].length, threeFigures: null, fraction: value < 1 }
}

/** In lowest terms and with a divisor of the kitchen: '3/4', '3/2', '1/16'; not '6/8' or '10/12', which are ranges. */
const isFraction = (above: number, below: number): boolean =>
  above > 0 &&
  ([2, 3, 4, 5, 6, 8].includes(below) || (above === 1 && below <= 16)) &&
  (above < below || below <= 4) &&
  commonDivisor(above, below) === 1 &&
  below > 1

const commonDivisor = (a: number, b: number): number => (b === 0 ? a : commonDivisor(b, a % b))

const wideSlash = /(\d{1,4})[/⁄](\d{1,4})(?![\d/])/y

/** '100/120', '6/8': two whole numbers that rise and are no fraction. */
const slashBounds = (folded: string, at: number): readonly [number, number, number] | null => {
  const found = matchAt(wideSlash, folded, at)
  if (found === null) return null
  const [low, high] = [Number(found[1]), Number(found[2])]
  if (isFraction(low, high) || low <= 0 || high <= low || high > low * widestRange) return null
  return [low, high, at + found[0].length]
}

const slashRange = (folded: string, at: number, approximate: boolean): NumberReading | null => {
  const bounds = slashBounds(folded, at)
  if (bounds === null) return null
  const [low, high, end] = bounds
  return { value: (low + high) / 2, end, range: [low, high], approximate, threeFigures: null, fraction: false }
}

/** '3 cuartos de litro'. */
const threeQuarters = (folded: string, base: number, end: number): Plain | null => {
  const found = base === 3 ? matchAt(/ cuartos(?= de (?:kilo|litro|taza|kg|l)\b)/y, folded, end) : null
  return found === null ? null : { value: 0.75, end: end + found[0].length, threeFigures: null, fraction: true }
}

const word = /[a-z]+(?![a-z\d])/y

const ones: ReadonlyMap<string, number> = new Map(
  (
    'un=1 una=1 uno=1 dos=2 tres=3 cuatro=4 cinco=5 seis=6 siete=7 ocho=8 nueve=9 diez=10 once=11 doce=12 trece=13 ' +
    'catorce=14 quince=15 dieciseis=16 diecisiete=17 dieciocho=18 diecinueve=19 veinte=20 veintiun=21 veintiuna=21 ' +
    'veintiuno=21 veintidos=22 veintitres=23 veinticuatro=24 veinticinco=25 veintiseis=26 veintisiete=27 ' +
    'veintiocho=28 veintinueve=29'
  )
    .split(' ')
    .map((pair) => pair.split('='))
    .map(([name = '', value]) => [name, Number(value)] as const),
)
const tens: ReadonlyMap<string, number> = new Map(
  Object.entries({
    treinta: 30,
    cuarenta: 40,
    cincuenta: 50,
    sesenta: 60,
    setenta: 70,
    ochenta: 80,
    noventa: 90,
  }),
)
/** The number words below a hundred that are one word, folded, the longest first: for patterns that look for them in a text. */
export const numberWords: ReadonlyMap<string, number> = new Map(
  [...ones, ...tens].toSorted(([one], [other]) => other.length - one.length),
)
const hundreds: ReadonlyMap<string, number> = new Map(
  Object.entries({
    cien: 100,
    ciento: 100,
    doscientos: 200,
    doscientas: 200,
    trescientos: 300,
    trescientas: 300,
    cuatrocientos: 400,
    cuatrocientas: 400,
    quinientos: 500,
    quinientas: 500,
    seiscientos: 600,
    seiscientas: 600,
    setecientos: 700,
    setecientas: 700,
    ochocientos: 800,
    ochocientas: 800,
    novecientos: 900,
    novecientas: 900,
  }),
)

/** Spoken fractions, longest first: 'cuarto y mitad' is the butcher's 375 g of a kilo. */
const spoken: readonly (readonly [RegExp, number])[] = [
  [/(?:un )?cuarto y mitad\b/y, 0.375],
  [/tres cuartos\b/y, 0.75],
  [/dos tercios\b/y, 2 / 3],
  [/un cuarto\b/y, 0.25],
  [/cuarto(?= (?:de )?(?:kilo|kg|litro|l|taza)\b)/y, 0.25],
  [/un tercio\b/y, 1 / 3],
  [/(?:un )?medio\b|media\b/y, 0.5],
]

const readWords = (folded: string, at: number): Plain | null => {
  for (const [pattern, value] of spoken) {
    const found = matchAt(pattern, folded, at)
    if (found !== null) return { value, end: at + found[0].length, threeFigures: null, fraction: true }
  }
  const cardinal = readCardinal(folded, at)
  if (cardinal === null) return null
  const half = folded.startsWith(' y ', cardinal.end) ? readHalf(folded, cardinal.end + 3) : null
  return half === null ? cardinal : { ...half, value: cardinal.value + half.value, fraction: false }
}

/** What may follow 'y': 'uno y medio', 'dos y cuarto'. */
export const readHalf = (folded: string, at: number): Plain | null => {
  const found = matchAt(/(?:(medi[oa])|(?:un )?cuarto|(tres cuartos))(?![a-z])(?! y mitad)/y, folded, at)
  if (found === null) return null
  const value = found[1] !== undefined ? 0.5 : found[2] !== undefined ? 0.75 : 0.25
  return { value, end: at + found[0].length, threeFigures: null, fraction: true }
}

/** 'dos', 'treinta y cinco', 'doscientos cincuenta', 'mil quinientos'. */
const readCardinal = (folded: string, at: number): Plain | null => {
  let total = 0
  let end = at
  // The rank falls from word to word, so each of them is used once.
  let rank = 4
  for (let here = at; rank > 0; here = skipBlanks(folded, end)) {
    const joined = rank === 1 && folded.startsWith('y ', here)
    const from = joined ? here + 2 : here
    const name = matchAt(word, folded, from)?.[0] ?? ''
    const one = ones.get(name)
    const ten = tens.get(name)
    const hundred = hundreds.get(name)
    if (name === 'mil' && rank > 3) [total, rank] = [Math.max(total, 1) * 1000, 3]
    else if (hundred !== undefined && rank > 2) [total, rank] = [total + hundred, 2]
    else if (ten !== undefined && rank >= 2) [total, rank] = [total + ten, 1]
    else if (one !== undefined && (rank !== 1 || (joined && one < 10))) {
      total += one
      const thousand = rank === 4 ? matchAt(/ mil(?![a-z])/y, folded, from + name.length) : null
      if (thousand === null) return whole(String(total), from + name.length)
      total *= 1000
      end = from + name.length + thousand[0].length
      rank = 3
      continue
    } else break
    end = from + name.length
  }
  return end === at ? null : whole(String(total), end)
}

/** A price, a share or a weight as it is typed in the middle of a sentence, in a pattern: '12', '3,5', '13.90'. Captures it. */
export const typedFigure = '(\\d{1,4}(?:[.,]\\d{1,2})?)'

/** What was typed with a comma or a point: '3,5' is 3.5. NaN of what is no number, 0 of nothing. */
export const typedNumber = (text = ''): number => Number(text.replace(',', '.'))
