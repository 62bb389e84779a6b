import type { AssistantAnswer, AssistantBody } from '#core/api/assistant.ts'
import type { Findings } from '#core/assistant/kitchen/findings.ts'
import { inOne, type Reply } from '#core/assistant/reply.ts'
import type { Heard } from '#core/assistant/turns/heard.ts'
import type { Question } from '#core/assistant/turns/question.ts'
import { asReader } from '#server/database/as-user.ts'
import type { Store } from '#server/database/store.ts'
import type { Model } from '#server/language-model/model.ts'
import { withModel } from '#server/language-model/with-model.ts'
import { consultModel, isComputed } from './consult-model.ts'
import { findCosts } from './find-costs.ts'
import { findForAssistant } from './find-own.ts'
import type { Asker, Thinker } from './thinker.ts'

type AskDeps = { readonly store: Store; readonly model: Model | undefined; readonly thinker: Thinker }

/**
 * An answer of the assistant (specification §7), thought out in a thread of its own. One read of the cook's own data, closed before anybody is asked; then the
 * configured model, or our own engine: where there is none, where it fails, and always for what can be computed.
 */
export const askAssistant = async (
  { store, model, thinker }: AskDeps,
  asker: Asker,
  { messages }: AssistantBody,
): Promise<AssistantAnswer> => {
  const { userId, signal } = asker
  const heard = await thinker.think('hear', messages, asker)
  const answered: Answered[] = []
  for (const part of heard) answered.push(await answerPart({ store, thinker }, asker, part))
  const local = inOne(answered.map(({ reply }) => reply))
  const [first] = answered
  if (answered.some(({ asked }) => asked === null) || first?.asked == null)
    return wire(local, { engine: 'local', ...(model === undefined ? {} : { notice: judgedHere }) })
  const { question, findings } = first.asked
  if (model !== undefined && answered.every(({ asked }) => asked !== null && isComputed(asked.question)))
    return wire(local, { engine: 'local', notice: computedHere })
  const { value, ...origin } = await withModel<Reply>(
    model,
    (asked) => consultModel(asked, { userId, signal, messages, question, findings, local }),
    () => local,
  )
  if (origin.engine === 'local') return wire(value, origin)
  const { reply, isRefused } = await thinker.think('check', { reply: value, messages }, asker)
  if (!isRefused) return wire(reply, origin)
  return wire(reply, { ...(reply.recipe === null ? { engine: 'local' } : origin), notice: refusedHere })
}

/** A part of what was asked with our answer; `asked` is null where safety has spoken. */
type Answered = {
  readonly reply: Reply
  readonly asked: { readonly question: Question; readonly findings: Findings } | null
}

type AskReads = Pick<AskDeps, 'store' | 'thinker'>

const answerPart = async (room: AskReads, asker: Asker, part: Heard): Promise<Answered> => {
  if (!('verdict' in part)) return answerQuestion(room, asker, part.question, null)
  const { verdict, own } = part
  return own === undefined ? { reply: verdict, asked: null } : answerQuestion(room, asker, own, verdict)
}

/** The answer with what the cook has; `verdict` where it is asked of an own recipe she has not got. */
const answerQuestion = async (
  { store, thinker }: AskReads,
  asker: Asker,
  question: Question,
  verdict: Reply | null,
): Promise<Answered> => {
  const { needs } = question
  const costs = needs.costs === null ? null : await findCosts(store, asker.userId, needs.costs)
  const findings = { ...(await asReader(store, asker.userId, (mine) => findForAssistant(mine, needs))), costs }
  if (verdict !== null && findings.recipe === null) return { reply: verdict, asked: null }
  return { reply: await thinker.think('answer', { question, findings }, asker), asked: { question, findings } }
}

const wire = ({ recipe, ...reply }: Reply, origin: Pick<AssistantAnswer, 'engine' | 'model' | 'notice'>) => ({
  response: reply.response,
  ...(recipe === null ? {} : { recipe: { ...recipe, ingredients: [...recipe.ingredients] } }),
  ...origin,
  links: [...reply.links],
  suggestions: [...reply.suggestions],
})

const computedHere = 'Esto no se le pregunta a la IA: se calcula aquí, con tus datos y las tablas de Obrador.'
const refusedHere = 'Lo que decía la IA iba contra la seguridad y no se muestra: esto lo dice Obrador, con su fuente.'
const judgedHere = 'Esto no se le pregunta a la IA: la seguridad la dice Obrador, con su fuente.'
