import { displayName } from '#core/method/display-name.ts'
import { reserveOf } from '#core/method/fitting/pair-ingredients.ts'
import type { IngredientDraft } from '#core/recipes/recipe.ts'
import { nameKey } from '#core/spanish/name-key.ts'
import { stem } from '#core/spanish/stem.ts'
import { cooksBase } from './by-role.ts'

/** Where a line goes that the page does not know. */
export type Place =
  /** Behind the mention of a food that does the same work: 'el vino tinto (y el brandy)'. */
  | {
      readonly how: 'beside'
      readonly at: number
      readonly end: number
      readonly named: string
      readonly plain?: boolean
    }
  /** A sentence at the end of a step. */
  | { readonly how: 'after'; readonly at: number; readonly sentence: string }
  /** A step of its own before one. */
  | { readonly how: 'before'; readonly at: number; readonly sentence: string }
  /** The step already speaks of it, by the use the line is kept for. */
  | { readonly how: 'said' }

/** Where a line goes that says what it is kept for: 'para pintar', 'para laminar'. */
export const placeByUse = (
  line: IngredientDraft,
  named: string,
  steps: readonly string[],
  keys: readonly string[],
): Place | null => {
  const use = reserveOf(line.name)
  if (use === '') return null
  const last = steps.length - 1
  const key = nameKey(use)
  const find = (pattern: RegExp): number => keys.findIndex((key) => pattern.test(key))
  const placed = (pattern: RegExp, or: number, sentence: string): Place => {
    const at = find(pattern)
    if (at !== -1 && speaksOf(steps[at] ?? '', line.name)) return { how: 'said' }
    return { how: 'after', at: at === -1 ? or : at, sentence }
  }
  if (/quemar|caramelizar/.test(key))
    return placed(/\bquem/, last, `Espolvorear con ${named} y quemar con pala o soplete, 30 s.`)
  if (/decorar|servir|acompanar|terminar|emplatar|espolvorear|banar|cubrir/.test(key))
    return placed(/\bespolvor|\bdecorar|\bservir/, last, `Terminar con ${named}.`)
  if (/fre?ir|fritura/.test(key)) return placed(/\bfreir|\bfritura/, last, `Freír en ${named}.`)
  if (/pintar/.test(key)) {
    const brushed = find(/\bpintar\b/)
    if (brushed !== -1 && !speaksOf(steps[brushed] ?? '', line.name))
      return { how: 'before', at: brushed, sentence: `Batir ${named} para pintar.` }
    const at = find(/\bhorne|\bcocer a \d{3}/)
    return at !== -1 && /\bpintar\b/.test(keys[at] ?? '')
      ? { how: 'said' }
      : { how: 'before', at: at === -1 ? last : at, sentence: `Pintar con ${named}, batido.` }
  }
  if (/laminar|pliegue/.test(key)) return placed(/\blaminar|\bpliegue|\bvuelta/, last, `Laminar con ${named}, fría.`)
  if (/sofrito/.test(key)) return placed(cooksBase, 0, `Usar ${named}.`)
  if (/molde|engrasar|bandeja|untar/.test(key)) {
    const at = find(/\bmoldes?\b|\bbandeja\b/)
    return { how: 'before', at: Math.max(at, 0), sentence: `Engrasar el molde con ${named}.` }
  }
  if (/caramelo/.test(key))
    return placed(/\bcaramelo\b/, 0, `Cocer ${named} a seco hasta caramelo rubio, 170 °C, y repartir en el molde.`)
  const word = key.split(' ').at(-1)?.slice(0, 5) ?? ''
  return placed(new RegExp(`\\b${word}`), last, `Usar ${named} ${use}.`)
}

const speaksOf = (step: string, name: string): boolean => {
  const head = stem(nameKey(name).match(/\p{L}{3,}/u)?.[0] ?? '')
  return (nameKey(step).match(/\p{L}+/gu) ?? []).some((word) => stem(word) === head)
}

/** Without what stands in brackets and what it is kept for. */
export const plain = (name: string) => ({
  name: name.replace(/\s*\([^()]*\)|\s+para (?:el |la |los |las )?\p{L}{3,20}\s*$/giu, ''),
  quantity: 1,
  unit: 'g' as const,
})

/** Its name as it stands in a sentence. */
export const shown = (name: string): string => displayName(plain(name))
