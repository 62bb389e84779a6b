import { z } from 'zod'
import type { Model, ObjectQuestion } from '#server/language-model/model.ts'
import { openModel } from '#server/language-model/open-model.ts'
import type { ModelSettings } from '#server/language-model/settings.ts'
import { withModel } from '#server/language-model/with-model.ts'
import { openProvider, type Provider } from './fake-provider.ts'

/** What the questions of the tests ask for. */
export const stepsSchema = z.object({ steps: z.array(z.string().max(200)).min(1).max(12), note: z.string().optional() })
type Steps = z.infer<typeof stepsSchema>

export const good: Steps = { steps: ['Pochar la cebolla 20 min.', 'Añadir el arroz y cocer 17 min.'] }
export const secretIngredient = 'receta secreta de la abuela'

/** A fake provider, models that live there, and a function that asks them as the product does. For tests. */
export const openTrial = async () => {
  const provider: Provider = await openProvider()
  const models: Model[] = []
  const logged: object[] = []

  const open = (change: Partial<ModelSettings> = {}, now: () => Date = () => new Date()): Model => {
    const log = { warn: (fields: object, message: string) => void logged.push({ ...fields, message }) }
    const model = openModel(provider.settings(change), { log, now })
    if (model === undefined) throw new Error('no model')
    models.push(model)
    return model
  }
  const question = (change: Partial<ObjectQuestion<Steps>> = {}): ObjectQuestion<Steps> => ({
    userId: 'ana',
    instructions: 'Escribe la elaboración.',
    data: { recipeName: 'Arroz', ingredients: [secretIngredient] },
    schema: stepsSchema,
    maxTokens: 500,
    ...change,
  })
  return {
    provider,
    logged,
    open,
    question,
    /** As a function calls it: the model, else the local engine. */
    cook: (model: Model | undefined, change: Partial<ObjectQuestion<Steps>> = {}) =>
      withModel(
        model,
        (it) => it.askObject(question(change)),
        () => ({ steps: ['Paso local.'] }),
      ),
    /** The body of a request, as it was received. */
    sent: (index: number) => JSON.parse(provider.received[index]?.body ?? 'null'),
    close: async () => {
      for (const model of models) model.close()
      await provider.close()
    },
  }
}
