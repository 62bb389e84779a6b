import { fold, matchAt } from '#core/spanish/fold.ts'
import { stem } from '#core/spanish/stem.ts'
import { displayName } from './display-name.ts'

/** Where a text names a food: `at` to `end`, with its article and what says how it is cut. */
export type Mention = { readonly at: number; readonly end: number }

/** The foods of one recipe, their names read once for all its sentences. Foods are named by their place in the list. */
export type FoodNames = {
  /**
   * Where a text speaks of a food, in order: by its whole name, or by its first word where no other food shares it. Not
   * where the name is part of another's: 'caldo de pollo' is no chicken.
   */
  readonly mentions: (text: string, food: number) => readonly Mention[]
  /** Whether it speaks of any of them. */
  readonly namesAny: (text: string) => boolean
}

/** What stands around a food's name and belongs to it. */
const before =
  /(?<![a-z\d])(?:(?:el|la|los|las|unos?|unas?|tres|dos) )?(?:(?:dientes?|hojas?|ramas?|ramitas?|trozos?|dados|laminas|mitad|resto|parte|germen|poco|chorro|gotas|tercios?|cuartos?|cuarta parte|\d{1,6} (?:g|ml|l)) de(?:l|) (?:el |la |los |las )?)?(?:(?:el|la|los|las) )?$/
const after =
  /(?:(?: muy| bien)? [a-z]{2,12}(?:ad|id)[oa]s?\b(?! de )| (?:enter|crud|fresc|tiern|fin)[oa]s?\b| en (?:laminas|juliana|brunoise|dados|trozos|rodajas|tiras|cubos|daditos|cuartos|gajos|mitades|aros|lonchas|bastones)(?: (?:fin|grues|pequen|gord)[oa]s?| regulares| grandes)?\b| sin (?:germen|piel|pepitas|semillas|hueso|corteza|espinas|nervios)\b)*/y
/** Characters `before` can take, and one more for what it may not stand behind. */
const longestBefore = 64

/** A word of a text, in one number, and where it stands. */
type Token = { readonly word: string; readonly at: number; readonly end: number }
type Text = { readonly folded: string; readonly tokens: readonly Token[] }
/** Tokens that are a food's name: the first, and the one behind the last. */
type Run = { readonly from: number; readonly to: number }

/** Said of a word or token that the names of more than one food have or cover. */
const several = -1
/** Texts whose words are kept, so that many foods are looked for in them; then they are read again. */
const mostKept = 2000

const readText = (text: string): Text => {
  const folded = fold(text)
  const tokens = [...folded.matchAll(/[a-z\d]+/g)].map(({ 0: word, index }) => ({
    word: stem(word),
    at: index,
    end: index + word.length,
  }))
  return { folded, tokens }
}

const readName = (name: string): readonly string[] =>
  readText(displayName({ name, quantity: 1, unit: 'g' })).tokens.map(({ word }) => word)

const kept = <T>(read: (text: string) => T): ((text: string) => T) => {
  const known = new Map<string, T>()
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before
    const made = read(text)
    if (known.size < mostKept) known.set(text, made)
    return made
  }
}

/**
 * Opens a reader of foods in texts: names and sentences are read once, whatever is asked of them later, and a look takes
 * time in proportion to the text, however many foods there are. The first `asOne` names are those of one food, number 0.
 */
export const openFoodNames = (): ((names: readonly string[], asOne?: number) => FoodNames) => {
  const nameOf = kept(readName)
  const textOf = kept(readText)
  return (names, asOne = 1) => namesIn(names.map(nameOf), asOne, textOf)
}

type Seen = Text & {
  readonly runs: ReadonlyMap<number, readonly Run[]>
  /** For each token the food of two words or more whose whole name covers it, or `several`. */
  readonly owners: readonly (number | undefined)[]
}

const namesIn = (names: readonly (readonly string[])[], asOne: number, textOf: (text: string) => Text): FoodNames => {
  const index = indexOf(names, asOne)
  const seenOf = kept((text): Seen => look(textOf(text), index))
  const mentions = (text: string, food: number): readonly Mention[] => {
    const seen = seenOf(text)
    const found: Mention[] = []
    let last = 0
    const first = index.firstOf.get(food) ?? food
    for (const run of seen.runs.get(first) ?? []) {
      const mention = widened(seen, run, last)
      if (mention === null) continue
      last = mention.end
      if (isFree(seen, mention, run, first)) found.push(mention)
    }
    return found
  }
  return {
    mentions,
    namesAny: (text) => [...seenOf(text).runs.keys()].some((food) => mentions(text, food).length > 0),
  }
}

