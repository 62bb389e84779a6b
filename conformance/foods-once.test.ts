import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { nameKey } from '#core/spanish/name-key.ts'
import { foods } from '#testing/food-table.ts'

/**
 * One name, one food: names of foods are listed in core/pantry/foods.tsv and nowhere else (decision 026). A file that names many
 * foods in its literals is a second list, unless it stands here with what it says of them that the index does not.
 */
const mostNamed = 40
const also: Readonly<Record<string, string>> = {
  'core/assistant/dialogues.ts': 'questions written out as examples',
  'core/assistant/menus/treatments.ts': 'ways of treating a food, with dishes as examples',
  'core/calculate/cases/amounts.ts': 'sums tried as conversations',
  'core/examples/mains.ts': 'the recipes of the example kitchen',
  'core/ice-cream/proposing/specialities.ts': 'formulas of classic ice creams',
  'core/knowledge/dish-templates.ts': 'what dishes of a kind are made of',
  'core/method/sample-recipes.ts': 'recipes the method writer is tried on',
  'core/method/fitting/kin.ts': 'which foods stand for each other in a dish',
  'core/nutrition/annex-words.json': 'annex II: words of names that are no food of the table',
  'core/pantry/abbreviations.json': 'what delivery notes shorten, with the word it stands for: part of the index',
  'core/pantry/other-languages.json':
    'words of Catalan, Galician and Basque, each with the Spanish one: part of the index',
  'core/pantry/product-words.json':
    'words that leave a food what it is; some name a food as well: parts, makers, varieties',
  'core/pantry/roles.json': 'which word of a name tells the role; a name it does not know is asked of the index',
  'core/parsing/lines/unmeasured.ts': 'how much is meant where nothing is said, by the first word',
  'tools/scan/recipes.ts': 'recipes drawn for the measuring of the scanner',
}

/** The same of alternatives in a regular expression, which read what a cook says or tell kinds of dishes apart. */
const inPatterns: Readonly<Record<string, string>> = {
  'core/assistant/menus/menu-occasions.ts': 'what is eaten on which day',
  'core/assistant/menus/treatments.ts': 'ways of treating a food, with dishes as examples',
  'core/assistant/recipes/careful-guests.ts': 'what a child, a mother-to-be or somebody ill is not served',
  'core/knowledge/categories.ts': 'categories of dishes by the words of their names',
  'core/method/fitting/kin.ts': 'which foods stand for each other in a dish',
  'core/method/kinds/meats.ts': 'how long each cut stews',
  'core/method/kinds/sauces.ts': 'kinds of sauces by what they are made of',
  'core/method/plate.ts': 'how each product of a plate put together is usually treated',
}

const ofName = new Map<string, string>()
for (const { id, name, synonyms } of foods)
  for (const said of [name, ...synonyms]) {
    const key = nameKey(said)
    for (const form of [key, key.replace(/e?s$/, '')]) if (!ofName.has(form)) ofName.set(form, id)
  }

/** The foods named in the quoted words of a text: whole, or one by one in a list of words. */
const foodsNamed = (text: string): number => {
  const named = new Set<string>()
  for (const [, one = '', other = ''] of text.matchAll(/'([^'\n]{3,2000})'|"([^"\n]{3,6000})"/g))
    for (const item of (one || other).split(/[;|,]/).flatMap((part) => [part, ...part.split(' ')])) {
      const id = ofName.get(nameKey(item.trim()))
      if (id !== undefined) named.add(id)
    }
  return named.size
}

/** The foods named between the bars, brackets and signs of the regular expressions of a text. */
const foodsInPatterns = (text: string): number => {
  const named = new Set<string>()
  for (const [, pattern = ''] of text.matchAll(/\/((?:[^/\n\\]|\\.){12,4000})\/[giuy]*/g))
    for (const word of pattern.split(/[^a-zñáéíóú ]+/)) {
      const id = ofName.get(nameKey(word.trim()))
      if (id !== undefined && word.trim().length > 2) named.add(id)
    }
  return named.size
}

const root = resolve(import.meta.dirname, '..')
const files = globSync('{core,server,web,tools}/**/*.{ts,tsx,json}', { cwd: root })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !/\.test\.tsx?$|node_modules|tsconfig|^core\/spanish\//.test(path))

test('lo que nombra muchos alimentos es el índice, o dice aquí qué más sabe de ellos', () => {
  const lists = files.filter((path) => foodsNamed(readFileSync(join(root, path), 'utf8')) > mostNamed)
  expect(lists.toSorted()).toEqual(Object.keys(also).toSorted())
  expect(files.length).toBeGreaterThan(900)
})

test('una expresión que nombra muchos alimentos dice aquí qué lee con ellos', () => {
  const lists = files.filter((path) => foodsInPatterns(readFileSync(join(root, path), 'utf8')) > mostNamed)
  expect(lists.toSorted()).toEqual(Object.keys(inPatterns).toSorted())
})

test('lo que la seguridad sabe de un alimento está unido a su fila', () => {
  const rows = readFileSync(join(root, 'core/safety/tables/food-hazards.tsv'), 'utf8').trimEnd().split('\n').slice(1)
  const linked = rows
    .flatMap((row) => (row.split('\t')[0] ?? '').split(';'))
    .filter((id) => !id.startsWith('category:'))
  const known = new Set(foods.map(({ id }) => id))
  expect(linked.filter((id) => !known.has(id))).toEqual([])
  expect(linked.length).toBeGreaterThan(150)
})

test('una segunda lista de alimentos pone esto en rojo', () => {
  const planted = `const roots = '${foods
    .slice(0, 60)
    .map(({ name }) => name.toLowerCase())
    .join('; ')}'`
  expect(foodsNamed(planted)).toBeGreaterThan(mostNamed)
  const inArray = `const roots = [${foods
    .slice(200, 260)
    .map(({ name }) => `'${name}'`)
    .join(', ')}]`
  expect(foodsNamed(inArray)).toBeGreaterThan(mostNamed)
  const pattern = `const roots = /${foods
    .slice(0, 90)
    .map(({ name }) => name.toLowerCase())
    .join('|')}/`
  expect(foodsInPatterns(pattern)).toBeGreaterThan(mostNamed)
})
