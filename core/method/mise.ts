import { formatDecimal } from '#core/format/decimal.ts'
import { type Role, roleNames } from '#core/pantry/role-words.ts'
import { classify } from '#core/pantry/roles.ts'
import type { IngredientDraft } from '#core/recipes/recipe.ts'
import { type Agreement, agreementOf, articleFor, ending, joined, pronoun } from '#core/spanish/agreement.ts'
import { listed } from '#core/spanish/list.ts'
import { nameKey } from '#core/spanish/name-key.ts'
import { gramsOf, piecesOf } from './amounts.ts'
import { displayName } from './display-name.ts'

/** An ingredient as the writer sees it. */
export type Item = Agreement & {
  readonly key: string
  readonly role: Role
  readonly known: boolean
  /** With article, as in the middle of a sentence: 'los huevos', '«<b>x</b>»'. */
  readonly full: string
  /** The first word with its article, for the second mention: 'el arroz'. */
  readonly short: string
  readonly grams: number
  readonly pieces: number
}

/** Words for a hole of a sentence; `use` marks what they name as mentioned. */
export type Phrase = { readonly text: string; readonly use: () => void }

export type Hole = Phrase | string | number | null

/**
 * The ingredients laid out for one recipe, and which of them the text has named. Naming happens when a sentence is
 * written (`say`), so a dropped sentence consumes nothing.
 */
export type Mise = ReturnType<typeof layOut>

export const layOut = (ingredients: readonly IngredientDraft[]) => {
  const items = itemsOf(ingredients)
  const used = new Set<Item>()
  const opened = new Set<Item>()

  const all = (roles: readonly Role[]): Item[] => roles.flatMap((role) => items.filter((item) => item.role === role))
  const left = (roles: readonly Role[]): Item[] => all(roles).filter((item) => !used.has(item))
  const phrase = (found: readonly Item[], after = ''): Phrase | null =>
    found.length === 0
      ? null
      : {
          text: listed(found.map((item) => (opened.has(item) ? joined('el resto de ', item.full) : item.full))) + after,
          use: () => {
            for (const item of found) used.add(item)
          },
        }

  return {
    items,
    has: (...roles: readonly Role[]): boolean => all(roles).length > 0,
    /** Whether something of these roles has not been named yet. */
    left: (...roles: readonly Role[]): boolean => left(roles).length > 0,
    leftItems: (): Item[] => items.filter((item) => !used.has(item) && !opened.has(item)),
    grams: (...roles: readonly Role[]): number => all(roles).reduce((sum, { grams }) => sum + grams, 0),
    pieces: (...roles: readonly Role[]): number => all(roles).reduce((sum, { pieces }) => sum + pieces, 0),
    /** Whether an ingredient of these roles has one of these words in its name. */
    named: (words: RegExp, ...roles: readonly Role[]): boolean => all(roles).some(({ key }) => words.test(key)),
    /** All that is not yet named, with articles. */
    the: (...roles: readonly Role[]): Phrase | null => phrase(left(roles)),
    /** The same with a participle that agrees: `past('picad', 'aromatic')` → 'la cebolla y el ajo picados'. */
    past: (stem: string, ...roles: readonly Role[]): Phrase | null => {
      const found = left(roles)
      const split = stem.split('|')
      const participle = `${split[0] ?? ''}${ending(agreementOf(found))}${split[1] ?? ''}`
      return phrase(found, ` ${participle}`)
    },
    /** Nothing when there is nothing, so the sentence still stands: `opt(' con ', 'aroma')`. */
    opt: (before: string, roles: readonly Role[], after = ''): Phrase => {
      const found = phrase(left(roles))
      if (found === null) return { text: '', use: () => undefined }
      return { text: joined(before, found.text) + after, use: found.use }
    },
    /** A part of the first that is left; later `the` says 'el resto de'. Only what is named in full counts as used. */
    part: (share: string, ...roles: readonly Role[]): Phrase | null => {
      const found = left(roles)[0]
      if (found === undefined || opened.has(found)) return phrase(left(roles))
      return { text: joined(`${share} de `, found.full), use: () => opened.add(found) }
    },
    /** Spoken of without using it up: in full the first time, later by the first word; null when there is none. */
    again: (...roles: readonly Role[]): Phrase | null => {
      const found = all(roles)
      if (found.length === 0) return null
      const shorts = [
        ...new Set(found.slice(0, 4).map((item) => (used.has(item) || opened.has(item) ? item.short : item.full))),
      ]
      return { text: listed(shorts), use: () => undefined }
    },
    /** 'lo', 'la', 'los' or 'las' for all of these roles together. */
    them: (...roles: readonly Role[]): string => pronoun(agreementOf(all(roles))),
    agree: (stem: string, ...roles: readonly Role[]): string => stem + ending(agreementOf(all(roles))),
    plural: (...roles: readonly Role[]): boolean => agreementOf(all(roles)).plural,
    /** Those items themselves, for leftovers. */
    these: (found: readonly Item[]): Phrase | null => phrase(found),
    theseAgree: (found: readonly Item[]): Agreement => agreementOf(found),
  }
}

