import type { Reply } from '#core/assistant/reply.ts'
import { bullets, capital, declined, paragraphs, plain, reply } from '#core/assistant/say.ts'
import type { Message } from '#core/assistant/turns/conversation.ts'
import {
  type KnownLanguage,
  languageNamed,
  ofLanguages,
  toldLanguages,
  unknownLanguage,
} from '#core/assistant/words/languages-named.ts'
import { readWordAsked, type WordAsked } from '#core/assistant/words/read-word-asked.ts'
import type { Knowledge } from '#core/cookbook/cookbook.ts'
import type { ForeignNames, ForeignWord } from '#core/cookbook/foreign-names.ts'
import { listed, orBefore } from '#core/spanish/list.ts'
import { nameKey } from '#core/spanish/name-key.ts'
import { type Meaning, type WordIndex, wordIndexOf } from './word-index.ts'

/** Turns looked back at for the language and the thing of a short one. */
const longestMemory = 8

/**
 * How a food, a cut, a technique or a dish is called in another language, and what a word of another language means: the answer to
 * the last turn where it asks just that, by itself or going on ('y en italiano', 'y la dorada'); null for any other turn. A word that
 * is in no table is declined by its name.
 */
export const answerOtherWord = (messages: readonly Message[], knowledge: Knowledge): Reply | null => {
  const turns = messages.slice(-2 * longestMemory)
  return read(turns, knowledge).at(-1)?.told ?? null
}

/**
 * The conversation with a name in the place of every turn before the last that asked how it is called: 'y cuánto dura', after how
 * the sole is called in English, is asked of the sole.
 */
export const withThingsOfWords = (messages: readonly Message[], knowledge: Knowledge): readonly Message[] => {
  const last = messages.length - 1
  const asked = read(messages, knowledge)
  if (asked.every((answered, at) => answered === null || at === last)) return messages
  const index = wordIndexOf(knowledge.cookbook)
  return messages.map((message, at) => {
    const [thing] = asked[at]?.asked.things ?? []
    if (at === last || thing === undefined) return message
    const [meaning] = isNamed(thing, index) ? [] : index.meanings(thing)
    return { ...message, content: meaning?.row.names[0] ?? thing }
  })
}

type Answered = { readonly asked: WordAsked; readonly told: Reply }

/** Every turn of a conversation with what it asked of words, null where it asked something else. */
const read = (messages: readonly Message[], knowledge: Knowledge): readonly (Answered | null)[] => {
  let before: Answered | null = null
  return messages.map(({ role, content }) => {
    if (role !== 'user') return null
    before = firstAnswered(readWordAsked(content, before?.asked ?? null), knowledge)
    return before
  })
}

const firstAnswered = (readings: readonly WordAsked[], knowledge: Knowledge): Answered | null => {
  for (const asked of readings) {
    const told = answerOf(asked, knowledge)
    if (told !== null) return { asked, told }
  }
  return null
}

const answerOf = (asked: WordAsked, knowledge: Knowledge): Reply | null => {
  const index = wordIndexOf(knowledge.cookbook)
  return asked.way === 'from' ? meaning(asked, index, knowledge) : called(asked, index, knowledge)
}

/** Where nothing but its words tells that a name is asked for, every one of its things must be known. */
const called = (asked: WordAsked, index: WordIndex, knowledge: Knowledge): Reply | null => {
  const things = asked.things.flatMap((thing) => apart(thing, index))
  if (!asked.plainly && !things.every((thing) => isNamed(thing, index) || isPlate(thing, index, knowledge))) return null
  const languages = asked.languages.map(languageNamed)
  const known = languages.filter((language) => language !== null)
  const [unknown] = asked.languages.filter((_, at) => languages[at] === null)
  if (unknown !== undefined && known.length === 0)
    return asked.plainly
      ? declined(`De **${unknownLanguage(unknown)}** no tengo palabras: sé nombres en ${toldLanguages}.`)
      : null
  const [thing = ''] = things
  const [language] = known
  if (language === undefined) return null
  if (things.length > 1) return list(things, known, index, knowledge)
  if (known.length === 1) return one(thing, language, index, knowledge)
  const lines = known.map((other) => `${capital(other)}: ${wordsText(index.words(thing, other)) || 'no lo sé'}`)
  return known.every((other) => index.words(thing, other).length === 0)
    ? one(thing, language, index, knowledge)
    : reply(paragraphs(`${capital(shown(thing, index))}:`, bullets(lines), noteOf(index.rows(thing), known)))
}

const isNamed = (thing: string, index: WordIndex): boolean => index.rows(thing).length > 0

/** 'Cochinillo segoviano', 'huevas de bacalao': a dish of ours, or one that begins with a food and has at most one word nobody knows. */
const isPlate = (thing: string, index: WordIndex, { cookbook }: Knowledge): boolean => {
  const page = cookbook.named(thing)
  if (page !== null && page.kind !== 'cards') return true
  const { known, left } = index.parts(thing)
  const [first = ''] = known
  return thing.startsWith(first) && left.length < 2 && index.rows(first).some(({ kind }) => kind !== 'sala')
}

