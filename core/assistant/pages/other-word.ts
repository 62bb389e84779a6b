import type { Reply } from '#core/assistant/reply.ts'
import { capital, declined, plain, reply } from '#core/assistant/say.ts'
import type { Knowledge } from '#core/cookbook/cookbook.ts'
import { termsOf } from '#core/look-up/terms.ts'
import { type PantryLanguage, wordsFor } from '#core/pantry/other-languages.ts'
import { fold } from '#core/spanish/fold.ts'
import { listed, orBefore } from '#core/spanish/list.ts'

type Language = PantryLanguage | 'inglés'

/** How the languages of our neighbours are called in a kitchen, folded. */
const languages: readonly (readonly [RegExp, Language])[] = [
  [/^(?:catalan?|catala|valenciano|valencia|mallorquin)$/, 'catalán'],
  [/^(?:gallego|galego)$/, 'gallego'],
  [/^(?:euskera|euskara|vasco|vascuence)$/, 'euskera'],
  [/^(?:ingles|english|angles)$/, 'inglés'],
]

/** 'Cómo se dice cebolla en catalán', 'com es diu cebollino en català', 'ajo en euskera'. */
const asked =
  /^\W*(?:y )?(?:(?:como|com|cual) (?:se|es) (?:dice|llama|escribe|diu|di)|how do you say|que nombre tiene|nombre de) (?:el |la |los |las |a la |al )?([a-z][a-z ]{1,40}?) (?:en|in) ([a-z]{4,10})\W*$/
const again = /^\W*(?:y |o )?en ([a-z]{4,10})\W*$/

const languageOf = (word: string): Language | null => languages.find(([said]) => said.test(word))?.[1] ?? null

/** Languages a turn may go on to: of these a card of the trade has the words. */
const ofCards = /^(?:frances|italiano|portugues|aleman)$/

const isLanguage = (word: string): boolean => languageOf(word) !== null || ofCards.test(word)

/** The word for a food in Catalan, Galician, Basque or English; null where none of these is asked for, or a page must say it. */
export const answerOtherWord = (text: string, { cookbook }: Knowledge): Reply | null => {
  const [, thing = '', said = ''] = asked.exec(fold(text.slice(0, 120))) ?? []
  const language = languageOf(said)
  if (thing === '' || language === null) return null
  const terms = termsOf(thing).join(' ')
  const rows = cookbook.otherNames
    .filter((row) => row.language === language && termsOf(row.ours).join(' ') === terms)
    .flatMap(({ others }) => others)
  const words = [...new Set([...rows, ...(language === 'inglés' ? [] : wordsFor(terms, language, termsOf))])]
  if (words.length > 0)
    return reply(
      `${capital(plain(thing, 40))} en ${language}: ${listed(
        words.slice(0, mostWords).map((word) => `**${plain(word, 40)}**`),
        orBefore,
      )}.`,
      [],
    )
  // Of English a card of the trade may have it.
  return language === 'inglés' ? null : declined(`No sé cómo se dice **${plain(thing, 40)}** en ${language}.`, [])
}

const mostWords = 4

const another = /^\W*y (?:el |la |los |las |a la |al )?([a-z][a-z ]{1,30}?)\W*$/

/**
 * 'Y en euskera', 'y la sal', after how a food is called in Catalan: the question again in that language or of that food; null for
 * any other turn.
 */
export const otherWordSaidWhole = (turn: string, before: string): string | null => {
  const [, said = ''] = again.exec(fold(turn.slice(0, 40))) ?? []
  const [, thing = '', language = ''] = asked.exec(fold(before.slice(0, 120))) ?? []
  if (thing === '' || !isLanguage(language)) return null
  const [, other = ''] = said === '' ? (another.exec(fold(turn.slice(0, 40))) ?? []) : []
  if (other !== '' && !/\b(?:que|como|cuant[oa]s?|donde|cual)\b/.test(other))
    return `cómo se dice ${other} en ${language}`
  return !isLanguage(said) ? null : `cómo se dice ${thing} en ${said}`
}
