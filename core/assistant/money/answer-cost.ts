import type { Findings } from '#core/assistant/kitchen/findings.ts'
import { forGuests, wantedOf } from '#core/assistant/recipes/for-guests.ts'
import { scaledRecipe } from '#core/assistant/recipes/scale-recipe.ts'
import type { Reply } from '#core/assistant/reply.ts'
import { amountOf, bold, bullets, declined, euros, paragraphs, people, plain, reply } from '#core/assistant/say.ts'
import { findDish } from '#core/assistant/turns/find-dish.ts'
import { piecesIn } from '#core/assistant/turns/pieces.ts'
import type { Question } from '#core/assistant/turns/question.ts'
import { isNamed, targetOf, whence } from '#core/assistant/turns/target.ts'
import type { Knowledge } from '#core/cookbook/cookbook.ts'
import { type CostLine, costRecipe, type LineToCost, type Options, type RecipeCost } from '#core/costing/costs/cost.ts'
import { type IngredientPrice, isEstimated } from '#core/costing/prices/price.ts'
import { stemsOf } from '#core/spanish/name-index.ts'
import { nameKey } from '#core/spanish/name-key.ts'
import { answerPlate } from './answer-plate.ts'
import { ownCost } from './own-cost.ts'
import { answerOwnPrice, foodPrice, sourceOf } from './own-price.ts'
import { isSaved, priceOf, toCost } from './price-of.ts'
import { priceRiseIn } from './price-rise.ts'
import { risenOfNothing } from './risen-cost.ts'

/** Lines shown; the rest is in the total. */
const shownLines = 12

/** What a recipe or a food costs: own saved prices first, then the reference table with its source and date. */
export const answerCost = (question: Question, findings: Findings, knowledge: Knowledge): Reply => {
  const { subject, product } = question
  const ofProduct = product === '' ? null : answerOwnPrice(product, findings.prices, knowledge)
  if (ofProduct !== null) return ofProduct
  // One spoken of before is the dish it was.
  const named = stemsOf(subject).every((word) => stemsOf(question.text).includes(word))
  const isFood = named && subject !== '' && isBought(question, knowledge)
  const ownRecipe =
    findings.recipe !== null &&
    (!isFood || isNamed(subject, findings.recipe.name) || isEscandalloOf(question, findings.recipe.name))
  if (question.recipe === null && isFood && !ownRecipe && question.pricing.length === 0) {
    const price = priceOf(subject, findings.prices, knowledge)
    if (price !== null) return foodPrice(subject, price)
  }
  const target = targetOf(question, findings, knowledge)
  const rise = priceRiseIn(question.text)
  if (target === null) return rise === null ? noPrice(subject) : risenOfNothing(rise)
  const { from, links } = target
  // 'Una ración de' asks for the cost of one, of the recipe as it is made.
  const servings = question.servings === 1 ? null : question.servings
  // 'Hazla sin lactosa' and then what it costs: what is bought for that guest; her own escandallo stays as it is.
  const forThem =
    from === 'library'
      ? { recipe: target.recipe, notes: [] }
      : forGuests(target.recipe, wantedOf(question, target.recipe), knowledge)
  const recipe = servings === null ? forThem.recipe : scaledRecipe(forThem.recipe, servings)
  const lines = recipe.ingredients.map((line) => toCost(line, findings.prices, knowledge))
  // What nobody has an escandallo of is estimated with everything weighed.
  const weighed: Options = { reading: 'household' }
  const own = from === 'library' ? ownCost(recipe, findings, knowledge) : null
  const counting = own === null ? weighed : findings.escandallo.counting
  // What she has no price of is not counted as kilos by her word: it is weighed.
  const filled = lines.map((line, at): LineToCost => {
    const counted = own?.lines[at]
    return counted === undefined || counted.price === null ? { ...line, reading: 'household' } : counted
  })
  const estimate = costRecipe(filled, recipe.servings, counting)
  const cost = own?.cost ?? estimate
  const missing = cost.lines.filter(({ price }) => price === null)
  const pieces = piecesIn(question.text)
  if (cost.total === null || cost.perServing === null)
    return reply(
      `No tengo precio de ningún ingrediente de ${bold(recipe.name)}. Guárdalos en Escandallos y te lo calculo.`,
      ['¿Qué alérgenos lleva?'],
      { links },
    )
  if (question.pricing.length > 0) {
    // What she has no price of costs something too: a plate is not sold as if it were free.
    const priced = missing.length > 0 ? filled : (own?.lines ?? filled)
    const unpriced = estimate.lines.filter(({ price }) => price === null).length
    const isAsIs = cost.countedAsIs > 0
    const notes = [
      missing.length > unpriced && own !== null ? 'Lo que no tiene precio tuyo, con el de referencia.' : '',
      // Six eggs times the price of a kilo is no price to sell by.
      isAsIs
        ? `Pieza a pieza, pesada con la tabla; en Escandallos, contada tal cual, sale a ${euros(cost.perServing)}: revísalo.`
        : '',
    ].filter((note) => note !== '')
    const beside = { whence: whence[from], isPartial: unpriced > 0, note: notes.length > 0 && notes.join(' ') }
    const reckoned: Options = isAsIs ? { ...counting, reading: 'household' } : counting
    const sold = answerPlate({ recipe, links }, priced, question.pricing, reckoned, beside, knowledge)
    if (sold !== null) return sold
  }
  const priced = cost.lines.filter((line) => line.cost !== null).toSorted((a, b) => (b.cost ?? 0) - (a.cost ?? 0))
  const typed = cost.lines.filter(({ price }) => price !== null && isSaved(price)).length
  const counted = cost.lines.filter(({ reading }) => reading === 'household')
  const asIs = cost.countedAsIs
  return reply(
    paragraphs(
      pieces !== null &&
        `${pieces.count} ${pieces.name}, a ${pieces.perServing} por ración: **${euros((cost.perServing / pieces.perServing) * pieces.count)}** en total, ${euros(cost.perServing / pieces.perServing)} la pieza.`,
      `${bold(recipe.name)} (${whence[from]}), ${people(recipe.servings)}: **${euros(cost.total)}**, ${euros(cost.perServing)} por ración${missing.length > 0 ? ' **como mínimo**' : ''}.`,
      bullets(priced.slice(0, shownLines).map(lineText)) +
        (priced.length > shownLines ? `\n- y ${priced.length - shownLines} más, ya sumados` : ''),
      missing.length > 0 &&
        `**Sin precio, no sumados:** ${missing
          .slice(0, 10)
          .map(({ name }) => plain(name, 60))
          .join(', ')}${missing.length > 10 ? ` y ${missing.length - 10} más` : ''}.${withReference(cost, estimate)}`,
      sourcesText(cost.lines, typed, own !== null && counting.merma === true),
      counted.length > 0 &&
        `Medidas caseras pesadas con la tabla: ${counted
          .slice(0, 5)
          .map(({ name }) => plain(name, 40))
          .join(
            ', ',
          )}${own === null ? '. En Escandallos se cuentan como kilos salvo que actives «Convertir medidas caseras a gramos»' : ', como en sus escandallos'}.`,
      asIs > 0 &&
        `${asIs === 1 ? 'Una línea en unidades se cuenta' : `${asIs} líneas en unidades se cuentan`} tal cual por su precio: revísala${asIs === 1 ? '' : 's'}.${own === null ? '' : asWeighed(own.lines, recipe.servings, counting)}`,
    ),
    ['¿Qué alérgenos lleva?', 'Pásala a 30 raciones', '¿Cuántas calorías tiene por ración?'],
    { links },
  )
}

