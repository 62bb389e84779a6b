import type { Slot } from '#core/calculate/reading/slots.ts'
import { capital, percent as percentText, weight } from '#core/calculate/say.ts'
import { fold } from '#core/spanish/fold.ts'
import { stemsOf } from '#core/spanish/name-index.ts'

/** A dose or portion that a page states: '2–5 g por litro', '60–80 g por persona', '0,2–0,5 %', '1 por 15–30 cubiertos'. */
type Rate = {
  readonly said: string
  /** What it is of, where the passage says so before a colon: 'Hielo de servicio: 300 g por persona'. */
  readonly of: string
  /** The sentence it stands in. */
  readonly sentence: string
  readonly low: number
  readonly high: number
  readonly unit: string
  readonly per: 'litre' | 'kilo' | 'guest'
}

const figure = '\\d{1,3}(?:\\.\\d{3})+|\\d{1,4}(?:[.,]\\d{1,3})?'
const range = `(${figure})(?: ?[–-] ?(${figure}))?`
const perWords = {
  litre: '(?:por|/|el|cada) ?(?:litro|l\\b)',
  kilo: '(?:por|/|el|cada) ?(?:kilo|kg\\b)',
  guest: '(?:por|/|cada) ?(?:persona|comensal|ración|cabeza|pax|cubierto|invitado)',
} as const

const patterns = Object.entries(perWords).map(([per, words]) => ({
  per: per as Rate['per'],
  pattern: new RegExp(
    `${range} ?(g|kg|ml|cl|l|min|piezas|unidades|hojas|canapés|copas|huevos)(?: (?:de )?\\p{L}{3,20}){0,3} ${words}`,
    'giu',
  ),
}))
const inFront = Object.entries(perWords).map(([per, words]) => ({
  per: per as Rate['per'],
  pattern: new RegExp(
    `${words}[^.;:\\n\\d]{0,40}:? ${range} ?(g|kg|ml|cl|l|piezas|unidades|hojas|canapés|copas)(?!\\p{L})`,
    'giu',
  ),
}))

/** As many rates as one answer applies; of a list of things for a guest, each by its name, as many as it holds. */
const mostRates = 4
const mostListed = 16

/** 'Pan, 70–80 g por persona; bollería, 2 piezas…': each figure behind its own thing. */
const listedName = /[;:] ?([^.;:,\n\d]{3,40}), $/u
/** 'Hielo de servicio: 300 g por persona'. */
const headName = /(?:^|[.;\n•-] ?)\s*([^.;:\n\d]{3,40}): ?[^.;:\n]*$/u

/** The rates of a passage, in the order they stand in. */
const ratesIn = (whole: string): Rate[] => {
  const passage = whole.slice(0, 2000)
  const found: (Rate & { readonly at: number })[] = []
  for (const { per, pattern } of [...patterns, ...inFront])
    for (const match of passage.matchAll(pattern)) {
      const low = number(match[1])
      found.push({
        said: match[0],
        of:
          (listedName.exec(passage.slice(0, match.index)) ?? headName.exec(passage.slice(0, match.index)))?.[1]
            ?.replace(/^[-• ]+/, '')
            .trim() ?? '',
        sentence: `${passage.slice(0, match.index).split(/[.\n]/).at(-1)}${passage.slice(match.index).split(/[.\n]/)[0]}`,
        low,
        high: match[2] === undefined ? low : number(match[2]),
        unit: match[3] ?? 'g',
        per,
        at: match.index,
      })
    }
  return found
    .toSorted((a, b) => a.at - b.at)
    .filter(
      ({ at, said }, index, all) =>
        !all.slice(0, index).some((before) => at < before.at + before.said.length && before.at < at + said.length),
    )
}

/** '1.000' is a thousand, '1,5' one and a half. */
const number = (text = '0'): number => Number(text.replace(/\.(?=\d{3}(?!\d))/g, '').replace(',', '.'))

/**
 * What the rates of a passage come to for the amount or the guests of a question: 'Arroz, para 60 personas: 4,8–6 kg'.
 * Only rates whose sentence speaks of what was asked. Blank where the question says no amount that a rate is of. A
 * litre and a kilo stand for each other in a dose.
 */
export const appliedRates = (
  passage: string,
  slots: readonly Slot[],
  guests: number | null,
  isAsked: (sentence: string) => boolean = () => true,
): string[] => {
  const heads = guests === null ? [] : headsFor(passage, guests, isAsked)
  if (heads.length > 0) return heads
  const asked = ratesIn(passage).filter(({ sentence }) => isAsked(sentence))
  const isList = asked.filter(({ per, of }) => per === 'guest' && of !== '').length > mostRates
  return asked.slice(0, isList ? mostListed : mostRates).flatMap((rate) => {
    const times = timesOf(rate, slots, guests)
    if (times === null || times.factor === 1) return []
    const [low, high] = [rate.low * times.factor, rate.high * times.factor]
    return [
      `${rate.of === '' ? 'Para' : `${isList ? capital(rate.of) : rate.of}, para`} ${times.said}: **${amounts(low, high, rate.unit)}** (${rate.said}).`,
    ]
  })
}

