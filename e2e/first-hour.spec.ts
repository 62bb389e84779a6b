import { expect } from '@playwright/test'
import { expectToast, newKitchen, test } from './kitchen.ts'

/** The first hour: an empty account is welcomed, loads the examples, uses them, and takes them away. */

test('una cuenta vacía carga los ejemplos con dos toques seguidos, los usa y los quita con uno', async ({ page }) => {
  await newKitchen(page)
  await page.goto('/dashboard')
  const welcome = page.getByRole('region', { name: 'Bienvenido a tu cocina' })
  await welcome.getByRole('button', { name: 'Cargar recetas de ejemplo' }).dblclick()
  await expectToast(page, 'Ejemplos cargados')
  await expect(welcome).toBeHidden()
  await expect(page.getByRole('complementary', { name: 'Ejemplos' })).toContainText('Tienes 12 recetas de ejemplo.')

  await page.getByRole('navigation', { name: 'Apartados' }).getByRole('link', { name: 'Escandallos' }).click()
  const row = page.getByRole('row', { name: /Gazpacho andaluz/ })
  await expect(row).toContainText(/\d,\d\d\s€/)
  await page.getByRole('navigation', { name: 'Apartados' }).getByRole('link', { name: 'Kitchen Lab' }).click()
  await expect(page.getByText('Croquetas de temporada')).toBeVisible()
  await page.goto('/ice-cream-lab')
  await expect(page.getByText('Helado de turrón de Jijona').first()).toBeVisible()

  await page.goto('/recipes')
  await expect(page.getByText('12 recetas', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Quitar los ejemplos' }).click()
  await expectToast(page, 'Ejemplos quitados')
  await expect(page.getByText('No hay recetas. Crea tu primera receta.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Quitar los ejemplos' })).toBeHidden()
})

test('la biblioteca vacía también los ofrece; si el servidor no contesta, lo dice y no carga nada', async ({
  page,
}) => {
  await newKitchen(page)
  await page.goto('/library')
  await page.route('**/rest/v1/examples', (route) => route.abort())
  const offer = page.getByRole('button', { name: 'Cargar recetas de ejemplo' })
  await offer.click()
  await expectToast(page, 'Error', 'No se pudieron cargar los ejemplos')
  await expect(page.getByText('Mostrando 0 receta(s)')).toBeVisible()
  await page.unroute('**/rest/v1/examples')
  await expect(offer).toBeEnabled()
  await offer.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Mostrando 12 receta(s)')).toBeVisible()
})

test('la guía se abre desde el menú y cada apartado tiene su dirección', async ({ cook }) => {
  await cook.goto('/dashboard')
  await cook.getByRole('navigation', { name: 'Apartados' }).getByRole('link', { name: 'Guía' }).click()
  await expect(cook).toHaveTitle(/Guía/)
  await expect(cook.getByRole('heading', { level: 1, name: 'Guía' })).toBeVisible()
  const contents = cook.getByRole('navigation', { name: 'Contenido de la guía' })
  await contents.getByRole('link', { name: /^Escandallos/ }).focus()
  await cook.keyboard.press('Enter')
  const heading = cook.getByRole('heading', { level: 2, name: /^Escandallos/ })
  await expect(heading).toBeInViewport()
  await expect(heading).toBeFocused()
  await cook.goto('/guia#cocinar')
  await expect(cook.getByRole('heading', { level: 2, name: 'Cocinar' })).toBeInViewport()
})