/** 'Pan y agua' is two things, unless it is the name of one. */
const apart = (given: string, index: WordIndex): readonly string[] => {
  if (isNamed(given, index)) return [given]
  const thing = given.replace(/^(?:al?|a los) (?:la |las )?/i, '')
  const two = thing.split(/ [yeo] (?:la |el |los |las )?/)
  return two.length > 1 && two.every((part) => isNamed(part, index)) ? two : [thing]
}

const one = (thing: string, language: KnownLanguage, index: WordIndex, knowledge: Knowledge): Reply => {
  const name = shown(thing, index)
  const rows = index.rows(thing)
  const words = index.words(thing, language)
  if (words.length === 0) return unknownWord(thing, language, index, knowledge)
  const ofTable = rows.filter((row) => row.words[language as keyof ForeignNames['words']] !== undefined)
  const said =
    ofTable.length > 1
      ? bullets(
          ofTable.map(
            (row) => `${capital(plain(row.names[0] ?? name, 60))} (${row.kind}): ${wordsText(wordsOf(row, language))}`,
          ),
        )
      : null
  return reply(
    paragraphs(
      said === null ? `${capital(name)} en ${language}: ${wordsText(words)}.` : `${capital(name)} en ${language}:`,
      said,
      noteOf(ofTable, [language]),
    ),
    [`¿Y en ${language === 'francés' ? 'inglés' : 'francés'}?`],
  )
}

/** As the table writes it: 'mejillón' for 'mejillon'. */
const shown = (thing: string, index: WordIndex): string => {
  const key = nameKey(thing)
  const names = index.rows(thing).flatMap((row) => row.names)
  return names.find((name) => nameKey(name) === key) ?? plain(thing, 60)
}

const wordsOf = (row: ForeignNames, language: KnownLanguage): readonly ForeignWord[] =>
  row.words[language as keyof ForeignNames['words']] ?? []

/** A menu or a delivery note, line by line, each with the word that stands on menus. */
const list = (
  things: readonly string[],
  languages: readonly KnownLanguage[],
  index: WordIndex,
  knowledge: Knowledge,
): Reply => {
  const lines = things.map((thing) => {
    const said = languages.map((language) => {
      const [word] = index.words(thing, language)
      return word === undefined ? byParts(thing, language, index) : `**${word.word}**`
    })
    return `${capital(shown(thing, index))}: ${said.join(' · ')}`
  })
  const isWhole = things.every((thing) => languages.every((language) => index.words(thing, language).length > 0))
  const isNone = things.every(
    (thing) => index.parts(thing).known.length === 0 && languages.every((one) => index.words(thing, one).length === 0),
  )
  const [first = ''] = things
  const [language] = languages
  if (isNone && language !== undefined) return unknownWord(first, language, index, knowledge)
  const beware = [
    ...new Set(things.flatMap((thing) => index.rows(thing).map(({ beware }) => ofLanguages(beware, languages)))),
  ].filter((one) => one !== '')
  return reply(
    paragraphs(
      `En ${listed(languages)}:`,
      bullets(lines),
      !isWhole && 'Lo que va por partes, o no sé, que lo lea quien hable la lengua antes de imprimirlo.',
      beware.length > 0 && `Ojo: ${beware.slice(0, 3).join(' ')}`,
    ),
  )
}

/** The words of what is in a name that the table has not whole: never put together, since each language joins them its own way. */
const byParts = (thing: string, language: KnownLanguage, index: WordIndex): string => {
  const { known, left } = index.parts(thing)
  const told = known.flatMap((part) => {
    const [word] = index.words(part, language)
    return word === undefined ? [] : [`${plain(part, 40)} **${word.word}**`]
  })
  if (told.length === 0) return 'no lo sé'
  return `${told.join(', ')}${left.length > 0 ? ` (no sé ${left.map((word) => `«${plain(word, 30)}»`).join(', ')})` : ''}`
}

const unknownWord = (thing: string, language: KnownLanguage, index: WordIndex, { cookbook }: Knowledge): Reply => {
  const name = plain(thing, 60)
  const page = cookbook.named(thing)
  const told = byParts(thing, language, index)
  const holds =
    page === null || page.kind === 'cards'
      ? []
      : page.ingredients
          .flatMap(({ name: food }) => (isNamed(food, index) ? [food] : index.parts(food).known.slice(0, 1)))
          .map((food) => ({ food, word: index.words(food, language)[0] }))
          .filter(({ word }) => word !== undefined)
          .slice(0, mostHeld)
  const isDish = page !== null && page.kind !== 'cards'
  if (isDish && holds.length > 0)
    return reply(
      `**${capital(name)}** no tiene traducción en mi tabla: en la carta se deja el nombre y se describe. Lleva ${listed(
        [
          ...new Set(
            holds.map(({ food, word }) => `${plain(food, 40).toLocaleLowerCase('es')} (**${word?.word ?? ''}**)`),
          ),
        ],
      )}.`,
    )
  return declined(
    told === 'no lo sé'
      ? `No sé cómo se dice **${name}** en ${language}.`
      : `No sé cómo se dice **${name}** entero en ${language}. Por partes: ${told}.`,
  )
}

