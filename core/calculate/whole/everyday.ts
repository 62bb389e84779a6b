import type { Calculation } from '#core/calculate/calculation.ts'
import { isAmount, type Slot, slotOf } from '#core/calculate/reading/slots.ts'
import { percent, plain, volume, weight } from '#core/calculate/say.ts'
import { typedNumber as number } from '#core/spanish/number.ts'

const amountText = ({ kind }: Slot, value: number): string => (kind === 'volume' ? volume(value) : weight(value))

/** '750 de nata': grams, though nobody says so. */
const isBareGrams = (folded: string, { kind, value, end, of }: Slot): boolean =>
  kind === 'count' && value >= 30 && of !== '' && /^ ?de /.test(folded.slice(end))

/** 'Para 4 lleva 320 g de arroz y somos 27': one line of a recipe, for other guests. */
export const lineForGuests: Calculation = {
  id: 'una línea para otros',
  work: ({ folded, slots }) => {
    const [, from = ''] =
      /\b(?:para|de) (\d{1,5})(?! ?(?:g|gr|gramos|kg|kilos?|ml|cl|l|litros?|cm|%|€|euros?|min|h)\b)/.exec(folded) ?? []
    const [, to = ''] =
      /\b(?:somos|seremos|son|vienen|quiero (?:hacer )?para|necesito para|y para|cuant[oa]s? para|si son|para(?= \d{1,5},? cuant)) (?:unos |unas )?(\d{1,5})\b/.exec(
        folded,
      ) ?? []
    const one = slots.filter(
      (slot) =>
        isAmount(slot) || /^(?:huevos?|yemas?|claras?|hojas|dientes)/.test(slot.of) || isBareGrams(folded, slot),
    )
    const [line] = one
    if (line === undefined || one.length > 1 || !(number(from) > 0) || !(number(to) > 0)) return null
    if (!/\bllev|\breceta\b|\bpongo\b|\buso\b|\bes para\b|\bsi para\b|^para\b/.test(folded) || line.value <= 0)
      return null
    const factor = number(to) / number(from)
    const total =
      isAmount(line) || isBareGrams(folded, line)
        ? amountText(line, line.value * factor)
        : plain(Math.round(line.value * factor * 10) / 10)
    return {
      answer: `**${total}**${line.of === '' ? '' : ` de ${line.of}`} para ${to}.`.replace(
        /\*\* de (?=huevo|yema|clara|hoja|diente)/,
        '** ',
      ),
      working: `${line.said} × ${to} ÷ ${from} = × ${plain(factor)}`,
    }
  },
}

/** 'Uso 15 g de sal por litro y tengo 22 litros', '8 g por kilo para 12,5 kg': a dose of the cook's own, for an amount. */
export const doseTimes: Calculation = {
  id: 'dosis por cantidad',
  work: ({ folded, slots }) => {
    const per = /\b(?:por|x|cada|\/) ?(?:cada )?(?:(\d+(?:[.,]\d+)?) ?)?(litros?|l|kilos?|kg|gramos?|g|ml)\b/.exec(
      folded,
    )
    if (per === null || /€|\beuros?\b|%/.test(folded)) return null
    const dose = slots.find((slot) => slot.end <= per.index + 1 && (isAmount(slot) || slot.of !== ''))
    const whole = slots.find((slot) => isAmount(slot) && slot.at >= per.index + per[0].length)
    if (dose === undefined || whole === undefined || dose.value <= 0 || per.index - dose.end > 40) return null
    const unit = per[2] ?? ''
    const each = number(per[1] ?? '1') * (/^(?:litros?|l|kilos?|kg)$/.test(unit) ? 1000 : 1)
    if (each <= 0) return null
    const times = whole.value / each
    const total = isAmount(dose)
      ? amountText(dose, dose.value * times)
      : `${plain(dose.value * times)} ${dose.of.split(' ')[0]}`
    const of = dose.of.replace(/\s*\b(?:x|por|cada)\b.*$/, '')
    return {
      answer: `**${total}**${isAmount(dose) && of !== '' ? ` de ${of}` : ''} para ${whole.said}.`,
      working: `${dose.said} × ${plain(times)}`,
    }
  },
}

/** 'Tengo 1,8 kg de masa y hago bolas de 65, cuántas': whole pieces out of a weight. */
export const piecesOfSize: Calculation = {
  id: 'piezas de un peso',
  work: ({ folded, slots }) => {
    const found =
      /\b(bolas|bollos|bolitas|panes|panecillos|barras|raciones|porciones|piezas|hamburguesas|albondigas|croquetas|filetes|medallones|lomos|rodajas|tartaletas|vasitos|galletas|trufas|bombones|unidades|supremas) de (\d{1,4})(?: ?(?:g|gr|gramos|ml))?\b/.exec(
        folded,
      )
    const whole = slots.find(
      (slot) =>
        slot.kind === 'mass' && !(found !== null && slot.at > found.index && slot.at < found.index + found[0].length),
    )
    if (found === null || whole === undefined || !/\bcuant[oa]s\b/.test(folded) || /€|%|\bmerma/.test(folded))
      return null
    const size = number(found[2])
    if (size <= 0 || whole.value < size) return null
    const count = Math.floor(whole.value / size + 1e-9)
    const left = whole.value - count * size
    return {
      answer: `Salen **${plain(count)} ${found[1] ?? ''}** de ${amountText(whole, size)}${left >= 1 ? `, y sobran ${amountText(whole, left)}` : ''}.`,
      working: `${amountText(whole, whole.value)} ÷ ${amountText(whole, size)} = ${plain(whole.value / size)}`,
    }
  },
}

