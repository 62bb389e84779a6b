import type { Ask } from '#core/calculate/calculation.ts'
import { foodsNamed } from '#core/calculate/reading/foods-named.ts'
import { measuresOf } from '#core/calculate/reading/named-rows.ts'
import { ownPart } from '#core/calculate/reading/words.ts'
import type { Yield, YieldWay } from '#core/cookbook/measures.ts'

/** What is done with the food, as it is said; the first that fits. Without any it is cleaned. */
const waysSaid: readonly (readonly [RegExp, YieldWay])[] = [
  [/\bplancha|\bparrilla|\bbrasa|\bsarten|\bmarcad|\bsellad|\bvuelta y vuelta/, 'plancha'],
  [/\bbaja temperatura|\bsous ?vide|\bal vacio|\broner/, 'baja temperatura'],
  [/\bguis(?!ant)|\bestof|\bbrase|\bconfit|\bragu\b/, 'guisar'],
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
  [/\bya (?:hech|cocinad)[oa]s?\b/, 'plancha'],
]

const waysOf = (folded: string): readonly YieldWay[] => {
  const way = waysSaid.find(([said]) => said.test(folded))?.[1]
  if (way === undefined) return []
  // Bread and cakes are baked where meat is roasted.
  return way === 'asar' ? ['asar', 'hornear'] : [way]
}

/** Dry heat takes much the same: 'al asar' of a magret is answered by the griddle, and says so. */
const dryHeat: readonly YieldWay[] = ['plancha', 'asar', 'freír']

/** Where the thing stands that something comes out of: 'cuánta carne sale de un cordero'. */
const outOf =
  /\b(?:queda|quedan|sale|salen|saco|saca|sacamos|da|dan|obtengo|zumo|jugo)\b(?: [a-z]+){0,2}? (?:de|en)\b(.*)$/

/** A row of the table under the name it was found by. */
export type FoundYield = Yield & { readonly name: string }

/** Words that are of any meat or fish: 'filetes de lenguado' is of the sole. */
const ofAny = /^(?:carne|filete|lomo|chuleta|bistec|pescado|legumbre|lomo de pescado)s?$/

/** 'Cuánto compro para 4 kg cocidos', after the loss of the octopus: the last turn that names a food, where this one names none. */
export const subjectTurn = ({ folded, knowledge }: Ask, said: string): string | null => {
  const { yields } = measuresOf(knowledge.cookbook)
  const names = (text: string): boolean =>
    yields.all(text).some(({ name }) => !ofAny.test(name)) ||
    foodsNamed(text, knowledge.pantry).some(({ words }) => !ofAny.test(words))
  return names(folded) ? null : (said.split('; ').find(names) ?? null)
}

/** The rows of the food a question names, or that was said before it, for what is done with it; the likeliest first. */
export const yieldRows = (question: Ask, said: string, isBuying: boolean): readonly FoundYield[] => {
  const turn = subjectTurn(question, said)
  const ask = turn === null ? question : { ...question, folded: `${question.folded}; ${turn}` }
  const { knowledge } = ask
  // 'Pulpa' is not the female of 'pulpo'.
  const folded = ask.folded.replace(/\bpulpas?\b/g, ' ')
  const { yields } = measuresOf(knowledge.cookbook)
  // 'Y si son 6 kg de calamar, limpios', after the octopus that was boiled.
  const own = ownPart(folded)
  const ownWays = waysOf(own)
  const ways = ownWays.length > 0 || (own !== folded && /\blimpi|\bpelad/.test(own)) ? ownWays : waysOf(folded)
  const within = isBuying ? null : outOf.exec(yields.all(own).length > 0 ? own : folded)?.[1]
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
  const some = named.some(({ name }) => !ofAny.test(name)) ? named : [...yields.all(folded), ...named]
  const groups = [...inside, ...some].toSorted((a, b) => Number(ofAny.test(a.name)) - Number(ofAny.test(b.name)))
  const isOfKnife = ways.length === 0 && (ask.slots.length > 0 || /\blimpi|\bcarne\b|\blomos?\b/.test(folded))
  const kin = ways.some((way) => dryHeat.includes(way)) ? dryHeat : []
  for (const { name, rows } of groups) {
    const exact = rows.filter(({ way }) => ways.includes(way))
    const fitting = ways.length === 0 ? rows : exact.length > 0 ? exact : rows.filter(({ way }) => kin.includes(way))
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
  [/^(?:vacuno|porcino|ovino_y_caprino|caza_y_conejo|aves)$/, 'carne'],
  [/^pescados$/, 'pescado'],
  [/^legumbres$/, 'legumbre'],
]

const ofCategory = ({ folded, knowledge }: Ask, ways: readonly YieldWay[]): readonly FoundYield[] => {
  const [named] = foodsNamed(folded, knowledge.pantry)
  const name = generic.find(([category]) => category.test(named?.food.category ?? ''))?.[1]
  if (named === undefined || name === undefined || ways.length === 0) return []
  const rows = measuresOf(knowledge.cookbook).yields.find(name)?.rows ?? []
  return rows.filter(({ way }) => ways.includes(way)).map((row) => ({ ...row, name: named.food.name.toLowerCase() }))
}

/** What a thing bought frozen loses with its ice: by its own row, else by that of its class; null where the table has none. */
export const thawingOf = (name: string, knowledge: Ask['knowledge']): FoundYield | null => {
  const { yields } = measuresOf(knowledge.cookbook)
  const own = [...yields.all(`${name} congelado`), ...yields.all(name)]
    .flatMap(({ rows }) => rows)
    .find(({ way }) => way === 'descongelar')
  const ask = { folded: name, lines: name, slots: [], knowledge }
  return own === undefined ? (ofCategory(ask, ['descongelar'])[0] ?? null) : { ...own, name }
}

/** 'Pulpa asada, de la ya limpia': what the knife took before, where the row counts from there; null of any other. */
export const cleaningOf = ({ what, name, way }: FoundYield, { cookbook }: Ask['knowledge']): FoundYield | null => {
  if (way === 'limpiar' || !/\bde l[ao]s? (?:ya )?(?:limpi|pelad)[ao]s?\b/.test(what)) return null
  const row = measuresOf(cookbook)
    .yields.find(name)
    ?.rows.find((one) => one.way === 'limpiar')
  return row === undefined ? null : { ...row, name }
}
