import type { Ask, Calculation, Sum } from '#core/calculate/calculation.ts'
import { foodsNamed } from '#core/calculate/reading/foods-named.ts'
import { measuresOf, type Named } from '#core/calculate/reading/named-rows.ts'
import type { Slot } from '#core/calculate/reading/slots.ts'
import { countBetween, volumeBetween, weightBetween } from '#core/calculate/say.ts'
import type { Made } from '#core/cookbook/measures.ts'
import { fold } from '#core/spanish/fold.ts'
import { stemsOf } from '#core/spanish/name-index.ts'
import { pluralOf } from '#core/spanish/plural.ts'

const comesOut =
  /\b(?:sale|salen|saco|saca|sacan|sacamos|hago|hacemos|haces|da|dan|rinde|rinden|obtengo|puedo hacer|se hacen|me salen|tengo|hay)\b/
const isPriced = /€|%|\bsub[aei]n?\b|\bbaj[ae]n?\b|\beuros?\b|\bcuest|\bvale\b|\bprecio|\bcost/

/** How many croquettes come out of a litre of béchamel, and how much of it so many ask for, by the table of what things make. */
export const madeFrom: Calculation = {
  id: 'lo que sale',
  continues: true,
  work: (ask) => {
    const { folded } = ask
    if (!/\bcuant[oa]s?\b/.test(folded) || isPriced.test(folded)) return null
    const asked =
      /\bcuant[oa]s? (?:(?:kg|kilos?|gramos?|litros?|l|ml|bolas|piezas)(?: de)? )?(.*)$/.exec(folded)?.[1] ?? ''
    const { made, sources } = measuresOf(ask.knowledge.cookbook)
    const whole = /\bcuant[oa]s? (.*)$/.exec(folded)?.[1] ?? ''
    const out = made.leading(whole)?.row ?? made.leading(asked)?.row
    const hasAmount = ask.slots.some(({ kind }) => kind === 'mass' || kind === 'volume')
    if (out !== undefined && (comesOut.test(folded) || (hasAmount && /\bcon\b/.test(folded))))
      return comingOut(ask, out)
    const from = sources.leading(asked)?.row
    return from === undefined ? null : goingIn(ask, from, asked)
  },
}

/** The amount said of what it is made from; the size of a piece is said of the piece. */
const amountsIn = ({ folded, slots }: Ask, made: Named<Made>) => {
  const isSize = ({ kind, at }: Slot): boolean =>
    (kind === 'mass' || kind === 'volume') && sizeBefore(folded.slice(Math.max(0, at - 30), at), made)
  return {
    size: slots.find(isSize)?.value ?? bareSize(folded, slots, made),
    amount: slots.find((slot) => (slot.kind === 'mass' || slot.kind === 'volume') && !isSize(slot)) ?? null,
  }
}

/** 'Pizzas de 260': grams, where nothing else is said. */
const bareSize = (folded: string, slots: readonly Slot[], made: Named<Made>): number | null =>
  slots.find(
    ({ kind, value, at }) =>
      kind === 'count' && value >= leastBare && sizeBefore(folded.slice(Math.max(0, at - 30), at), made),
  )?.value ?? null
const leastBare = 10

/** 'Croquetas de |30 g'. */
const sizeBefore = (before: string, { rows }: Named<Made>): boolean =>
  rows.some(({ names }) =>
    names.some((name) => {
      const stem = fold(name).slice(0, 5)
      return new RegExp(`\\b${stem.replace(/[^a-z ]/g, '.')}[a-z]* (?:de|a) $`).test(before)
    }),
  )

/** The row whose source is said; the first where none is. Null where another source is said. */
const rowFor = (ask: Ask, named: Named<Made>): Made | null => {
  const { sources } = measuresOf(ask.knowledge.cookbook)
  const said = /\b(?:de|con|por|en)\b(.*)$/.exec(ask.folded)?.[1] ?? ''
  const groups = sources.all(said)
  for (const { rows } of groups) {
    const row = named.rows.find((one) => rows.includes(one))
    if (row !== undefined) return row
  }
  // 'Lubina entera, cuánto lomo sale' is no hake.
  const known = new Set(named.rows.flatMap(({ names, from }) => [...names, ...from]).flatMap(stemsOf))
  const others = foodsNamed(ask.folded, ask.knowledge.pantry).filter(
    ({ words }) => !comesOut.test(words) && !stemsOf(words).some((stem) => known.has(stem)),
  )
  if (others.length > 0) return null
  // No other thing is said: 'de un litro', 'una botella de 70'.
  return stemsOf(said).every((word) => /^\d/.test(word) || onlyAmount.test(word)) ? (named.rows[0] ?? null) : null
}

