import { expect, type Page, test } from '@playwright/test'
import { type Behaviour, envelope, hangs, openProvider, type Provider, refuses, says } from '#testing/fake-provider.ts'
import { choiceKept, expectAccessible, expectToast, newAccount, passwordField } from './kitchen.ts'
import { type OwnServer, startServer } from './own-server.ts'

/** A server with a language model: a real provider on loopback that answers as it is told. */

let provider: Provider
let server: OwnServer
let host: string

test.beforeAll(async () => {
  provider = await openProvider()
  const { baseUrl, model } = provider.settings()
  host = new URL(baseUrl).host
  server = await startServer({ LLM_BASE_URL: baseUrl, LLM_MODEL: model })
})
test.afterAll(async () => {
  await server.close()
  await provider.close()
})

/** What is asked meets this; the list of models is always there. */
const play = (behaviour: Behaviour) =>
  provider.play((response, received) =>
    (received.path.endsWith('/models') ? envelope({ data: [{ id: 'fogon-1' }] }) : behaviour)(response, received),
  )
const signUpAt = async (page: Page) => {
  const { email, password } = newAccount()
  await page.goto(`${server.origin}/auth`)
  await page.getByRole('tab', { name: 'Registrarse' }).click()
  await page.getByLabel('Email').fill(email)
  await passwordField(page).fill(password)
  await page.getByRole('button', { name: 'Registrarse' }).click()
  await page.waitForURL('**/dashboard')
}
const questions = () => provider.received.filter(({ path }) => path.endsWith('/chat/completions')).length

test('contesta el modelo, se dice cuál y adónde va el texto; al detener, se le cuelga; si falla, contesta el motor local', async ({
  page,
}) => {
  play(says({ response: 'Mantequilla y harina, **a partes iguales**.', recipe: null }))
  await signUpAt(page)
  await page.goto(`${server.origin}/ai-assistant`)
  await expect(
    page.getByText(`Contesta fogon-1. Lo que escribes, y lo que haga falta de tu biblioteca, se envía a ${host}.`),
  ).toBeVisible()
  const input = page.getByRole('textbox', { name: 'Tu consulta' })
  const log = page.getByRole('log', { name: 'Conversación' })
  await input.fill('¿Qué es un roux?')
  await input.press('Enter')
  await expect(log.getByText('a partes iguales')).toBeVisible()
  await expect(log.getByText('Respuesta de: fogon-1')).toBeVisible()
  await expectAccessible(page)

  play(hangs)
  const abandoned = provider.abandoned()
  const asked = questions()
  await input.fill('¿Y un velouté?')
  await input.press('Enter')
  await expect(page.getByText('Generando respuesta...')).toBeVisible()
  // Nobody can be hung up on before he is rung.
  await expect.poll(questions).toBe(asked + 1)
  await page.getByRole('button', { name: 'Detener' }).click()
  await expect(log.getByText('Sin respuesta.')).toBeVisible()
  await expect.poll(() => provider.abandoned()).toBe(abandoned + 1)

  play(refuses(401))
  await page.getByRole('button', { name: 'Preguntar otra vez' }).click()
  await expect(
    log.getByText(/Respuesta de: Motor local · .*no acepta la clave.*Ha contestado el motor local\./),
  ).toBeVisible()

  // 'Sólo local', from the account page: from then on nobody is asked, here nor in the recipe form.
  play(says({ steps: ['Cocer la leche 10 min.'] }))
  await page.getByRole('link', { name: 'Cambiar' }).click()
  const section = page.getByRole('region', { name: 'Asistente e IA' })
  await expect(section.getByText(host)).toBeVisible()
  // The provider answers, and the key it has just refused is told.
  await expect(section.getByText('Responde, con un problema', { exact: true })).toBeVisible()
  await expect(section.getByText(/La última consulta falló\. .*no acepta la clave/)).toBeVisible()
  await expectAccessible(page)
  const saved = choiceKept(page, 'only_local')
  await section.getByRole('switch', { name: 'Sólo local' }).click()
  await saved
  await expect(section.getByText('No se usa con tu cuenta')).toBeVisible()
  const before = questions()
  await page.goto(`${server.origin}/ai-assistant`)
  await expect(page.getByText('Contesta el motor local, como has elegido: nada sale de este servidor.')).toBeVisible()
  await input.fill('¿Cuánta sal lleva el pan?')
  await input.press('Enter')
  await expect(log.getByText('Respuesta de: Motor local', { exact: true })).toBeVisible()
  expect(questions()).toBe(before)
})

test('el método de la receta lo escribe el modelo y se dice', async ({ page }) => {
  play(says({ steps: ['Calentar la leche a 90 ºC 10 min.', 'Enfriar en menos de 2 horas.'] }))
  await signUpAt(page)
  await page.goto(`${server.origin}/recipes`)
  await page.getByRole('button', { name: 'Nueva Receta' }).click()
  const form = page.getByRole('dialog', { name: 'Nueva Receta' })
  await form.getByLabel('Nombre', { exact: true }).fill('Leche merengada')
  await form.getByRole('textbox', { name: 'Ingrediente 1' }).fill('Leche')
  await form.getByLabel('Cantidad 1').fill('1')
  await form.getByLabel('Unidad 1').selectOption('l')
  await form.getByRole('button', { name: 'Generar con IA' }).click()
  await expectToast(page, 'Método generado con IA')
  await expect(form.getByLabel('Método')).toHaveValue('Calentar la leche a 90 ºC 10 min.\nEnfriar en menos de 2 horas.')
  await expect(form.getByText('Propuesta de: fogon-1. Revísala antes de guardar.')).toBeVisible()
})
