import type { Reply } from '#core/assistant/reply.ts'
import { bold, bullets, declined, paragraphs, reply } from '#core/assistant/say.ts'
import type { Intent, Question } from '#core/assistant/turns/question.ts'
import type { Sum } from '#core/calculate/calculation.ts'
import { fold } from '#core/spanish/fold.ts'
import { listed } from '#core/spanish/list.ts'
import type { Findings } from './findings.ts'

/** A sum as an answer: the result, how it was worked out, and what to know beside it. */
export const sumText = ({ answer, working, notes = [] }: Sum): string =>
  paragraphs(
    answer,
    working !== '' && `Cuenta: ${working}.`,
    notes.length > 0 && (notes.length === 1 ? notes[0] : bullets(notes)),
  )

export const answerComputed = (sum: Sum): Reply => reply(sumText(sum))

/** What is made or found, and reads its figures in its own way. */
const notOfSums: ReadonlySet<Intent> = new Set<Intent>(['create', 'menu', 'search', 'convert', 'allergens'])

/**
 * Asks what a figure stands for, where the sum at hand would have left it out; null where nothing was left out, or the
 * question is about something of the cook's own.
 */
export const withoutPlace = (question: Question, findings: Findings): Reply | null => {
  const { unplaced, intent, library, plan, product, pricing, change } = question
  const isOwn = findings.recipe !== null || library !== null || plan !== null || product !== '' || pricing.length > 0
  const isOther = notOfSums.has(intent) && !(intent === 'create' && asksFigure.test(fold(question.text.slice(0, 200))))
  if (unplaced.length === 0 || isOwn || change !== null || isOther) return null
  const named = listed(unplaced.slice(0, mostNamed).map((said) => bold(said)))
  return declined(
    unplaced.length === 1
      ? `No sé qué es ${named} en esa cuenta, y sin eso saldría mal. Dímelo con su unidad y de qué es: «lomo al 60 %», «raciones de 140 g», «a 12 € el kilo».`
      : `No sé qué son ${named} en esa cuenta, y sin eso saldría mal. Dímelos con su unidad y de qué son: «lomo al 60 %», «raciones de 140 g», «a 12 € el kilo».`,
  )
}

const mostNamed = 4
/** Asks an amount, and orders no dish. */
const asksFigure = /^(?!.*\b(?:crea|haz|receta|guarda|inventa|hazme|creame)\b).*\bcuant[oa]s?\b/
