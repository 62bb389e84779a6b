import type { Solution } from './solve.ts'

/**
 * 'La receta lleva 300 para 8; tengo 850': of two figures in one measure, the one in the clause of the third belongs to it,
 * and the sum divides by it. Null where the clauses do not tell.
 */
export const paired = (solutions: readonly Solution[], folded: string): Solution | null => {
  const told = solutions.filter(({ over, under }) => {
    const [divisor] = under
    if (over.length !== 2 || under.length !== 1 || divisor === undefined) return false
    const [same, other] = over[0] !== undefined && sameMeasure(over[0], divisor) ? over : over.toReversed()
    if (same === undefined || other === undefined) return false
    return (
      clauseOf(folded, divisor.at) === clauseOf(folded, other.at) &&
      clauseOf(folded, same.at) !== clauseOf(folded, other.at)
    )
  })
  const [first] = told
  return first !== undefined && told.every(({ value }) => Math.abs(value - first.value) < 1e-6 * first.value)
    ? first
    : null
}

const sameMeasure = (one: { readonly measure: object }, other: { readonly measure: object }): boolean =>
  JSON.stringify(one.measure) === JSON.stringify(other.measure)

/** Which clause of the sentence a place stands in. */
const clauseOf = (folded: string, at: number): number =>
  [...folded.matchAll(/^\W*(?:si )?para \d/.test(folded) ? secondFor : joints)].filter(({ index }) => index < at).length

const joints = /[,;:] | y | cuant/g
const secondFor = /[,;:] | y | cuant|(?<=\d.{0,60}) para (?=\d)/g
