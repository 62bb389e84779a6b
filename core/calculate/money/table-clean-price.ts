import type { Calculation } from '#core/calculate/calculation.ts'
import { ownPart } from '#core/calculate/reading/words.ts'
import { eurosBetween, percentBetween } from '#core/calculate/say.ts'
import { yieldRows } from '#core/calculate/yields/yield-rows.ts'
import { formatEuros } from '#core/format/money.ts'
import { perKiloIn, shareLeftIn } from './clean-price.ts'

const asksClean = /\blimpi[oa]s?\b|\bnet[oa]\b|\blomos? limpi/
const asks = /\bcuanto\b|\ba como\b|\bsale\b|\bprecio\b/

/** 'Y si lo pago a 14,50, a cuánto me sale limpio', of the monkfish: what a clean kilo comes to, by what the table of yields leaves of it. */
export const tableCleanPrice: Calculation = {
  id: 'precio en limpio por la tabla',
  work: (ask, { said }) => {
    const own = ownPart(ask.folded)
    if (!asksClean.test(own) || !asks.test(own) || shareLeftIn(ask) !== null) return null
    const price = perKiloIn(ask)
    const [row] = yieldRows(ask, said, false).filter(({ way }) => way === 'limpiar')
    if (price === null || row === undefined || row.low <= 0) return null
    const [low, high] = [(price.value * 100) / row.high, (price.value * 100) / row.low]
    return {
      answer: `El kilo limpio de ${row.name} sale a **${eurosBetween(low, high)}**.`,
      working: `${formatEuros(price.value)} el kilo ÷ ${percentBetween(row.low, row.high)} que queda al limpiar`,
      notes: [
        `${row.what.charAt(0).toUpperCase()}${row.what.slice(1)}. Pesa una pieza y usa tu cifra. Fuente: ${row.source}.`,
      ],
      figures: { cost: (low + high) / 2 },
    }
  },
}
