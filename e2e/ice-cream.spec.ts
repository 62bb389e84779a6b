import { expect, type Locator, type Page } from '@playwright/test'
import { expectAccessible, expectToast, newKitchen, test } from './kitchen.ts'
import { answerQuestions, button, call, expectFailure } from './kitchen-lab-steps.ts'

/** The base of docs/ciencia/helado.md: plain figures, so that what comes out can be held against them. */
const fiorDiLatte = [
  { name: 'Leche entera 3,6 %', quantity: 600 },
  { name: 'Nata 35 %', quantity: 150 },
  { name: 'Azúcar (sacarosa)', quantity: 150 },
]

const nameField = (page: Page): Locator => page.getByLabel('Nombre de la fórmula')
const row = (page: Page, name: string): Locator => page.getByRole('group', { name, exact: true })
const tab = (page: Page, name: string): Locator => page.getByRole('tab', { name, exact: true })
const saved = (page: Page): Promise<void> => expect(page.getByText('Guardado', { exact: true })).toBeVisible()
const list = (page: Page): Locator => page.getByRole('region', { name: 'Fórmulas' })
const panel = (page: Page): Locator => page.getByRole('tabpanel')

const rowsOf = async (page: Page) => {
  const [formula] = (await call(page, 'GET', 'ice_cream_formulas')).items
  return (await call(page, 'GET', `ice_cream_ingredients?formula_id=${formula.id}`)).items
}

const create = async (page: Page, name: string, type = 'helado'): Promise<void> => {
  await page.goto('/ice-cream-lab')
  await nameField(page).fill(name)
  await page.getByLabel('Tipo', { exact: true }).selectOption(type)
  await button(page, 'Crear Vacía').click()
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
}

/** Adds a row and takes the ingredient from the table. */
const addFromTable = async (page: Page, { name, quantity }: { name: string; quantity: number }): Promise<void> => {
  const before = await page.getByRole('group').count()
  await button(page, 'Añadir ingrediente').click()
  await expect(page.getByRole('group')).toHaveCount(before + 1)
  await expect(page.getByRole('combobox', { name: 'Nombre', exact: true }).last()).toBeFocused()
  await page.keyboard.type(name)
  await page.getByRole('option', { name }).first().click()
  await row(page, name).getByLabel('Cantidad').fill(String(quantity))
}

