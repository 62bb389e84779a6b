import type { Ask, Calculation, Figures } from '#core/calculate/calculation.ts'
import { slotsOf } from '#core/calculate/reading/slots.ts'
import { ownPart } from '#core/calculate/reading/words.ts'
import { eurosBetween, percentBetween, plain, weight, weightBetween } from '#core/calculate/say.ts'
import { subjectTurn, yieldRows } from '#core/calculate/yields/yield-rows.ts'
import { formatEuros } from '#core/format/money.ts'
import { perKiloIn, shareLeftIn } from './clean-price.ts'

const buys =
  /\bcompr|\bnecesit|\bhacen? falta\b|\benter[oa]s?\b|\bbrut[oa]s?\b|\bpid[oe]|\bpedir\b|\bencarg|\bsuci[oa]s?\b|\bsin limpiar/
const servings =
  /\b(\d{1,5}) (?:(?:raciones|porciones|personas|pax|comensales|cubiertos|platos|tapas|piezas|lomos|filetes|supremas|medallones) ?(?:de )?(?:[a-z]{3,14} )?(?:a |de )?|(?:de|a) )(\d{2,4})\b(?! ?(?:€|euros?|kg|kilos?|l\b|litros?))/

/** '40 comensales de rodaballo, ración de 200'. */
const servingSaid =
  /\b(\d{1,5}) (?:personas|pax|comensales|cubiertos|invitados)\b.{0,40}\bracion(?:es)? (?:de )?(\d{2,3})\b(?! ?(?:€|euros?|kg|kilos?))/

/** Characters. */
const longestTurn = 60

/** 'Rinde 45', in %, of what was said before. */
const bareShare = (text: string): number | null => {
  const said =
    /\b(?:rinde|rinden|rendimiento)\b(?: [a-z]+){0,2}? (\d{2})(?![\d.,]*\d| ?(?:%|g|kg|kilos?|raciones|personas|pax))/.exec(
      text,
    )?.[1]
  return said === undefined ? null : Number(said)
}

/** What is left of the whole, in %, and where that stands. */
type Left = {
  readonly low: number
  readonly high: number
  readonly from: string
  readonly state: string
  readonly name: string
}

/** 'Cuántos kilos de entera para 40 raciones de 160 limpios': by the yield the cook said, now or before, or the table's. */
export const wholeForServings: Calculation = {
  id: 'entero para raciones',
  continues: true,
  work: (ask, figures) => {
    const own = ownPart(ask.folded)
    // 'Y zanahorias enteras a 85', in its bag: degrees count no servings.
    if (
      /\bal vacio\b|\bsous ?vide\b|\bbolsa\b|\broner\b|\bgrados\b|\d ?°|\bhoras?\b|\bminutos\b|\brato\b/.test(
        ask.folded,
      )
    )
      return null
    const found = servings.exec(ask.folded) ?? servingSaid.exec(ask.folded)
    // 'Para 50 raciones de 150', after what a corvina leaves: what is bought for them.
    const turn = found === null || ask.folded.length > longestTurn ? null : subjectTurn(ask, figures.said)
    const isOfLoss =
      turn !== null &&
      /\bmermas?\b|\brendimiento|\brinden?\b|\bpierde/.test(turn) &&
      /^\W*(?:y )?(?:(?:para|pa|necesito|quiero|saco|si) |\d{1,4} (?:raciones|platos|tapas) )/.test(own)
    if (!isOfLoss && (!buys.test(ask.folded) || !/\bcuant|\bkilos\b|\bkg\b/.test(ask.folded))) return null
    const count = Number(found?.[1] ?? 0)
    const each = Number(found?.[2] ?? 0)
    const { clean } = figures
    const weighed = clean === null ? undefined : ask.slots.find(({ kind }) => kind === 'mass')
    const net = found === null ? (weighed?.value ?? 0) : count * each
    const left = net > 0 ? leftOf(ask, figures, own) : null
    if (left === null) return null
    const { low, high, from, state, name } = left
    const price = /\bcuest|\bcoste\b|\bcuanto (?:me )?sale\b/.test(ask.folded) ? perKiloIn(ask) : null
    const [least, most] = [low, high].map((share) => ((net / share) * 100 * (price?.value ?? 0)) / 1000)
    const cost =
      price !== null
        ? `: **${eurosBetween(most ?? 0, least ?? 0)}** a ${formatEuros(price.value)} el kilo`
        : clean === null || low !== high
          ? ''
          : `, unos **${formatEuros(((net / low) * 100 * clean.bought) / 1000)}**`
    const whole = weightBetween((net / high) * 100, (net / low) * 100)
    const counted = found === null ? '' : ` para ${plain(count)} de ${weight(each)}: ${weight(net)} ${state}`
    return {
      answer: `Compra **${whole}**${name}${cost}${counted}.`,
      working: `${found === null ? '' : `${plain(count)} × ${weight(each)} = ${weight(net)}; `}${weight(net)} ÷ ${percentBetween(low, high)} que quedan ${state}`,
      notes: [from],
      figures: {
        purchase: {
          low: (net / high) * 100,
          high: (net / low) * 100,
          count: found === null ? null : count,
          perKilo: null,
        },
      },
    }
  },
}

/** By what the cook says now, what was reckoned before, what was said before, or the table; null where none tells. */
const leftOf = (ask: Ask, { clean, said }: Figures, own: string): Left | null => {
  const now = shareLeftIn(ask) ?? clean?.share ?? null
  // Of a price, what a kilo comes to is asked and not the weight.
  if (now === null && /€|\beuros?\b/.test(own)) return null
  const share = now ?? shareLeftIn({ ...ask, folded: said, slots: slotsOf(said) }) ?? bareShare(own) ?? bareShare(said)
  if (share !== null)
    return {
      low: share,
      high: share,
      from:
        shareLeftIn(ask) === null && clean !== null
          ? 'Con el rendimiento de la cuenta anterior.'
          : 'Con el rendimiento que has dicho.',
      state: 'limpios',
      name: '',
    }
  const [row] = yieldRows(ask, said, true).filter(({ way }) => way !== 'desalar' && way !== 'descongelar')
  if (row === undefined) return null
  const what = `${row.what.charAt(0).toUpperCase()}${row.what.slice(1)}`
  return {
    low: row.low,
    high: row.high,
    from: `${what}. Fuente: ${row.source}.`,
    state: row.way === 'limpiar' ? 'limpios' : 'ya hechos',
    name: ` de ${row.name}`,
  }
}
