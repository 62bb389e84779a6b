import { formatDecimal } from '#core/format/decimal.ts'
import { readNumbers } from '#core/safety/hearing/numbers.ts'
import type { Slots } from '#core/safety/hearing/read-slots.ts'
import { coreText } from '#core/safety/tables/cores.ts'
import {
  ionPerKilo,
  isOverLimit,
  mostNitrite,
  mostSaltPerKilo,
  nitritePerKilo,
} from '#core/safety/tables/curing-salts.ts'
import type { Reception } from '#core/safety/tables/reception.ts'
import { rowFor } from '#core/safety/tables/row-for.ts'
import { pasteurised } from '#core/safety/tables/sous-vide.ts'
import { allergenSum, allergicSum } from './allergen-sums.ts'
import { keepingSum } from './keeping-sum.ts'
import type { Calculate } from './sum.ts'
import { dryCure, thawing } from './weight-sums.ts'

/** Fish on ice is not colder. °C. */
const coldestFresh = -3

/** Signs that what is frozen had thawed. */
const refrozen =
  /(?<!\b(?:sin|ni|no (?:lleva|traen?|tienen?|hay)) (?:nada de |rastro de )?)\b(?:escarcha|bloques?|jugo helado|pegad[oa]s? entre|apelmazad[oa]s?|deform\w+)\b/

const reception: Calculate = (slots, { reception: rows }) => {
  const warmest = degreesOnArrival(slots)
  // 'Viene a 9, lo meto corriendo en el congelador': what is to be frozen came fresh.
  const isToFreeze =
    (warmest ?? -1) > 0 &&
    slots.tags.has('congelar') &&
    !/\bcongelad[oa]s?\b/.test(`${slots.text} ${slots.about ?? ''}`)
  const named = rowFor(isToFreeze ? rows.filter(({ id }) => id !== 'congelado') : rows, slots, 'llega')
  // 'Las gambas vienen a -12': so cold it is frozen, whatever row is named.
  const isFrozen = warmest !== null && warmest < coldestFresh
  const row = isFrozen
    ? rowByDegrees(rows, slots, warmest)
    : (named ?? (warmest === null ? null : rowByDegrees(rows, slots, warmest)))
  if (row === null && warmest === null)
    return slots.tags.has('comida')
      ? { values: { fuente: 'Real Decreto 1021/2022' }, chosen: 'comida' }
      : { values: { fuente: 'Reglamento (CE) 853/2004, anexo III' }, chosen: 'general' }
  if (row === null) return null
  const values = {
    que: row.name,
    limite:
      row.id === 'pescado' ? 'entre 0 y 3 °C (cerca de la fusión del hielo)' : `${formatDecimal(row.celsius, 0)} °C`,
    llega: warmest === null ? '' : `${formatDecimal(warmest, 1)} °C`,
    nota: row.note,
    fuente: row.source,
  }
  if (row.id === 'congelado' && refrozen.test(slots.text)) return { values, chosen: 'escarcha' }
  if (warmest === null) return { values, chosen: row.id === 'caliente' ? 'caliente' : 'limite' }
  if (row.id === 'caliente') return { values, chosen: warmest >= row.celsius ? 'pasa' : 'fria' }
  // Frozen goods may rise three degrees for a short while: RD 1109/1991.
  if (row.id === 'congelado' && warmest > row.celsius && warmest <= row.celsius + 3) return { values, chosen: 'justo' }
  return { values, chosen: warmest <= row.celsius ? 'pasa' : 'rechaza' }
}

/** 'Sale a 70, llega a 61': what counts is how it comes. */
const degreesOnArrival = ({ numbers: { c }, text }: Slots): number | null => {
  const [, said] =
    /\b(?:llega\w*|llego|viene\w*|venian?|entra\w*) (?:a |con )?(?:menos )?(-?\d+(?:[.,]\d)?)\b/.exec(text) ?? []
  const arrives = c.find((value) => Math.abs(value) === Math.abs(Number((said ?? '').replace(',', '.'))))
  return c.length === 0 ? null : (arrives ?? Math.max(...c))
}

/** 'El camión venía a −10 con las croquetas': a dish of no row of its own is frozen, hot or chilled by how it comes. */
const rowByDegrees = (rows: readonly Reception[], slots: Slots, celsius: number): Reception | null => {
  const id =
    celsius < 0 ? 'congelado' : !slots.tags.has('comida') ? null : celsius >= hotFrom ? 'caliente' : 'elaborado'
  return rows.find((row) => row.id === id) ?? null
}
/** What comes warmer was hot. °C. */
const hotFrom = 30

