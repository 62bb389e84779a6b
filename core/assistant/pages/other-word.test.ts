import { expect, test } from 'vitest'
import { lastReply } from '#testing/talk-to-assistant.ts'

const answered = (turns: string) => lastReply(turns.split(' » '))

test.each([
  ['cómo se dice cordero en francés', /^Cordero en francés: \*\*agneau\*\*/],
  ['cómo se dice cordero en francés » y merluza', /^Merluza en francés: \*\*merlu\*\*/],
  [
    'cómo se dice cordero en francés » y merluza » y en italiano',
    /^Merluza en italiano: \*\*nasello\*\*[\s\S]*merluzzo/,
  ],
  ['rape en ingles', /^Rape en inglés: \*\*monkfish\*\*/],
  ['en alemán cómo se llama el bogavante', /\*\*Hummer\*\*/],
  ['rodaballo cómo es en portugués', /\*\*pregado\*\*/],
  ['solomillo en frances y en ingles', /- Francés: \*\*filet\*\*\n- Inglés: \*\*tenderloin\*\*/],
  ['cómo se dice dorada en euskera » y en italiano', /\*\*orata\*\*/],
  ['cómo se dice pimiento en inglés » y pimienta', /^Pimienta en inglés: \*\*pepper\*\*/],
  ['cómo traduzco poco hecho al inglés para la carta', /\*\*rare\*\*/],
  ['frambuesa alemán', /\*\*Himbeere\*\*/],
  ['soy celíaco en alemán', /Zöliakie/],
  ['croquetas en francés', /\*\*croquettes\*\*/],
] as const)('cómo se llama en otra lengua: «%s»', (turns, holds) => expect(answered(turns).response).toMatch(holds))

test.each([
  ['qué es shallot', /^\*\*Shallot\*\* \(inglés\): \*\*chalota\*\*/],
  ['qué es burro en italiano', /\*\*mantequilla\*\*/],
  ['qué es pulpo en portugués', /\*\*polvo\*\*/],
  ['qué son las cozze', /\*\*mejillón\*\*/],
  ['qué significa saignant', /\*\*poco hecho\*\*/],
  ['qué es haddock', /Inglés: \*\*eglefino\*\*\n- Francés: \*\*eglefino ahumado\*\*/],
  ['me pide un inglés well done qué es', /\*\*muy hecho\*\*/],
  ['el albarán francés pone lieu jaune', /\*\*abadejo\*\*/],
  [
    'albarán en italiano: orata, branzino, polpo',
    /Orata: \*\*dorada\*\*\n- Branzino: \*\*lubina\*\*\n- Polpo: \*\*pulpo\*\*/,
  ],
  ['diferencia entre cabillaud y morue', /Cabillaud: \*\*bacalao\*\*\n- Morue: \*\*bacalao salado\*\*/],
  ['qué es Dicentrarchus labrax', /nombre científico\): \*\*lubina\*\*/],
  ['qué es chives » y en francés', /\*\*ciboulette\*\*/],
  ['cómo se dice rodaballo en español', /ya es castellano/],
] as const)('qué significa: «%s»', (turns, holds) => expect(answered(turns).response).toMatch(holds))

test('una carta se traduce plato a plato, y lo que no está entero va por partes', () => {
  const { response } = answered('pon en inglés la carta: croquetas de jamón, lubina a la brasa, flan')
  expect(response).toMatch(/Croquetas de jamón: \*\*ham croquettes\*\*/)
  expect(response).toMatch(/Lubina a la brasa: lubina \*\*sea bass\*\*, a la brasa \*\*grilled\*\*/)
  expect(response).toMatch(/por partes/)
})

test.each([
  ['cómo se dice surströmming en francés', /^No sé cómo se dice \*\*surströmming\*\* en francés/],
  ['cómo se dice cordero en francés » y surströmming', /^No sé cómo se dice \*\*surströmming\*\* en francés/],
  ['cómo se dice arenque en sueco', /^De \*\*sueco\*\* no tengo palabras/],
  ['cómo se dice __proto__ en inglés', /^No sé cómo se dice/],
  ['cómo se dice constructor en inglés', /^No sé cómo se dice \*\*constructor\*\*/],
] as const)('lo que no está se dice por su nombre: «%s»', (turns, holds) => {
  const { response, recipe } = answered(turns)
  expect(response).toMatch(holds)
  expect(recipe).toBeNull()
})

test.each([
  ['pan francés', /harina/i],
  ['cómo se hace la crema inglesa', /82–84 °C/],
  ['cómo se llama el calabacín en México', /calabacita/],
  ['qué es la palta', /[Aa]guacate/],
  ['qué vino francés va con el cordero', /[Vv]ino/],
  ['qué es mantecare', /ligar fuera del fuego/],
] as const)('lo que sólo se parece sigue siendo lo suyo: «%s»', (turns, holds) => {
  expect(answered(turns).response).toMatch(holds)
  expect(answered(turns).response).not.toMatch(/No sé cómo se dice/)
})

test('tras preguntar cómo se llama, lo demás se pregunta de la cosa', () => {
  expect(answered('cómo se dice lenguado en inglés » y en portugués » ¿y cuánto dura en la nevera?').response).toMatch(
    /1–2 días/,
  )
})

test('un texto largo y repetido no la para', () => {
  const long = `${'la carta en el un una los '.repeat(55)} en inglés`
  expect(long.length).toBeGreaterThan(1400)
  expect(answered(long).response.length).toBeGreaterThan(0)
})