/** What it would come to with the table's prices where the cook has none. */
const withReference = ({ total }: RecipeCost, estimate: RecipeCost): string =>
  total === null || estimate.total === null || estimate.perServing === null || estimate.total <= total
    ? ''
    : ` Con precios de referencia para lo que falta, unos **${euros(estimate.total)}**, ${euros(estimate.perServing)} por ración.`

/** What it would come to with pieces, cups and spoons weighed. */
const asWeighed = (lines: readonly LineToCost[], servings: number, counting: Options): string => {
  const { total, perServing } = costRecipe(lines, servings, { ...counting, reading: 'household' })
  return total === null || perServing === null
    ? ''
    : ` Pesadas con la tabla serían **${euros(total)}**, ${euros(perServing)} por ración; lo eliges en Análisis de Costes.`
}

const lineText = (line: CostLine): string =>
  `${plain(line.name, 60)}, ${amountOf(line)}: **${small(line.cost ?? 0)}** (${euros(line.price?.pricePerUnit ?? 0)}/${plain(line.price?.unit ?? 'kg', 20)}${mark(line.price)})`

/**
 * Whether the name is a food with a price. A bechamel can be bought, but a kitchen that asks makes it; 'precio de la acelga'
 * is of the market, though a dish of it has that name too.
 */
const isBought = ({ subject, text }: Question, knowledge: Knowledge): boolean => {
  const foodOf = (name: string) => knowledge.pantry.match(name)?.food.id
  const food = foodOf(subject)
  if (food === undefined) return false
  const found = findDish(subject, knowledge)
  if (found === null) return true
  const parts =
    found.kind === 'dish' ? found.dish.ingredients.map(({ name }) => name) : found.formula.parts.map(([name]) => name)
  return asksThePrice.test(nameKey(text)) && parts.some((name) => foodOf(name) === food)
}

/** 'Escandallo de la merluza' is of her dish that begins so: a food by itself has none. */
const isEscandalloOf = ({ text, subject }: Question, name: string): boolean =>
  /\bescandall/.test(nameKey(text)) && nameKey(name).startsWith(`${nameKey(subject)} `)

const asksThePrice = /\bprecio\b|\ba (?:cuanto|como) (?:esta|estan|va|van|sale el kilo)\b|\b(?:el|por) kilo\b/

const small = (cost: number): string => (cost < 0.01 ? 'menos de 0,01 €' : euros(cost))

const mark = (price: IngredientPrice | null): string => {
  if (price === null) return ''
  return isEstimated(price.kind) ? ', estimado' : isSaved(price) ? ', tuyo' : ''
}

const sourcesText = (lines: readonly CostLine[], own: number, merma: boolean): string => {
  const tables = [
    ...new Set(lines.flatMap(({ price }) => (price !== null && !isSaved(price) ? [sourceOf(price)] : []))),
  ]
  const shown = tables.slice(0, 4).join('; ')
  const more = tables.length > 4 ? ` y ${tables.length - 4} fuentes más` : ''
  const parts = [
    own === 0 ? 'Ningún precio es tuyo' : own === 1 ? 'Un precio es tuyo' : `${own} precios son tuyos`,
    tables.length > 0 ? `${own === 0 ? 'son de referencia' : 'el resto, de referencia'}: ${shown}${more}` : '',
  ]
  return `*${parts.filter((part) => part !== '').join('; ')}. ${merma ? 'Con la merma de las líneas en limpio' : 'Sin merma'}.*`
}

const noPrice = (subject: string): Reply =>
  declined(
    subject === ''
      ? 'Dime de qué receta o de qué producto quieres el coste.'
      : `No encuentro ${bold(subject)} en tu biblioteca, y no tengo su precio. Guárdalo en Escandallos y lo uso.`,
    ['¿Cuánto cuesta mi gazpacho?', '¿Cuánto cuesta el kilo de tomate?'],
  )
