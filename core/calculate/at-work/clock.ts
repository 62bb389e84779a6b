import type { Calculation } from '#core/calculate/calculation.ts'
import { ownPart } from '#core/calculate/reading/words.ts'
import { plain } from '#core/calculate/say.ts'
import { duration, inMinutes, type Typed, typedIn } from './typed.ts'

const clock =
  /\b(?:a|sobre|para) las? (\d{1,2})(?:(?::|\.|h| y )(\d{2}|media|cuarto)?)?(?: ?h)?(?: menos (cuarto|diez|veinte|\d{1,2}))?(?: de la (tarde|noche|manana|madrugada))?\b|\b(\d{1,2}):(\d{2})\b/g
const back =
  /\ba que hora\b.*\b(?:met\w*|pong\w*|entra|empiez\w*|arranc\w*|enciend\w*|saco\b.*\bnevera|ech\w*|hay que|tengo que|empez\w+|comenz\w+|preparo|amas\w+|al horno|a la olla|al fuego)|\bcuando (?:lo |la |los |las )?(?:meto|pongo|empiezo|entra|enciendo|arranco)|\ba que hora (?:lo|la|los|las) (?:met|pon|hag|ech|empie|prepar)\w*/
const out =
  /\ba que hora (?:sale|salen|esta|estan|estara|estaran|termin\w*|acab\w*|saco|lo saco|la saco|los saco|las saco|tengo list\w*)|\bcuando (?:sale|esta|estara|termino|acabo|lo saco|la saco)/

/** 'Para servir a las 14:30, 40 min por kilo y pesa 6': when it goes in; or, from when it went in, when it is done. */
export const clockBack: Calculation = {
  id: 'hora de entrada',
  continues: true,
  work: ({ folded }) => {
    const own = ownPart(folded)
    const isOut =
      (out.test(own) || /\ba que hora (?:lo |la )?(?:apago|quito|retiro|cuelo|paro|acabo|corto)/.test(own)) &&
      /\b(?:met\w*|entr\w*|pong\w*|empiez\w*|empez\w*|pus\w*|si lo|si la|son las)\b/.test(own)
    if (!isOut && !back.test(own)) return null
    const times = [...own.matchAll(clock)]
    const [time] = times
    if (time === undefined || times.length > 1) return null
    const at = minutesOf(time)
    if (at === null) return null
    const rest = inMinutes(`${own.slice(0, time.index)} | ${own.slice(time.index + time[0].length)}`)
    const spans = spansOf(rest)
    if (spans === null || spans.total <= 0 || spans.total > 3 * dayLong) return null
    const then = isOut ? at + spans.total : at - spans.total
    const days = Math.floor(then / dayLong)
    const day =
      days === 0
        ? ''
        : days === -1
          ? ' del día antes'
          : days === 1
            ? ' del día siguiente'
            : days < 0
              ? ` de ${-days} días antes`
              : ` de ${days} días después`
    return {
      answer: `${isOut ? 'Sale' : 'Entra'} a las **${clockText(then - days * dayLong)}**${day}.`,
      working: `${clockText(at)} ${isOut ? '+' : '−'} ${spans.said}`,
      ...(isOut
        ? {}
        : { notes: ['Justo de tiempo: precalienta antes, y da 15–20 min de margen. Manda el termómetro.'] }),
    }
  },
}

const dayLong = 24 * 60

const minutesOf = (found: RegExpMatchArray): number | null => {
  const [, hour, part, less, when, plainHour, plainMinutes] = found
  let hours = Number(hour ?? plainHour)
  const minutes = part === 'media' ? 30 : part === 'cuarto' ? 15 : Number(part ?? plainMinutes ?? 0)
  const minus = less === 'cuarto' ? 15 : less === 'diez' ? 10 : less === 'veinte' ? 20 : Number(less ?? 0)
  if ((when === 'tarde' || when === 'noche') && hours < 12) hours += 12
  return hours > 24 || minutes > 59 ? null : hours * 60 + minutes - minus
}

const clockText = (minutes: number): string =>
  `${Math.floor(minutes / 60)}:${String(Math.round(minutes % 60)).padStart(2, '0')}`

/** 'Reposo 15': minutes. */
const isRest = ({ unit, noun, before, after, bare }: Typed): boolean =>
  unit === '' &&
  bare >= 5 &&
  (/^ ?(?:de )?repos/.test(after) || (noun === '' && /\brepos\w+(?: (?:de|unos|otros))* $/.test(before)))

/** All that takes time, added up; a time for each kilo is multiplied by the kilos. Null where a figure has no place. */
const spansOf = (text: string): { readonly total: number; readonly said: string } | null => {
  const figures = typedIn(text)
  const kilos = figures.find(({ unit, value }) => unit === 'g' && value >= 300)
  const bareKilos = figures.find(({ unit, before }) => unit === '' && /\bpesa(?: unos)? $/.test(before))
  const spans = figures.filter((one) => one.unit === 'min' || isRest(one))
  const known = figures.filter(
    (one) => spans.includes(one) || one === kilos || one === bareKilos || one.unit === 'other',
  )
  if (spans.length === 0 || known.length < figures.length) return null
  let total = 0
  const parts: string[] = []
  for (const span of spans) {
    if (/^ ?(?:por|x|el|cada|\/|al) ?(?:cada )?(?:kilo|kg)\b/.test(span.after) || /\b(?:kilo|kg) $/.test(span.before)) {
      const weight = kilos === undefined ? (bareKilos?.bare ?? 0) : kilos.value / 1000
      if (weight <= 0) return null
      total += span.value * weight
      parts.push(`${duration(span.value)} × ${plain(weight)} kg`)
    } else {
      total += span.value
      parts.push(duration(span.value))
    }
  }
  return {
    total,
    said:
      parts.length === 1 && !/×/.test(parts[0] ?? '')
        ? (parts[0] ?? '')
        : `(${parts.join(' + ')}) = ${duration(total)}`,
  }
}
