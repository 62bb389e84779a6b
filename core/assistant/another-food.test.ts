import { expect, test } from 'vitest'
import { lastReply } from '#testing/talk-to-assistant.ts'

const namesOf = (turns: readonly string[]): readonly string[] =>
  lastReply(turns).recipe?.ingredients.map(({ name }) => name.toLowerCase()) ?? []

test.each([
  ['receta de arroz con bogavante para 6', 'hazlo de carabineros', 'Arroz con carabineros', 'carabinero'],
  ['receta de pollo al curry para 10', 'cámbialo a cordero', 'Cordero al curry', 'cordero'],
  ['receta de merluza en salsa verde para 4', 'hazla de bacalao', 'Bacalao en salsa verde', 'bacalao'],
  ['receta de lasaña de carne para 10', 'que sea de verduras', 'Lasaña de verduras', 'berenjena'],
  ['receta de croquetas de jamón para 8', 'hazlas de pollo', 'Croquetas de pollo', 'pollo'],
])('«%s» y «%s» es %s', (first, then, name, food) => {
  const before = lastReply([first]).recipe
  const after = lastReply([first, then]).recipe
  expect(after?.name).toBe(name)
  expect(after?.servings).toBe(before?.servings)
  expect(namesOf([first, then])).toContain(food)
})

test('otro plato del recetario se hace con su receta, y no con el peso del primero', () => {
  const mousse = lastReply(['receta de mousse de chocolate para 10', 'hazla de limón']).recipe
  expect(mousse?.ingredients.some(({ name }) => /gelatina/i.test(name))).toBe(true)
  expect(mousse?.ingredients.some(({ name }) => /chocolate|cobertura/i.test(name))).toBe(false)
})

test.each([
  ['receta de tartar de atún para 4', 'hazlo de pollo'],
  ['receta de steak tartar para 4', 'hazlo de cerdo'],
  ['receta de carpaccio de ternera para 4', 'cambia la ternera por pavo'],
])('«%s» y «%s»: lo que sólo se come hecho no entra en un plato crudo', (first, then) => {
  const reply = lastReply([first, then])
  expect(reply.recipe).toBeNull()
  expect(reply.response).toContain('74 °C')
})

test('se quita una clase entera por su nombre: pescado, marisco, carne', () => {
  expect(namesOf(['receta de ensalada de pasta con atún para 6', 'quítale el pescado']).join()).not.toContain('atún')
  const paella = namesOf(['receta de paella mixta para 6', 'quita el marisco'])
  expect(paella.join()).not.toMatch(/sepia|langostino|mejillón/)
  expect(paella.join()).toContain('pollo')
  expect(lastReply(['receta de callos para 10', 'quítale el picante']).response).toContain('no veo **picante**')
})

test('sin alcohol no se cambia por otro alcohol', () => {
  const { response } = lastReply(['receta de arroz con bogavante para 6', 'sin alcohol'])
  expect(response).toContain('zumo de manzana')
  expect(response).not.toMatch(/ron|whisky|destilado/i)
})
