import type { Calculation, Sum } from '#core/calculate/calculation.ts'
import { ownPart } from '#core/calculate/reading/words.ts'
import { plain } from '#core/calculate/say.ts'
import { inUnit, type Typed, typedIn } from './typed.ts'

const stockDays = 'días de género'

const spends =
  /\b(?:gast[aeo]\w*|us[ao]\w*|consum\w*|vend[eo]\w*|salen?|sacamos|saco|se (?:me |nos )?van?|hago|hacemos|tiro|necesito|bebo|servimos|sirvo|pon(?:go|emos))\b/
const every: Readonly<Record<string, number>> = {
  dia: 1,
  diario: 1,
  diarios: 1,
  diarias: 1,
  noche: 1,
  servicio: 1,
  semana: 7,
  mes: 30,
}
const perTime =
  /^ ?(?:[a-z]+ ){0,3}?(?:al|por|a la|cada|\/ ?|el) ?(dia|noche|servicio|semana|mes)\b|^ ?(?:[a-z]+ ){0,2}?(diari[oa]s?)\b|^ ?(?:[a-z]+ ){0,2}?(semanal)(?:es)?\b/
const asksDays =
  /\bcuant[oa] (?:me |nos )?(?:dura|duran|aguant\w*|tengo para|tiempo)|\b(?:para |a )?cuant[oa]s (?:dias|semanas|servicios|noches|meses)\b|\bhasta cuando\b|\bpara cuanto (?:me |nos )?(?:tengo|tenemos|da|llega|tiempo|dura)|\bme (?:dura|llega) (?:para )?cuanto/
const asksOrder =
  /\bcuant[oa]s?\b.*\b(?:pid[oea]\w*|encarg\w*|compr\w*|traig\w*|traer)\b|\b(?:pid[oe]|compro|encargo)\b.*\bcuant|\bminimo\b|\bpunto de pedido\b/

/** 'Compro 12.000 al mes y tengo 3.000 de stock, qué rotación': how often what is kept is renewed, and for how many days it stands. */
export const stockTurns: Calculation = {
  id: 'rotación de género',
  continues: true,
  work: ({ folded }) => {
    const own = ownPart(folded)
    if (!/\brotacion\b|\brota\b/.test(own) || !/\b(?:stock|existencias|inventario|almacen|camara|bodega)\b/.test(own))
      return null
    const [one, other, more] = typedIn(own)
    if (one === undefined || other === undefined || more !== undefined || one.value <= 0 || other.value <= 0)
      return null
    const isStock = ({ before, after }: Typed): boolean =>
      /^ ?(?:de |en )?(?:el )?(?:stock|existencias|inventario|almacen|camara|bodega)\b/.test(after) ||
      /\b(?:stock|existencias|inventario|almacen|camara|bodega)(?: (?:de|medio|es|son|tengo|hay|unos))* $/.test(before)
    const [stock, spent] = isStock(one) ? [one, other] : isStock(other) ? [other, one] : [null, null]
    if (stock === null || spent === null) return null
    const days = /\bsemana/.test(own) ? 7 : /\b(?:ano|anual)/.test(own) ? 365 : 30
    const turns = spent.value / stock.value
    return {
      answer: `Rotas **${plain(turns)} veces** ${days === 7 ? 'por semana' : days === 365 ? 'al año' : 'al mes'}: género para **${plain(Math.round((days / turns) * 10) / 10)} días**.`,
      working: `${inUnit(spent.value, 'eur')} ÷ ${inUnit(stock.value, 'eur')}; ${days} ÷ ${plain(turns)}`,
      ...(/\b(?:semana|ano|anual|mes|mensual)/.test(own) ? {} : { notes: ['Tomo las compras como de un mes.'] }),
    }
  },
}

/** '45 kilos y gasto 6 al día, cuánto me dura'; 'gasto 8 al día y reparten cada 4, cuánto pido'. */
export const daysOfStock: Calculation = {
  id: stockDays,
  continues: true,
  work: ({ folded }) => {
    const own = ownPart(folded)
    if (!spends.test(own) || /€|\beuros?\b|\bmerma|\bkwh?\b|\bhoras?\b/.test(own)) return null
    const cycle = everyDays(own)
    if (cycle !== null) return cycle
    const figures = typedIn(own)
    const rate = figures.find((one) => timeOf(one, own) !== null)
    const unit = rate === undefined ? null : timeOf(rate, own)
    if (rate === undefined || unit === null || rate.value <= 0) return null
    const rest = figures.filter((one) => one !== rate)
    if (rest.some((one) => one.unit !== '' && rest.length === 1 && rate.unit !== '' && one.unit !== rate.unit))
      return null
    return asksDays.test(own) ? lasting(rest, rate, unit) : asksOrder.test(own) ? order(rest, rate, unit) : null
  },
}

