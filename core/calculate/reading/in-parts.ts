import type { Calculation } from '#core/calculate/calculation.ts'
import { plain, weight } from '#core/calculate/say.ts'

/** What the parts of a refreshment are: J. Hamelman, Bread. */
const ofStarter = ['Masa madre', 'Harina', 'Agua'] as const

/** '1:3:3 para 600 g': an amount shared out in three parts or more, as a starter is refreshed. */
export const inParts: Calculation = {
  id: 'en partes',
  continues: true,
  work: ({ folded, slots }) => {
    const said = /(?<![\d:.,])(\d{1,2}(?:[.,]\d)?(?: ?[:-] ?\d{1,2}(?:[.,]\d)?){2,3})(?![\d:])/.exec(folded)?.[1]
    const parts = (said ?? '').split(/ ?[:-] ?/).map((one) => Number(one.replace(',', '.')))
    const total =
      slots.find(({ kind, value }) => (kind === 'mass' || kind === 'volume') && value > 0) ??
      // 'Quiero 800': grams.
      slots.find(
        ({ kind, value, at }) =>
          kind === 'count' && value >= 50 && /\b(?:quiero|necesito|para|hacer|pa) $/.test(folded.slice(0, at)),
      )
    const sum = parts.reduce((all, part) => all + part, 0)
    if (said === undefined || total === undefined || sum <= 0) return null
    const names = /\bmasa madre|\brefresc|\bfermento|\bpie\b/.test(folded) && parts.length === 3 ? ofStarter : null
    // 'Tengo 200 g de masa madre': the weight of its first part; else that of all.
    const isFirst = names !== null && /\b(?:tengo|con) $/.test(folded.slice(Math.max(0, total.at - 6), total.at))
    const one = total.value / (isFirst ? (parts[0] ?? 1) : sum)
    return {
      answer: parts
        .map((part, at) => `- ${names?.[at] ?? `Parte ${plain(at + 1)}`}: **${weight(one * part)}**`)
        .join('\n'),
      working: isFirst
        ? `${parts.map(plain).join(' : ')}; ${weight(total.value)} ÷ ${plain(parts[0] ?? 1)} = ${weight(one)} la parte`
        : `${weight(total.value)} ÷ (${parts.map(plain).join(' + ')}) partes = ${weight(one)} la parte`,
    }
  },
}
