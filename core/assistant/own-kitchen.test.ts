import { expect, test } from 'vitest'
import { foodFacts } from '#core/costing/costs/equivalence.ts'
import { resolverOf } from '#core/nutrition/resolve-food.ts'
import type { IngredientDraft } from '#core/recipes/recipe.ts'
import { knowledge } from '#testing/knowledge.ts'
import { answer } from './answer.ts'
import { costKey, type Findings, type FoundRecipe, noFindings, type SavedPrice } from './kitchen/findings.ts'
import type { Message } from './turns/conversation.ts'
import { readQuestion } from './turns/read-question.ts'

const g = (name: string, quantity: number): IngredientDraft => ({ name, quantity, unit: 'g' })

const stew: FoundRecipe = {
  id: 'r1',
  name: 'Rabo de toro estofado',
  category: 'Carnes',
  servings: 8,
  method: 'Dorar.\nEstofar.',
  ingredients: [g('rabo de toro', 4000), g('cebolla', 500), g('aceite de oliva', 100), g('harina', 50)],
  elaboraciones: [],
  unmeasured: [],
}
const bread: FoundRecipe = {
  ...stew,
  id: 'r2',
  name: 'Chapata de la casa',
  category: 'Panes',
  servings: 10,
  ingredients: [g('harina de fuerza', 2000), g('agua', 1600), g('sal', 40), g('levadura fresca', 16)],
}
const saved = (ingredientName: string, pricePerUnit: number): SavedPrice => ({
  ingredientName,
  pricePerUnit,
  unit: 'kg',
  source: 'Albarán',
  lastUpdated: '2026-11-01T10:00:00.000Z',
})
const prices = [
  saved('rabo de toro', 10),
  saved('cebolla', 1),
  saved('aceite de oliva', 8),
  saved('harina', 1),
  saved('cacao del 22', 13.25),
]

/** What the server would find: the recipe whose name holds all words, and the prices asked for. */
const findingsFor = (needs: ReturnType<typeof readQuestion>['needs']): Findings => {
  const fits = (name: string, words: readonly string[]) =>
    words.length > 0 &&
    words.every((word) =>
      name
        .toLowerCase()
        .split(' ')
        .some((one) => one.startsWith(word)),
    )
  const recipe = [stew, bread].find(({ name }) => fits(name, needs.recipe)) ?? null
  const known = new Map(
    (recipe?.ingredients ?? []).map((line) => {
      const price = prices.find(({ ingredientName }) => ingredientName === line.name)
      const facts = foodFacts(line.name, line.unit, resolverOf(knowledge.pantry))
      const typed = price === undefined ? null : { ...price, id: '', kind: 'typed' as const, priceDate: null }
      return [costKey(line), { ...facts, price: typed }] as const
    }),
  )
  const escandallo = { counting: { reading: 'specified' as const, merma: false }, known }
  return { ...noFindings, recipe, prices, escandallo }
}

const talk = (turns: readonly string[]): string => {
  const messages: Message[] = []
  let said = ''
  for (const content of turns) {
    messages.push({ role: 'user', content })
    const question = readQuestion(messages, knowledge)
    said = answer(question, findingsFor(question.needs), knowledge).response
    messages.push({ role: 'assistant', content: said })
  }
  return said.replaceAll('\u00a0', ' ')
}

