import { ask, type BenchKitchen, get, measure, send } from './kitchen.ts'
import type { Report } from './report.ts'
import { benchRecipe } from './seed.ts'

/** List, one, search, create and update with 5,000 recipes in the account, over 8 and over 64 connections. */
export const benchRecipes = async (kitchen: BenchKitchen, report: Report): Promise<void> => {
  const session = kitchen.ana
  const { items } = await ask(kitchen, session, get('/rest/v1/recipes?limit=100'))
  const ids: string[] = items.map((item: { id: string }) => item.id)
  const idFor = (index: number) => ids[index % ids.length] ?? ''
  let next = 100_000
  for (const connections of [8, 64]) {
    const common = { part: 'recipes', session, connections, count: 1000 }
    await measure(kitchen, report, {
      ...common,
      operation: 'list of 50',
      aim: 1.3,
      callFor: () => get('/rest/v1/recipes?limit=50'),
    })
    await measure(kitchen, report, {
      ...common,
      operation: 'one recipe',
      aim: 0.7,
      callFor: (index) => get(`/rest/v1/recipes/${idFor(index)}`),
    })
    await measure(kitchen, report, {
      ...common,
      operation: "search 'croquetas'",
      aim: 2,
      callFor: () => get('/rest/v1/recipes?name=croquetas&limit=50'),
    })
    await measure(kitchen, report, {
      ...common,
      operation: 'create',
      aim: 1.5,
      callFor: () => send('POST', '/rest/v1/recipes', benchRecipe(next++)),
    })
    await benchUpdates(kitchen, report, connections)
  }
}

/** Each recipe once, on the version it has, as a form does. */
const benchUpdates = async (kitchen: BenchKitchen, report: Report, connections: number): Promise<void> => {
  const session = kitchen.ana
  const wanted = 500
  const rows: { id: string; updated_at: string }[] = []
  for (let cursor = ''; rows.length < wanted; ) {
    const page = await ask(kitchen, session, get(`/rest/v1/recipes?limit=100${cursor}`))
    rows.push(...page.items)
    cursor = `&cursor=${page.next_cursor}`
  }
  await measure(kitchen, report, {
    ...{ part: 'recipes', session, connections, operation: 'update', aim: 1.5, count: Math.floor(wanted / 1.25) },
    callFor: (index) => {
      const { id = '', updated_at } = rows[index] ?? {}
      return send('PUT', `/rest/v1/recipes/${id}`, { ...benchRecipe(200_000 + index), updated_at })
    },
  })
}
