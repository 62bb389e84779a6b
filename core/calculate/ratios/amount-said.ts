import type { Ask, Figures } from '#core/calculate/calculation.ts'
import { guestsSaid } from '#core/calculate/reading/guests.ts'
import { gramsCounted, gramsOfPiece } from '#core/calculate/reading/piece-grams.ts'
import { isAmount, slotsOf } from '#core/calculate/reading/slots.ts'
import { ownPart, says } from '#core/calculate/reading/words.ts'
import { plain, weight } from '#core/calculate/say.ts'
import type { Ratio } from '#core/cookbook/ratios.ts'

/** The amount a ratio is taken of; `of` is what it was said of, blank where nothing was. */
export type Amount = {
  readonly value: number
  readonly said: string
  readonly of: string
  readonly kind: 'mass' | 'unidad'
}

/** '4 kilos de col, sal' without its comma: the part that is asked is no part of the name. */
const ofAlone = (of: string, rows: readonly Ratio[]): string => {
  const [first = '', ...rest] = of.split(' ')
  const at = rest.findIndex((word) =>
    rows.some(
      ({ part, base }) =>
        says(word, part) &&
        !says(
          of,
          base.filter((name) => name.includes(' ')),
        ),
    ),
  )
  return at === -1 || !rows.some(({ base }) => says(first, base))
    ? of
    : [first, ...rest.slice(0, at)].join(' ').replace(/ (?:y|de)$/, '')
}

/** A bare number from here on is grams: 'con 600 de cobertura'. */
const leastBare = 20

export const amountIn = ({ folded, slots }: Ask, { said, base }: Figures, rows: readonly Ratio[]): Amount | null => {
  const names = rows.flatMap(({ base, part }) => [...base, ...part])
  // 'Cuánta sal por kilo de masa': the rate itself.
  const one =
    slots.length > 0 ? null : /\b(?:por|para cada) (kilo|kg|litro|l)\b(?: de ([a-z]+(?: de [a-z]+)?))?/.exec(folded)
  if (one !== null)
    return { value: 1000, said: /^k/.test(one[1] ?? '') ? 'un kilo' : 'un litro', of: one[2] ?? '', kind: 'mass' }
  const measured = slots.filter((slot) => isAmount(slot) && slot.value > 0)
  const weighed = measured.find(({ of }) => says(of, names)) ?? measured[0]
  if (weighed !== undefined) {
    // 'Trucha curada 1,2 kg sal': the salt is what is asked.
    const isAsked =
      !rows.some(({ base }) => says(weighed.of, base)) &&
      rows.some(({ part }) => says(weighed.of, part)) &&
      !/^ ?de /.test(folded.slice(weighed.end))
    return { value: weighed.value, said: weighed.said, of: isAsked ? '' : ofAlone(weighed.of, rows), kind: 'mass' }
  }
  const counted = slots.find(
    ({ kind, of, value }) =>
      kind === 'count' && value > 0 && rows.some(({ per, base }) => per === 'unidad' && says(of, base)),
  )
  if (counted !== undefined) return { value: counted.value, said: plain(counted.value), of: counted.of, kind: 'unidad' }
  const eggs = slots.find(
    ({ kind, of, value, end }) =>
      kind === 'count' &&
      value > 0 &&
      gramsOfPiece(of) !== null &&
      says(of, names) &&
      !/^ ?de /.test(folded.slice(end)),
  )
  if (eggs !== undefined) {
    const grams = gramsCounted(eggs.value, eggs.of) ?? 0
    return {
      value: grams,
      said: `${plain(grams)} g`,
      of: grams === eggs.value ? eggs.of : `${eggs.of} (${plain(eggs.value)})`,
      kind: 'mass',
    }
  }
  const bare = slots.find(
    ({ kind, value, of, at }) =>
      kind === 'count' &&
      value >= leastBare &&
      ((says(of.split(' ').slice(0, 2).join(' '), names) &&
        says(
          of.split(' ')[0] ?? '',
          names.flatMap((name) => [name, ...name.split(' ')]),
        )) ||
        /\b(?:esos|esas) $/.test(folded.slice(0, at))) &&
      !rows.every(({ per }) => per === 'unidad'),
  )
  if (bare !== undefined) return { value: bare.value, said: `${plain(bare.value)} g`, of: bare.of, kind: 'mass' }
  const own = ownPart(folded)
  // 'Cuánto neutro', of the 4 kg of mix before it.
  const earlier =
    slots.length > 0
      ? undefined
      : slotsOf(said.slice(0, 300)).find(
          (slot) =>
            slot.value > 0 &&
            (isAmount(slot)
              ? says(slot.of, names)
              : slot.kind === 'count' && rows.some(({ per, base }) => per === 'unidad' && says(slot.of, base))),
        )
  if (earlier !== undefined)
    return {
      value: earlier.value,
      said: earlier.said,
      // 'Para 8 litros harina': the flour was asked.
      of: isAmount(earlier) && !/^ ?(?:de|del) /.test(said.slice(earlier.end)) ? '' : earlier.of,
      kind: isAmount(earlier) ? 'mass' : 'unidad',
    }
  if (slots.length === 0 && base?.name.startsWith('harina') === true && rows.some((row) => row.base[0] === 'harina'))
    return { value: base.grams, said: weight(base.grams), of: 'harina', kind: 'mass' }
  // What is reckoned by the glass or the plate is asked for so many guests.
  const [served] = rows.flatMap(({ base }) => (base[0] === 'copa' || base[0] === 'ración' ? [base[0]] : []))
  const goesOn = served === 'ración' && /^\W*(?:y|e) /.test(own)
  const guests =
    served === undefined ? null : guestsSaid(folded, slots, goesOn || /\bcuant[oa]s?\b/.test(own) ? said : '')
  return guests === null
    ? null
    : { value: guests.all, said: plain(guests.all), of: served === 'copa' ? 'copas' : 'raciones', kind: 'unidad' }
}
