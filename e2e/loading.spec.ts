import { expect, type Page } from '@playwright/test'
import { test } from './kitchen.ts'
import { save } from './nutrition-recipes.ts'

/** What holds on every screen while it loads and on paper (docs/diseno.md). */

const screens = ['/recipes', '/library', '/cost-analysis', '/nutritional-analysis', '/kitchen-lab'] as const

type Shift = { readonly value: number; readonly moved: readonly string[] }

/** The layout shifts nobody's hand caused, as the browser counts them from the first paint on, and what they moved. */
const layoutShifts = (page: Page): Promise<readonly Shift[]> =>
  page.evaluate(
    () =>
      new Promise<Shift[]>((done) => {
        type Entry = PerformanceEntry & {
          readonly value: number
          readonly hadRecentInput: boolean
          readonly sources: readonly {
            readonly node?: Element
            readonly previousRect: DOMRect
            readonly currentRect: DOMRect
          }[]
        }
        const shifts: Shift[] = []
        new PerformanceObserver((list) => {
          for (const { value, hadRecentInput, sources } of list.getEntries() as Entry[]) {
            const moved = sources.map(
              ({ node, previousRect, currentRect }) =>
                `${node?.textContent?.slice(0, 40)}: ${previousRect.y} → ${currentRect.y}, ${previousRect.height} → ${currentRect.height}`,
            )
            if (!hadRecentInput) shifts.push({ value, moved })
          }
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => done(shifts), 300)
      }),
  )

test('con un servidor lento nada salta: lo que llega tiene su sitio', async ({ cook }) => {
  await cook.setViewportSize({ width: 390, height: 844 })
  await cook.goto('/dashboard')
  await save(cook, 'Flan de huevo')
  // Each answer at its own time, the later the longer its address: the counts come before or after their lists.
  await cook.route('**/rest/v1/**', async (route) => {
    await new Promise((resume) => setTimeout(resume, 200 + (route.request().url().length % 7) * 60))
    await route.continue()
  })
  for (const screen of screens) {
    await cook.goto(screen)
    await expect(cook.getByRole('heading', { level: 1 })).toBeVisible()
    await cook.waitForLoadState('networkidle')
    await expect(cook.getByText('Cargando...')).toHaveCount(0)
    const shifts = await layoutShifts(cook)
    const sum = shifts.reduce((total, { value }) => total + value, 0)
    expect(sum, `${screen}: ${JSON.stringify(shifts)}`).toBeLessThan(0.02)
  }
})

test('en papel: la receta con su nombre y el día, sin un solo botón, blanca también de noche', async ({ cook }) => {
  await cook.goto('/dashboard')
  await cook.goto(`/library/${await save(cook, 'Tarta de queso')}`)
  await expect(cook.getByRole('button', { name: 'Imprimir' })).toBeVisible()
  await cook.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(cook.getByRole('heading', { level: 1, name: 'Tarta de queso' })).toBeVisible()
  await expect(cook.getByText(/^Impreso el \d+\/\d+\/\d{4} con Obrador\.$/)).toBeVisible()
  await expect(cook.getByRole('button')).toHaveCount(0)
  await expect(cook.getByRole('banner')).toHaveCount(0)
  await expect(cook.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
  await expect(cook.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(34, 28, 22)')
})
