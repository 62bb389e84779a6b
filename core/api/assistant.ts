import { z } from 'zod/mini'
import { withoutGaps } from '#core/spanish/fold.ts'
import { units } from '#core/units/units.ts'
import { numberField, textField } from './field.ts'
import { engineField } from './functions.ts'
import { recipeLimits } from './recipes.ts'

/**
 * The wire of POST /functions/v1/ai-culinary-assistant. The specification (§7) names `messages`, `response` and
 * `recipe`; engine, notice, links and suggestions are ours, and a reader that ignores them loses nothing it was promised.
 */

export const assistantLimits = {
  /** Characters of one message of the cook. */
  question: 4000,
  /** Characters of one earlier answer that comes back as history. */
  answer: 20_000,
  /** Messages that are read, counted from the last; the browser may send its whole history. */
  messages: 40,
  /** Messages a request may carry. */
  history: 2000,
} as const

const chatRecipe = z.object({
  name: textField('El nombre de la receta', recipeLimits.name),
  category: textField('La categoría', recipeLimits.category),
  servings: numberField('El número de raciones', 1, recipeLimits.servings),
  ingredients: z
    .array(
      z.object({
        name: textField('El nombre del ingrediente', recipeLimits.name),
        quantity: numberField('La cantidad', 0, recipeLimits.quantity),
        unit: z.enum(units, `La unidad debe ser una de: ${units.join(', ')}`),
      }),
    )
    .check(z.maxLength(recipeLimits.ingredients, 'La receta de la conversación tiene demasiados ingredientes')),
  method: textField('El método', recipeLimits.method),
})

const question = z.object({
  role: z.literal('user'),
  content: textField('El mensaje', assistantLimits.question).check(z.overwrite(withoutGaps)),
  recipe: z.optional(chatRecipe),
})

const earlierAnswer = z.object({
  role: z.literal('assistant'),
  content: textField('La respuesta anterior', assistantLimits.answer).check(z.overwrite(withoutGaps)),
  recipe: z.optional(chatRecipe),
})

const chatMessage = z.discriminatedUnion(
  'role',
  [question, earlierAnswer],
  'Cada mensaje es de «user» o de «assistant»',
)

export const assistantBody = z.object({
  /** The whole conversation, the new question last. */
  messages: z.array(chatMessage, 'Falta la conversación').check(
    z.minLength(1, 'Escribe una consulta'),
    z.maxLength(assistantLimits.history, 'La conversación es demasiado larga: empieza una nueva'),
    z.refine((messages) => messages.at(-1)?.role !== 'assistant', 'La conversación debe acabar con tu consulta'),
    z.refine((messages) => messages.at(-1)?.content.trim() !== '', 'Escribe una consulta'),
    z.overwrite((messages) => messages.slice(-assistantLimits.messages)),
  ),
})

export const assistantAnswer = z.object({
  /** What to show: Markdown of `**bold**`, `*emphasis*`, lists (`- `, `1. `) and line breaks, nothing else. */
  response: z.string(),
  /** Only when the cook asked for a recipe to be made: the browser saves it. */
  recipe: z.optional(chatRecipe),
  engine: engineField,
  /** The model's name, when it wrote the answer. */
  model: z.optional(z.string()),
  /** Why the model did not write it, in Spanish, when one is configured. */
  notice: z.optional(z.string()),
  /** The cook's own recipes the answer speaks of. */
  links: z.array(z.object({ recipeId: z.string(), name: z.string() })),
  /** What the cook may ask next, ready to be sent as it is. */
  suggestions: z.array(z.string()),
})

export type AssistantBody = z.infer<typeof assistantBody>
export type AssistantAnswer = z.infer<typeof assistantAnswer>
