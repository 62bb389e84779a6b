import type { Calculation, Sum } from '#core/calculate/calculation.ts'
import { ownPart } from '#core/calculate/reading/words.ts'
import { plain } from '#core/calculate/say.ts'
import { duration, inMinutes, inUnit, type Typed, typedIn } from './typed.ts'

const worker =
  /^(?:persona|cociner|camarer|ayudante|pinche|gente|emplead|trabajador|panader|pasteler|friegaplato|compan|tio|chaval|mano)/
const works =
  /\b(?:pel\w+|limpi\w+|bole\w+|form\w+|mont\w+|cort\w+|pic\w+|hac\w+|hag\w+|prepar\w+|fr[ie]+g\w+|empla\w+|emba\w+|plega\w+|doblo|tard\w+|fil\w*|desespin\w+|empan\w+|rellen\w+|emplat\w+|sirv\w+|atiend\w+|trabaj\w+|necesit\w+|embols\w+|envas\w+|deshues\w+|lamin\w+|desgran\w+|rall\w+|desmig\w+|torne\w+|cuel\w+|pint\w+|abr[eio]\w*)\b/
/** What the fire takes does not grow with the weight. */
const cooks =
  /\b(?:horno|as(?:a|ar|ado)|coc[ei]\w*|cuec\w*|hiervi?\w*|herv\w*|fre[ií]\w*|olla|bano maria|congel\w*|descongel\w*|ferment\w*|enfri\w*|lev[ao]\w*)\b/
const asksTime =
  /\bcuant[oa] (?:tiempo\b|tard\w+|se tarda|necesit\w+ de tiempo|le lleva|les lleva|lleva|es de tiempo)|\ben cuanto(?: tiempo)?\b|\bcuantas horas\b|\bcuantos minutos\b|\btard\w+ cuanto/
const asksPeople =
  /\bcuant[oa]s? (?:personas|gente|cociner\w+|camarer\w+|ayudantes|pinches|manos|somos|tenemos que ser|hacen? falta)\b/
const asksAmount =
  /\bcuant[oa]s? (?:kilos?|kg|pel\w+|hac\w+|hag\w+|sac\w+|limpi\w+|en|con|[a-z]{4,14})\b|\bcuanto (?:hac\w+|hag\w+|pel\w+|limpi\w+|sac\w+|bole\w+)/

type Side = {
  readonly people: number | null
  readonly minutes: number | null
  readonly amount: number | null
  readonly unit: Typed | null
}

/** 'Si 3 personas pelan 40 kg en 2 horas, cuánto tardan 5': the same work with other hands, another amount or another time. */
export const workTime: Calculation = {
  id: 'tiempo de trabajo',
  continues: true,
  work: ({ folded }) => {
    const own = inMinutes(ownPart(folded))
    if (
      !works.test(own) ||
      (cooks.test(own) && !/\b(?:tandas|hornadas)\b/.test(own)) ||
      /€|\beuros?\b|\bgrados\b|\bcobr|\bpag[oa]|\ba las \d|\d:\d\d/.test(own)
    )
      return null
    const asked = asksTime.test(own)
      ? 'time'
      : asksPeople.test(own)
        ? 'people'
        : asksAmount.test(own)
          ? 'amount'
          : // 'Entre 4 fregamos 200 platos en 50 minutos, y si somos 2'.
            /\by (?:(?:si (?:somos|son|fueran|hay)|con|entre) )?\d{1,2}(?: [a-z]{4,14})?\W*$/.test(own)
            ? 'time'
            : null
    if (asked === null) return null
    const batches = inBatches(own)
    if (batches !== null) return batches
    const figures = typedIn(own)
    if (figures.length < 2 || figures.length > 6) return null
    const rate = figures.find(({ after }) => perHour.test(after))
    if (rate !== undefined) {
      const by = sideOf([rate])
      const rest = sideOf(
        figures.filter((one) => one !== rate && !(one.unit === 'min' && one.at === rate.end)),
        by,
      )
      return by === null || rest === null ? null : solved({ ...by, minutes: 60 }, rest, asked)
    }
    const each = figures.find(({ unit, after }) => unit === 'min' && perThing.test(after))
    if (each !== undefined) {
      const rest = sideOf(
        figures.filter((one) => one !== each),
        { people: 1, minutes: null, amount: 1, unit: null },
      )
      return rest === null ? null : solved({ people: 1, minutes: each.value, amount: 1, unit: null }, rest, asked)
    }
    const cut = cutOf(own, figures)
    const first = sideOf(figures.filter(({ at }) => at < cut))
    const second = sideOf(
      figures.filter(({ at }) => at >= cut),
      first,
    )
    if (first === null || second === null || first.minutes === null) return null
    return solved(first, second, asked)
  },
}

/** '8 kilos a la hora', '60 por hora'. */
const perHour = /^ ?(?:de )?(?:[a-z]+ )?(?:a la|por|cada|\/|la) ?hora\b/

