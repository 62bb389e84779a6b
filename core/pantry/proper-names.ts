import { nameKey } from '#core/spanish/name-key.ts'

/** A word of a name as it was written. */
export type Word = {
  readonly text: string
  readonly start: number
  /** No table has it. */
  readonly isStrange: boolean
  /** It has a capital, and other words of the name have none: it is somebody's name. */
  readonly isProper: boolean
}

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '))

export const articles = set('el la los las')
/** Within a proper name: 'Virgen del Prado', 'Hijos de Pepe y Cía'. */
export const joins: ReadonlySet<string> = new Set([...articles, ...set('de del da do dos di y e i san santa')])
/** What stands behind these says what the thing is made of, filled with, or how it is cooked. */
export const binding = set('de del con sin en a al para por y e o u sabor gusto estilo tipo relleno c s p')
/** Before a proper name 'de' says where it comes from: 'garbanzo de Escacena'. */
const bindingNames: ReadonlySet<string> = new Set([...binding].filter((word) => word !== 'de' && word !== 'del'))

/** The words of a name, what is in brackets aside. `means`: whether a table has the word. */
export const wordsOf = (name: string, means: (word: string) => boolean): Word[] => {
  const bare = name.replace(/\([^()]*\)|\[[^[\]]*\]/g, (inside) => ' '.repeat(inside.length))
  const found = [...bare.matchAll(/(?<![\p{L}\d])\p{L}+(?:['’]\p{L}+)?(?![\p{L}\d])/gu)]
  const isSmall = ([text]: RegExpExecArray): boolean => /^\p{Ll}{3}/u.test(text) && !joins.has(nameKey(text))
  const capitalsTell = found.some(isSmall)
  return found.map((each, at) => {
    const [text] = each
    const whole = text.replace(/['’]s$/u, '')
    const key = nameKey(whole)
    return {
      text,
      start: each.index,
      isStrange: key.length > 2 && !joins.has(key) && !binding.has(key) && !means(whole),
      isProper: capitalsTell && at > 0 && /^\p{Lu}/u.test(text),
    }
  })
}

/** The runs of proper words, with what joins them. */
export const runsOf = (words: readonly Word[]): Word[][] => {
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

/** Whether what begins at `from` is joined to what stands before it, an article between them or not. */
export const isBound = (words: readonly Word[], from: number, by = binding): boolean => {
  const before = nameKey(words[from - 1]?.text ?? '')
  return by.has(before) || (articles.has(before) && by.has(nameKey(words[from - 2]?.text ?? '')))
}

/** Whether a run is whose the food is, and not how it is cooked or what it holds. */
export const isWhose = (run: readonly Word[], words: readonly Word[]): boolean => {
  const [first] = run
  return (
    first !== undefined &&
    !isBound(words, words.indexOf(first), bindingNames) &&
    run.every(({ text }) => joins.has(nameKey(text)) || !binding.has(nameKey(text)))
  )
}

/** The name without these words; all else stays as it was written. */
export const without = (name: string, gone: readonly Word[]): string =>
  gone.toReversed().reduce((rest, { start, text }) => rest.slice(0, start) + rest.slice(start + text.length), name)
