import { nameKey } from '#core/spanish/name-key.ts'
import { numberWords } from '#core/spanish/number.ts'

/** A time a step speaks of. `words` are the step's own: '2-3 minutos'. */
export type StepTime = { readonly seconds: number; readonly words: string }

/** Shorter is over before the hand is back from the screen; longer belongs on the label of the tub. Seconds. */
const shortest = 5
const longest = 12 * 3600

const figure = String.raw`\d{1,3}(?:[.,]\d{1,2})?`
const number = `(?:${figure}|${[...numberWords.keys()].join('|')})`
const unit = `horas?|hrs?|hs|h|minutos?|mins?|segundos?|segs?|s|['’′](?!['’′])`
const end = String.raw`(?![\p{L}\d])`

/** '20 min', '2-3 minutos', 'de 2 a 3 h', '1 h 30 min', '1 hora y media', '1h30', 'una hora', "20'". */
const counted = new RegExp(
  String.raw`(?<![\p{L}\d.,])(?:(?<from>${number})\s*(?:[-–—]|\sa\s|\so\s)\s*)?(?<number>${number})\s*(?<unit>${unit})` +
    String.raw`(?:(?<=h)(?<bare>[0-5]\d)${end}|${end}(?:\.?\s*(?:y\s+)?(?<more>\d{1,2})\s*(?:minutos?|mins?|['’′])${end}|\s+y\s+(?<part>media|cuarto)${end})?)`,
  'giu',
)
const partsOfHour: Readonly<Record<string, number>> = { media: 1800, 'un cuarto de': 900, 'tres cuartos de': 2700 }
const partOfHour = new RegExp(String.raw`(?<!\p{L})(?<part>${Object.keys(partsOfHour).join('|')})\s+hora${end}`, 'giu')

/**
 * The times in a step, as they stand in it, each once: what a timer can be set to. Of a range it is the shorter end, when
 * one looks into the oven for the first time.
 */
export const stepTimes = (step: string): StepTime[] => {
  const found = [...withNumber(step), ...parts(step)].toSorted((one, other) => one.at - other.at)
  const times: StepTime[] = []
  for (const { seconds, words } of found) {
    const known = times.some((time) => time.seconds === seconds)
    if (seconds >= shortest && seconds <= longest && !known) times.push({ seconds, words })
  }
  return times
}

type Found = StepTime & { readonly at: number }

const withNumber = (step: string): Found[] =>
  [...step.matchAll(counted)].map(({ 0: all, index, groups = {} }) => {
    const { from, number: to = '', unit: written = '', bare, more, part } = groups
    const scale = secondsOf(written)
    const minutes = Number(bare ?? more ?? 0) + (part === undefined ? 0 : part.toLowerCase() === 'media' ? 30 : 15)
    const isHours = scale === 3600
    const whole = amountOf(from ?? to) * scale + (isHours ? minutes * 60 : 0)
    // 'y cuarto' or '30 min' behind minutes is another time, not part of this one.
    const words = isHours || minutes === 0 ? all : all.slice(0, all.indexOf(written) + written.length)
    return { seconds: Math.round(whole), words: words.trim(), at: index }
  })

const parts = (step: string): Found[] =>
  [...step.matchAll(partOfHour)].map(({ 0: words, index, groups = {} }) => {
    const part = (groups.part ?? '').toLowerCase().replace(/\s+/g, ' ')
    return { seconds: partsOfHour[part] ?? 0, words, at: index }
  })

const secondsOf = (written: string): number => {
  const first = written.toLowerCase()[0]
  return first === 'h' ? 3600 : first === 's' ? 1 : 60
}

const amountOf = (written: string): number => numberWords.get(nameKey(written)) ?? Number(written.replace(',', '.'))

/** What is left, as a clock shows it: '18:32', '1:05:00'. Seconds, rounded up. */
export const countdown = (seconds: number): string => {
  const left = Math.max(0, Math.ceil(seconds))
  const two = (value: number) => String(value).padStart(2, '0')
  const [hours, minutes] = [Math.floor(left / 3600), Math.floor((left % 3600) / 60)]
  return hours > 0 ? `${hours}:${two(minutes)}:${two(left % 60)}` : `${minutes}:${two(left % 60)}`
}