const onlyAmount =
  /^(?:un[ao]?|medi[ao]|kilo|kg|g|gr|gram[ao]?|litr[ao]?|l|ml|cl|botell[ao]?|sol[ao]?|unidad|dos|tres|cuatro|cinco|diez)$/

const units = { kg: 'mass', l: 'volume' } as const

/** How many times the row's kilo, litre or piece is there; null where the amount is said in something else. */
const timesOf = ({ per }: Made, amount: Slot | null, slots: readonly Slot[]): number | null => {
  if (per === 'unidad') return slots.find(({ kind, of }) => kind === 'count' && of !== '')?.value ?? 1
  // 'Un barril de 30', 'un saco de 25': litres and kilos that are not said.
  if (amount === null)
    return slots.find(({ kind, of, value }) => kind === 'count' && of === '' && value >= 2)?.value ?? 1
  // A kilo of milk is a litre of it; a litre of flour is no kilo.
  return units[per] === amount.kind || per === 'l' ? amount.value / 1000 : null
}

const amountText = (measure: 'g' | 'ml', low: number, high: number): string =>
  measure === 'g' ? weightBetween(low, high) : volumeBetween(low, high)

const ofSource = (row: Made, times: number): string => {
  const source = row.from[0] ?? ''
  if (row.per === 'unidad') return times === 1 ? `1 ${source}` : `${countBetween(times, times)} × ${source}`
  return `${row.per === 'kg' ? weightBetween(times * 1000, times * 1000) : volumeBetween(times * 1000, times * 1000)} de ${source}`
}

const notesOf = ({ note, source }: Made): string[] => [`${note === '' ? '' : `${note} `}Fuente: ${source}.`]

const comingOut = (ask: Ask, named: Named<Made>): Sum | null => {
  const row = rowFor(ask, named)
  if (row === null) return null
  const { size, amount } = amountsIn(ask, named)
  const times = timesOf(row, amount, ask.slots)
  if (times === null || times <= 0) return null
  const [low, high] = [row.low * times, row.high * times]
  const each = size ?? row.each
  const whole = amountText(row.measure, low, high)
  if (each === null || each <= 0)
    return {
      answer: `De ${ofSource(row, times)} salen **${whole}** de ${named.name.replace(/^litros de /, '')}.`,
      working: `${ofSource(row, times)} × ${amountText(row.measure, row.low, row.high)} por ${perText(row)}`,
      notes: notesOf(row),
    }
  return {
    answer: `De ${ofSource(row, times)} salen **${countBetween(low / each, high / each)} ${named.name}** de ${amountText(row.measure, each, each)}.`,
    working: `${whole} ÷ ${amountText(row.measure, each, each)}`,
    notes: notesOf(row),
  }
}

const perText = ({ per }: Made): string => (per === 'kg' ? 'kilo' : per === 'l' ? 'litro' : 'unidad')

/** 'Cuánta bechamel para 200 croquetas'. */
const goingIn = (ask: Ask, from: Named<Made>, asked: string): Sum | null => {
  const behind =
    /\b(?:para|hacer|sacar)\b(.*)$/.exec(asked)?.[1] ??
    /\b(?:para|hacer|sacar) (\d.*?),? cuant[oa]s?\b/.exec(ask.folded)?.[1] ??
    // '150 croquetas de 28, cuánta bechamel'.
    /^\W*(\d{1,5} [a-z]{4,}.*?),? cuant[oa]s?\b/.exec(ask.folded)?.[1]
  if (behind === undefined) return null
  const { made } = measuresOf(ask.knowledge.cookbook)
  const named = made.all(behind).find(({ rows }) => rows.some((row) => from.rows.includes(row)))
  const row = named?.rows.find((one) => from.rows.includes(one))
  const count = ask.slots.find(({ kind, at }) => kind === 'count' && at >= ask.folded.indexOf(behind))
  if (named === undefined || row === undefined || count === undefined || count.value <= 0) return null
  const each = amountsIn(ask, named).size ?? row.each
  if (each === null) return null
  const total = count.value * each
  const [few, many] = [total / row.high, total / row.low]
  const said =
    row.per === 'kg'
      ? weightBetween(few * 1000, many * 1000)
      : row.per === 'l'
        ? volumeBetween(few * 1000, many * 1000)
        : countBetween(few + 0.999, many + 0.999)
  return {
    answer: `Para ${countBetween(count.value, count.value)} ${named.name} de ${amountText(row.measure, each, each)} hacen falta **${said}** ${row.per === 'unidad' ? (said === '1' ? from.name : pluralOf(from.name)) : `de ${from.name}`}.`,
    working: `${countBetween(count.value, count.value)} × ${amountText(row.measure, each, each)} = ${amountText(row.measure, total, total)}; salen ${amountText(row.measure, row.low, row.high)} por ${perText(row)}`,
    notes: notesOf(row),
  }
}
