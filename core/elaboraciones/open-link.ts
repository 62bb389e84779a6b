import { plainLine } from '#core/recipes/draft.ts'
import type { IngredientDraft } from '#core/recipes/recipe.ts'
import type { KnownYield } from '#core/recipes/yield.ts'
import { childrenFirst } from './order.ts'
import { shareNumber, shareOf } from './share.ts'
import { linkedIds } from './yields.ts'

/**
 * The lines that may stand for an elaboración: its own, each times `share`, the batches that were taken. Cost, nutrition and
 * allergens stay what they were; elaboraciones within it stay linked. What the cook has corrected of the elaboración's
 * allergens does not come along.
 */
export const openLink = (lines: readonly IngredientDraft[], share: number): IngredientDraft[] =>
  lines.map((line) => ({ ...plainLine(line), quantity: line.quantity * share }))

/** The line as an ingredient of its own: name and quantity stay, servings become pieces. */
export const letGo = <Line extends IngredientDraft>(line: Line): Line => ({ ...line, link: null })

/** A recipe of the book, as far as its lines are put in the place of a link to it. */
export type RecipeToOpen = {
  readonly name: string
  readonly known: KnownYield
  readonly lines: readonly IngredientDraft[]
}

/** What is bought for these lines, and the elaboraciones it went through, each once. */
export type Opened = {
  readonly lines: readonly IngredientDraft[]
  /** Elaboraciones that could not be opened, as they are written: no price or food of their name is theirs. */
  readonly closed: readonly IngredientDraft[]
  readonly elaboraciones: readonly string[]
  /** Names of what is in elaboraciones that could not be opened: in unknown amounts, and with its allergens all the same. */
  readonly unmeasured: readonly string[]
}

/**
 * Every elaboración replaced by what is bought for it, at any depth, up to `most` lines in all. Where a yield is not known, or
 * there would be too many, the line stays as it is written and what is in it is told by name alone.
 */
export const openAll = (
  lines: readonly IngredientDraft[],
  book: ReadonlyMap<string, RecipeToOpen>,
  most: number,
): Opened => {
  const opened: IngredientDraft[] = []
  const closed: IngredientDraft[] = []
  const names = new Set<string>()
  const unmeasured = new Set<string>()
  const left = lines.toReversed()
  for (let line = left.pop(); line !== undefined; line = left.pop()) {
    const { link } = line
    const recipe = link ? book.get(link.recipeId) : undefined
    const share = link && recipe !== undefined ? shareNumber(shareOf({ ...line, link }, recipe.known)) : null
    if (recipe === undefined) {
      opened.push(line)
      continue
    }
    if (share === null || opened.length + left.length + recipe.lines.length > most) {
      closed.push(line)
      for (const name of namesBelow(line, book)) unmeasured.add(name)
      continue
    }
    names.add(recipe.name)
    left.push(...openLink(recipe.lines, share).toReversed())
  }
  return {
    lines: opened.map(unlinked),
    closed: closed.map(unlinked),
    elaboraciones: [...names],
    unmeasured: [...unmeasured],
  }
}

const unlinked = (line: IngredientDraft): IngredientDraft => plainLine({ ...line, link: null })

/** Everything bought for an elaboración, at any depth. */
const namesBelow = ({ link }: IngredientDraft, book: ReadonlyMap<string, RecipeToOpen>): string[] => {
  const { ids } = childrenFirst(link && book.has(link.recipeId) ? [link.recipeId] : [], (id) =>
    linkedIds(book.get(id)?.lines ?? []).filter((one) => book.has(one)),
  )
  return ids.flatMap((id) => (book.get(id)?.lines ?? []).flatMap(({ name, link: below }) => (below ? [] : [name])))
}
