import { expect, type Locator, type Page } from '@playwright/test'
import { closeToasts, expectAccessible, newKitchen, test } from './kitchen.ts'
import { button, call, card, openProject } from './kitchen-lab-steps.ts'
import { form, openNew } from './recipe-steps.ts'

/**
 * Cancelar is a decision: every dialog closes at once and asks nothing, and what was typed can be had back. Only ways out
 * that may be an accident ask, and only where more than one field was filled.
 */

const question = (page: Page): Locator => page.getByRole('dialog', { name: '¿Descartar los cambios?' })
const undo = (page: Page): Locator => button(page.getByRole('region', { name: 'Avisos' }), 'Deshacer')

/** Closed by `leave` without a word, reopened by the toast with `typed` still in it, and closed for good. */
const cancels = async (page: Page, dialog: Locator, typed: () => Promise<void>) => {
  await button(dialog, 'Cancelar').click()
  await expect(dialog).toBeHidden()
  await expect(question(page)).toBeHidden()
  await undo(page).click()
  await expect(dialog).toBeVisible()
  await typed()
  await expect(undo(page)).toBeHidden()
  // The cross is as much a decision; and nothing keeps it from being taken back twice.
  await button(dialog, 'Cerrar').click()
  await expect(dialog).toBeHidden()
  await expect(question(page)).toBeHidden()
  await expect(undo(page)).toBeVisible()
  // Asleep, and not only out of sight: while it is awake the keys are its own.
  await expect(page.locator('[role=dialog]:not([inert])')).toHaveCount(0)
  await page.keyboard.press('Control+z')
  await expect(dialog).toBeVisible()
  await typed()
  await button(dialog, 'Cancelar').click()
  await expect(dialog).toBeHidden()
  await closeToasts(page)
}

test('receta: Cancelar no pregunta, Deshacer la devuelve y el formulario guarda el borrador', async ({ page }) => {
  await newKitchen(page)
  await openNew(page)
  const name = form(page).getByLabel('Nombre', { exact: true })
  await name.fill('A medias')
  await form(page).getByRole('textbox', { name: 'Ingrediente 1' }).fill('Harina')
  await form(page).getByLabel('Cantidad 1').fill('12,5')
  const typed = async () => {
    await expect(name).toHaveValue('A medias')
    await expect(form(page).getByLabel('Cantidad 1')).toHaveValue('12,5')
  }
  await cancels(page, form(page), typed)
  // The page does not nag about what was given up; the form it belongs to still has it.
  await page.reload()
  await expect(button(page, 'Nueva Receta')).toBeVisible()
  await expect(page.getByText('«A medias» está sin guardar')).toBeHidden()
  await button(page, 'Nueva Receta').click()
  await expect(name).toHaveValue('')
  await button(form(page), 'Recuperar borrador').click()
  await typed()
  await expectAccessible(page)
})

test('editar una receta: Cancelar la deja como estaba y Deshacer devuelve lo escrito', async ({ page }) => {
  await newKitchen(page)
  const ingredients = [{ name: 'Harina', quantity: 100, unit: 'g' }]
  await call(page, 'POST', 'recipes', { name: 'Pan', servings: 2, method: 'Amasar.', category: '', ingredients })
  await page.goto('/recipes')
  await button(page, 'Editar Pan').click()
  await form(page).getByLabel('Método').fill('Amasar.\nReposar.')
  await form(page).getByLabel('Raciones').fill('4')
  await cancels(page, form(page), async () => {
    await expect(form(page).getByLabel('Método')).toHaveValue('Amasar.\nReposar.')
    await expect(form(page).getByLabel('Raciones')).toHaveValue('4')
  })
  // Opened anew it starts from what is saved.
  await button(page, 'Editar Pan').click()
  await expect(form(page).getByLabel('Método')).toHaveValue('Amasar.')
  await expect(form(page).getByLabel('Raciones')).toHaveValue('2')
})

test('Ctrl+Z se oye desde la primera vista, aunque una lista no acabe de llegar', async ({ page }) => {
  await newKitchen(page)
  await page.route('**/rest/v1/folders*', () => new Promise(() => undefined))
  await openNew(page)
  const name = form(page).getByLabel('Nombre', { exact: true })
  await name.fill('A medias')
  await button(form(page), 'Cancelar').click()
  await expect(undo(page)).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(name).toHaveValue('A medias')
})

