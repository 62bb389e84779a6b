import { randomUUID } from 'node:crypto'

/**
 * A stream of writes of which we remember what was acknowledged. A write whose answer never came may be there or not;
 * one that was acknowledged must be there whole, and nothing may be there by half.
 */
export type Stream = {
  /** Writes until the server is gone or `stop` is called. */
  readonly writeTo: (url: string) => Promise<void>
  readonly stop: () => void
  /** Reads back what was written since the last check, or all of it, and says what is wrong. */
  readonly check: (url: string, which: 'recent' | 'all') => Promise<Findings>
  readonly acknowledged: () => number
}

export type Findings = { readonly lost: readonly string[]; readonly half: readonly string[] }

/** A recipe we wrote: the versions it may be at (null: not there), and the server's own mark of the last one we know. */
type Known = { readonly id: string; may: ReadonlySet<number | null>; updatedAt: string; recent: boolean }

const writersAtOnce = 4
/** Each writer keeps so many recipes in turn: created, changed, moved through versions, deleted. */
const recipesPerWriter = 3

export const openStream = (token: string): Stream => {
  const known = new Map<string, Known>()
  let acknowledged = 0
  let stopped = false

  const send = (url: string, method: string, path: string, body?: object): Promise<Response> =>
    fetch(`${url}/rest/v1/recipes${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(30_000),
    })

  // Until the answer is here the recipe may be at either version.
  const write = async (recipe: Known, version: number | null, ask: () => Promise<Response>): Promise<void> => {
    recipe.may = new Set([...recipe.may, version])
    recipe.recent = true
    const answer = await ask()
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${answer.status} ${text}`)
    recipe.may = new Set([version])
    acknowledged += 1
    if (version !== null) recipe.updatedAt = JSON.parse(text).updated_at
  }

  const writer = async (url: string): Promise<void> => {
    const own: Known[] = []
    for (let turn = 0; !stopped; turn += 1) {
      const recipe = own[turn % recipesPerWriter]
      if (recipe === undefined) {
        const fresh: Known = { id: randomUUID(), may: new Set([null]), updatedAt: '', recent: true }
        known.set(fresh.id, fresh)
        own.push(fresh)
        await write(fresh, 1, () => send(url, 'POST', '', { id: fresh.id, ...contentOf(1) }))
        continue
      }
      const [version] = recipe.may
      if (turn % 7 === 6) {
        await write(recipe, null, () => send(url, 'DELETE', `/${recipe.id}`))
        own.splice(own.indexOf(recipe), 1)
      } else {
        const next = (version ?? 0) + 1
        const body = { updated_at: recipe.updatedAt, ...contentOf(next) }
        await write(recipe, next, () => send(url, 'PUT', `/${recipe.id}`, body))
      }
    }
  }

  const check = async (url: string, which: 'recent' | 'all'): Promise<Findings> => {
    const lost: string[] = []
    const half: string[] = []
    for (const recipe of [...known.values()].filter(({ recent }) => which === 'all' || recent)) {
      const answer = await send(url, 'GET', `/${recipe.id}`)
      const found = answer.status === 404 ? null : await answer.json()
      const version = found === null ? null : versionOf(found)
      if (version === undefined) half.push(`${recipe.id}: ${JSON.stringify(found)}`)
      else if (!recipe.may.has(version)) lost.push(`${recipe.id}: may be ${[...recipe.may]}, is ${version}`)
      recipe.may = new Set([version ?? null])
      recipe.recent = false
    }
    return { lost, half }
  }

  return {
    writeTo: async (url) => {
      stopped = false
      await Promise.all(Array.from({ length: writersAtOnce }, () => writer(url).catch(goneOnly)))
    },
    stop: () => {
      stopped = true
    },
    check,
    acknowledged: () => acknowledged,
  }
}

// A killed server breaks connections; any other answer than success is a finding and must be seen.
const goneOnly = (error: unknown): void => {
  if (!(error instanceof TypeError)) throw error
}

/** What version n of a recipe says, in every place: whole or not can be seen from it alone. */
const contentOf = (version: number) => ({
  name: `Receta v${version}`,
  category: 'Pruebas',
  servings: 4,
  method: `v${version}`,
  ingredients: Array.from({ length: ingredientsOf(version) }, (_, index) => ({
    name: `Ingrediente ${index} de v${version}`,
    quantity: index + 1,
    unit: 'g',
  })),
})

const ingredientsOf = (version: number): number => 5 + (version % 10)

type Found = {
  readonly name: string
  readonly method: string
  readonly ingredients: readonly { readonly name: string; readonly quantity: number }[]
}

const versionOf = (found: Found): number | undefined => {
  const version = Number(/^v(\d+)$/.exec(found.method)?.[1])
  const { name, ingredients } = contentOf(version)
  const same =
    found.name === name &&
    found.ingredients.length === ingredients.length &&
    ingredients.every((one, index) => one.name === found.ingredients[index]?.name)
  return same ? version : undefined
}
