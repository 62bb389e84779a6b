import { test as base, expect, type Page, type Request } from '@playwright/test'
import { drawn, nameProblems, smallTargets, structureProblems, unreachable } from './audit.ts'
import { call, expectAccessible, newKitchen } from './kitchen.ts'

/**
 * Every screen and main dialog, filled with the examples: axe in both themes, one h1 and headings in order, names that tell
 * controls apart, the keyboard everywhere, targets of 44 px on a tablet and on a phone, nothing wider than the window at 200 % zoom and at 320 px.
 */

const tablet = { width: 820, height: 1180 }
const phone = { width: 390, height: 844 }
/** A desktop of 1366 px zoomed to 200 %, and the narrowest WCAG asks for (1.4.10). */
const zoomed = { width: 683, height: 450 }
const narrowest = { width: 320, height: 640 }

type State = readonly [name: string, path: string, arrange?: (page: Page) => Promise<unknown>]

const open = async (page: Page, [, path, arrange]: State): Promise<void> => {
  const settled = watchCalls(page)
  await page.setViewportSize(tablet)
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await settled()
  await arrange?.(page)
  await settled()
}

/** From here on counts what the page asks for; the answer waits until all has come and is drawn. */
const watchCalls = (page: Page): (() => Promise<void>) => {
  const asked = new Set<Request>()
  page.on('request', (one) => asked.add(one))
  page.on('requestfinished', (one) => asked.delete(one))
  page.on('requestfailed', (one) => asked.delete(one))
  return () =>
    expect(async () => {
      expect(asked.size).toBe(0)
      // An answer may ask for more once it is drawn.
      await drawn(page)
      expect(asked.size).toBe(0)
      await expect(page.getByText('Cargando...')).toHaveCount(0)
    }).toPass({ intervals: [50] })
}

const expectSound = async (page: Page): Promise<void> => {
  await expectAccessible(page)
  const tooWide = async (size: typeof phone) => {
    await page.setViewportSize(size)
    await drawn(page)
    return (await structureProblems(page)).filter((problem) => problem.includes('wider'))
  }
  const found = {
    structure: await structureProblems(page),
    names: await nameProblems(page),
    unreachable: await unreachable(page),
    targets: await smallTargets(page),
    at683: await tooWide(zoomed),
    at320: await tooWide(narrowest),
    at390: await tooWide(phone),
    targetsAt390: await smallTargets(page),
  }
  const none = {
    structure: [],
    names: [],
    unreachable: [],
    targets: [],
    at683: [],
    at320: [],
    at390: [],
    targetsAt390: [],
  }
  expect(found).toEqual(none)
}

type StoredState = Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>

/** A signed-in page with the examples loaded: one account for all tests of a worker. */
const test = base.extend<{ cook: Page }, { filled: StoredState }>({
  filled: [
    async ({ browser }, use, worker) => {
      const context = await browser.newContext({ baseURL: worker.project.use.baseURL ?? '' })
      const page = await context.newPage()
      await newKitchen(page)
      await call(page, 'POST', '/rest/v1/examples')
      await addOffers(page)
      const state = await context.storageState()
      await context.close()
      await use(state)
    },
    { scope: 'worker' },
  ],
  cook: async ({ browser, filled, baseURL }, use) => {
    const context = await browser.newContext({ storageState: filled, baseURL: baseURL ?? '' })
    await use(await context.newPage())
    await context.close()
  },
})

/** Two suppliers of one ingredient, and what was left of it when it was cleaned. */
const addOffers = async (page: Page) => {
  const offer = { ingredient_name: 'Mantequilla', unit: 'kg', minimum: '2 cajas', reference: 'LV-00231-B' }
  for (const [supplier, format, amount, format_price, vat_rate] of [
    ['Lácteos del Valle de Liébana, Sociedad Cooperativa Limitada', 'caja 10 × 1 kg', 10, 98.5, 10],
    ['Horeca Norte', 'bloque 5 kg', 5, 52, null],
  ] as const) {
    const said = { supplier, format, amount, format_price, vat_rate, vat_included: false, price_date: '2026-11-02' }
    await call(page, 'POST', '/rest/v1/price_offers', { ...offer, ...said })
  }
  await call(page, 'POST', '/rest/v1/yield_tests', {
    ...{ ingredient_name: 'Mantequilla', grams_before: 1000, grams_after: 800, tested_on: '2026-11-02' },
  })
}

const press = (name: string | RegExp) => async (page: Page) => {
  await page.getByRole('button', { name }).first().click()
  await expect(page.getByRole('dialog').first()).toBeVisible()
}
const dish = 'Croquetas de jamón ibérico'
const openDish = async (page: Page) => {
  await page.getByRole('link', { name: dish }).click()
  await expect(page.getByRole('heading', { level: 1, name: dish })).toBeVisible()
}
const openProject = async (page: Page) => {
  await page.getByRole('link', { name: /Abrir/ }).first().click()
  await expect(page.getByRole('article').first()).toBeVisible()
}
const openFormula = async (page: Page) => {
  await page
    .getByRole('button', { name: /Helado de turrón/ })
    .first()
    .click()
  await expect(page.getByRole('tabpanel')).toBeVisible()
}
const tab = (name: string) => async (page: Page) => {
  await openFormula(page)
  await page.getByRole('tab', { name }).click()
  await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true')
}

