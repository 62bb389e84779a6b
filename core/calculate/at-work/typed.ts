import { plain, volume, weight } from '#core/calculate/say.ts'
import { formatEuros } from '#core/format/money.ts'

/** What a typed number is in: grams, millilitres, euros, minutes, a share, or nothing said. */
export type TypedUnit = 'g' | 'ml' | 'eur' | 'min' | '%' | 'kw' | 'kwh' | 'other' | ''

/** One number of a folded text with its unit and the words around it; ranges are two of them. */
export type Typed = {
  /** In base units: 2 kg is 2000. */
  readonly value: number
  /** As it stands, without its unit. */
  readonly bare: number
  readonly unit: TypedUnit
  readonly text: string
  readonly at: number
  readonly end: number
  /** The folded words before it, at most 40 characters, and behind its unit. */
  readonly before: string
  readonly after: string
  /** The thing it is of or counts: 'harina' of '2 kg de harina', 'copas' of '14 copas'; blank where none follows. */
  readonly noun: string
}

const number = /(?<![\d.,:/a-z])(?:\d{1,3}(?:\.\d{3})+(?:,\d+)?|\d{1,7}(?:[.,]\d+)?)(?![\d/:]|[.,]\d)/g
const units: readonly (readonly [RegExp, TypedUnit, number])[] = [
  [/^ ?kw(?: ?h)?\b/, 'kwh', 1],
  [/^ ?(?:kg|kgs|kilos?|kilogramos?)\b/, 'g', 1000],
  [/^ ?(?:g|gr|grs|gramos?)\b/, 'g', 1],
  [/^ ?(?:litros?|l|lts?)\b/, 'ml', 1000],
  [/^ ?(?:mililitros?|ml|cc)\b/, 'ml', 1],
  [/^ ?(?:centilitros?|cl)\b/, 'ml', 10],
  [/^ ?(?:€|euros?\b|eur\b|pavos\b)/, 'eur', 1],
  [/^ ?(?:centimos?|cent)\b/, 'eur', 0.01],
  [/^ ?(?:%|por ?ciento\b|por ?cien\b)/, '%', 1],
  [/^ ?(?:minutos?|min|mins)\b/, 'min', 1],
  [/^ ?(?:horas?|h|hs)\b/, 'min', 60],
  [/^ ?(?:cm|mm|grados?|°|º|c\b|bloom|brix|onzas?|oz|libras?|lb|tazas?)/, 'other', 1],
]
/** Behind a number, and no thing that is counted. */
const noNoun =
  /^(?:de|del|el|la|los|las|y|e|o|u|en|por|al?|con|para|pa|que|mas|menos|cada|un|una|me|se|si|es|son|no|lo|le|cuant[oa]s?|como|sin|ya|cada|hay|tengo|tenia|antes|ahora|hoy|ayer|al|este|esta|iva|limpi[oa]s?|cocid[oa]s?|asad[oa]s?|hech[oa]s?|euros?|uso|usamos|gast\w+|pongo|necesito|llevan?|hago|hacemos|saco|salen|quiero|vendo|tardo|compro|pierde[n]?|gana[n]?|cuesta[n]?|vale[n]?)$/

/** 'kW' is a power, 'kWh' what it comes to. */
const kindOf = (rest: string, found: string, unit: TypedUnit): TypedUnit =>
  unit === 'kwh' && /^ ?kw$/.test(found) && !/^ ?h\b/.test(rest.slice(found.length)) ? 'kw' : unit

/** Every number of a folded text, in order. Linear. */
export const typedIn = (folded: string): readonly Typed[] =>
  [...folded.matchAll(number)].slice(0, mostTyped).map(({ 0: said, index }) => {
    const rest = folded.slice(index + said.length, index + said.length + 40)
    const row = units.find(([pattern]) => pattern.test(rest))
    const found = row?.[0].exec(rest)?.[0] ?? ''
    const unit = kindOf(rest, found, row?.[1] ?? '')
    const bare = Number(
      /^\d{1,3}(?:\.\d{3})+(?:,\d+)?$/.test(said) ? said.replace(/\./g, '').replace(',', '.') : said.replace(',', '.'),
    )
    const end = index + said.length + found.length
    const after = folded.slice(end, end + 40)
    const noun = /^ ?(?:de |del )?(?:la |el |los |las )?([a-z]{3,16})\b/.exec(after)?.[1] ?? ''
    return {
      value: bare * (row?.[2] ?? 1),
      bare,
      unit,
      text: `${said}${found}`.trim(),
      at: index,
      end,
      before: folded.slice(Math.max(0, index - 40), index),
      after,
      noun: noNoun.test(noun) ? '' : noun,
    }
  })

const mostTyped = 12

/** A value as an answer says it, in the unit of a typed figure. */
export const inUnit = (value: number, unit: TypedUnit): string =>
  unit === 'g'
    ? weight(value)
    : unit === 'ml'
      ? volume(value)
      : unit === 'eur'
        ? formatEuros(value)
        : unit === 'min'
          ? duration(value)
          : plain(value)

/** '1 h 12 min', '45 min'. */
export const duration = (minutes: number): string => {
  const all = Math.round(minutes)
  const [hours, rest] = [Math.floor(all / 60), all % 60]
  return hours === 0 ? `${rest} min` : rest === 0 ? `${hours} h` : `${hours} h ${rest} min`
}

/** '2 h 40', 'una hora', in minutes, so that each is one figure. */
export const inMinutes = (folded: string): string =>
  folded
    .replace(
      /\b(\d{1,2}) ?(?:horas?|h) (?:y |con )?(\d{1,2})(?: ?(?:minutos?|min|m))?\b(?! ?(?:€|euros?|kg|kilos?|g\b|l\b|kw|personas|por|dias?|veces|servicios))/g,
      (_, hours: string, rest: string) => minutesText(Number(hours) * 60 + Number(rest)),
    )
    .replace(/\buna hora\b/g, minutesText(60))

const minutesText = (minutes: number): string => `${minutes} minutos`
