import { nameKey } from '#core/spanish/name-key.ts'
import { stem } from '#core/spanish/stem.ts'
import { foodWords } from './food-words.ts'
import { describes, isMakerOfAnother } from './ignored-words.ts'
import type { FoodMatch } from './match-food.ts'
import { translations } from './other-languages.ts'
import table from './product-words.json' with { type: 'json' }
import { vocabulary } from './role-words.ts'

/** What a guess asks of the index: whether a stem is a word of the table, what a name leads to, and whether it is a food's whole name. */
export type Index = {
  readonly knows: (stem: string) => boolean
  readonly match: (name: string) => FoodMatch | null
  readonly isFood: (name: string) => boolean
}

/** How sure a name is that holds words nobody lists. Ours. */
const guessed = 0.5
/** More words than these without a meaning are a sentence, not a maker: in names whose capitals tell nothing, and in all. Ours. */
const mostStrange = 2
const mostInAll = 4

/**
 * The food of a name whose other words nobody lists: a maker, a village, a variety ('conejo troceado Hermi', 'uva Aledo embolsada
 * Vinalopó'). Only words that mean nothing to any table may go, and only where they stand as proper names do: with a capital among
 * small letters, or, where capitals tell nothing, last and joined by no 'de', 'con', 'en' or 'a la'. A word that is a food, says an allergen or
 * makes another thing of it (product-words.json: 'hacen otra cosa') never goes. 'Harina X' may be of X: what is said of all that can be made of takes no guess by its first word alone.
 */
export const guesserOf = ({ knows, match, isFood }: Index): ((name: string) => FoodMatch | null) => {
  const means = (word: string): boolean => {
    const [key = ''] = foodWords(word)
    return (
      forms(key).some((form) => knows(form) || says.has(form) || isMakerOfAnother(form)) ||
      describes(word) ||
      translations(word).length > 0
    )
  }
  const isOurs = (word: string): boolean => describes(word) || foodWords(word).some(knows)
  /** A food, or what foods are called by: it says what is in it. */
  const isContent = (word: string): boolean =>
    !joins.has(nameKey(word)) && (isFood(word) || foodWords(word).some((key) => says.has(key) || open.has(key) || isMakerOfAnother(key)))
  const fits = (rest: string, gone: readonly string[]): FoodMatch | null => {
    const found = match(rest)
    if (found === null || (isOpen(found.fitted) && foodWords(rest).length < 2)) return null
    return { ...found, by: 'guess', confidence: guessed, ignored: [...found.ignored, ...gone.map((word) => stem(nameKey(word)))] }
  }
  return (name) => {
    const words = wordsOf(name, means)
    const strange = words.filter((word) => word.isStrange)
    const [head] = words
    if (strange.length === 0 || strange.length > mostInAll || head?.isStrange !== false || !isOurs(head.text)) return null
    const runs = properNames(words).filter((run) => run.some(({ isStrange }) => isStrange))
    if (strange.every((word) => runs.some((run) => run.includes(word)))) {
      if (runs.some((run) => !isProperName(run, words))) return null
      const gone = runs.flat()
      return (
        fits(without(name, strange), said(strange)) ??
        (gone.some(({ text, isStrange }) => !isStrange && isContent(text)) ? null : fits(without(name, gone), said(gone)))
      )
    }
    const from = words.findIndex(({ isStrange }) => isStrange)
    const tail = words.slice(from)
    const isLast =
      strange.length <= mostStrange &&
      tail.every(({ text, isStrange }) => isStrange || articles.has(nameKey(text)) || describes(text)) &&
      tail.every(({ text, isStrange }) => !isStrange || (text.length >= shortest && !isAdjectival.test(nameKey(text)))) &&
      !isBound(words, from, binding)
    return isLast ? fits(without(name, strange), said(strange)) : null
  }
}

type Word = { readonly text: string; readonly start: number; readonly isStrange: boolean; readonly isProper: boolean }