type NameIndex = {
  readonly whole: ReadonlyMap<string, number>
  /** All that a whole name may begin with, itself included. */
  readonly beginnings: ReadonlySet<string>
  /** First words no other food has in its name. */
  readonly alone: ReadonlyMap<string, number>
  /** Foods of the very same name are one; which one. */
  readonly firstOf: ReadonlyMap<number, number>
  /** Names of two words or more that two foods have. */
  readonly twice: ReadonlySet<number>
}

const indexOf = (names: readonly (readonly string[])[], asOne: number): NameIndex => {
  const numbered = names.map((words, n) => ({ words, food: n < asOne ? 0 : n }))
  /** The only food with a word in its names, or `several`. */
  const holder = new Map<string, number>()
  for (const { words, food } of numbered)
    for (const word of words) holder.set(word, (holder.get(word) ?? food) === food ? food : several)
  const whole = new Map<string, number>()
  const beginnings = new Set<string>()
  const alone = new Map<string, number>()
  const firstOf = new Map<number, number>()
  const twice = new Set<number>()
  for (const { words, food } of numbered) {
    let key = ''
    for (const word of words) {
      key += ` ${word}`
      beginnings.add(key)
    }
    const same = whole.get(key)
    if (same !== undefined && same !== food && words.length > 1) twice.add(same)
    firstOf.set(food, same ?? food)
    if (same === undefined && key !== '') whole.set(key, food)
    const [first = ''] = words
    if (first.length >= 3 && holder.get(first) === food) alone.set(first, food)
  }
  return { whole, beginnings, alone, firstOf, twice }
}

const look = ({ folded, tokens }: Text, { whole, beginnings, alone, twice }: NameIndex): Seen => {
  const runs = new Map<number, Run[]>()
  const owners = new Array<number | undefined>(tokens.length)
  for (const [from, { word }] of tokens.entries()) {
    const here = new Map<number, Run>()
    const only = alone.get(word)
    if (only !== undefined) here.set(only, { from, to: from + 1 })
    let key = ''
    for (let to = from + 1; to <= tokens.length; to++) {
      key += ` ${tokens[to - 1]?.word}`
      if (!beginnings.has(key)) break
      const food = whole.get(key)
      if (food === undefined) continue
      here.set(food, { from, to })
      if (to - from < 2) continue
      for (let n = from; n < to; n++) owners[n] = (owners[n] ?? food) === food && !twice.has(food) ? food : several
    }
    for (const [food, run] of here) {
      const before = runs.get(food)
      if (before === undefined) runs.set(food, [run])
      else before.push(run)
    }
  }
  return { folded, tokens, runs, owners }
}

/** A name with what belongs to it; null where it lies in what belongs to the one before, which ends at `last`. */
const widened = ({ folded, tokens }: Seen, { from, to }: Run, last: number): Mention | null => {
  const at = tokens[from]?.at ?? 0
  const end = tokens[to - 1]?.end ?? 0
  if (at < last) return null
  const start = Math.max(last, at - longestBefore)
  const said = before.exec(folded.slice(start === 0 ? 0 : start - 1, at))?.[0].length ?? 0
  return { at: at - said, end: end + (matchAt(after, folded, end)?.[0].length ?? 0) }
}

/** Whether no other food's name lies in a mention, and it is not what another thing is made of. */
const isFree = ({ folded, tokens, owners }: Seen, { at, end }: Mention, { from }: Run, food: number): boolean => {
  let first = from
  while (first > 0 && (tokens[first - 1]?.at ?? 0) >= at) first--
  for (let n = first; n < tokens.length && (tokens[n]?.at ?? 0) < end; n++)
    if (owners[n] !== undefined && owners[n] !== food) return false
  return !/(?:caldo|zumo|salsa|harina|aceite|leche|crema|pasta) de $/.test(folded.slice(Math.max(0, at - 12), at))
}
