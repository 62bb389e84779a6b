import { listedIngredients } from '#core/assistant/turns/given-ingredients.ts'
import type { Ask, Calculation, Figures, Sum } from '#core/calculate/calculation.ts'
import { isAmount, type Slot } from '#core/calculate/reading/slots.ts'
import { ownPart } from '#core/calculate/reading/words.ts'
import { percent, plain, weight } from '#core/calculate/say.ts'
import type { IngredientDraft } from '#core/recipes/recipe.ts'
import { withoutGaps } from '#core/spanish/fold.ts'
import { typedNumber } from '#core/spanish/number.ts'

type Weighed = { readonly name: string; readonly grams: number }

/** Baker's percentages of a list: the flours together are 100 % (J. Hamelman, Bread, 'Baker's percentage'). */
export const bakersPercentages: Calculation = {
  id: 'porcentaje panadero',
  work: (ask, figures) => {
    if (
      !/porcentajes? (?:de )?panader|% panader|baker'?s? percent|\bporcentajes? de (?:la |esta )?(?:masa|formula)/.test(
        ask.folded,
      ) ||
      // So many pieces of it are no percentages.
      pieces.test(ownPart(ask.folded))
    )
      return null
    const list = listIn(ask) ?? figures.list
    const parts = list === null ? [] : weighed(list)
    const flour = parts.filter(isFlour).reduce((sum, { grams }) => sum + grams, 0)
    if (flour <= 0 || parts.length < 2) return null
    const lines = parts.map(({ name, grams }) => `- ${name}, ${weight(grams)}: **${percent((grams / flour) * 100)}**`)
    const total = parts.reduce((sum, { grams }) => sum + grams, 0)
    return {
      answer: `Sobre ${weight(flour)} de harina (100 %):\n${lines.join('\n')}\n- Total, ${weight(total)}: ${percent((total / flour) * 100)}`,
      working: `cada peso ÷ ${weight(flour)} × 100`,
      figures: { list, base: { name: 'harina', grams: flour } },
    }
  },
}

/** 'Tengo 1.800 de harina y 1.260 de agua, qué hidratación es': the water over the flour (Hamelman, as above). */
export const hydration: Calculation = {
  id: 'hidratación',
  continues: true,
  work: ({ folded, slots }, figures) => {
    const other = waterAt(folded, slots, figures)
    if (other !== null) return other
    const leaven = leavenIn(folded)
    if (!/\bhidrata/.test(folded) || slots.filter(({ kind }) => kind === 'percent').length > (leaven === null ? 0 : 1))
      return null
    const grams = (name: RegExp): number =>
      slots
        .filter(({ kind, of, value }) => name.test(of) && (kind === 'mass' || kind === 'volume' || value >= leastGrams))
        .reduce((sum, { value }) => sum + value, 0)
    const [flour, water] = [grams(/^(?:harina|semola)/), grams(/^agua/)]
    if (flour <= 0 || water <= 0) return null
    const [wet, dry] = leaven === null ? [0, 0] : [leaven.grams - leaven.flour, leaven.flour]
    const brought =
      leaven === null
        ? ''
        : `${weight(leaven.grams)} de ${leaven.name} al ${percent(leaven.share)} llevan ${weight(dry)} de harina y ${weight(wet)} de agua; `
    return {
      answer: `Hidratación del **${percent(((water + wet) / (flour + dry)) * 100)}**${leaven === null ? '' : ` contando la de ${leaven.name}`}.`,
      working: `${brought}${both(water, wet)} de agua ÷ ${both(flour, dry)} de harina × 100`,
      figures: { base: { name: 'harina', grams: flour } },
    }
  },
}

/** '680 g + 100 g', or one where the other is none. */
const both = (own: number, brought: number): string =>
  brought === 0 ? weight(own) : `(${weight(own)} + ${weight(brought)})`

/** Water on the flour of what is fermented before, where none is said: liquid as bakers keep it (Hamelman, Bread), a stiff biga less. In %. */
const usualShare: Readonly<Record<string, number>> = { 'masa madre': 100, poolish: 100, levain: 100, biga: 50 }

