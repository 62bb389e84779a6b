import { describe, expect, test } from 'vitest'
import { withFoodSafety } from './food-safety.ts'

describe('la última mirada a un método, lo escriba quien lo escriba', () => {
  test.each([
    ['Pechuga de pollo', '74 °C'],
    ['Ternera', '70 °C'],
    ['Carne picada', '70 °C'],
    ['Merluza', '68 °C'],
    ['Mejillones', '90 °C en el centro durante 90 s'],
    ['Huevos', '70 °C'],
  ])('con %s añade %s si falta', (name, temperature) => {
    const { method, added } = withFoodSafety('Hornear a 180 °C 20 min.\nServir.', [name])
    expect(added).toHaveLength(1)
    expect(method.split('\n')[1]).toContain(temperature)
    expect(method.split('\n').at(-1)).toBe('Servir.')
    expect(withFoodSafety(method, [name]).added).toEqual([])
  })

  test.each([
    ['74 grados', 'Asar hasta 74 grados en el centro.', ['Pollo']],
    ['74ºC', 'Asar hasta 74ºC en el centro.', ['Pollo']],
    ['huevo pasteurizado', 'Batir el huevo pasteurizado.', ['Huevo']],
    ['pescado congelado antes', 'Congelar a −20 °C 24 h.', ['Corvina']],
    ['nada que lo pida', 'Triturar.', ['Tomate', 'Caldo de pollo', 'Jamón serrano', 'Atún en aceite']],
  ])('%s: no añade nada', (_, method, names) => {
    expect(withFoodSafety(method, names)).toEqual({ method, added: [] })
  })

  test('el pollo nunca se da por bueno en crudo', () => {
    expect(withFoodSafety('Tartar de pollo.', ['Pollo']).added).toHaveLength(1)
  })
})
