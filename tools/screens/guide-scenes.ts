import type { Locator, Page } from '@playwright/test'

/** One picture of the guide: where it is, what is done there first, which part shows and how much of it at most, in px. */
export type Scene = {
  readonly name: string
  readonly path: string
  /** Of an account without anything in it. */
  readonly empty?: true
  readonly arrange: (page: Page) => Promise<void>
  readonly part: (page: Page) => Locator
  readonly height: number
  /** Shown around the part, in px. */
  readonly margin?: number
}

const content = (page: Page) => page.getByRole('main')
const dialog = (page: Page) => page.getByRole('dialog')
const asItIs = async (): Promise<void> => undefined

const dish = 'Croquetas de jamón ibérico'

export const scenes: readonly Scene[] = [
  { name: 'primera-hora', path: '/dashboard', empty: true, arrange: asItIs, part: content, height: 560 },
  { name: 'gestor', path: '/recipes', arrange: asItIs, part: content, height: 620 },
  {
    name: 'receta',
    path: '/recipes',
    arrange: async (page) => {
      await page.getByRole('button', { name: `Editar ${dish}` }).click()
      await dialog(page).getByLabel('Nombre', { exact: true }).first().waitFor()
    },
    part: dialog,
    height: 700,
  },
  {
    name: 'cocinar',
    path: '/library',
    arrange: async (page) => {
      await page.getByRole('link', { name: dish }).click()
      await page.getByRole('heading', { level: 1, name: dish }).waitFor()
      for (const box of (await page.getByRole('checkbox').all()).slice(0, 2)) await box.check()
    },
    part: content,
    height: 760,
  },
  {
    name: 'asistente',
    path: '/ai-assistant',
    arrange: async (page) => {
      await page.getByRole('textbox').fill('¿Con qué sustituyo la mantequilla de las croquetas?')
      await page.keyboard.press('Enter')
      // Below an answer that is whole; other lines speak of 'el motor local' too.
      await page.getByText('Respuesta de: Motor local').waitFor()
    },
    part: content,
    height: 640,
  },
  { name: 'escaner', path: '/document-scanner', arrange: asItIs, part: content, height: 620 },
  {
    name: 'nutricion',
    path: '/nutritional-analysis',
    arrange: async (page) => {
      await page.getByRole('button', { name: 'Generar para todas' }).click()
      await page
        .getByRole('article')
        .filter({ hasText: dish })
        .getByRole('link', { name: /^Ver Detalle Completo/ })
        .click({ timeout: 60_000 })
      await page.getByRole('heading', { level: 1, name: dish }).waitFor()
    },
    part: content,
    height: 720,
  },
  {
    name: 'escandallos',
    path: '/cost-analysis',
    arrange: asItIs,
    part: (page) => page.getByRole('region', { name: 'Coste por receta' }),
    height: 640,
    margin: 16,
  },
  {
    name: 'escandallo',
    path: '/cost-analysis',
    arrange: async (page) => {
      await page.getByRole('row', { name: dish }).click()
      await dialog(page).getByRole('table').waitFor()
    },
    part: dialog,
    height: 720,
  },
  {
    name: 'kitchen-lab',
    path: '/kitchen-lab',
    arrange: async (page) => {
      await page.getByRole('link', { name: /Abrir/ }).first().click()
      await page.getByRole('article').first().waitFor()
    },
    part: content,
    height: 940,
  },
  {
    name: 'helados',
    path: '/ice-cream-lab',
    arrange: openFormula('Ingredientes'),
    part: (page) => page.getByRole('region', { name: /^Helado de turrón/ }),
    height: 940,
    margin: 16,
  },
  {
    name: 'congelacion',
    path: '/ice-cream-lab',
    arrange: openFormula('Procesos'),
    part: (page) => page.getByRole('tabpanel').getByRole('region', { name: /^Curva/ }),
    height: 640,
    margin: 16,
  },
]

function openFormula(tab: string) {
  return async (page: Page): Promise<void> => {
    await page
      .getByRole('region', { name: 'Fórmulas' })
      .getByRole('button', { name: /Helado de turrón/ })
      .first()
      .click()
    await page.getByRole('tab', { name: tab, exact: true }).click()
    await page.getByRole('tabpanel').waitFor()
  }
}
