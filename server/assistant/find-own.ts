import { sql } from 'kysely'
import { countingOf } from '#core/api/preferences.ts'
import { priceFromRow } from '#core/api/prices.ts'
import {
  costKey,
  type Findings,
  type FoundRecipe,
  type KnownCost,
  noFindings,
  type OwnCosts,
  type SavedPrice,
} from '#core/assistant/kitchen/findings.ts'
import type { Needs } from '#core/assistant/turns/question.ts'
import { foodFacts } from '#core/costing/costs/equivalence.ts'
import { testedFacts } from '#core/costing/costs/yield-test.ts'
import { type Opened, openAll } from '#core/elaboraciones/open-link.ts'
import { resolverOf } from '#core/nutrition/resolve-food.ts'
import { ingredientKey } from '#core/pantry/ingredient-key.ts'
import { searchWords } from '#core/spanish/name-key.ts'
import { stem } from '#core/spanish/stem.ts'
import { findPrices, findYieldTests, listPrices } from '#server/costing/queries.ts'
import type { Scope } from '#server/database/as-user.ts'
import { contains } from '#server/database/like.ts'
import { readTrees, readTreeYields } from '#server/elaboraciones/queries.ts'
import { readFoodChoices } from '#server/nutrition/queries.ts'
import { loadPantry } from '#server/pantry/load.ts'
import { findPreferences } from '#server/preferences/queries.ts'
import { findRecipe, recipesOfPage } from '#server/recipes/queries.ts'
import { hasWord, keyHasWord } from './word-match.ts'

/** What the assistant is told of (core/assistant/turns/question.ts, `Needs`). */
const mostRecipes = 8
/** Recipes weighed against each other before the best are taken; the newest, where words fit more. */
const mostCandidates = 200
/** Distinct ingredients that are looked through. A kitchen has a few hundred. */
const mostKeys = 5000
/** Saved prices that fit one name asked for. */
const mostPrices = 50
/** Lines of recipes that hold one of the ingredients asked for. */
const mostLines = 2000

/** Reads of the cook's own data what a question needs, and nothing when it needs nothing. */
export const findForAssistant = async (scope: Scope, needs: Needs): Promise<Findings> => {
  const found = needs.recipe.length === 0 ? null : await recipeByName(scope, needs.recipe)
  const recipe = found?.recipe ?? null
  const recipes = needs.search.length === 0 ? [] : await recipesWith(scope, needs.search)
  const ofRecipe = needs.pricesOfRecipe && recipe !== null ? recipe.ingredients.map(({ name }) => name) : []
  const wanted = needs.prices.length + ofRecipe.length > 0
  const prices = wanted ? await pricesOf(scope, needs.prices, ofRecipe) : []
  if (needs.library) return { ...noFindings, ...(await wholeLibrary(scope, needs.pricesOfRecipe)) }
  const escandallo = needs.pricesOfRecipe && found !== null ? await costsOf(scope, found.opened) : noFindings.escandallo
  return { ...noFindings, recipe, recipes, prices, escandallo, month: new Date().getMonth() + 1 }
}

/** The names of the newest recipes: what a cook calls 'la crema' is one of them. */
export const readOwnNames = async (scope: Scope): Promise<readonly string[]> =>
  (await recipesOfPage(scope, {}, mostOfLibrary, null).select('name').execute()).map(({ name }) => name)

/** Recipes that are looked through for a question about all of them. A kitchen has a few hundred; of more, the newest. */
const mostOfLibrary = 300

/** The newest recipes with their lines, and how many there are in all; with what they are costed where that is asked. */
const wholeLibrary = async (scope: Scope, costed: boolean): Promise<Pick<Findings, 'library' | 'escandallo'>> => {
  const { tx, userId } = scope
  const { total } = await tx
    .selectFrom('recipes')
    .where('user_id', '=', userId)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const heads = await recipesOfPage(scope, {}, mostOfLibrary, null)
    .select(['recipes.id', 'name', 'category', 'servings', 'folder_id'])
    .execute()
  const folders = await tx.selectFrom('folders').where('user_id', '=', userId).select(['id', 'name']).execute()
  const folderOf = new Map(folders.map(({ id, name }) => [id, name]))
  const soldFor = costed ? await pricesOfDishes(scope) : new Map<string, number>()
  const opened = await openRecipes(
    scope,
    heads.map(({ id }) => id),
  )
  const recipes = heads.map(({ id, name, category, servings, folder_id }) => ({
    id,
    name,
    category,
    servings,
    ...(folder_id === null ? {} : { folder: folderOf.get(folder_id) ?? '' }),
    ...(soldFor.has(id) ? { soldFor: soldFor.get(id) ?? 0 } : {}),
    ingredients: linesOf(opened.get(id)),
    unmeasured: opened.get(id)?.unmeasured ?? [],
  }))
  return {
    library: {
      total: Number(total),
      recipes,
      ...(costed ? { vat: (await findPreferences(scope)).vat_rate } : {}),
    },
    escandallo: costed ? await costsOf(scope, everyLine(opened)) : noFindings.escandallo,
  }
}

