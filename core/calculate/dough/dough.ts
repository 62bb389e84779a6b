import type { Calculation } from '#core/calculate/calculation.ts'
import { percent, plain, weight } from '#core/calculate/say.ts'
import { typedNumber as number } from '#core/spanish/number.ts'
import { weighed } from './bakers.ts'
import { sharesIn } from './bakers-given.ts'

/** 'Tengo 2,5 kg de harina, hidratación 68 y sal 2 %: cuánta masa sale': the flour and what its percentages add. */
export const doughOf: Calculation = {
  id: 'masa de una harina',
  work: ({ folded, slots }) => {
    if (
      !/\bcuant[oa]\b.{0,20}\bmasa\b(?! madre)|\bmasa\b(?! madre).{0,12}\bcuant[oa]\b/.test(folded) ||
      /\bcuanta harina\b/.test(folded)
    )
      return null
    const flour = slots.find((slot) => slot.kind === 'mass' && /^harina/.test(slot.of))
    // 'Pan 70 hidratación, 2 sal': the figures before their parts.
    const given = sharesIn(folded.replace(/(\d) (?=(?:de )?sal\b)/g, '$1 % de '))
    const water = /\bhidratacion (?:del? |al? )?(?:un )?(\d{2,3}(?:[.,]\d)?)/.exec(folded)
    if (flour === undefined || flour.value <= 0) return null
    const others = slots.filter(
      ({ kind, at }) =>
        kind === 'percent' && (water === null || at > water.index + water[0].length || at < water.index),
    )
    const listed = [...(water === null ? [] : [number(water[1])]), ...others.map(({ value }) => value)]
    const shares =
      given.length >= listed.length && given.some(({ name }) => name === 'agua')
        ? given.map(({ value }) => value)
        : listed
    if (shares.length === 0) return null
    const sum = shares.reduce((all, share) => all + share, 100)
    return {
      answer: `Salen **${weight((flour.value * sum) / 100)}** de masa.`,
      working: `${weight(flour.value)} × ${percent(sum)} (100 % de harina + ${shares.map(percent).join(' + ')})`,
      figures: { base: { name: 'harina', grams: flour.value } },
    }
  },
}

/** 'Y masa total', after a flour and its shares: all that was weighed out together. */
export const wholeDough: Calculation = {
  id: 'masa total',
  work: ({ folded, slots }, { list }) => {
    const isAsked =
      /^\W*(?:y )?(?:(?:la |el |cuanta |cuanto |de )*(?:masa|peso)(?: en)? total|total de (?:la )?masa|cuanta masa (?:es|sale|tengo|hago|hay|me sale)?(?: en total)?|en total)\W*$/.test(
        folded,
      )
    if (!isAsked || slots.length > 0 || list === null || !list.some(({ name }) => /^harina/.test(name))) return null
    const parts = weighed(list)
    const grams = parts.reduce((all, part) => all + part.grams, 0)
    return {
      answer: `Salen **${weight(grams)}** de masa.`,
      working: parts.map((part) => `${weight(part.grams)} de ${part.name}`).join(' + '),
      figures: { yielded: { low: grams, high: grams } },
    }
  },
}

/** 'La masa a 25, la harina a 19, el obrador a 24 y la amasadora sube 10': the water that brings the dough there (Hamelman, Bread). */
export const doughWater: Calculation = {
  id: 'agua de la masa',
  work: ({ folded }) => {
    if (!/\bmasa\b/.test(folded) || !/\bagua\b/.test(folded) || !/\bharina\b/.test(folded)) return null
    const at = (words: string): number | null => {
      const said = new RegExp(
        `\\b(?:${words})\\b[a-z ]{0,24}? (\\d{1,2}(?:[.,]\\d)?)(?! ?(?:%|kg|kilos?|g|gr|l|litros?|ml)\\b)`,
      ).exec(folded)
      return said === null ? null : number(said[1])
    }
    const [dough, flour, room] = [at('masa'), at('harina'), at('obrador|cocina|ambiente|sala|taller|panaderia')]
    if (dough === null || flour === null || room === null) return null
    const friction = at('amasadora|friccion|amasado') ?? 0
    const water = 3 * dough - flour - room - friction
    return {
      answer: `El agua, a **${plain(water)} °C**${water < 0 ? ': parte en hielo' : ''}.`,
      working: `3 × ${plain(dough)} − ${plain(flour)} (harina) − ${plain(room)} (ambiente)${friction > 0 ? ` − ${plain(friction)} (amasadora)` : ''}`,
      notes: [
        'Con masa madre o prefermento, 4 × la temperatura de la masa y se resta también la suya. Hamelman, Bread.',
      ],
    }
  },
}