/** '15 tortillas de 8 huevos, cuántos huevos'; '180 huevos, cuántas tortillas de 6'. */
export const pieceTimes: Calculation = {
  id: 'piezas por unidad',
  work: ({ folded }) => {
    const thing = '(huevos|yemas|claras|hojas|lonchas|rebanadas|lomos|dientes)'
    const each = new RegExp(`\\b(\\d{1,4})(?: [a-z]{4,16})? de (\\d{1,3}) ${thing}\\b`).exec(folded)
    if (each !== null && new RegExp(`\\bcuant[oa]s ${each[3]}\\b`).test(folded))
      return {
        answer: `**${plain(number(each[1]) * number(each[2]))} ${each[3] ?? ''}**.`,
        working: `${each[1]} × ${each[2]}`,
      }
    const [, what, size, counted] =
      new RegExp(`\\bcuant[oa]s ([a-z]{4,16}) de (\\d{1,3}) ${thing}\\b`).exec(folded) ?? []
    const whole = number(
      [...folded.matchAll(/(?<![\d.,])(\d{1,5})(?![\d.,])/g)]
        .map(([one]) => one)
        .find((one) => number(one) > number(size)),
    )
    if (
      what === undefined ||
      !(number(size) > 0) ||
      !(whole > 0) ||
      !/\bsalen|\bsaco|\bhago|\bcon\b|\bde\b/.test(folded)
    )
      return null
    const many = Math.floor(whole / number(size) + 1e-9)
    const rest = whole - many * number(size)
    return {
      answer: `Salen **${plain(many)} ${what}** de ${size} ${counted ?? ''}${rest > 0 ? `, y sobran ${plain(rest)}` : ''}.`,
      working: `${plain(whole)} ÷ ${size}`,
    }
  },
}

/** 'Si 1 kg me da 14 raciones, cuántos kg para 90'. */
export const amountForMany: Calculation = {
  id: 'cantidad para tantos',
  work: ({ folded, slots }) => {
    const gives = /\b(?:da|dan|salen|saco|hago|rinde)(?: para)? (?:unas |unos )?(\d{1,5})(?: ([a-z]{4,16}))?/.exec(
      folded,
    )
    const wanted = /\bcuant[oa]s?\b.{0,40}\bpara (?:unas |unos )?(\d{1,5})\b(?! ?(?:g|gr|kg|kilos?|ml|l|litros?))/.exec(
      folded,
    )
    const each = slots.find((slot) => isAmount(slot) && gives !== null && slot.at < gives.index)
    const [from, to] = [number(gives?.[1]), number(wanted?.[1])]
    if (each === undefined || each.value <= 0 || !(from > 0) || !(to > 0)) return null
    return {
      answer: `**${amountText(each, (each.value * to) / from)}** para ${to}.`,
      working: `${each.said} × ${to} ÷ ${from}`,
    }
  },
}

const shares: readonly (readonly [RegExp, number])[] = [
  [/\ba (?:la )?mitad\b|\ba 1\/2\b/, 1 / 2],
  [/\ba (?:un |una )?(?:tercio|tercera parte)\b|\ba 1\/3\b/, 1 / 3],
  [/\ba (?:un )?cuarto\b|\ba 1\/4\b/, 1 / 4],
  [/\ba (?:la )?decima parte\b|\ba 1\/10\b/, 1 / 10],
  [/\ba dos tercios\b|\ba 2\/3\b/, 2 / 3],
]

/** 'De 8 litros a 3': what it is reduced to, in the same measure; null where that is no amount. */
const reducedTo = (folded: string, whole: Slot): number | null => {
  const found =
    /^ ?(?:[a-z]+ ){0,5}?(?:a|hasta|quedan?|en) (\d{1,4}(?:[.,]\d{1,2})?)( ?(?:kg|kilos?|g|gr|ml|l|litros?))?\b(?! ?(?:%|h\b|horas|grados|minutos|\/))(?!\/)/.exec(
      folded.slice(whole.end),
    )
  const unit = (found?.[2] ?? '').trim()
  const value =
    number(found?.[1]) * (/^(?:g|gr|ml)$/.test(unit) ? 1 : /^(?:k|l)/.test(unit) || whole.value >= 1000 ? 1000 : 1)
  return found !== null && value > 0 && value < whole.value ? value : null
}

/** 'Tengo 12 l de caldo y reduzco a 1/3: cuánto queda'. */
export const reduction: Calculation = {
  id: 'reducción',
  work: ({ folded, slots }) => {
    if (!/\bredu[czj]/.test(folded) || !/\bcuant[oa]\b/.test(folded)) return null
    const whole = slots.find((slot) => isAmount(slot) && slot.value > 0)
    const left = whole === undefined ? null : reducedTo(folded, whole)
    if (whole !== undefined && left !== null)
      return {
        answer: `Se va **${amountText(whole, whole.value - left)}**: queda el **${percent((left / whole.value) * 100)}**.`,
        working: `${amountText(whole, left)} ÷ ${amountText(whole, whole.value)}`,
        notes: ['La sal y los ácidos se concentran lo mismo: sala al final.'],
      }
    const lost = slotOf(slots, 'percent')
    const share =
      shares.find(([said]) => said.test(folded))?.[1] ??
      (lost === null || lost.value >= 100
        ? undefined
        : /\bal \d/.test(folded)
          ? lost.value / 100
          : 1 - lost.value / 100)
    if (whole === undefined || share === undefined) return null
    return {
      answer: `Quedan **${amountText(whole, whole.value * share)}**.`,
      working: `${whole.said} × ${percent(share * 100)}`,
      notes: ['La sal y los ácidos se concentran lo mismo: sala al final.'],
    }
  },
}