/** '200 g de masa madre al 100 %': flour and water are in it. Null where none is named. */
const leavenIn = (folded: string) => {
  const [, amount, unit = '', name = '', said] =
    /(\d[\d.,]*) ?(kg|kilos?|gr?|gramos)? ?(?:de )?(masa madre|poolish|levain|biga)(?: (?:liquida|solida|natural|activa|madura))*(?: al (\d{2,3}))?/.exec(
      folded,
    ) ?? []
  const share = Number(said ?? usualShare[name] ?? 0)
  const grams = typedNumber(amount ?? '') * (unit.startsWith('k') ? 1000 : 1)
  return grams > 0 && share > 0 ? { name, grams, share, flour: grams / (1 + share / 100) } : null
}

/** 'Y si la subo al 80', of so much flour: its water. */
const waterAt = (folded: string, slots: readonly Slot[], { base, said }: Figures): Sum | null => {
  const own = ownPart(folded)
  const share = Number(/\b(?:al|hasta el|con un|con el|a un) (\d{2,3})\b/.exec(own)?.[1] ?? 0)
  const isOfWater =
    /\bagua\b|\bhidrata/.test(own) ||
    (/\bhidrata|\bcuanta agua\b/.test(said.split('; ')[0] ?? '') &&
      !/\b(?:sal|levadura|masa madre|azucar|mantequilla|aceite|huevo)\b/.test(own))
  const amounts = slots.filter(isAmount)
  const [flour] = amounts
  // 'Al 70, cuánta agua son 1,7 kilos de harina'.
  const isFlourSaid = /^\W*al \d/.test(own) && amounts.length === 1 && flour !== undefined && /^harina/.test(flour.of)
  const grams = isFlourSaid
    ? flour.value
    : amounts.length === 0 && base?.name.startsWith('harina') === true
      ? base.grams
      : 0
  if (grams <= 0 || !isOfWater || share < 40 || share > 120) return null
  return {
    answer: `**${weight((grams * share) / 100)} de agua**, al ${percent(share)}.`,
    working: `${weight(grams)} de harina × ${percent(share)}`,
    figures: { base: { name: 'harina', grams } },
  }
}

/** A bare number of flour from here on is grams. */
const leastGrams = 20

/** A list for another weight of dough, or for another amount of one of its ingredients; also 'pásalo a 2,5 kg'. */
export const scaledList: Calculation = {
  id: 'escalar lista',
  work: (ask, figures) => {
    const given = listIn(ask)
    const list = given !== null && given.length > 1 ? given : figures.list
    if (
      list === null ||
      /\b(?:crea|creame|guarda|guardame)\b/.test(ask.folded) ||
      !(
        /\b(?:pasal|pasar|escala|para|ajusta|quiero|si tengo|con|hazl|saca|convierte)/.test(ask.folded) ||
        ofWeight.test(ask.lines) ||
        pieces.test(ownPart(ask.folded))
      )
    )
      return null
    const target = targetIn(ask, given)
    if (target === null) return null
    const parts = weighed(list)
    const one = parts.find(({ name }) => target.name !== '' && fits(name, target.name))
    const whole = parts.reduce((sum, { grams }) => sum + grams, 0)
    if (
      one === undefined &&
      target.name !== '' &&
      !/^(?:masa|total|mezcla|producto|pasta|crema|todo)/.test(target.name)
    )
      return null
    const from = one?.grams ?? whole
    return from <= 0
      ? null
      : scaled(
          list,
          parts,
          target.grams / from,
          `${target.counted ?? ''}${weight(target.grams)} ÷ ${weight(from)}`,
          list === given,
        )
  },
}

const scaled = (
  list: readonly IngredientDraft[],
  parts: readonly Weighed[],
  factor: number,
  division: string,
  isGivenNow: boolean,
): Sum => ({
  answer: parts
    .map(({ name, grams }) => `- ${name}: **${weight(grams * factor)}**${isGivenNow ? ` (eran ${weight(grams)})` : ''}`)
    .join('\n'),
  working: `${division} = × ${plain(factor)}`,
  notes: ['Sal, especias y levadura: pésalas con precisión y prueba antes de dar la tanda por buena.'],
  figures: { list: list.map((line) => ({ ...line, quantity: line.quantity * factor })) },
})

