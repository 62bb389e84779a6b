import type { Calculation, Sum } from '#core/calculate/calculation.ts'
import { sharesIn } from '#core/calculate/dough/bakers-given.ts'
import { ownPart } from '#core/calculate/reading/words.ts'
import { percent, plain } from '#core/calculate/say.ts'
import { inUnit, type Typed, type TypedUnit, typedIn } from './typed.ts'

/** What was worked out in the turn before, read from its one bold figure. */
export type Result = { readonly value: number; readonly unit: TypedUnit; readonly asked: string }

/** The one figure of an answer: null where it has none, several, or a range. */
export const resultIn = (answer: string, asked: string): Result | null => {
  const bold = [...answer.replace(/[\u00a0\u202f]/g, ' ').matchAll(/\*\*([^*]{1,40})\*\*/g)].map(([, text = '']) =>
    text.toLowerCase(),
  )
  const [only] = bold
  const figures = typedIn(only ?? '')
  const [figure, more] = figures
  return figure === undefined ||
    more !== undefined ||
    figure.unit === '%' ||
    figure.unit === 'other' ||
    /–/.test(only ?? '')
    ? null
    : { value: figure.value, unit: figure.unit, asked }
}

const times: Readonly<Record<string, number>> = { semana: 7, mes: 30, ano: 365 }

/** What is done to a figure: 'y si sube un 8', 'y con un 10 más', 'y entre 6', 'y el doble', 'y al mes'. */
const steps: readonly ((own: string, result: Result) => Sum | null)[] = [
  (own, result) => {
    const [share, more] = typedIn(own)
    if (share === undefined || more !== undefined || share.bare <= 0 || share.bare > 300 || !isMove(share)) return null
    const isUp =
      /\b(?:sub|aument|encarec|incrementa|crec|gan|mas|anad|sum|recargo|extra|margen de seguridad|seguridad social|cotizaci|de sobra|de mas)\w*/.test(
        own,
      )
    const isDown = /\b(?:baj|rebaj|descuent|quit|menos|recort|reduc|abarat)\w*/.test(own)
    // Where the question moved a figure already, it is asked again with this one.
    if (isUp === isDown || /\b(?:sub[aei]|baj[ae]|descuent|rebaj|aument)/.test(result.asked)) return null
    const factor = 1 + ((isUp ? 1 : -1) * share.bare) / 100
    return factor < 0
      ? null
      : told(result.value * factor, result, `× ${plain(factor)} (${isUp ? '+' : '−'}${percent(share.bare)})`)
  },
  (own, result) => flourOf(own, result),
  (own, result) => {
    const count =
      /^\W*(?:y )?(?:eso |todo |lo mismo )?(?:dividido )?(?:entre|por cabeza si somos|si somos|a repartir entre|(?:por|cada) (?:plato|pase|pieza|racion|uno) si son) (\d{1,4})(?: [a-z]{4,12})?\W*$/.exec(
        own,
      )?.[1]
    return count === undefined || Number(count) <= 0 ? null : told(result.value / Number(count), result, `÷ ${count}`)
  },
  (own, result) => {
    const factor =
      /^\W*(?:y )?(?:si (?:es |hago |quiero |fuera )?)?(?:para )?(?:el |la )?(doble|triple|mitad|tercera parte)\W*$/.exec(
        own,
      )?.[1]
    const by = factor === 'doble' ? 2 : factor === 'triple' ? 3 : factor === 'mitad' ? 0.5 : 1 / 3
    return factor === undefined ? null : told(result.value * by, result, `× ${plain(by)}`)
  },
  (own, result) => {
    const time =
      /^\W*(?:y )?(?:cuanto (?:es |seria |me sale )?)?(?:a la|al|por|en una|en un|cada) (semana|mes|ano)\W*$/.exec(
        own,
      )?.[1] ?? ''
    const days = times[time]
    if (
      days === undefined ||
      !/\b(?:al|por|cada) dia\b|\bdiari/.test(result.asked) ||
      /\b(?:al|por) mes\b|\ba la semana\b|\bsemana de\b/.test(result.asked)
    )
      return null
    return {
      ...told(result.value * days, result, `× ${days} días`),
      notes: ['Contando todos los días: si cierras alguno, dime cuántos abres.'],
    }
  },
  (own, result) => {
    const had =
      /^\W*y (?:si )?(?:ya )?(?:tengo|hay|quedan|me quedan|llevo) (?:ya )?(\d{1,5})(?: (?:hech[oa]s|list[oa]s|montad[oa]s))?\W*$/.exec(
        own,
      )?.[1]
    const left = result.value - Number(had ?? 0)
    return had === undefined || result.unit !== '' || left <= 0
      ? null
      : { ...told(left, result, `− ${had}`), answer: `Faltan **${plain(left)}**.` }
  },
  (own, result) => {
    const each =
      /^\W*(?:y )?(?:a cuanto )?(?:cuanto )?(?:sale )?(?:por|la|el|cada|a) (?:persona|cabeza|racion|cubierto|plato|barba|comensal|pax|unidad|pieza|un[oa])\W*$/.test(
        own,
      )
    const many = each ? [...result.asked.matchAll(new RegExp(counted, 'g'))] : []
    const count = Number(many[0]?.[1] ?? 0)
    return many.length !== 1 || count < 2 || /\bpor (?:persona|cabeza|racion|cubierto)|\bcada un/.test(result.asked)
      ? null
      : told(result.value / count, result, `÷ ${plain(count)}`)
  },
  (own, result) => {
    const many = /^\W*y (?:en |por |para |si abro |abriendo |son )?(\d{1,3}) dias\W*$/.exec(own)?.[1]
    if (many === undefined || !/\b(?:al|por|cada) dia\b|\bdiari/.test(result.asked)) return null
    return told(result.value * Number(many), result, `× ${many} días`)
  },
]

