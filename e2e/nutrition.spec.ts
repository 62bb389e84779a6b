import { expect } from '@playwright/test'
import { closeToasts, expectAccessible, expectToast, newKitchen, refuse, test } from './kitchen.ts'
import { calculate, cardOf, dough, edit, infos, line, open, save } from './nutrition-recipes.ts'

test('sin recetas enseña por dónde empezar; una búsqueda sin frutos dice otra cosa', async ({ page }) => {
  await newKitchen(page)
  await page.goto('/nutritional-analysis')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Análisis Nutricional')
  await expect(page.getByText('Todavía no hay recetas que analizar')).toBeVisible()
  await expect(page.getByText(/Generar para todas/)).toBeHidden()
  await expect(
    page.getByText('Anses. 2020. Table de composition nutritionnelle des aliments Ciqual', { exact: false }),
  ).toBeVisible()
  await expect(page.getByText('USDA, Agricultural Research Service', { exact: false })).toBeVisible()
  await expectAccessible(page)
  await page.goto('/nutritional-analysis?q=lubina')
  await expect(page.getByRole('searchbox')).toHaveValue('lubina')
  await expect(page.getByText('No se encontraron recetas')).toBeVisible()
})

test('de la tarjeta sin análisis al detalle, con las cifras hechas a mano', async ({ page }) => {
  await newKitchen(page)
  await save(page, 'Masa quebrada')
  await save(page, 'Azúcar a secas', [line('Azúcar', 100)], 1)
  await page.goto('/nutritional-analysis')
  await page.getByRole('searchbox').fill('quebrada')
  await expect(page).toHaveURL('/nutritional-analysis?q=quebrada')
  await expect(cardOf(page, 'Azúcar a secas')).toBeHidden()
  const card = cardOf(page, 'Masa quebrada')
  await expect(card).toContainText('5 porciones')
  await expect(card).toContainText('Sin análisis todavía')

  const sent = page.waitForRequest(calculate)
  const kept = page.waitForRequest((request) => request.method() === 'PUT')
  await card.getByRole('button', { name: 'Generar Análisis' }).click()
  expect((await sent).postDataJSON()).toEqual({ recipeName: 'Masa quebrada', ingredients: dough, servings: 5 })
  expect((await kept).postDataJSON()).toMatchObject({ calories: 3426, per_serving: false })
  await expect(card).toContainText('685,2 kcal por porción')
  await expect(card).toContainText('3.426,0 kcal en total')
  await expect(card).toContainText('Proteínas11,9 g')
  await expect(card).toContainText('Carbohidratos76,3 g')
  await expect(card).toContainText('Grasas35,9 g')
  await expect(card.getByRole('button')).toHaveCount(0)
  await expectAccessible(page)

  await card.getByRole('link', { name: 'Ver Detalle Completo' }).click()
  await expect(page).toHaveURL(/\/nutrition\/[0-9a-f-]{36}$/)
  await expect(page).toHaveTitle('Nutrición de Masa quebrada · Obrador')
  const energy = page.getByRole('region', { name: 'Energía' })
  await expect(energy).toContainText('685,2 kcal por porción')
  await expect(energy).toContainText('3.426,0 kcal en total · 5 porciones')
  await expect(energy).toContainText('4 de 4 ingredientes con datos')
  // 59,4 : 381,57 : 179,73 of 620,7 g.
  await expect(page.getByRole('region', { name: 'Macronutrientes' }).getByRole('listitem')).toHaveText([
    'Proteínas11,9 g10 %',
    'Carbohidratos76,3 g61 %',
    'Grasas35,9 g29 %',
  ])
  const others = page.getByRole('region', { name: 'Otros nutrientes' })
  for (const text of ['Fibra2,5 g', 'Azúcares0,8 g', 'Sodio849 mg', 'Calcio40 mg', 'Hierro1,6 mg']) {
    await expect(others).toContainText(text)
  }
  const vitamins = page.getByRole('region', { name: 'Vitaminas' })
  await expect(vitamins).toContainText('Vitamina A316,8 µg')
  await expect(vitamins).toContainText('Vitamina C0,0 mg')

  const rows = page.getByRole('table', { name: 'Ingredientes' }).getByRole('row')
  await expect(rows).toHaveCount(5)
  await expect(rows.nth(1)).toContainText('Anses-Ciqual 2020 9440')
  await expect(rows.nth(1)).toContainText('52 %1.780,0 kcal')
  await expect(rows.nth(3)).toContainText('2 unidades')
  await expect(rows.nth(3)).toContainText('100 g')
  await expect(rows.nth(4)).toContainText('USDA FoodData Central 173468')
  await expect(page.getByText('Se cuenta todo el aceite y todo el alcohol de la receta, aunque')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: 'Análisis Nutricional' }).click()
  await cardOf(page, 'Azúcar a secas').getByRole('button', { name: 'Generar Análisis' }).click()
  await expect(cardOf(page, 'Azúcar a secas')).toContainText('1 porción')
})

