import { fold, matchAt } from '#core/spanish/fold.ts'
import { readAmount } from './amount.ts'

const size =
  '(?:(?:muy |bien )?(?:pequen[oa]s?|grandes?|median[oa]s?|grues[oa]s?|fin[oa]s?|hermos[oa]s?|generos[oa]s?|buen[oa]s?))'
const state = '(?:(?:muy |bien )?(?:fresc[oa]s?|sec[oa]s?|tiern[oa]s?|enter[oa]s?|[a-z]{2,}[ai]d[oa]s?))'
const sizes = new RegExp(`^(?: ${size})+$`)
const states = new RegExp(`^(?: ${size}| ${state}| y(?= ))+$`)

/**
 * Words behind an amount that name no food: how large its pieces are, and how they come where the amount has a measure:
 * '1 grande', '2 ramitas frescas'. `measured`: the amount has one. '2 asados' may be two roasts.
 */
export const saysOnlyHow = (rest: string, measured: boolean): boolean => (measured ? states : sizes).test(rest)

/** Whether a piece of a line is an amount of something named elsewhere: '2 hojas', '1 cucharadita colmada', 'media', 'un manojo'. */
export const isBareAmount = (piece: string): boolean => {
  const folded = fold(piece).replace(/[\s.;]+$/, '')
  if (little.test(folded) || pieces.test(folded) || nut.test(folded)) return true
  const amount = readAmount(folded, 0, true)
  if (amount === null) return false
  const rest = folded.slice(amount.end)
  return rest === '' || saysOnlyHow(rest, amount.measure !== null)
}

/** '4 tajadas de 150 g', said of what stands before. */
const pieces =
  /^\d{1,3} [a-z]{4,} de (?:unos |unas )?\d+(?:[.,]\d+)? ?(?:kg|grs?|g|ml|cl|dl|l)\.?(?: cada un[oa]| c\/u\.?)?$/

/** 'Mantequilla, una nuez': in the singular it is a size of what stands before. */
const nut = /^(?:una|media|1) nuez$/

/** 'Un poco' behind a food says of it how much, and is no food. */
const little = /^(?:un )?(?:poco|poquito)(?: mas)?$/

const sufficient =
  '[cq] ?\\/ ?[snb]|[cq]\\. ?[snb]\\.?|[cq]s\\.?|qb|s ?\\/ ?c|cant(?:idad|\\.)? (?:suf(?:iciente|\\.)?|nec(?:esaria|\\.)?)'

/** 'Cantidad suficiente' as kitchens shorten it, and 'un poco de', in front of the food; q. s. is the Latin of it, q. b. the Italian. */
const toTaste = new RegExp(
  `(?:un poco|un poquito) de |(?:abundante|suficiente) (?=[a-z]{3})|(?:${sufficient}) (?:de )?(?=[a-z]{2})`,
  'y',
)

/** How long the words 'as much as it takes' are at this position of a folded text, 0 where there are none. */
export const toTasteInFront = (folded: string, at: number): number => matchAt(toTaste, folded, at)?.[0].length ?? 0
