import type { ChangeRow, HistoryAnswer, ImpactRow } from '#core/api/price-history.ts'
import { formatDate } from '#core/format/date.ts'
import { formatDecimal } from '#core/format/decimal.ts'
import { formatEuros, formatUnitPrice } from '#core/format/money.ts'
import { formatPeriod, withReadableMonths } from '#core/format/period.ts'
import { dayOf } from './chart.ts'

const count = (total: number, one: string, many: string): string =>
  `${formatDecimal(total)} ${total === 1 ? one : many}`

const perUnit = (price: number, unit: string): string => `${formatUnitPrice(price)}/${unit}`

/** '18 %', '0,4 %': whole above ten. */
const percentText = (percent: number): string => {
  const size = Math.abs(percent)
  return `${formatDecimal(size, size < 10 ? 1 : 0)} %`
}

const signed = (euros: number): string => `${euros < 0 ? '−' : '+'}${euroText(Math.abs(euros))}`
const euroText = (euros: number): string => (euros < 0.005 ? formatUnitPrice(euros) : formatEuros(euros))

/** 'Huevos suben', 'Anís sube': a name whose first word ends like a plural is one. */
const isPlural = (name: string): boolean => /^\S+[aeo]s(?:\s|$)/i.test(name)

/** What a change did: 'sube un 18 %', 'baja un 5 %', 'pasa de 5,00 €/kg a 6,00 €/l'. */
const moveText = ({ ingredient_name, percent, before, unit_before, after, unit }: ChangeRow): string => {
  const ending = isPlural(ingredient_name) ? 'n' : ''
  return percent === null
    ? `pasa${ending} de ${perUnit(before, unit_before)} a ${perUnit(after, unit)}`
    : `${percent < 0 ? 'baja' : 'sube'}${ending} un ${percentText(percent)}`
}

/** 'del 30 % de food cost'; where a dish has another target than the kitchen's, no one figure says it. */
const goalText = ({ own_targets }: ImpactRow, target: number): string =>
  own_targets === 0 ? `del ${formatDecimal(target)} % de food cost` : 'de su food cost objetivo'

const dishesText = (impact: ImpactRow, target: number): string => {
  const { dishes, over, under } = impact
  const goal = goalText(impact, target)
  if (dishes === 0) return 'no está en ninguna receta'
  if (over > 0) return `${count(over, 'plato pasa', 'platos pasan')} ${goal}`
  if (under > 0) return `${count(under, 'plato baja', 'platos bajan')} ${goal}`
  return `cambia el coste de ${count(dishes, 'plato', 'platos')}`
}

/** 'Mantequilla sube un 18 %: 14 platos pasan del 30 % de food cost; el que más, Croissant (+0,11 €)'. */
const sentence = (change: ChangeRow, target: number): string => {
  const [most] = change.impact.worst
  const worst = most === undefined ? '' : `; el que más, ${most.name} (${signed(most.difference)} por ración)`
  return `${change.ingredient_name} ${moveText(change)}: ${dishesText(change.impact, target)}${worst}`
}

type Point = HistoryAnswer['points'][number]

export const operations = {
  loadHistory: ['Error', 'No se pudieron cargar los precios'],
  seen: { failure: ['Error', 'No se pudo guardar que los has visto'] },
} as const

export const historyTexts = {
  heading: 'Histórico',
  table: 'Precios anteriores',
  columns: { date: 'Fecha', price: 'Precio', source: 'Fuente' },
  dateOf: (point: Point) => formatPeriod(dayOf(point)),
  priceOf: ({ price_per_unit, unit }: Point) => perUnit(price_per_unit, unit),
  sourceOf: ({ source, counted }: Point) =>
    [source === null || source === '' ? 'N/A' : withReadableMonths(source), ...(counted ? [] : ['no contaba'])].join(
      ' · ',
    ),
  none: 'De este precio no hay histórico todavía: empieza con el próximo que guardes.',
  one: 'Este es el primer precio guardado. Los siguientes se dibujan aquí.',
  /** The drawing in words. */
  drawing: (name: string, first: Point, last: Point, low: number, high: number) =>
    `Precio de ${name}: de ${perUnit(first.price_per_unit, first.unit)} el ${formatPeriod(dayOf(first))} a ${perUnit(last.price_per_unit, last.unit)} el ${formatPeriod(dayOf(last))}; el más bajo ${formatUnitPrice(low)}, el más alto ${formatUnitPrice(high)}`,
  bounds: (price: number, unit: string) => perUnit(price, unit),
  day: (point: Point) => formatPeriod(dayOf(point)),
} as const

export const impactTexts = {
  sentence,
  table: (name: string) => `Platos que cambian con ${name}`,
  columns: { dish: 'Plato', difference: 'Por ración', foodCost: 'Food cost' },
  difference: signed,
  foodCost: (before: number | null, after: number | null) =>
    before === null || after === null ? 'Sin PVP' : `${formatDecimal(before, 1)} % → ${formatDecimal(after, 1)} %`,
  withoutPrice: ({ without_price }: ImpactRow) =>
    `De ${count(without_price, 'plato', 'platos')} falta el PVP: se dice en su escandallo.`,
  more: ({ dishes, worst }: ImpactRow) => `y ${count(dishes - worst.length, 'plato más', 'platos más')}`,
  showDishes: (name: string) => `Ver platos que cambian con ${name}`,
  dishes: 'Ver platos',
} as const

export const changesTexts = {
  title: 'Cambios de precio',
  summary: (total: number, since: string) =>
    `${total === 0 ? 'ninguno' : formatDecimal(total)} desde el ${formatDate(since)}`,
  over: (impact: ImpactRow, target: number) =>
    `${count(impact.over, 'plato pasa', 'platos pasan')} ${goalText(impact, target)}`,
  since: 'Desde',
  list: 'Cambios de precio, los que más pesan primero',
  more: (rest: number) => `Y ${count(rest, 'cambio más', 'cambios más')}, que pesan menos en tus recetas.`,
  seen: 'Visto',
  seenHint: 'Los cambios vistos no se avisan más; cada precio guarda su histórico.',
} as const
