import { expect, test } from 'vitest'
import type { IngredientDraft } from '#core/recipes/recipe.ts'
import { lastReply } from '#testing/talk-to-assistant.ts'
import { type Findings, type FoundRecipe, noFindings } from './kitchen/findings.ts'

const g = (name: string, quantity: number): IngredientDraft => ({ name, quantity, unit: 'g' })
const tart: FoundRecipe = {
  id: 't',
  name: 'Tarta de queso',
  category: 'Postres',
  servings: 12,
  method: 'Mezclar el queso con el azúcar.\nAñadir los huevos y la nata.\nHornear a 200 °C 35 min.\nEnfriar 12 h.',
  ingredients: [
    g('queso crema', 1000),
    g('azúcar', 350),
    { name: 'huevo', quantity: 8, unit: 'unidad' },
    g('nata 35%', 500),
  ],
  elaboraciones: [],
  unmeasured: [],
}
const others = ['Tarta de Santiago', 'Salsa romesco', 'Crema de calabaza']
const findings: Findings = {
  ...noFindings,
  recipe: tart,
  library: {
    total: 1 + others.length,
    recipes: [tart, ...others.map((name) => ({ ...tart, id: name, name }))],
  },
}

/** What is answered to the last of some turns, by a kitchen that has the tart. */
const talk = (...turns: readonly string[]): string => lastReply(turns, findings).response

test.each<[readonly string[], RegExp]>([
  [['a cuánto va el horno en la mía de tarta de queso'], /Hornear a 200 °C 35 min/],
  [['cuánto tiempo en frío mi tarta de queso'], /Enfriar 12 h|Hornear/],
  [['en qué paso echo la nata en la tarta de queso'], /huevos y la nata/],
  [['mi tarta de queso lleva vainilla?'], /No veo \*\*vainilla\*\*/],
  [['la tarta de queso mía cuántas raciones hace'], /\*\*12 raciones\*\*/],
  [['pasa mi tarta de queso a 2 kg de queso crema'], /a \*\*24 raciones\*\*/],
  [
    ['pasa mi tarta de queso a 2 kg de queso crema', 'y 6 huevos'],
    /a \*\*9 raciones\*\*[\s\S]*Manda lo que antes se acaba: 6 unidades de huevo/,
  ],
  [['me quedan 600 g de queso crema, cuántas raciones de la tarta de queso saldrían'], /\*\*7 raciones\*\*/],
  [['si hago la mitad de la tarta de queso cuánta nata'], /250 g/],
  [['quítale la nata a mi tarta de queso'], /Tarta de queso \(sin nata\)/],
  [['en mi tarta de queso cambia el azúcar por miel'], /Miel por azúcar|miel por azúcar/],
  [['kcal de mi tarta de queso', 'y si le pongo solo la mitad del azúcar'], /^Una ración de .* tiene \*\*546,\d kcal/],
  [['kcal de mi tarta de queso', 'y con menos grasa'], /no veo \*\*grasa/],
  [['kcal de mi tarta de queso', 'y si le pongo el doble de chocolate'], /no veo \*\*chocolate/],
  [['kcal de mi tarta de queso', 'cuánta grasa lleva entonces, la original'], /\*\*47,0 g\*\* de grasas/],
  [['kcal de mi tarta de queso', 'y cuánto azúcar lleva'], /azúcar: \*\*350 g/],
])('%j: %s', (turns, said) => {
  expect(talk(...turns)).toMatch(said)
})

test.each([
  ['receta de natillas sin huevo para 8', 8, /huevo|yema/i],
  ['receta de croquetas sin lactosa para 20', 20, /^leche|mantequilla/i],
] as const)('%s: la receta adaptada', (asked, servings, without) => {
  const { recipe } = lastReply([asked])
  expect(recipe?.servings).toBe(servings)
  expect(
    recipe?.ingredients.map(({ name }) => name).filter((name) => without.test(name) && !/^huevo$/i.test(name)),
  ).toEqual([])
})

test.each<[readonly string[], RegExp, RegExp]>([
  [['qué guarnición sin patata me recomiendas'], /Guarnición sin patata:/, /patata[,.]/],
  [['qué puedo hacer de postre rápido', 'sin horno'], /Postre rápido, sin horno:/, /Coulant|Tartaleta/],
  [['se me ha roto el horno, qué postre saco'], /Postre sin horno:/, /Tartaleta|Bizcocho/],
  [['receta de panna cotta sin gelatina'], /agar/, /No conozco/],
])('%j dice %s y no %s', (turns, said, not) => {
  const told = lastReply(turns).response
  expect(told).toMatch(said)
  expect(told).not.toMatch(not)
})