test('vacía: nombre obligatorio, 1.000 g, seleccionada; se borra tras preguntar y no queda ninguna elegida', async ({
  page,
}) => {
  await newKitchen(page)
  await page.goto('/pastry')
  await page.getByRole('link', { name: /Helados y Sorbetes/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Laboratorio de Helados')
  await expect(page.getByText('Ninguna fórmula seleccionada')).toBeVisible()
  await button(page, 'Añadir ingrediente').click()
  await expectFailure(page, 'Selecciona una fórmula primero')
  await expectAccessible(page)
  await nameField(page).fill('   ')
  await button(page, 'Crear Vacía').click()
  await expectFailure(page, 'El nombre de la fórmula es obligatorio')
  await button(page, 'Generar con IA').click()
  await expectFailure(page, 'El nombre de la fórmula es obligatorio para generar con IA')
  await expect(list(page).getByRole('listitem')).toHaveCount(0)

  await nameField(page).fill('Base <b>blanca</b> 🍨')
  await button(page, 'Crear Vacía').dblclick()
  await expect(page.getByRole('heading', { level: 2, name: 'Base <b>blanca</b> 🍨' })).toBeVisible()
  await expect(list(page).getByRole('listitem')).toHaveCount(1)
  await expect(page.getByText('Helado · Rendimiento 1.000 g')).toBeVisible()
  await expect(nameField(page)).toHaveValue('')
  await button(page, 'Analizar Fórmula').click()
  await expectFailure(page, 'Añade al menos un ingrediente antes de analizar')
  await tab(page, 'Cálculos').click()
  await expect(button(page, 'Generar Cálculos')).toBeVisible()
  await tab(page, 'Procesos').click()
  await expect(page.getByText('Esta fórmula todavía no tiene procesos')).toBeVisible()
  await tab(page, 'Análisis').click()
  await expect(page.getByText('Esta fórmula todavía no está analizada')).toBeVisible()
  await expectAccessible(page)

  const remove = button(page, 'Eliminar Base <b>blanca</b> 🍨')
  const refused = answerQuestions(page, false)
  await remove.click()
  expect(refused).toEqual([expect.stringContaining('no se puede deshacer')])
  await expect(list(page).getByRole('listitem')).toHaveCount(1)
  answerQuestions(page, true)
  await remove.click()
  await expect(page.getByText('Ninguna fórmula seleccionada')).toBeVisible()
  await expect(list(page).getByRole('listitem')).toHaveCount(0)
})

test('filas de la tabla, en vivo y analizadas: las cifras, las barras, el proceso y la receta', async ({ page }) => {
  await newKitchen(page)
  await create(page, 'Fior di latte')
  for (const ingredient of fiorDiLatte) await addFromTable(page, ingredient)
  await expect(page.getByText('Peso total: 900 g')).toBeVisible()
  const share = page.getByRole('listitem').filter({ has: row(page, 'Azúcar (sacarosa)') })
  await expect(share).toContainText('16,7 %')
  await expect(row(page, 'Azúcar (sacarosa)').getByLabel('Azúcares %')).toHaveValue('100')
  await expect(row(page, 'Azúcar (sacarosa)').getByLabel('PAC')).toHaveValue('100')
  await expect(row(page, 'Azúcar (sacarosa)').getByLabel('Tipo')).toHaveValue('azucar')
  const live = page.getByRole('region', { name: 'En vivo' })
  await expect(live).toContainText('Helado crema o blanco')
  await expect(live.getByRole('listitem').filter({ hasText: 'Grasa' })).toContainText(/8,2\s*%/)
  await expect(live.getByRole('listitem').filter({ hasText: 'PAC neto' })).toContainText('por debajo')
  await saved(page)
  await expectAccessible(page)

  await tab(page, 'Cálculos').click()
  await button(page, 'Generar Cálculos').click()
  const figure = (label: string): Locator =>
    panel(page)
      .locator('dl > div')
      .filter({ has: page.getByText(label, { exact: true }) })
  const [formula] = await (async () => {
    await expect(figure('Grasa')).toBeVisible()
    return (await call(page, 'GET', 'ice_cream_formulas')).items
  })()
  expect(formula.fat_percentage).toBeCloseTo(8.23, 1)
  await expect(figure('Grasa')).toContainText(`${formula.fat_percentage.toFixed(2).replace('.', ',')} %`)
  await expect(figure('Azúcares')).toContainText('16,67 %')
  await expect(figure('Overrun')).toContainText(`${formula.overrun_percentage}%`)
  await expect(figure('Punto de fusión')).toContainText(/-\d,\d °C/)
  await expect(figure('PAC')).toContainText(String(formula.pac_value))
  await expect(page.getByRole('meter', { name: 'PAC' })).toHaveJSProperty('value', formula.pac_value / 4)
  await expect(page.getByRole('meter', { name: 'POD' })).toHaveJSProperty(
    'value',
    Math.min(100, formula.pod_value / 1.5),
  )
  await expectAccessible(page)
  await tab(page, 'Procesos').click()
  await expect(figure('Pasteurización')).toContainText('85 °C')
  await expect(figure('Pasteurización')).toContainText('1 min')
  await expect(figure('Maduración')).toContainText('6 h')
  await expect(panel(page)).toContainText('Punto de congelación')
  await tab(page, 'Análisis').click()
  await expect(page.getByRole('list', { name: 'Receta completa' })).toContainText('Azúcar (sacarosa): 150 g · 16,7 %')
  await expect(page.getByRole('list', { name: 'Proceso paso a paso' })).toContainText('Pasteuriza la mezcla a 85 °C')
  await expectAccessible(page)

  // What has changed since says so, and one tap brings it up to date.
  await tab(page, 'Ingredientes').click()
  await row(page, 'Azúcar (sacarosa)').getByLabel('Cantidad').fill('200')
  await saved(page)
  await tab(page, 'Cálculos').click()
  await expect(page.getByText('La fórmula ha cambiado desde el último análisis.', { exact: false })).toBeVisible()
  await button(page, 'Analizar Fórmula').click()
  await expect(figure('Azúcares')).toContainText('21,05 %')
  await expect(page.getByText('La fórmula ha cambiado desde el último análisis.', { exact: false })).toBeHidden()
})

test('generar: fórmula, ingredientes y análisis de una vez; si el análisis falla, se dice qué pulsar', async ({
  page,
}) => {
  await newKitchen(page)
  await page.goto('/ice-cream-lab')
  await nameField(page).fill('Sorbete de mango y lima')
  await page.getByLabel('Tipo', { exact: true }).selectOption('sorbete')
  await button(page, 'Generar con IA').click()
  await expect(page.getByRole('heading', { level: 2, name: 'Sorbete de mango y lima' })).toBeVisible()
  await expect(page.getByText('Propuesta de: Motor local.')).toBeVisible()
  await expect(page.getByRole('group').filter({ hasText: /mango/i })).not.toHaveCount(0)
  await expect(page.getByText('Peso total: 1.000 g')).toBeVisible()
  await expect(list(page)).toContainText('Sorbete · analizada')
  await tab(page, 'Cálculos').click()
  await expect(page.getByText('PAC', { exact: true })).toBeVisible()

  await page.route('**/functions/v1/analyze-ice-cream-formula', (route) => route.abort())
  await nameField(page).fill('Granizado de café')
  await page.getByLabel('Tipo', { exact: true }).selectOption('granizado')
  await button(page, 'Generar con IA').click()
  await expectToast(page, 'Error en el análisis', 'No se pudo completar el análisis de la fórmula')
  await expectToast(page, 'Fórmula creada, sin analizar', 'Pulsa «Analizar Fórmula» para calcular sus resultados.')
  await expect(list(page)).toContainText('Granizado · sin analizar')
  await page.unroute('**/functions/v1/analyze-ice-cream-formula')
  await button(page, 'Analizar Fórmula').click()
  await expect(list(page)).toContainText('Granizado · analizada')

  await page.route('**/functions/v1/generate-ice-cream-formula', (route) => route.abort())
  await nameField(page).fill('Helado de nata')
  await button(page, 'Generar con IA').click()
  await expectToast(page, 'Error en la generación', 'No se pudo generar la fórmula con IA')
  await expect(list(page).getByRole('listitem')).toHaveCount(2)
})

test('se guarda mientras se escribe: un campo por edición, sin conexión se guarda al volver, lo imposible no entra', async ({
  page,
}) => {
  await newKitchen(page)
  await create(page, 'Deprisa')
  await button(page, 'Añadir ingrediente').click()
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'PATCH') sent.push(request.postData() ?? '')
  })
  await expect(page.getByRole('combobox', { name: 'Nombre', exact: true })).toBeFocused()
  await page.keyboard.type('Pasta de la casa', { delay: 15 })
  await page.keyboard.press('Escape')
  await page.keyboard.press('Tab')
  await page.keyboard.type('123,5', { delay: 15 })
  await row(page, 'Pasta de la casa').getByLabel('Grasa %').fill('52')
  await saved(page)
  const fields = sent.map((body) => Object.keys(JSON.parse(body)))
  expect(fields.every((own) => own.length === 1)).toBe(true)
  expect([...new Set(fields.flat())]).toEqual(['name', 'quantity', 'fat_content'])
  expect(sent.length).toBeLessThan(8)
  expect((await rowsOf(page))[0]).toMatchObject({ name: 'Pasta de la casa', quantity: 123.5, fat_content: 52 })

  // Without the server nothing is lost, and it is said; the last word wins.
  await page.route('**/rest/v1/ice_cream_ingredients/**', (route) => route.abort())
  await row(page, 'Pasta de la casa').getByLabel('Cantidad').fill('80')
  await expect(page.getByText('Sin guardar: se reintenta')).toBeVisible()
  await row(page, 'Pasta de la casa').getByLabel('Cantidad').fill('90')
  await expectAccessible(page)
  await page.unroute('**/rest/v1/ice_cream_ingredients/**')
  await saved(page)
  expect((await rowsOf(page))[0].quantity).toBe(90)

  // Leaving at once loses nothing.
  await row(page, 'Pasta de la casa').getByLabel('Agua %').fill('7')
  await page.getByRole('navigation', { name: 'Apartados' }).getByRole('link', { name: 'Pastelería' }).click()
  await expect(page).toHaveURL('/pastry')
  await expect.poll(async () => (await rowsOf(page))[0].water_content).toBe(7)

  await page.goto('/ice-cream-lab')
  await list(page)
    .getByRole('button', { name: /^Deprisa/ })
    .click()
  // Of a row nobody else knows the numbers of, they are in sight by themselves.
  for (const wrong of ['-5', '101', 'mucho', 'NaN', '1e9']) {
    await row(page, 'Pasta de la casa').getByLabel('Grasa %').fill(wrong)
    await expect(row(page, 'Pasta de la casa')).toContainText('Entre 0 y 100')
  }
  await row(page, 'Pasta de la casa').getByLabel('Cantidad').fill('')
  await saved(page)
  expect((await rowsOf(page))[0]).toMatchObject({ quantity: 0, fat_content: 52 })
  await expect(page.getByText('Todavía no pesa nada', { exact: false })).toBeVisible()
  await button(page, 'Analizar Fórmula').click()
  await expectToast(page, 'Error en el análisis')
  await expect(page.locator('body')).not.toContainText(/NaN|Infinity|undefined/)

  await button(page, 'Eliminar Pasta de la casa').click()
  await expect(page.getByText('La fórmula está vacía. Añade su primer ingrediente.')).toBeVisible()
  await button(page, 'Deshacer').click()
  await expect(row(page, 'Pasta de la casa')).toBeVisible()
})

