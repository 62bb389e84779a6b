import type { Calculation, Sum } from '#core/calculate/calculation.ts'
import { ownPart } from '#core/calculate/reading/words.ts'
import { percent, plain } from '#core/calculate/say.ts'
import { formatEuros } from '#core/format/money.ts'
import { inUnit, type Typed, typedIn } from './typed.ts'

const asks = /\bretencion\b|\birpf\b|\bcuant[oa]\b|\btotal\b|\ba como\b|\bprecio\b|\bpvp\b|\bimporte\b|\bcuenta\b/
const priceAhead =
  /\b(?:a|por|sale a|cuesta|cuestan|vale|valen|precio|pagan|cobro|salen a)(?: (?:los|las|unos|razon de|me))* $/
const priceBehind =
  /^ ?(?:€|euros?)? ?(?:el|la|por|cada|\/|x) ?(?:kilo|kg|litro|l\b|unidad|una?\b|uno|cabeza|persona|cubierto|pax|racion|botella|caja|docena|menu|comensal|pieza|bandeja)/

type Step = { readonly factor: number; readonly said: string }

/** 'Compro 18 kilos a 1,35 y el 4 de IVA', '15 personas a 32 con el 10 de descuento': so many at a price, and what is put on or taken off. */
export const bill: Calculation = {
  id: 'cuenta con recargos',
  continues: true,
  work: ({ folded }) => {
    const own = ownPart(folded)
    if (
      !asks.test(own) ||
      /\bmerma|\bpierd|\baprovech|\bmargen|\bgan[oa]\b|\bfood ?cost|\bkwh?\b|\bhoras?\b|\bgrados\b|\bfactur(?:o|amos|ado) /.test(
        own,
      )
    )
      return null
    const figures = typedIn(own)
    const steps = figures.map((one) => stepOf(one, own))
    const plainOnes = figures.filter((_, at) => steps[at] === null)
    const found = steps.filter((one) => one !== null)
    const heads = plainOnes.find(({ before, noun }) => /\bentre(?: los| las)? $/.test(before) && noun !== 'euros')
    const [one, other, more] = plainOnes.filter((figure) => figure !== heads)
    const isTakenOff = /\biva (?:inclui\w*|dentro)\b/.test(own) && /\bsin (?:el )?iva\b|\bbase\b/.test(own)
    if (isTakenOff && found.length === 0) found.push({ factor: 1 / 1.1, said: '÷ 1,1 (IVA del 10 % dentro)' })
    if (found.length === 0 || one === undefined || more !== undefined) return null
    if (other === undefined) return ofTotal(one, found, heads, /\bqued|\brecibo|\bcobro\b|\bpago\b|\btotal\b/.test(own))
    if (heads !== undefined) return null
    const isPrice = (figure: Typed): boolean =>
      figure.unit === 'eur' ||
      (figure.unit === '' && (priceAhead.test(figure.before) || priceBehind.test(figure.after)))
    const [price, amount] =
      isPrice(other) && !(isPrice(one) && one.unit === 'eur')
        ? [other, one]
        : isPrice(one)
          ? [one, other]
          : [null, null]
    if (
      price === null ||
      amount === null ||
      amount.unit === 'other' ||
      amount.unit === '%' ||
      amount.unit === 'eur' ||
      amount.unit === 'min'
    )
      return null
    // '8 menús a 14 con IVA': the VAT is in.
    if (!isTakenOff && /\biva (?:inclui|dentro)|\bcon (?:el )?iva\b(?! (?:del|al) \d)/.test(own)) return null
    const isWeighed = amount.unit === 'g' || amount.unit === 'ml'
    if (amount.unit === '' && amount.noun === '' && !isTakenOff) return null
    const count = isWeighed ? amount.value / 1000 : amount.value
    const base = count * price.value
    const total = found.reduce((sum, { factor }) => sum * factor, base)
    return {
      answer: `**${formatEuros(total)}**.`,
      working: `${isWeighed ? inUnit(amount.value, amount.unit) : `${plain(count)} ${amount.noun}`} × ${formatEuros(price.value)} = ${formatEuros(base)}; ${found.map(({ said }) => said).join('; ')}`,
      figures: { cost: total, price: total },
    }
  },
}

/** 'Cuenta de 286 entre 8 con un 10 de propina'; 'cuánto es el 7 de propina de 340' asks for the share alone. */
const ofTotal = (total: Typed, steps: readonly Step[], heads: Typed | undefined, asksRest: boolean): Sum | null => {
  if (total.unit !== 'eur' && total.unit !== '') return null
  // Tax withheld is taken of the same base as the VAT.
  const held = steps.find(({ said }) => /retención/.test(said))
  if (held !== undefined) {
    const factor = steps.reduce((all, one) => all + one.factor - 1, 1)
    return {
      answer: `**${formatEuros(total.value * factor)}** a pagar.`,
      working: `${formatEuros(total.value)} ${steps.map(({ said }) => said).join(' ')}, todo sobre la base`,
    }
  }
  if (steps.some(({ said }) => /IVA/.test(said))) return null
  const sum = steps.reduce((all, { factor }) => all * factor, total.value)
  const each = heads === undefined ? null : sum / heads.bare
  const said = `${formatEuros(total.value)} ${steps.map((step) => step.said).join('; ')}`
  if (asksRest && heads === undefined)
    return { answer: `**${formatEuros(sum)}**.`, working: said, figures: { cost: sum } }
  return each === null
    ? {
        answer: `**${formatEuros(Math.abs(sum - total.value))}**; en total, ${formatEuros(sum)}.`,
        working: said,
        figures: { cost: sum },
      }
    : {
        answer: `**${formatEuros(each)}** cada uno.`,
        working: `${said} = ${formatEuros(sum)}; ÷ ${plain(heads?.bare ?? 1)}`,
      }
}

/** A share that is taken off or put on; null of any other figure. */
const stepOf = ({ unit, bare, before, after }: Typed, own: string): Step | null => {
  if ((unit !== '%' && unit !== '') || bare >= 100 || bare <= 0) return null
  const isVat = /^ ?(?:de )?iva\b/.test(after) || /\biva (?:del? |al |a )?(?:un )?$/.test(before)
  if (isVat) return { factor: 1 + bare / 100, said: `+ ${percent(bare)} de IVA` }
  if (/^ ?(?:de )?(?:retencion|irpf)\b/.test(after) || /\b(?:retencion|irpf)(?: (?:del?|un|el|al))* $/.test(before))
    return { factor: 1 - bare / 100, said: `− ${percent(bare)} de retención` }
  const isOff =
    /^ ?(?:de )?(?:descuento|dto|rebaja|menos)\b/.test(after) ||
    /\b(?:descuento|dto|rebaja|rebajan|descuentan|descuento de|comision|cobran?|se (?:me )?(?:queda|lleva)n?)(?: (?:del?|un|el|al|me))* $/.test(
      before,
    )
  if (isOff) return { factor: 1 - bare / 100, said: `− ${percent(bare)}` }
  const isOn =
    /^ ?(?:de )?(?:recargo|servicio|propina|suplemento)\b/.test(after) ||
    /\b(?:recargo|servicio|propina|suplemento)(?: (?:del?|un|el|al))* $/.test(before)
  return isOn && own.length > 0 ? { factor: 1 + bare / 100, said: `+ ${percent(bare)} (servicio o propina)` } : null
}
