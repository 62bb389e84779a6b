import type { Reply } from '#core/assistant/reply.ts'
import type { Question } from '#core/assistant/turns/question.ts'
import type { Kind } from '#core/look-up/asked-kinds.ts'
import { evidenceIn, untoldShare } from '#core/look-up/evidence.ts'
import { isOfKind } from '#core/look-up/kind-asked.ts'
import { type Found, offeredFrom } from '#core/look-up/look-up.ts'
import { passageOf, withoutSource } from './answer-page.ts'

/** Pages that are looked through for a passage of the kind asked for. */
const mostPages = 6
/** So much of what is asked may be left unsaid. Ours, measured with the cases of decision 022. */
const mostUntold = 0.35

/**
 * The passage of the kind that is asked for, a reason or a sign, of the page that came nearest or another near one; null where none
 * of them says it of what is asked.
 */
export const answerOfKind = ({ looked }: Question): Reply | null => {
  const { sure, found, asked } = looked
  const { kind } = asked
  if (kind === null) return null
  const near = found.filter(({ confidence }) => confidence >= offeredFrom).slice(0, mostPages)
  for (const one of sure === null ? near : [sure, ...near]) {
    const told = toldOfKind(one, kind, looked.asked)
    if (told !== null) return told
  }
  return null
}

/** The best statement of a page that is of a kind and speaks of what is asked, told with its section. */
const toldOfKind = ({ page }: Found, kind: Kind, asked: Question['looked']['asked']): Reply | null => {
  const [best] = evidenceIn(page, asked)
    .filter(
      ({ statement: { heading, text } }) =>
        heading !== 'Ingredientes' &&
        heading !== 'Elaboración' &&
        isOfKind(kind, { page, heading, text }) &&
        untoldShare(page, text, asked) <= mostUntold,
    )
    .toSorted((one, other) => other.weight - one.weight)
  if (best === undefined) return null
  const { heading } = best.statement
  const passage = passageOf(page, heading, asked)
  return isOfKind(kind, { page, heading, text: withoutSource(passage.response) }) ? passage : null
}