test('un aviso se corrige con un toque, y en el móvil las filas son tarjetas', async ({ page }) => {
  await newKitchen(page)
  await create(page, 'Duro')
  for (const ingredient of fiorDiLatte) await addFromTable(page, ingredient)
  await saved(page)
  const warnings = page.getByRole('region', { name: 'Avisos de la fórmula' })
  const pac = warnings.getByRole('listitem').filter({ hasText: 'PAC' }).first()
  await expect(pac).toBeVisible()
  await pac.getByRole('button').click()
  await expect(pac).toBeHidden()
  await expect(page.getByText('Peso total: 900 g')).toBeVisible()
  expect((await rowsOf(page)).some(({ name }: { name: string }) => /dextrosa/i.test(name))).toBe(true)
  // On a tablet what matters stays in sight while the last row is edited.
  await page.setViewportSize({ width: 820, height: 540 })
  await expect(row(page, 'Leche entera 3,6 %').getByLabel('POD')).toBeHidden()
  await button(page, 'Composición').click()
  await expect(row(page, 'Leche entera 3,6 %').getByLabel('POD')).toBeVisible()
  await row(page, 'Azúcar (sacarosa)').getByLabel('POD').focus()
  await expect(page.getByRole('region', { name: 'En vivo' })).not.toBeInViewport()
  await expect(page.getByText(/^PAC \d+$/)).toBeInViewport()
  await page.setViewportSize({ width: 390, height: 844 })
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  await expect.poll(overflow).toBe(0)
  await expectAccessible(page)
})

