import type { Yield } from '#core/cookbook/measures.ts'
import type { Calculation } from './calculation.ts'
import { shareLeftIn } from './clean-price.ts'
import { measuresOf } from './named-rows.ts'
import { percentBetween, plain, weight, weightBetween } from './say.ts'
import { slotsOf } from './slots.ts'
import { ownPart } from './words.ts'

const buys = /\bcompr|\benter[oa]s?\b|\bbrut[oa]s?\b|\bpid[oe]|\bpedir\b|\bencarg|\bsuci[oa]s?\b|\bsin limpiar/
const servings =
  /\b(\d{1,5}) (?:raciones|porciones|personas|pax|comensales|cubiertos|platos|lomos|filetes|supremas|medallones)? ?(?:de|a) (\d{2,4})\b(?! ?(?:€|euros?|kg|kilos?|l\b|litros?))/

/** 'Rinde 45', in %, of what was said before. */
const bareShare = (text: string): number | null => {
  const said =
    /\b(?:rinde|rinden|rendimiento)\b(?: [a-z]+){0,2}? (\d{2})(?![\d.,]*\d| ?(?:%|g|kg|kilos?|raciones|personas|pax))/.exec(
      text,
    )?.[1]
  return said === undefined ? null : Number(said)
}

/** 'Cuántos kilos de entera para 40 raciones de 160 limpios': by the yield the cook said, now or before, or the table's. */
export const wholeByTable: Calculation = {
  id: 'entero por tabla',
  continues: true,
  work: (ask, figures) => {
    const { folded, knowledge } = ask
    const own = ownPart(folded)
    const found = servings.exec(own)
    if (found === null || !buys.test(own) || !/\bcuant|\bkilos\b|\bkg\b/.test(own) || /€|\beuros?\b/.test(own))
      return null
    const [net, count, each] = [Number(found[1]) * Number(found[2]), Number(found[1]), Number(found[2])]
    if (!(net > 0)) return null
    const share =
      shareLeftIn(ask) ??
      shareLeftIn({ ...ask, folded: figures.said, slots: slotsOf(figures.said) }) ??
      bareShare(own) ??
      bareShare(figures.said)
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
