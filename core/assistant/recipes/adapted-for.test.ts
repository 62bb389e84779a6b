import { expect, test } from 'vitest'
import { answer } from '#core/assistant/answer.ts'
import { noFindings } from '#core/assistant/kitchen/findings.ts'
import { inOne } from '#core/assistant/reply.ts'
import type { Message } from '#core/assistant/turns/conversation.ts'
import { hear } from '#core/assistant/turns/hear.ts'
import { safety } from '#testing/kitchen-safety.ts'
import { knowledge } from '#testing/knowledge.ts'

/** The answer to the last turn of a conversation. */
const last = (turns: string): string => {
  const messages: Message[] = []
  let said = ''
  for (const content of turns.split(' » ')) {
    messages.push({ role: 'user', content })
    const reply = inOne(
      hear(messages, safety, knowledge).map((heard) =>
        'verdict' in heard ? heard.verdict : answer(heard.question, noFindings, knowledge),
      ),
    )
    said = reply.response
    messages.push({ role: 'assistant', content: said, ...(reply.recipe === null ? {} : { recipe: reply.recipe }) })
  }
  return said
}

test.each([
  ['pudin de pan sin huevo', /cuaja\) → \*\*maicena y agar/],
  ['natillas de vainilla sin huevo', /50 g por litro de leche/],
  ['alioli sin huevo', /^\*\*Alioli[^*]*\*\*/],
  ['ñoquis sin huevo', /fécula de patata/],
  ['filloas sin huevo', /maicena y agua/],
  ['croissants sin lactosa', /margarina de hojaldre/],
  ['profiteroles sin huevo', /así no sale[\s\S]*no hincha/],
  ['flamenquines sin huevo', /pega el rebozado/],
  ['ensaladilla sin huevo', /Mayonesa[\s\S]*lactonesa/],
  ['tarta de tres leches sin huevo', /aquafaba montada e impulsor/],
  ['arroz con leche sin lactosa', /Arroz con leche[\s\S]*bebida de soja/],
  ['crema pastelera vegana', /bebida de soja[\s\S]*100 g por litro/],
  ['torrijas para un celíaco', /pan sin gluten/],
  ['panna cotta sin gelatina', /agar/],
  ['brownie sin nata', /no lleva nata/],
])('«%s»: se adapta por lo que hace en el plato', (asked, expected) => {
  expect(last(asked)).toMatch(expected)
})

test('un plato que no está en el recetario no se contesta con otro que se le parece', () => {
  expect(last('pudin de coco sin huevo')).not.toMatch(/^En \*\*Pudin de chía/)
})

test('«tiramisú sin huevo» no lleva soletilla', () => {
  const told = last('tiramisu sin huevo')
  expect(told).toMatch(/galleta maría/)
  expect(told).not.toMatch(/Bizcochos? de soletilla/)
})

test.each([
  ['por qué cambio la mantequilla en el croissant', /separa las capas[\s\S]*margarina/],
  ['me he quedado sin huevos para la mayonesa', /emulsiona[\s\S]*lactonesa/],
  ['qué pongo en vez de gelatina en una mousse de fresa', /agar/],
])('«%s»: el cambio es el de ese plato', (asked, expected) => {
  expect(last(asked)).toMatch(expected)
})

test.each([
  ['crea canelones de carne para 30 » hay 2 celiacos » y uno no toma leche', /sin gluten y sin lactosa/],
  ['un celiaco y un alergico al huevo en la 4 » que postre les doy', /^Postre sin gluten, sin huevo:/],
  ['menu del dia para celiacos » y que un segundo sea vegano', /^Segundo sin gluten, vegano:/],
  ['embarazada y celiaca, que le pongo de segundo', /sin gluten/],
  ['fideuá para celíacos', /^No: [\s\S]*Hecho aparte[\s\S]*pasta sin gluten/],
])('«%s»: lo que no come un comensal no se pierde', (turns, expected) => {
  expect(last(turns)).toMatch(expected)
})

test.each([
  ['las gambas a la plancha tienen gluten', /^\*\*Por sus ingredientes, no\*\*/],
  ['la crema catalana tiene lactosa', /lácteos/],
  ['el gazpacho es apto para veganos', /^\*\*Por sus ingredientes, sí\*\*/],
])('«%s» se contesta con sí o no', (asked, expected) => {
  expect(last(asked)).toMatch(expected)
})
