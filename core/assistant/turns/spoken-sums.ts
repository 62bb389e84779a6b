import { priceRiseIn } from '#core/assistant/money/price-rise.ts'
import { type Before, type Computed, calculate } from '#core/calculate/calculate.ts'
import { type Figures, noFigures } from '#core/calculate/calculation.ts'
import type { Knowledge } from '#core/cookbook/cookbook.ts'
import { fold } from '#core/spanish/fold.ts'
import { typedFigure as figure } from '#core/spanish/number.ts'

/** What was computed in a conversation, as data: the figures on the table and the last sum. */
export type SpokenSums = { readonly figures: Figures; readonly before: Before | null }

export const noSums: SpokenSums = { figures: noFigures, before: null }

/** The sums after one more question of the cook. Each is computed again: nothing is read from our own answers. */
export const sumsAfter = (sums: SpokenSums, text: string, knowledge: Knowledge): SpokenSums => {
  const computed = calculate(text, sums.figures, sums.before, knowledge)
  const figures = { ...sums.figures, said: remembered(text, sums.figures.said) }
  if (computed !== null)
    return { figures: { ...figures, purchase: null, yielded: null, ...computed.figures }, before: computed.before }
  return { ...sums, figures: { ...figures, ...toldIn(text) } }
}

/** What was said, the newest first: a long turn is a text, and only its beginning is kept. Characters. */
const remembered = (text: string, said: string): string =>
  `${fold(text.slice(0, longestTurn)).replace(/\s+/g, ' ').trim()}; ${said}`.slice(0, longestSaid)

const longestTurn = 200
const longestSaid = 800

const costSaid = new RegExp(
  `\\b(?:me |nos )?(?:cuesta|sale|coste|costo)(?: (?:a|por|de|es|unos|el|la|plato|racion|materia|prima|cada|una|me|sale))* ${figure}(?! ?(?:%|kg|kilos?|g\\b|raciones|personas))`,
)
const perGuest = new RegExp(`${figure} ?(?:€|euros?)? ?(?:por|x|\\/|el) ?(?:cabeza|persona|cubierto|comensal|pax)`)
const menuAt = new RegExp(`\\bmenu\\b[^\\d]{0,30}\\b(?:a|de|por) ${figure} ?(?:€|euros?)`)

/** What is told and asks nothing yet: 'me cuesta 3,20 la ración', 'un menú a 32 € por cabeza'. */
const toldIn = (text: string): Partial<Figures> => {
  const folded = fold(text.slice(0, 300))
  const number = (found: RegExpExecArray | null): number => Number((found?.[1] ?? '').replace(',', '.'))
  const [cost, cover] = [number(costSaid.exec(folded)), number(perGuest.exec(folded) ?? menuAt.exec(folded))]
  return { ...(cost > 0 ? { cost } : {}), ...(cover > 0 ? { cover } : {}) }
}

const longestPricing = 600
/** Two costs of a plate, of which nobody says just these: what comes out alike of both does not depend on it. € */
const [oneCost, otherCost] = [3.07, 4.13]
/** Sums of a plate that go on with one another. */
const ofPlate = new Set([
  'precio de venta',
  'precio para ganar',
  'IVA',
  'food cost',
  'margen de muchos platos',
  'materia prima de un precio',
])

/** 'Con la carne al precio viejo': the rise that was thought of does not count. */
export const isAtOldPrice = (text: string): boolean =>
  /\b(?:precio|precios|coste)\b.{0,12}\b(?:viej[oa]s?|antigu[oa]s?|de antes|anterior(?:es)?|de siempre|actual(?:es)?|de ahora)\b|\bsin (?:la |esa )?subida\b|\bcomo estaba\b|\bsi no sube\b/.test(
    fold(text.slice(0, longestPricing)),
  )
/** A turn that says no more than that. Characters. */
const longestBack = 60

/**
 * Whether a question is about the money of the dish spoken of: it asks for a sum of a plate that only lacks what the dish
 * costs ('a cuánto la vendo al 30 %'), goes on from one ('y con IVA'), or moves the price of what is in it.
 */
export const isPricing = (text: string, pricing: readonly string[], knowledge: Knowledge): boolean => {
  const asked = text.slice(0, longestPricing)
  if (priceRiseIn(asked) !== null) return true
  if (pricing.length > 0 && isAtOldPrice(asked) && asked.length < longestBack) return true
  const steps = [...pricing, asked]
  const [one, other] = [oneCost, otherCost].map((cost) => pricedFrom(cost, steps, knowledge).at(-1) ?? null)
  if (one == null || other == null || !ofPlate.has(one.id)) return false
  return one.answer !== other.answer || pricing.some((step) => priceRiseIn(step) === null)
}

/** What the questions about a price come to, one after the other, from the cost of a serving in €; null of what is none. */
export const pricedFrom = (
  cost: number | readonly number[],
  questions: readonly string[],
  knowledge: Knowledge,
): readonly (Computed | null)[] => {
  let figures: Figures = noFigures
  let before: Before | null = null
  return questions.map((question, at) => {
    const now = typeof cost === 'number' ? cost : (cost[at] ?? 0)
    const computed =
      priceRiseIn(question) === null ? calculate(question, { ...figures, cost: now }, before, knowledge) : null
    if (computed === null || !ofPlate.has(computed.id)) return null
    figures = { ...figures, ...computed.figures }
    before = computed.before
    return computed
  })
}
