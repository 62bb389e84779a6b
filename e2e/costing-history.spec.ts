import { expect } from '@playwright/test'
import { addPrice, addRecipe, costRow, open, sheet } from './costing-steps.ts'
import { call, closeToasts, expectAccessible, expectToast, newKitchen, test } from './kitchen.ts'

/** What prices were, what has changed, and what that does to the dishes. */

const changes = 'Cambios de precio'

test('la mantequilla sube un 18 %: se avisa en una línea, se despliega, y «Visto» la calla', async ({ page }) => {
  test.slow()
  await newKitchen(page)
  const croissant = await addRecipe(page, 'Croissant', 10, [
    ['Mantequilla', 300, 'g'],
    ['Harina', 7.23, 'kg'],
  ])
  await addRecipe(page, 'Brioche', 4, [['Mantequilla', 500, 'g']])
  await addPrice(page, 'Harina', 1)
  await addPrice(page, 'Mantequilla', 5)
  await call(page, 'PUT', `/rest/v1/recipes/${croissant.id}/price`, { gross_price: 3.29 })
  await open(page)
  await expect(costRow(page, 'Croissant')).toBeVisible()
  await expect(page.getByRole('region', { name: changes })).toContainText('Cambios de precio: ninguno desde el')

  await addPrice(page, 'Mantequilla', 5.9)
  await page.reload()
  const region = page.getByRole('region', { name: changes })
  await expect(region).toContainText('Cambios de precio: 1 desde el')
  await expect(region).toContainText('1 plato pasa del 30 % de food cost')
  const fold = region.getByRole('button', { name: changes })
  await expect(fold).toHaveAttribute('aria-expanded', 'false')
  await fold.focus()
  await page.keyboard.press('Enter')
  await expect(region.getByRole('listitem')).toContainText(
    'Mantequilla sube un 18 %: 1 plato pasa del 30 % de food cost; el que más, Brioche (+0,11 € por ración)',
  )
  await region.getByText('Ver platos').click()
  const dishes = region.getByRole('table', { name: 'Platos que cambian con Mantequilla' })
  await expect(dishes.getByRole('row').filter({ hasText: 'Croissant' })).toContainText('29,2 % → 30,1 %')
  await expect(dishes.getByRole('row').filter({ hasText: 'Brioche' })).toContainText('Sin PVP')
  await expect(region).toContainText('De 1 plato falta el PVP: se dice en su escandallo.')
  await expectAccessible(page)
  await region.getByLabel('Desde').fill('2020-01-01')
  await expect(fold).toContainText('desde el 1/1/2020')
  await region.getByRole('button', { name: 'Visto' }).click()
  await expect(fold).toHaveAttribute('aria-expanded', 'false')
  await expect(region).toContainText('Cambios de precio: ninguno desde el')
  await page.reload()
  await expect(region).toContainText('Cambios de precio: ninguno desde el')
  await expect(region).not.toContainText('food cost')
})

test('el histórico de un precio se ve dibujado y en palabras, con lo que hace a los platos', async ({ page }) => {
  await newKitchen(page)
  await addRecipe(page, 'Brioche', 4, [['Mantequilla', 500, 'g']])
  await addPrice(page, 'Mantequilla', 5)
  await open(page)
  await page.getByRole('button', { name: 'Formatos y proveedores de Mantequilla' }).click()
  const dialog = page.getByRole('dialog', { name: 'Precio de Mantequilla' })
  await expect(dialog).toContainText('Este es el primer precio guardado.')
  await dialog.getByRole('button', { name: 'Añadir formato' }).click()
  await dialog.getByRole('combobox', { name: 'Proveedor' }).fill('Lácteos Ana')
  await dialog.getByLabel('Formato', { exact: true }).fill('caja 10 × 1 kg')
  await dialog.getByLabel('Precio del formato (€)').fill('59')
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expectToast(page, 'Precio guardado', 'El precio se ha guardado correctamente')
  await closeToasts(page)
  await expect(
    dialog.getByRole('img', { name: /Precio de Mantequilla: de 5,00 €\/kg el .* a 5,90 €\/kg/ }),
  ).toBeVisible()
  const list = dialog.getByRole('table', { name: 'Precios anteriores' })
  await expect(list.getByRole('row').nth(1)).toContainText('5,90 €/kg')
  await expect(list.getByRole('row').nth(1)).toContainText('Lácteos Ana · caja 10 × 1 kg a 59,00 €')
  await expect(list.getByRole('row').nth(2)).toContainText('Precio propio')
  await expect(dialog).toContainText('Mantequilla sube un 18 %: cambia el coste de 1 plato; el que más, Brioche')
  await expectAccessible(page)
})

test('el PVP de un plato se queda con él; lo que no es un precio no lo quita, vaciarlo sí', async ({ page }) => {
  await newKitchen(page)
  await addRecipe(page, 'Flan', 4, [['Leche', 1, 'l']])
  await addPrice(page, 'Leche', 4, 'l')
  await open(page)
  const pvp = page.getByRole('spinbutton', { name: 'Tu PVP por ración, con IVA (€)' })
  const reopened = async () => {
    await page.reload()
    await costRow(page, 'Flan').click()
    await expect(sheet(page, 'Flan')).toBeVisible()
  }
  const saved = (method = 'PUT') =>
    page.waitForResponse((answer) => answer.url().includes('/price') && answer.request().method() === method)
  await reopened()
  await pvp.fill('4,40')
  await Promise.all([saved(), pvp.press('Enter')])
  await reopened()
  await expect(pvp).toHaveValue('4,4')
  await expect(sheet(page, 'Flan')).toContainText('Food cost: 25 %, dentro del objetivo')
  await pvp.fill('caro')
  await pvp.press('Enter')
  await reopened()
  await expect(pvp).toHaveValue('4,4')
  await pvp.fill('')
  await Promise.all([saved(), pvp.press('Enter')])
  await reopened()
  await expect(pvp).toHaveValue('')
})
