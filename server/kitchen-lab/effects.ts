import { type EffectBody, type EffectRow, effectToRow } from '#core/api/kitchen-lab.ts'
import { countingOf } from '#core/api/preferences.ts'
import { priceFromRow } from '#core/api/prices.ts'
import { costBook } from '#core/costing/costs/cost-book.ts'
import { type FoodFacts, foodFacts } from '#core/costing/costs/equivalence.ts'
import { testedFacts } from '#core/costing/costs/yield-test.ts'
import { AppError } from '#core/errors/app-error.ts'
import { type Changes, changesProblems, variedLines } from '#core/kitchen-lab/changes.ts'
import { effectOf, type Larder, nothingBelow } from '#core/kitchen-lab/effect.ts'
import { reportBook } from '#core/nutrition/allergen-book.ts'
import { analyseBook } from '#core/nutrition/analyse-book.ts'
import { type ResolvedFood, resolverOf } from '#core/nutrition/resolve-food.ts'
import { ingredientKey } from '#core/pantry/ingredient-key.ts'
import type { IngredientDraft } from '#core/recipes/recipe.ts'
import type { Unit } from '#core/units/units.ts'
import { findPrices, findYieldTests } from '#server/costing/queries.ts'
import { asReader, type Scope } from '#server/database/as-user.ts'
import type { VariationBase } from '#server/database/schema.ts'
import { readBelow, type StoredRecipe, yieldsOf } from '#server/elaboraciones/queries.ts'
import type { Deps } from '#server/http/deps.ts'
import { findCorrectionsOf, readFoodChoices } from '#server/nutrition/queries.ts'
import { loadPantry } from '#server/pantry/load.ts'
import { findPreferences } from '#server/preferences/queries.ts'
import { findVariation, findVariations } from './queries.ts'
import { labTexts } from './texts.ts'
import { withBases } from './variation-rows.ts'

/** What a page of variations does to cost, energy and allergens: prices, foods and corrections are read once for all. */
export const readEffects = (deps: Deps, userId: string, ids: readonly string[]): Promise<VariationEffect[]> =>
  asReader(deps.store, userId, (mine) => effectsOf(mine, ids))

type VariationEffect = { id: string; effect: EffectRow }

const effectsOf = async (scope: Scope, ids: readonly string[]): Promise<VariationEffect[]> => {
  if (ids.length === 0) return []
  const found = await withBases(scope, await findVariations(scope, ids))
  const based = found.flatMap(({ stored, base }) => (base === null ? [] : [{ stored, base, changes: stored.changes }]))
  const larder = await larderFor(scope, based.flatMap(linesOf))
  const recipeIds = based.flatMap(({ stored }) => (stored.recipe_id === null ? [] : [stored.recipe_id]))
  const corrections = await findCorrectionsOf(scope, [...new Set(recipeIds)])
  return based.map(({ stored, base, changes }) => ({
    id: stored.id,
    effect: effectToRow(effectOf(base, changes, larder, corrections.get(stored.recipe_id ?? ''))),
  }))
}

/** What changes that are not saved yet would do, on the variation's base or on the recipe of today. */
export const previewEffect = (deps: Deps, userId: string, id: string, body: EffectBody): Promise<EffectRow> =>
  asReader(deps.store, userId, (mine) => effectOfUnsaved(mine, id, body.changes, body.base_updated_at))

const effectOfUnsaved = async (scope: Scope, id: string, changes: Changes, baseVersion: string): Promise<EffectRow> => {
  const stored = await findVariation(scope, id)
  const [based] = await withBases(scope, stored === undefined ? [] : [stored])
  if (based === undefined) throw new AppError('not_found')
  const base = [based.base, based.newer].find((one) => one?.updated_at === baseVersion) ?? null
  if (base === null) throw new AppError('stale_edit', { message: labTexts.staleBase })
  // A line still without name or quantity is what an editor holds: it is only not known. A stray line is nonsense.
  if (changesProblems(base, changes).includes('invalid_input')) {
    throw new AppError('invalid_input', { message: labTexts.strayLine })
  }
  const larder = await larderFor(scope, linesOf({ base, changes }))
  const recipeId = based.stored.recipe_id
  const corrections = await findCorrectionsOf(scope, recipeId === null ? [] : [recipeId])
  return effectToRow(effectOf(base, changes, larder, corrections.get(recipeId ?? '')))
}

type Varied = { readonly base: VariationBase; readonly changes: Changes }

const linesOf = ({ base, changes }: Varied): IngredientDraft[] => [...base.ingredients, ...variedLines(base, changes)]

/** What this cook's kitchen knows of these ingredients and of what is below them; each name is looked up once. */
const larderFor = async (scope: Scope, lines: readonly IngredientDraft[]): Promise<Larder> => {
  const recipes = await readBelow(scope, lines)
  const names = [lines, ...recipes.map((recipe) => recipe.lines)].flat().map(({ name }) => name)
  const keys = new Map(names.map((name) => [name, ingredientKey(name)]))
  const prices = await findPrices(scope, [...keys.values()])
  const find = resolverOf(loadPantry(), await readFoodChoices(scope, names))
  const counting = countingOf(await findPreferences(scope))
  const tests = await findYieldTests(scope)
  const resolved = new Map<string, ResolvedFood | null>()
  const facts = new Map<string, FoodFacts>()
  const resolve = (name: string) => remember(resolved, name, () => find(name))
  const own = {
    priceOf: (name: string) => {
      const price = prices.get(keys.get(name) ?? '')
      return price === undefined ? null : priceFromRow(price)
    },
    factsOf: testedFacts(
      (name: string, unit: Unit) => remember(facts, `${unit} ${name}`, () => foodFacts(name, unit, resolve)),
      tests,
    ),
    resolve,
    counting,
  } as const
  return { ...own, below: await belowWith(scope, recipes, own) }
}

const belowWith = async (
  scope: Scope,
  recipes: readonly StoredRecipe[],
  { priceOf, factsOf, resolve, counting }: Omit<Larder, 'below'>,
): Promise<Larder['below']> => {
  if (recipes.length === 0) return nothingBelow
  const known = yieldsOf(recipes, resolve)
  const book = recipes.flatMap((recipe) => {
    const comesTo = known.get(recipe.id)
    return comesTo === undefined ? [] : [{ ...recipe, known: comesTo }]
  })
  const corrections = await findCorrectionsOf(
    scope,
    recipes.map(({ id }) => id),
  )
  return {
    costed: costBook(
      book.map((recipe) => ({
        ...recipe,
        lines: recipe.lines.map((line) => ({ ...line, ...factsOf(line.name, line.unit), price: priceOf(line.name) })),
      })),
      counting,
    ),
    analysed: analyseBook(book, resolve),
    reports: reportBook(recipes, resolve, (id) => corrections.get(id) ?? []),
  }
}

const remember = <Value>(known: Map<string, Value>, key: string, find: () => Value): Value => {
  const value = known.get(key)
  if (value !== undefined) return value
  const found = find()
  known.set(key, found)
  return found
}
