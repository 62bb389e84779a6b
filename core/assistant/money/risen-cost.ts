import type { Reply } from '#core/assistant/reply.ts'
import { bold, euros, plain, reply } from '#core/assistant/say.ts'
import type { ChatRecipe } from '#core/assistant/turns/conversation.ts'
import { linesNamed } from '#core/assistant/turns/lines-named.ts'
import type { Knowledge } from '#core/cookbook/cookbook.ts'
import { costRecipe, type LineToCost, type Options } from '#core/costing/costs/cost.ts'
import { formatDecimal } from '#core/format/decimal.ts'
import type { PriceRise } from './price-rise.ts'

const newPrice = (old: number, rise: PriceRise): number =>
  rise.kind === 'share' ? old * (1 + rise.by) : rise.kind === 'euros' ? old + rise.by : rise.to

export type Risen = {
  /** The lines before, at the price it is said to have had, and after. */
  readonly before: readonly LineToCost[]
  readonly after: readonly LineToCost[]
  /** The lines whose price moved. */
  readonly names: readonly string[]
}

/** The lines of a recipe before and after a change of price; null where none of them is that food, or none has a price. */
export const withRise = (lines: readonly LineToCost[], rise: PriceRise, knowledge: Knowledge): Risen | null => {
  const moved = new Set(linesNamed(lines, rise.food, knowledge).filter(({ price }) => price !== null))
  if (moved.size === 0) return null
  const priced = (set: (old: number) => number) =>
    lines.map((line) =>
      line.price !== null && moved.has(line)
        ? { ...line, price: { ...line.price, pricePerUnit: Math.max(0, set(line.price.pricePerUnit)) } }
        : line,
    )
  const { from } = rise.kind === 'to' ? rise : { from: null }
  return {
    before: from === null ? lines : priced(() => from),
    after: priced((old) => newPrice(old, rise)),
    names: [...moved].map(({ name }) => name),
  }
}

/** 'el chocolate a 19,00 €': a change of price in a few words. */
export const riseSaid = (rise: PriceRise): string => {
  const food = plain(rise.said, 40)
  if (rise.kind === 'to') return `${food} a ${euros(rise.to)}`
  const by = rise.kind === 'share' ? `un ${formatDecimal(Math.abs(rise.by) * 100, 1)} %` : euros(Math.abs(rise.by))
  return `${food} ${by} más ${rise.by < 0 ? 'barato' : 'caro'}`
}

/** What a serving costs before and after the rise, and what share of it that is. */
export const risenReply = (
  recipe: ChatRecipe,
  lines: readonly LineToCost[],
  rise: PriceRise,
  counting: Options,
  knowledge: Knowledge,
): Reply => {
  const risen = withRise(lines, rise, knowledge)
  if (risen === null)
    return reply(
      `Nada: ${bold(recipe.name)} no lleva ${plain(rise.food, 40)} con precio. Lleva ${lines
        .slice(0, 8)
        .map(({ name }) => plain(name, 40))
        .join(', ')}.`,
    )
  const [before, after] = [risen.before, risen.after].map((some) => costRecipe(some, recipe.servings, counting))
  if (before?.perServing == null || after?.perServing == null || before.perServing === 0)
    return reply(`No tengo precios de ${bold(recipe.name)}.`)
  const by = after.perServing - before.perServing
  return reply(
    `Con ${riseSaid(rise)}, ${bold(recipe.name)} pasa de ${euros(before.perServing)} a **${euros(after.perServing)}** por ración: **${euros(Math.abs(by))} ${by < 0 ? 'menos' : 'más'}**, un ${formatDecimal((Math.abs(by) / before.perServing) * 100, 1)} % de su coste (la receta entera, de ${euros(before.total ?? 0)} a ${euros(after.total ?? 0)}). Para guardar el mismo food cost, mueve el precio ese mismo porcentaje.${
      risen.names.length > 1
        ? ` Cuento ${risen.names
            .slice(0, 5)
            .map((name) => plain(name, 40))
            .join(', ')}.`
        : ''
    }`,
  )
}

/** Where no dish is spoken of: the rule. */
export const risenOfNothing = (rise: PriceRise): Reply => {
  const { food } = rise
  const share =
    rise.kind === 'share'
      ? rise.by
      : rise.kind === 'to' && rise.from !== null && rise.from > 0
        ? rise.to / rise.from - 1
        : null
  return reply(
    share === null
      ? `Depende de lo que lleve cada plato de ${plain(food, 40)}. Dime la receta y te lo calculo con tus precios.`
      : `Depende de cuánto pese ${plain(food, 40)} en cada plato: se multiplica su parte del coste por ${formatDecimal(share * 100, 1)} %. Si es el 10 % del coste, el plato se mueve un ${formatDecimal(Math.abs(share) * 10, 1)} %. Dime la receta y te lo calculo con tus precios.`,
  )
}
