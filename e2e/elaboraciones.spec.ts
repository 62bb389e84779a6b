import { expect, type Page } from '@playwright/test'
import { addPrice, open as openCosts, sheet, total } from './costing-steps.ts'
import { call, expectAccessible, expectToast, newKitchen, test } from './kitchen.ts'

/** Recipes within recipes, as a cook meets them: written, unlinked, cooked from, costed, deleted. */

type Line = readonly [name: string, quantity: number, unit: string, linked?: string]

const add = (page: Page, name: string, lines: readonly Line[], more: object = {}) =>
  call(page, 'POST', '/rest/v1/recipes', {
    ...{ name, category: '', servings: 4, method: `Hacer ${name.toLowerCase()}.`, ...more },
    ingredients: lines.map(([ingredient, quantity, unit, linked]) => ({
      ...{ name: ingredient, quantity, unit },
      ...(linked === undefined ? {} : { link: { recipe_id: linked } }),
    })),
  })

/** Stock 6 €/l · sauce with half a litre of it · dish with 300 g of the sauce. */
const three = async (page: Page) => {
  await addPrice(page, 'Huesos de ternera', 3)
  await addPrice(page, 'Mantequilla', 10)
  const stock = await add(page, 'Fondo oscuro casero', [['Huesos de ternera', 4, 'kg']], {
    yields: { millilitres: 2000 },
  })
  const sauce = await add(
    page,
    'Demi-glace',
    [
      ['Fondo oscuro casero', 0.5, 'l', stock.id],
      ['Mantequilla', 100, 'g'],
    ],
    { yields: { grams: 500 } },
  )
  const dish = await add(page, 'Solomillo con su salsa', [
    ['Mantequilla', 50, 'g'],
    ['Demi-glace', 250, 'g', sauce.id],
  ])
  return { stock, sauce, dish }
}

const openForm = async (page: Page, id: string, name: string) => {
  await page.goto(`/recipes?edit=${id}`)
  const form = page.getByRole('dialog', { name: 'Editar Receta' })
  await expect(form.getByLabel('Nombre', { exact: true })).toHaveValue(name)
  return form
}

test('un nombre que es una receta tuya se ofrece, se vincula con su unidad, se guarda y se puede soltar', async ({
  page,
}) => {
  await newKitchen(page)
  await add(page, 'Salsa de tomate', [['Tomate', 2, 'kg']], { yields: { grams: 1500 } })
  await page.goto('/recipes')
  await page.getByRole('button', { name: 'Nueva Receta' }).click()
  const form = page.getByRole('dialog', { name: 'Nueva Receta' })
  await form.getByLabel('Nombre', { exact: true }).fill('Pizza')
  await form.getByLabel('Ingrediente 1', { exact: true }).fill('salsa de TOMATE')
  await form.getByLabel('Cantidad 1').fill('2')
  // The button goes with the offer: the keyboard stays in its row.
  await form.getByRole('button', { name: 'Vincular con la receta Salsa de tomate' }).focus()
  await page.keyboard.press('Enter')
  await expect(form.getByLabel('Ingrediente 1', { exact: true })).toBeFocused()
  await expect(form.getByText('Elaboración: Salsa de tomate')).toBeVisible()
  await expect(form.getByText('rinde 1,5 kg, 4 raciones')).toBeVisible()
  await form.getByLabel('Unidad 1').selectOption('raciones')
  await form.getByLabel('Método', { exact: true }).fill('Extender.')
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Guardar' }).click()
  await expectToast(page, 'Éxito', 'Receta creada correctamente')
  const { items } = await call(page, 'GET', '/rest/v1/recipes?name=pizza')
  const saved = await call(page, 'GET', `/rest/v1/recipes/${items[0].id}`)
  expect(saved.ingredients[0]).toMatchObject({ quantity: 2, unit: 'unidad', link: { in_servings: true } })

  const again = await openForm(page, items[0].id, 'Pizza')
  await again.getByRole('button', { name: 'Poner sus ingredientes en lugar de salsa de TOMATE' }).click()
  await expect(again.getByLabel('Ingrediente 1', { exact: true })).toHaveValue('Tomate')
  await expect(again.getByLabel('Cantidad 1')).toHaveValue('1')
  await expect(again.getByLabel('Unidad 1')).toHaveValue('kg')
})

test('desvincular deja el nombre y la cantidad; otro nombre también la suelta', async ({ page }) => {
  await newKitchen(page)
  const { sauce, dish } = await three(page)
  const form = await openForm(page, dish.id, 'Solomillo con su salsa')
  await form.getByRole('button', { name: 'Desvincular Demi-glace' }).focus()
  await page.keyboard.press('Enter')
  await expect(form.getByText('Elaboración: Demi-glace')).toBeHidden()
  await expect(form.getByLabel('Ingrediente 2', { exact: true })).toBeFocused()
  await expect(form.getByLabel('Ingrediente 2', { exact: true })).toHaveValue('Demi-glace')
  await form.getByRole('button', { name: 'Vincular con la receta Demi-glace' }).click()
  await expect(form.getByText('Elaboración: Demi-glace')).toBeVisible()
  await form.getByLabel('Ingrediente 2', { exact: true }).fill('Demi-glace de bote')
  await expect(form.getByText('Elaboración: Demi-glace')).toBeHidden()
  await form.getByRole('button', { name: 'Cancelar' }).click()
  const above = await openForm(page, sauce.id, 'Demi-glace')
  await expect(above.getByText('Es una elaboración de «Solomillo con su salsa»')).toBeVisible()
})

