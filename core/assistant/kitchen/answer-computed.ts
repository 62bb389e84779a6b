import type { Reply } from '#core/assistant/reply.ts'
import { bullets, paragraphs, reply } from '#core/assistant/say.ts'
import type { Sum } from '#core/calculate/calculation.ts'

/** A sum as an answer: the result, how it was worked out, and what to know beside it. */
export const sumText = ({ answer, working, notes = [] }: Sum): string =>
  paragraphs(
    answer,
    working !== '' && `Cuenta: ${working}.`,
    notes.length > 0 && (notes.length === 1 ? notes[0] : bullets(notes)),
  )

export const answerComputed = (sum: Sum): Reply => reply(sumText(sum))