/** PVP of the dishes that have one. */
const pricesOfDishes = async ({ tx, userId }: Scope): Promise<ReadonlyMap<string, number>> => {
  const rows = await tx
    .selectFrom('dish_prices')
    .where('user_id', '=', userId)
    .select(['recipe_id', 'gross_price'])
    .execute()
  return new Map(rows.map(({ recipe_id, gross_price }) => [recipe_id, gross_price]))
}

const everyLine = (opened: ReadonlyMap<string, Opened>): Pick<Opened, 'lines' | 'closed'> => ({
  lines: [...opened.values()].flatMap(({ lines }) => lines),
  closed: [...opened.values()].flatMap(({ closed }) => closed),
})

type Found = { readonly recipe: FoundRecipe; readonly opened: Opened }

/** The own recipe whose name holds all these words; the shortest such name, so that 'bechamel' is not 'lasaña con…'. */
const recipeByName = async (scope: Scope, words: readonly string[]): Promise<Found | null> => {
  const { tx, userId } = scope
  const candidates = await tx
    .selectFrom('recipes')
    .where('user_id', '=', userId)
    .where((eb) => eb.and(words.map((word) => holds('name_key', word))))
    .select(['id', 'name'])
    .orderBy(sql`length(name)`)
    .orderBy('updated_at', 'desc')
    .limit(mostCandidates)
    .execute()
  const found = candidates.find(({ name }) => words.every((word) => hasWord(name, word)))
  const whole = found === undefined ? undefined : await findRecipe(scope, found.id)
  if (whole === undefined) return null
  const { id, name, category, servings, method } = whole
  const opened = (await openRecipes(scope, [id])).get(id) ?? openAll([], new Map(), mostOpened)
  const { elaboraciones, unmeasured } = opened
  const recipe = { id, name, category, servings, method, ingredients: linesOf(opened), elaboraciones, unmeasured }
  return { recipe, opened }
}

const linesOf = (opened: Opened | undefined) => (opened === undefined ? [] : [...opened.lines, ...opened.closed])

/** Lines a recipe may have once its elaboraciones are opened: what a recipe may be written with. */
const mostOpened = 300

/** What is bought for each of these recipes, also for what is within it. */
const openRecipes = async (scope: Scope, ids: readonly string[]): Promise<ReadonlyMap<string, Opened>> => {
  const recipes = await readTrees(scope, ids)
  const known = await readTreeYields(scope, recipes)
  const book = new Map(
    recipes.flatMap((recipe) => {
      const comesTo = known.get(recipe.id)
      return comesTo === undefined ? [] : [[recipe.id, { ...recipe, known: comesTo }] as const]
    }),
  )
  return new Map(ids.map((id) => [id, openAll(book.get(id)?.lines ?? [], book, mostOpened)]))
}

type Candidate = Findings['recipes'][number] & { readonly updated_at: string }

/** Recipes with any of the words in name, category or an ingredient; most words first, then the newest. */
const recipesWith = async ({ tx, userId }: Scope, words: readonly string[]): Promise<Findings['recipes']> => {
  const linesOf = await linesWith({ tx, userId }, words)
  // Ids alone: these columns are all in the index `recipes_list`.
  const named = await tx
    .selectFrom('recipes')
    .where('user_id', '=', userId)
    .where((eb) => eb.or(words.flatMap((word) => [holds('name_key', word), holds('category_key', word)])))
    .select('id')
    .$if(words.length > 1, (query) => query.orderBy(sql`${sql.join(words.map(inEither), sql` + `)}`, 'desc'))
    .orderBy('updated_at', 'desc')
    .limit(mostCandidates)
    .execute()
  const withIngredient = [...linesOf]
    .sort(([, one], [, other]) => other.size - one.size)
    .slice(0, mostCandidates)
    .map(([id]) => id)
  const ids = [...new Set([...named.map(({ id }) => id), ...withIngredient])]
  if (ids.length === 0) return []
  const candidates: Candidate[] = await tx
    .selectFrom('recipes')
    .where('user_id', '=', userId)
    .where('id', 'in', ids)
    .select(['id', 'name', 'category', 'servings', 'updated_at'])
    .execute()
  return candidates
    .map((one) => ({ one, hits: hitsOf(one, words, linesOf.get(one.id)) }))
    .filter(({ hits }) => hits > 0)
    .sort((a, b) => b.hits - a.hits || b.one.updated_at.localeCompare(a.one.updated_at))
    .slice(0, mostRecipes)
    .map(({ one: { id, name, category, servings } }) => ({ id, name, category, servings }))
}

