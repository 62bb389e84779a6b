import type { SavedPrice } from '#core/assistant/kitchen/findings.ts'
import type { Reply } from '#core/assistant/reply.ts'
import { bold, bullets, euros, paragraphs, plain, reply } from '#core/assistant/say.ts'
import { searchKeys } from '#core/assistant/words/search-keys.ts'
import type { Knowledge } from '#core/cookbook/cookbook.ts'
import { type IngredientPrice, isEstimated } from '#core/costing/prices/price.ts'
import { formatPeriod } from '#core/format/period.ts'
import { stemsOf } from '#core/spanish/name-index.ts'
import { isSaved, priceOf } from './price-of.ts'

/** Prices named in one answer. */
const mostShown = 12

/** The price of a product, the cook's own first: of several that hold these words, each. Null where nobody knows it. */
export const answerOwnPrice = (product: string, saved: readonly SavedPrice[], knowledge: Knowledge): Reply | null => {
  const words = searchKeys(product).flatMap(stemsOf)
  const own = saved.filter(({ ingredientName }) => {
    const of = stemsOf(ingredientName)
    return words.every((word) => of.includes(word))
  })
  const exact = own.filter(({ ingredientName }) => stemsOf(ingredientName).length === words.length)
  const [first, ...more] = exact.length === 1 ? exact : own
  if (first !== undefined && more.length > 0)
    return reply(
      paragraphs(
        `Tus precios de ${bold(product)}:`,
        bullets(
          [first, ...more]
            .slice(0, mostShown)
            .map(
              ({ ingredientName, pricePerUnit, unit }) =>
                `${bold(ingredientName)}: **${euros(pricePerUnit)}/${plain(unit, 20)}**`,
            ),
        ),
      ),
    )
  const price = priceOf(first?.ingredientName ?? product, first === undefined ? saved : [first], knowledge)
  return price === null ? null : foodPrice(product, price)
}

/** Whose price it is and of when; which of their products it was is for the price list. */
export const sourceOf = ({ source, priceDate }: IngredientPrice): string => {
  const shop = (source ?? '')
    .replace(/^Estimación, como [^:]*: /, '')
    .replace(/(?: PVP)? [A-Z]{0,2}\d.*(?= \([^()]*\)$)/, '')
  const vat = shop.replace(/ \([^()]*, ([^()]*)\)$/, ', $1')
  return `${plain(vat, 60)} (${priceDate === null ? 'sin fecha' : formatPeriod(priceDate)})`
}

/** The price of a food, and whose it is. */
export const foodPrice = (subject: string, price: IngredientPrice): Reply => {
  const mine = isSaved(price)
  const response = paragraphs(
    `${bold(price.ingredientName)}: **${euros(price.pricePerUnit)}/${plain(price.unit, 20)}**.`,
    mine
      ? `*Tu precio guardado${isEstimated(price.kind) ? ', que es una estimación' : ''}${price.source === null || price.source === '' ? '' : ` (${plain(price.source, 60)})`}, ${savedWhen(price.priceDate)}.*`
      : `*Precio de referencia, no tuyo${isEstimated(price.kind) ? ` y estimado, el de ${plain(price.ingredientName, 60)}` : ''}: ${sourceOf(price)}.*`,
  )
  return reply(response, [`¿Qué puedo hacer con ${plain(subject, 40)}?`, `¿Calorías de ${plain(subject, 40)}?`])
}

/** 'del 2/11/2026' for a day, 'de jun 2026' for a month. */
const savedWhen = (date: string | null): string => {
  if (date === null) return 'del día que lo guardaste'
  return `${/^\d{4}-\d\d-\d\d/.test(date) ? 'del' : 'de'} ${formatPeriod(date)}`
}
