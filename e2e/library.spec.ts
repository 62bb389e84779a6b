import { expect, type Page } from '@playwright/test'
import { call, expectAccessible, expectToast, newKitchen, refuse, test } from './kitchen.ts'

const steps = ['Hacer la bechamel.', 'Enfriar.', 'Bolear.', 'Freír a 180 °C.']

/** Saves a recipe past the screen and answers its id. */
const save = async (page: Page, name: string, change: Record<string, unknown> = {}): Promise<string> => {
  const ingredients = [
    { name: 'Harina', quantity: 90, unit: 'g' },
    { name: 'Leche', quantity: 1, unit: 'l' },
    { name: 'Huevo', quantity: 1, unit: 'unidad' },
  ]
  const recipe = { name, category: 'Tapas', servings: 4, method: steps.join('\n'), ingredients, ...change }
  return (await call(page, 'POST', '/rest/v1/recipes', recipe)).id
}

test('una biblioteca vacía dice adónde ir; una búsqueda sin frutos dice otra cosa', async ({ page }) => {
  await newKitchen(page)
  await page.goto('/library')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Biblioteca de Recetas')
  await expect(page.getByText('Tu biblioteca está vacía')).toBeVisible()
  await expect(page.getByText('Mostrando 0 receta(s)')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Usar IA Culinaria' })).toHaveAttribute('href', '/ai-assistant')
  await expectAccessible(page)
  await page.goto('/library?q=lubina')
  await expect(page.getByText('No se encontraron recetas')).toBeVisible()
  await page.getByRole('link', { name: 'Ir al Gestor de Recetas' }).click()
  await expect(page).toHaveURL('/recipes')
})

test('tarjetas, búsqueda en la dirección y sin acentos, y la cuenta del servidor', async ({ page }) => {
  await newKitchen(page)
  await save(page, 'Croquetas de jamón')
  await save(page, 'Bizcocho', { category: 'Postres', servings: 1 })
  const broths = Array.from({ length: 55 }, (_, index) => `Caldo ${index}`)
  await Promise.all(broths.map((name) => save(page, name, { category: 'Fondos' })))
  await page.goto('/library?q=jamon')
  await expect(page.getByRole('searchbox')).toHaveValue('jamon')
  const card = page.getByRole('link', { name: /Croquetas de jamón/ })
  await expect(card).toContainText('Tapas')
  await expect(card).toContainText('4 raciones')
  await expect(card).toContainText('3 ingredientes')
  await expect(card).toContainText('Hacer la bechamel.')
  await expect(page.getByText('Mostrando 1 receta(s)')).toBeVisible()

  await page.getByRole('searchbox').fill('postres')
  await expect(page).toHaveURL('/library?q=postres')
  await expect(page.getByRole('link', { name: /Bizcocho/ })).toContainText('1 ración')
  await page.getByRole('button', { name: 'Borrar la búsqueda' }).click()
  await expect(page).toHaveURL('/library')
  await expect(page.getByText('Mostrando 57 receta(s)')).toBeVisible()
  const cards = page.getByRole('region', { name: 'Recetas' }).getByRole('listitem')
  await expect(cards).toHaveCount(50)
  await page.getByText('Mostrando 57 receta(s)').scrollIntoViewIfNeeded()
  await expect(cards).toHaveCount(57)
  await expectAccessible(page)
  await page.getByRole('link', { name: /Croquetas de jamón/ }).click()
  await expect(page).toHaveURL(/\/library\/[0-9a-f-]{36}$/)
})

test('cocinar: escalar, tachar, recargar, empezar de nuevo y volver', async ({ cook }) => {
  await cook.goto('/dashboard')
  const id = await save(cook, 'Croquetas de jamón')
  await cook.goto(`/library/${id}`)
  await expect(cook).toHaveTitle('Croquetas de jamón · Obrador')
  await expect(cook.getByText('Tiempo estimado: 20 min')).toBeVisible()
  await expect(cook.getByText('4 raciones')).toBeVisible()
  const method = cook.getByRole('region', { name: 'Preparación' })
  await expect(method.getByRole('listitem')).toHaveText(steps.map((step, index) => `${index + 1}${step}`))
  const ingredients = cook.getByRole('region', { name: 'Ingredientes' })
  await expect(ingredients.getByRole('listitem')).toHaveText(['Harina90 g', 'Leche1 l', 'Huevo1 unidad'])

  await cook.getByRole('button', { name: 'Una ración más' }).click()
  await cook.getByRole('button', { name: 'Una ración más' }).click()
  await expect(ingredients.getByRole('listitem')).toHaveText(['Harina135 g', 'Leche1,5 l', 'Huevo1,5 unidades'])
  await cook.getByRole('spinbutton', { name: 'Raciones' }).fill('10')
  await expect(ingredients.getByRole('listitem')).toHaveText(['Harina225 g', 'Leche2,5 l', 'Huevo2,5 unidades'])
  await ingredients.getByRole('checkbox', { name: /Leche/ }).check()
  await method.getByText('Hacer la bechamel.').click()
  await expect(method.getByRole('checkbox', { name: 'Paso 1' })).toBeChecked()
  await expectAccessible(cook)

  await cook.reload()
  await expect(cook.getByRole('spinbutton', { name: 'Raciones' })).toHaveValue('10')
  await expect(ingredients.getByRole('checkbox', { name: /Leche/ })).toBeChecked()
  await cook.getByRole('button', { name: 'Volver a 4 raciones' }).click()
  await expect(ingredients.getByRole('listitem').first()).toHaveText('Harina90 g')
  await cook.getByRole('button', { name: 'Empezar de nuevo' }).click()
  await expect(cook.getByRole('checkbox', { checked: true })).toHaveCount(0)

  // A sheet to hang on the wall: one A4 page, whatever the screen shows around it.
  const sheet = (await cook.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(sheet).toContain('/MediaBox [0 0 594.9')
  expect(sheet).toContain('/Count 1\n')

  await cook.getByRole('link', { name: 'Editar' }).click()
  const form = cook.getByRole('dialog', { name: 'Editar Receta' })
  await expect(form.getByLabel('Nombre', { exact: true })).toHaveValue('Croquetas de jamón')
  await expect(cook).toHaveURL('/recipes')
  await cook.goBack()
  await expect(form).toBeHidden()
  // The page has gone forward again to where it was.
  await expect(cook).toHaveURL('/recipes')
  await cook.goBack()
  await expect(cook).toHaveURL(`/library/${id}`)
  await cook.getByRole('main').getByRole('link', { name: 'Biblioteca' }).click()
  await expect(cook).toHaveURL('/library')
})

test('un id desconocido, ajeno o mal escrito lleva a la biblioteca, sin paso en el historial', async ({
  cook,
  page,
}) => {
  await newKitchen(page)
  const foreign = await save(page, 'La receta de otro')
  await cook.goto('/dashboard')
  const steps = () => cook.evaluate(() => history.length)
  let before = await steps()
  for (const id of [foreign, '00000000-0000-4000-8000-000000000000', 'no-es-un-id', '%3Cb%3E']) {
    await cook.goto(`/library/${id}`)
    await expect(cook).toHaveURL('/library')
    await expect(cook.getByText(/^Mostrando \d+ receta/)).toBeVisible()
    // The step of the address that was typed, and none for being led on.
    before += 1
    expect(await steps()).toBe(before)
  }
  await expect(cook.getByText('La receta de otro')).toBeHidden()
})

test('la pantalla se mantiene encendida y se retoma al volver; sin esa función no pasa nada', async ({ cook }) => {
  await cook.goto('/dashboard')
  const id = await save(cook, 'Arroz')
  await cook.addInitScript(() => {
    const locks: EventTarget[] = []
    Object.assign(window, { locks })
    const request = async () => {
      const lock = Object.assign(new EventTarget(), { released: false, release: async () => drop() })
      const drop = () => {
        lock.released = true
        lock.dispatchEvent(new Event('release'))
      }
      locks.push(lock)
      return lock
    }
    Object.defineProperty(navigator, 'wakeLock', { value: { request } })
  })
  await cook.goto(`/library/${id}`)
  await expect(cook.getByText('La pantalla se mantiene encendida')).toBeVisible()
  await cook.evaluate(async () => {
    const { locks } = window as unknown as { locks: { release: () => Promise<void> }[] }
    await locks.at(-1)?.release()
  })
  await expect(cook.getByText('La pantalla puede apagarse sola en este navegador')).toBeVisible()
  await cook.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(cook.getByText('La pantalla se mantiene encendida')).toBeVisible()
  await cook.getByRole('main').getByRole('link', { name: 'Biblioteca' }).click()
  await expect(cook).toHaveURL('/library')
  const held = () =>
    cook.evaluate(() => {
      const { locks } = window as unknown as { locks: { released: boolean }[] }
      return locks.filter((lock) => !lock.released).length
    })
  await expect.poll(held).toBe(0)
})

test('lo que no carga se dice y se vuelve a pedir; el texto ajeno es solo texto', async ({ cook }) => {
  await cook.goto('/dashboard')
  const name = '<img src=x onerror=alert(1)> Ñoquis'
  const id = await save(cook, name, { method: '<script>alert(1)</script>\nServir.' })
  let scripts = 0
  cook.on('dialog', (dialog) => {
    scripts += 1
    void dialog.dismiss()
  })
  await refuse(cook, '**/rest/v1/recipes/*')
  await cook.goto(`/library/${id}`)
  await expectToast(cook, 'Error', 'No se pudieron cargar las recetas')
  await cook.unrouteAll()
  await cook.getByRole('button', { name: 'Reintentar' }).click()
  await expect(cook.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(cook.getByText('<script>alert(1)</script>')).toBeVisible()
  expect(scripts).toBe(0)
})

test('un tiempo del paso se cronometra: avisa en cualquier pantalla, sobrevive a una recarga y a un manotazo', async ({
  cook,
}) => {
  await cook.clock.install()
  const name = 'Bechamel cronometrada'
  await cook.goto('/dashboard')
  const id = await save(cook, name, { method: 'Pochar 20 minutos.\nReposar 1 h 30 min en frío.\nServir.' })
  await cook.goto(`/library/${id}`)
  const timers = cook.getByRole('button', { name: /emporizador de/ })
  await expect(timers).toHaveText(['20 minutos', '1 h 30 min'])
  await timers.first().click()
  await cook.clock.runFor(61_000)
  // The clock goes on by itself while the machine takes its time.
  await expect(timers.first()).toHaveText(/^18:\d\d$/)
  await cook.reload()
  // Begun again it would say 20:00 or 19; how long a reload takes is the machine's affair.
  const goingOn = /^1[0-8]:\d\d$/
  await expect(timers.first()).toHaveText(goingOn)
  await timers.first().click()
  await expectToast(cook, 'Temporizador de 20 minutos parado')
  await expect(timers.first()).toHaveText('20 minutos')
  await cook.getByRole('button', { name: 'Seguir contando' }).click()
  await expect(timers.first()).toHaveText(goingOn)
  await expectAccessible(cook)

  await cook.getByRole('link', { name: 'Biblioteca', exact: true }).first().click()
  await expect(cook).toHaveURL('/library')
  await cook.clock.fastForward('20:00')
  await expectToast(cook, '¡Tiempo! 20 minutos', `${name}, paso 1`)
  await cook
    .getByRole('link', { name: new RegExp(name) })
    .first()
    .click()
  await expect(cook.getByRole('button', { name: '¡Tiempo! 20 minutos, paso 1. Callar' })).toBeVisible()
  await cook.getByRole('button', { name: 'Callar', exact: true }).click()
  await expect(timers.first()).toHaveText('20 minutos')
})

test('lo que la seguridad dice de una receta propia está debajo, sin estorbar, y se quita', async ({ cook }) => {
  await cook.goto('/dashboard')
  const id = await save(cook, 'Pollo con alubias de la casa', {
    method: 'Asar el pollo 30 min a 180 °C.\nAñadir las alubias y servir.',
    ingredients: [
      { name: 'Pollo', quantity: 1, unit: 'kg' },
      { name: 'Alubias rojas secas', quantity: 300, unit: 'g' },
    ],
  })
  await cook.goto(`/library/${id}`)
  const notes = cook.getByRole('region', { name: 'Seguridad' })
  await expect(notes.getByRole('listitem').filter({ hasText: '74 °C en el centro' })).toBeVisible()
  await expect(cook.getByText('Asar el pollo 30 min a 180 °C.')).toBeVisible()
  await expectAccessible(cook)
  await notes.getByRole('button', { name: 'Entendido' }).press('Enter')
  await expect(notes).toBeHidden()
  await cook.reload()
  await expect(cook.getByRole('heading', { level: 1 })).toHaveText('Pollo con alubias de la casa')
  await expect(cook.getByRole('heading', { name: 'Alérgenos' })).toBeVisible()
  await expect(notes).toBeHidden()
})