const core: Calculate = (slots, { cores }) => {
  const row = cores.find(({ tags }) => tags.some((tag) => slots.tags.has(tag)))
  if (row === undefined) return null
  const celsius = slots.numbers.c[0]
  const values = {
    que: row.name,
    centro: coreText(row),
    nota: row.note,
    fuente: row.source,
    dicho: celsius === undefined ? '' : `${formatDecimal(celsius, 0)} °C`,
  }
  if (celsius === undefined || celsius >= 100 || celsius < 30) return { values }
  // Egg eaten at once may stop at 63 °C for 20 s: the row's note says so.
  if (row.id === 'huevo' && celsius >= 63 && celsius < row.celsius) return { values }
  const minutes = isHeld.test(slots.text) ? (slots.numbers.h[0] ?? 0) * 60 : 0
  if (celsius < row.celsius && celsius >= leastHeld && minutes >= heldMinutes(celsius) && row.id !== 'bivalvo')
    return { values: { ...values, min: `${formatDecimal(minutes, 0)} min` }, chosen: 'llega con tiempo' }
  return { values, chosen: celsius >= row.celsius ? 'llega' : 'no llega' }
}

/** A time at the core, and not how long it was in the oven. */
const isHeld = /\b(?:durante|manten\w*|mantien\w*|sosten\w*|reposo|equivale\w*|con el centro ya)\b/

/** Breasts and fillets are about as thick, cm. */
const usualThickness = 3

const sousVide: Calculate = (slots, { sousVide: tables }) => {
  const has = (tag: string): boolean => slots.tags.has(tag)
  const celsius = slots.numbers.c.find((value) => value >= 40 && value <= 95)
  const cm = slots.numbers.cm[0]
  const product = has('ave')
    ? 'ave'
    : has('pescado') || has('crustaceo') || has('cefalopodo')
      ? 'pescado'
      : has('carne') || has('caza') || has('conejo') || has('pieza-gelatinosa')
        ? 'carne'
        : null
  // A yolk in a sauce is in no shell.
  const isOpen = has('salsa-huevo') || has('dulce-huevo') || /\b(?:yemas?|claras?|batidos?)\b/.test(slots.text)
  const values = {
    grados: celsius === undefined ? '' : `${formatDecimal(celsius, 0)} °C`,
    cm: formatDecimal(cm ?? usualThickness, 1),
    que: product === 'ave' ? 'el ave' : product === 'pescado' ? 'el pescado' : 'la carne',
  }
  if (product === null && (has('huevo') || has('dulce-huevo'))) {
    const isCool = celsius !== undefined && celsius < leastOfEgg && isOpen
    return { values, chosen: isCool ? 'huevo poco caliente' : isOpen ? 'huevo abierto' : 'huevo' }
  }
  if (celsius === undefined) {
    if (product === null) return null
    const at = product === 'ave' ? 63 : product === 'pescado' ? 60 : 60
    const min = pasteurised(tables, product, at, cm ?? usualThickness)
    // A piece thicker than the table has is not vouched for.
    if (min === null) return { values, chosen: 'gruesa' }
    return {
      values: { ...values, grados: `${at} °C`, min: String(min) },
      chosen: product === 'pescado' ? 'pescado sin grados' : 'sin grados',
    }
  }
  if (product === null)
    return celsius >= 55
      ? { values: { ...values, centro: holdAt(celsius) }, chosen: 'sin producto' }
      : { values, chosen: 'sin producto fria' }
  const minutes = pasteurised(tables, product, celsius, cm ?? usualThickness)
  if (minutes === null)
    return { values, chosen: product === 'pescado' ? 'pescado crudo' : celsius < 57 ? 'fria' : 'gruesa' }
  const said = slots.numbers.h.map((hours) => hours * 60)
  const enough = { ...values, min: formatDecimal(minutes, 0), horas: hoursOf(minutes) }
  if (said.length > 0 && Math.max(...said) < minutes)
    return { values: { ...enough, dicho: hoursOf(Math.round(Math.max(...said))) }, chosen: 'poco tiempo' }
  if (said.length > 0) return { values: { ...enough, dicho: hoursOf(Math.round(Math.max(...said))) }, chosen: 'basta' }
  return {
    values: enough,
    chosen: cm === undefined ? 'sin grueso' : 'tabla',
  }
}

/** Of an egg out of its shell, served at once: RD 1021/2022. °C. */
const leastOfEgg = 63

