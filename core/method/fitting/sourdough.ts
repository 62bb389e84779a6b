import { duration } from '#core/method/sentences.ts'
import { classify } from '#core/pantry/roles.ts'
import type { IngredientDraft } from '#core/recipes/recipe.ts'
import { nameKey } from '#core/spanish/name-key.ts'
import type { Pairing } from './pair-ingredients.ts'

const isSourdough = ({ name }: IngredientDraft): boolean => /^(?:masa|levadura) madre\b|^lievito\b/.test(nameKey(name))
const isYeast = ({ name }: IngredientDraft): boolean =>
  classify(name).role === 'yeast' && !isSourdough({ name, quantity: 1, unit: 'g' })

/** The list's sourdough in the place of the page's yeast, where it has nothing else to rise by. */
export const withSourdough = (pairing: Pairing): Pairing => {
  const yeast = pairing.missing.find(isYeast)
  const line = pairing.extra.find(isSourdough)
  if (yeast === undefined || line === undefined) return pairing
  return {
    pairs: [...pairing.pairs, { own: yeast, line, how: 'same' }],
    missing: pairing.missing.filter((own) => own !== yeast),
    extra: pairing.extra.filter((one) => one !== line),
  }
}

/** Whether a page has its yeast in two goes, a first dough among them, where the list rises by sourdough alone: that is no such dough. */
export const doesNotTakeSourdough = (steps: readonly string[], { missing, extra }: Pairing): boolean =>
  missing.some(isYeast) &&
  extra.some(isSourdough) &&
  steps.some((step) => /\b(?:g|mitad|resto|parte)\b[^.;]{0,30}\blevadura\b/i.test(step))

const span = String.raw`(?:\d+ h(?: \d+ min)?|\d+ min)`
const cold = '(?! ?(?:a|en) (?:[2-8] °C|cámara|frío))'
const rises = new RegExp(
  String.raw`(\bferment\p{L}*(?: (?:tapad[oa]|en bloque))?) (?:de )?(${span}|\d+)(?:(?: ?[-–] ?| a )(${span})|(?! ?[-–]|\d| a \d+ (?:h|min)| min))${cold}`,
  'giu',
)

const minutesOf = (text: string): number => {
  const [, hours = '0', minutes = '0'] = /^(?:(\d+) h)? ?(?:(\d+) min)?$/.exec(text) ?? []
  return Number(hours) * 60 + Number(minutes)
}

/** Longer is no rise by yeast at a room's heat. */
const longest = 4 * 60

/** The rises of yeast as sourdough needs them: twice to three times as long (core/cookbook/swaps.tsv; oficio). */
export const risenBySourdough = (steps: readonly string[], line: IngredientDraft): readonly string[] => [
  `Refrescar la ${nameKey(line.name).startsWith('masa madre solida') ? 'masa madre sólida' : 'masa madre'} y usarla activa, cuando haya doblado (3-4 h a 26 °C).`,
  ...steps.map((step) =>
    step.replace(rises, (whole, verb: string, low: string, high = '') => {
      const from = minutesOf(/^\d+$/.test(low) ? `${low} ${/h$/.test(high) ? 'h' : 'min'}` : low)
      const to = high === '' ? from : minutesOf(high)
      return from === 0 || to > longest ? whole : `${verb} ${duration(from * 2)}-${duration(to * 3)}`
    }),
  ),
]

export const sourdoughWarning =
  'Con masa madre en vez de levadura fermenta de dos a tres veces más despacio: manda el volumen, no el reloj.'

/** The line that rises a page of yeast. */
export const sourdoughOf = ({ pairs }: Pairing): IngredientDraft | undefined =>
  pairs.find(({ own, line }) => isYeast(own) && isSourdough(line))?.line
