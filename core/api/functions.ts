import { z } from 'zod/mini'
import { errorMessages } from '#core/errors/messages.es.ts'
import { methodBases } from '#core/recipes/method-basis.ts'
import { units } from '#core/units/units.ts'
import { numberField, textField } from './field.ts'
import { recipeLimits } from './recipes.ts'

/** The wire of /functions/v1/*: payloads and answers keep the specification's names (§7), camelCase included. */

/** As many lines as a recipe may have. A name in blank or an amount of zero is a rule with its own text, not a shape. */
export const generateMethodBody = z.object({
  recipeName: textField('El nombre de la receta', recipeLimits.name),
  ingredients: z
    .array(
      z.object({
        name: textField('El nombre del ingrediente', recipeLimits.name),
        quantity: numberField('La cantidad', -recipeLimits.quantity, recipeLimits.quantity),
        unit: z.enum(units, `La unidad debe ser una de: ${units.join(', ')}`),
      }),
      errorMessages.no_valid_ingredient,
    )
    .check(
      z.maxLength(
        recipeLimits.ingredients,
        `Una receta no puede tener más de ${recipeLimits.ingredients} ingredientes`,
      ),
    ),
})

/** Who wrote an answer: our own engine, or a language model. */
export const engineField = z.enum(['local', 'model'])

export const generateMethodAnswer = z.object({
  /** Steps separated by line breaks, without numbers. */
  method: z.string(),
  engine: engineField,
  /** Whether a page of the cookbook, a template of its kind of dish, none that knows it, or a model wrote it. */
  basis: z.enum(methodBases),
  /** The same in Spanish, for the cook: 'Del recetario: Fabada asturiana.' None where a model wrote it. */
  basisText: z.optional(z.string()),
  /** The model's name, when it wrote the answer. */
  model: z.optional(z.string()),
  /** Why the model did not write it, in Spanish, when one is configured. */
  notice: z.optional(z.string()),
  /** What the cook should know, in Spanish: amounts that stray, raw egg or fish, names not recognised. */
  warnings: z.array(z.string()),
})

export type GenerateMethodBody = z.infer<typeof generateMethodBody>
export type GenerateMethodAnswer = z.infer<typeof generateMethodAnswer>