/** Foods of a dish that are told. */
const mostHeld = 5

/** What foreign words mean; null where it is not sure that they are any. */
const meaning = (asked: WordAsked, index: WordIndex, knowledge: Knowledge): Reply | null => {
  const languages = asked.languages.map(languageNamed).filter((language) => language !== null)
  const [language] = languages
  if (asked.languages.length > 0 && language === undefined) return null
  const read = asked.things.map((thing) => ({ thing, found: meantBy(thing, language, index, knowledge) }))
  const [first] = read
  if (first === undefined) return null
  if (read.length === 1) {
    if (first.found.length > 0) return meant(first.thing, first.found)
    // 'Qué es pulpo en portugués' asks the other way; 'y en francés', after 'qué es shallot', asks it of the chalota.
    const [other] = language === undefined ? [] : index.meanings(first.thing)
    const ours = isNamed(first.thing, index) ? first.thing : other?.row.names[0]
    if (language !== undefined && ours !== undefined) return one(ours, language, index, knowledge)
    if (asked.plainly && ours !== undefined) return reply(`**${capital(plain(first.thing, 60))}** ya es castellano.`)
    return asked.plainly ? declined(`No sé qué significa **${plain(first.thing, 60)}**.`) : null
  }
  // 'Diferencia entre una demi-glace y un jus' is asked of two things, and of no words.
  const isKnown = read.some(({ found }) => found.length > 0)
  if (!isKnown || (language === undefined && read.some(({ found }) => found.length === 0))) return null
  const lines = read.map(({ thing, found }) => `${capital(plain(thing, 60))}: ${ourNames(found) || 'no lo sé'}`)
  return reply(
    paragraphs(
      bullets(lines),
      noteOf(
        read.flatMap(({ found }) => found.map(({ row }) => row)),
        spokenOf(read.flatMap(({ found }) => found)),
      ),
    ),
  )
}

const meantBy = (
  thing: string,
  language: KnownLanguage | undefined,
  index: WordIndex,
  { cookbook }: Knowledge,
): readonly Meaning[] => {
  const all = index.meanings(thing)
  if (language !== undefined) return all.filter((one) => one.language === language)
  // What is a word of ours too, or has its page, is asked as ours.
  const key = nameKey(thing)
  const isOurs = isNamed(thing, index) || all.some(({ row }) => row.names.some((name) => nameKey(name) === key))
  if (isOurs || cookbook.named(thing) !== null) return []
  return all.filter(({ word }) => !word.needsLanguage)
}

const meant = (thing: string, found: readonly Meaning[]): Reply => {
  const languages = [...new Set(found.map(({ language }) => language))]
  const byNames = [...new Set(languages.map((one) => ourNames(found.filter(({ language }) => language === one))))]
  const said =
    byNames.length === 1
      ? `**${capital(plain(thing, 60))}** (${listed(languages.map(toldAs))}): ${byNames[0] ?? ''}.`
      : paragraphs(
          `**${capital(plain(thing, 60))}**:`,
          bullets(
            languages.map(
              (one) => `${capital(toldAs(one))}: ${ourNames(found.filter(({ language }) => language === one))}`,
            ),
          ),
        )
  return reply(
    paragraphs(
      said,
      noteOf(
        found.map(({ row }) => row),
        spokenOf(found),
      ),
    ),
  )
}

const toldAs = (language: Meaning['language']): string => (language === 'latín' ? 'nombre científico' : language)

const spokenOf = (found: readonly Meaning[]): KnownLanguage[] =>
  found.flatMap(({ language }) => (language === 'latín' ? [] : [language]))

const ourNames = (found: readonly Meaning[]): string =>
  listed(
    [
      ...new Set(
        found.map(({ row, word }) => `**${row.names[0] ?? ''}**${word.where === '' ? '' : ` (${word.where})`}`),
      ),
    ].slice(0, mostWords),
    orBefore,
  )

/** What is told to be minded, and where the words come from. */
const noteOf = (rows: readonly ForeignNames[], languages: readonly KnownLanguage[]): string | null => {
  if (rows.length === 0) return null
  const beware = [...new Set(rows.map((row) => ofLanguages(row.beware, languages)))]
    .filter((text) => text !== '')
    .slice(0, mostNotes)
  const species = rows.length === 1 ? (rows[0]?.species ?? []) : []
  const sources = [...new Set(rows.map(({ source }) => source.split(';')[0] ?? ''))].slice(0, mostNotes)
  return paragraphs(
    beware.length > 0 && `Ojo: ${beware.join(' ')}`,
    species.length > 0 && `En la etiqueta: *${species.join(', ')}*.`,
    `*Fuente: ${sources.join('; ')}.*`,
  )
}

const mostNotes = 2
const mostWords = 4

const wordsText = (words: readonly ForeignWord[]): string =>
  listed(
    words.slice(0, mostWords).map(({ word, where }) => `**${plain(word, 80)}**${where === '' ? '' : ` (${where})`}`),
    orBefore,
  )
