import { expect, test } from 'vitest'
import { moneyDish } from './money-dish.ts'
import { priceRiseIn } from './price-rise.ts'
import { pricedProduct } from './priced-product.ts'

test.each([
  ['si la harina sube un 12 %', { food: 'harina', kind: 'share', by: 0.12 }],
  ['y si el pulpo baja un 5%', { food: 'pulpo', kind: 'share', by: -0.05 }],
  ['la nata ha pasado de 3 a 3,60', { food: 'nata', kind: 'to', from: 3, to: 3.6 }],
  ['si el pistacho me sube a 38 €/kg', { food: 'pistacho', kind: 'to', from: null, to: 38 }],
  ['la leche me ha subido 15 céntimos', { food: 'leche', kind: 'euros', by: 0.15 }],
  ['cuánto cuesta la ración con el aceite a 9', { food: 'aceite', kind: 'to', from: null, to: 9 }],
  ['qué pasa con la almendra un 20 % más cara', { food: 'almendra', kind: 'share', by: 0.2 }],
  ['el horno está a 200', null],
  ['sube la masa a 26 grados', null],
])('un precio que se mueve: «%s»', (text, rise) =>
  rise === null ? expect(priceRiseIn(text)).toBeNull() : expect(priceRiseIn(text)).toMatchObject(rise),
)

test.each([
  ['a cuánto me sale cada ración de cocido', 'cocido'],
  ['coste de la fideuá', 'fideua'],
  ['cuánto gano con el flan si lo vendo a 5', 'flan'],
  ['a cuánto vendo mi tarta de manzana', 'tarta de manzana'],
  ['cuánto cuesta el kilo', ''],
])('el plato del que se pregunta el dinero: «%s»', (text, dish) => expect(moneyDish(text)).toBe(dish))

test.each([
  ['el cabracho a cuánto lo pago', 'cabracho'],
  ['a cómo tengo el mascarpone', 'mascarpone'],
  ['precio del lenguado', 'lenguado'],
  ['a cuánto está el bonito', 'bonito'],
  ['precio de venta de la tarta', ''],
])('el producto del que se pregunta el precio: «%s»', (text, product) => expect(pricedProduct(text)).toBe(product))
