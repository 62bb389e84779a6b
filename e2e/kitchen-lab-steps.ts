import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, type Locator, type Page } from '@playwright/test'
import { databaseFile } from '#server/database/data-folder.ts'
import { call as callServer } from './kitchen.ts'

/** Steps the Kitchen Lab's tests share: rows saved through the server as the page's own user, and what is on screen. */

/** One call to a table, as the page's own user. */
export const call = (page: Page, method: string, path: string, body?: object) =>
  callServer(page, method, `/rest/v1/${path}`, body)

export const croquetas = {
  name: 'Croquetas de jamón',
  category: 'Tapas',
  servings: 4,
  method: 'Hacer una bechamel.\nFreír.',
  ingredients: [
    { name: 'Jamón ibérico', quantity: 150, unit: 'g' },
    { name: 'Leche', quantity: 0.75, unit: 'l' },
    { name: 'Harina de trigo', quantity: 90, unit: 'g' },
  ],
}

/** A project with one variation of the croquetas; the page ends on it. */
export const openProject = async (page: Page, change: object = {}) => {
  const recipe = await call(page, 'POST', 'recipes', croquetas)
  const project = await call(page, 'POST', 'projects', { name: 'Carta de otoño', description: 'Setas y caza' })
  const variation = await call(page, 'POST', 'recipe_variations', {
    ...{ project_id: project.id, recipe_id: recipe.id, name: 'Sin gluten', ...change },
  })
  await page.goto(`/kitchen-lab/${project.id}`)
  return { recipe, project, variation }
}

export const card = (page: Page, name: string): Locator => page.getByRole('article', { name, exact: true })
export const comments = (page: Page): Locator => page.getByRole('region', { name: 'Comentarios' })
export const button = (where: Page | Locator, name: string): Locator => where.getByRole('button', { name, exact: true })

/** Answers every question the browser asks, and keeps what it asked. */
export const answerQuestions = (page: Page, yes: boolean): string[] => {
  const asked: string[] = []
  page.removeAllListeners('dialog')
  page.on('dialog', (dialog) => {
    asked.push(dialog.message())
    void (yes ? dialog.accept() : dialog.dismiss())
  })
  return asked
}

/** A failure's text stands among the toasts, also beside an earlier one with the same title. */
export const expectFailure = (page: Page, text: string): Promise<void> =>
  expect(page.getByRole('region', { name: 'Avisos' }).getByText(text, { exact: true })).toBeVisible()

/**
 * Copies of a row the server wrote, each a millisecond younger than the one before, put straight into the test server's
 * database: what a project of years holds, in no time.
 */
export const copyRow = (
  table: 'recipe_variations' | 'project_comments',
  id: string,
  times: number,
  change: (at: number) => Readonly<Record<string, string>>,
): void => {
  const database = new DatabaseSync(join(process.env['E2E_DATA_DIR'] ?? '', databaseFile), { timeout: 30_000 })
  const row = database.prepare(`select * from ${table} where id = ?`).get(id) ?? {}
  const columns = Object.keys(row)
  const insert = database.prepare(`insert into ${table} (${columns.join()}) values (${columns.map(() => '?').join()})`)
  database.exec('begin immediate')
  for (let at = 1; at <= times; at += 1) {
    const moment = new Date(Date.parse(String(row['created_at'])) + at).toISOString()
    const copy = { ...row, id: randomUUID(), created_at: moment, updated_at: moment, ...change(at) }
    insert.run(...Object.values(copy))
  }
  database.exec('commit')
  database.close()
}