test('generar: ocupada sólo su tarjeta, una llamada por doble pulsación', async ({ page }) => {
  await newKitchen(page)
  await save(page, 'Masa quebrada')
  await save(page, 'Otra masa')
  let calls = 0
  const { promise: looked, resolve: haveLooked } = Promise.withResolvers<void>()
  await page.route(calculate, async (route) => {
    calls += 1
    await looked
    await route.fallback()
  })
  await page.goto('/nutritional-analysis')
  const card = cardOf(page, 'Masa quebrada')
  await card.getByRole('button', { name: 'Generar Análisis' }).dblclick()
  await expect(card.getByRole('button', { name: 'Generando...' })).toBeDisabled()
  await expect(cardOf(page, 'Otra masa').getByRole('button', { name: 'Generar Análisis' })).toBeEnabled()
  haveLooked()
  await expect(card.getByRole('link', { name: 'Ver Detalle Completo' })).toBeFocused()
  expect(calls).toBe(1)
})

test('lo que no se puede calcular se dice y deja la tarjeta como estaba', async ({ page }) => {
  await newKitchen(page)
  await save(page, 'Masa quebrada')
  await save(page, 'Secreto', [line('Polvo de estrellas', 10)])
  await page.goto('/nutritional-analysis')
  await page.route(calculate, (route) => route.abort())
  const button = cardOf(page, 'Masa quebrada').getByRole('button', { name: 'Generar Análisis' })
  await button.click()
  await expectToast(page, 'Error', 'No se pudo calcular la información nutricional')
  await expect(button).toBeEnabled()
  await closeToasts(page)
  await page.unrouteAll()
  await button.click()
  await expect(cardOf(page, 'Masa quebrada')).toContainText('685,2 kcal')

  // The server has words of its own for a recipe in which nothing is known.
  const answered = page.waitForResponse(calculate)
  await cardOf(page, 'Secreto').getByRole('button', { name: 'Generar Análisis' }).click()
  await expectToast(page, 'Error', (await (await answered).json()).message)
  await expect(cardOf(page, 'Secreto')).toContainText('Sin análisis todavía')
})

test('si la lista no carga no hay aviso en rojo, pero se dice y se puede reintentar', async ({ page }) => {
  await newKitchen(page)
  await save(page, 'Masa quebrada')
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.type()))
  await refuse(page, infos)
  await page.goto('/nutritional-analysis')
  await expect(page.getByText(/^Los análisis no han cargado/)).toBeVisible()
  await expect(page.getByText('Todavía no hay recetas que analizar')).toBeHidden()
  await expect(page.getByRole('region', { name: 'Avisos' }).getByRole('button')).toHaveCount(0)
  await expect.poll(() => logged).toContain('error')
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Reintentar' }).click()
  await expect(cardOf(page, 'Masa quebrada')).toBeVisible()
})

