import { expect, type Page } from '@playwright/test'
import { addPrice, addRecipe, costRow, open, sheet, total } from './costing-steps.ts'
import { test } from './kitchen.ts'
import { button, call } from './kitchen-lab-steps.ts'

/** What was typed is not lost by a key too many, nor the page by the Back button with a dialog open. */

/** Back with a dialog open: it takes a step, and the page takes it again. The next Back goes from there. */
const backClosing = async (page: Page) => {
  await page.goBack()
  await expect.poll(() => page.evaluate(() => history.state.stepForDialogs)).toBe(true)
}

const leaving = (page: Page) => page.getByRole('dialog', { name: '¿Descartar los cambios?' })

test('Atrás en la primera página del historial cierra el diálogo, y sólo sin diálogo se va', async ({ cook }) => {
  const project = cook.getByRole('dialog', { name: 'Nuevo Proyecto' })
  const begin = () => button(cook, 'Nuevo Proyecto').first().click()
  await cook.goto('/kitchen-lab')
  await begin()
  await expect(project).toBeVisible()
  await backClosing(cook)
  await expect(project).toBeHidden()
  await expect(cook).toHaveURL('/kitchen-lab')
  await expect(button(cook, 'Nuevo Proyecto').first()).toBeFocused()

  // Two, one on the other: each Back closes one.
  await begin()
  await project.getByLabel('Nombre').fill('Setas')
  await project.getByLabel('Descripción').fill('De otoño')
  await backClosing(cook)
  await expect(leaving(cook)).toBeVisible()
  await backClosing(cook)
  await expect(leaving(cook)).toBeHidden()
  await expect(project.getByLabel('Nombre')).toHaveValue('Setas')
  await backClosing(cook)
  await button(leaving(cook), 'Descartar').click()
  await expect(project).toBeHidden()

  // Closed by Esc: Back leaves at once, Forward is the same page, and a dialog on it still closes.
  await begin()
  await expect(project).toBeVisible()
  await cook.keyboard.press('Escape')
  await expect(project).toBeHidden()
  await cook.goBack()
  await expect(cook).toHaveURL('about:blank')
  await cook.goForward()
  await expect(cook).toHaveURL('/kitchen-lab')
  await begin()
  await expect(project).toBeVisible()
  await backClosing(cook)
  await expect(project).toBeHidden()
  await expect(cook).toHaveURL('/kitchen-lab')

  // On to another page and back again, over the step that the dialog was given.
  await cook.getByRole('navigation', { name: 'Apartados' }).getByRole('link', { name: 'Recetas' }).click()
  await expect(cook).toHaveURL('/recipes')
  await cook.goBack()
  await expect(cook).toHaveURL('/kitchen-lab')
  await cook.goBack()
  await expect(cook).toHaveURL('about:blank')
})

test('cantidades probadas en un escandallo: Esc no pregunta, y se pueden seguir probando', async ({ cook }) => {
  await cook.goto('/dashboard')
  await addPrice(cook, 'Patata', 2)
  await addRecipe(cook, 'Puré de prueba', 2, [['Patata', 1, 'kg']])
  await open(cook)
  await costRow(cook, 'Puré de prueba').getByRole('button').click()
  const dialog = sheet(cook, 'Puré de prueba')
  await dialog.getByLabel('Raciones').fill('8')
  await cook.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  // Other servings are a look, not work.
  await expect(button(cook, 'Seguir probando')).toBeHidden()

  await costRow(cook, 'Puré de prueba').getByRole('button').click()
  await dialog.getByLabel('Raciones').fill('8')
  await dialog.getByLabel('Cantidad de Patata').fill('3')
  await expect(total(dialog)).toHaveText('6,00 €')
  await cook.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await button(cook, 'Seguir probando').click()
  await expect(dialog.getByLabel('Cantidad de Patata')).toHaveValue('3')
  await expect(dialog.getByLabel('Raciones')).toHaveValue('8')
  await expect(total(dialog)).toHaveText('6,00 €')
})

test('la contraseña y el nombre de una fórmula preguntan antes de irse', async ({ cook }) => {
  const dashboard = cook.getByRole('navigation', { name: 'Apartados' }).getByRole('link', { name: 'Inicio' })
  const stay = async () => {
    await button(leaving(cook), 'Seguir editando').click()
    await expect(leaving(cook)).toBeHidden()
  }
  await cook.goto('/account')
  await cook.getByLabel('Nueva contraseña', { exact: true }).fill('mantequilla fría')
  await dashboard.click()
  await stay()
  await expect(cook.getByLabel('Nueva contraseña', { exact: true })).toHaveValue('mantequilla fría')
  await dashboard.click()
  await button(leaving(cook), 'Descartar').click()
  await expect(cook).toHaveURL('/dashboard')

  await cook.goto('/ice-cream-lab')
  await cook.getByLabel('Nombre de la fórmula').fill('Helado de heno')
  await dashboard.click()
  await stay()
  await expect(cook.getByLabel('Nombre de la fórmula')).toHaveValue('Helado de heno')
  await cook.getByLabel('Nombre de la fórmula').fill('')

  await dashboard.click()
  await expect(cook).toHaveURL('/dashboard')
})

test('el peso final escrito se guarda aunque se salga con Atrás, sin dejar el campo', async ({ cook }) => {
  await cook.goto('/dashboard')
  const recipe = await call(cook, 'POST', 'recipes', {
    ...{ name: 'Pan pesado', servings: 2, method: 'Hornear.', category: '' },
    ingredients: [{ name: 'Harina de trigo', quantity: 500, unit: 'g' }],
  })
  await cook.goto('/nutritional-analysis?q=pesado')
  await button(cook, 'Generar Análisis').click()
  await cook.getByRole('link', { name: 'Ver Detalle Completo' }).click()
  await expect(cook).toHaveURL(`/nutrition/${recipe.id}`)
  const weight = cook.getByLabel('Peso del plato terminado (g)')
  await weight.fill('430')
  const saved = cook.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.ok())
  await cook.goBack()
  await saved
  await cook.goForward()
  await expect(weight).toHaveValue('430')
})
