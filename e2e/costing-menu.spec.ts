import { expect, type Page } from '@playwright/test'
import { addPrice, addRecipe, costRow, open, sheet } from './costing-steps.ts'
import { call, closeToasts, expectAccessible, expectToast, newKitchen, test } from './kitchen.ts'

/** Menu engineering: sales typed and imported, the picture, what to do, and what cannot be judged. */

const fold = (page: Page) => page.getByRole('button', { name: 'Ingeniería de menú' })
const table = (page: Page) => page.getByRole('table', { name: 'Platos de la carta' })
const row = (page: Page, name: string) => table(page).getByRole('row').filter({ hasText: name })
const unitsOf = (page: Page, name: string) => page.getByRole('spinbutton', { name: `Raciones vendidas de ${name}` })
const advice = (page: Page) => page.getByRole('list', { name: 'Qué hacer' })
const saved = (page: Page) =>
  page.waitForResponse((answer) => answer.url().includes('/rest/v1/sales') && answer.request().method() === 'PUT')

/** At 10 €/kg and IVA of 10 %: what a serving leaves is its PVP ÷ 1,1 − its cost. */
const dish = async (page: Page, name: string, grams: number, grossPrice: number | null, category = 'Carta') => {
  const { id } = await addRecipe(page, name, 1, [['Género', grams, 'g']], category)
  if (grossPrice !== null) await call(page, 'PUT', `/rest/v1/recipes/${id}/price`, { gross_price: grossPrice })
  return id
}

/** Margins of 6, 12, 4 and 5 €, and a dish without PVP. */
const seed = async (page: Page) => {
  await newKitchen(page)
  await addPrice(page, 'Género', 10)
  await dish(page, 'Croquetas', 100, 7.7)
  await dish(page, 'Rape', 300, 16.5)
  await dish(page, 'Ensalada', 100, 5.5)
  await dish(page, 'Callos', 200, 7.7)
  await dish(page, 'Pan de la casa', 10, null)
  await open(page)
  await fold(page).click()
}

test('ventas escritas a mano: cada plato en su sitio, dibujado, con lo que hay que hacer', async ({ page }) => {
  test.slow()
  await seed(page)
  await expect(page.getByText('Para comparar hacen falta al menos dos platos')).toBeVisible()
  await page.getByLabel('Desde').last().fill('2026-10-01')
  await page.getByLabel('Hasta').fill('2026-10-31')
  for (const [name, units] of [
    ['Croquetas', '120'],
    ['Rape', '30'],
    ['Ensalada', '90'],
    ['Callos', '20'],
  ] as const) {
    await unitsOf(page, name).fill(units)
    await Promise.all([saved(page), unitsOf(page, name).press('Enter')])
  }
  // 260 sold among four: popular from 45,5. 1.540 € ÷ 260 = 5,92 €.
  await expect(page.getByText('4 platos con ventas, 260 raciones. Popular desde 45,5 raciones')).toContainText('5,92')
  await expect(row(page, 'Croquetas')).toContainText('Estrella')
  await expect(row(page, 'Rape')).toContainText('Puzle')
  await expect(row(page, 'Ensalada')).toContainText('Caballo de batalla')
  await expect(row(page, 'Callos')).toContainText('Perro')
  await expect(row(page, 'Rape')).toContainText('12,00')
  await expect(
    page.getByRole('img', { name: /estrellas, 1; caballos de batalla, 1; puzles, 1; perros, 1/ }),
  ).toBeVisible()
  await expect(advice(page)).toContainText('Súbele el precio poco a poco o rebájale el coste.')
  await expectAccessible(page)

  // What is no count is put back; nothing sold is 0, and not said is another thing.
  for (const nonsense of ['-3', '2,5', 'muchas', '2000000']) {
    await unitsOf(page, 'Callos').fill(nonsense)
    await unitsOf(page, 'Callos').blur()
    await expect(unitsOf(page, 'Callos')).toHaveValue('20')
  }
  await unitsOf(page, 'Callos').fill('')
  await Promise.all([saved(page), unitsOf(page, 'Callos').press('Enter')])
  await expect(row(page, 'Callos')).toContainText('Sin ventas escritas')
  await expect(advice(page)).toContainText('Escribe lo que se vendió; si no se vendió ninguno, 0.')

  // A dish that is not on the menu yet, and the way to its PVP.
  await page.getByRole('combobox', { name: 'Otro plato' }).fill('Pan')
  await page.getByRole('option', { name: 'Pan de la casa' }).click()
  await page.getByRole('spinbutton', { name: 'Raciones vendidas', exact: true }).fill('60')
  await page.getByRole('button', { name: 'Añadir', exact: true }).click()
  await expect(row(page, 'Pan de la casa')).toContainText('Sin PVP')
  await table(page).getByRole('button', { name: 'Pan de la casa' }).click()
  const price = sheet(page, 'Pan de la casa').getByLabel('Tu PVP por ración, con IVA (€)')
  await price.fill('2,2')
  await price.press('Enter')
  await page.keyboard.press('Escape')
  await expect(row(page, 'Pan de la casa')).toContainText('Caballo de batalla')

  await page.reload()
  await fold(page).click()
  await expect(page.getByLabel('Periodo guardado')).toContainText('1/10/2026 – 31/10/2026 · 4 platos')
  await expect(unitsOf(page, 'Croquetas')).toHaveValue('120')
  await page.getByRole('button', { name: 'Borrar las ventas' }).click()
  await page.getByRole('dialog', { name: '¿Borrar las ventas?' }).getByRole('button', { name: 'Borrar' }).click()
  await expectToast(page, 'Ventas borradas', 'Las ventas de ese periodo se han borrado')
  await expect(unitsOf(page, 'Croquetas')).toHaveValue('')
})

