import type { AssistantAnswer, AssistantBody } from '#core/api/assistant.ts'
import { answer } from '#core/assistant/answer.ts'
import { readQuestion } from '#core/assistant/read-question.ts'
import type { Reply } from '#core/assistant/reply.ts'
import { asReader } from '#server/database/as-user.ts'
import type { Store } from '#server/database/store.ts'
import type { Model } from '#server/language-model/model.ts'
import { withModel } from '#server/language-model/with-model.ts'
import { loadPantry } from '#server/pantry/load.ts'
import { findForAssistant } from './assistant-findings.ts'
import { consultModel, isComputed } from './assistant-model.ts'

type Asker = { readonly userId: string; readonly signal: AbortSignal }

/**
 * An answer of the assistant (specification §7). One read of the cook's own data, closed before anybody is asked; then the
 * configured model, or our own engine: where there is none, where it fails, and always for what can be computed.
 */
export const askAssistant = async (
  store: Store,
  model: Model | undefined,
  { userId, signal }: Asker,
  { messages }: AssistantBody,
): Promise<AssistantAnswer> => {
  const pantry = loadPantry()
  const question = readQuestion(messages, pantry)
  const findings = await asReader(store, userId, (mine) => findForAssistant(mine, question.needs))
  const local = answer(question, findings, pantry)
  if (model !== undefined && isComputed(question)) return wire(local, { engine: 'local', notice: computedHere })
  const { value, ...origin } = await withModel<Reply>(
    model,
    (asked) => consultModel(asked, { userId, signal, messages, question, findings, local }),
    () => local,
  )
  return wire(value, origin)
}

const wire = ({ recipe, ...reply }: Reply, origin: Pick<AssistantAnswer, 'engine' | 'model' | 'notice'>) => ({
  response: reply.response,
  ...(recipe === null ? {} : { recipe: { ...recipe, ingredients: [...recipe.ingredients] } }),
  ...origin,
  links: [...reply.links],
  suggestions: [...reply.suggestions],
})

const computedHere = 'Esto no se le pregunta a la IA: se calcula aquí, con tus datos y las tablas de Obrador.'
