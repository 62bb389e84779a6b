import type { Ask, Calculation, Sum } from '#core/calculate/calculation.ts'
import { foodsNamed } from '#core/calculate/reading/foods-named.ts'
import { type Slot, slotOf } from '#core/calculate/reading/slots.ts'
import { ownPart } from '#core/calculate/reading/words.ts'
import { capital, percentBetween, weightBetween } from '#core/calculate/say.ts'
import type { YieldWay } from '#core/cookbook/measures.ts'
import { fold } from '#core/spanish/fold.ts'
import { cleaningOf, type FoundYield as Found, subjectTurn, thawingOf, yieldRows } from './yield-rows.ts'

const asksLoss =
  /\bmermas?\b|\brendimiento\b|\brinden?\b|\brendir\b|\baprovecha(?:miento|ble|s|n|mos)?\b|\bparte comestible|\bcuant[oa] (?:se )?pierden?\b|\bpierden? (?:mucho|mucha agua|peso)\b|\bdesperdicio|\bcuant[oa] (?:engorda|gana|crece|aumenta|se hincha|merma|minva)|\bminva\b/
const asksLeft =
  /\b(?:cuant[oa]s?|que|q)\b.{0,40}\b(?:queda|quedan|sale|salen|saco|saca|sacamos|da|dan|obtengo|tiene de carne|pesa una? vez|pesa ya)\b/
const asksMeat = /\bcuanta carne\b|\bcuant[oa]s? lomos?\b/
const asksPesaDone = /\bcuanto pesan?\b.{0,40}\b(?:una vez|ya|despues de|cuando esta|cocid|asad|limpi|hech|frit)/
const buys =
  /\b(?:pochad|cocid|asad|pelad|limpi|frit)[oa]s? .{0,20}(?:cuant[oa]s? )?(?:en |con )(?:crud|sec|cascara|enter|brut)|\bcuant[oa]s?\b.{0,50}\b(?:compr|pido|pedir|encarg|necesit|hace falta|hacen falta)|\bcuant[oa]s?\b.{0,40}\b(?:sec[oa]s?|salad[oa]s?|crud[oa]s?|brut[oa]|enter[oa]s?)\b.{0,20}\bpara\b|\bpara (?:tener|sacar|obtener)\b.{0,40}\bcuant|\b(?:necesito|hacen? falta|quiero)\b.{0,24}\b(?:zumo|jugo|pulpa)\b.{0,24}\bcuant[oa]s (?:kilos|kg)|\bcuant[oa]s? .{0,40}\bpara \d[\d.,]* ?(?:kg|kilos?|g|gramos) (?:de [a-z]{3,20} )?(?:ya )?(?:pochad|asad|cocid|limpi|frit|pelad|caramelizad)/
const isState =
  /\bpochad|\bcarameliza|\blimpi[oa]s?\b|\bnet[oa]s?\b|\bpelad|\bcocid|\bcarne\b|\blomos?\b|\bhech[oa]s?\b|\basad|\bfrit[oa]s?\b|\bdesalad|\bzumo|\bjugo|\bdeshuesad|\bdesespinad|\bfilete(?:s|ad)|\bdesgranad|\bdesvainad|\ben (?:vaina|grano|limpio)\b|\bsin (?:piel|hueso|espinas?|cascara|concha|cabeza|vaina)\b|\bpulpa\b/

/** What a food leaves under the knife or on the fire, by the table of yields; for an amount, how much. */
export const tableYields: Calculation = {
  id: 'rendimiento',
  continues: true,
  work: (ask, { said }) => {
    const { folded, slots } = ask
    // Browned or dried, which the table has not, is no cleaning.
    if (/\b(?:dorar|secar|secad[oa]s?|deshidrat\w+)\b/.test(ownPart(folded)) && asksLeft.test(folded)) return null
    // What comes in a jar is cooked already.
    if (/\b(?:bote|lata|frasco|tarro)s?\b/.test(folded)) return null
    // 'Me quedan 3 kg de garbanzos cocidos, qué saco' asks what to make of them.
    if (/\b(?:qued\w+|sobr\w+)\b.*\b(?:que|q) (?:saco|hago|puedo|podria)\b/.test(ownPart(folded))) return null
    // A share the cook says is his own; so many guests of so much are another sum.
    if (slots.some(({ kind }) => kind === 'percent' || kind === 'guests' || kind === 'euros')) return null
    const amount = wholeOf(ask) ?? slotOf(slots, 'mass') ?? slotOf(slots, 'volume')
    // What is left of it was asked before, and need not be said again.
    const turn = subjectTurn(ask, said)
    const isOfLoss = turn !== null && (asksLoss.test(turn) || buys.test(turn))
    const isFor = isOfLoss && asksLoss.test(turn) && /^\W*(?:y )?(?:para|necesito|quiero) \d/.test(folded)
    // 'Y si compro 5 kg', after what must be bought: what is left of them.
    const isHad =
      isOfLoss && /^\W*(?:y )?(?:si )?(?:l[oa]s? )?(?:compro|tengo|me traen|me llegan|me entran|pido) \d/.test(folded)
    const isBuying = !isHad && amount !== null && (isFor || (buys.test(folded) && (isState.test(folded) || isOfLoss)))
    if (
      !isBuying &&
      !isHad &&
      !asksLoss.test(folded) &&
      !asksLeft.test(folded) &&
      !asksPesaDone.test(folded) &&
      !(amount !== null && asksMeat.test(folded))
    )
      return null
    const rows = yieldRows(ask, said, isBuying)
    const [first] = rows
    if (first === undefined) return null
    // 'Con 6 kg de espinas de rape, cuánto caldo saco': what comes out is none of the rows.
    const out = /\bcuant[oa]s? ([a-z]{4,}) (?:me )?(?:saco|sacamos|sale|salen|dan?|obtengo|hago)\b/.exec(
      ownPart(folded),
    )?.[1]
    if (
      out !== undefined &&
      !isState.test(out) &&
      (foodsNamed(out, ask.knowledge.pantry).length > 0 || ask.knowledge.cookbook.named(out) !== null) &&
      !rows.some(({ name, what }) => `${fold(name)} ${fold(what)}`.includes(out.slice(0, 5)))
    )
      return null
    // What comes out is only asked of a thing with a word that says so, or of an amount of it.
    if (!isBuying && !asksLoss.test(folded) && amount === null && !isState.test(folded) && !asksPesaDone.test(folded))
      return null
    if (amount === null) return shares(rows)
    const frozen = /\bcongelad[oa]s?\b/.test(ownPart(folded)) ? thawingOf(first.name, ask.knowledge) : null
    const counted =
      ask.slots.length === 2 && wholeOf(ask) !== null ? `${ask.slots.map(({ said }) => said).join(' × ')} = ` : ''
    return isBuying
      ? bought(first, amount.value, cleaningOf(first, ask.knowledge), frozen)
      : left(rows, amount.value, counted)
  },
}