/** People or plates that a question counted. */
const counted =
  /\b(\d{1,4}) (?:personas|pax|comensales|cubiertos|invitados|raciones|platos|clientes|camareros|unidades|piezas)\b/

/** 'Y con 63 de hidratación cuánta harina', of the dough that came out. */
const flourOf = (own: string, result: Result): Sum | null => {
  const shares = sharesIn(own)
  if (result.unit !== 'g' || !/\bmasa\b/.test(result.asked) || !shares.some(({ name }) => name === 'agua')) return null
  const sum = shares.reduce((all, { value }) => all + value, 100)
  const flour = (result.value / sum) * 100
  return {
    answer: `**${inUnit(flour, 'g')} de harina** para ${inUnit(result.value, 'g')} de masa; ${shares.map(({ name, value }) => `${name}, ${percent(value)}: ${inUnit((flour * value) / 100, 'g')}`).join('; ')}.`,
    working: `${inUnit(result.value, 'g')} ÷ ${percent(sum)}`,
    figures: { base: { name: 'harina', grams: flour } },
  }
}

const isMove = ({ unit, before, after, noun }: Typed): boolean =>
  unit === '%' ||
  (unit === '' &&
    (noun === '' || /^(?:mas|menos)/.test(after.trim())) &&
    /\b(?:un|el|otro|sub\w*|baj\w*|de|del|social) $/.test(before))

/** A step on the figure of the turn before. */
export const onResult = (result: Result | null): Calculation => ({
  id: 'sobre lo anterior',
  work: ({ folded }) => {
    const own = ownPart(folded)
    if (result === null || own.length > 60 || /\biva\b|\bfood|\bmargen\b(?! de seg)/.test(own) || !(result.value > 0))
      return null
    for (const step of steps) {
      const sum = step(own, result)
      if (sum !== null) return sum
    }
    return null
  },
})

const told = (value: number, { value: was, unit }: Result, step: string): Sum => ({
  answer: `**${inUnit(value, unit)}**.`,
  working: `${inUnit(was, unit)} ${step}`,
  ...(unit === 'eur' ? { figures: { cost: value } } : {}),
})
