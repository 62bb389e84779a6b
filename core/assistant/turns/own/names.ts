import type { Knowledge } from '#core/cookbook/cookbook.ts'
import { fold } from '#core/spanish/fold.ts'
import { joiningWords } from '#core/spanish/joining.ts'
import { stemsOf } from '#core/spanish/name-index.ts'

type OwnName = { readonly name: string; readonly stems: readonly string[] }

/** Asked of every turn of a conversation; made once for the names that were read. */
const made = new WeakMap<readonly string[], readonly OwnName[]>()

const ownNamesOf = ({ own = [] }: Knowledge): readonly OwnName[] => {
  const known = made.get(own) ?? own.map((name) => ({ name, stems: [...new Set(stemsOf(name))] }))
  made.set(own, known)
  return known
}

/** How a cook points at a thing of hers: 'la crema', 'mis carrilleras', 'del brownie'. */
const pointing = new Set(
  'mi mis mia mio mias mios nuestra nuestro nuestras nuestros la el las los lo del al'.split(' '),
)
/** Behind these a name goes on: 'la crema de zanahoria' is not the one of pumpkin. */
const goesOnBehind = new Set(['de', 'del', 'al'])
/** What stands behind a name and is no part of it. */
const noName =
  /^(?:hoy|ayer|siempre|carta|casa|menu|biblioteca|libro|carpeta|nuevo|esa|ese|esta|eso|raciones|personas|pax|dia|mano|final|lado|menos|mas|horno|coste|cliente|\d.*)$/

type Word = { readonly word: string; readonly stem: string | null }

const wordsOf = (text: string): readonly Word[] =>
  (fold(text.slice(0, 240)).match(/[a-z\d]+/g) ?? []).map((word) => ({
    word,
    stem: joiningWords.has(word) ? null : (stemsOf(word)[0] ?? null),
  }))

/** The words of a name that stand together in the text, from its first on; null where it is another thing's name. */
const runAt = (words: readonly Word[], at: number, { stems }: OwnName): ReadonlySet<string> | null => {
  const found = new Set<string>()
  let next = at
  for (; next < words.length; next++) {
    const { stem } = words[next] ?? { stem: null }
    if (stem !== null && !stems.includes(stem)) break
    if (stem !== null) found.add(stem)
  }
  if (found.size === stems.length) return found
  const behind = words[next]?.word ?? ''
  const isJoined = [words[next - 1]?.word, words[next - 2]?.word].some((word) => goesOnBehind.has(word ?? ''))
  return isJoined && next - 1 > at && behind !== '' && !noName.test(behind) ? null : found
}

const isPointedAt = (words: readonly Word[], at: number): boolean =>
  [words[at - 1]?.word, words[at - 2]?.word].some(
    (word, n) => word !== undefined && pointing.has(word) && (n === 0 || words[at - 1]?.stem === null),
  )

/** Words that say what kind of thing it is: 'el romesco' is the romesco sauce. */
const kindOfThing = new Set(stemsOf('salsa masa receta plato guiso base crema sopa ensalada'))

/** 'La de pil pil', 'el de nuez': by what it is made with. */
const byItsPart = /\b(?:la|el|las|los|mi|mia|mio) del? (?:la |el |los |las )?([a-z]{3,}(?: (?:de )?[a-z]{3,}){0,2})/

/**
 * The recipe of her own that a text speaks of, by its whole name or by the first words of it pointed at ('la crema', 'mi merluza');
 * blank where it speaks of none, or of what several are called.
 */
export const ownNamedIn = (text: string, knowledge: Knowledge): string => {
  const names = ownNamesOf(knowledge)
  if (names.length === 0 || text === '') return ''
  const words = wordsOf(text)
  const part = stemsOf(byItsPart.exec(fold(text.slice(0, 240)))?.[1] ?? '')
  const ranked = names
    .map((one) => ({ name: one.name, ...found(words, part, one) }))
    .filter(({ many }) => many > 0)
    .toSorted((a, b) => b.many - a.many || Number(b.isWhole) - Number(a.isWhole))
  const [first, second] = ranked
  if (first === undefined) return ''
  const isTie = second !== undefined && second.many === first.many && second.isWhole === first.isWhole
  return isTie && fold(second.name) !== fold(first.name) ? '' : first.name
}

const headsOf = ({ stems }: OwnName): readonly string[] => {
  const [head = '', next = ''] = stems
  return kindOfThing.has(head) && next !== '' ? [head, next] : [head]
}

const found = (
  words: readonly Word[],
  part: readonly string[],
  one: OwnName,
): { readonly many: number; readonly isWhole: boolean } => {
  const heads = headsOf(one)
  let many = 0
  for (const [at, { stem }] of words.entries()) {
    if (stem === null || !heads.includes(stem)) continue
    const run = runAt(words, at, one)
    const isWhole = run !== null && run.size === one.stems.length
    if (run !== null && (isWhole || isPointedAt(words, at))) many = Math.max(many, run.size)
  }
  const beside = part.filter((stem, at) => part.indexOf(stem) === at && one.stems.slice(1).includes(stem)).length
  const isByPart = many === 0 && part.length > 0 && one.stems.slice(1).includes(part[0] ?? '')
  return { many: isByPart ? beside : many, isWhole: many === one.stems.length }
}

/** All the recipes of her own that a text lists, in its order: there no article need point at them. */
export const ownNamesListed = (text: string, knowledge: Knowledge): readonly string[] => {
  const words = wordsOf(text)
  const listed: string[] = []
  for (let at = 0; at < words.length; at++) {
    const runs = ownNamesOf(knowledge)
      .filter((one) => headsOf(one).includes(words[at]?.stem ?? '-'))
      .map((one) => ({ one, run: runAt(words, at, one)?.size ?? 0 }))
      .toSorted((a, b) => b.run - a.run || a.one.stems.length - b.one.stems.length)
    const [best, next] = runs
    if (best === undefined || best.run === 0) continue
    const isWhole = best.run === best.one.stems.length
    if (next !== undefined && next.run === best.run && !isWhole) continue
    listed.push(best.one.name)
    for (let left = best.run; left > 0 && at < words.length; at++)
      if (best.one.stems.includes(words[at]?.stem ?? '-')) left--
    at--
  }
  // 'La tarta de queso y la de Santiago', 'el pil pil o la merluza'.
  for (const part of text.split(/ (?:y|o|con|contra|que|vs) /)) {
    const said = part.trim().replace(/^.*\b(?=(?:la|el|las|los) )/, '')
    const isHeard = listed.some((one) => stemsOf(said).some((stem) => stemsOf(one).includes(stem)))
    const name =
      isHeard && !/^(?:la|el|las|los) de /.test(said)
        ? ''
        : ownNamedIn(said.replace(/^(la|el|las|los) (?!de )/, '$1 de '), knowledge)
    if (name !== '') listed.push(name)
  }
  return [...new Set(listed)]
}