/** 'Carta: 1 cocinero por 15–25 cubiertos': one of something for so many guests. */
const oneFor =
  /(?:([^.;:,\n]{3,40})[:,] (?:va )?)?1 (\p{L}{4,14}) por (?:cada )?(\d{1,3})(?:[–-](\d{1,3}))? ?(cubiertos|invitados|comensales|personas)/gu

/** How many of them, by what the passage says for each kind of service; rounded up, since nobody is half a cook. */
const headsFor = (passage: string, guests: number, isAsked: (sentence: string) => boolean): string[] =>
  [...passage.slice(0, 2000).matchAll(oneFor)]
    .filter(([said, , worker = '']) => isAsked(said) || isAsked(worker))
    .slice(0, mostRates)
    .map(([said, of = '', worker = '', low = '1', high = low]) => {
      const [few, many] = [Math.ceil(guests / Number(high)), Math.ceil(guests / Number(low))]
      const count = few === many ? `${few}` : `${few}–${many}`
      const name =
        many === 1 ? worker : /[aeo]$/u.test(worker) ? `${worker}s` : /an$/u.test(worker) ? worker : `${worker}es`
      const kind = of.replace(/^[-• ]+|^En /u, '').trim()
      return `${kind === '' ? 'Para' : `${kind.charAt(0).toUpperCase()}${kind.slice(1)}, para`} ${percentless(guests)}: **${count} ${name}** (${said.slice(said.indexOf('1 ')).trim()}).`
    })

/** 'So much salt per litre of water' is no share of what is cooked in it. */
const isOfWater = ({ per, sentence }: Rate): boolean => per === 'litre' && /\bagua\b/i.test(sentence)

/** Names that any food of a class is meant by. */
const anyOf =
  /^(?:lomo|carne|pescado|fruta|verdura|masa|producto|genero|liquido|mezcla|salsa|pulpa|peso|mix|helado|marisco|legumbre|pieza)/

/** '3 kilos de pan' are no base of 'por litro de leche', nor of 'por kilo de harina'. */
const isOfBase = ({ sentence, said }: Rate, { of }: Slot): boolean => {
  if (of === '') return true
  const [text, rate] = [fold(sentence), fold(said)]
  // 'Por kilo de huesos: 0,8 l' names its base inside, '20 g por kilo de harina' behind.
  const base =
    (/^\W*(?:por|el|cada|\/)/.test(rate)
      ? /\b(?:kilo|kg|litro|l) de (?:la |el )?([a-z]{3,})/.exec(rate)
      : /^ de (?:la |el )?([a-z]{3,})/.exec(text.slice(text.indexOf(rate) + rate.length)))?.[1] ?? ''
  const stems = new Set(stemsOf(of))
  return base === '' || anyOf.test(base) || stemsOf(base).some((stem) => stems.has(stem))
}

/** A litre and a kilo stand for each other in what is said of no food, or of one the sentence names: '2 kilos de pan' are no litres of milk. */
const isOfMeasure = ({ per, sentence }: Rate, { kind, of }: Slot): boolean => {
  if (of === '' || (per === 'litre') === (kind === 'volume')) return true
  const stems = new Set(stemsOf(sentence))
  return stemsOf(of).some((stem) => stems.has(stem))
}

const timesOf = (rate: Rate, slots: readonly Slot[], guests: number | null) => {
  if (rate.per === 'guest') return guests === null ? null : { factor: guests, said: `${percentless(guests)} personas` }
  // '8–10 l de agua por kilo de pasta' is nothing of so many litres.
  const isLiquid = rate.unit === 'l' && rate.per === 'kilo'
  const fitting = slots.filter((slot) => isOfBase(rate, slot) && isOfMeasure(rate, slot))
  const amount =
    fitting.find(({ kind }) => kind === (rate.per === 'litre' ? 'volume' : 'mass')) ??
    (isOfWater(rate) || isLiquid ? undefined : fitting.find(({ kind }) => kind === 'volume' || kind === 'mass'))
  return amount === undefined || amount.value <= 0 ? null : { factor: amount.value / 1000, said: amount.said }
}

const percentless = (value: number): string => percentText(value).replace(' %', '')

const factors: Readonly<Record<string, number>> = { g: 1, kg: 1000, ml: 1, cl: 10, l: 1000 }

/** '1 h 44 min'. */
const minutes = (value: number): string => {
  const all = Math.round(value)
  const [hours, rest] = [Math.floor(all / 60), all % 60]
  return hours === 0 ? `${all} min` : rest === 0 ? `${hours} h` : `${hours} h ${rest} min`
}

const amounts = (low: number, high: number, unit: string): string => {
  if (unit === 'min') return low === high ? minutes(low) : `${minutes(low)}–${minutes(high)}`
  const factor = factors[unit]
  if (factor === undefined)
    return low === high ? `${Math.round(low)} ${unit}` : `${Math.round(low)}–${Math.round(high)} ${unit}`
  const said = (value: number): string =>
    unit === 'g' || unit === 'kg'
      ? weight(value * factor)
      : weight(value * factor)
          .replace(/ kg$/, ' l')
          .replace(/ g$/, ' ml')
  return low === high ? said(low) : `${said(low)}–${said(high)}`
}
