import { fold, skipBlanks } from '#core/spanish/fold.ts'
import { type Amount, isQuantity, isWeight, readExact, weighed } from './amount.ts'

/** A line with its amount found, and what else was said. */
export type Located = {
  readonly amount: Amount | null
  readonly name: string
  readonly notes: readonly string[]
  readonly brackets: readonly string[]
  readonly optional: boolean
}

/**
 * A weight beside a count is the better figure: '2 huevos (100 g)', '1 lata de atún (120 g)', '4 pechugas de 200 g'.
 * In brackets after several packs, or said with 'de' or 'cada una', it is the weight of each.
 */
export const besideWeight = (found: Located, rest: string): Located => {
  const { amount, brackets } = found
  if (amount === null || (amount.measure !== null && isWeight(amount.measure))) return found
  if (amount.notes.some((note) => /\d/.test(note))) return found
  const index = brackets.findIndex((part) => weightOf(part) !== null)
  const said = brackets[index] ?? ''
  const weight = weightOf(said)
  // 'un vaso (200 ml)' is exact.
  if (amount.measure?.kind === 'rough')
    return weight === null || amount.quantity !== amount.measure.factor
      ? found
      : {
          ...found,
          amount: { ...weight, notes: [`1 ${amount.word}`] },
          brackets: brackets.filter((_, at) => at !== index),
        }
  if (weight !== null) {
    const each =
      /^de |cada un|c\/u|por unidad/.test(fold(said)) || (amount.measure?.kind === 'pack' && amount.quantity > 1)
    const guessed = each && !/^de |cada un|c\/u|por unidad/.test(fold(said))
    const doubt = guessed ? [`«${said}» se ha entendido por envase`] : []
    return {
      ...found,
      // 'Anchoas 50 g (29 g escurrido)': what the tin weighs is told no more.
      name: found.name.replace(/(?<=\p{L}.*) (?:de )?\d[\d.,]* ?(?:kg|grs?|g|ml)\b\.?$/u, ''),
      amount: withWeight(amount, weight, each, doubt),
      brackets: brackets.filter((_, at) => at !== index),
    }
  }
  if (amount.count === null) return found
  const behind = / (de )?(\d[\d.,]* ?[a-z]+\.?)( cada un[oa]| c\/u\.?)?$/.exec(fold(found.name))
  const last = behind === null ? null : weightOf(behind[2] ?? '')
  if (behind === null || last === null || found.name.trim() === '' || rest === '') return found
  const ofEach = behind[1] !== undefined || behind[3] !== undefined
  const each = ofEach || (amount.measure?.kind === 'pack' && amount.quantity > 1)
  const doubt = each && !ofEach ? [`«${behind[2]}» se ha entendido por envase`] : []
  return { ...found, name: found.name.slice(0, behind.index), amount: withWeight(amount, last, each, doubt) }
}

/** A weight that stands by itself in brackets or behind a name: '200 g aprox.', 'peso neto 120 g'; null of anything else. */
export const weightOf = (part: string): Amount | null => {
  const folded = fold(part).replace(/^(?:(?:de|peso|total|unos|neto|escurrid[oa]s?|p\.? ?[en]\.?):? )+(?=\d)/, '')
  const amount = readExact(folded, skipBlanks(folded, 0))
  const after = amount === null ? '-' : folded.slice(amount.end)
  return /^[ .]*(?:aprox\.?|en total|netos?|(?:de )?peso(?: neto)?(?: escurrido)?|neto escurrido|escurr?(?:id[oa]s?)?\.?|esc\.?|cada un[oa]|c\/u\.?|por unidad)?$/.test(
    after,
  )
    ? amount
    : null
}

const withWeight = (amount: Amount, weight: Amount, each: boolean, doubts: readonly string[]): Amount => {
  const all = weighed(amount, weight, amount.end)
  const quantity = each ? all.quantity : weight.quantity
  const problems = [...amount.problems, ...weight.problems, ...doubts]
  return isQuantity(quantity) ? { ...all, quantity, measure: weight.measure, problems } : amount
}