test('carpeta: un solo campo no pregunta ni con Esc, y vuelve con Deshacer', async ({ page }) => {
  await newKitchen(page)
  await page.goto('/recipes')
  await button(page, 'Nueva Carpeta').click()
  const dialog = page.getByRole('dialog', { name: 'Nueva Carpeta' })
  const name = dialog.getByLabel('Nombre de la carpeta')
  await name.fill('Bodas')
  await cancels(page, dialog, () => expect(name).toHaveValue('Bodas'))
  await button(page, 'Nueva Carpeta').click()
  await expect(name).toHaveValue('')
  await name.fill('Bodas')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(question(page)).toBeHidden()
  await undo(page).click()
  await expect(name).toHaveValue('Bodas')
  await button(dialog, 'Crear Carpeta').click()
  await expect(page.getByText('Carpeta creada correctamente')).toBeVisible()
  // Nothing typed, nothing to take back.
  await closeToasts(page)
  await button(page, 'Nueva Carpeta').click()
  await expect(name).toHaveValue('')
  await button(dialog, 'Cancelar').click()
  await expect(dialog).toBeHidden()
  await expect(undo(page)).toBeHidden()
})

test('precio: Cancelar no pregunta; Esc y clic fuera sí, con más de un campo', async ({ page }) => {
  await newKitchen(page)
  await page.goto('/cost-analysis')
  await button(page, 'Añadir precio').click()
  const dialog = page.getByRole('dialog', { name: 'Añadir precio' })
  await dialog.getByLabel('Ingrediente').fill('Tomate')
  await dialog.getByLabel(/^Precio/).fill('2,5')
  const typed = async () => {
    await expect(dialog.getByLabel('Ingrediente')).toHaveValue('Tomate')
    await expect(dialog.getByLabel(/^Precio/)).toHaveValue('2,5')
  }
  for (const leave of [() => page.keyboard.press('Escape'), () => page.mouse.click(8, 450), () => page.goBack()]) {
    await leave()
    await button(question(page), 'Seguir editando').click()
    await expect(question(page)).toBeHidden()
    await typed()
  }
  await cancels(page, dialog, typed)
})

test('proyecto, variación y cambios: Cancelar no pregunta y Deshacer devuelve todo', async ({ page }) => {
  test.slow()
  await newKitchen(page)
  await openProject(page)
  await button(page, 'Nueva Variación').click()
  const adding = page.getByRole('dialog', { name: 'Nueva Variación' })
  await adding.getByLabel('Nombre').fill('Vegetal')
  await adding.getByLabel('Descripción').fill('Sin jamón')
  await adding.getByRole('combobox').click()
  await page.getByRole('option').first().click()
  await cancels(page, adding, async () => {
    await expect(adding.getByLabel('Nombre')).toHaveValue('Vegetal')
    await expect(adding.getByLabel('Descripción')).toHaveValue('Sin jamón')
    await expect(adding.getByRole('combobox')).toHaveValue('Croquetas de jamón')
  })

  await button(card(page, 'Sin gluten'), 'Modificar').click()
  const changing = page.getByRole('dialog', { name: 'Modificar «Sin gluten»' })
  await changing.getByLabel('Cantidad 1', { exact: true }).fill('175')
  await changing.getByLabel('Notas de elaboración').fill('Reposar.')
  await cancels(page, changing, async () => {
    await expect(changing.getByLabel('Cantidad 1', { exact: true })).toHaveValue('175')
    await expect(changing.getByLabel('Notas de elaboración')).toHaveValue('Reposar.')
  })

  await page.goto('/kitchen-lab')
  await button(page, 'Nuevo Proyecto').click()
  const project = page.getByRole('dialog', { name: 'Nuevo Proyecto' })
  await project.getByLabel('Nombre').fill('Caza')
  await project.getByLabel('Descripción').fill('Otoño')
  await cancels(page, project, async () => {
    await expect(project.getByLabel('Nombre')).toHaveValue('Caza')
    await expect(project.getByLabel('Descripción')).toHaveValue('Otoño')
  })
  // Taken back, it can be saved.
  await button(page, 'Nuevo Proyecto').click()
  await project.getByLabel('Nombre').fill('Setas')
  await button(project, 'Cancelar').click()
  await undo(page).click()
  await button(project, 'Crear Proyecto').click()
  await expect(page.getByRole('article', { name: 'Setas' })).toBeVisible()
})