test('lo que no se sabe cuánto rinde se dice donde se escribe', async ({ page }) => {
  await newKitchen(page)
  const { stock } = await three(page)
  const dish = await add(page, 'Arroz', [['Fondo oscuro casero', 3, 'unidad', stock.id]])
  const form = await openForm(page, dish.id, 'Arroz')
  await expect(form.getByText('No se sabe cuánto rinde en piezas')).toBeVisible()
  const base = await openForm(page, stock.id, 'Fondo oscuro casero')
  await base.getByLabel('Piezas').fill('12')
  await base.getByRole('button', { name: 'Guardar' }).click()
  await expectToast(page, 'Éxito', 'Receta actualizada correctamente')
  const after = await openForm(page, dish.id, 'Arroz')
  await expect(after.getByText('12 piezas')).toBeVisible()
  await expect(after.getByText('No se sabe cuánto rinde')).toBeHidden()
})

test('un círculo no se guarda, se nombra entero y no se pierde lo escrito', async ({ page }) => {
  await newKitchen(page)
  const { stock } = await three(page)
  const form = await openForm(page, stock.id, 'Fondo oscuro casero')
  await form.getByRole('button', { name: 'Añadir ingrediente' }).click()
  await form.getByLabel('Ingrediente 2', { exact: true }).fill('Solomillo con su salsa')
  await form.getByLabel('Cantidad 2').fill('100')
  await form.getByRole('button', { name: 'Vincular con la receta Solomillo con su salsa' }).click()
  await form.getByRole('button', { name: 'Guardar' }).click()
  await expectToast(
    page,
    'Error',
    'Una receta no puede estar dentro de sí misma: «Fondo oscuro casero» lleva «Solomillo con su salsa» lleva «Demi-glace» lleva «Fondo oscuro casero». Quita uno de esos enlaces.',
  )
  await expect(form.getByLabel('Ingrediente 2', { exact: true })).toHaveValue('Solomillo con su salsa')
})