const openScreens: readonly State[] = [
  ['portada', '/'],
  ['demo', '/demo'],
  ['no existe', '/nada'],
  ['entrar', '/auth'],
  ['registrarse', '/auth', (auth) => auth.getByRole('tab', { name: 'Registrarse' }).click()],
  ['contraseña olvidada', '/auth', (auth) => auth.getByText('¿Olvidaste tu contraseña?').click()],
]

const screens: readonly State[] = [
  ['inicio', '/dashboard'],
  ['recetas', '/recipes'],
  ['biblioteca', '/library'],
  ['receta para cocinar', '/library', openDish],
  ['asistente', '/ai-assistant'],
  ['escandallos', '/cost-analysis'],
  ['escáner', '/document-scanner'],
  ['proyectos', '/kitchen-lab'],
  ['proyecto', '/kitchen-lab', openProject],
  ['nutrición', '/nutritional-analysis'],
  [
    'detalle nutricional',
    '/nutritional-analysis',
    async (list) => {
      const card = list.getByRole('article').filter({ hasText: dish })
      await card.getByRole('button', { name: 'Generar Análisis' }).click()
      await card.getByRole('link', { name: 'Ver Detalle Completo' }).click()
      await expect(list.getByRole('heading', { level: 1, name: dish })).toBeVisible()
    },
  ],
  ['pastelería', '/pastry'],
  ['fórmula', '/ice-cream-lab', openFormula],
  ['cálculos', '/ice-cream-lab', tab('Cálculos')],
  ['procesos', '/ice-cream-lab', tab('Procesos')],
  ['análisis', '/ice-cream-lab', tab('Análisis')],
  ['cuenta', '/account'],
  ['guía', '/guia'],
]

const dialogs: readonly State[] = [
  // By its button: the keys are listened to a moment after the first view.
  ['paleta', '/dashboard', press('Ir a cualquier sitio')],
  ['receta nueva', '/recipes', press('Nueva Receta')],
  ['receta', '/recipes', press(`Editar ${dish}`)],
  ['eliminar receta', '/recipes', press(`Eliminar ${dish}`)],
  ['carpeta nueva', '/recipes', press('Nueva Carpeta')],
  [
    'escandallo',
    '/cost-analysis',
    async (costs) => {
      await costs.getByRole('row', { name: dish }).click()
      await expect(costs.getByRole('dialog').getByRole('table')).toBeVisible()
    },
  ],
  ['precio nuevo', '/cost-analysis', press('Añadir precio')],
  ['formatos de un precio', '/cost-analysis', press('Formatos y proveedores de Mantequilla')],
  ['tests de rendimiento', '/cost-analysis', press('Test de rendimiento')],
  [
    'test de rendimiento nuevo',
    '/cost-analysis',
    async (costs) => {
      await press('Test de rendimiento')(costs)
      await costs.getByRole('button', { name: 'Nuevo test' }).click()
    },
  ],
  ['eliminar precio', '/cost-analysis', press(/^Eliminar/)],
  ['proyecto nuevo', '/kitchen-lab', press('Nuevo Proyecto')],
  [
    'variación nueva',
    '/kitchen-lab',
    async (lab) => {
      await openProject(lab)
      await press('Nueva Variación')(lab)
    },
  ],
  [
    'modificar variación',
    '/kitchen-lab',
    async (lab) => {
      await openProject(lab)
      await press('Modificar')(lab)
    },
  ],
  [
    'equilibrar',
    '/ice-cream-lab',
    async (lab) => {
      await openFormula(lab)
      await press(/^Equilibrar/)(lab)
    },
  ],
  [
    'escalar',
    '/ice-cream-lab',
    async (lab) => {
      await openFormula(lab)
      await press(/^Escalar/)(lab)
    },
  ],
  ['eliminar la cuenta', '/account', press('Eliminar mi cuenta')],
]

// axe on a busy machine takes its time.
test.describe.configure({ timeout: 90_000 })

for (const state of openScreens)
  test(`sin sesión: ${state[0]}`, async ({ page }) => {
    await open(page, state)
    await expectSound(page)
  })

test('inicio de una cuenta vacía', async ({ page }) => {
  await newKitchen(page)
  await open(page, ['inicio', '/dashboard'])
  await expect(page.getByRole('region', { name: 'Bienvenido a tu cocina' })).toBeVisible()
  await expectSound(page)
})

for (const state of [...screens, ...dialogs])
  test(`con los ejemplos: ${state[0]}`, async ({ cook }) => {
    await open(cook, state)
    await expectSound(cook)
  })