/** What is ordered behind a list: '…, 10 g sal. Quiero 40 bollos de 60 g'. */
const ofOrder =
  /[.;,]?\s+(?:y )?(?:quiero|necesito|para|hacer|hago|sacar|p[aá]sal[oa]s? a)\s+\d{1,4}\s+\p{L}{4,14}\s+de\s+\d[^\n]*$/iu

/** 'Harina 1000, agua 680': the name before its grams. */
const nameFirst =
  /(^|[,;\n] *)(\p{L}{3,}(?: \p{L}+){0,3}) (\d+(?:[.,]\d+)?)(?: ?(?:g|gr|gramos))?(?= *(?:[,;:\n]|$))/giu

/** '…, 12 g sal: pásalo a 5 kg'. */
const ofWeight =
  /(?:\s{0,2}[.;:]\s{0,2}a|\s{0,2}[.;,:]?\s{1,2}(?:y )?(?:p[aá]sal|esc[aá]lal|aj[uú]stal|s[uú]bel|b[aá]jal|hazl|ponl|conviértel|convierte|quiero|necesito|para|hasta)(?:[oa]s?|mel[oa]s?)?) ?(?:a |para |hasta |en )?(?:un total de )?\d[\d.,]* ?(?:kg|kilos?|g|gramos|l|litros?)(?: de (?:masa|mezcla|total|todo))?(?: en total)?\W*$/iu

/** A list of two or more weights in the question. */
const listIn = ({ lines, knowledge }: Ask): Figures['list'] => {
  const only = withoutGaps(lines).replace(ofOrder, '').replace(ofWeight, '')
  const list = listedIngredients(only.replace(/^[^:\n\d]{3,80}:/, '').replace(nameFirst, '$1$3 g de $2'))
  // '600 g harina, 400 agua, 6 levadura': the unit is said once, and yeast is no piece.
  const inGrams = list.map((line) =>
    line.unit === 'unidad' && knowledge.pantry.match(line.name)?.food.measures.gramsPerPiece == null
      ? { ...line, unit: 'g' as const }
      : line,
  )
  return weighed(list).length > 1 ? inGrams : null
}

/** Only what has a weight: eggs by the piece are no part of a percentage. */
export const weighed = (list: readonly IngredientDraft[]): Weighed[] =>
  list.flatMap(({ name, quantity, unit }) => {
    const factor = { g: 1, ml: 1, kg: 1000, l: 1000 }[unit as string]
    return factor === undefined ? [] : [{ name, grams: quantity * factor }]
  })

const isFlour = ({ name }: Weighed): boolean => /harina|sémola|semola/i.test(name)

const fits = (name: string, asked: string): boolean => name.toLowerCase().startsWith(asked.slice(0, 5))

const pieces =
  /\b(?:quiero|necesito|para|sacar?|hacer|hago) (\d{1,4}) [a-z]{4,14} de (\d{2,4}) ?(?:g|gr|gramos)\b|^\W*(?:y )?(?:si (?:son|hago|quiero) )?(\d{1,4})(?: [a-z]{4,14})? de (\d{2,4}) ?(?:g|gr|gramos)\b/

/** The last weight of the question, where it is none of the list's own. */
const targetIn = (
  { slots, folded }: Ask,
  given: Figures['list'],
): { readonly grams: number; readonly name: string; readonly counted?: string } | null => {
  // 'Quiero 40 bollos de 60 g': of all of them.
  const [, one, size, other, otherSize] = pieces.exec(ownPart(folded)) ?? []
  const [count, each] = [one ?? other ?? '', size ?? otherSize ?? '']
  if (count !== '') return { grams: Number(count) * Number(each), name: '', counted: `${count} × ${each} g = ` }
  const amounts = slots.filter((slot) => isAmount(slot) && slot.value > 0)
  const last = amounts.at(-1)
  if (last === undefined) return null
  if (
    given !== null &&
    !/\b(?:para|pasal[ao] a|a|quiero|hasta) $/.test(folded.slice(Math.max(0, last.at - 12), last.at))
  )
    return null
  return { grams: last.value, name: last.of }
}
