import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pantry } from '#testing/food-table.ts'
import { allergensOf } from './allergens.ts'
import { resolverOf } from './resolve-food.ts'
import { toldAllergens } from './told-allergens.ts'

const told = (name: string): string[] =>
  toldAllergens(name).map(({ allergen, state }) => (state === 'contiene' ? allergen : `${allergen}?`))

test.each([
  ['Copos de triticale', ['gluten']],
  ['Trigo khorasan', ['gluten']],
  ['Caseína micelar', ['lacteos']],
  ['Krill en polvo', ['crustaceos']],
  ['Ovoalbúmina', ['huevos']],
  ['Okara', ['soja']],
  ['Gomasio', ['sesamo']],
  ['Metabisulfito potásico', ['sulfitos']],
  ['Abalón en conserva', ['moluscos']],
  ['Turrón de yema tostada', ['huevos', 'frutos_cascara']],
  ['Aceite de mostaza', ['mostaza']],
  ['Pan ázimo', ['gluten']],
  ['Harina de lupino dulce', ['gluten?', 'altramuces']],
  ['Leche de búfala', ['lacteos?']],
  ['Queso vegano', []],
  ['Manteca de karité', []],
  ['Masa de pizza sin gluten', []],
  ['Leche sin lactosa de cabra', ['lacteos?']],
  ['Sal de la abuela', []],
  ['Empanada de merlán de la casa', ['gluten?', 'pescado?']],
  ['Croissant mini relleno choco', ['gluten?', 'huevos?', 'soja?', 'lacteos?']],
  ['__proto__', []],
])('«%s» dice %j', (name, expected) => {
  expect(told(name)).toEqual(expected)
})

test('lo que no está en la tabla sigue sin conocerse, y aun así dice lo que lleva', () => {
  const report = allergensOf(['Brotes de triticale'], resolverOf(pantry))
  expect(report.unknown).toEqual(['Brotes de triticale'])
  expect(report.entries.map(({ allergen, state }) => [allergen, state])).toEqual([['gluten', 'contiene']])
})

test('lo que está en la tabla lo dice su ficha y nada más', () => {
  const names = ['Leche de coco', 'Nuez moscada', 'Mantequilla de cacahuete']
  expect(allergensOf(names, resolverOf(pantry)).entries.map(({ allergen }) => allergen)).not.toContain('lacteos')
})

/** `annex.cases.tsv`: annex II food by food, names that say their allergen themselves; blank: a namesake that holds none. */
const annex = readFileSync(new URL('./annex.cases.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t'))

test('cada alimento del anexo II dice su alérgeno, esté o no en la tabla', () => {
  const silent = annex.filter(([name = '', codes = '']) => {
    const said = new Set(allergensOf([name], resolverOf(pantry)).entries.map(({ allergen }): string => allergen))
    return codes === '' ? said.size > 0 : !codes.split(';').every((code) => said.has(code))
  })
  expect(silent).toEqual([])
  expect(annex.length).toBeGreaterThan(130)
})

test.each([
  ['Conservante E-220', ['sulfitos']],
  ['E1105', ['huevos']],
  ['E-2200', []],
])('el aditivo «%s» dice %j', (name, expected) => {
  expect(told(name)).toEqual(expected)
})
