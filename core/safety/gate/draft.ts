import type { Food } from '#core/pantry/food.ts'
import type { Pantry } from '#core/pantry/match-food.ts'
import { asPoured } from '#core/pantry/poured.ts'
import type { IngredientDraft } from '#core/recipes/recipe.ts'
import type { Safety } from '#core/safety/safety.ts'
import { fold } from '#core/spanish/fold.ts'
import { joiningWords } from '#core/spanish/joining.ts'
import { stem } from '#core/spanish/stem.ts'
import { toGrams } from '#core/units/household.ts'

/** An ingredient as the gate sees it. */
export type Item = {
  readonly name: string
  /** Without capitals, as it stands in a sentence. */
  readonly key: string
  readonly food: Food | null
  readonly tags: ReadonlySet<string>
  /** g; null where its weight is unknown. */
  readonly grams: number | null
}

/** A method on its way through the gate. */
export type Draft = {
  readonly name: string
  /** Tags of the dish's name. */
  readonly dish: ReadonlySet<string>
  readonly items: readonly Item[]
  readonly lines: readonly string[]
  readonly warnings: readonly string[]
  /** Lines the gate put in. */
  readonly added: readonly string[]
  /** Lines it left otherwise than they came. */
  readonly changed: readonly string[]
}

/** A rule of the gate: the method with what it lacked, without what must not be said. */
export type Rule = (draft: Draft, safety: Safety) => Draft

/** The method and its ingredients, by the same index of foods that allergens are looked up in. */
export const draftOf = (
  { name, method, ingredients }: { name: string; method: string; ingredients: readonly IngredientDraft[] },
  pantry: Pantry,
  safety: Safety,
): Draft => {
  const dish = safety.read(name).tags
  return {
    name,
    dish,
    items: ingredients.map((line) => itemOf(asPoured(line), dish, pantry, safety)),
    lines: method.split('\n'),
    warnings: [],
    added: [],
    changed: [],
  }
}

const itemOf = (
  { name, quantity, unit }: IngredientDraft,
  dish: ReadonlySet<string>,
  pantry: Pantry,
  safety: Safety,
): Item => {
  const food = foodIn(dish, pantry.match(name)?.food ?? null, safety)
  const direct = food === null ? [] : safety.foodTags(food)
  const own = direct.flatMap((tag) => safety.vocabulary.within.get(tag) ?? [tag])
  const said = safety.read(name.slice(0, 120)).tags
  const weighed = food === null ? null : toGrams(quantity, unit, food.measures)
  const plain = unit === 'g' || unit === 'ml' ? quantity : unit === 'kg' || unit === 'l' ? quantity * 1000 : null
  // A food of the table knows best what it is; its name still says how it comes: raw, cooked, pasteurised.
  const states = [...said].filter(
    (tag) => food === null || howItComes.has(tag) || (dried.test(name) && tag.startsWith('legumbre')),
  )
  return {
    name,
    key: name.toLocaleLowerCase('es'),
    food,
    tags: new Set([...own, ...states]),
    grams: weighed?.grams ?? plain,
  }
}

/** The food of a name, unless the dish says that it is the other thing of that name. */
const foodIn = (dish: ReadonlySet<string>, food: Food | null, { homonyms, vocabulary }: Safety): Food | null => {
  const homonym = homonyms.get(food?.id ?? '')
  const isOther = homonym !== undefined && (vocabulary.within.get(homonym.tag) ?? []).some((tag) => dish.has(tag))
  return isOther ? null : food
}

/** A pod of the greengrocer's that comes dry is a pulse. */
const dried = /\bsec[oa]s?\b/i

const howItComes = new Set([
  'ya-cocinado',
  'congelado',
  'ovoproducto',
  'legumbre-cocida',
  'nitrificante',
  'nitrito-puro',
  'prague',
  'yuca-amarga',
  'seta-silvestre',
  'seta-mortal',
  'planta-toxica',
  'semilla-ricino',
  'almendra-amarga',
  'leche-cruda',
  'patata-verde',
  'cannabis',
  'droga',
  'curado',
  'ahumado',
  'picada',
  'pescado-conserva',
  'hoja',
  'crudo',
  'de-criadero',
])

