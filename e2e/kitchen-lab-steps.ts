import { expect, type Locator, type Page } from '@playwright/test'

/** Steps the Kitchen Lab's tests share: rows saved through the server as the page's own user, and what is on screen. */

// biome-ignore lint/suspicious/noExplicitAny: answers of every table
export type Saved = any

/** One call to a table, as the page's own user. */
export const call = (page: Page, method: string, path: string, body?: object): Promise<Saved> =>
  page.evaluate(
    async ([verb, url, content]) => {
      const key = Object.keys(localStorage).find((one) => one.endsWith('-auth-token')) ?? ''
      const { access_token: token } = JSON.parse(localStorage.getItem(key) ?? '{}')
      const answer = await fetch(`/rest/v1/${url}`, {
        method: verb ?? 'GET',
        headers: {
          authorization: `Bearer ${token}`,
          ...(content === null ? {} : { 'content-type': 'application/json' }),
        },
        ...(content === null ? {} : { body: content ?? '' }),
      })
      return answer.status === 204 ? null : answer.json()
    },
    [method, path, body === undefined ? null : JSON.stringify(body)] as const,
  )

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
  await page.goto('/dashboard')
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