/** One sentence; null as soon as one hole is null, and then nothing counts as named. The first letter is a capital. */
export const say = (parts: TemplateStringsArray, ...holes: readonly Hole[]): string | null => {
  if (holes.some((hole) => hole === null)) return null
  let text = parts[0] ?? ''
  holes.forEach((hole, index) => {
    text = joined(text, wordsOf(hole)) + (parts[index + 1] ?? '')
  })
  for (const hole of holes) if (typeof hole === 'object') hole?.use()
  return text.charAt(0).toUpperCase() + text.slice(1)
}

const wordsOf = (hole: Hole): string => {
  if (typeof hole === 'number') return formatDecimal(hole, 1)
  return typeof hole === 'string' ? hole : (hole?.text ?? '')
}

/** One step: its sentences that have something to say, or null. */
export const step = (...sentences: readonly (string | null)[]): string | null => {
  const said = sentences.filter((sentence) => sentence !== null && sentence !== '')
  return said.length === 0 ? null : said.join(' ')
}

/** Same names are one ingredient; the order depends on nothing but names and amounts. */
const itemsOf = (ingredients: readonly IngredientDraft[]): Item[] => {
  const named = ingredients
    .map((ingredient) => ({ ingredient, item: itemOf(ingredient) }))
    .sort(
      (a, b) =>
        compare(a.item.full, b.item.full) ||
        a.ingredient.quantity - b.ingredient.quantity ||
        compare(a.ingredient.unit, b.ingredient.unit) ||
        compare(a.item.key, b.item.key),
    )
  const byName = new Map<string, Item>()
  for (const { item } of named) {
    const known = byName.get(item.full)
    byName.set(
      item.full,
      known === undefined ? item : { ...known, grams: known.grams + item.grams, pieces: known.pieces + item.pieces },
    )
  }
  return [...byName.values()].sort(
    (a, b) => rank(a.role) - rank(b.role) || b.grams - a.grams || compare(a.full, b.full),
  )
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
const ranks: ReadonlyMap<Role, number> = new Map(roleNames.map((role, index) => [role, index]))
const rank = (role: Role): number => ranks.get(role) ?? 0

const itemOf = (ingredient: IngredientDraft): Item => {
  const { role, known, gender, plural: typedPlural, headKey } = classify(ingredient.name)
  const name = displayName(ingredient)
  const key = nameKey(ingredient.name)
  const shown = nameKey(name).split(' ')[0] ?? ''
  const plural = typedPlural || (shown !== headKey && shown.endsWith('s'))
  const agreement: Agreement = { gender, plural }
  const quoted = name.startsWith('«')
  const article = articleFor(headKey, agreement)
  const head = name.split(' ')[0] ?? name
  return {
    ...agreement,
    key,
    role,
    known,
    full: quoted ? name : `${article} ${name}`,
    short: quoted || !known ? (quoted ? name : `${article} ${name}`) : `${article} ${head}`,
    grams: gramsOf(ingredient, role),
    pieces: piecesOf(ingredient),
  }
}