test('salir, como en el tablero', async ({ page }) => {
  await newKitchen(page)
  await page.goto('/ice-cream-lab')
  await page.getByRole('main').getByRole('button', { name: 'Salir' }).click()
  await expect(page).toHaveURL('/')
  await expectToast(page, 'Sesión cerrada', 'Has cerrado sesión correctamente')
})

test('equilibrar y escalar: antes y después, filas fijas, lo que no se alcanza, aplicar y deshacer', async ({
  page,
}) => {
  await newKitchen(page)
  await create(page, 'Por equilibrar')
  for (const ingredient of fiorDiLatte) await addFromTable(page, ingredient)
  await saved(page)
  await button(page, 'Equilibrar').click()
  const dialog = page.getByRole('dialog', { name: 'Equilibrar la fórmula' })
  await dialog.getByRole('checkbox', { name: 'Fijar Nata 35 %' }).check()
  await expect(dialog.getByRole('list', { name: 'Cantidades' })).toContainText('→')
  await expect(dialog.getByRole('list', { name: 'Objetivos' })).toContainText('No se alcanza')
  await expectAccessible(page)
  const goal = dialog.getByLabel('Grasa (%)')
  await goal.fill('9999')
  await button(dialog, 'Aplicar').click()
  await expect(page.getByText(/^Grasa \(%\): Entre .* y .*$/)).toBeVisible()
  await expect(goal).toBeFocused()
  await goal.fill('')
  await button(dialog, 'Aplicar').click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Fórmula equilibrada.')).toBeVisible()
  await expect(page.getByText('Peso total: 900 g')).toBeVisible()
  await expect(row(page, 'Nata 35 %').getByLabel('Cantidad')).toHaveValue('150')
  await expect(row(page, 'Azúcar (sacarosa)').getByLabel('Cantidad')).not.toHaveValue('150')
  await button(page, 'Deshacer').click()
  await expect(row(page, 'Azúcar (sacarosa)').getByLabel('Cantidad')).toHaveValue('150')

  await button(page, 'Escalar').click()
  const scale = page.getByRole('dialog', { name: 'Escalar la fórmula' })
  await scale.getByLabel('Rendimiento (g)').fill('0')
  await expect(scale).toContainText('Tiene que ser mayor que 0')
  await button(scale, 'Escalar').click()
  await expectToast(page, 'Error', 'Rendimiento (g): Tiene que ser mayor que 0')
  await expect(scale.getByLabel('Rendimiento (g)')).toBeFocused()
  await scale.getByLabel('Rendimiento (g)').fill('1800')
  await expect(scale.getByRole('list', { name: 'Cantidades escaladas' })).toContainText('1.200 g')
  await expectAccessible(page)
  await button(scale, 'Escalar').click()
  await expect(page.getByText('Peso total: 1.800 g')).toBeVisible()
  await expect(page.getByText('Helado · Rendimiento 1.800 g')).toBeVisible()
  await button(page, 'Deshacer').click()
  await expect(page.getByText('Helado · Rendimiento 1.000 g')).toBeVisible()
  await expect(page.getByText('Peso total: 900 g')).toBeVisible()
  await button(page, 'Escalar').click()
  await scale.getByLabel('Rendimiento (g)').fill('1800')
  await button(scale, 'Escalar').click()
  await expect(page.getByText('Peso total: 1.800 g')).toBeVisible()
  expect((await rowsOf(page)).map(({ quantity }: { quantity: number }) => quantity)).toEqual([1200, 300, 300])
  // Undoing gives back all rows, so it is no longer offered once another edit would go with them.
  await expect(button(page, 'Deshacer')).toBeVisible()
  await row(page, 'Nata 35 %').getByLabel('Cantidad').fill('310')
  await expect(button(page, 'Deshacer')).toBeHidden()
})

