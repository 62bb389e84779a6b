import { numberWords } from '#core/spanish/number.ts'

/** Units a safety question is judged in: °C, hours, days, months, centimetres, kilos, grams, mg, %, pH, litres, °F-free. */
export const units = ['c', 'h', 'dias', 'meses', 'cm', 'kg', 'g', 'mg', 'pct', 'ph', 'l'] as const
export type Unit = (typeof units)[number]

/** Every number said, by its unit, in the order said. */
export type Numbers = Readonly<Record<Unit, readonly number[]>>

const blank = (): Record<Unit, number[]> => ({
  c: [],
  h: [],
  dias: [],
  meses: [],
  cm: [],
  kg: [],
  g: [],
  mg: [],
  pct: [],
  ph: [],
  l: [],
})

export const noNumbers: Numbers = blank()

/** How each unit is written, what it is kept in and what it is multiplied by. */
const written: readonly (readonly [RegExp, Unit, number])[] = [
  [
    /^(?:°|º)? ?(?:c\b|celsius\b|centigrados?\b)|^(?:°|º)(?! ?[fb])|^(?:grados?|graus?|graos?)\b(?! (?:baume|brix|f\b))/,
    'c',
    1,
  ],
  [/^(?:h|hs|hrs?|h?oras?|hours?|hores?)\b/, 'h', 1],
  [/^(?:min|mins|minutos?|minutes?|minuts?)\b|^'/, 'h', 1 / 60],
  [/^(?:dias?|days?|dies)\b/, 'dias', 1],
  [/^(?:semanas?|weeks?|setmanes)\b/, 'dias', 7],
  [/^(?:mes|meses|months?|mesos)\b/, 'meses', 1],
  [/^(?:anos?|years?|anitos?)\b/, 'meses', 12],
  [/^(?:cm|centimetros?|dedos?)\b/, 'cm', 1],
  [/^(?:mm|milimetros?)\b/, 'cm', 0.1],
  [/^(?:kg|kgs|kilos?|kilogramos?|quilos?)\b/, 'kg', 1],
  [/^(?:g|gr|grs|gramos?|grams?)\b/, 'g', 1],
  [/^(?:mg|miligramos?|ppm|partes por millon)\b/, 'mg', 1],
  [/^(?:%|por ?ciento\b|(?:compuestos )?polares\b)/, 'pct', 1],
  [/^(?:l|litros?|lts?)\b/, 'l', 1],
]

const words: ReadonlyMap<string, number> = new Map([
  ...numberWords,
  ...([
    ['media', 0.5],
    ['medio', 0.5],
    ['couple', 2],
    ['par', 2],
  ] as const),
])

const numeral = new RegExp(
  `(?<![\\w.,])(-? ?\\d{1,6}(?:[.,]\\d{1,3})?|${[...words.keys()].join('|')})(?: (?:de|of))?(?![\\w])`,
  'g',
)

/**
 * The numbers of a folded text with their units: '9 grados', 'pH 4,8', 'seis horas', '8 meses'. A bare number after 'a'
 * between 30 and 120 is taken as °C: 'salmón a 45'.
 */
export const readNumbers = (folded: string): Numbers => {
  const found = blank()
  const text = folded
    .replace(/\b(?:una )?hora y media\b/g, '1,5 h')
    .replace(
      /\b(\d{1,3}|un|una|dos|tres|cuatro|cinco|seis) (horas|dias|meses) y medi[ao]\b/g,
      (_, amount: string, unit: string) =>
        `${String((words.get(amount) ?? Number(amount)) + 0.5).replace('.', ',')} ${unit}`,
    )
    .replace(/(\d)(?=[a-z%°º])/g, '$1 ')
    .replace(/[−–]/g, '-')
    .replace(
      /\ba menos (?:de )?(\d{1,2})\b(?! (?:de|g|kg|kilos?|euros?|personas|minutos|min|horas|h|dias)\b)/g,
      (said, value: string) => (said.includes(' de ') ? said : `a -${value}`),
    )
  for (const match of text.matchAll(numeral)) {
    const raw = (match[1] ?? '').replace(/\s/g, '')
    const value = words.get(raw) ?? Number(raw.replace(',', '.'))
    if (!Number.isFinite(value)) continue
    const before = text.slice(Math.max(0, match.index - 40), match.index)
    // 'Mido el pH y da 4,1'.
    if (
      /\bph(?:[ -]?metro)?(?:[\s,]+(?:de|es|a|en|y|me|nos|les?|ya|da|dio|marca|sale|salio|esta|tiene|baja|queda))*[\s=:]*$/.test(
        before,
      )
    ) {
      found.ph.push(value)
      continue
    }
    const after = text.slice(match.index + match[0].length).replace(/^\s+/, '')
    const unit = written.find(([form]) => form.test(after))
    if (unit !== undefined) found[unit[1]].push(value * unit[2])
    else if (isDegrees(raw, value, before, after)) found.c.push(value)
  }
  if (found.kg.length === 0 && /\b(?:por|al|cada|el) ?(?:kilo|kg)\b/.test(text) && found.g.length > 0) found.kg.push(1)
  const days = daysBetween(text)
  if (days !== null && found.dias.length === 0) found.dias.push(days)
  const span = hoursBetween(text)
  if (span !== null && found.h.length === 0) found.h.push(span)
  if (/\b(?:toda la noche|overnight|tota la nit)\b/.test(text)) found.h.push(8)
  return found
}

/** An hour as it is said, on the clock of 24: 'las 11 de la noche'. */
const oClock = '(\\d{1,2})(?: de la (manana|tarde|noche|madrugada))?'
const since = new RegExp(`\\b(?:desde|a) las? ${oClock}\\b.{0,40}?\\bson (?:ya )?las? ${oClock}\\b`)
const fromTo = new RegExp(`\\b(?:desde|de) las? ${oClock} (?:hasta|a) las? ${oClock}\\b`)

/** 'La saqué a las 8 y son las 13', 'desde las 9 y son las 11 de la noche', 'de las 12 a las 4': the hours between, on the clock. */
const hoursBetween = (text: string): number | null => {
  const [, from, startPart, to, endPart] = since.exec(text) ?? fromTo.exec(text) ?? []
  if (from === undefined || to === undefined) return null
  const [start, end] = [onClock(Number(from), startPart), onClock(Number(to), endPart)]
  if (start > 24 || end > 24 || start === end) return null
  return end > start ? end - start : end + (start <= 12 && endPart === undefined ? 12 : 24) - start
}

const onClock = (hour: number, part: string | undefined): number =>
  hour < 12 && (part === 'tarde' || part === 'noche') ? hour + 12 : hour

const week = ['lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'sabado', 'domingo']
/** 'Hechas el viernes para el lunes', 'es del martes y hoy es viernes': the days between. */
const daysBetween = (text: string): number | null => {
  const [, from = '', to = ''] = weekdays.exec(text) ?? []
  const days = week.indexOf(to) - week.indexOf(from)
  return from === '' || days === 0 ? null : days < 0 ? days + week.length : days
}
const weekdays = new RegExp(
  `\\b(?:el|del|desde el|este|pasado) (${week.join('|')})\\b.{0,40}?\\b(?:para|hasta|hoy es|ya es|es|estamos (?:a|en)) (?:el )?(${week.join('|')})\\b`,
)

/** A number without a unit that can only be a temperature: 'salmón a 45', 'viene a -12', 'la cámara marca 11'. */
const isDegrees = (raw: string, value: number, before: string, after: string): boolean => {
  if (!/^-?\d/.test(raw) || /^(?:pax|pers|rac|com|eur|€|cub|unid)/.test(after)) return false
  if (
    /\b(?:esta|estaba|estan|llega[a-z]*|llego|viene[a-z]*|venian?|marca[a-z]*|sube|subio|tengo)\s+(?:a\s*)?$/.test(
      before,
    )
  )
    return (
      value < 120 &&
      !/^[a-z]{3}/.test(
        after.replace(
          /^(?:que|lo|la|el|los|las|y|en|se|desde|hoy|ayer|toda|todo|por|con|si|tras|despues|cuando|al|pero|luego|a las)\b.*/,
          '',
        ),
      )
    )
  // 'Viene con las pechugas a 7': what comes at so many.
  if (
    /\b(?:viene|vienen|llega|llegan|recibo|recibimos|entra|entran) (?:con )?(?:(?:el|la|los|las) )?[a-z]+ a\s*$/.test(
      before,
    )
  )
    return value < 100 && !/^[a-z]{3}/.test(after)
  // 'La sonda me da 65', '65 en el centro'.
  if (
    value >= 20 &&
    value <= 110 &&
    (/^(?:en el (?:centro|corazon|medio)|dentro|por dentro)\b/.test(after) ||
      (/\b(?:sonda|termometro)\b/.test(before) && !/^[a-z]{3}/.test(after)))
  )
    return true
  // 'Cámara a 10 desde ayer'.
  if (
    /\b(?:camara|nevera|frigo|frigorifico|congelador|arcon|vitrina|expositor|mostrador|botellero|timbre)\s+(?:(?:(?:me |se )?(?:ha |habia )?(?:estado|subido|llegado|puesto|quedado|amanecido)|estuvo|estaba|subio|llego|se puso|se quedo|amanecio) )?a\s*$/.test(
      before,
    )
  )
    return value < 60 && !/^[a-z]{4}/.test(after.replace(/^(?:desde|toda|todo|esta|hoy|ayer|que)\b.*/, ''))
  // 'Me la traen a 5': what is delivered at so many is at so many degrees.
  if (/\b(?:tra[ei][a-z]*|deja[a-z]*|entreg[a-z]*|venido|llegado|recib[a-z]*|vino|vinieron)\s+a\s*$/.test(before))
    return value < 100 && !/^(?:las?|los|el)\b|^[a-z]{4}/.test(after)
  // 'Hasta 72 con sonda'; 'hasta 50 personas' counts them.
  if (/\bhasta (?:los )?$/.test(before))
    return (
      value >= 30 &&
      value <= 250 &&
      !/^(?!con|en|y|por|que|de|la|el|lo|para|si|al|entonces|dentro|bien)[a-z]{2,}/.test(after)
    )
  return /\ba\s*$/.test(before) && (value < 0 || (value >= 30 && value <= 250))
}
