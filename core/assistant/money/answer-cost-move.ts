import type { Findings } from '#core/assistant/kitchen/findings.ts'
import { forGuests, wantedOf } from '#core/assistant/recipes/for-guests.ts'
import type { Reply } from '#core/assistant/reply.ts'
import { bold, declined, euros, paragraphs, plain, reply } from '#core/assistant/say.ts'
import type { ChatRecipe } from '#core/assistant/turns/conversation.ts'
import { nameBefore } from '#core/assistant/turns/cost-move.ts'
import type { Question } from '#core/assistant/turns/question.ts'
import { baseRecipe, whence } from '#core/assistant/turns/target.ts'
import type { Knowledge } from '#core/cookbook/cookbook.ts'
import { costRecipe } from '#core/costing/costs/cost.ts'
import { formatDecimal } from '#core/format/decimal.ts'
import { listed } from '#core/spanish/list.ts'
import { ownCost } from './own-cost.ts'
import { toCost } from './price-of.ts'

/** What the changed dish costs a serving beside the dish as it was; asked back where nothing was changed. */
export const answerCostMove = (question: Question, findings: Findings, knowledge: Knowledge): Reply => {
  const name = question.recipe?.name ?? question.subject
  const before = findings.recipe ?? baseRecipe(nameBefore(name), knowledge)
  const made = question.recipe ?? before
  const after = made === null ? null : forGuests(made, wantedOf(question, made), knowledge).recipe
  if (before === null || after === null || sameLines(before, after))
    return declined(
      before === null
        ? 'Dime de qué receta y qué le cambias, y te digo cuánto se mueve el coste.'
        : `Todavía no le has cambiado nada a ${bold(before.name)}. Dime el cambio («sin nueces», «con pollo en vez de cerdo») y te digo cuánto se mueve.`,
    )
  const [old, now] = [costOf(before, findings, knowledge), costOf(after, findings, knowledge)]
  if (old.perServing === null || now.perServing === null)
    return declined(`No tengo precios de ${bold(before.name)}. Guárdalos en Escandallos y te lo calculo.`)
  // What comes in without a price would make every change look cheaper.
  const fresh = now.unpriced.filter((one) => !old.unpriced.includes(one))
  if (fresh.length > 0)
    return declined(
      `No lo sé aún: de ${listed(fresh.slice(0, mostNamed).map((one) => bold(one)))} no tengo precio. Guárdalo en Escandallos y te digo cuánto se mueve; sin eso, ${bold(before.name)} sale a ${euros(old.perServing)} por ración.`,
    )
  const by = now.perServing - old.perServing
  const unpriced = [...new Set([...old.unpriced, ...now.unpriced])].slice(0, mostNamed)
  return reply(
    paragraphs(
      Math.abs(by) < 0.005
        ? `Apenas se mueve: **${euros(now.perServing)}** por ración, como ${bold(before.name)} (${whence[findings.recipe === null ? 'base' : 'library']}).`
        : `${by > 0 ? 'Sube' : 'Baja'} **${euros(Math.abs(by))}** por ración: de ${euros(old.perServing)} (${bold(before.name)}, ${whence[findings.recipe === null ? 'base' : 'library']}) a **${euros(now.perServing)}**${old.perServing > 0 ? `, un ${formatDecimal((Math.abs(by) / old.perServing) * 100, 1)} %` : ''}.`,
      unpriced.length > 0 && `**Sin precio, no sumados:** ${listed(unpriced.map((one) => plain(one, 40)))}.`,
      'Con tus precios donde los tienes, y de referencia lo demás.',
    ),
    ['Guárdala', '¿A cuánto la vendo al 30 %?'],
  )
}

const mostNamed = 8

type Cost = { readonly perServing: number | null; readonly unpriced: readonly string[] }

/** Own lines as the escandallo counts them, what has no price of hers by the table: both sides alike. */
const costOf = (recipe: ChatRecipe, findings: Findings, knowledge: Knowledge): Cost => {
  const own = ownCost(recipe, findings, knowledge)
  const lines = recipe.ingredients.map((line, at) => {
    const counted = own?.lines[at]
    return counted === undefined || counted.price === null
      ? { ...toCost(line, findings.prices, knowledge), reading: 'household' as const }
      : counted
  })
  const cost = costRecipe(
    lines,
    recipe.servings,
    own === null ? { reading: 'household' } : findings.escandallo.counting,
  )
  return {
    perServing: cost.perServing,
    unpriced: cost.lines.filter(({ price }) => price === null).map(({ name }) => name),
  }
}

const sameLines = (one: ChatRecipe, other: ChatRecipe): boolean =>
  one.servings === other.servings &&
  one.ingredients.length === other.ingredients.length &&
  one.ingredients.every(
    (line, at) => line.name === other.ingredients[at]?.name && line.quantity === other.ingredients[at].quantity,
  )
