import { expect, test } from 'vitest'
import { lastReply } from '#testing/talk-to-assistant.ts'

test.each([
  // Lo que se pregunta va delante, en una frase.
  [['cuántas calorías son 30 g de aceite de oliva'], /^30 g de \*\*aceite de oliva\*\* tienen \*\*270,0 kcal\*\*\./],
  [['cuántas calorías tiene un huevo'], /^1 pieza \(50 g\) de \*\*huevo\*\* tiene \*\*70,0 kcal\*\*\./],
  [['cuánta proteína tienen dos huevos'], /^2 piezas \(100 g\) de \*\*huevo\*\* tienen \*\*12,7 g\*\* de proteínas\./],
  // De lo que más da, sin lo que la dieta no deja.
  [['fuentes de hierro sin carne'], /\*\*hierro\*\*(?![\s\S]*\*\*Carne\*\*)[\s\S]*\*\*Legumbres\*\*/],
  [['de dónde saca el calcio un vegano'], /\*\*calcio\*\*(?![\s\S]*(?:Lácteos|Huevo|Pescado))[\s\S]*tofu/],
  // Lo que uno es en otro.
  [['si pedía 20 g de maicena cuánta harina de trigo es'], /^\*\*40 g\*\* de harina/],
  [['100 g de mantequilla cuánto aceite es'], /^\*\*80 g\*\* de aceite/],
  [
    ['en vez de levadura química en las tortitas', 'si pide 40 g de impulsor cuánto bicarbonato sería'],
    /^\*\*12 g\*\*/,
  ],
  // Lo que crece con la receta y lo que no.
  [['receta de brioche para 10', 'pásala a 60', 'la levadura también se multiplica?'], /Levadura: se multiplica igual/],
  [['receta de natillas para 40', 'y el tiempo de cocción cambia'], /no se multiplica/],
  [['pac para servir a -14'], /\*\*321–340\*\*/],
  [['punto de bola dura cuánto marca el termómetro'], /^Bola dura: \*\*122–130 °C\*\*/],
  [['cuántos camareros pa 90'], /Sala a la carta, para 90: \*\*5–6 camareros\*\*/],
  [['cuántas hojas de gelatina de 2 g pongo para 3 litros de panna cotta'], /\*\*12–18 hojas\*\*/],
  [['los cruasanes me sueltan la mantequilla'], /Croissant, fallos/],
  [['diferencia entre brasear y estofar'], /\*\*Bresear\*\*[\s\S]*\*\*Estofar\*\*/],
  [['qué fruta tengo en mayo', 'la calabaza es buena en esas fechas?'], /^No: en mayo/],
  [['qué hago con un plato que se vende mucho y deja poco'], /Caballo de batalla/],
])('%j', (turns, told) => {
  expect(lastReply(turns).response).toMatch(told)
})

test('un plato de tres productos se compone con los tres', () => {
  const { recipe } = lastReply(['ideas de un postre al plato con albaricoque, tomillo y queso de cabra para la carta'])
  const names = recipe?.ingredients.map(({ name }) => name.toLowerCase()) ?? []
  expect(names).toEqual(expect.arrayContaining(['albaricoque', 'tomillo', 'queso de cabra']))
})

test.each([
  'vendí 30 cafés y 12 tés y cobré 84',
  'la docena valía 2,10 y vale 2,73',
  '10 comensales, 2 niños y 3 bebés',
])('de una línea de cifras no sale una receta: «%s»', (text) => expect(lastReply([text]).recipe).toBeNull())
