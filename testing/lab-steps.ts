import { expect } from 'vitest'
import type { Cook } from '#testing/harness.ts'

/** Steps the lab's tests share: a project, a recipe, a variation made of both, and lists read page by page. */

export const croquetas = {
  name: 'Croquetas de jamón',
  category: 'Tapas',
  servings: 4,
  method: 'Hacer una bechamel.\nFreír.',
  ingredients: [
    { name: 'Jamón ibérico', quantity: 150, unit: 'g' },
    { name: 'Leche', quantity: 0.75, unit: 'l' },
    { name: 'Harina', quantity: 90, unit: 'g' },
  ],
}
export const html = `<img src=x onerror=alert(1)> ' "; drop table projects; -- 🦐 ñ`

export const made = async (cook: Cook, path: string, body: object) => {
  const answer = await cook.call('POST', `/rest/v1/${path}`, body)
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body
}
export const project = (cook: Cook, change: object = {}) =>
  made(cook, 'projects', { name: 'Carta de otoño', ...change })
export const recipe = (cook: Cook, change: object = {}) => made(cook, 'recipes', { ...croquetas, ...change })
export const variation = async (cook: Cook, change: object = {}) => {
  const project_id = (await project(cook)).id
  const recipe_id = (await recipe(cook)).id
  return made(cook, 'recipe_variations', { project_id, recipe_id, name: 'Sin gluten', ...change })
}
export const listed = async (cook: Cook, path: string) => (await cook.call('GET', `/rest/v1/${path}`)).body.items
export const allPages = async (cook: Cook, path: string) => {
  const seen: { id: string }[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const { body } = await cook.call('GET', `/rest/v1/${path}limit=2${cursor === '' ? '' : `&cursor=${cursor}`}`)
    seen.push(...body.items)
    cursor = body.next_cursor
  }
  return seen
}
