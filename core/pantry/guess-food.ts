import { guessedGender, isPlural } from '#core/spanish/agreement.ts'
import { nameKey } from '#core/spanish/name-key.ts'
import { stem } from '#core/spanish/stem.ts'
import type { FoodMatch } from './food-match.ts'
import { foodWords } from './food-words.ts'
import { describes, isMakerOfAnother } from './ignored-words.ts'
import { translations } from './other-languages.ts'
import table from './product-words.json' with { type: 'json' }
import { articles, binding, isBound, isWhose, joins, runsOf, type Word, without, wordsOf } from './proper-names.ts'
import { vocabulary } from './role-words.ts'

/** What a guess asks of the index: whether a stem is a word of the table, what a name leads to, and whether it is a food's whole name. */
export type Index = {
  readonly knows: (stem: string) => boolean
  readonly match: (name: string) => FoodMatch | null
  readonly isFood: (name: string) => boolean
  /** Whether these stems are the name of a food and no other food's name begins so: 'kombu', 'queso cotija'. */
  readonly isOnlyOne: (stems: readonly string[]) => boolean
}

/** How sure a name is that holds words nobody lists. Ours. */
const guessed = 0.5
/** More words than these without a meaning are a sentence, not a maker: in names whose capitals tell nothing, and in all. Ours. */
const mostStrange = 2
const mostInAll = 4
/** Words that a name may begin with before what is said of it; joining ones count. */
const longestBeginning = 4
/** Shorter words are cut ones. Letters. */
const shortest = 4

/**
 * The food of a name whose other words nobody lists: a maker, a village, a variety ('conejo troceado Hermi', 'queso Idiazabal ahumado
 * Aranburu'). Only words may go that mean nothing to any table, and only where they stand as proper names do: with a capital among
 * small letters, behind an article that joins nothing ('azafrán hebra El Avión'), or, where capitals tell nothing, last and joined by no
 * 'de', 'con', 'en' or 'a la'. Known words go only behind a beginning that is one food and no other ('kombu real hidratado'). A word
 * that is a food, says an allergen or makes another thing of it (product-words.json: 'hacen otra cosa') never goes. 'Harina X' may be
 * made of X: what many things are made into takes no guess by its first word alone.
 */
export const guesserOf = ({ knows, match, isFood, isOnlyOne }: Index): ((name: string) => FoodMatch | null) => {
  const isOurs = (word: string): boolean => describes(word) || foodWords(word).some(knows)
  const means = (word: string): boolean => {
    const [key = ''] = foodWords(word)
    return forms(key).some((form) => knows(form) || says(form)) || describes(word) || translations(word).length > 0
  }
  /** A food, or what foods are called by: it says what is in it. */
  const isContent = ({ text, isStrange }: Word): boolean =>
    !isStrange &&
    !joins.has(nameKey(text)) &&
    (isFood(text) ||
      foodWords(text)
        .flatMap(forms)
        .some((key) => says(key) || ofMany.has(key)))
  const isNamed = (word: Word, at: number, all: readonly Word[]): boolean =>
    at > 1 && isArticle(all[at - 1]) && !isBound(all, at) && !isContent(word)
  const left = fitting(match)
  /** 'Kombu real hidratado': there is one kombu, whatever else is said of it, where that is no food, no dish and joined by nothing. */
  const ofOneKind = (name: string, words: readonly Word[]): FoodMatch | null => {
    for (let length = Math.min(longestBeginning, words.length - 1); length > 0; length--) {
      const rest = words.slice(length)
      if (!isOnlyOne(foodWords(name.slice(0, rest[0]?.start)))) continue
      return rest.length > mostInAll ||
        isBound(words, length) ||
        rest.some((word) => binding.has(nameKey(word.text)) || isContent(word))
        ? null
        : left(name, rest)
    }
    return null
  }
  return (name) => {
    const words = wordsOf(name, means).map(
      (word, at, all): Word =>
        // 'Hebra El Avión', 'Las Hermanas': an article that joins nothing begins a name.
        isNamed(word, at, all) ? { ...word, isStrange: true } : word,
    )
    const strange = words.filter(({ isStrange }) => isStrange)
    const [head] = words
    if (strange.length === 0) return ofOneKind(name, words)
    if (strange.length > mostInAll || head?.isStrange !== false || !isOurs(head.text)) return null
    const runs = runsOf(words).filter((run) => run.some(({ isStrange }) => isStrange))
    if (!strange.every((word) => runs.some((run) => run.includes(word))))
      return standLast(words, strange) ? left(name, strange) : null
    if (runs.some((run) => !isWhose(run, words))) return null
    const whole = runs.flat()
    return left(name, strange) ?? (whole.some(isContent) ? null : left(name, whole))
  }
}

const fitting =
  (match: Index['match']) =>
  (name: string, gone: readonly Word[]): FoodMatch | null => {
    const found = match(without(name, gone))
    if (found === null || isOneOfMany(found.fitted)) return null
    const ignored = [...found.ignored, ...gone.map(({ text }) => stem(nameKey(text)))]
    return { ...found, by: 'guess', confidence: guessed, ignored }
  }

/** Whether these words end the name, but for what describes any food, and are no adjectives. */
const standLast = (words: readonly Word[], strange: readonly Word[]): boolean => {
  const from = words.findIndex(({ isStrange }) => isStrange)
  return (
    strange.length <= mostStrange &&
    strange.every((word) => word.text.length >= shortest && !agrees(word, words.slice(0, from))) &&
    words.slice(from).every(({ text, isStrange }) => isStrange || articles.has(nameKey(text)) || describes(text)) &&
    !isBound(words, from)
  )
}

/**
 * 'Marinero', 'caleteras', 'arequipeña', 'tiznao' are more often a dish than a maker. What a grower or packer does to a food is a
 * participle ('emborrado'); those of the kitchen are listed.
 */
const isAdjectival =
  /(?:(?:os|er|an|en|in|on|iz|ic|iv|ol)[oa]s?|it[oa]s?|ao|esa|esas|ense|enses|[ií]sim[oa]s?|able|[eé]s|aos)$/

/** Whether a word may be an adjective of one that stands before it. */
const agrees = (word: Word, before: readonly Word[]): boolean => {
  const key = nameKey(word.text)
  if (!isAdjectival.test(key)) return false
  return before.some(({ text, isStrange }) => {
    const noun = nameKey(text)
    return (
      !isStrange &&
      isPlural(noun) === isPlural(key) &&
      (!/[oa]s?$/.test(key) || guessedGender(noun) === guessedGender(key))
    )
  })
}

const isArticle = (word: Word | undefined): boolean => word !== undefined && articles.has(nameKey(word.text))

const forms = (key: string): readonly string[] => (key.endsWith('a') ? [key, key.replace(/a$/, 'o')] : [key])

const stems = (text: string): ReadonlySet<string> => new Set(text.split(/[\s;]+/).flatMap((word) => foodWords(word)))

const otherThings = new Set([
  ...stems(table['hacen otra cosa']),
  ...vocabulary.flatMap(([, , names]) => [...stems(names)]),
])
/** Whether a word of the kitchen is no food and changes one, is of the words of roles, or a maker of something else. */
const says = (key: string): boolean => otherThings.has(key) || isMakerOfAnother(key)

const ofMany = stems(table['de muchas cosas'])
/** One word of what is made of many things: flour, oil, milk, cheese. */
const isOneOfMany = (fitted: string): boolean => {
  const [head = '', ...more] = foodWords(fitted)
  return more.length === 0 && ofMany.has(head)
}