test('datos, equilibrado y escalado de una fórmula: Cancelar no pregunta y Deshacer devuelve todo', async ({
  page,
}) => {
  test.slow()
  await newKitchen(page)
  await page.goto('/ice-cream-lab')
  const formula = await call(page, 'POST', 'ice_cream_formulas', { name: 'Vitrina', type: 'helado' })
  const row = (name: string, quantity: number, sugar: number, water: number) => ({
    ...{ id: crypto.randomUUID(), name, quantity, unit: 'g', ingredient_type: 'otro', fat_content: 0 },
    ...{ sugar_content: sugar, water_content: water, non_fat_solids: 0, pac_contribution: 0, pod_contribution: 0 },
  })
  const items = [row('Leche entera 3,6 %', 700, 5, 87), row('Azúcar (sacarosa)', 150, 100, 0)]
  await call(page, 'POST', 'ice_cream_ingredients', { formula_id: formula.id, items })
  await page.reload()
  await page
    .getByRole('region', { name: 'Fórmulas' })
    .getByRole('button', { name: /Vitrina/ })
    .first()
    .click()
  await button(page, 'Editar').click()
  const facts = page.getByRole('dialog', { name: 'Editar la fórmula' })
  await facts.getByLabel('Nombre de la fórmula').fill('Escaparate')
  await facts.getByLabel('Rendimiento (g)').fill('2500')
  await cancels(page, facts, async () => {
    await expect(facts.getByLabel('Nombre de la fórmula')).toHaveValue('Escaparate')
    await expect(facts.getByLabel('Rendimiento (g)')).toHaveValue('2500')
  })
  await button(page, 'Escalar').click()
  const scale = page.getByRole('dialog', { name: 'Escalar la fórmula' })
  const amount = scale.getByLabel('Rendimiento (g)')
  await amount.fill('3333')
  await cancels(page, scale, () => expect(amount).toHaveValue('3333'))
  await button(page, 'Equilibrar').click()
  const balance = page.getByRole('dialog', { name: 'Equilibrar la fórmula' })
  const target = balance.getByLabel(/Grasa/).first()
  await target.fill('9,5')
  await cancels(page, balance, () => expect(target).toHaveValue('9,5'))
})

test('alérgeno corregido a mano: Cancelar no pregunta y Deshacer devuelve lo elegido', async ({ page }) => {
  await newKitchen(page)
  const ingredients = [{ name: 'Harina de trigo', quantity: 100, unit: 'g' }]
  const pan = { name: 'Pan', servings: 2, method: 'Amasar.', category: '', ingredients }
  const recipe = await call(page, 'POST', 'recipes', pan)
  await page.goto('/nutritional-analysis')
  await button(page, 'Generar Análisis').click()
  await page.getByRole('link', { name: 'Ver Detalle Completo' }).click()
  await expect(page).toHaveURL(`/nutrition/${recipe.id}`)
  await button(page, 'Añadir alérgeno').click()
  const dialog = page.getByRole('dialog', { name: 'Añadir un alérgeno a la receta' })
  await dialog.getByLabel('Alérgeno', { exact: true }).selectOption('sesamo')
  await dialog.getByLabel('Motivo').fill('Se espolvorea al final')
  await cancels(page, dialog, async () => {
    await expect(dialog.getByLabel('Alérgeno', { exact: true })).toHaveValue('sesamo')
    await expect(dialog.getByLabel('Motivo')).toHaveValue('Se espolvorea al final')
  })
})

test('el aviso de Deshacer no tapa ningún botón de lo que se abre mientras está', async ({ page }) => {
  await newKitchen(page)
  for (const size of [
    { width: 390, height: 844 },
    { width: 1366, height: 768 },
  ]) {
    await page.setViewportSize(size)
    await openNew(page)
    await form(page).getByLabel('Nombre', { exact: true }).fill('A medias')
    await button(form(page), 'Cancelar').click()
    await expect(undo(page)).toBeVisible()
    await button(page, 'Nueva Carpeta').click()
    const dialog = page.getByRole('dialog', { name: 'Nueva Carpeta' })
    await expect(dialog).toBeVisible()
    await expect(undo(page)).toBeVisible()
    // A click waits until nothing covers the button.
    await button(dialog, 'Crear Carpeta').click({ timeout: 5_000 })
    await button(dialog, 'Cancelar').click({ timeout: 5_000 })
    await expect(dialog).toBeHidden()
    await closeToasts(page)
  }
})
