import { type FoundDish, findDish } from '#core/assistant/turns/find-dish.ts'
import type { Question } from '#core/assistant/turns/question.ts'
import type { Knowledge } from '#core/cookbook/cookbook.ts'
import { fold } from '#core/spanish/fold.ts'
import { stemsOf } from '#core/spanish/name-index.ts'

/** 'Mocktail de pepino' by the page of the one mocktail we have: of other foods it is composed. */
export const isOnlyItsKind = (found: FoundDish): boolean =>
  found.kind === 'dish' &&
  found.dish.category === 'Bebidas' &&
  found.extras.length > 0 &&
  found.dish.names.includes('mocktail')

/** 'Crema de calabacín, somos quince que venimos': what stands behind a comma, and is no food, is no part of the name. */
export const sayingNoMore = (question: Question, unknown: readonly string[]): Question => {
  const strange = new Set(unknown.flatMap(stemsOf))
  const parts = question.subject.split(/\s*[,;:]\s*/)
  while (parts.length > 1 && stemsOf(parts.at(-1) ?? '').every((stem) => strange.has(stem))) parts.pop()
  const name = parts.join(', ')
  const sentence = unknown.some((word) => ofSentence.test(` ${fold(word)} `)) ? ofSentence.exec(fold(name)) : null
  return { ...question, subject: sentence === null ? name : name.slice(0, sentence.index) }
}

/** Words of a sentence, which no dish is called by. */
const ofSentence =
  / (?:sea|sean|es|son|somos|seremos|viene|vienen|puedo|puede|quiero|tengo|hay|se (?:me|nos|ha)|me|nos|que|cuando|porque|pero|entonces|ahora|now|what|can|primero|segundo|tercero|haz(?:me)?l[ao]s?)(?= |$)/

/** 'Pan de muerto' is no plain bread: what a base is 'of', and we do not know, makes it another thing. */
export const isOtherThing = (found: FoundDish, subject: string, knowledge: Knowledge): boolean =>
  found.unknown.some(
    (word) =>
      new RegExp(` (?:de|del|a la|al) ${fold(word).replace(/[^a-z ]/g, '')}$`).test(fold(subject)) &&
      // 'Empanadillas de pisto' by the page of those of tuna: what fills them is a dish of its own.
      (found.kind === 'formula' || isDish(word, knowledge)),
  )

const isDish = (word: string, knowledge: Knowledge): boolean => {
  const other = findDish(word, knowledge)
  return other !== null && other.unknown.length + other.extras.length === 0
}
