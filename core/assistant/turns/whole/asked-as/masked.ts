import { unitSaidAt } from '#core/calculate/reading/slots.ts'
import { termOf } from '#core/look-up/terms.ts'
import { fold, skipBlanks } from '#core/spanish/fold.ts'

/**
 * A figure as it stands, of what kind its unit is, and that unit as it is written; both blank where it has none. `of`: what such a bare
 * figure counts, as it is compared ('3 platos'); blank where no word stands behind it.
 */
export type Figure = { readonly value: string; readonly kind: string; readonly unit: string; readonly of: string }

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

/** A figure, or the place of one in a way of asking. */
const figure = /\{\d\}|\d+(?:[.,]\d+)*/g

/** A word is read so far behind its figure. Characters. */
const longestOf = 24

export const thingMark = '@'
export const isFigureMark = (word: string): boolean => word.startsWith('#')

/** Shorter words are compared as they stand: their roots are those of others. Letters. */
const shortestRoot = 4

/** '3 kg de {cosa} q me cuestan': `#kg`, 'de', `@`, 'que', 'me', the root of 'cuestan'. */
export const maskedOf = (text: string): Masked => {
  const figures: Figure[] = []
  const folded = fold(text.replaceAll('{cosa}', ` ${thingMark} `))
  const placed = folded.replace(figure, (value, at: number) => {
    const after = skipBlanks(folded, at + value.length)
    const unit = unitSaidAt(folded, after)
    const counted =
      unit === null ? (/^(?:de )?([a-z]{4,})/.exec(folded.slice(after, after + longestOf))?.[1] ?? '') : ''
    figures.push({ value, kind: unit?.kind ?? '', unit: unit?.said ?? '', of: counted === '' ? '' : wordAs(counted) })
    return ` #${figures.length - 1} `
  })
  // The unit is told by the kind of its figure: 'kg' and 'g' are no words apart.
  const masked = placed
    .replace(/#(\d+)\s*/g, (_, at: string) => `#${at} `)
    .replace(/#(\d+) ([a-z%€°º]+(?: ?ciento?)?)/g, (all, at: string, next: string) =>
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
