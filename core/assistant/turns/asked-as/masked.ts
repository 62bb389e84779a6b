import { termOf } from '#core/look-up/terms.ts'
import { fold } from '#core/spanish/fold.ts'

/** A figure as it stands, of what kind its unit is, and that unit as it is written; both blank where it has none. */
export type Figure = { readonly value: string; readonly kind: string; readonly unit: string }

/** A text as what it asks is known by: how often it has each word, with its thing and its figures masked. */
export type Masked = { readonly counts: ReadonlyMap<string, number>; readonly figures: readonly Figure[] }

/** Words that one way of asking writes and another does not. */
const spoken: ReadonlyMap<string, string> = new Map([
  ...['persona', 'personas', 'comensales', 'comensal', 'invitados', 'raciones', 'racion', 'asistentes', 'cabeza'].map(
    (word) => [word, 'pax'] as const,
  ),
  ['q', 'que'],
  ['k', 'que'],
  ['x', 'por'],
  ['pa', 'para'],
])

const unitKinds: readonly (readonly [string, RegExp])[] = [
  ['%', /^(?:%|por ?ciento\b)/],
  ['€', /^(?:€|euros?\b|eur\b|pavos\b)/],
  ['kg', /^(?:kg|kilos?|kls?|kgs|g|gr|gramos?|libras?|lb|oz|onzas?)\b/],
  ['l', /^(?:l|litros?|ml|cl|dl|galon(?:es)?)\b/],
  ['°', /^(?:°|º|grados?\b)/],
  ['h', /^(?:h|hrs?|horas?|min|minutos?|dias?|semanas?|meses|mes)\b/],
  ['pax', /^(?:pax|personas?|comensales|invitados|raciones|gente|cubiertos|porciones)\b/],
]
/** A unit is looked for so far behind its figure. Characters. */
const unitWithin = 14
/** A figure, or the place of one in a way of asking. */
const figure = /\{\d\}|\d+(?:[.,]\d+)*/g

export const thingMark = '@'
export const isFigureMark = (word: string): boolean => word.startsWith('#')

/** Shorter words are compared as they stand: their roots are those of others. Letters. */
const shortestRoot = 4

/** '3 kg de {cosa} q me cuestan': `#kg`, 'de', `@`, 'que', 'me', the root of 'cuestan'. */
export const maskedOf = (text: string): Masked => {
  const figures: Figure[] = []
  const folded = fold(text.replaceAll('{cosa}', ` ${thingMark} `))
  const placed = folded.replace(figure, (value, at: number) => {
    const after = folded.slice(at + value.length, at + value.length + unitWithin).trimStart()
    const [kind = '', unit] = unitKinds.find(([, one]) => one.test(after)) ?? []
    figures.push({ value, kind, unit: unit?.exec(after)?.[0] ?? '' })
    return ` #${figures.length - 1} `
  })
  // The unit is told by the kind of its figure: 'kg' and 'g' are no words apart.
  const masked = placed
    .replace(/#(\d+)\s*/g, (_, at: string) => `#${at} `)
    .replace(/#(\d+) ([a-z%€°º]+(?: ciento)?)/g, (all, at: string, next: string) =>
      figures[Number(at)]?.unit === next ? `#${at}` : all,
    )
  const counts = new Map<string, number>()
  for (const word of masked.match(/#\d+|[a-z]+|[@%€]/g) ?? []) {
    const known = isFigureMark(word) ? `#${figures[Number(word.slice(1))]?.kind}` : wordAs(word)
    counts.set(known, (counts.get(known) ?? 0) + 1)
  }
  return { counts, figures }
}

/** A folded word as it is compared. */
export const wordAs = (word: string): string => spoken.get(word) ?? (word.length < shortestRoot ? word : termOf(word))
