import type { Calculation } from '#core/calculate/calculation.ts'
import { percent, plain } from '#core/calculate/say.ts'
import { menuMatrix, quadrantWords } from '#core/costing/menu/menu-engineering.ts'
import { formatEuros } from '#core/format/money.ts'
import { listed } from '#core/spanish/list.ts'
import { typedNumber as number } from '#core/spanish/number.ts'

/** 'Cuánto gano si vendo 200 menús a 14 € con 35 % de food cost': prices in a Spanish house are said with 10 % VAT. */
export const profitOfSales: Calculation = {
  id: 'margen de lo vendido',
  work: ({ folded, slots }) => {
    if (!/\bcuanto (?:gano|ganamos|me queda|dejan?|saco|facturo)\b/.test(folded) || !/\bvend/.test(folded)) return null
    const sold = /\b(\d{1,6}) [a-z]{4,14} (?:a|por) (\d{1,4}(?:[.,]\d{1,2})?)/.exec(folded)
    const share = slots.find(
      ({ kind, at }) => kind === 'percent' && !/iva (?:del |al )?$/.test(folded.slice(Math.max(0, at - 9), at)),
    )
    if (sold === null || share === undefined || share.value >= 100) return null
    const [count, price] = [Number(sold[1]), Number((sold[2] ?? '').replace(',', '.'))]
    const net = /\bsin iva\b/.test(folded) ? price : price / 1.1
    const kept = /\bmargen/.test(folded) ? share.value : 100 - share.value
    return {
      answer: `Margen bruto de **${formatEuros((count * net * kept) / 100)}**, sobre ${formatEuros(count * net)} de venta sin IVA.`,
      working: `${plain(count)} × ${formatEuros(net)} sin IVA × ${percent(kept)}`,
      notes: [
        'De ahí salen personal, alquiler, energía y lo demás: no es el beneficio. IVA del 10 % (Ley 37/1992, art. 91).',
      ],
    }
  },
}

/** Omnes' principles on the prices of one family of dishes (limits as taught in hotel schools; oficio). */
export const omnes: Calculation = {
  id: 'Omnes',
  work: ({ folded, slots }) => {
    if (!/\bomnes\b|dispersion de (?:los )?precios|amplitud de (?:la )?gama/.test(folded)) return null
    const prices = slots
      .filter(({ kind, value }) => (kind === 'euros' || kind === 'count') && value >= 1 && value <= 500)
      .map(({ value }) => value)
      .toSorted((a, b) => a - b)
    const [low] = prices
    const high = prices.at(-1)
    if (low !== undefined && high !== undefined && prices.length === 2 && high > low)
      return {
        answer: `Apertura **${plain(high / low)}**: hasta 2,5 con 9 platos o menos, hasta 3 con más.`,
        working: `${formatEuros(high)} ÷ ${formatEuros(low)}`,
        notes: ['Para la dispersión y el precio medio dime todos los precios de la familia. Fuente: Omnes.'],
      }
    if (prices.length < 4 || low === undefined || high === undefined) return null
    const range = high / low
    const step = (high - low) / 3
    const count = (from: number, to: number): number => prices.filter((price) => price >= from && price < to).length
    const [cheap, middle] = [count(low, low + step), count(low + step, high - step + 1e-9)]
    const dear = prices.length - cheap - middle
    const most = prices.length <= 9 ? 2.5 : 3
    const verdict =
      range > most ? `pasa de ${plain(most)}: sube el más barato o baja el más caro` : `no pasa de ${plain(most)}: bien`
    const balanced = middle >= cheap + dear
    return {
      answer: `Apertura **${plain(range)}** (${verdict}). Dispersión: ${cheap} bajos, ${middle} medios, ${dear} altos (${balanced ? 'bien' : 'en la gama media debe haber tantos como en las otras dos juntas'}). Precio medio ofertado: **${formatEuros(prices.reduce((sum, price) => sum + price, 0) / prices.length)}**.`,
      working: `de ${listed(prices.map(formatEuros))}: ${formatEuros(high)} ÷ ${formatEuros(low)} = ${plain(range)}; tramos de ${formatEuros(step)}`,
      notes: [
        'Calidad-precio: el ticket medio de lo vendido entre el precio medio ofertado debe quedar entre 0,95 y 1,05; por debajo, la gente pide lo barato.',
      ],
    }
  },
}

/** Menu engineering of a list 'plato: 40 ventas, 6 € de margen' (Kasavana y Smith, 1982): popular from 70 % of the mean share. */
export const menuEngineering: Calculation = {
  id: 'ingeniería de menú',
  work: ({ lines }) => {
    const rows = [...lines.matchAll(rowPattern)].map(([, name = '', sold = '', margin = '']) => ({
      name: name.replace(/^(?:y|e)\s/i, '').trim(),
      sold: number(sold),
      margin: number(margin),
    }))
    if (rows.length < 3) return null
    const matrix = menuMatrix(rows.map(({ sold, margin }) => ({ units: sold, margin })))
    if (matrix === null) return null
    const { total, popularFrom, meanMargin } = matrix
    const said = rows.map(({ name, sold, margin }, at) => {
      const { name: kind, advice } = quadrantWords[matrix.quadrants[at] ?? 'dog']
      return `- ${name}: **${kind}** (${plain(sold)} ventas, ${formatEuros(margin)}). ${advice}`
    })
    return {
      answer: said.join('\n'),
      working: `popular desde ${plain(popularFrom)} ventas (70 % de la media); margen medio ponderado ${formatEuros(meanMargin)}`,
      notes: [`Kasavana y Smith (1982). Ventas en total: ${plain(total)}; cuota justa ${percent(100 / rows.length)}.`],
    }
  },
}

const rowPattern =
  /([\p{L}][\p{L} ]{2,40}?):? (\d{1,5})(?: ventas| vendid[oa]s| uds?\.?| unidades)?,?(?: con| y| a)? (\d{1,3}(?:[.,]\d{1,2})?) ?€/gu
