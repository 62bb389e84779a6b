import { costRecipe, type Options } from '#core/costing/cost.ts'
import { formatDecimal } from '#core/format/decimal.ts'
import { fold } from '#core/spanish/fold.ts'
import { isOf } from './change.ts'
import type { ChatRecipe } from './conversation.ts'
import type { Reply } from './reply.ts'
import { bold, euros, plain, reply } from './say.ts'

export type PriceRise = { readonly food: string /** 0.2 is 20 % dearer, −0.2 cheaper. */; readonly by: number }

/** 'Si el aceite sube un 20 %'; null of anything else. */
export const priceRiseIn = (text: string): PriceRise | null => {
  const found =
    /\bsi (?:me )?(?:el|la|los|las) (?:precio de(?:l| la| los| las)? )?([a-z ]{3,30}?) (?:me )?(sub|baj|encarec|abarat)\w{1,4} (?:de precio )?(?:un |el )?(\d{1,3}(?:[.,]\d)?) ?(?:%|por ciento)/.exec(
      fold(text.slice(0, 200)),
    )
  if (found === null) return null
  const [, food = '', verb = '', figure = ''] = found
  const share = Number(figure.replace(',', '.')) / 100
  return { food, by: /^(?:baj|abarat)/.test(verb) ? -share : share }
}

type Line = Parameters<typeof costRecipe>[0][number]

/** What a serving costs before and after the rise, and what share of it that is. */
export const risenReply = (
  recipe: ChatRecipe,
  lines: readonly Line[],
  { food, by }: PriceRise,
  counting: Options,
): Reply => {
  const risen = lines.map((line) =>
    line.price !== null && isOf(line.name, food)
      ? { ...line, price: { ...line.price, pricePerUnit: line.price.pricePerUnit * (1 + by) } }
      : line,
  )
  const [before, after] = [lines, risen].map((some) => costRecipe(some, recipe.servings, counting).perServing)
  const said = `${plain(food, 40)} ${by < 0 ? 'baja' : 'sube'} un ${formatDecimal(Math.abs(by) * 100, 1)} %`
  if (before == null || after == null || before === 0) return reply(`No tengo precios de ${bold(recipe.name)}.`)
  if (before === after) return reply(`Nada: ${bold(recipe.name)} no lleva ${plain(food, 40)} con precio.`)
  return reply(
    `Si ${said}, ${bold(recipe.name)} pasa de ${euros(before)} a **${euros(after)}** por ración: ${euros(Math.abs(after - before))} ${after > before ? 'más' : 'menos'}, un ${formatDecimal((Math.abs(after - before) / before) * 100, 1)} % de su coste. Para guardar el mismo food cost, mueve el precio ese mismo porcentaje.`,
  )
}

/** Where no dish is spoken of: the rule. */
export const risenOfNothing = ({ food, by }: PriceRise): Reply =>
  reply(
    `Depende de cuánto pese ${plain(food, 40)} en cada plato: se multiplica su parte del coste por ${formatDecimal(by * 100, 1)} %. Si es el 10 % del coste, el plato se mueve un ${formatDecimal(Math.abs(by) * 10, 1)} %. Dime la receta y te lo calculo con tus precios.`,
  )
