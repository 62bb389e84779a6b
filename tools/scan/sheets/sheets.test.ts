import { expect, test } from 'vitest'
import { parseRecipeText } from '#core/parsing/recipe-text.ts'
import { readPapers, readRecipes, readSheets } from './read-sheets.ts'
import { sheetHtml } from './sheet-html.ts'
import { truthOfSheet } from './truth-of-sheet.ts'

const sheets = readSheets()
const recipes = readRecipes()
const papers = readPapers()

test('son cien, la mitad apartadas, y lo apartado no se ve en las otras ni en las de afinar', () => {
  expect(sheets.filter(({ part }) => part === 'seen' || part === 'held')).toHaveLength(100)
  expect(sheets.filter(({ part }) => part === 'held')).toHaveLength(50)
  const seen = new Set(sheets.filter(({ part }) => part !== 'held').map(({ of }) => of))
  expect(sheets.filter(({ part, of }) => part === 'held' && seen.has(of))).toEqual([])
})

test('cada hoja se puede dibujar, y su letra va dentro', () => {
  for (const sheet of sheets) {
    const printed = recipes.get(sheet.of) ?? papers.get(sheet.of)
    if (printed === undefined) throw new Error(`No hay «${sheet.of}»`)
    expect(sheetHtml(sheet, printed)).toContain('font/woff2;base64,')
  }
})

test.each([...recipes.values()].map((recipe) => [recipe.name, recipe] as const))(
  '%s: lo impreso, tecleado, se lee como está dicho',
  (_, { name, yields, servings, lines, steps }) => {
    const text = [name, yields, 'Ingredientes', ...lines.map(({ printed }) => printed), 'Elaboración', ...steps]
    const read = parseRecipeText(text.join('\n'))
    const [sheet] = sheets
    if (sheet === undefined) throw new Error('No hay hojas')
    const truth = truthOfSheet({ ...sheet, layout: 'lista' }, { name, yields, servings, lines, steps })
    expect(read?.servings).toBe(servings)
    expect(read?.steps).toEqual(steps)
    expect(read?.ingredients.map(({ name: food, quantity, unit }) => `${quantity} ${unit} ${food}`)).toEqual(
      truth.ingredients.map(({ name: food, quantity, unit }) => `${quantity} ${unit} ${food}`),
    )
  },
)
