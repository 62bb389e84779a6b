import { expect, type Locator, type Page } from '@playwright/test'
import { prices } from './costing-steps.ts'
import { newKitchen, passwordField, signUp, test } from './kitchen.ts'
import { button, call, comments, openProject } from './kitchen-lab-steps.ts'

/** Impatient fingers: whatever is pressed twice, or again and again, is done and said once. */

test('pulsar Guardar sin parar mientras el diálogo se va: un precio y un aviso', async ({ cook }) => {
  await cook.goto('/cost-analysis')
  const asked = await slowed(cook, prices, 'POST')
  await cook.getByRole('button', { name: 'Añadir precio' }).click()
  const dialog = cook.getByRole('dialog', { name: 'Añadir precio' })
  await dialog.getByLabel('Ingrediente').fill('Patatas')
  await dialog.getByLabel('Precio (€)').fill('0,8')
  await hammer(button(dialog, 'Guardar'))
  await expect(notices(cook)).toHaveText(['Precio guardado'])
  expect(asked).toHaveLength(1)
  await expect(cook.getByRole('button', { name: 'Añadir precio' })).toBeFocused()
})

test('un proyecto nuevo se crea y se dice una vez, aunque la lista tarde en volver', async ({ cook }) => {
  await cook.goto('/kitchen-lab')
  const asked = await slowed(cook, '**/rest/v1/projects**', 'POST')
  const read = await slowed(cook, '**/rest/v1/projects', 'GET')
  await cook.getByRole('button', { name: 'Nuevo Proyecto' }).click()
  const dialog = cook.getByRole('dialog')
  await dialog.getByLabel('Nombre').fill('Carta de invierno')
  await hammer(button(dialog, 'Crear Proyecto'))
  await expect(notices(cook)).toHaveText(['¡Proyecto creado!'])
  expect(asked).toHaveLength(1)
  expect(read).not.toHaveLength(0)
})

test('la carpeta elegida la última es en la que queda la receta, aunque el servidor siga con la primera', async ({
  page: cook,
}) => {
  await newKitchen(cook)
  for (const name of ['Entrantes', 'Carta', 'Mise en place']) await call(cook, 'POST', 'folders', { name })
  const ingredients = [{ name: 'Huesos', quantity: 1, unit: 'kg' }]
  await call(cook, 'POST', 'recipes', { name: 'Caldo oscuro', servings: 1, method: 'Tostar.', ingredients })
  await cook.goto('/recipes')
  const folder = cook.getByRole('combobox', { name: 'Carpeta de Caldo oscuro' })
  const asked = requests(cook, 'PATCH', /rest\/v1\/recipes/)
  const { promise: chosen, resolve: answer } = Promise.withResolvers<void>()
  await cook.route('**/rest/v1/recipes/*', async (route) => {
    if (route.request().method() === 'PATCH') await chosen
    return route.continue()
  })
  // The keyboard passes through every folder on its way to the one that is meant.
  for (const name of ['Carta', 'Entrantes', 'Mise en place']) await folder.selectOption(name)
  answer()
  await expect(notices(cook).filter({ hasText: 'Receta movida' })).toHaveCount(1)
  await expect(folder.getByRole('option', { name: 'Mise en place' })).toHaveJSProperty('selected', true)
  expect(asked).toHaveLength(2)
  await cook.reload()
  await expect(folder.getByRole('option', { name: 'Mise en place' })).toHaveJSProperty('selected', true)
})

test('un doble clic en el laboratorio de helados: una fórmula, una copia, ninguna queja', async ({ page: cook }) => {
  await newKitchen(cook)
  await cook.goto('/ice-cream-lab')
  const titled = (name: string) => cook.getByRole('heading', { level: 2, name, exact: true })
  await cook.getByLabel('Nombre de la fórmula').fill('Nata impaciente')
  await pressTwice(cook, button(cook, 'Crear Vacía'), () => expect(titled('Nata impaciente')).toBeVisible())
  await expect(notices(cook)).toHaveText([])
  await pressTwice(cook, button(cook, 'Duplicar'), () => expect(titled('Nata impaciente (copia)')).toBeVisible())
  await expect(titled('Nata impaciente (copia)')).toBeVisible()
  await cook.reload()
  await expect(cook.getByRole('region', { name: 'Fórmulas' }).getByRole('button', { name: /^Nata imp/ })).toHaveCount(2)
})

