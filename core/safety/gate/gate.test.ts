import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { draftMethod } from '#core/method/draft-method.ts'
import { animalCategories, type FoodCategory } from '#core/pantry/food.ts'
import type { IngredientDraft } from '#core/recipes/recipe.ts'
import { readTable } from '#core/safety/tables/table.ts'
import { pantry, safety } from '#testing/kitchen-safety.ts'
import { coreOf } from './cores.ts'
import { gateMethod } from './gate-recipe.ts'

const line = (name: string, quantity = 500): IngredientDraft => ({ name, quantity, unit: 'g' })
const gate = (name: string, method: string, ...names: readonly string[]) =>
  gateMethod({ name, method, ingredients: names.map((one) => line(one)) }, pantry, safety)

const tagsOf = (id: string): ReadonlySet<string> => {
  const food = pantry.byId.get(id)
  const direct = food === undefined ? [] : safety.foodTags(food)
  return new Set(direct.flatMap((tag) => safety.vocabulary.within.get(tag) ?? [tag]))
}

const animals: readonly FoodCategory[] = [...animalCategories, 'huevos']

/** Names of raw animals that say themselves that they are cooked, cured or tinned. */
const ready =
  /cecina|cocid|duro|en aceite|conserva|al natural|ahumad|marinad|salazón|salad|en vinagre|en polvo|pasteurizad|líquido|ovoproducto|huevina|albúmina|confit|escabeche|surimi|palito|kanikama|delicias|gula|angula|caviar|huevas|ikura|lumpo|mojama|katsuobushi|bonito seco|copos de|tinta|lata|chatka|carne de cangrejo|sucedáneo|anchoa|kipper|sardinill|hana|buey de mar|york|cangrejo$|montad|nieve|lima|mi-cuit|foie|hígado de pato|cámbaro|cáscara|espina|cabeza|carcasa|raspa|morralla|pescado de roca|sangre|lacón|colas de langostino/i

describe('cada animal de la tabla, por cada uno de sus nombres', () => {
  const names = pantry.foods
    .filter(
      ({ category, id }) =>
        animals.includes(category) &&
        coreOf({ tags: tagsOf(id), food: pantry.byId.get(id) ?? null }, safety.cores) !== null,
    )
    .flatMap(({ name, synonyms }) => [name, ...synonyms])
    .filter((name) => !ready.test(name))

  test('son muchos', () => expect(names.length).toBeGreaterThan(500))

  test('sale con su temperatura en el centro', () => {
    const without = names.filter((name) => !/(?:68|70|74|90) °C/.test(gate('Guiso', 'Cocinar.\nServir.', name).method))
    expect(without).toEqual([])
  })

  test('no hay animal crudo sin temperatura', () => {
    const raw = pantry.foods.filter(
      ({ category, name }) => animals.includes(category) && !ready.test(name) && !/tuétano|ya cocid/i.test(name),
    )
    const without = raw.filter((food) => coreOf({ tags: tagsOf(food.id), food }, safety.cores) === null)
    expect(without.map(({ id }) => id)).toEqual([])
  })
})

describe('cada legumbre seca de la tabla, por cada uno de sus nombres', () => {
  const pulses = pantry.foods.filter(({ id }) => tagsOf(id).has('legumbre-seca'))
  const names = pulses.flatMap((food) => [food.name, ...food.synonyms].map((name) => [name, food.id] as const))

  test('son las de la tabla', () => expect(pulses.length).toBeGreaterThanOrEqual(14))

  test.each(['Guiso de la casa', 'Ensalada', 'Arroz con legumbre', 'Crema', 'Hamburguesa', 'Wok', 'Curry'])(
    'en «%s» se remoja, se tira el agua y se hierve',
    (dish) => {
      const wrong = names.flatMap(([name, id]) => {
        const tags = tagsOf(id)
        if (tags.has('legumbre-sin-remojo')) return []
        const { method } = draftMethod({ recipeName: dish, ingredients: [line(name), line('Cebolla', 100)] })
        const text = gate(dish, method, name, 'Cebolla').method
        const boils = !tags.has('legumbre-lectina') || /borbotones 10 min|100 °C/.test(text)
        return /remoj/i.test(text) && boils && text.search(/remoj/i) < text.search(/hervir|cocer|cubrir/i)
          ? []
          : [`${name}: ${text}`]
      })
      expect(wrong).toEqual([])
    },
  )

  test('la cocida no se cuece otra vez', () => {
    for (const name of ['Garbanzos cocidos', 'Alubias rojas cocidas', 'Lentejas de bote', 'alubias cocidas de bote'])
      expect(gate('Ensalada', 'Mezclar los ingredientes.\nServir.', name).added).toEqual([])
  })
})

const cases = readTable('methods.tsv', readFileSync(new URL('cases/methods.tsv', import.meta.url), 'utf8'), [
  'plato',
  'ingredientes',
  'método',
  'dice',
  'no dice',
  'avisa',
])

test('los métodos son muchos', () => expect(cases.length).toBeGreaterThanOrEqual(150))

test.each(cases.map((row) => [`${row.text('plato')} (${row.line})`, row] as const))('%s', (_, row) => {
  const ingredients = row.list('ingredientes').map((text) => {
    const [, amount = '500', name = text] = /^(\d+) (.+)$/.exec(text) ?? []
    return line(name, Number(amount))
  })
  const written =
    row.text('método') === 'motor'
      ? draftMethod({ recipeName: row.text('plato'), ingredients }).method
      : row.text('método').replaceAll(' / ', '\n')
  const gated = gateMethod({ name: row.text('plato'), method: written, ingredients }, pantry, safety)
  for (const says of row.list('dice')) expect(gated.method).toMatch(new RegExp(says, 'i'))
  for (const not of row.list('no dice')) expect(gated.method).not.toMatch(new RegExp(not, 'i'))
  for (const warns of row.list('avisa')) expect(gated.warnings.join('\n')).toMatch(new RegExp(warns, 'i'))
  expect(gateMethod({ name: row.text('plato'), method: gated.method, ingredients }, pantry, safety).added).toEqual([])
})

describe('una miga cuajada en el horno no pide sonda; lo que queda fluido, sí', () => {
  const probe = /platos con huevo/
  const batter = ['huevo', 'harina', 'azúcar', 'chocolate negro']
  test.each([
    ['Brownie de nueces', 'Mezclar.\nHornear 22 minutos a 175 ºC.\nDejar enfriar.', false],
    ['Magdalenas', 'Mezclar.\nHornear a 220 °C 14 min.\nEnfriar.', false],
    ['Bizcocho de yogur', 'Mezclar.\nHornear.\nEnfriar.', true],
    ['Brownie fluido', 'Mezclar.\nHornear 14 minutos a 175 ºC.\nServir.', true],
    ['Coulant de chocolate', 'Mezclar.\nHornear 12 minutos a 200 ºC.\nServir.', true],
    ['Tarta de queso', 'Mezclar.\nHornear 40 minutos a 200 ºC.\nEnfriar.', true],
    ['Bizcocho relleno de crema', 'Mezclar.\nHornear 20 minutos a 180 ºC.\nRellenar.', true],
  ])('%s', (name, method, isProbed) => {
    expect(probe.test(gate(name, method, ...batter).method)).toBe(isProbed)
  })
})
