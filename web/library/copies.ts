import { z } from 'zod/mini'
import type { Recipe, RecipeSummary } from '#core/recipes/recipe.ts'
import { unsaidYield } from '#core/recipes/yield.ts'
import { nameKey, searchWords } from '#core/spanish/name-key.ts'
import { units } from '#core/units/units.ts'
import { copiesDatabase } from '#web/data/until-sign-out.ts'

/**
 * Recipes as last seen on this device, for when the server is out of reach: those opened, and the first page of the library.
 * Under the user's id, and gone when she signs out (data/until-sign-out.ts): nobody else at the tablet reads them. They are
 * the page's and not the service worker's, because only the page knows whose they are.
 */
export type Copy<Content> = {
  readonly content: Content
  /** When the server said so, in milliseconds. */
  readonly at: number
}

/** Recipes kept per user; the one not seen for longest goes. A long recipe is about 5 kB. */
const most = 300

const common = {
  id: z.string(),
  name: z.string(),
  category: z.string(),
  servings: z.number(),
  folderId: z.nullable(z.string()),
  updatedAt: z.string(),
}
const figure = z.nullable(z.number())
const yields = z.object({ grams: figure, millilitres: figure, pieces: figure, cookingLossPercent: figure })
const known = z.object({
  ...yields.shape,
  gramsBy: z.nullable(z.enum(['typed', 'computed'])),
  servings: z.number(),
})
const link = z.object({ recipeId: z.string(), inServings: z.boolean() })
const recipe = z.object({
  ...common,
  method: z.string(),
  warnings: z.array(z.string()),
  ingredients: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      quantity: z.number(),
      unit: z.enum(units),
      link: z.optional(z.nullable(link)),
      clean: z.optional(z.boolean()),
    }),
  ),
  // Copies of an older version say nothing of these.
  yields: z._default(yields, unsaidYield),
  treeVersion: z._default(z.string(), ''),
  linked: z._default(z.array(z.object({ id: z.string(), name: z.string(), known })), []),
}) satisfies z.ZodMiniType<Recipe>
const summary = z.object({
  ...common,
  ingredientCount: z.number(),
  methodPreview: z.string(),
}) satisfies z.ZodMiniType<RecipeSummary>

// Another version of the app may have written it: what does not fit is as if it were not there.
const kept = <Content>(content: z.ZodMiniType<Content>) =>
  z.object({ key: z.string(), at: z.number(), content }) satisfies z.ZodMiniType<Copy<Content> & { key: string }>
const recipeCopy = kept(recipe)
const libraryCopy = kept(z.array(summary))

const libraryKey = 'library'
const recipeKey = (id: string) => `recipe:${id}`

export const keepRecipe = async (userId: string, one: Recipe, at: number): Promise<void> => {
  await put(userId, recipeKey(one.id), one, at)
  const old = (await recipes(userId)).sort((first, second) => second.at - first.at).slice(most)
  for (const { key } of old) await drop(userId, key)
}

/** The recipe is no longer on the server. */
export const dropRecipe = (userId: string, id: string): Promise<void> => drop(userId, recipeKey(id))

/** The first page of the whole library. If it is all of it (`complete`), copies of recipes that are not in it go. */
export const keepLibrary = async (
  userId: string,
  items: readonly RecipeSummary[],
  at: number,
  complete: boolean,
): Promise<void> => {
  await put(userId, libraryKey, items, at)
  if (!complete) return
  const there = new Set(items.map(({ id }) => recipeKey(id)))
  for (const { key } of await recipes(userId)) if (!there.has(key)) await drop(userId, key)
}

export const readRecipe = async (userId: string, id: string): Promise<Copy<Recipe> | null> =>
  recipeCopy.safeParse(await get(userId, recipeKey(id))).data ?? null

/** What can be shown of the library: its first page, then the recipes opened that were not on it. `at` is the oldest of them. */
export const readLibrary = async (userId: string): Promise<Copy<readonly RecipeSummary[]> | null> => {
  const page = libraryCopy.safeParse(await get(userId, libraryKey)).data
  const opened = await recipes(userId)
  if (page === undefined && opened.length === 0) return null
  const listed = new Set(page?.content.map(({ id }) => id))
  const others = opened.filter(({ content }) => !listed.has(content.id))
  return {
    content: [...(page?.content ?? []), ...others.map(({ content }) => summaryOf(content))],
    at: Math.min(...[...(page === undefined ? [] : [page]), ...others].map(({ at }) => at)),
  }
}

/** As the server searches: each word of the text stands in the name or in the category, accents aside. */
export const foundIn = (items: readonly RecipeSummary[], text: string): RecipeSummary[] => {
  const words = searchWords(text)
  return items.filter(({ name, category }) =>
    words.every((word) => nameKey(name).includes(word) || nameKey(category).includes(word)),
  )
}

const summaryOf = ({ ingredients, method, warnings: _, ...rest }: Recipe): RecipeSummary => ({
  ...rest,
  ingredientCount: ingredients.length,
  methodPreview: method.slice(0, 200),
})

const recipes = async (userId: string): Promise<z.infer<typeof recipeCopy>[]> => {
  const range = IDBKeyRange.bound([userId, recipeKey('')], [userId, recipeKey('\uffff')])
  const all = await inStore('readonly', (store) => store.getAll(range))
  return all.flatMap((one) => recipeCopy.safeParse(one).data ?? [])
}

const get = (userId: string, key: string): Promise<unknown> =>
  inStore<unknown>('readonly', (store) => store.get([userId, key]))

const put = async (userId: string, key: string, content: unknown, at: number): Promise<void> => {
  await inStore('readwrite', (store) => store.put({ userId, key, content, at }))
}

const drop = async (userId: string, key: string): Promise<void> => {
  await inStore('readwrite', (store) => store.delete([userId, key]))
}

const storeName = 'copies'

/** One request in one transaction; the database is closed at once, so that signing out in another tab can remove it. */
const inStore = async <T>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> => {
  const opening = indexedDB.open(copiesDatabase, 1)
  opening.onupgradeneeded = () => opening.result.createObjectStore(storeName, { keyPath: ['userId', 'key'] })
  const database = await settled(opening)
  try {
    return await settled(ask(database.transaction(storeName, mode).objectStore(storeName)))
  } finally {
    database.close()
  }
}

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
