import { nameKey } from '#core/spanish/name-key.ts'
import type { FormulaRow } from './formula.ts'
import type { IceIngredient } from './ingredient.ts'

export type IcePantry = {
  readonly ingredients: readonly IceIngredient[]
  readonly byId: ReadonlyMap<string, IceIngredient>
  /** The ingredient a name means (§1.2), or null: then the row stands on its own numbers. */
  readonly match: (name: string) => IceIngredient | null
}

/** A name without accents or signs: 'Nata 35 %' → 'nata 35'. */
export const ingredientKey = (name: string): string =>
  nameKey(name)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

type Entry = { readonly key: string; readonly words: readonly string[]; readonly ingredient: IceIngredient }

/** Names are asked again at every keystroke of any row; more than this many at once are forgotten together. */
const rememberedNames = 1000

export const makeIcePantry = (ingredients: readonly IceIngredient[]): IcePantry => {
  const entries: Entry[] = ingredients.flatMap((ingredient) =>
    [ingredient.name, ...ingredient.synonyms].map((name) => {
      const key = ingredientKey(name)
      return { key, words: key.split(' '), ingredient }
    }),
  )
  const exact = new Map<string, IceIngredient>()
  for (const { key, ingredient } of entries) if (!exact.has(key)) exact.set(key, ingredient)
  const known = new Map<string, IceIngredient | null>()
  return {
    ingredients,
    byId: new Map(ingredients.map((ingredient) => [ingredient.id, ingredient])),
    match: (name) => {
      const remembered = known.get(name)
      if (remembered !== undefined) return remembered
      const key = ingredientKey(name.slice(0, 200))
      const found = exact.get(key) ?? matchParts(entries, key)
      if (known.size >= rememberedNames) known.clear()
      known.set(name, found)
      return found
    },
  }
}

/** Words that make another thing of what stands before them: 'leche de avellana', 'nata vegetal', 'azúcar de coco'. */
const estranging =
  /^(?:de|del|con|sin|al|a|y|o|en|vegetal|vegan[ao]|soja|coco|avena|almendras?|arroz|polvo|condensad[ao]|evaporad[ao])\b/

/** Prefix, then all words contained, then a known name with a harmless addition ('Fresas congeladas'). */
const matchParts = (entries: readonly Entry[], key: string): IceIngredient | null => {
  if (key.length < 3) return null
  const begun = longerNames(entries, key)
  if (begun !== null) return begun
  const words = key.split(' ')
  const containing = new Set(
    entries.filter((entry) => words.every((word) => entry.words.includes(word))).map((entry) => entry.ingredient),
  )
  // Several different things contain these words: a guess would be worse than none.
  const [only] = containing
  if (containing.size === 1 && only !== undefined) return only
  const extended = entries.filter(
    (entry) => key.startsWith(`${entry.key} `) && !estranging.test(key.slice(entry.key.length + 1)),
  )
  const longest = extended.reduce<Entry | null>(
    (best, entry) => (best === null || entry.key.length > best.key.length ? entry : best),
    null,
  )
  return longest?.ingredient ?? null
}

/**
 * The ingredient whose name goes on where the key ends: 'leche entera' → 'Leche entera 3,6 %'. Figures may follow freely
 * ('chocolate' → the first of its percentages); a further word only if it leaves no choice ('goma' may be any of them).
 */
const longerNames = (entries: readonly Entry[], key: string): IceIngredient | null => {
  const further = entries
    .filter((entry) => entry.key.startsWith(`${key} `))
    .map(({ ingredient, key: whole }) => {
      const rest = whole.slice(key.length + 1).split(' ')
      return { ingredient, words: rest.filter((word) => !/^\d+$/.test(word)).length }
    })
  const fewest = Math.min(...further.map(({ words }) => words))
  const nearest = further.filter(({ words }) => words === fewest)
  const [first] = nearest
  if (first === undefined) return null
  return fewest === 0 || nearest.every(({ ingredient }) => ingredient === first.ingredient) ? first.ingredient : null
}

/**
 * Ingredients for an autocomplete, best first: names that begin with the text, then names with words that begin with its
 * words, then synonyms. An empty text gives nothing.
 */
export const searchIngredients = (pantry: IcePantry, text: string, limit = 8): readonly IceIngredient[] => {
  const key = ingredientKey(text.slice(0, 200))
  if (key === '') return []
  const words = key.split(' ')
  const rank = (name: string): number => {
    const candidate = ingredientKey(name)
    if (candidate === key) return 0
    if (candidate.startsWith(key)) return 1
    const own = candidate.split(' ')
    return words.every((word) => own.some((mine) => mine.startsWith(word))) ? 2 : 9
  }
  return pantry.ingredients
    .map((ingredient, at) => {
      const synonym = Math.min(9, ...ingredient.synonyms.map((name) => rank(name)))
      return { ingredient, at, rank: Math.min(rank(ingredient.name), synonym + 0.5) }
    })
    .filter((found) => found.rank < 3)
    .sort((one, other) => one.rank - other.rank || one.at - other.at)
    .slice(0, limit)
    .map(({ ingredient }) => ingredient)
}

/** A row that takes everything from the table. */
export const rowFromIngredient = (ingredient: IceIngredient, grams: number): FormulaRow => ({
  name: ingredient.name,
  quantity: grams,
  unit: 'g',
  ingredientType: ingredient.ingredientType,
  ...ingredient.fields,
})
