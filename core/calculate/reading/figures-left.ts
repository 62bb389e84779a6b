import type { Sum } from '#core/calculate/calculation.ts'
import { fold } from '#core/spanish/fold.ts'
import { readNumber } from '#core/spanish/number.ts'
import type { Slot } from './slots.ts'

/**
 * The figures of a question that a sum neither takes nor shows: a sum with one left over has been read wrong. What only
 * names a product ('nata del 35', 'hojas de 200 bloom') or says of how many one thing is ('un kilo') is no figure of a sum.
 * `folded`: the question. Linear in both texts.
 */
export const figuresLeft = (folded: string, slots: readonly Slot[], sum: Sum): readonly Slot[] => {
  // What is asked back takes nothing yet.
  if (sum.answer.startsWith('¿')) return []
  const shown = numbersOf(`${sum.answer}; ${sum.working}; ${(sum.notes ?? []).join('; ')}`)
  return slots.filter(
    (slot) => !isUnit(slot) && !isNamed(folded, slot) && !isShown(slot, shown) && !isHours(folded, slot, shown),
  )
}

/** Every number a text holds, as it stands and as a thousandth part. */
const numbersOf = (text: string): readonly number[] => {
  const folded = fold(text.replaceAll('\u00a0', ' '))
  const numbers: number[] = []
  for (let at = 0; at < folded.length; ) {
    const starts = /[a-z\d½¼¾]/.test(folded[at] ?? '') && !/[a-z\d.,]/.test(folded[at - 1] ?? ' ')
    const read = starts ? readNumber(folded, at) : null
    if (read === null) {
      at++
      continue
    }
    numbers.push(read.value, ...(read.range ?? []))
    at = Math.max(read.end, at + 1)
  }
  return numbers
}

const near = (one: number, other: number): boolean => Math.abs(one - other) <= 0.005 * Math.max(Math.abs(one), 0.02)

/** As it was said, in kilos or grams, or as what is left of a hundred. */
const isShown = (slot: Slot, shown: readonly number[]): boolean => {
  const { value, kind } = slot
  const read = readNumber(fold(slot.said))
  if (read?.range?.every((end) => shown.some((number) => near(number, end))) === true) return true
  const forms = [value, value / 1000, read?.value ?? value]
  if (kind === 'percent' || kind === 'count') forms.push(100 - value, 1 + value / 100, 1 - value / 100, value / 100)
  if (kind === 'euros') forms.push(value * 100)
  if (kind === 'length') forms.push(value * 10)
  if (value < 1) forms.push(value * 100)
  return forms.some((form) => shown.some((number) => near(number, form)))
}

/** '1,5 horas', told as 1 h 30 min; '90 minutos', as 1 h 30. */
const isHours = (folded: string, { end, value }: Slot, shown: readonly number[]): boolean => {
  const unit = /^ ?(h(?:oras?)?|min(?:utos?)?)\b/.exec(folded.slice(end))?.[1]
  if (unit === undefined) return false
  const minutes = Math.round(unit.startsWith('h') ? value * 60 : value)
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return (hours === 0 || shown.includes(hours)) && (rest === 0 || shown.includes(rest))
}

/** 'Un kilo', 'una ración', 'por 100 g': the measure a thing is said of. */
const isUnit = ({ said, value }: Slot): boolean =>
  value === 0 || /^(?:un|una|el|la)\b/.test(said) || /^1 ?(?:kg|kilo|l|litro)?$/.test(said)

/** A figure that is part of the name of a product. */
const isNamed = (folded: string, { at, end, kind, value }: Slot): boolean => {
  const [before, after] = [folded.slice(Math.max(0, at - 30), at), folded.slice(end, end + 12)]
  if (kind === 'bloom') return true
  // 'Hojas de gelatina de 2 g'.
  if (kind === 'mass' && value <= 5 && /\bhojas?(?: de gelatina)?(?: oro| plata| bronce)? de $/.test(before))
    return true
  return (
    (kind === 'percent' || kind === 'count') &&
    value >= 10 &&
    /\b(?:nata|crema|chocolate|cobertura|leche|cacao|harina|ron|alcohol|tipo|t|talla|calibre|nitro)(?: (?:negr[oa]|de leche|liquida|para montar))? (?:de |del |al )?$/.test(
      before,
    ) &&
    !/^ ?(?:g|kg|l|ml)\b/.test(after)
  )
}