/** 'Gasto 2 garrafas cada 3 días, cuántas en un mes'. */
const everyDays = (own: string): Sum | null => {
  const found = /\bcada (\d{1,2}) dias\b/.exec(own)
  const [use, ...rest] = typedIn(own).filter(
    ({ at }) => found === null || at < found.index || at > found.index + found[0].length,
  )
  const time = /\b(?:en|para|a|al|por) (?:un |una |la |el )?(semana|mes|ano)\b/.exec(
    found === null ? '' : own.slice(found.index),
  )?.[1]
  const days = time === undefined ? 0 : time === 'ano' ? 365 : (every[time] ?? 0)
  if (found === null || use === undefined || rest.length > 0 || days === 0 || !/\bcuant/.test(own)) return null
  const total = (use.value * days) / Number(found[1])
  return {
    answer: `**${use.unit === '' ? `${plain(Math.round(total * 10) / 10)}** ${use.noun}` : `${inUnit(total, use.unit)}**`}.`,
    working: `${use.text} cada ${found[1]} días × ${plain(days)} días`,
  }
}

/** The time a figure is spent in: 'al día' behind it, or 'al día gasto' before it. */
const timeOf = ({ after, before }: Typed, own: string): string | null => {
  const found = perTime.exec(after)
  if (found !== null) return found[1] ?? (found[2] === undefined ? 'semana' : 'dia')
  const ahead =
    /\b(?:al|cada|por|a la) (dia|noche|servicio|semana|mes) (?:me |nos |se )?(?:gast\w+|us\w+|consum\w+|vend\w+|sal\w+|hag\w+|van|saco|sirvo)(?: (?:unos|unas|como))* $/.exec(
      before,
    )
  return ahead !== null && own.length > 0 ? (ahead[1] ?? null) : null
}

const lasting = (rest: readonly Typed[], rate: Typed, time: string): Sum | null => {
  const [stock, more] = rest
  if (stock === undefined || more !== undefined) return null
  const [have, use] = alike(stock, rate)
  const days = have / use
  if (!(days > 0) || !Number.isFinite(days)) return null
  const name = plural(time, days)
  return {
    answer: `Te dura **${plain(Math.floor(days * 10 + 1e-9) / 10)} ${name}**.`,
    working: `${say(have, stock, rate)} ÷ ${say(use, rate, stock)} al ${time}`
      .replace('al semana', 'a la semana')
      .replace('al noche', 'por noche'),
    ...(Number.isInteger(days)
      ? {}
      : {
          notes: [
            `${plain(Math.floor(days))} enteros: el siguiente ya no llega.`.replace(
              /^0 enteros: el siguiente ya no llega\.$/,
              'No llega ni al primero.',
            ),
          ],
        }),
  }
}

const order = (rest: readonly Typed[], rate: Typed, time: string): Sum | null => {
  const timed = rest.filter(({ noun }) => /^(?:dias?|semanas?)$/.test(noun))
  const days = timed.reduce((all, { bare, noun }) => all + bare * (noun.startsWith('semana') ? 7 : 1), 0)
  const stock = rest.filter((one) => !timed.includes(one))
  const [left, more] = stock
  if (days <= 0 || more !== undefined) return null
  const perDay = rate.value / (every[time] ?? 1)
  const [have, use] = left === undefined ? [0, perDay] : alike(left, { ...rate, value: perDay })
  const need = use * days - have
  const unit = rate.unit === '' && left !== undefined ? left.unit : rate.unit
  const text = (value: number): string => (unit === '' ? plain(value) : inUnit(value, unit))
  return need <= 0
    ? {
        answer: `No hace falta pedir: con ${text(have)} llegas a los ${plain(days)} días.`,
        working: `${text(use)} × ${plain(days)} = ${text(use * days)}`,
      }
    : {
        answer: `Pide **${text(need)}**${unit === '' && rate.noun !== '' && !every[rate.noun] ? ` ${rate.noun}` : ''}.`,
        working: `${text(use)} al día × ${plain(days)} días${have > 0 ? ` − ${text(have)} que tienes` : ''}`,
        notes: ['Sin reserva: suma un día más si el reparto falla.'],
      }
}

/** '45 kilos' and '6 al día': what has no unit is said in that of the other. */
const alike = (one: Typed, other: Typed): readonly [number, number] => {
  if (one.unit === other.unit) return [one.value, other.value]
  const factor = (named: Typed, bare: Typed): number =>
    bare.bare >= 100 && named.value / named.bare > 1 ? 1 : named.value / named.bare
  return one.unit === '' ? [one.bare * factor(other, one), other.value] : [one.value, other.bare * factor(one, other)]
}

const say = (value: number, one: Typed, other: Typed): string => {
  const unit = one.unit === '' ? other.unit : one.unit
  return unit === '' ? plain(value) : inUnit(value, unit)
}

const plural = (time: string, count: number): string =>
  count < 1.05 && count >= 0.95
    ? time.replace('dia', 'día')
    : time === 'mes'
      ? 'meses'
      : `${time.replace('dia', 'día')}s`
