import { expect, type Page } from '@playwright/test'
import { ask, log, open as openAssistant } from './assistant-steps.ts'
import { choose, costRow, generate, open as openCosts, priceRow } from './costing-steps.ts'
import { call, expectAccessible, expectToast, newKitchen, test } from './kitchen.ts'
import { cardOf, save as saveRecipe } from './nutrition-recipes.ts'
import { fill, form, openNew, save } from './recipe-steps.ts'

/**
 * Each function answered with exactly the fields of the specification (§7) and nothing of ours: through to the toast and the
 * row that is saved.
 */
const answers = (page: Page, name: string, json: unknown) =>
  page.route(`**/functions/v1/${name}`, (route) => route.fulfill({ status: 200, json }))

const recipeNamed = async (page: Page, name: string) => {
  const { items } = await call(page, 'GET', `/rest/v1/recipes?name=${encodeURIComponent(name)}`)
  expect(items).toHaveLength(1)
  return call(page, 'GET', `/rest/v1/recipes/${items[0].id}`)
}

/** What a missing field would leave on screen. */
const expectNoTraces = async (page: Page) => {
  await expect(page.getByText(/undefined|null|NaN|\[object|Motor local|(?:Respuesta|Propuesta) de:/)).toHaveCount(0)
  await expectAccessible(page)
}

const flan = {
  name: 'Flan de vainilla',
  ingredients: [
    { name: 'Leche', quantity: 1, unit: 'l' },
    { name: 'Huevo', quantity: '6', unit: 'unidades' },
    { name: 'Vainilla' },
  ],
  method: ['Calentar la leche a 60 °C.', 'Mezclar con el huevo y cocer al baño maría.'],
}
const savedFlan = {
  name: 'Flan de vainilla',
  category: 'Sin categoría',
  servings: 1,
  method: 'Calentar la leche a 60 °C.\nMezclar con el huevo y cocer al baño maría.',
  ingredients: [
    { name: 'Leche', quantity: 1, unit: 'l' },
    { name: 'Huevo', quantity: 6, unit: 'unidad' },
    { name: 'Vainilla', quantity: 1, unit: 'g' },
  ],
  warnings: ['«Vainilla»: cantidad estimada (1 g)'],
}

test('generate-method: {method}', async ({ page }) => {
  await newKitchen(page)
  await answers(page, 'generate-method', { method: 'Tamizar.\nHornear a 180 °C.' })
  await openNew(page)
  await fill(page, 'Bizcocho')
  await form(page).getByRole('button', { name: 'Generar con IA' }).click()
  await expectToast(page, 'Método generado con IA')
  await expect(form(page).getByLabel('Método')).toHaveValue('Tamizar.\nHornear a 180 °C.')
  await expect(form(page).getByText('Propuesta de')).toHaveCount(0)
  await expectNoTraces(page)
  await save(page).click()
  await expectToast(page, 'Éxito', 'Receta creada correctamente')
  expect((await recipeNamed(page, 'Bizcocho')).method).toBe('Tamizar.\nHornear a 180 °C.')
})

test('generate-method: al fallar se enseña el mensaje que traiga', async ({ page }) => {
  await newKitchen(page)
  await openNew(page)
  await fill(page, 'Bizcocho')
  await page.route('**/functions/v1/generate-method', (route) =>
    route.fulfill({ status: 500, json: { error: 'El servicio está ocupado' } }),
  )
  await form(page).getByRole('button', { name: 'Generar con IA' }).click()
  await expectToast(page, 'Error al generar método', 'El servicio está ocupado')
  await expect(form(page).getByLabel('Método')).toHaveValue('Mezclar.\nHornear.')
})

test('ai-culinary-assistant: {response}, y {response, recipe} con lo justo', async ({ page }) => {
  await newKitchen(page)
  await answers(page, 'ai-culinary-assistant', { response: 'Mantequilla y **harina**.' })
  await openAssistant(page)
  await ask(page, '¿Qué es un roux?')
  await expect(log(page).locator('strong')).toHaveText('harina')
  await page.unroute('**/functions/v1/ai-culinary-assistant')
  await answers(page, 'ai-culinary-assistant', { response: 'Aquí va.', recipe: flan })
  await ask(page, 'Crea un flan')
  await expectToast(page, '✅ Receta guardada en tu Biblioteca')
  const sheet = log(page).getByRole('region', { name: 'Flan de vainilla' })
  await expect(sheet.getByText('1 ración')).toBeVisible()
  await expect(sheet.getByText('Sin categoría')).toBeVisible()
  await expect(sheet.getByRole('listitem')).toHaveText([
    /Leche\s*1 l/,
    /Huevo\s*6 unidades/,
    /Vainilla\s*1 g/,
    'Calentar la leche a 60 °C.',
    'Mezclar con el huevo y cocer al baño maría.',
    // What had to be put in says so, here and in the saved recipe.
    '«Vainilla»: cantidad estimada (1 g)',
  ])
  const traces = log(page).getByText(/undefined|null|NaN|Motor local|Respuesta de:/)
  await expect(traces).toHaveCount(0)
  await expectAccessible(page)
  expect(await recipeNamed(page, 'Flan')).toMatchObject(savedFlan)
  await page.reload()
  await expect(sheet.getByText('Guardada en tu Biblioteca')).toBeVisible()
  // The conversation with that recipe in it can go on.
  await page.unroute('**/functions/v1/ai-culinary-assistant')
  await ask(page, '¿Y para 8?')
  await expect(log(page).getByText('Respuesta de: Motor local')).toBeVisible()
  await sheet.getByRole('link', { name: 'Abrir la receta' }).click()
  const notes = page.getByRole('region', { name: 'Por comprobar' })
  await expect(notes.getByText('«Vainilla»: cantidad estimada (1 g)')).toBeVisible()
})

test('search-ingredient-prices: {price, source, unit}', async ({ page }) => {
  await newKitchen(page)
  await saveRecipe(page, 'Crema', [{ name: 'Nata de granja', quantity: 500, unit: 'g' }])
  await answers(page, 'search-ingredient-prices', { price: 4.2, source: 'Lonja de Vic', unit: 'kg' })
  await openCosts(page)
  await choose(page, 'Crema')
  await generate(page).click()
  await expectToast(page, 'Escandallo generado')
  await expect(costRow(page, 'Crema')).toContainText('2,10')
  await expect(priceRow(page, 'Nata de granja')).toContainText('Lonja de Vic')
  await expectNoTraces(page)
  const { items } = await call(page, 'GET', '/rest/v1/ingredient_prices')
  expect(items).toMatchObject([
    { ingredient_name: 'Nata de granja', price_per_unit: 4.2, unit: 'kg', source: 'Lonja de Vic', kind: 'estimate' },
  ])
})

const scan = async (page: Page) => {
  await page.goto('/document-scanner')
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Seleccionar de Galería' }).click()
  await (await chooser).setFiles('tools/scan/pages/05-tortilla-pizarra.jpg')
  await page.getByRole('button', { name: 'Generar Receta' }).click()
}

for (const [name, contentType, body] of [
  ['como JSON', 'application/json', JSON.stringify({ recipe: flan }, null, 2)],
  ['como líneas', 'application/x-ndjson', `{"stage":"reading"}\n${JSON.stringify({ answer: { recipe: flan } })}`],
] as const) {
  test(`scan-recipe-document: {recipe} ${name}`, async ({ page }) => {
    await newKitchen(page)
    await page.route('**/functions/v1/scan-recipe-document', (route) =>
      route.fulfill({ status: 200, contentType, body }),
    )
    await scan(page)
    await expectToast(page, '¡Receta generada!', 'Flan de vainilla se ha guardado en tu biblioteca')
    await page.waitForURL('**/library')
    await expect(page.getByRole('link', { name: /Flan de vainilla/ })).toBeVisible()
    await expectNoTraces(page)
    expect(await recipeNamed(page, 'Flan')).toMatchObject(savedFlan)
  })
}

test('scan-recipe-document: {recipe: null} y una respuesta que no lo es', async ({ page }) => {
  await newKitchen(page)
  await answers(page, 'scan-recipe-document', { recipe: null })
  await scan(page)
  await expectToast(page, 'No se encontró receta', 'No se pudo extraer una receta del documento')
  await page.unroute('**/functions/v1/scan-recipe-document')
  await page.route('**/functions/v1/scan-recipe-document', (route) => route.fulfill({ status: 200, body: '<h1>Hola' }))
  await page.getByRole('button', { name: 'Generar Receta' }).click()
  await expectToast(page, 'Error al escanear', 'No se pudo procesar el documento')
})

test('calculate-nutrition: {nutrition} sin los valores opcionales', async ({ page }) => {
  await newKitchen(page)
  const id = await saveRecipe(page, 'Masa quebrada')
  const nutrition = { calories: 1000, proteins: 20, carbohydrates: 60, fats: 20 }
  await answers(page, 'calculate-nutrition', { nutrition })
  await page.goto('/nutritional-analysis')
  const card = cardOf(page, 'Masa quebrada')
  await card.getByRole('button', { name: 'Generar Análisis' }).click()
  await expect(card).toContainText('200,0 kcal por porción')
  await card.getByRole('link', { name: 'Ver Detalle Completo' }).click()
  await expect(page.getByRole('region', { name: 'Energía' })).toContainText('200,0 kcal por porción')
  await expect(page.getByRole('region', { name: 'Macronutrientes' }).getByRole('listitem')).toHaveText([
    'Proteínas4,0 g20 %',
    'Carbohidratos12,0 g60 %',
    'Grasas4,0 g20 %',
  ])
  // Each card stands only if some value exists (§2).
  await expect(page.getByRole('region', { name: 'Otros nutrientes' })).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Vitaminas' })).toHaveCount(0)
  await expectNoTraces(page)
  expect(await call(page, 'GET', `/rest/v1/nutritional_info/${id}`)).toMatchObject({
    ...nutrition,
    ...{ fiber: null, sodium: null, sugar: null, calcium: null, iron: null, vitamin_a: null, vitamin_c: null },
    per_serving: false,
  })
})

const milk = {
  ...{ name: 'Leche', quantity: 800, unit: 'g', ingredient_type: 'grasa', fat_content: 3.6, sugar_content: 0 },
  ...{ water_content: 88, non_fat_solids: 8.4 },
}
const sugar = {
  ...{ name: 'Azúcar', quantity: 200, unit: 'g', ingredient_type: 'azucar', fat_content: 0, sugar_content: 100 },
  ...{ water_content: 0, non_fat_solids: 0, pac_contribution: 100, pod_contribution: 100 },
}

test('generate-ice-cream-formula: {description, ingredients}', async ({ page }) => {
  await newKitchen(page)
  await answers(page, 'generate-ice-cream-formula', { description: 'Base de leche', ingredients: [milk, sugar] })
  await page.goto('/ice-cream-lab')
  await page.getByLabel('Nombre de la fórmula').fill('Leche')
  await page.getByRole('button', { name: 'Generar con IA' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Leche' })).toBeVisible()
  await expect(page.getByRole('paragraph').filter({ hasText: 'Base de leche' })).toBeVisible()
  await page.getByRole('tab', { name: 'Cálculos' }).click()
  await expect(page.getByRole('tabpanel')).toContainText('PAC')
  await expectNoTraces(page)
  const [formula] = (await call(page, 'GET', '/rest/v1/ice_cream_formulas')).items
  expect(formula).toMatchObject({ name: 'Leche', type: 'helado', description: 'Base de leche', servings: 1000 })
  expect(formula.fat_percentage).toBeCloseTo(2.88, 2)
  const rows = (await call(page, 'GET', `/rest/v1/ice_cream_ingredients?formula_id=${formula.id}`)).items
  expect(rows).toMatchObject([{ ...milk, pac_contribution: 0, pod_contribution: 0 }, sugar])
})

for (const [name, reply] of [
  ['vacía', { status: 200, body: '' }],
  ['sin cuerpo', { status: 204 }],
  ['cualquiera', { status: 200, json: { success: true } }],
  ['de texto', { status: 200, contentType: 'text/plain', body: 'ok' }],
] as const) {
  test(`analyze-ice-cream-formula: una respuesta ${name}, y los resultados se leen de las tablas`, async ({ page }) => {
    await newKitchen(page)
    const formula = await call(page, 'POST', '/rest/v1/ice_cream_formulas', { name: 'Leche', type: 'helado' })
    const items = [milk, sugar]
    await call(page, 'POST', '/rest/v1/ice_cream_ingredients', { formula_id: formula.id, items })
    // The real function writes the tables; only its answer is another.
    await page.route('**/functions/v1/analyze-ice-cream-formula', async (route) => {
      await route.fetch()
      await route.fulfill(reply)
    })
    await page.goto('/ice-cream-lab')
    await page.getByRole('button', { name: /^Leche/ }).click()
    await page.getByRole('tab', { name: 'Cálculos' }).click()
    await page.getByRole('button', { name: 'Analizar Fórmula' }).click()
    await expect(page.getByRole('tabpanel')).toContainText('2,88')
    await page.getByRole('tab', { name: 'Procesos' }).click()
    await expect(page.getByRole('tabpanel')).toContainText('°C')
    await expect(page.getByRole('region', { name: 'Avisos' })).not.toContainText('Error')
    await expectNoTraces(page)
    const [saved] = (await call(page, 'GET', '/rest/v1/ice_cream_formulas')).items
    expect(saved.fat_percentage).toBeCloseTo(2.88, 2)
  })
}