const shortest = 4
const articles: ReadonlySet<string> = new Set(['el', 'la', 'los', 'las'])
/** Within a proper name: 'Virgen del Prado', 'Hijos de Pepe y Cía'. */
const joins: ReadonlySet<string> = new Set([...articles, 'de', 'del', 'da', 'do', 'dos', 'di', 'y', 'e', 'i', 'san', 'santa'])
/** What stands behind these says what the thing is made of, filled with, or how it is cooked. */
const binding = new Set('de del con sin en a al para por y e o u sabor gusto estilo tipo relleno c s p'.split(' '))
/** Before a proper name 'de' says where it comes from: 'garbanzo de Escacena'. */
const bindingNames = new Set([...binding].filter((word) => word !== 'de' && word !== 'del'))

/** Whether what begins at `from` is joined to what stands before it, an article between them or not. */
const isBound = (words: readonly Word[], from: number, by: ReadonlySet<string>): boolean => {
  const before = nameKey(words[from - 1]?.text ?? '')
  return by.has(before) || (articles.has(before) && by.has(nameKey(words[from - 2]?.text ?? '')))
}

const isProperName = (run: readonly Word[], words: readonly Word[]): boolean =>
  !isBound(words, words.indexOf(run[0] ?? (words[0] as Word)), bindingNames) &&
  run.every(({ text }) => joins.has(nameKey(text)) || !binding.has(nameKey(text)))

/**
 * Adjectives: 'marinero', 'caleteras', 'alsaciano', 'arequipeña', 'tiznao' are more often a dish than a maker. What is done to a food by its grower or
 * packer is a participle ('desamargado', 'emborrado'); those of the kitchen are listed.
 */
const isAdjectival = /(?:(?:os|er|an|en|in|on|iz|ic|iv|ol)[oa]s?|it[oa]s?|ao|esa|esas|ense|enses|[ií]sim[oa]s?|able|[eé]s|aos)$/

const forms = (key: string): readonly string[] => (key.endsWith('a') ? [key, key.replace(/a$/, 'o')] : [key])

const wordsOf = (name: string, means: (word: string) => boolean): Word[] => {
  const bare = name.replace(/\([^()]*\)|\[[^[\]]*\]/g, (inside) => ' '.repeat(inside.length))
  const found = [...bare.matchAll(/\p{L}+(?:['’]\p{L}+)?(?![\p{L}\d])/gu)]
  const isSmall = ([text]: RegExpExecArray): boolean => /^\p{Ll}{3}/u.test(text) && !joins.has(nameKey(text))
  const capitalsTell = found.some(isSmall)
  return found.map((each, at) => {
    const [text] = each
    const bareText = text.replace(/['’]s$/u, '')
    const key = nameKey(bareText)
    return {
      text,
      start: each.index,
      isStrange: key.length > 2 && !joins.has(key) && !binding.has(key) && !means(bareText),
      isProper: capitalsTell && at > 0 && /^\p{Lu}/u.test(text),
    }
  })
}

/** The runs of words with capitals, with what joins them. */
const properNames = (words: readonly Word[]): Word[][] => {
  const runs: Word[][] = []
  let open: Word[] = []
  let joining: Word[] = []
  for (const word of words) {
    if (word.isProper) {
      open.push(...(open.length > 0 ? joining : []), word)
      joining = []
    } else if (open.length > 0 && joins.has(nameKey(word.text))) joining.push(word)
    else {
      if (open.length > 0) runs.push(open)
      open = []
      joining = []
    }
  }
  return open.length > 0 ? [...runs, open] : runs
}

const without = (name: string, gone: readonly Word[]): string =>
  gone.toReversed().reduce((rest, { start, text }) => rest.slice(0, start) + rest.slice(start + text.length), name)

const said = (words: readonly Word[]): string[] => words.map(({ text }) => text)

const stems = (text: string): ReadonlySet<string> => new Set(text.split(/[\s;]+/).flatMap((word) => foodWords(word)))

/** Words of the kitchen that are no food and change one, and the words of roles. */
const says: ReadonlySet<string> = new Set([
  ...stems(table['hacen otra cosa']),
  ...vocabulary.flatMap(([, , names]) => [...stems(names)]),
])

const open = stems(table['de muchas cosas'])
/** One word of what is made of many things: flour, oil, milk, cheese. */
const isOpen = (fitted: string): boolean => {
  const [head = '', ...more] = foodWords(fitted)
  return more.length === 0 && open.has(head)
}