test('un dedo que rebota al borrar un comentario no borra el que sube a su sitio', async ({ cook }) => {
  await cook.goto('/dashboard')
  const { project } = await openProject(cook)
  for (const content of ['Primero', 'Segundo']) {
    await call(cook, 'POST', 'project_comments', { project_id: project.id, content })
  }
  await cook.reload()
  await expect(comments(cook).getByRole('article')).toHaveCount(2)
  const first = comments(cook).getByRole('article').first().getByRole('button', { name: 'Eliminar' })
  await pressTwice(cook, first, () => expect(comments(cook).getByRole('article')).toHaveCount(1), 'finger')
  await cook.reload()
  await expect(comments(cook).getByRole('article')).toHaveText(/Primero/)
})

test('entrar y salir con doble clic: una sesión, un aviso cada vez, y nada de lo que viene después se pulsa', async ({
  page,
}) => {
  const account = await signUp(page)
  await page.evaluate(() => document.querySelector<HTMLButtonElement>('[aria-label="Cerrar"]')?.click())
  const ended = requests(page, 'POST', /auth\/v1\/logout/)
  await pressTwice(page, page.getByRole('button', { name: 'Salir' }), () => expect(page).toHaveURL('/'))
  await expect(page).toHaveURL('/')
  await expect(notices(page).filter({ hasText: 'Sesión cerrada' })).toHaveCount(1)
  expect(ended).toHaveLength(1)
  await expect(page).toHaveURL('/')

  await page.goto('/auth')
  const begun = requests(page, 'POST', /auth\/v1\/token/)
  await page.getByLabel('Email').fill(account.email)
  await passwordField(page).fill(account.password)
  // What comes to stand where the button was is one of the dashboard's links.
  const tiles = page.getByRole('list', { name: 'Apartados' })
  const links = tiles.getByRole('link').filter({ visible: true })
  const place = await pressTwice(page, page.getByRole('button', { name: 'Iniciar Sesión' }), () =>
    expect(links).toHaveCount(8),
  )
  expect(await controlAt(page, place)).toBe('A')
  await expect(notices(page)).toHaveText(['¡Bienvenido!'])
  await expect(page).toHaveURL('/dashboard')
  expect(begun).toHaveLength(1)
})

/** Titles of the toasts that stand. */
const notices = (page: Page) => page.getByRole('region', { name: 'Avisos' }).locator('p:first-child')

/** Every such request from now on. */
const requests = (page: Page, method: string, url: RegExp): string[] => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.method() === method && url.test(request.url())) asked.push(request.url())
  })
  return asked
}

/** Every such request, answered late: the dialog is still there while its button is pressed again. */
const slowed = async (page: Page, path: string, method: string): Promise<string[]> => {
  const asked: string[] = []
  await page.route(path, async (route) => {
    if (route.request().method() !== method) return route.fallback()
    asked.push(route.request().url())
    await new Promise((resolve) => setTimeout(resolve, 150))
    return route.continue()
  })
  return asked
}

const placeOf = async (where: Locator) => {
  await expect(where).toBeEnabled()
  await where.scrollIntoViewIfNeeded()
  const box = await where.boundingBox()
  if (box === null) throw new Error('nothing to press')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/**
 * A double click, or a finger that comes down twice. The browser is told the times a hand takes, whatever this machine takes:
 * when the second half comes, what the first one leads to is on screen.
 */
const pressTwice = async (page: Page, where: Locator, led: () => Promise<void>, by: 'mouse' | 'finger' = 'mouse') => {
  const place = await placeOf(where)
  const devtools = await page.context().newCDPSession(page)
  const start = Date.now() / 1000
  for (const clickCount of [1, 2]) {
    const timestamp = start + (clickCount - 1) * 0.3
    if (by === 'mouse') {
      const press = { ...place, button: 'left', clickCount, timestamp } as const
      await devtools.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...press })
      await devtools.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...press })
    } else {
      await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [place], timestamp })
      await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [], timestamp })
    }
    await led()
  }
  await devtools.detach()
  return place
}

type Place = { readonly x: number; readonly y: number }

/** The kind of control a press at this place meets. */
const controlAt = (page: Page, place: Place): Promise<string | undefined> =>
  page.evaluate(({ x, y }) => document.elementFromPoint(x, y)?.closest('a, button')?.tagName, place)

/**
 * Presses a button every few milliseconds for as long as it can be hit, until well after the first toast. From inside the
 * page: from here a press takes longer than a dialog that fades.
 */
const hammer = async (where: Locator) => {
  const place = await placeOf(where)
  await where.evaluate(
    (button, { x, y }) =>
      new Promise<void>((resolve) => {
        let end = Number.POSITIVE_INFINITY
        const clock = setInterval(() => {
          if (button instanceof HTMLElement && button.contains(document.elementFromPoint(x, y))) button.click()
          const said = document.querySelector('[role="status"] p') !== null
          if (said && end === Number.POSITIVE_INFINITY) end = Date.now() + 400
          if (Date.now() < end) return
          clearInterval(clock)
          resolve()
        }, 5)
      }),
    place,
  )
}
