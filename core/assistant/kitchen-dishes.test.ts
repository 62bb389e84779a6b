import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { gateMethod } from '#core/safety/gate/gate-recipe.ts'
import { safety } from '#testing/kitchen-safety.ts'
import { knowledge } from '#testing/knowledge.ts'
import { answer } from './answer.ts'
import { noFindings } from './kitchen/findings.ts'
import { findDish } from './turns/find-dish.ts'
import { readQuestion } from './turns/read-question.ts'

/** What professional kitchens of Spain really make, one a line; '#' begins a shelf. A dish asked for and not known is a new line. */
const asked = readFileSync(new URL('./kitchen-dishes.cases.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))

const create = (name: string) =>
  answer(
    readQuestion([{ role: 'user', content: `Dame una receta de ${name} para 10 personas` }], knowledge),
    noFindings,
    knowledge,
  ).recipe

test('la lista es la de una cocina, no una muestra', () => {
  expect(asked.length).toBeGreaterThan(500)
  expect(new Set(asked).size).toBe(asked.length)
})

test('de cada plato hay base propia, y nada de su nombre se queda sin entender', () => {
  const unknown = asked.filter((name) => {
    const { subject } = readQuestion([{ role: 'user', content: `Dame una receta de ${name}` }], knowledge)
    const found = findDish(subject, knowledge)
    return found === null || found.unknown.length > 0
  })
  expect(unknown).toEqual([])
})

test('cada uno se crea para diez, con alimentos de la tabla y un método seguro', () => {
  for (const name of asked) {
    const recipe = create(name)
    expect([name, recipe?.servings]).toEqual([name, 10])
    if (recipe === null) continue
    const names = recipe.ingredients.map((line) => line.name)
    expect([name, names.filter((food) => knowledge.pantry.match(food) === null)]).toEqual([name, []])
    const { method } = gateMethod(recipe, knowledge.pantry, safety)
    expect([name, gateMethod({ ...recipe, method }, knowledge.pantry, safety).added]).toEqual([name, []])
  }
})

test('una ración de plato pesa lo que un plato: ni una tapa ni una fuente', () => {
  const plates = new Set(['Carnes', 'Aves', 'Pescados', 'Arroces', 'Pastas', 'Legumbres'])
  const fat = /^aceite .*fre[ií]r$|^sal go|^grasa de pato|^agua$|^aceite|^hueso|^vino|^clara/i
  const strange = asked.flatMap((name) => {
    const recipe = create(name)
    if (recipe === null || !plates.has(recipe.category)) return []
    const grams = recipe.ingredients.reduce((sum, line) => sum + (fat.test(line.name) ? 0 : line.quantity), 0) / 10
    return grams < 65 || grams > 900 ? [`${name}: ${Math.round(grams)} g`] : []
  })
  expect(strange).toEqual([])
})

test.each([
  ['sardinas en escabeche', 'Sardinas', /caballa/i],
  ['perdices en escabeche', 'Perdiz', /codorniz/i],
  ['conejo en escabeche', 'Conejo', /codorniz/i],
  ['bonito encebollado', 'Bonito', /atún/i],
  ['dorada a la sal', 'Dorada', /lubina/i],
  ['merluza en papillote', 'Merluza', /salmón/i],
  ['sorbete de fresa', 'Fresa', /frambuesa/i],
  ['gel de mango', 'Mango', /frambuesa/i],
  ['caldereta de bogavante', 'Bogavante', /langosta/i],
  ['mollejas de ternera', 'Mollejas de ternera', /cordero/i],
  ['aceite de albahaca', 'Albahaca', /perejil/i],
])('«%s» se hace con %s, también en los pasos', (name, food, other) => {
  const recipe = create(name)
  expect(recipe?.ingredients.map((line) => line.name)).toContain(food)
  expect(recipe?.ingredients.filter((line) => other.test(line.name))).toEqual([])
  expect(recipe?.method).not.toMatch(other)
  expect(recipe?.method.toLowerCase()).toContain(food.toLowerCase().split(' ')[0])
})

test('el artículo sigue al alimento: «el salmón» pasa a «la merluza»', () => {
  const { method } = create('merluza en papillote') ?? { method: '' }
  expect(method).toContain('la merluza')
  expect(method).not.toMatch(/\bel merluza|\bla las\b/)
})

test.each(['salmón ahumado', 'salmón para tartar', 'atún en conserva'])(
  '%s no se hace con otro a la plancha',
  (name) => {
    expect(findDish(name, knowledge)).toBeNull()
  },
)
