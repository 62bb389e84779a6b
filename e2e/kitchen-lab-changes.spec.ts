import { expect } from '@playwright/test'
import { expectAccessible, expectToast, newKitchen, test } from './kitchen.ts'
import { button, call, card, croquetas, expectFailure, openProject } from './kitchen-lab-steps.ts'

/** What makes it a laboratory: changes, what they do, comparing, taking a newer base, a recipe of a variation. */

const withFlour = { changes: { lines: [{ line: 2, name: 'Harina de arroz' }] } }

test('editar la receta base: se dice, y la variación ofrece tomar la base nueva', async ({ page }) => {
  await newKitchen(page)
  await openProject(page, withFlour)
  await button(card(page, 'Sin gluten'), 'Editar Receta Base').click()
  const form = page.getByRole('dialog', { name: 'Editar Receta' })
  await form.getByLabel('Cantidad 1', { exact: true }).fill('180')
  await form.getByLabel('Raciones').fill('5')
  await button(form, 'Guardar').click()
  await expectToast(page, 'Receta actualizada')
  await expect(card(page, 'Sin gluten')).toContainText('La receta base ha cambiado desde que se tomó la copia')
  await card(page, 'Sin gluten').getByText('Qué ha cambiado en la base').click()
  await expect(card(page, 'Sin gluten').getByRole('listitem').filter({ hasText: 'Jamón ibérico' })).toContainText(
    '180 g',
  )
  await expectAccessible(page)
  await button(card(page, 'Sin gluten'), 'Tomar la base nueva').click()
  const dialog = page.getByRole('dialog', { name: 'La base nueva en «Sin gluten»' })
  await expect(dialog).toContainText('Harina de arroz')
  await expectAccessible(page)
  await button(dialog, 'Tomar la base nueva').click()
  await expectToast(page, 'Variación actualizada')
  await expect(card(page, 'Sin gluten')).not.toContainText('La receta base ha cambiado')
  await expect(card(page, 'Sin gluten').getByRole('listitem').filter({ hasText: 'Sustituido' })).toContainText(
    'Harina de arroz',
  )
})

test('modificar: cambiar, sustituir, quitar, volver, añadir, escalar y anotar; se ve a la vez y se guarda', async ({
  page,
}) => {
  await newKitchen(page)
  await openProject(page)
  await call(page, 'POST', 'ingredient_prices', { ingredient_name: 'Leche', price_per_unit: 1, unit: 'kg' })
  await button(card(page, 'Sin gluten'), 'Modificar').click()
  const dialog = page.getByRole('dialog', { name: 'Modificar «Sin gluten»' })
  const live = dialog.getByRole('region', { name: 'Qué cambia' })
  await expect(live).toContainText('Igual que la base')
  await dialog.getByLabel('Cantidad 2', { exact: true }).fill('0,9')
  await expect(live.getByRole('listitem').filter({ hasText: 'Leche' })).toContainText('+20 %')
  await expect(live).toContainText('al menos 0,19 €')
  await expect(live).toContainText('al menos 0,23 €')
  await dialog.getByLabel('Ingrediente 3', { exact: true }).fill('Harina de arroz')
  await expect(live).toContainText('Sustituido')
  await expect(live.getByRole('listitem').filter({ hasText: 'Sale' })).toContainText('Gluten')
  await button(dialog, 'Quitar ingrediente 1').click()
  await expect(live).toContainText('Quitado')
  await expect(button(dialog, 'Volver a la base: Jamón ibérico')).toBeFocused()
  await button(dialog, 'Volver a la base: Jamón ibérico').click()
  await expect(live).not.toContainText('Quitado')
  await button(dialog, 'Añadir ingrediente').click()
  const added = dialog.getByLabel('Ingrediente 4', { exact: true })
  await expect(added).toBeFocused()
  await button(dialog, 'Guardar').click()
  await expectToast(page, 'Error', 'Todos los ingredientes deben tener nombre')
  await added.fill('Sésamo')
  await button(dialog, 'Guardar').click()
  await expectFailure(page, 'Todas las cantidades deben ser mayores a 0')
  await dialog.getByLabel('Cantidad 4', { exact: true }).fill('20')
  await dialog.getByLabel('Raciones').fill('8')
  await button(dialog, 'Escalar las cantidades de 4 a 8').click()
  await expect(dialog.getByLabel('Cantidad 2', { exact: true })).toHaveValue('1,8')
  await dialog.getByLabel('Notas de elaboración').fill('Reposar 12 horas.')
  await dialog.getByText('Ver la elaboración de la base').click()
  await expect(dialog).toContainText('Hacer una bechamel.')
  await expectAccessible(page)

  await page.keyboard.press('Escape')
  await button(page.getByRole('dialog', { name: '¿Descartar los cambios?' }), 'Seguir editando').click()
  await button(dialog, 'Guardar').click()
  await expectToast(page, 'Variación actualizada')
  await page.reload()
  const changed = card(page, 'Sin gluten')
  await expect(changed.getByRole('list', { name: 'Qué cambia' }).getByRole('listitem')).toHaveCount(5)
  await expect(changed).toContainText('Raciones')
  await expect(changed).toContainText('Reposar 12 horas.')
  await expect(changed).toContainText('Sésamo')
  await expect(changed).toContainText('Sin precio')
  await expectAccessible(page)
})