/** '4 tandas de 35 minutos, cuánto en total'. */
const inBatches = (own: string): Sum | null => {
  const found = /\b(\d{1,3}) (?:tandas|hornadas|cargas|vueltas|coladas|lavados|turnos) de (\d{1,4}) minutos?\b/.exec(
    own.replace(/\bmin\b/g, 'minutos'),
  )
  const [count, each] = [Number(found?.[1] ?? 0), Number(found?.[2] ?? 0)]
  return found === null || !(count * each > 0) || !asksTime.test(own)
    ? null
    : { answer: `**${duration(count * each)}** en total.`, working: `${plain(count)} × ${plain(each)} min` }
}

/** '3 minutos por plato'. */
const perThing = /^ ?(?:por|cada|en cada|con cada|por cada|de trabajo por) (?!hora|persona|kilo|kg)[a-z]{3,14}\b/

/** Where what is known ends: at the first figure of a kind that was said already, or at the question. */
const cutOf = (own: string, figures: readonly Typed[]): number => {
  const time = figures.find(({ unit }) => unit === 'min')
  const joint = [...own.matchAll(/[,;:?] ?| cuant| y (?:si|para|con|en|para)\b| para (?=\d)/g)].map(
    ({ index }) => index,
  )
  return (
    joint.find((at) => time !== undefined && at > time.at && figures.filter((one) => one.at < at).length >= 2) ??
    own.length
  )
}

const sideOf = (figures: readonly Typed[], known?: Side | null): Side | null => {
  const time = figures.filter(({ unit }) => unit === 'min')
  const counted = figures.filter(({ unit }) => unit !== 'min')
  if (time.length > 1 || figures.some(({ unit }) => unit === 'other' || unit === '%' || unit === 'eur')) return null
  const hasUnit = known?.unit != null && known.unit.unit !== ''
  const people =
    counted.find(
      ({ noun, unit, before }) =>
        unit === '' && (worker.test(noun) || /\b(?:entre|somos|siendo)(?: los)? $/.test(before)),
    ) ??
    counted.find(
      ({ unit, noun, before }) =>
        unit === '' &&
        known?.people != null &&
        ((hasUnit && !/\b(?:en|para|de) $/.test(before)) ||
          /\b(?:somos|son|entre|con|siendo|tardan|tardamos|y)(?: los)? $/.test(before)) &&
        (noun === '' || /^(?:tard|cuant)/.test(noun)),
    ) ??
    null
  const amounts = counted.filter((one) => one !== people)
  const [amount, more] = amounts
  if (more !== undefined) return null
  const isKilos = amount !== undefined && amount.unit === '' && hasUnit
  return {
    people: people?.bare ?? null,
    minutes: time[0]?.value ?? null,
    amount:
      amount === undefined
        ? null
        : isKilos
          ? amount.bare * ((known?.unit?.value ?? 1) / (known?.unit?.bare ?? 1))
          : amount.value,
    unit: amount ?? null,
  }
}

const solved = (first: Side, second: Side, asked: 'time' | 'people' | 'amount'): Sum | null => {
  const [people, minutes, amount] = [first.people ?? 1, first.minutes ?? 0, first.amount ?? 1]
  // What one pair of hands does in a minute.
  const rate = amount / (people * minutes)
  if (!(rate > 0) || !Number.isFinite(rate)) return null
  const unit = first.unit?.unit ?? ''
  const sizeOf = (value: number): string => (unit === '' ? plain(value) : inUnit(value, unit))
  const known = `${first.amount === null ? '' : `${sizeOf(amount)} en `}${duration(minutes)}${first.people === null ? '' : ` con ${plain(people)}`}`
  const each = `${known} (${sizeOf(rate * 60)} por hora${first.people === null ? '' : ' y persona'})`
  const [heads, work] = [second.people ?? people, second.amount ?? amount]
  const note = ['Si no se estorban: con más manos el ritmo de cada una baja algo. Oficio.']
  if (asked === 'time' && second.minutes === null && (second.people !== null || second.amount !== null))
    return {
      answer: `Unos **${duration(work / (rate * heads))}**.`,
      working:
        first.amount === null
          ? `${duration(minutes)} × ${plain(people)} ÷ ${plain(heads)}`
          : `${each}; ${sizeOf(work)}${second.people === null ? '' : ` con ${plain(heads)}`}`,
      ...(second.people === null ? {} : { notes: note }),
    }
  if (asked === 'people' && second.people === null && (second.minutes !== null || second.amount !== null)) {
    const needed = work / (rate * (second.minutes ?? minutes))
    return {
      answer: `Hacen falta **${plain(Math.ceil(needed - 1e-9))}**${Number.isInteger(needed) ? '' : ` (${plain(needed)} justos)`}.`,
      working: `${each}; ${sizeOf(work)} en ${duration(second.minutes ?? minutes)}`,
      notes: note,
    }
  }
  if (
    asked === 'amount' &&
    first.amount !== null &&
    second.amount === null &&
    (second.minutes !== null || second.people !== null)
  )
    return {
      answer: `**${sizeOf(rate * heads * (second.minutes ?? minutes))}**${unit === '' && first.unit !== null ? ` ${first.unit.noun}` : ''}.`,
      working: `${each}${second.people === null ? '' : ` × ${plain(heads)}`}, ${duration(second.minutes ?? minutes)}`,
    }
  return null
}