export const has = (draft: Draft, ...tags: readonly string[]): boolean =>
  draft.items.some((item) => tags.some((tag) => item.tags.has(tag)))

/** Salt of any kind; water and ice stand on the same shelf of the table and are none. */
export const isSalt = ({ tags, food }: Pick<Item, 'tags' | 'food'>): boolean =>
  tags.has('sal') || /^(?:sal|flor-de-sal)(?:-|$)/.test(food?.id ?? '')

export const dishIs = ({ dish }: Draft, ...tags: readonly string[]): boolean => tags.some((tag) => dish.has(tag))

export const textOf = ({ lines }: Pick<Draft, 'lines'>): string => fold(lines.join('\n')).replace(/[−–]/g, '-')

/** Puts a line before the rest, unless it is there. */
export const before = (draft: Draft, line: string): Draft =>
  draft.lines.includes(line) ? draft : { ...draft, lines: [line, ...draft.lines], added: [...draft.added, line] }

/** Puts a line before the last. */
export const nearEnd = (draft: Draft, line: string): Draft => {
  if (draft.lines.includes(line)) return draft
  const at = draft.lines.length > 1 ? draft.lines.length - 1 : draft.lines.length
  return { ...draft, lines: draft.lines.toSpliced(at, 0, line), added: [...draft.added, line] }
}

export const atEnd = (draft: Draft, line: string): Draft =>
  draft.lines.includes(line) ? draft : { ...draft, lines: [...draft.lines, line], added: [...draft.added, line] }

export const warn = (draft: Draft, ...warnings: readonly string[]): Draft => ({
  ...draft,
  warnings: [...new Set([...draft.warnings, ...warnings])],
})

/** The sentences of a line. */
const sentencesOf = (line: string): readonly string[] => line.split(/(?<=[.;:!?])\s+(?=\p{Lu})/u)

/** Every sentence through a change; one that becomes null goes, and so does a line left empty. */
export const eachSentence = (draft: Draft, change: (sentence: string) => string | null): Draft => {
  const lines = draft.lines.flatMap((line) => {
    const kept = sentencesOf(line).flatMap((sentence) => change(sentence) ?? [])
    return kept.length === 0 ? [] : [kept.join(' ')]
  })
  const changed = lines.filter((line) => !draft.lines.includes(line))
  return { ...draft, lines, changed: [...draft.changed, ...changed] }
}

/** The words of a name that tell it apart, folded and without their plural: how a sentence is known to speak of it. */
const stemsOfName = (name: string): readonly string[] =>
  (fold(name).match(/[a-z]{3,}/g) ?? []).filter((word) => !joiningWords.has(word) && word !== 'sin').map(stem)

const stemsSaid = (sentence: string): ReadonlySet<string> =>
  new Set((fold(sentence).match(/[a-z]{3,}/g) ?? []).map(stem))

/** Whether a sentence speaks of an ingredient: its first word is there. */
export const speaksOf = (sentence: string, name: string): boolean => {
  const [first] = stemsOfName(name)
  return first !== undefined && stemsSaid(sentence).has(first)
}

/** Whether every word of a name is there: 'la sal' is no 'sal nitrificante'. */
const namesWhole = (sentence: string, name: string): boolean => {
  const said = stemsSaid(sentence)
  return stemsOfName(name).every((word) => said.has(word))
}

/** Takes an ingredient out of a sentence: out of its list if it stands in one, else the whole sentence goes. */
export const withoutName = (sentence: string, name: string): string | null => {
  if (!namesWhole(sentence, name)) return sentence
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const article = '(?:(?:el|la|los|las|del|de la|de los|de las|un|una)\\s+)?'
  const named = `${article}${escaped}`
  const out = sentence
    .replace(new RegExp(`${named},\\s+`, 'iu'), '')
    .replace(new RegExp(`,\\s+${named}(?=\\s+[yeu]\\s|,)`, 'iu'), '')
    .replace(new RegExp(`${named}\\s+[ye]\\s+`, 'iu'), '')
    .replace(new RegExp(`(?:,|\\s+[ye]|,?\\s+con)\\s+${named}`, 'iu'), '')
  return out === sentence || namesWhole(out, name) ? null : out.replace(/\s{2,}/g, ' ')
}
