import { describe, expect, test } from 'vitest'
import { listedIngredients } from '#core/assistant/turns/given-ingredients.ts'
import { parseRecipePage, parseRecipeText } from '#core/parsing/recipe-text.ts'
import { parseIngredientLine } from './ingredient-line.ts'
import { pastedIngredients } from './pasted-ingredients.ts'

/** 'Alimento, cantidad' is one ingredient wherever it is read. `null`: no amount is said. */
const lines: readonly (readonly [line: string, name: string, quantity: number | null, unit: string])[] = [
  ['orégano, 1 cucharadita colmada', 'orégano', 1, 'cucharadita'],
  ['laurel, 2 hojas', 'laurel', 2, 'unidad'],
  ['laurel / 2 hojas', 'laurel', 2, 'unidad'],
  ['perejil, un manojo', 'perejil', 1, 'unidad'],
  ['tomillo, 2 ramitas frescas', 'tomillo', 2, 'unidad'],
  ['cebolla, 1 grande', 'cebolla', 1, 'unidad'],
  ['cebolla, media', 'cebolla', 0.5, 'unidad'],
  ['tomate, 2, rallados', 'tomate', 2, 'unidad'],
  ['ajo, 2 dientes, picados', 'ajo', 2, 'unidad'],
  ['harina, 3 cucharadas soperas', 'harina', 3, 'cucharada'],
  ['leche entera, 1 l', 'leche entera', 1, 'l'],
  ['huevos, dos', 'huevos', 2, 'unidad'],
  ['sal, c/s', 'sal', null, ''],
  ['c.s. de sal', 'sal', null, ''],
  ['c/n de azúcar', 'azúcar', null, ''],
  ['cant. suf. de sal', 'sal', null, ''],
  ['sal cant. suf.', 'sal', null, ''],
  ['pimienta al gusto', 'pimienta', null, ''],
  ['pimienta, al gusto', 'pimienta', null, ''],
]

const sheet = `Lentejas\n\nIngredientes\n200 g de lentejas\n${lines.map(([line]) => line).join('\n')}\n\nElaboración\nCocer todo una hora.`
const expected = lines.map(([, name, quantity, unit]) => (quantity === null ? name : `${quantity} ${unit} ${name}`))
type Read = { readonly name: string; readonly quantity: number; readonly unit: string }
const shown = (read: readonly Read[]): string[] =>
  read.map(({ name, quantity, unit }, at) => (lines[at]?.[2] === null ? name : `${quantity} ${unit} ${name}`))

test.each(lines)('%s', (line, name, quantity, unit) => {
  const read = parseIngredientLine(line)
  expect(read?.name).toBe(name)
  if (quantity === null) expect(read?.approximate).toBe(true)
  else expect([read?.quantity, read?.unit]).toEqual([quantity, unit])
})

test.each(['chocolate 70, troceado', 'harina T55, tamizada', 'nata 35 %, fría'])('«%s» no dice cuánto', (line) => {
  expect(parseIngredientLine(line)?.approximate).toBe(true)
})

describe('dentro de una lista', () => {
  test('pegada en el formulario: una fila por ingrediente, y lo que no dice cuánto, como está', () => {
    const read = pastedIngredients(lines.map(([line]) => line).join('\n'))
    expect(read).toHaveLength(lines.length)
    for (const [at, [line, name, quantity, unit]] of lines.entries()) {
      if (quantity === null) expect(read[at]).toEqual({ name: line, quantity: 0, unit: 'g' })
      else {
        expect(read[at]?.name.replace(/ \(.*/, '')).toBe(name)
        expect([read[at]?.quantity, read[at]?.unit]).toEqual([quantity, unit])
      }
    }
  })

  test('importada como texto', () => {
    expect(shown(parseRecipeText(sheet)?.ingredients.slice(1) ?? [])).toEqual(expected)
  })

  test('leída de una hoja por el escáner', () => {
    const page = sheet.split('\n').map((text) => ({ text, height: 20 }))
    expect(shown(parseRecipePage(page)?.ingredients.slice(1) ?? [])).toEqual(expected)
  })

  test('dicha al asistente', () => {
    const read = shown(listedIngredients(lines.map(([line]) => line).join('\n')))
    expect(read.map((line) => line.replace(' (manojo)', ''))).toEqual(expected)
  })

  test('en una sola línea', () => {
    const line = 'orégano, 1 cucharadita colmada, laurel, 2 hojas, arroz, 200 g; sal, c/s; c.s. de azúcar'
    const names = pastedIngredients(line).map(({ name }) => name.replace(/ \(.*|, c\/s$/, ''))
    expect(names).toEqual(['orégano', 'laurel', 'arroz', 'sal', 'c.s. de azúcar'])
  })

  test('detrás de lo que se pide', () => {
    expect(listedIngredients('hazme una receta con pollo, 500 g y arroz, 200 g')).toEqual([
      { name: 'pollo', quantity: 500, unit: 'g' },
      { name: 'arroz', quantity: 200, unit: 'g' },
    ])
  })
})
