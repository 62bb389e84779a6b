import { expect, type Locator, type Page } from '@playwright/test'
import { expectAccessible, expectToast, newKitchen, refuse, test } from './kitchen.ts'
import { answerQuestions, button, call, expectFailure } from './kitchen-lab-steps.ts'

/** Formulas as a whole: what fails is said in the words of the catalogue; name, type and yield change; a sheet to print. */

const rowsUrl = '**/rest/v1/ice_cream_ingredients**'
const formulasUrl = '**/rest/v1/ice_cream_formulas**'
const list = (page: Page): Locator => page.getByRole('region', { name: 'Fórmulas' })
const row = (page: Page, name: string): Locator => page.getByRole('group', { name, exact: true })

const milk = { fat_content: 3.6, sugar_content: 0, water_content: 87.7, non_fat_solids: 8.7 }
const sugar = { fat_content: 0, sugar_content: 100, water_content: 0, non_fat_solids: 0 }

/** A formula saved past the screen. */
const seed = async (page: Page, name: string, type = 'helado') => {
  const formula = await call(page, 'POST', 'ice_cream_formulas', { name, type })
  await call(page, 'POST', 'ice_cream_ingredients', {
    formula_id: formula.id,
    items: [
      { name: 'Leche entera 3,6 %', quantity: 800, unit: 'g', ingredient_type: 'otro', ...milk },
      { name: 'Azúcar (sacarosa)', quantity: 200, unit: 'g', ingredient_type: 'azucar', ...sugar },
    ],
  })
}

const choose = async (page: Page, name: string) => {
  await page.goto('/ice-cream-lab')
  await list(page)
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .click()
}

/** Calls of this method get no answer. */
const cut = (page: Page, url: string, method: string) =>
  page.route(url, (route) => (route.request().method() === method ? route.abort() : route.fallback()))

test('sin servidor, cada cosa que falla lo dice con su texto, y nada de lo que había se pierde', async ({ page }) => {
  await newKitchen(page)
  await seed(page, 'Nata')
  await refuse(page, formulasUrl, 'GET')
  await page.goto('/ice-cream-lab')
  await expectFailure(page, 'No se pudieron cargar las fórmulas')
  await page.unroute(formulasUrl)
  await refuse(page, rowsUrl, 'GET')
  await button(page, 'Reintentar').click()
  await list(page).getByRole('button', { name: /^Nata/ }).click()
  await expectFailure(page, 'No se pudieron cargar los ingredientes')
  await page.unroute(rowsUrl)
  await button(page, 'Reintentar').click()
  await expect(row(page, 'Azúcar (sacarosa)')).toBeVisible()

  await cut(page, formulasUrl, 'POST')
  await page.getByLabel('Nombre de la fórmula').fill('Otra')
  await button(page, 'Crear Vacía').click()
  await expectFailure(page, 'No se pudo crear la fórmula')
  await expect(page.getByLabel('Nombre de la fórmula')).toHaveValue('Otra')

  await cut(page, rowsUrl, 'POST')
  await button(page, 'Añadir ingrediente').click()
  await expectFailure(page, 'No se pudo añadir el ingrediente')
  await cut(page, rowsUrl, 'DELETE')
  await button(page, 'Eliminar Azúcar (sacarosa)').click()
  await expectFailure(page, 'No se pudo eliminar el ingrediente')
  await expect(row(page, 'Azúcar (sacarosa)')).toBeVisible()

  // What was typed is kept and tried again.
  await cut(page, rowsUrl, 'PATCH')
  await row(page, 'Azúcar (sacarosa)').getByLabel('Cantidad').fill('250')
  await expectFailure(page, 'No se pudo actualizar el ingrediente')
  await expect(page.getByText('Sin guardar: se reintenta')).toBeVisible()
  await page.unroute(rowsUrl)
  await expect(page.getByText('Guardado', { exact: true })).toBeVisible()
  await expect(row(page, 'Azúcar (sacarosa)').getByLabel('Cantidad')).toHaveValue('250')

  answerQuestions(page, true)
  await cut(page, formulasUrl, 'DELETE')
  await button(page, 'Eliminar Nata').click()
  await expectFailure(page, 'No se pudo eliminar la fórmula')
  await cut(page, formulasUrl, 'PATCH')
  await button(page, 'Editar').click()
  const dialog = page.getByRole('dialog', { name: 'Editar la fórmula' })
  await dialog.getByLabel('Rendimiento (g)').fill('2000')
  await button(dialog, 'Guardar').click()
  await expectFailure(page, 'No se pudo actualizar la fórmula')
  await expect(dialog.getByLabel('Rendimiento (g)')).toHaveValue('2000')
  await page.reload()
  await expect(list(page).getByRole('listitem')).toHaveCount(1)
})