test('una receta que cambia después lo dice, y se regenera en la lista y en el detalle', async ({ page }) => {
  await newKitchen(page)
  const id = await save(page, 'Masa quebrada')
  await open(page, 'Masa quebrada')
  await edit(page, id, { ingredients: [line('Azúcar', 100)], servings: 1 })
  await page.reload()
  await expect(page.getByText('La receta ha cambiado')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Energía' })).toContainText('3.426,0 kcal en total')
  await page.getByRole('button', { name: 'Regenerar Análisis' }).click()
  await expect(page.getByRole('region', { name: 'Energía' })).toContainText('399,0 kcal por porción')
  await expect(page.getByText('La receta ha cambiado')).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  await edit(page, id, { servings: 2 })
  await page.goto('/nutritional-analysis')
  const card = cardOf(page, 'Masa quebrada')
  await expect(card).toContainText('La receta ha cambiado')
  await expect(card.getByRole('link', { name: 'Ver Detalle Completo' })).toBeVisible()
  await expectAccessible(page)
  await card.getByRole('button', { name: 'Regenerar Análisis' }).click()
  await expect(card).not.toContainText('La receta ha cambiado')
  await expect(card).toContainText('199,5 kcal por porción')
})

test('generar para todas: con su cuenta, se cancela, se retoma, y lo que falla no detiene a las demás', async ({
  page,
}) => {
  await newKitchen(page)
  for (let index = 1; index <= 11; index += 1) await save(page, `Masa ${index}`)
  await save(page, 'Secreto', [line('Polvo de estrellas', 10)])
  let calls = 0
  // The first three come at once, the others never.
  await page.route(calculate, async (route) => {
    calls += 1
    if (calls <= 3) await route.fallback()
  })
  await page.goto('/nutritional-analysis')
  await page.getByRole('button', { name: 'Generar para todas (12)' }).click()
  await expect(page.getByText('3 de 12 recetas')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cancelar' })).toBeFocused()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Cancelar' }).click()
  await expect(page.getByText(/^Cancelado: 3 de 12 recetas/)).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Continuar' }).click()
  // The newest, 'Secreto', came first and failed; two of the three were kept, so ten are left.
  await expect(page.getByText('10 de 10 recetas')).toBeVisible()
  await expectToast(page, 'Éxito', 'Análisis generado para 9 recetas')
  await expect(page.getByText('Una receta no se pudo calcular')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: /^Secreto: / })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Ver Detalle Completo' })).toHaveCount(11)
  await page.getByRole('button', { name: 'Cerrar' }).first().click()
  await expect(page.getByRole('button', { name: 'Generar para todas (1)' })).toBeVisible()
})

test('generar para todas sin servidor: se para, se dice, y se puede seguir', async ({ page }) => {
  await newKitchen(page)
  await save(page, 'Masa 1')
  await save(page, 'Masa 2')
  await page.goto('/nutritional-analysis')
  const start = page.getByRole('button', { name: 'Generar para todas (2)' })
  await page.route(calculate, (route) => route.abort())
  await start.click()
  await expectToast(page, 'Error', 'No se pudo calcular la información nutricional')
  await expect(page.getByText(/^Se ha parado en 0 de 2 recetas/)).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Continuar' }).click()
  await expectToast(page, 'Éxito', 'Análisis generado para 2 recetas')
  await expect(page.getByRole('link', { name: 'Ver Detalle Completo' })).toHaveCount(2)
})

test('sin ratón: buscar, generar, abrir, cambiar un alimento y volver', async ({ page }) => {
  await newKitchen(page)
  await save(page, 'Masa quebrada')
  await page.goto('/nutritional-analysis')
  await page.getByRole('searchbox').focus()
  await page.keyboard.type('masa')
  await expect(page).toHaveURL('/nutritional-analysis?q=masa')
  const generate = page.getByRole('button', { name: 'Generar Análisis' })
  for (let presses = 0; presses < 8; presses += 1) {
    if (await generate.evaluate((one) => one === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await expect(generate).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: 'Ver Detalle Completo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Energía' })).toContainText('685,2 kcal')
  const change = page.getByRole('button', { name: 'Cambiar el alimento de Sal', exact: true })
  for (let presses = 0; presses < 40; presses += 1) {
    if (await change.evaluate((one) => one === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await expect(change).toBeFocused()
  await page.keyboard.press('Enter')
  const field = page.getByRole('dialog').getByRole('combobox', { name: 'Buscar alimento' })
  await expect(field).toBeFocused()
  await page.keyboard.type(' gruesa')
  await expect(field).toHaveValue(/ gruesa$/)
  await page.keyboard.press('Escape')
  await expect(change).toBeFocused()
})
