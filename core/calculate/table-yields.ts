import type { Yield, YieldWay } from '#core/cookbook/measures.ts'
import type { Ask, Calculation, Sum } from './calculation.ts'
import { foodsNamed } from './foods-named.ts'
import { measuresOf } from './named-rows.ts'
import { capital, percentBetween, weightBetween } from './say.ts'
import { slotOf } from './slots.ts'
import { ownPart } from './words.ts'

/** What is done with the food, as it is said; the first that fits. Without any it is cleaned. */
const waysSaid: readonly (readonly [RegExp, YieldWay])[] = [
  [/\bplancha|\bparrilla|\bbrasa|\bsarten|\bmarcad|\bsellad|\bvuelta y vuelta/, 'plancha'],
  [/\bbaja temperatura|\bsous ?vide|\bal vacio|\broner/, 'baja temperatura'],
  [/\bguis|\bestof|\bbrase|\bconfit|\bragu\b/, 'guisar'],
  [/\bdescongel/, 'descongelar'],
  [/\bdesal/, 'desalar'],
  [/\bremoj|\bhidrat|\brehidrat/, 'remojar'],
  [/\bpoch|\bcarameliz|\bsofr/, 'pochar'],
  [/\bsalte/, 'saltear'],
  [/\bfrei|\bfrit[oa]s?\b|\bfreir/, 'freír'],
  [/\bcoc(?:er|id|ci)|\bcuec|\bcuez|\bhervi|\bhierv|\bvapor|\bbulli/, 'cocer'],
  [/\bzumo|\bjugo|\bexprim|\blicua/, 'exprimir'],
  [/\bcurar|\bcuracion|\bsecader|\bal curar/, 'curar'],
  [/\bmadur/, 'madurar'],
  [/\bmont(?:ar|ad)/, 'montar'],
  [/\bescurr/, 'escurrir'],
  [/\bhorn|\basa(?:r|d|o)/, 'asar'],
]

const waysOf = (folded: string): readonly YieldWay[] => {
  const way = waysSaid.find(([said]) => said.test(folded))?.[1]
  if (way === undefined) return []
  // Bread and cakes are baked where meat is roasted.
  return way === 'asar' ? ['asar', 'hornear'] : [way]
}

const asksLoss =
  /\bmermas?\b|\brendimiento\b|\brinden?\b|\brendir\b|\baprovecha(?:miento|ble|s|n|mos)?\b|\bparte comestible|\bcuant[oa] (?:se )?pierden?\b|\bdesperdicio|\bcuant[oa] (?:engorda|gana|crece|aumenta|se hincha|merma|minva)|\bminva\b/
const asksLeft =
  /\b(?:cuant[oa]s?|que|q)\b.{0,40}\b(?:queda|quedan|sale|salen|saco|saca|sacamos|da|dan|obtengo|tiene de carne|pesa una? vez|pesa ya)\b/
const asksMeat = /\bcuanta carne\b|\bcuant[oa]s? lomos?\b/
const asksPesaDone = /\bcuanto pesan?\b.{0,40}\b(?:una vez|ya|despues de|cuando esta|cocid|asad|limpi|hech|frit)/
const buys =
  /\b(?:pochad|cocid|asad|pelad|limpi|frit)[oa]s? .{0,20}(?:cuant[oa]s? )?(?:en |con )(?:crud|sec|cascara|enter|brut)|\bcuant[oa]s?\b.{0,50}\b(?:compr|pido|pedir|encarg|necesit|hace falta|hacen falta)|\bcuant[oa]s?\b.{0,40}\b(?:sec[oa]s?|crud[oa]s?|brut[oa]|enter[oa]s?)\b.{0,20}\bpara\b|\bpara (?:tener|sacar|obtener)\b.{0,40}\bcuant|\bcuant[oa]s? .{0,40}\bpara \d[\d.,]* ?(?:kg|kilos?|g|gramos) (?:de [a-z]{3,20} )?(?:ya )?(?:pochad|asad|cocid|limpi|frit|pelad|caramelizad)/
const isState =
  /\bpochad|\bcarameliza|\blimpi[oa]s?\b|\bnet[oa]s?\b|\bpelad|\bcocid|\bcarne\b|\blomos?\b|\bhech[oa]s?\b|\basad|\bfrit[oa]s?\b|\bdesalad|\bzumo|\bjugo|\bdeshuesad|\bpulpa\b/

/** Where the thing stands that something comes out of: 'cuánta carne sale de un cordero'. */
const outOf =
  /\b(?:queda|quedan|sale|salen|saco|saca|sacamos|da|dan|obtengo|zumo|jugo)\b(?: [a-z]+){0,2}? (?:de|en)\b(.*)$/

/** What a food leaves under the knife or on the fire, by the table of yields; for an amount, how much. */
export const tableYields: Calculation = {
  id: 'rendimiento',
  continues: true,
  work: (ask) => {
    const { folded, slots } = ask
    // What comes in a jar is cooked already.
    if (/\b(?:bote|lata|frasco|tarro)s?\b/.test(folded)) return null
    // A share the cook says is his own; so many guests of so much are another sum.
    if (slots.some(({ kind }) => kind === 'percent' || kind === 'guests' || kind === 'euros')) return null
    const amount = slotOf(slots, 'mass') ?? slotOf(slots, 'volume')
    const isBuying = buys.test(folded) && amount !== null && isState.test(folded)
    if (
      !isBuying &&
      !asksLoss.test(folded) &&
      !asksLeft.test(folded) &&
      !asksPesaDone.test(folded) &&
      !(amount !== null && asksMeat.test(folded))
    )
      return null
    const rows = rowsFor(ask, isBuying)
    const [first] = rows
    if (first === undefined) return null
    // What comes out is only asked of a thing with a word that says so, or of an amount of it.
    if (!isBuying && !asksLoss.test(folded) && amount === null && !isState.test(folded) && !asksPesaDone.test(folded))
      return null
    return amount === null ? shares(rows) : isBuying ? bought(first, amount.value) : left(rows, amount.value)
  },
}