test('una lista leída antes de crear la fórmula y que llega después no se la lleva', async ({ page }) => {
  await newKitchen(page)
  const { read, deliver } = await holdFirstAnswer(page, formulasUrl)
  await page.goto('/ice-cream-lab')
  await read
  await page.getByLabel('Nombre de la fórmula').fill('Nata')
  const made = page.waitForResponse((answer) => answer.request().method() === 'POST')
  await button(page, 'Crear Vacía').click()
  await made
  deliver()
  await expect(page.getByRole('heading', { level: 2, name: 'Nata', exact: true })).toBeVisible()
  await expect(list(page).getByRole('listitem')).toHaveCount(1)
})

/** The first such answer stays on the way, with what the server held when it was asked, until it is delivered. */
const holdFirstAnswer = async (page: Page, url: string) => {
  const read = Promise.withResolvers<void>()
  const delivery = Promise.withResolvers<void>()
  await page.route(
    url,
    async (route) => {
      const response = await route.fetch()
      read.resolve()
      await delivery.promise
      // The page may no longer want it.
      await route.fulfill({ response }).catch(() => undefined)
    },
    { times: 1 },
  )
  return { read: read.promise, deliver: () => delivery.resolve() }
}

test('nombre, tipo y rendimiento se cambian y se deshacen; con Intro y flechas se va de casilla en casilla', async ({
  page,
}) => {
  await newKitchen(page)
  await seed(page, 'Nata')
  await choose(page, 'Nata')
  await button(page, 'Editar').click()
  const dialog = page.getByRole('dialog', { name: 'Editar la fórmula' })
  await dialog.getByLabel('Nombre de la fórmula').fill('  ')
  await button(dialog, 'Guardar').click()
  await expectFailure(page, 'El nombre de la fórmula es obligatorio')
  await expect(dialog.getByLabel('Nombre de la fórmula')).toBeFocused()
  await dialog.getByLabel('Nombre de la fórmula').fill('Agua de leche')
  await dialog.getByLabel('Tipo').selectOption('granizado')
  for (const wrong of ['0', '-3', 'mucho']) {
    await dialog.getByLabel('Rendimiento (g)').fill(wrong)
    await expect(dialog).toContainText('Mayor que 0')
  }
  await button(dialog, 'Guardar').click()
  await expectFailure(page, 'Rendimiento (g): Mayor que 0 y hasta 1.000.000')
  await expect(dialog.getByLabel('Rendimiento (g)')).toBeFocused()
  await dialog.getByLabel('Rendimiento (g)').fill('2500,5')
  await expectAccessible(page)
  await dialog.getByLabel('Rendimiento (g)').press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('heading', { level: 2, name: 'Agua de leche' })).toBeVisible()
  await expect(page.getByText('Granizado · Rendimiento 2.500,5 g')).toBeVisible()
  await expect(page.getByRole('region', { name: 'En vivo' })).toContainText('Granizado')
  await expect(page.getByText('Peso total: 1.000 g')).toBeVisible()
  await button(page, 'Deshacer').click()
  await expect(page.getByText('Helado · Rendimiento 1.000 g')).toBeVisible()
  const [formula] = (await call(page, 'GET', 'ice_cream_formulas')).items
  expect(formula).toMatchObject({ name: 'Nata', type: 'helado', servings: 1000 })

  await row(page, 'Leche entera 3,6 %').getByLabel('Cantidad').focus()
  await page.keyboard.press('Enter')
  await expect(row(page, 'Azúcar (sacarosa)').getByLabel('Cantidad')).toBeFocused()
  await page.keyboard.press('Control+ArrowUp')
  await expect(row(page, 'Leche entera 3,6 %').getByLabel('Cantidad')).toBeFocused()
  await page.keyboard.press('Control+ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('group')).toHaveCount(3)
  await expect(page.getByRole('combobox', { name: 'Nombre', exact: true }).last()).toBeFocused()
})

