import type { Reply } from '#core/assistant/reply.ts'
import { reply } from '#core/assistant/say.ts'
import { calm, thanks } from '#core/assistant/small-talk.ts'
import { talkIn } from '#core/assistant/words/talk.ts'
import { standingNo } from '#core/safety/judging/verdict.ts'
import type { Safety } from '#core/safety/safety.ts'
import { fold } from '#core/spanish/fold.ts'
import type { Message } from './conversation.ts'
import { insulting } from './off-topic.ts'

/** 'Vale, lo tiro', 'entonces a la basura': who gives in. */
const givesIn =
  /^\W*(?:(?:vale|ok|okey|entendido|pues|bueno|de acuerdo|entonces|perfecto|nada|ya)\W+)*(?:l[oa]s? (?:tiro|tiramos|tirare|tiraremos|voy a tirar)|se tiran?|a la basura|a tirarl[oa]s?)(?: (?:entonces|pues|todo|toda|ya|a la basura|y punto|y listo))*\W*$/

/** What is said to be polite, or to give in, after a verdict or an answer: it asks nothing of what was spoken of. Null of any other turn. */
export const politeReply = (messages: readonly Message[], content: string, safety: Safety): Reply | null => {
  const folded = fold(content.slice(0, 200))
  if (messages.length < 2) return null
  if (talkIn(folded) === 'thanks') return thanks
  // Anger after a no asks nothing, and the no is not said to it again.
  if (insulting.test(folded) && folded.split(' ').length <= mostAngry) return calm
  if (!givesIn.test(folded)) return null
  const asked = messages.filter(({ role }) => role === 'user').map((one) => one.content)
  const standing = standingNo(asked.slice(0, -1), safety)
  return standing !== null && /\bt[ií]ra\w*|\brechaza/i.test(standing.text) ? thrown : null
}

/** A longer turn asks something beside. Words. */
const mostAngry = 5

const thrown = reply(
  'Sí: a la basura, fuera de la vista para que nadie lo use, y apuntado en la merma con su motivo.',
  [],
)
