import { expect } from '@playwright/test'
import { expectAccessible, expectToast, newKitchen, test } from './kitchen.ts'

test('el método se genera de verdad, dice quién lo ha escrito y se guarda', async ({ page: cook }) => {
  await newKitchen(cook)
  await cook.goto('/recipes')
  await cook.getByRole('button', { name: 'Nueva Receta' }).click()
  const form = cook.getByRole('dialog', { name: 'Nueva Receta' })
  await form.getByLabel('Nombre', { exact: true }).fill('Pollo asado al limón')
  await form.getByRole('textbox', { name: 'Ingrediente 1' }).fill('Pollo')
  await form.getByLabel('Cantidad 1').fill('1,5')
  await form.getByLabel('Unidad 1').selectOption('kg')
  await form.getByRole('button', { name: 'Generar con IA' }).click()
  await expectToast(cook, 'Método generado con IA')
  await expect(form.getByLabel('Método')).toHaveValue(/pollo[\s\S]*74 °C/i)
  await expect(form.getByText('Propuesta de: Motor local. Revísala antes de guardar.')).toBeVisible()
  await expect(form.getByText(/^(Del recetario: |Plantilla de )/)).toBeVisible()
  await expectAccessible(cook)

  await form.getByRole('button', { name: 'Guardar', exact: true }).click()
  await expectToast(cook, 'Éxito', 'Receta creada correctamente')
  await cook.getByRole('link', { name: 'Pollo asado al limón' }).click()
  await expect(cook.getByRole('heading', { name: 'Preparación' })).toBeVisible()
  await expect(cook.getByText(/74 °C/).first()).toBeVisible()
})