/** '6 piñas de 1,8 kilos': all of them. */
const wholeOf = ({ folded, slots }: Ask): Pick<Slot, 'value'> | null => {
  const [count, each, ...others] = slots
  const isMany =
    count?.kind === 'count' &&
    count.value > 1 &&
    each?.kind === 'mass' &&
    /^ ?[a-z]{3,}s (?:de|a) $/.test(folded.slice(count.end, each.at))
  return isMany && others.length === 0 ? { value: count.value * each.value } : null
}

/** 'al limpiarlo', 'a la plancha'. */
const wayText: Readonly<Record<YieldWay, string>> = {
  limpiar: 'al limpiar',
  plancha: 'a la plancha',
  asar: 'al asar',
  guisar: 'al guisar',
  cocer: 'al cocer',
  freír: 'al freír',
  saltear: 'al saltear',
  pochar: 'al pochar',
  'baja temperatura': 'a baja temperatura',
  hornear: 'al hornear',
  exprimir: 'al exprimir',
  curar: 'al curar',
  madurar: 'al madurar',
  desalar: 'al desalar',
  remojar: 'al remojar',
  montar: 'al montar',
  escurrir: 'al escurrir',
  descongelar: 'al descongelar',
}

const shareOf = ({ name, way, low, high, what }: Found): string => {
  const loss = low >= 100 ? '' : `; merma del ${percentBetween(100 - high, 100 - low)}`
  const gain =
    low >= 100 ? `1 kg da **${weightBetween(low * 10, high * 10)}**` : `queda el **${percentBetween(low, high)}**`
  return `${capital(name)}, ${wayText[way]}: ${gain}${loss}. ${capital(what)}.`
}

const advice = 'Depende de la pieza y de la mano: pesa antes y después una vez y usa tu cifra.'

const sourceOf = (rows: readonly Found[]): string =>
  `Fuente: ${[...new Set(rows.flatMap(({ source }) => source.split('; ')))].join('; ')}.`

const shares = (rows: readonly Found[]): Sum => ({
  answer: rows.map(shareOf).join('\n'),
  working: '',
  notes: [`${advice} ${sourceOf(rows)}`],
})

const yieldedOf = (row: Found | undefined, grams: number) =>
  row === undefined ? null : { low: (grams * row.low) / 100, high: (grams * row.high) / 100 }

const left = (rows: readonly Found[], grams: number, counted: string): Sum => ({
  answer: rows
    .map(
      ({ name, way, low, high, what }) =>
        `De ${weightBetween(grams, grams)} de ${name}, ${wayText[way]}, quedan **${weightBetween((grams * low) / 100, (grams * high) / 100)}**: ${what}.`,
    )
    .join('\n'),
  working: `${counted}${rows.map(({ low, high }) => `${weightBetween(grams, grams)} × ${percentBetween(low, high)}`).join('; ')}`,
  notes: [`${advice} ${sourceOf(rows)}`],
  figures: { yielded: yieldedOf(rows[0], grams) },
})

const bought = (row: Found, grams: number, cleaned: Found | null, thawed: Found | null): Sum => {
  // What is taken off before: the knife's, and the ice.
  const steps = [row, cleaned, thawed].filter((one) => one !== null)
  const [least, most] = [1, 1].map((one, at) =>
    steps.reduce((share, { low, high }) => (share * (at === 0 ? low : high)) / 100, one),
  )
  const [low, high] = [grams / (most ?? 1), grams / (least ?? 1)]
  return {
    answer: `Compra **${weightBetween(low, high)}** de ${row.name}${thawed === null ? '' : ' congelado'} para ${weightBetween(grams, grams)} ya ${doneText(row)}.`,
    working: `${weightBetween(grams, grams)} ÷ ${steps.map((one) => `${percentBetween(one.low, one.high)} que queda ${wayText[one.way]}`).join(' ÷ ')}`,
    notes: [`${steps.map(({ what }) => `${capital(what)}.`).join(' ')} ${advice} ${sourceOf(steps)}`],
    figures: { purchase: { low, high, count: null, perKilo: null } },
  }
}

const doneText = ({ way }: Found): string => (way === 'limpiar' ? 'limpios' : `hechos (${wayText[way]})`)