test('de dónde sale cada valor, y la hoja que se cuelga: una página con todo', async ({ page }) => {
  await newKitchen(page)
  await seed(page, 'Helado de leche merengada con canela y piel de limón de la abuela de Villanueva')
  await choose(page, 'Helado de leche')
  await page.getByRole('tab', { name: 'Cálculos' }).click()
  const parts = page.getByRole('region', { name: 'Qué aporta cada ingrediente' }).getByRole('table')
  // 800 g of 1,000 at 3.6 % are 2.88 %; 200 g of sucrose are 200 points.
  await expect(parts.getByRole('row', { name: /^Leche entera/ })).toContainText('2,9')
  await expect(parts.getByRole('row', { name: /^Azúcar/ })).toContainText('200')
  await expectAccessible(page)

  await page.emulateMedia({ media: 'print' })
  const sheet = page.getByRole('article')
  await expect(sheet).toBeVisible()
  for (const part of ['Se pesa', '800 g', 'Máquinas', 'Valores y rango', 'Agua congelada según la temperatura'])
    await expect(sheet).toContainText(part)
  await expect(page.getByRole('button')).toHaveCount(0)
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(pdf.match(/\/Type\s*\/Page[^s]/g)).toHaveLength(1)
})

test('la curva se lee como dibujo y como tabla y se compara; de la fórmula sale una receta', async ({ page }) => {
  await newKitchen(page)
  await seed(page, 'Blanco')
  await choose(page, 'Blanco')
  await expect(row(page, 'Azúcar (sacarosa)')).toBeVisible()
  await button(page, 'Analizar Fórmula').click()
  await expect(list(page)).toContainText('Helado · analizada')
  await button(page, 'Duplicar').click()
  await expect(page.getByRole('heading', { level: 2, name: 'Blanco (copia)' })).toBeVisible()
  await row(page, 'Azúcar (sacarosa)').getByLabel('Cantidad').fill('250')
  await page.getByRole('tab', { name: 'Procesos' }).click()
  await expect(page.getByRole('img', { name: /Agua congelada de Blanco \(copia\)/ })).toBeVisible()
  await expect(page.getByText(/^Comprobación termodinámica: -\d+(,\d)? °C/)).toBeVisible()
  await page.getByLabel('Comparar con').selectOption({ label: 'Blanco' })
  await page.getByText('Ver la curva como tabla').click()
  const values = page.getByRole('region', { name: 'Comparación de valores' })
  await expect(values.getByRole('columnheader')).toHaveText(['Valor', 'Blanco (copia)', 'Blanco'])
  await expect(values.getByRole('row', { name: /^Azúcares/ })).toContainText('Fuera')
  const table = page.getByRole('table').filter({ hasText: 'Temperatura' }).last()
  await expect(table.getByRole('columnheader')).toHaveText(['Temperatura', 'Blanco (copia)', 'Blanco'])
  const hasLessIce = async () => {
    const cells = await table
      .getByRole('row', { name: /^-10 °C/ })
      .getByRole('cell')
      .allTextContents()
    const [sweet = 0, plain = 0] = cells.map((text) => Number.parseFloat(text))
    return sweet < plain
  }
  await expect.poll(hasLessIce).toBe(true)
  await expectAccessible(page)

  await list(page)
    .getByRole('button', { name: /^Blanco Helado/ })
    .click()
  await page.getByRole('tab', { name: 'Análisis' }).click()
  await button(page, 'Crear receta').click()
  await expectToast(page, 'La receta está en tu Biblioteca', 'Con raciones de 100 g.')
  await button(page, 'Ver en Biblioteca').click()
  await expect(page).toHaveURL(/\/library\/[0-9a-f-]{36}$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blanco')
  await expect(page.getByRole('main')).toContainText('Azúcar (sacarosa)')
  await expect(page.getByRole('main')).toContainText('Pasteuriza la mezcla')

  // And from there to its cost and its nutrition, without typing anything again.
  await page.goto('/cost-analysis')
  await page.getByRole('combobox', { name: 'Receta' }).fill('Blanco')
  await page.getByRole('option', { name: 'Blanco' }).click()
  await button(page, 'Generar Escandallos').click()
  const cost = page.getByRole('table', { name: 'Coste por receta' }).getByRole('row').filter({ hasText: 'Blanco' })
  await expect(cost).toContainText('€')
  await expect(page.getByRole('main')).not.toContainText('Error en búsqueda')
  await page.goto('/nutritional-analysis')
  const card = page.getByRole('article', { name: 'Blanco', exact: true })
  await button(card, 'Generar Análisis').click()
  await card.getByRole('link', { name: 'Ver Detalle Completo' }).click()
  await expect(page.getByRole('region', { name: 'Energía' })).toContainText('kcal')
  const foods = page.getByRole('table', { name: 'Ingredientes' })
  await expect(foods).toContainText('Leche entera')
})

test('con muchas fórmulas, la que se busca aparece', async ({ page }) => {
  await newKitchen(page)
  // The one that is looked for is the oldest: beyond the first page.
  await call(page, 'POST', 'ice_cream_formulas', { name: 'Limón serrano', type: 'sorbete' })
  const others = Array.from({ length: 119 }, (_, at) => ({ name: `Prueba ${at}`, type: 'sorbete' }))
  await Promise.all(others.map((one) => call(page, 'POST', 'ice_cream_formulas', one)))
  await page.goto('/ice-cream-lab')
  await page.getByRole('searchbox', { name: 'Buscar fórmula' }).fill('LIMON')
  await expect(list(page).getByRole('listitem')).toHaveText([/Limón serrano/])
  await page.getByRole('searchbox', { name: 'Buscar fórmula' }).fill('no hay')
  await expect(list(page)).toContainText('Ninguna fórmula se llama así.')

  // Neither is it missing among those to compare with.
  await seed(page, 'La última')
  await page.goto('/ice-cream-lab')
  await choose(page, 'La última')
  await page.getByRole('tab', { name: 'Procesos' }).click()
  const compare = page.getByLabel('Comparar con')
  await expect(compare).toBeVisible()
  await expect(compare.locator('option', { hasText: 'Limón serrano' })).toHaveCount(0)
  await compare.focus()
  await expect(compare.locator('option', { hasText: 'Limón serrano' })).toHaveCount(1)
})

const paste = (field: Locator, text: string) =>
  field.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)