test('todo con el teclado: crear, añadir, elegir de la tabla, pesar, analizar y cambiar de pestaña', async ({
  page,
}) => {
  await newKitchen(page)
  await page.goto('/ice-cream-lab')
  await nameField(page).focus()
  await page.keyboard.type('A mano')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: 'A mano' })).toBeVisible()
  await button(page, 'Añadir ingrediente').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('combobox', { name: 'Nombre', exact: true })).toBeFocused()
  await page.keyboard.type('mango')
  await expect(page.getByRole('option', { name: /mango/i }).first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.type('1,5')
  await page.keyboard.press('Tab')
  await page.keyboard.press('k')
  await expect(page.getByText('Peso total: 1.500 g')).toBeVisible()
  await saved(page)
  expect((await rowsOf(page))[0]).toMatchObject({ quantity: 1.5, unit: 'kg' })
  expect((await rowsOf(page))[0].water_content).toBeGreaterThan(50)
  await tab(page, 'Ingredientes').focus()
  await page.keyboard.press('ArrowRight')
  await expect(tab(page, 'Cálculos')).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Tab')
  await expect(button(page, 'Generar Cálculos')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('meter', { name: 'PAC' })).toBeVisible()
})

test('dos pestañas: lo último escrito queda, y la otra lo ve al volver a ella', async ({ page }) => {
  await newKitchen(page)
  await create(page, 'A dos manos')
  await addFromTable(page, { name: 'Leche entera 3,6 %', quantity: 600 })
  await saved(page)
  const other = await page.context().newPage()
  await other.goto('/ice-cream-lab')
  await list(other)
    .getByRole('button', { name: /^A dos manos/ })
    .click()
  await row(other, 'Leche entera 3,6 %').getByLabel('Cantidad').fill('750')
  await saved(other)
  await row(page, 'Leche entera 3,6 %').getByLabel('Cantidad').blur()
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await expect(row(page, 'Leche entera 3,6 %').getByLabel('Cantidad')).toHaveValue('750')
  await row(page, 'Leche entera 3,6 %').getByLabel('Cantidad').fill('800')
  await expect.poll(async () => (await rowsOf(page))[0].quantity).toBe(800)
})
