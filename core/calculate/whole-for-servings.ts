import type { Yield } from '#core/cookbook/measures.ts'
import type { Calculation } from './calculation.ts'
import { measuresOf } from './named-rows.ts'
import { percentBetween, plain, weight, weightBetween } from './say.ts'
import { ownPart } from './words.ts'

const buys = /\bcompr|\benter[oa]s?\b|\bbrut[oa]s?\b|\bpid[oe]|\bpedir\b|\bencarg|\bsuci[oa]s?\b|\bsin limpiar/
const servings =
  /\b(\d{1,5}) (?:raciones|porciones|personas|pax|comensales|cubiertos|platos|lomos|filetes|supremas|medallones)? ?(?:de|a) (\d{2,4})\b(?! ?(?:€|euros?|kg|kilos?|l\b|litros?))/

/** What a piece leaves, in %, as the cook said it: 'me da un 45 % de lomo', 'merma del 55 %'. */
const shareSaid = (text: string): number | null => {
  const left =
    /\b(?:da|dan|queda|quedan|rinde|rinden|sale|salen|saco|aprovech\w*|rendimiento)\b(?: [a-z]+){0,2}? ?(\d{1,2}(?:[.,]\d)?) ?(?:%|por ?ciento)/.exec(
      text,
    )?.[1]
  const bare =
    /\b(?:rinde|rinden|rendimiento)\b(?: [a-z]+){0,2}? (\d{2})(?![\d.,]*\d| ?(?:%|g|kg|kilos?|raciones|personas|pax))/.exec(
      text,
    )?.[1]
  const lost = /\b(?:merma|pierde|pierdo|desperdicio)\b(?: [a-z]+){0,2}? ?(\d{1,2}(?:[.,]\d)?) ?(?:%|por ?ciento)/.exec(
    text,
  )?.[1]
  const share =
    left !== undefined
      ? toNumber(left)
      : bare !== undefined
        ? toNumber(bare)
        : lost !== undefined
          ? 100 - toNumber(lost)
          : null
  return share !== null && share > 0 && share < 100 ? share : null
}

const toNumber = (text: string): number => Number(text.replace(',', '.'))

/** 'Cuántos kilos de entera para 40 raciones de 160 limpios': by the yield the cook said, now or before, or the table's. */
export const wholeForServings: Calculation = {
  id: 'entero para raciones',
  continues: true,
  work: ({ folded, knowledge }, figures) => {
    const own = ownPart(folded)
    const found = servings.exec(own)
    if (found === null || !buys.test(own) || !/\bcuant|\bkilos\b|\bkg\b/.test(own) || /€|\beuros?\b/.test(own))
      return null
    const [net, count, each] = [Number(found[1]) * Number(found[2]), Number(found[1]), Number(found[2])]
    if (!(net > 0)) return null
    const share = shareSaid(own) ?? shareSaid(figures.said)
    const row = share === null ? cleanRow(measuresOf(knowledge.cookbook).yields.all(own)[0]?.rows) : undefined
    const [low, high] = share === null ? [row?.low, row?.high] : [share, share]
    if (low === undefined || high === undefined) return null
    return {
      answer: `Compra **${weightBetween((net / high) * 100, (net / low) * 100)}** para ${plain(count)} de ${weight(each)}: ${weight(net)} limpios.`,
      working: `${plain(count)} × ${weight(each)} = ${weight(net)}; ${weight(net)} ÷ ${percentBetween(low, high)} que queda limpio`,
      notes: [
        row === undefined
          ? 'Con el rendimiento que has dicho.'
          : `${row.what.charAt(0).toUpperCase()}${row.what.slice(1)}. Fuente: ${row.source}.`,
      ],
    }
  },
}

const cleanRow = (rows: readonly Yield[] | undefined): Yield | undefined => rows?.find(({ way }) => way === 'limpiar')