test('columnas de una hoja de cálculo pegadas en las filas; la vitrina a −13 °C decide el juicio', async ({ page }) => {
  await newKitchen(page)
  await call(page, 'POST', 'ice_cream_formulas', { name: 'Vitrina', type: 'helado' })
  await choose(page, 'Vitrina')
  await button(page, 'Añadir ingrediente').click()
  const names = page.getByRole('combobox', { name: 'Nombre', exact: true })
  await expect(names.first()).toBeFocused()
  await paste(names.first(), 'Ingrediente\tg\nleche entera\t600\nnata\t150\nsacarosa\t1,5 kg\nTotal\t900\n')
  await expect(page.getByText('3 ingredientes pegados.')).toBeVisible()
  await expect(row(page, 'Nata 35 %').getByLabel('Cantidad')).toHaveValue('150')
  await expect(row(page, 'Azúcar (sacarosa)').getByLabel('Unidad')).toHaveValue('kg')
  await paste(row(page, 'Nata 35 %').getByLabel('Cantidad'), '160\n0,15')
  await expect(page.getByText('Peso total: 910 g')).toBeVisible()
  await button(page, 'Deshacer').click()
  await expect(page.getByText('Peso total: 2.250 g')).toBeVisible()

  await button(page, 'Editar').click()
  await page.getByLabel('Temperatura de servicio (°C)').fill('30')
  await expect(page.getByText('Entre -25 y -0,5 °C')).toBeVisible()
  await page.getByLabel('Temperatura de servicio (°C)').fill('13')
  await button(page, 'Guardar').click()
  await expect(page.getByText('Para servir a -13 °C')).toBeVisible()
  await expect(page.getByRole('region', { name: 'En vivo' })).toContainText('a -13 °C')
  await page.reload()
  await choose(page, 'Vitrina')
  await expect(page.getByText('Para servir a -13 °C')).toBeVisible()
})
