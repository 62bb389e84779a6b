import { type Counting, costRecipe, type LineToCost, type RecipeCost } from '#core/costing/costs/cost.ts'
import { costBook } from '#core/costing/costs/cost-book.ts'
import { fallbackPrice } from '#core/costing/prices/price.ts'
import { AppError } from '#core/errors/app-error.ts'
import type { ErrorCode } from '#core/errors/codes.ts'
import { ingredientKey } from '#core/pantry/ingredient-key.ts'
import {
  fetchRecipeCost,
  fetchUnpriced,
  type PriceToSave,
  type RecipeToCost,
  savePrice,
  searchPrice,
} from '#web/costing/costing-requests.ts'

/** Generating escandallos in the browser (specification §2, §7, §8): keep what is saved, search what is missing, save it. */

/** `name` is being searched; null while only counting. */
export type Progress = { readonly done: number; readonly total: number; readonly name: string | null }
type Run = {
  readonly signal: AbortSignal
  readonly onProgress: (progress: Progress) => void
  /** A price was found and could not be saved; the run ends there. */
  readonly onUnsaved: (error: unknown) => void
}

/**
 * Finds and saves the prices a recipe lacks, then answers what it costs. Each price is saved as soon as it is found, so a
 * failure or a cancel half-way keeps the ones before it. Throws when the server cannot be asked or cannot save.
 */
export const generateForRecipe = async (id: string, counting: Counting, run: Run): Promise<RecipeCost> => {
  const recipe = await fetchRecipeCost(id, run.signal)
  const wanted = namesToSearch(recipe)
  const total = ingredientNames(boughtLines(recipe)).size
  // The ingredients whose price is kept are done at once.
  await priceAll(wanted, total - wanted.length, total, run)
  const { lines, servings, elaboraciones } = wanted.length === 0 ? recipe : await fetchRecipeCost(id, run.signal)
  return costRecipe(lines, servings, { ...counting, costed: costBook(elaboraciones, counting) })
}

export type BookOutcome = { readonly found: number; readonly missing: number }

/** The same for every ingredient of every recipe. Asks the server what is missing, so it goes on where it stopped. */
export const generateForBook = async (run: Run): Promise<BookOutcome> => {
  let outcome: BookOutcome = { found: 0, missing: 0 }
  let cursor: string | null = null
  let total: number | null = null
  do {
    const page = await fetchUnpriced(cursor, run.signal)
    total ??= page.total
    const { found, missing } = await priceAll(page.items, outcome.found + outcome.missing, total, run)
    outcome = { found: outcome.found + found, missing: outcome.missing + missing }
    cursor = page.nextCursor
  } while (cursor !== null)
  return outcome
}

/** One after the other: what has been counted as done is on the server's disk. */
const priceAll = async (names: readonly string[], before: number, total: number, run: Run): Promise<BookOutcome> => {
  let [found, missing] = [0, 0]
  for (const name of names) {
    run.onProgress({ done: before + found + missing, total, name })
    const price = await findPrice(name, run.signal)
    await keep(price, run)
    if (price.found?.kind === 'fallback') missing += 1
    else found += 1
  }
  run.onProgress({ done: before + found + missing, total, name: null })
  return { found, missing }
}

const keep = async (price: PriceToSave, { signal, onUnsaved }: Run): Promise<void> => {
  try {
    await savePrice(price, signal)
  } catch (error) {
    if (!signal.aborted) onUnsaved(error)
    throw error
  }
}

const findPrice = async (name: string, signal: AbortSignal): Promise<PriceToSave> => {
  try {
    const { price, unit, source, kind, price_date } = await searchPrice(name, signal)
    return { ingredientName: name, pricePerUnit: price, unit, found: { source, kind, priceDate: price_date } }
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof AppError && refusals.has(error.code)) throw error
    console.error(`No price for ${name}`, error)
    const { pricePerUnit, unit, source } = fallbackPrice
    return { ingredientName: name, pricePerUnit, unit, found: { source, kind: 'fallback', priceDate: null } }
  }
}

/** Not a failed search but no search at all: made-up prices for the rest of the list would help nobody. */
const refusals: ReadonlySet<ErrorCode> = new Set(['rate_limited', 'unauthenticated'])

/** Everything that is bought for the dish, also for what it is made of. */
const boughtLines = ({ lines, elaboraciones }: RecipeToCost): readonly LineToCost[] =>
  [lines, ...elaboraciones.map((below) => below.lines)].flat().filter(({ link }) => !link)

const ingredientNames = (lines: readonly LineToCost[]): Map<string, string> =>
  new Map(lines.map(({ name }) => [ingredientKey(name), name]))

/** One name per ingredient without price; a fallback of an earlier search is worth another try. */
const namesToSearch = (recipe: RecipeToCost): string[] => {
  const lines = boughtLines(recipe).filter(({ price }) => price === null || price.kind === 'fallback')
  return [...ingredientNames(lines).values()]
}
