import { expect, test } from 'vitest'
import { figuresApart, unbroken } from './unbroken.ts'

test.each([
  ['Cocer 5 min a 80 °C', 'Cocer 5\u00a0min a 80\u00a0°C'],
  ['12,5 kg y 20 ºC', '12,5\u00a0kg y 20\u00a0ºC'],
  ['38 % de 3,20 €', '38\u00a0% de 3,20\u00a0€'],
  ['2 huevos, 3 gambas y 4 sartenes', '2 huevos, 3 gambas y 4 sartenes'],
])('«%s»: la cifra no se separa de su unidad', (text, kept) => {
  expect(unbroken(text)).toBe(kept)
})

test('las cifras con su unidad, aparte de lo demás', () => {
  expect(figuresApart('Hornear a 180 °C 20–25 min.')).toEqual(['Hornear a ', '180 °C', ' ', '20–25 min', '.'])
  expect(figuresApart('Servir.')).toEqual(['Servir.'])
})