type Found = Yield & { readonly name: string }

const rowsFor = (ask: Ask, isBuying: boolean): readonly Found[] => {
  const { knowledge } = ask
  // 'Pulpa' is not the female of 'pulpo'.
  const folded = ask.folded.replace(/\bpulpas?\b/g, ' ')
  const { yields } = measuresOf(knowledge.cookbook)
  // 'Y si son 6 kg de calamar, limpios', after the octopus that was boiled.
  const own = ownPart(folded)
  const ways = own !== folded && /\blimpi/.test(own) ? waysOf(own) : waysOf(folded)
  const within = isBuying ? null : outOf.exec(folded)?.[1]
  const inside = within === null || within === undefined ? [] : yields.all(within)
  // 'Pasta fresca sale de 1 kg de harina' is asked of flour, which has no row.
  if (inside.length === 0 && /\d ?(?:kg|kilos?|g|gr|gramos|l|litros?) de [a-z]{3}/.test(within ?? '')) return []
  // 'Lomo de merluza' is of the hake, whose row says the loin.
  const behind = /\blomos? (?:limpi[oa]s? )?de (?:la |el )?([a-z]+(?: [a-z]+)?)/.exec(own)?.[1]
  const ofLoin =
    behind === undefined ? [] : yields.all(behind).filter(({ rows }) => rows.some(({ what }) => /^lomo/.test(what)))
  const named = [...ofLoin, ...yields.all(own)]
  // 'Y de gambón', which has no row, is not the cuttlefish before it.
  if (own !== folded && named.length === 0 && inside.length === 0 && foodsNamed(own, knowledge.pantry).length > 0)
    return ofCategory({ ...ask, folded: own }, waysOf(own))
  const groups = [...inside, ...(named.length > 0 ? named : yields.all(folded))]
  const isOfKnife = ways.length === 0 && (ask.slots.length > 0 || /\blimpi|\bcarne\b|\blomos?\b/.test(folded))
  for (const { name, rows } of groups) {
    const fitting = ways.length === 0 ? rows : rows.filter(({ way }) => ways.includes(way))
    // What is pressed, whipped or cured is asked for by its own word.
    const usual = ways.length === 0 ? fitting.filter(({ way }) => way !== 'exprimir' && way !== 'curar') : fitting
    // Of an amount, or of its flesh, what the knife leaves is meant.
    const cleaned = isOfKnife ? usual.filter(({ way }) => way === 'limpiar') : []
    const meant = cleaned.length > 0 ? cleaned : usual.length > 0 ? usual : fitting
    if (meant.length > 0) return meant.slice(0, mostRows).map((row) => ({ ...row, name }))
  }
  return ofCategory(ask, ways)
}

const mostRows = 3

/** The name of a class of foods in the table, for a food of it that has no row of its own. */
const generic: readonly (readonly [RegExp, string])[] = [
  [/^(?:vacuno|porcino|ovino_y_caprino|caza_y_conejo)$/, 'carne'],
  [/^pescados$/, 'pescado'],
  [/^legumbres$/, 'legumbre'],
]

const ofCategory = ({ folded, knowledge }: Ask, ways: readonly YieldWay[]): readonly Found[] => {
  const [named] = foodsNamed(folded, knowledge.pantry)
  const name = generic.find(([category]) => category.test(named?.food.category ?? ''))?.[1]
  if (named === undefined || name === undefined || ways.length === 0) return []
  const rows = measuresOf(knowledge.cookbook).yields.find(name)?.rows ?? []
  return rows.filter(({ way }) => ways.includes(way)).map((row) => ({ ...row, name: named.food.name.toLowerCase() }))
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
  `Fuente: ${[...new Set(rows.map(({ source }) => source))].join('; ')}.`

const shares = (rows: readonly Found[]): Sum => ({
  answer: rows.map(shareOf).join('\n'),
  working: '',
  notes: [`${advice} ${sourceOf(rows)}`],
})

const left = (rows: readonly Found[], grams: number): Sum => ({
  answer: rows
    .map(
      ({ name, way, low, high, what }) =>
        `De ${weightBetween(grams, grams)} de ${name}, ${wayText[way]}, quedan **${weightBetween((grams * low) / 100, (grams * high) / 100)}**: ${what}.`,
    )
    .join('\n'),
  working: rows.map(({ low, high }) => `${weightBetween(grams, grams)} × ${percentBetween(low, high)}`).join('; '),
  notes: [`${advice} ${sourceOf(rows)}`],
})

const bought = (row: Found, grams: number): Sum => ({
  answer: `Compra **${weightBetween((grams / row.high) * 100, (grams / row.low) * 100)}** de ${row.name} para ${weightBetween(grams, grams)} ya ${doneText(row)}.`,
  working: `${weightBetween(grams, grams)} ÷ ${percentBetween(row.low, row.high)} que queda ${wayText[row.way]}`,
  notes: [`${capital(row.what)}. ${advice} ${sourceOf([row])}`],
})

const doneText = ({ way }: Found): string => (way === 'limpiar' ? 'limpios' : `hechos (${wayText[way]})`)
