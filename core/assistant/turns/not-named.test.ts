import { expect, test } from 'vitest'
import { lastReply } from '#testing/talk-to-assistant.ts'

test.each([
  [['el isomalt a qué temperatura se trabaja', 'se pega con la humedad'], /Isomalt/],
  [['cómo desalo el bacalao grueso', 'cuántos cambios de agua'], /Desalar bacalao/],
  [['tabla de cortar de polietileno', 'colores'], /rojo carne cruda/],
  [['garbanzos que se pelan', 'y duros después de 3 horas'], /Legumbre dura/],
])('lo que no nombra nada es de lo de antes: %j', (turns, told) => expect(lastReply(turns).response).toMatch(told))

test.each([
  ['conejo que no quede seco', /Queda seco/],
  ['hamburguesa que no encoja', /Encoge/],
  ['trufas de chocolate duras como canicas', /Dura como piedra/],
  ['el atún me queda seco a la plancha', /\*\*Seco\*\*/],
])('«%s» cuenta un fallo', (said, told) => expect(lastReply([said]).response).toMatch(told))

test.each([
  ['emplatar carne', /Emplatar una carne/],
  ['ideas para emplatar un brownie', /Emplatar un postre/],
  ['bechamel con menos grasa', /con menos grasa, por lo que lleva/],
  ['mayonesa más ligera', /^(?!.*[Cc]on menos grasa)/s],
  ['qué pongo de beber sin alcohol con un cochinillo', /Maridaje sin alcohol[\s\S]*cochinillo/],
])('«%s» se contesta de lo que pregunta', (said, told) => expect(lastReply([said]).response).toMatch(told))

test('un plato con menos grasa que se encarga se hace, y dice de dónde le viene', () => {
  const { response, recipe } = lastReply(['receta de lasaña con menos grasa para 10'])
  expect(recipe?.servings).toBe(10)
  expect(response).toMatch(/Su grasa viene de/)
})

test('lo que no es comida no se echa a nada', () =>
  expect(lastReply(['merengue que suda gotitas', 'y con humedad']).recipe).toBeNull())