const hoursOf = (minutes: number): string =>
  minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h${minutes % 60 === 0 ? '' : ` ${minutes % 60} min`}`

/** Minutes at the core that equal 70 °C for 2 min, by AESAN 2021 (z = 7,5 °C): 60 °C 45 min, 65 °C 10 min, 75 °C 30 s. */
const heldMinutes = (celsius: number): number => 2 * 10 ** ((70 - celsius) / 7.5)

/** Below it no time is counted on: bacteria may grow while it is held. °C. */
const leastHeld = 60

const holdAt = (celsius: number): string => {
  const minutes = heldMinutes(celsius)
  return minutes < 1 ? `${Math.ceil(minutes * 60)} s` : `${Math.ceil(minutes)} min`
}

/** g: 19,99 are 20, as the limit in whole milligrams has it. */
const byRounding = 0.05

/** Of a common curing salt; others name their own. */
const usualSalt = 0.6

/** A limit is never rounded up; of few grams the tenths are told. */
const flooredGrams = (grams: number): string =>
  grams < 10 ? formatDecimal(Math.floor(grams * 10) / 10, 1) : formatDecimal(Math.floor(grams + byRounding), 0)

/** 'Al 0,5', without its sign: a share said is never replaced by the usual one. */
const bareShare = (text: string): number | undefined => {
  const said =
    /\b(?:al|del|lleva|tiene|trae)(?: un| el)? (\d{1,2}(?:[.,]\d{1,2})?)(?![\d.,]*\d| ?(?:g|gr|gramos|kg|kilos?|mg|ml|dias?|horas?|°|grados)\b)/.exec(
      text,
    )?.[1]
  const value = Number((said ?? '').replace(',', '.'))
  return value > 0 && value < 100 ? value : undefined
}

const perKilo = /\d ?(?:g|gr|gramos) ?(?:\/|por|el|x|cada) ?(?:kg|kilo)\b/

/** The meat weighs this much more than what cures it, at least. */
const leastTimes = 8

const curingSalt: Calculate = (slots, { curingSalts }) => {
  const said = slots.numbers.pct.find((value) => value > 0 && value < 100) ?? bareShare(slots.text)
  const american = curingSalts.find(({ tags }) => tags.includes('prague'))?.nitritePercent ?? usualSalt
  const salt = slots.tags.has('prague') ? american : (said ?? usualSalt)
  // Pink salt is sold in either strength.
  const isSupposed = said === undefined && !slots.tags.has('prague')
  const grams = slots.numbers.g[0]
  // '25 g/kg': so much for one kilo.
  // '12 g para 600 g de carne': the meat, too, may be said in grams.
  const ofMeat = slots.numbers.g.find((value, at) => at > 0 && grams !== undefined && value >= grams * leastTimes)
  const kilos =
    slots.numbers.kg[0] ??
    (grams !== undefined && perKilo.test(slots.text) ? 1 : ofMeat === undefined ? undefined : ofMeat / 1000)
  const values = {
    pct: formatDecimal(salt, 2),
    porkilo: formatDecimal(mostSaltPerKilo(salt), 1),
    kg: kilos === undefined ? '' : formatDecimal(kilos, 2),
    total: kilos === undefined ? '' : flooredGrams(mostSaltPerKilo(salt) * kilos),
    g: grams === undefined ? '' : formatDecimal(grams, 0),
    ion: grams === undefined || kilos === undefined ? '' : formatDecimal(ionPerKilo(grams, kilos, salt), 0),
    sodico: grams === undefined || kilos === undefined ? '' : formatDecimal(nitritePerKilo(grams, kilos, salt), 0),
    americana: formatDecimal(mostSaltPerKilo(american), 1),
    europea: formatDecimal(mostSaltPerKilo(curingSalts[0]?.nitritePercent ?? usualSalt), 0),
  }
  const milligrams = slots.numbers.mg[0]
  if (milligrams !== undefined)
    return {
      values: { ...values, mg: formatDecimal(milligrams, 0) },
      chosen: milligrams > mostNitrite ? 'mg pasa' : 'mg cabe',
    }
  if (grams !== undefined && kilos !== undefined && kilos > 0)
    return {
      values,
      chosen: isOverLimit(ionPerKilo(grams, kilos, salt)) ? 'pasa' : isSupposed ? 'cabe si es europea' : 'cabe',
    }
  return { values, chosen: kilos === undefined ? 'sin peso' : 'con peso' }
}

/** A ferment below this pH is safe; between it and 4,6 it is not done. FDA 21 CFR 114 and the trade. */
const done = 4.2
const law = 4.6

const acidity: Calculate = (slots) => {
  const ph = slots.numbers.ph[0]
  if (ph === undefined) return null
  const values = { ph: formatDecimal(ph, 1) }
  if (slots.tags.has('kombucha'))
    return { values, chosen: ph > done ? 'kombucha alta' : ph < 2.5 ? 'kombucha baja' : 'kombucha' }
  return { values, chosen: ph > law ? 'alta' : ph > done ? 'casi' : 'baja' }
}

const heatedFor =
  /\b(?:(?:re)?(?:hierv[oe]|hervir|calient[oe]|calentar)|cuez[oa]|cuece|cocer|cocin[oa]|cocinar|horne[oa]|hornear|as[oa]|asar|guisar|tuesto|tostar|regener(?:o|ar)|pasteuriz(?:o|ar))(?:l[oae]s?)?(?: (?!lleva|fuera)[a-z]+){0,3} (?:\d+|una?|dos|tres|media) ?(?:min|mins|minutos?|hs?|horas?)\b/g

/** Hours out of the cold that are too many. AESAN. */
const mostHoursOut = 2

const outOfCold: Calculate = (slots) => {
  // 'Dos horas a 64, la dejo en el office': hours of the bath, and not those it stood out.
  if (slots.tags.has('sous-vide') && slots.numbers.c.some((value) => value >= 50)) return { values: { h: '' } }
  // 'Si lo hiervo 20 min': what it is heated for is not what it stood out.
  const heated = slots.text.replace(heatedFor, ' ')
  const numbers = heated === slots.text ? slots.numbers : readNumbers(heated)
  const hours = numbers.h.find((value) => value > 0)
  const values = { h: hours === undefined ? '' : `${formatDecimal(hours, 1)} h` }
  if (hours === undefined) return { values }
  return { values, chosen: hours > mostHoursOut ? 'horas de más' : 'pocas horas' }
}

/** What kills anisakis in the freezer, by the °C it reaches at the core. Reg. (UE) 1276/2011. */
const anisakisHours = (celsius: number): number => (celsius <= -35 ? 15 : 24)

const freezing: Calculate = (slots) => {
  const cold = slots.numbers.c.filter((value) => value < 0)
  const hours = [...slots.numbers.h, ...slots.numbers.dias.map((days) => days * 24)]
  const celsius = cold.length === 0 ? undefined : Math.max(...cold)
  const long = hours.length === 0 ? undefined : Math.max(...hours)
  if (celsius === undefined && long === undefined) return { values: {} }
  const values = {
    dicho: celsius === undefined ? '' : `${formatDecimal(celsius, 0)} °C`,
    lleva: long === undefined ? '' : `${formatDecimal(long, 0)} h`,
  }
  if (celsius !== undefined && celsius > -20) return { values, chosen: 'poco frío' }
  if (long === undefined) return { values }
  const least =
    slots.tags.has('congelador-domestico') && !slots.tags.has('equipo-profesional')
      ? 120
      : anisakisHours(celsius ?? -20)
  if (long < least) return { values, chosen: 'poco tiempo' }
  return celsius === undefined ? { values } : { values, chosen: 'basta' }
}

const powerCut: Calculate = (slots) => {
  const hours = slots.numbers.h.find((value) => value > 0)
  const celsius = slots.numbers.c[0]
  const values = {
    h: hours === undefined ? '' : `${formatDecimal(hours, 1)} h`,
    c: celsius === undefined ? '' : `${formatDecimal(celsius, 1)} °C`,
  }
  const frozen = slots.tags.has('congelar') || slots.tags.has('congelado')
  if (celsius !== undefined)
    return {
      values,
      chosen: frozen
        ? celsius <= -5
          ? 'congelado bien'
          : 'congelado mal'
        : celsius > 8
          ? 'caliente'
          : celsius > 5
            ? 'justa'
            : 'fria',
    }
  if (frozen) return { values, chosen: 'congelado' }
  return hours === undefined ? { values } : { values, chosen: hours > 4 ? 'más de 4' : 'menos de 4' }
}

/** By name, as a page's `calcula` says it. */
export const sums: Readonly<Record<string, Calculate>> = {
  conservacion: keepingSum,
  recepcion: reception,
  centro: core,
  'sous-vide': sousVide,
  'sal-de-cura': curingSalt,
  acidez: acidity,
  'fuera-del-frio': outOfCold,
  'congelar-anisakis': freezing,
  'corte-de-luz': powerCut,
  descongelar: thawing,
  'curar-en-seco': dryCure,
  'alergenos-de': allergenSum,
  'alergico-a': allergicSum,
}
