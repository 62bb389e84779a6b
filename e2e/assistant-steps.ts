import { expect, type Page, type Route } from '@playwright/test'

/** What the specs of the assistant do again and again, and the answers they put in the server's mouth. */

export const assistantCall = '**/functions/v1/ai-culinary-assistant'
export const flan = {
  name: 'Flan de vainilla',
  category: '',
  servings: 6,
  ingredients: [
    { name: 'Leche', quantity: 1, unit: 'l' },
    { name: 'Huevo', quantity: 6, unit: 'unidad' },
  ],
  method: 'Calentar la leche a 60 °C.\nMezclar con el huevo y cocer al baño maría a 80 °C.',
}
export const reply = (response: string, more: object = {}) => ({
  status: 200,
  json: { response, engine: 'local', links: [], suggestions: [], ...more },
})

export const input = (page: Page) => page.getByRole('textbox', { name: 'Tu consulta' })
export const log = (page: Page) => page.getByRole('log', { name: 'Conversación' })
export const send = (page: Page) => page.getByRole('button', { name: 'Enviar' })
export const waiting = (page: Page) => page.getByText('Generando respuesta...')

export const open = async (page: Page) => {
  await page.goto('/ai-assistant')
  await expect(input(page)).toBeVisible()
}
export const ask = async (page: Page, question: string) => {
  await input(page).fill(question)
  await input(page).press('Enter')
}
/** Answers the calls that come, one behaviour after the other; the last one stays. */
export const answering = async (page: Page, ...behaviours: ((route: Route) => Promise<unknown>)[]) => {
  const bodies: { messages: { role: string; content: string }[] }[] = []
  await page.route(assistantCall, async (route) => {
    bodies.push(route.request().postDataJSON())
    await (behaviours.length > 1 ? behaviours.shift() : behaviours[0])?.(route)
  })
  return bodies
}
export const says =
  (response: string, more: object = {}) =>
  (route: Route) =>
    route.fulfill(reply(response, more))
export const never = () => new Promise<void>(() => undefined)