test('al cocinar, cada elaboración se abre en su sitio con las cantidades de hoy', async ({ page }) => {
  await newKitchen(page)
  const { dish } = await three(page)
  await page.goto(`/library/${dish.id}`)
  await page.getByRole('button', { name: 'Ver cómo se hace Demi-glace' }).click()
  await expect(page.getByText('Hacer demi-glace.')).toBeVisible()
  // Half of the sauce: a quarter of a litre of stock; and of that, half a kilo of bones.
  await expect(page.getByText('0,25 l')).toBeVisible()
  await page.getByRole('button', { name: 'Ver cómo se hace Fondo oscuro casero' }).click()
  await expect(page.getByText('Hacer fondo oscuro casero.')).toBeVisible()
  await expect(page.getByText('0,5 kg')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('spinbutton', { name: 'Raciones' }).fill('8')
  await expect(page.getByText('1 kg')).toBeVisible()
  await page.getByRole('button', { name: 'Cerrar Demi-glace' }).click()
  await expect(page.getByText('Hacer demi-glace.')).toBeHidden()
})

test('el escandallo cuenta los tres niveles, los enseña y se puede probar con otra cantidad', async ({ page }) => {
  await newKitchen(page)
  await three(page)
  await openCosts(page)
  await page.getByRole('button', { name: 'Solomillo con su salsa' }).click()
  const dialog = sheet(page, 'Solomillo con su salsa')
  // 0,50 of butter + half of (3 of stock + 1 of butter).
  await expect(total(dialog)).toHaveText('2,50 €')
  await dialog.getByRole('button', { name: 'Ver qué lleva Demi-glace' }).click()
  const inside = dialog.getByRole('list', { name: 'Lo que lleva Demi-glace' })
  await expect(inside.getByRole('listitem')).toHaveText([
    /Fondo oscuro casero.*0,25 l.*1,50\s€/,
    /Huesos de ternera.*0,5 kg.*1,50\s€/,
    /Mantequilla.*50 g.*0,50\s€/,
  ])
  await expectAccessible(page)
  await dialog.getByLabel('Cantidad de Demi-glace').fill('500')
  await expect(total(dialog)).toHaveText('4,50 €')
  await dialog.getByRole('button', { name: 'Guardar en la receta' }).click()
  await expectToast(page, 'Éxito', 'Receta actualizada correctamente')
  const { items } = await call(page, 'GET', '/rest/v1/recipes?name=solomillo')
  const saved = await call(page, 'GET', `/rest/v1/recipes/${items[0].id}`)
  expect(saved.ingredients[1]).toMatchObject({ quantity: 500, link: { in_servings: false } })
})

test('la nutrición cuenta la elaboración, y los alérgenos dicen dentro de cuál están', async ({ page }) => {
  await newKitchen(page)
  const base = await add(
    page,
    'Bechamel',
    [
      ['Harina de trigo', 100, 'g'],
      ['Leche entera', 900, 'ml'],
    ],
    { yields: { grams: 1000 } },
  )
  const dish = await add(page, 'Coliflor gratinada', [
    ['Coliflor', 500, 'g'],
    ['Bechamel', 500, 'g', base.id],
  ])
  await page.goto('/nutritional-analysis')
  await page
    .getByRole('article')
    .filter({ hasText: 'Coliflor gratinada' })
    .getByRole('button', { name: /Generar Análisis/ })
    .click()
  const analysed = async () => (await call(page, 'GET', '/rest/v1/nutritional_info')).items
  await expect.poll(analysed).toMatchObject([{ recipe_id: dish.id, stale: false }])
  await page.goto(`/nutrition/${dish.id}`)
  await expect(page.getByText('Elaboración: Bechamel')).toBeVisible()
  await expect(page.getByText('Harina de trigo (en Bechamel)')).toBeVisible()
  await expectAccessible(page)
})

test('la nutrición dice las raciones de una elaboración y que de parte de lo que lleva no hay datos', async ({
  page,
}) => {
  await newKitchen(page)
  const base = await add(page, 'Relleno', [
    ['Harina de trigo', 100, 'g'],
    ['Zzz misterioso', 100, 'g'],
  ])
  const { id } = await call(page, 'POST', '/rest/v1/recipes', {
    ...{ name: 'Pimientos rellenos', category: '', servings: 2, method: 'Rellenar.' },
    ingredients: [{ name: 'Relleno', quantity: 2, unit: 'unidad', link: { recipe_id: base.id, in_servings: true } }],
  })
  await page.goto('/nutritional-analysis')
  const card = page.getByRole('article').filter({ hasText: 'Pimientos rellenos' })
  await card.getByRole('button', { name: /Generar Análisis/ }).click()
  await expect(card.getByRole('link', { name: /Ver Detalle Completo/ })).toBeVisible()
  await page.goto(`/nutrition/${id}`)
  const line = page.getByRole('row').filter({ hasText: 'Elaboración: Relleno' })
  await expect(line).toContainText('2 raciones')
  await expect(line).toContainText('De parte de lo que lleva no hay datos: lo que se cuenta es un mínimo.')
})

test('antes de borrar se dice dónde se usa; después, la línea sigue con su nombre y sin enlace', async ({ page }) => {
  await newKitchen(page)
  const { sauce, dish } = await three(page)
  await page.goto('/recipes')
  await page.getByRole('button', { name: 'Eliminar Demi-glace' }).click()
  const question = page.getByRole('alertdialog').or(page.getByRole('dialog')).filter({ hasText: '¿Eliminar receta?' })
  await expect(question.getByText('Se usa en «Solomillo con su salsa».')).toBeVisible()
  await question.getByRole('button', { name: 'Eliminar' }).click()
  await expectToast(page, 'Éxito', 'Receta eliminada correctamente')
  const after = await call(page, 'GET', `/rest/v1/recipes/${dish.id}`)
  expect(after.ingredients[1]).toMatchObject({ name: 'Demi-glace', quantity: 250 })
  expect(after.linked).toEqual([])
  expect(sauce.id).not.toBe(dish.id)
})

test('una elaboración eliminada en otro sitio mientras se prueba en la ficha: se carga la versión nueva', async ({
  page,
}) => {
  await newKitchen(page)
  const { sauce } = await three(page)
  await openCosts(page)
  await page.getByRole('row').filter({ hasText: 'Solomillo con su salsa' }).click()
  const dialog = sheet(page, 'Solomillo con su salsa')
  await dialog.getByLabel('Cantidad de Demi-glace').fill('300')
  await call(page, 'DELETE', `/rest/v1/recipes/${sauce.id}`)
  await dialog.getByRole('button', { name: 'Guardar en la receta' }).click()
  await expectToast(page, 'Error', 'Una de las recetas enlazadas ya no existe: desvincula esa línea y guarda de nuevo.')
  await dialog.getByRole('button', { name: 'Cargar la versión nueva' }).click()
  await expect(dialog.getByRole('alert')).toBeHidden()
  await expect(dialog.getByRole('button', { name: 'Ver qué lleva Demi-glace' })).toBeHidden()
  await dialog.getByLabel('Cantidad de Demi-glace').fill('300')
  await dialog.getByRole('button', { name: 'Guardar en la receta' }).click()
  await expectToast(page, 'Éxito', 'Receta actualizada correctamente')
})