/** One point a word; half a point more where it is in the name, which is what the dish is about. */
const hitsOf = ({ name, category }: Candidate, words: readonly string[], inLines?: ReadonlySet<string>): number =>
  words.reduce((sum, word) => {
    if (hasWord(name, word)) return sum + 1.5
    return sum + (hasWord(category, word) || inLines?.has(word) === true ? 1 : 0)
  }, 0)

/** The recipes that hold an ingredient of these words, and which of the words. */
const linesWith = async (scope: Scope, words: readonly string[]): Promise<Map<string, Set<string>>> => {
  const { tx, userId } = scope
  const wordsOf = new Map<string, string[]>()
  for (const key of await ingredientKeys(scope)) {
    const found = words.filter((word) => keyHasWord(key, word))
    if (found.length > 0) wordsOf.set(key, found)
  }
  const found = new Map<string, Set<string>>()
  if (wordsOf.size === 0) return found
  const lines = await tx
    .selectFrom('ingredients')
    .where('user_id', '=', userId)
    .where('ingredient_key', 'in', [...wordsOf.keys()].slice(0, mostCandidates))
    .select(['recipe_id', 'ingredient_key'])
    .limit(mostLines)
    .execute()
  for (const { recipe_id, ingredient_key } of lines) {
    const words = found.get(recipe_id) ?? new Set()
    for (const word of wordsOf.get(ingredient_key) ?? []) words.add(word)
    found.set(recipe_id, words)
  }
  return found
}

/** The cook's distinct ingredients. One seek in the index per key: neither engine skips repeated ones by itself. */
const ingredientKeys = async ({ tx, userId }: Scope): Promise<string[]> => {
  const { rows } = await sql<{ key: string | null }>`
    with recursive keys(key) as (
      select min(ingredient_key) from ingredients where user_id = ${userId}
      union all
      select (select min(ingredient_key) from ingredients where user_id = ${userId} and ingredient_key > keys.key)
      from keys where keys.key is not null
    )
    select key from keys limit ${sql.lit(mostKeys)}`.execute(tx)
  return rows.flatMap(({ key }) => (key === null ? [] : [key]))
}

/** Saved prices: of names asked for by their words, and of a recipe's ingredients as the escandallo finds them. */
const pricesOf = async (scope: Scope, asked: readonly string[], ofRecipe: readonly string[]): Promise<SavedPrice[]> => {
  const found = new Map(
    [...(await findPrices(scope, ofRecipe.map(ingredientKey))).values()].map((row) => [row.id, row]),
  )
  for (const name of asked) {
    const words = searchWords(name)
    const rows = await listPrices(scope, words.map(rootOf).join(' '), mostPrices, null)
    for (const row of rows) if (words.every((word) => hasWord(row.ingredient_name, word))) found.set(row.id, row)
  }
  return [...found.values()].map(({ ingredient_name, price_per_unit, unit, source, last_updated }) => ({
    ingredientName: ingredient_name,
    pricePerUnit: price_per_unit,
    unit,
    source: source ?? '',
    lastUpdated: last_updated,
  }))
}

const nothingKnown: KnownCost = { price: null, equivalence: null, merma: null }

/**
 * With what these lines are costed in the escandallo: prices by their keys, her choices of food, her tests, her switches. An
 * elaboración that cannot be opened costs nothing there, whatever its name.
 */
const costsOf = async (scope: Scope, { lines, closed }: Pick<Opened, 'lines' | 'closed'>): Promise<OwnCosts> => {
  const names = [...new Set(lines.map(({ name }) => name))]
  const prices = await findPrices(scope, names.map(ingredientKey))
  const resolve = resolverOf(loadPantry(), await readFoodChoices(scope, names))
  const factsOf = testedFacts((name, unit) => foodFacts(name, unit, resolve), await findYieldTests(scope))
  const known = new Map<string, KnownCost>(closed.map((line) => [costKey(line), nothingKnown]))
  for (const line of lines) {
    const row = prices.get(ingredientKey(line.name))
    known.set(costKey(line), {
      ...factsOf(line.name, line.unit),
      price: row === undefined ? null : priceFromRow(row),
    })
  }
  return { counting: countingOf(await findPreferences(scope)), known }
}

const inEither = (word: string) =>
  sql`case when ${holds('name_key', word)} or ${holds('category_key', word)} then 1 else 0 end`

/** A wide filter in the database, by the word's root ('nuez' also finds 'nueces'). `hasWord` then decides. */
const holds = (column: 'name_key' | 'category_key', word: string) => contains(column, rootOf(word))

/** What singular and plural begin with: 'nuez' and 'nueces', 'nue'. */
const rootOf = (word: string): string => stem(word).replace(/z$/, '')
