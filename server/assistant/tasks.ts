import { createHash } from 'node:crypto'
import { answer } from '#core/assistant/answer.ts'
import { type Findings, noFindings } from '#core/assistant/kitchen/findings.ts'
import { type Checked, gateModelReply, gateReply } from '#core/assistant/pages/gate-reply.ts'
import type { Reply } from '#core/assistant/reply.ts'
import type { Message } from '#core/assistant/turns/conversation.ts'
import { hear } from '#core/assistant/turns/hear.ts'
import type { Heard } from '#core/assistant/turns/heard.ts'
import type { Question } from '#core/assistant/turns/question.ts'
import { askedAs } from '#core/assistant/turns/whole/asked-as.ts'
import type { Knowledge } from '#core/cookbook/cookbook.ts'
import type { MethodDraft, MethodRequest } from '#core/method/draft-method.ts'
import { writeMethod } from '#core/method/write-method.ts'
import { type Gated, gateMethod, hazardsIn } from '#core/safety/gate/gate-recipe.ts'
import { loadKnowledge } from '#server/cookbook/load.ts'
import { loadSafety } from '#server/pantry/load-safety.ts'

/**
 * What is thought out in a thread of its own: each task takes plain values, answers plain values and touches nothing else.
 * A new task is a new row here and its function below; what it must know is read in `openTasks`, once a thread.
 */
export type Tasks = {
  /** The last turn of a conversation: what safety says of it, or what it asks, with what must be read of the cook's own. `own`: the names of her recipes. */
  readonly hear: (said: { readonly messages: readonly Message[]; readonly own: readonly string[] }) => readonly Heard[]
  readonly answer: (asked: { readonly question: Question; readonly findings: Findings }) => Reply
  /** An answer somebody else gave: its recipe with the safety steps it lacks, its words only where no verdict denies them. */
  readonly check: (said: { readonly reply: Reply; readonly messages: readonly Message[] }) => Checked
  readonly method: (request: MethodRequest) => MethodDraft
  /** A method, whoever wrote it, with what safety adds to it. */
  readonly gate: (written: Parameters<typeof gateMethod>[0]) => Gated
  /** What a cook should look at in a recipe of his own, which stays as it is. */
  readonly hazards: (written: Parameters<typeof hazardsIn>[0]) => readonly string[]
  /** Makes what hearing keeps from turn to turn (the index of pages, words by sound, ways of asking): seconds of a processor, once. */
  readonly rehearse: (nothing: null) => null
}

/** Kitchens whose names are remembered, the last that asked. */
const mostKitchens = 8

/**
 * What is known in a kitchen: ours, and the names of its recipes. The same object as long as the names are the same: what hearing keeps of
 * a conversation hangs on it, and the turns before the last were heard a request ago.
 */
const kitchensOf = (knowledge: Knowledge): ((own: readonly string[]) => Knowledge) => {
  const kitchens = new Map<string, Knowledge>()
  return (own) => {
    const key = createHash('sha256').update(own.join('\n')).digest('base64')
    const kitchen = kitchens.get(key) ?? { ...knowledge, own }
    // The last that asked stands last.
    kitchens.delete(key)
    kitchens.set(key, kitchen)
    const [oldest] = kitchens.keys()
    if (kitchens.size > mostKitchens && oldest !== undefined) kitchens.delete(oldest)
    return kitchen
  }
}

/** A fault and a dish to make: between them they read every table that is kept. */
const rehearsed = ['el sorbete me sale duro', 'receta de pisto para 10']

/** Reads everything our own engine knows: some tenths of a second of a processor, so never in the thread that answers requests. */
export const openTasks = (): Tasks => {
  const knowledge = loadKnowledge()
  const { cookbook, pantry } = knowledge
  const safety = loadSafety()
  const kitchen = kitchensOf(knowledge)
  const tasks: Tasks = {
    hear: ({ messages, own }) => hear(messages, safety, kitchen(own)),
    answer: ({ question, findings }) => gateReply(answer(question, findings, knowledge), { pantry, safety }),
    check: ({ reply, messages }) => gateModelReply(reply, { messages, pantry, safety }),
    method: (request) => writeMethod(request, cookbook.pages, pantry),
    gate: (written) => gateMethod(written, pantry, safety),
    hazards: (written) => hazardsIn(written, pantry, safety),
    rehearse: () => {
      for (const content of rehearsed)
        for (const heard of tasks.hear({ messages: [{ role: 'user', content }], own: [] }))
          if ('question' in heard) tasks.answer({ question: heard.question, findings: noFindings })
      // Only what has no answer as it is said comes to these by itself.
      askedAs('cuánto mengua al cocerlo', knowledge)
      return null
    },
  }
  return tasks
}
