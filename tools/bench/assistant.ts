import { ask as askOnce, type BenchKitchen, measure } from './kitchen.ts'
import type { Call } from './load.ts'
import { residentOf } from './process-figures.ts'
import type { Report } from './report.ts'

/** What the local engine costs with 10,000 recipes in the library. Aims: issue 4, point 9. */
export const benchAssistant = async (kitchen: BenchKitchen, report: Report): Promise<void> => {
  const session = kitchen.berta
  const idle = residentOf(kitchen.server().pid)
  await askOnce(kitchen, session, ask('Hola'))
  const grown = (residentOf(kitchen.server().pid) - idle) / 1e6
  const { engine } = kitchen
  report.figure({ part: 'method', engine, what: 'memory of what the assistant knows', value: grown, unit: 'MB' })
  for (const [operation, aim, call] of cases) {
    await measure(kitchen, report, {
      part: 'method',
      session,
      operation,
      aim,
      callFor: () => call,
      count: 40,
      connections: 1,
    })
  }
}

const methodAim = 20
const answerAim = 50

const ingredients = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    name:
      ['pollo', 'arroz bomba', 'cebolla', 'ajo', 'azafrán', 'aceite de oliva', 'gambas', 'pimiento'][index % 8] ?? '',
    quantity: 10 + index,
    unit: 'g',
  }))
const method = (recipeName: string, count: number): Call => ({
  method: 'POST',
  path: '/functions/v1/generate-method',
  body: JSON.stringify({ recipeName, ingredients: ingredients(count) }),
})
const ask = (content: string, earlier: readonly object[] = []): Call => ({
  method: 'POST',
  path: '/functions/v1/ai-culinary-assistant',
  body: JSON.stringify({ messages: [...earlier, { role: 'user', content }] }),
})
const talk = Array.from({ length: 38 }, (_, index) => ({
  role: index % 2 === 0 ? 'user' : 'assistant',
  content: 'Sofreír la cebolla despacio. '.repeat(20),
}))

const cases = [
  ['method of 12 ingredients', methodAim, method('Arroz con pollo', 12)],
  ['method of 300 ingredients', methodAim, method('Arroz con pollo', 300)],
  ['a greeting', answerAim, ask('Hola')],
  ['create a recipe for croquetas', answerAim, ask('Crea una receta de croquetas de jamón para 8')],
  ['what can I cook with …', answerAim, ask('¿Qué puedo hacer con calabaza y jamón?')],
  ['do I have any of … (none)', answerAim, ask('¿Tengo alguna receta de trufa negra?')],
  ['cost of one of her recipes', answerAim, ask('¿Cuánto cuesta la crema de calabaza?')],
  ['nutrition of one of her recipes', answerAim, ask('¿Cuántas calorías tiene la crema de calabaza?')],
  ['a proportion', answerAim, ask('¿Cuánta gelatina lleva un litro de panna cotta?')],
  ['the dearest of her recipes', answerAim, ask('¿Cuál es mi plato más caro?')],
  ['which of her recipes hold gluten', answerAim, ask('¿Qué recetas mías llevan gluten?')],
  ['4,000 letters without sense', answerAim, ask('pollo con arroz y calabaza '.repeat(148))],
  ['after 38 messages', answerAim, ask('¿Y para 30 pax?', talk)],
] as const