test('guardar como receta: el formulario llega lleno y la receta queda en la biblioteca', async ({ page }) => {
  await newKitchen(page)
  const notes = 'Reposar 12 horas.'
  await openProject(page, { changes: { ...withFlour.changes, servings: 6, notes } })
  await button(card(page, 'Sin gluten'), 'Guardar como receta').click()
  const form = page.getByRole('dialog', { name: 'Nueva Receta' })
  await expect(form.getByLabel('Nombre', { exact: true })).toHaveValue('Croquetas de jamón · Sin gluten')
  await expect(form.getByLabel('Ingrediente 3', { exact: true })).toHaveValue('Harina de arroz')
  await expect(form.getByLabel('Raciones')).toHaveValue('6')
  await expect(form.getByRole('textbox', { name: 'Método' })).toHaveValue(`${croquetas.method}\n${notes}`)
  await button(form, 'Guardar').dblclick()
  await expectToast(page, 'Receta guardada', 'Croquetas de jamón · Sin gluten')
  await button(page, 'Ver en Biblioteca').click()
  await expect(page).toHaveURL(/\/library\/[0-9a-f-]{36}$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Croquetas de jamón · Sin gluten')
  expect((await call(page, 'GET', 'recipes/count')).total).toBe(2)
})

test('comparar dos variaciones, una al lado de otra', async ({ page }) => {
  await newKitchen(page)
  const { project, recipe } = await openProject(page, withFlour)
  await call(page, 'POST', 'recipe_variations', {
    ...{ project_id: project.id, recipe_id: recipe.id, name: 'Para ocho', changes: { servings: 8 } },
  })
  await page.reload()
  await button(card(page, 'Sin gluten'), 'Comparar').click()
  const bar = page.getByRole('region', { name: 'Comparación' })
  await expect(bar).toContainText('elige otra variación')
  await button(card(page, 'Para ocho'), 'Comparar').click()
  await expect(button(card(page, 'Para ocho'), 'Comparar')).toHaveAttribute('aria-pressed', 'true')
  await button(bar, 'Ver comparación').click()
  const table = page.getByRole('table', { name: 'Comparar variaciones' })
  const row = (name: RegExp) => table.getByRole('row', { name })
  await expect(row(/^Raciones/)).toContainText('Distinto')
  await expect(row(/^Raciones/).getByRole('cell')).toHaveText(['4', '8'])
  await expect(row(/^Harina de arroz/).getByRole('cell')).toHaveText(['90 g', 'Harina de trigo · 90 g'])
  await expect(
    row(/^Alérgenos/)
      .getByRole('cell')
      .last(),
  ).toContainText('Gluten')
  await expectAccessible(page)
  await page.getByLabel('Ver sólo lo que cambia').check()
  await expect(row(/^Jamón/)).toBeHidden()
  await page.keyboard.press('Escape')
  await button(bar, 'Quitar').click()
  await expect(bar).toBeHidden()
})

test('dos pestañas: la edición que llega tarde no pisa a la primera, y nada escrito se pierde', async ({
  page,
  context,
}) => {
  await newKitchen(page)
  const { variation } = await openProject(page)
  const other = await context.newPage()
  await other.goto(page.url())
  await button(card(other, 'Sin gluten'), 'Modificar').click()
  await other.getByLabel('Cantidad 1', { exact: true }).fill('100')
  await button(card(page, 'Sin gluten'), 'Modificar').click()
  await page.getByLabel('Cantidad 2', { exact: true }).fill('0,5')
  await button(page.getByRole('dialog'), 'Guardar').click()
  await expectToast(page, 'Variación actualizada')
  await button(other.getByRole('dialog'), 'Guardar').click()
  await expect(other.getByRole('alert')).toContainText('Todo lo que has escrito sigue aquí.')
  await expect(other.getByLabel('Cantidad 1', { exact: true })).toHaveValue('100')
  await button(other, 'Seguir con lo mío sobre la versión nueva').click()
  await expect(other.getByRole('alert')).toBeHidden()
  await expect(other.getByLabel('Cantidad 1', { exact: true })).toHaveValue('100')
  await button(other.getByRole('dialog'), 'Guardar').click()
  await expectToast(other, 'Variación actualizada')
  const saved = await call(page, 'GET', `recipe_variations/${variation.id}`)
  expect(saved.changes).toEqual({ lines: [{ line: 0, quantity: 100 }] })
  await other.close()
})