test('la lista de la caja: se ve antes de guardarse, y de un nombre desconocido decide quien cocina', async ({
  page,
}) => {
  test.slow()
  await seed(page)
  const list = [
    'Bar Pepe;;',
    'Producto;Ventas (€);Uds. vendidas',
    'CROQUETAS;924,00;100',
    'croquetas;184,80;20',
    'Rape;495;30',
    'Ens. mixta;495;90',
    '__proto__;1;3',
    'Vino;10;=2+2',
    'Agua;10;-4',
  ].join('\r\n')
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Importar ventas' }).click()
  await (await chooser).setFiles({ name: 'caja.csv', mimeType: 'text/csv', buffer: Buffer.from(`\ufeff${list}`) })
  const dialog = page.getByRole('dialog', { name: 'Importar ventas' })
  await expect(dialog).toContainText('2 platos encontrados en tus recetas · 2 sin receta.')
  await expect(dialog).toContainText('3 líneas no se entienden y no se importan.')
  await expect(dialog).toContainText('«=2+2» no es un número de raciones.')
  await expect(dialog.getByRole('row').filter({ hasText: 'CROQUETAS' })).toContainText('Suma de 2 líneas')
  await expect(dialog.getByRole('button', { name: 'Importar 2 platos' })).toBeEnabled()
  await dialog.getByRole('button', { name: 'Decir cuál es Ens. mixta' }).focus()
  await page.keyboard.press('Enter')
  const recipe = dialog.getByRole('combobox', { name: 'Receta de Ens. mixta' })
  await expect(recipe).toBeFocused()
  await recipe.fill('Ensalada')
  await dialog.getByRole('option', { name: 'Ensalada' }).click()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Importar 3 platos' }).click()
  await expectToast(page, 'Ventas importadas', '3 platos, 240 raciones.')
  await closeToasts(page)
  await expect(unitsOf(page, 'Croquetas')).toHaveValue('120')
  await expect(unitsOf(page, 'Ensalada')).toHaveValue('90')
  await expect(row(page, 'Croquetas')).toContainText('Estrella')
  await expect(unitsOf(page, 'Callos')).toHaveValue('')

  const again = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Importar ventas' }).click()
  await (await again).setFiles({ name: 'caja.xlsx', mimeType: 'text/csv', buffer: Buffer.from('PK\u0003\u0004\0\0') })
  await expectToast(
    page,
    'Error',
    'El archivo no se puede leer como lista de ventas. Guárdalo como CSV e inténtalo de nuevo.',
  )
})

test('cada familia se compara consigo misma; sin platos se dice qué falta', async ({ page }) => {
  await newKitchen(page)
  await open(page)
  await fold(page).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Ningún plato tiene PVP ni ventas')).toBeVisible()
  await addPrice(page, 'Género', 10)
  const ids = [
    await dish(page, 'Sopa', 100, 5.5, 'Primeros'),
    await dish(page, 'Arroz', 100, 11, 'Primeros'),
    await dish(page, 'Flan', 100, 4.4, 'Postres'),
    await dish(page, 'Tarta', 100, 6.6, 'Postres'),
  ]
  const rows = ids.map((recipe_id, at) => ({ recipe_id, units: [100, 90, 20, 10][at] }))
  await call(page, 'PUT', '/rest/v1/sales', { from: '2026-10-01', to: '2026-10-31', rows })
  await page.reload()
  await fold(page).click()
  await expect(row(page, 'Flan')).toContainText('Perro')
  await page.getByLabel('Categoría', { exact: true }).selectOption('Postres')
  await expect(table(page).getByRole('row')).toHaveCount(3)
  await expect(row(page, 'Flan')).toContainText('Caballo de batalla')
  await expect(row(page, 'Tarta')).toContainText('Puzle')
  await expect(costRow(page, 'Sopa')).toBeVisible()
})

test('las raciones recién escritas se guardan aunque se vuelva atrás sin dejar el campo', async ({ page }) => {
  await newKitchen(page)
  await addPrice(page, 'Género', 10)
  await dish(page, 'Croquetas', 100, 7.7)
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'Análisis de Costes' }).click()
  await fold(page).click()
  await unitsOf(page, 'Croquetas').fill('44')
  await Promise.all([saved(page), page.goBack()])
  await expect(page.getByRole('heading', { level: 1, name: 'Tu cocina' })).toBeVisible()
  const { items } = await call(page, 'GET', '/rest/v1/sales_periods')
  expect(items).toMatchObject([{ dishes: 1, units: 44 }])
})
