import type { Ask, Calculation, Sum } from '#core/calculate/calculation.ts'
import type { Slot } from '#core/calculate/reading/slots.ts'
import { ownPart } from '#core/calculate/reading/words.ts'
import { plain, volume, weight } from '#core/calculate/say.ts'
import type { SwapPart } from '#core/cookbook/tables.ts'
import { fold } from '#core/spanish/fold.ts'
import { stemsOf } from '#core/spanish/name-index.ts'

/** 'Cuánta harina es', 'cuánto bicarbonato sería', 'cuánto pongo de miel': what stands in is asked in grams. */
const asks =
  /\bcuant[oa]s? (?:(?:gramos|ml) )?(?:de )?([a-z]{3,}(?: (?:de )?[a-z]{3,}){0,3}?)(?: (?:son?|es|seria|serian|equivale\w*|pongo|echo|uso|necesito|hace falta|me hace falta|le pongo|le echo|toca)\b.*)?\W*$/

/** A swap of swaps.tsv in grams, in one direction or the other. */
type Way = { readonly factor: number; readonly per: string; readonly loss: string; readonly unit: 'g' | 'ml' }

/** 'Si pedía 20 g de maicena cuánta harina es', '40 g de impulsor, cuánto bicarbonato': so much of one by the table of what stands in for it. */
export const swappedAmount: Calculation = {
  id: 'cambio por otro',
  continues: true,
  work: (ask) => {
    const own = ownPart(ask.folded)
    const wanted = asks.exec(own)?.[1]
    const given = ask.slots.filter(
      ({ kind, of, at }) => (kind === 'mass' || kind === 'volume') && of !== '' && at < own.length,
    )
    const [amount, ...others] = given
    if (wanted === undefined || amount === undefined || others.length > 0 || ask.slots.length > 1) return null
    if (/\b(?:litro|kilo|racion|persona)\b|\bpara\b/.test(own.slice(amount.end))) return null
    const way = wayBetween(amount.of, wanted, ask)
    return way === null ? null : told({ ...amount, of: spelled(amount.of, ask) }, spelled(wanted, ask), way)
  },
}

const wayBetween = (from: string, to: string, { knowledge }: Ask): Way | null => {
  for (const { of, with: ways } of knowledge.cookbook.substitutions)
    for (const { what, rate, loss } of ways) {
      if (rate === null || rate.of !== undefined || rate.per.unit === 'ud') continue
      for (const part of rate.parts) {
        if (part.unit === 'ud') continue
        const per = `${said(rate.per)} de ${of[0] ?? ''} = ${said(part)} de ${part.what}`
        const isPart = namesIt(to, part.what) || (rate.parts.length === 1 && namesIt(to, what))
        if (isPart && of.some((name) => namesIt(from, name)))
          return { factor: part.amount / rate.per.amount, per, loss, unit: part.unit }
        if (rate.parts.length === 1 && namesIt(from, part.what) && of.some((name) => namesIt(to, name)))
          return { factor: rate.per.amount / part.amount, per, loss: '', unit: rate.per.unit }
      }
    }
  return null
}

/** What is said begins with the name, or the name with it: 'harina de trigo' is 'harina'. */
const namesIt = (text: string, name: string): boolean => {
  const [one, other] = [stemsOf(text), stemsOf(name)]
  const [first] = other
  if (first === undefined || one.length === 0) return false
  const short = Math.min(one.length, other.length)
  return one.slice(0, short).every((stem, at) => other[at] === stem)
}

/** The folded words lost their accents. */
const spelled = (name: string, { knowledge }: Ask): string => {
  const food = knowledge.pantry.match(name)?.food.name.toLowerCase() ?? name
  return fold(food) === name ? food : name
}

const said = ({ amount, unit }: Omit<SwapPart, 'what'>): string => `${plain(amount)} ${unit}`

const told = (amount: Slot, wanted: string, { factor, per, loss, unit }: Way): Sum => {
  const value = amount.value * factor
  return {
    answer: `**${unit === 'g' ? weight(value) : volume(value)}** de ${wanted} por ${amount.kind === 'mass' ? weight(amount.value) : volume(amount.value)} de ${amount.of}.`,
    working: per,
    notes: [
      ...(loss === '' ? [] : [`Cambia: ${loss}.`]),
      'Prueba con media receta antes de cambiarla en carta. Fuente: oficio.',
    ],
  }
}