// 40 € of meat, 0,50 of onion, 0,80 of oil and 0,05 of flour: 41,35 €, 5,17 € a serving.
const told: readonly (readonly [turns: readonly string[], tells: RegExp])[] = [
  [['a cómo tengo el cacao del 22'], /13,25 €/],
  [['la cebolla a cuánto la pago'], /1,00 €/],
  [['qué me cuesta cada ración de rabo de toro'], /5,17 € por ración/],
  [['escandallo del rabo de toro', 'por ración?'], /5,17 €/],
  [['escandallo del rabo de toro', 'a cuánto la vendo con un 28'], /18,46 € sin IVA/],
  [['la ración de rabo de toro a qué la pongo para un 28 de coste'], /18,46 € sin IVA/],
  [['escandallo del rabo de toro', 'lo vendo a 22 con iva, qué food cost tengo'], /25,84 %/],
  [['escandallo del rabo de toro', 'lo vendo a 22 con iva', 'y cuánto me queda por plato'], /14,83 €/],
  [['escandallo del rabo de toro', 'lo vendo a 22', 'y si saco 100 al mes'], /1\.483,13 €/],
  [['cuánto gano con el rabo de toro si lo vendo a 22'], /14,83 €/],
  [['a cuánto vendo el rabo de toro para un 25% de food cost', 'y con iva'], /22,74 €/],
  [['escandallo del rabo de toro', 'y si la carne me sube un 20%'], /5,17 € a \*\*6,17 €/],
  [['escandallo del rabo de toro', 'si el aceite pasa de 8 a 12 €/kg'], /0,05 € más/],
  [['la cebolla ha pasado de 1 a 3, cuánto me sube la ración de rabo de toro'], /0,13 € más/],
  [
    ['escandallo del rabo de toro', 'y si la carne sube a 12', 'y vendiéndolo a 22 qué food cost tengo'],
    /30,84 %.*|con la carne a 12,00 €/,
  ],
  [
    [
      'escandallo del rabo de toro',
      'a cuánto lo vendo al 30 %',
      'y si la carne sube a 12',
      'y vendiéndolo a 22 con la carne al precio viejo qué food cost tengo',
    ],
    /25,84 %/,
  ],
  [['escandallo del rabo de toro', 'si me sube la trufa un 20%'], /no lleva trufa/],
  [['qué hidratación tiene mi chapata'], /80 %/],
  [['cuánta cebolla lleva el rabo de toro'], /cebolla: \*\*500 g\*\*[\s\S]*Rabo de toro estofado/],
  [['qué hidratación tiene mi chapata', 'y si la subo al 85'], /1,7 kg\*\* de agua/],
  [['qué hidratación tiene mi chapata', 'qué pesa la masa entera'], /3,656 kg/],
  [['qué hidratación tiene mi chapata', 'cuántos gramos pongo por pieza'], /366 g/],
  [['cuánta sal lleva mi chapata', 'qué porcentaje es'], /2 %\*\* de la harina/],
  [['pásame el rabo de toro a 20', 'y el aceite de eso?'], /250 g/],
  [
    ['pásame el rabo de toro a 20', 'sólo tengo 3 kilos de rabo de toro, para cuántos me llega', 'y la cebolla'],
    /375 g/,
  ],
  [['pásame el rabo de toro a 20', 'sólo tengo 3 kilos de rabo de toro, para cuántos me llega'], /6 raciones/],
]

test.each(told)('lo propio se calcula con lo suyo: %j', (turns, tells) => {
  expect(talk(turns)).toMatch(tells)
})

test('lo que no es dinero de un plato no lo parece', () => {
  for (const turns of [
    ['escandallo del rabo de toro', 'a qué temperatura lo horneo'],
    ['escandallo del rabo de toro', 'la carne está a 54 en el centro, la sirvo?'],
    ['escandallo del rabo de toro', 'y si lo hago para 20'],
  ])
    expect(
      readQuestion(
        turns.map((content) => ({ role: 'user' as const, content })),
        knowledge,
      ).pricing,
    ).toEqual([])
})

const asks: readonly (readonly [turns: readonly string[], kind: string])[] = [
  [['cuáles de mis recetas no llevan pescado', 'y sin gluten ni lactosa'], 'some'],
  [['cuál me sale más barata por ración'], 'cost'],
  [['qué me cuesta más, la lasaña o el fricandó'], 'cost'],
  [['cuáles tengo por encima de 5 euros la ración'], 'some'],
]

test.each(asks)('de todas las recetas: %j', (turns, kind) => {
  const question = readQuestion(
    turns.map((content) => ({ role: 'user' as const, content })),
    knowledge,
  )
  expect(question.library?.kind).toBe(kind)
})

test('lo que le sobra a un plato propio para un cliente se pide de ese plato', () => {
  const question = readQuestion(
    [
      { role: 'user', content: 'cuáles de mis recetas puede comer un celíaco' },
      { role: 'user', content: 'y al rabo de toro qué le quito para que le valga' },
    ],
    knowledge,
  )
  expect(question.needs.recipe).toEqual(['rabo', 'toro'])
  expect(question.intent).toBe('substitute')
})
