import type { Cookbook } from '#core/cookbook/cookbook.ts'
import type { WayOfAsking } from '#core/cookbook/tables.ts'
import { isFigureMark, type Masked, maskedOf, thingMark, wordAs } from './masked.ts'

/** A way of asking as turns are compared with it; `telling`: the word that tells it most from the others. */
export type Way = WayOfAsking & Masked & { readonly isOfThing: boolean; readonly telling: string }

export type Ways = {
  readonly byWord: ReadonlyMap<string, readonly Way[]>
  /** How much a word tells ways apart; one that none of them has, most. */
  readonly weightOf: (word: string) => number
  /** Whether a folded word asks, and names nothing. */
  readonly asks: (word: string) => boolean
}

const prepared = new WeakMap<Cookbook, Ways>()
/** A word that so many ways of asking hold asks. */
const mostAsking = 6

/** The ways of asking of a cookbook; made at the first turn that nothing answers. */
export const waysOf = (cookbook: Cookbook): Ways => {
  const known = prepared.get(cookbook)
  if (known !== undefined) return known
  const rows = cookbook.waysOfAsking.map((row) => ({ ...row, ...maskedOf(row.said) }))
  const held = new Map<string, number>()
  for (const { counts } of rows) for (const word of counts.keys()) held.set(word, (held.get(word) ?? 0) + 1)
  const holding = (word: string): number => held.get(word) ?? 0
  const ways = rows.map((row): Way => {
    const [telling = ''] = [...row.counts.keys()].toSorted((one, other) => holding(one) - holding(other))
    return { ...row, isOfThing: row.counts.has(thingMark), telling }
  })
  const byWord = new Map<string, Way[]>()
  for (const way of ways)
    for (const word of way.counts.keys()) {
      const list = byWord.get(word) ?? []
      list.push(way)
      byWord.set(word, list)
    }
  const made: Ways = {
    byWord,
    weightOf: (word) =>
      word === thingMark || isFigureMark(word) ? 1 : Math.log(1 + ways.length / (1 + holding(word))),
    asks: (word) => holding(wordAs(word)) >= mostAsking,
  }
  prepared.set(cookbook, made)
  return made
}

/** Each turns a question round: what asks for the dearest is never answered with the cheapest. */
const turning = (
  'no ni sin nunca tampoco menos mas caro cara barato barata minimo maximo economica economico mejor peor antes despues ' +
  'crudo cruda cocido cocida iva frio caliente seco seca'
)
  .split(' ')
  .map(wordAs)

/** What a cook says beside it ('de la planta', 'con el brazo') takes away less than what she leaves out. */
const beside = 0.5

/** What says everything but the word that tells a way from all others may be another's. */
const untold = 0.8

/** How much of the words of a way is in what is said, by weight: 0–1; 0 where one of them turns the other round. */
export const likenessOf = (way: Way, said: Masked, { weightOf }: Ways): number => {
  if (turning.some((word) => (way.counts.get(word) ?? 0) !== (said.counts.get(word) ?? 0))) return 0
  let common = 0
  let all = 0
  for (const [word, count] of way.counts) {
    const there = said.counts.get(word) ?? 0
    common += Math.min(count, there) * weightOf(word)
    all += Math.max(count, there) * weightOf(word)
  }
  for (const [word, count] of said.counts) if (!way.counts.has(word)) all += count * weightOf(word) * beside
  return all === 0 ? 0 : (common / all) * (said.counts.has(way.telling) ? 1 : untold)
}
