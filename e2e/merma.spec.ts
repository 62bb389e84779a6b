import { expect, type Page } from '@playwright/test'
import { addPrice, costRow, open as openCosts, sheet, total } from './costing-steps.ts'
import { call, expectAccessible, expectToast, newKitchen, test } from './kitchen.ts'

/** Merma in the cost, as a cook meets it: a line said to be limpia, the switch, and the kitchen's own test. */

const add = (page: Page, name: string, ingredients: readonly object[], more: object = {}) =>
  call(page, 'POST', '/rest/v1/recipes', {
    ...{ name, category: '', servings: 4, method: `Hacer ${name.toLowerCase()}.`, ingredients, ...more },
  })

test('una línea se marca como limpia con el teclado, se guarda, y el borrador y la copia la conservan', async ({
  page,
}) => {
  await newKitchen(page)
  await page.goto('/recipes')
  await page.getByRole('button', { name: 'Nueva Receta' }).click()
  const form = page.getByRole('dialog', { name: 'Nueva Receta' })
  await form.getByLabel('Nombre', { exact: true }).fill('Acelgas rehogadas')
  await form.getByLabel('Ingrediente 1', { exact: true }).fill('Acelgas')
  await form.getByLabel('Cantidad 1').fill('920')
  await form.getByLabel('Unidad 1').focus()
  await page.keyboard.press('Tab')
  const clean = form.getByRole('checkbox', { name: 'Limpio 1' })
  await expect(clean).toBeFocused()
  await expect(clean).not.toBeChecked()
  await page.keyboard.press('Space')
  await expect(clean).toBeChecked()
  await form.getByLabel('Método').fill('Rehogar.')
  await expectAccessible(page)
  await page.reload()
  await page.getByRole('button', { name: 'Recuperar borrador' }).click()
  await expect(form.getByRole('checkbox', { name: 'Limpio 1' })).toBeChecked()
  await form.getByRole('button', { name: 'Guardar', exact: true }).click()
  await expectToast(page, 'Éxito', 'Receta creada correctamente')
  const { items } = await call(page, 'GET', '/rest/v1/recipes')
  await page.goto(`/library/${items[0].id}`)
  await expect(page.getByText('g en limpio')).toBeVisible()
  await page.goto(`/recipes?edit=${items[0].id}`)
  const edit = page.getByRole('dialog', { name: 'Editar Receta' })
  await edit.getByRole('checkbox', { name: 'Limpio 1' }).uncheck()
  await edit.getByRole('button', { name: 'Guardar', exact: true }).click()
  await expectToast(page, 'Éxito', 'Receta actualizada correctamente')
  const saved = await call(page, 'GET', `/rest/v1/recipes/${items[0].id}`)
  expect(saved.ingredients[0].clean ?? false).toBe(false)
})

