import { type Numbers, type Unit, units } from '#core/safety/hearing/numbers.ts'

/** What a page asks of a question: every term must hold; a term holds when one of its choices does. */
export type Expression = readonly (readonly Choice[])[]

type Choice =
  | { readonly kind: 'tag'; readonly tag: string; readonly negated: boolean; readonly ever: boolean }
  | {
      readonly kind: 'number'
      readonly unit: Unit
      readonly sign: Sign
      readonly value: number
      readonly negated: boolean
      readonly ever: boolean
    }

type Sign = '>' | '<' | '>=' | '<=' | '?'

/**
 * Reads 'arroz|pasta fuera-frio !congelar c>8 h?': blanks are 'and', | is 'or', ! is 'not', a unit with a sign compares any
 * number said in that unit, and a unit with ? asks that one was said; '!c>=63' asks that none is. '!!helado' is neither said now
 * nor was before, where the rest is asked of one turn alone. Throws on anything else.
 */
export const readExpression = (text: string): Expression =>
  text
    .trim()
    .split(/\s+/)
    .map((term) => term.split('|').map(readChoice))

const readChoice = (text: string): Choice => {
  const compared = /^(!{0,2})([a-z]+)(>=|<=|>|<|\?)(-?\d+(?:\.\d+)?)?$/.exec(text)
  if (compared !== null) {
    const unit = units.find((one) => one === compared[2])
    const sign = signs.find((one) => one === compared[3])
    if (unit === undefined || sign === undefined || (sign !== '?') !== (compared[4] !== undefined))
      throw new Error(`safety: «${text}» compares no unit we know`)
    return {
      kind: 'number',
      unit,
      sign,
      value: Number(compared[4] ?? 0),
      negated: compared[1] !== '',
      ever: compared[1] === '!!',
    }
  }
  const tag = /^(!{0,2})([a-zñ\d-]+)$/.exec(text)
  if (tag === null) throw new Error(`safety: «${text}» is no condition`)
  return { kind: 'tag', tag: tag[2] ?? '', negated: tag[1] !== '', ever: tag[1] === '!!' }
}

const signs: readonly Sign[] = ['>', '<', '>=', '<=', '?']

/** The tags an expression names, for the test that every one of them exists. */
export const tagsOf = (expression: Expression): readonly string[] =>
  expression.flatMap((term) => term.flatMap((choice) => (choice.kind === 'tag' ? [choice.tag] : [])))

/** What must hold of none of the turns (`!!`). */
export const everNegated = (expression: Expression): Expression =>
  expression.filter((term) => term.every(({ ever }) => ever))
/** What must not hold of an expression (`!`). */
export const onlyNegated = (expression: Expression): Expression =>
  expression.filter((term) => term.every(({ negated }) => negated))

/** What holds a tag's worth: what is spoken of counts most, how it is asked least. */
export type Worth = (tag: string) => number

/**
 * How well an expression fits: null when a term does not hold, else the sum of the worth of what fitted, so that the page
 * that asks most of the question is the one that answers it.
 */
export const fitness = (expression: Expression, worth: Worth, numbers: Numbers): number | null => {
  let sum = 0
  for (const term of expression) {
    const best = Math.max(...term.map((choice) => worthOf(choice, worth, numbers)))
    if (best < 0) return null
    sum += best
  }
  return sum
}

/** What a comparison that holds counts. */
const numberWorth = 2

const worthOf = (choice: Choice, worth: Worth, numbers: Numbers): number => {
  if (choice.kind === 'tag') {
    const has = worth(choice.tag)
    if (choice.negated) return has > 0 ? -1 : 0
    return has > 0 ? has : -1
  }
  const holds = numbers[choice.unit].some((value) => compares(choice.sign, value, choice.value))
  if (choice.negated) return holds ? -1 : 0
  return holds ? numberWorth : -1
}

const compares = (sign: Sign, value: number, limit: number): boolean => {
  switch (sign) {
    case '>':
      return value > limit
    case '<':
      return value < limit
    case '>=':
      return value >= limit
    case '<=':
      return value <= limit
    case '?':
      return true
  }
}
