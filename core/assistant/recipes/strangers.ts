import { plain } from '#core/assistant/say.ts'
import { fold } from '#core/spanish/fold.ts'

/** What was named and is in no table: said, never left out in silence. */
export const strangers = (named: readonly string[], method = ''): string[] => {
  const parts = named.filter((word) => ownParts.has(fold(word)))
  const apart = parts.filter((word) => !fold(method).includes(`para la ${fold(word)}:`))
  const unknown = named.filter((word) => !parts.includes(word))
  return [
    ...apart.map((word) => `La ${word.toLowerCase()} va aparte: pídemela como receta propia.`),
    ...unknownNote(unknown),
  ]
}

/** Parts of a plate that are recipes of their own. */
const ownParts: ReadonlySet<string> = new Set(['salsa', 'espuma', 'crema', 'vinagreta', 'emulsion', 'guarnicion'])

const unknownNote = (unknown: readonly string[]): string[] =>
  unknown.length === 0
    ? []
    : [
        `No conozco ${unknown
          .slice(0, 4)
          .map((word) => `«${plain(word, 40)}»`)
          .join(' ni ')}: no cuenta en las cantidades.`,
      ]