test('la ficha dice las dos cifras y por qué; el interruptor cambia la que cuenta, también en la lista', async ({
  page,
}) => {
  await newKitchen(page)
  await addPrice(page, 'Acelga', 2)
  await addPrice(page, 'Patata', 1)
  await add(page, 'Acelgas con patatas', [
    { name: 'Acelgas', quantity: 920, unit: 'g', clean: true },
    { name: 'Patata', quantity: 1, unit: 'kg' },
    { name: 'Polvo de hadas', quantity: 10, unit: 'g', clean: true },
  ])
  await addPrice(page, 'Polvo de hadas', 100)
  await openCosts(page)
  const row = costRow(page, 'Acelgas con patatas')
  // 1,84 + 1 + 1.
  await expect(row).toContainText('3,84 €')
  await row.click()
  const dialog = sheet(page, 'Acelgas con patatas')
  const merma = dialog.getByRole('region', { name: 'Merma' })
  await expect(merma).toContainText('Sin merma · es la que cuenta')
  await expect(merma).toContainText('3,84 €')
  await expect(merma).toContainText('4,00 €')
  await expect(merma).toContainText('2 líneas en limpio')
  const notes = (name: string) => dialog.getByRole('list', { name: `Avisos de ${name}` })
  await expect(notes('Acelgas')).toContainText(
    'En limpio. Merma 8 % (tabla: Acelga): se compran 1 kg (2,00 €). No entra en el coste.',
  )
  await expect(notes('Patata')).toContainText('(tabla: Patata): limpio quedan')
  await expectAccessible(page)
  await merma.getByRole('switch', { name: 'Contar la merma en el coste' }).click()
  await expect(total(dialog)).toHaveText('4,00 €')
  await expect(merma).toContainText('Con merma · es la que cuenta')
  await expect(notes('Acelgas')).toContainText('Cuenta en el coste.')
  await expect(notes('Polvo de hadas')).toContainText('Haz un test de rendimiento.')
  await expect(dialog.getByText('1 línea limpia cuya merma no se conoce: el total es un mínimo.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(row).toContainText('4,00 €')
  const counting = page.getByRole('switch', { name: 'Contar la merma en el coste' })
  await expect(counting).toBeChecked()
  await page.reload()
  await expect(counting).toBeChecked()
  await expect(row).toContainText('4,00 €')
  await counting.click()
  await expect(row).toContainText('3,84 €')
})

test('test de rendimiento: se pesa, se ve lo que cuesta el kilo limpio, se guarda, se cambia y se elimina', async ({
  page,
}) => {
  test.slow()
  await newKitchen(page)
  await addPrice(page, 'Solomillo de ternera', 20)
  await call(page, 'PATCH', '/rest/v1/preferences', { count_merma: true })
  await add(page, 'Solomillo Wellington', [{ name: 'Solomillo de ternera', quantity: 300, unit: 'g', clean: true }])
  await openCosts(page)
  const row = costRow(page, 'Solomillo Wellington')
  await page.getByRole('button', { name: 'Test de rendimiento' }).click()
  const dialog = page.getByRole('dialog', { name: 'Test de rendimiento' })
  await expect(dialog).toContainText('Todavía no hay ningún test')
  await expectAccessible(page)
  const addTest = dialog.getByRole('button', { name: 'Nuevo test' })
  await addTest.focus()
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('combobox', { name: 'Ingrediente' })).toBeFocused()
  await page.keyboard.type('Rape')
  await dialog.getByRole('button', { name: 'Cancelar' }).click()
  await expect(addTest).toBeFocused()
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(dialog.getByRole('combobox', { name: 'Ingrediente' })).toHaveValue('Rape')
  await dialog.getByRole('combobox', { name: 'Ingrediente' }).fill('')
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expectToast(page, 'Error', 'El nombre del ingrediente no puede estar vacío')
  await dialog.getByRole('combobox', { name: 'Ingrediente' }).fill('Solomillos de ternera')
  await dialog.getByLabel('Peso antes de limpiar (g)').fill('5000')
  await dialog.getByLabel('Peso limpio (g)').fill('5001')
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expectToast(page, 'Error', 'El peso limpio no puede ser mayor que el de antes de limpiar')
  await dialog.getByLabel('Peso limpio (g)').fill('3000')
  await dialog.getByLabel('Recortes que se usan (g)').fill('1500')
  await dialog.getByLabel('Valor de los recortes (€/kg)').fill('6')
  await dialog.getByLabel('Fecha').fill('2026-11-20')
  // (5 × 20 − 1,5 × 6) ÷ 3.
  await expect(dialog.getByRole('status', { name: 'Resultado del test' })).toHaveText(
    'Se aprovecha el 60 %; el kilo limpio cuesta 30,33 € (comprado, 20,00 €).',
  )
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expectToast(page, 'Test guardado', 'El test de rendimiento se ha guardado correctamente')
  const list = dialog.getByRole('table', { name: 'Tests guardados' })
  await expect(list.getByRole('row', { name: /^Solomillos de ternera/ })).toContainText('30,33 €/kg')
  await expect(list.getByRole('row', { name: /^Solomillos de ternera/ })).toContainText('20/11/2026')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(row).toContainText('9,10 €')
  await row.click()
  const open = sheet(page, 'Solomillo Wellington')
  await expect(open.getByRole('list', { name: 'Avisos de Solomillo de ternera' })).toContainText(
    'Merma 40 % (tu test del 20/11/2026): se compran 500 g (9,10 €). Cuenta en el coste.',
  )
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Test de rendimiento' }).click()
  await dialog.getByRole('button', { name: 'Cambiar el test de Solomillos de ternera' }).click()
  await dialog.getByLabel('Recortes que se usan (g)').fill('0')
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(list).toContainText('33,33 €/kg')
  await expect(row).toContainText('10,00 €')
  await dialog.getByRole('button', { name: 'Eliminar el test de Solomillos de ternera' }).click()
  await page.getByRole('dialog', { name: '¿Eliminar este test?' }).getByRole('button', { name: 'Eliminar' }).click()
  await expectToast(page, 'Test eliminado', 'Vuelve a valer la merma de la tabla')
  await expect(dialog).toContainText('Todavía no hay ningún test')
})

test('la primera ficha con piezas pregunta una vez cómo se cuentan, y lo contestado vale en todas', async ({
  page,
}) => {
  await newKitchen(page)
  await addPrice(page, 'Huevo', 4)
  await add(page, 'Tortilla francesa', [{ name: 'Huevo', quantity: 6, unit: 'unidad' }])
  await add(page, 'Huevos rotos', [{ name: 'Huevos', quantity: 3, unit: 'unidad' }])
  await openCosts(page)
  await costRow(page, 'Tortilla francesa').click()
  const first = sheet(page, 'Tortilla francesa')
  await expect(total(first)).toHaveText('24,00 €')
  const question = first.getByText('¿Cómo cuenta tu cocina las piezas, tazas y cucharadas?')
  await expect(question).toBeVisible()
  await expectAccessible(page)
  await first.getByRole('button', { name: 'Pesadas, en gramos' }).click()
  await expect(total(first)).toHaveText('1,20 €')
  await expect(question).toBeHidden()
  await page.keyboard.press('Escape')
  const weighed = page.getByRole('switch', { name: 'Convertir medidas caseras a gramos' })
  await expect(weighed).toBeChecked()
  // Whoever counts as is again has chosen, and is not asked anew.
  await weighed.click()
  await costRow(page, 'Huevos rotos').click()
  const second = sheet(page, 'Huevos rotos')
  await expect(total(second)).toHaveText('12,00 €')
  await expect(second.getByText('¿Cómo cuenta tu cocina')).toBeHidden()
})
