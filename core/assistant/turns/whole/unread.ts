import { asks } from '#core/assistant/turns/subject.ts'
import type { Knowledge } from '#core/cookbook/cookbook.ts'
import { pageIndexOf } from '#core/look-up/page-index.ts'
import { onlyAsks } from '#core/look-up/spoken.ts'
import { isJoining, termOf, wordsIn } from '#core/look-up/terms.ts'
import type { Safety } from '#core/safety/safety.ts'

/** A longer turn is a text. Characters. */
const longestTurn = 240

/** Whether a turn has not one word that any page or rule knows: 'asdf qwerty'. What was said before is no answer to it. */
export const isUnread = (said: string, { read }: Safety, { cookbook }: Knowledge): boolean => {
  const index = pageIndexOf(cookbook)
  const words = wordsIn(said.slice(0, longestTurn))
  return (
    words.length > 0 &&
    words.every(
      (word) => word.length > 2 && !asks(word) && !onlyAsks(word) && !isJoining(word) && !index.has(termOf(word)),
    ) &&
    index.mend(words[0] ?? '') === null &&
    read(said.slice(0, longestTurn)).tags.size === 0
  )
}
