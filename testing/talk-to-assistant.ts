import { answer } from '#core/assistant/answer.ts'
import { type Findings, noFindings } from '#core/assistant/kitchen/findings.ts'
import { inOne, type Reply } from '#core/assistant/reply.ts'
import type { Message } from '#core/assistant/turns/conversation.ts'
import { hear } from '#core/assistant/turns/hear.ts'
import { safety } from './kitchen-safety.ts'
import { knowledge } from './knowledge.ts'

/** What the last of the turns is answered, each heard with those before it as the server hears them; `findings`: the cook's own. */
export const lastReply = (turns: readonly string[], findings: Findings = noFindings): Reply => {
  const messages: Message[] = []
  let reply = inOne([])
  const known = { ...knowledge, own: findings.library.recipes.map(({ name }) => name) }
  for (const content of turns) {
    messages.push({ role: 'user', content })
    reply = inOne(
      hear(messages, safety, known).map((heard) =>
        'verdict' in heard ? heard.verdict : answer(heard.question, findings, known),
      ),
    )
    messages.push({ role: 'assistant', content: reply.response, recipe: reply.recipe ?? undefined })
  }
  return reply
}
