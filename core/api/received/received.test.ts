import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { assistantBody } from '#core/api/assistant.ts'
import { createFormulaIngredientsBody } from '#core/api/ice-cream.ts'
import { saveNutritionBody } from '#core/api/nutrition.ts'
import { savePriceBody } from '#core/api/prices.ts'
import { createRecipeBody } from '#core/api/recipes.ts'
import { receivedChat } from './chat.ts'
import { receivedFormula } from './formula.ts'
import { receivedMethod } from './method.ts'
import { nutritionToSave, receivedNutrition } from './nutrition.ts'
import { receivedPrice } from './price.ts'
import { receivedScan, scanLine } from './scan.ts'

const pan = { name: 'Pan', ingredients: [{ name: 'Harina', quantity: 1, unit: 'kg' }], method: 'Amasar.\nHornear.' }

describe('los campos de la especificación bastan', () => {
  test('asistente: {response}', () => {
    expect(receivedChat.parse({ response: 'Hola' })).toEqual({
      response: 'Hola',
      recipe: null,
      links: [],
      suggestions: [],
      engine: null,
      model: null,
      notice: null,
    })
  })

  test('asistente: {response, recipe} sin categoría ni raciones', () => {
    expect(receivedChat.parse({ response: 'Va.', recipe: pan }).recipe).toEqual({
      ...pan,
      category: 'Sin categoría',
      servings: 1,
      doubts: [],
    })
  })

  test('método: {method}, como texto o como pasos', () => {
    const nothing = { engine: null, model: null, notice: null, warnings: [], basisText: null }
    expect(receivedMethod.parse({ method: 'Uno.\nDos.' })).toEqual({ method: 'Uno.\nDos.', ...nothing })
    expect(receivedMethod.parse({ method: ['Uno.', 'Dos.'] }).method).toBe('Uno.\nDos.')
    expect(receivedMethod.safeParse({ method: ' ' }).success).toBe(false)
    expect(receivedMethod.safeParse({ method: [] }).success).toBe(false)
  })

  test('precio: {price, source, unit}, que sin más no es seguro', () => {
    const found = { price: 2.5, source: 'Lonja', unit: 'kg' }
    expect(receivedPrice.parse(found)).toEqual({ ...found, kind: 'estimate', price_date: null })
    expect(receivedPrice.parse({ ...found, source: 'Error en búsqueda' }).kind).toBe('fallback')
    for (const price of [0, -1, Number.NaN, 'mucho', null, 1e9])
      expect(receivedPrice.safeParse({ ...found, price }).success, String(price)).toBe(false)
  })

  test('escáner: {recipe}, y null si no la hay', () => {
    expect(receivedScan.parse({ recipe: pan }).recipe?.name).toBe('Pan')
    const none = { recipe: null, warnings: [], notice: null, others: [], pages: [], note: null }
    expect(receivedScan.parse({ recipe: null })).toEqual(none)
    expect(receivedScan.parse({ recipe: null, others: 'sí', pages: [7], note: {} })).toEqual(none)
    expect(receivedScan.parse({}).recipe).toBeNull()
  })

  test('escáner: la respuesta entera vale por la última línea', () => {
    expect(scanLine.parse({ recipe: pan })).toMatchObject({ answer: { recipe: { name: 'Pan' } } })
    expect(scanLine.parse({ answer: { recipe: null } })).toMatchObject({ answer: { recipe: null } })
    expect(scanLine.parse({ stage: 'de otra versión' })).toEqual({ stage: 'de otra versión' })
    expect(scanLine.safeParse(null).success).toBe(false)
    expect(scanLine.safeParse('hola').success).toBe(false)
  })

  test('nutrición: lo que falta es null, y sin desglose no hay alimentos propuestos', () => {
    const nutrition = { calories: 400, proteins: 10, carbohydrates: 50, fats: 12 }
    const read = receivedNutrition.parse({ nutrition })
    expect(nutritionToSave(read, '2026-01-01T00:00:00.000Z')).toEqual({
      ...nutrition,
      ...{ fiber: null, sodium: null, sugar: null, calcium: null, iron: null, vitamin_a: null, vitamin_c: null },
      recipe_updated_at: '2026-01-01T00:00:00.000Z',
      proposed_foods: [],
    })
    expect(receivedNutrition.parse({ nutrition: { ...nutrition, iron: -3, sodium: '12,5' } }).nutrition).toMatchObject({
      iron: null,
      sodium: 12.5,
    })
    expect(receivedNutrition.safeParse({ nutrition: { ...nutrition, fats: null } }).success).toBe(false)
  })

  test('fórmula: {description, ingredients}', () => {
    const row = {
      ...{ name: 'Leche', quantity: 700, unit: 'g', ingredient_type: 'grasa', fat_content: 3.6, sugar_content: 0 },
      ...{ water_content: 88, non_fat_solids: 8.4 },
    }
    expect(receivedFormula.parse({ description: 'Base', ingredients: [row] })).toEqual({
      description: 'Base',
      ingredients: [{ ...row, pac_contribution: 0, pod_contribution: 0 }],
      ...{ engine: null, model: null, notice: null, warnings: [] },
    })
    const [odd] = receivedFormula.parse({
      ingredients: [{ name: 'Nata', quantity: '2', unit: 'Litros', ingredient_type: 'Azúcar', fat_content: 350 }],
    }).ingredients
    expect(odd).toMatchObject({ name: 'Nata', quantity: 2, unit: 'l', ingredient_type: 'azucar', fat_content: 0 })
  })
})

describe('lo nuestro se lee si está bien, y si no, como si no estuviera', () => {
  test('asistente', () => {
    const ours = {
      engine: 'model',
      model: 'M',
      notice: 'N',
      links: [{ recipeId: '1', name: 'Pan' }],
      suggestions: ['¿Y?'],
    }
    expect(receivedChat.parse({ response: 'Va.', ...ours })).toEqual({ response: 'Va.', recipe: null, ...ours })
    const odd = { engine: 7, model: {}, notice: [], links: [null], suggestions: 'x', recipe: 'ninguna' }
    expect(receivedChat.parse({ response: 'Va.', ...odd })).toEqual(receivedChat.parse({ response: 'Va.' }))
  })
})

describe('una receta dentro de una respuesta', () => {
  const recipe = (part: object) => receivedChat.parse({ response: '', recipe: { ...pan, ...part } }).recipe

  test.each<[string, unknown, string]>([
    ['pasos en lista', ['Amasar.', ' Hornear\n10 min. ', '', null], 'Amasar.\nHornear 10 min.'],
    ['pasos con número y texto', [{ step: 1, text: 'Amasar.' }, { description: 'Hornear.' }], 'Amasar.\nHornear.'],
    ['nada', undefined, ''],
    ['un número', 7, ''],
  ])('método: %s', (_, method, expected) => {
    expect(recipe({ method })?.method).toBe(expected)
  })

  test.each<[string, unknown, number]>([
    ['texto', '4 raciones', 4],
    ['cero', 0, 1],
    ['nada', null, 1],
    ['sin fin', Number.POSITIVE_INFINITY, 1],
    ['enorme', 1e12, 100_000],
  ])('raciones: %s', (_, servings, expected) => {
    expect(recipe({ servings })?.servings).toBe(expected)
  })

  test.each<[string, unknown, object]>([
    ['unidad larga', { name: 'Harina', quantity: 200, unit: 'gramos' }, { name: 'Harina', quantity: 200, unit: 'g' }],
    ['una línea', '2 dl de nata', { name: 'nata', quantity: 200, unit: 'ml' }],
    ['unidad que nadie conoce', { name: 'Sal', quantity: 3, unit: 'zarpas' }, { name: 'Sal', unit: 'unidad' }],
    ['sin cantidad', { name: 'Sal' }, { name: 'Sal', quantity: 5, unit: 'g' }],
    ['negativa', { name: 'Queso rallado', quantity: -2, unit: 'g' }, { name: 'Queso rallado' }],
    ['sin letras', { name: '🧂', quantity: 2, unit: 'g' }, { name: '🧂', quantity: 2, unit: 'g' }],
  ])('ingrediente: %s', (_, line, expected) => {
    const [read] = recipe({ ingredients: [line] })?.ingredients ?? []
    expect(read).toMatchObject(expected)
    expect(read?.quantity).toBeGreaterThan(0)
  })

  test('lo adivinado lo dice la receta', () => {
    expect(recipe({ ingredients: [{ name: 'Sal' }] })?.doubts).toEqual(['«Sal»: cantidad estimada (5 g)'])
    expect(recipe({ ingredients: [pan.ingredients[0], {}, null] })?.doubts).toEqual([
      'No se entienden 2 ingredientes de la respuesta.',
    ])
  })

  test('sin nombre se llama de algún modo; sin nada no es una receta', () => {
    expect(recipe({ name: ' ' })?.name).toBe('Receta sin nombre')
    for (const nothing of [{}, [], null, 'Pan', 7, { name: 'Pan' }, { category: 'Postre' }])
      expect(receivedChat.parse({ response: '', recipe: nothing }).recipe).toBeNull()
  })

  test('leída otra vez es la misma', () => {
    const once = receivedChat.parse({ response: 'x', recipe: { ...pan, ingredients: ['sal al gusto', {}] } })
    expect(receivedChat.parse(JSON.parse(JSON.stringify(once)))).toEqual(once)
  })
})

describe('venga lo que venga', () => {
  const words = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('al gusto', 'g', 'gramos', '\0', '\ud800', '1/2', '__proto__', 'x'.repeat(300), '<b>'),
  )
  const value = fc.oneof(fc.jsonValue({ stringUnit: 'binary' }), words, fc.double(), fc.constant(undefined))
  const line = fc.oneof(value, fc.record({ name: words, quantity: value, unit: value }))
  const recipe = fc.record({
    name: value,
    category: value,
    servings: value,
    method: fc.oneof(value, fc.array(value)),
    ingredients: fc.oneof(value, fc.array(line)),
  })

  test('la receta se puede guardar y vuelve en el historial', () => {
    fc.assert(
      fc.property(recipe, (made) => {
        const read = receivedChat.parse({ response: 'x', recipe: made }).recipe
        if (read === null) return
        const { doubts, ...draft } = read
        expect(createRecipeBody.safeParse({ ...draft, warnings: doubts }).success).toBe(true)
        expect(read.ingredients.every(({ quantity }) => quantity > 0)).toBe(true)
        const messages = [
          { role: 'assistant', content: 'x', recipe: draft },
          { role: 'user', content: 'x' },
        ]
        expect(assistantBody.safeParse({ messages }).success).toBe(true)
      }),
    )
  })

  test('precio, nutrición y fórmula que se aceptan se pueden guardar', () => {
    fc.assert(
      fc.property(value, value, value, fc.array(fc.dictionary(words, value)), (one, two, three, rows) => {
        const price = receivedPrice.safeParse({ price: one, source: two, unit: three, price_date: two, kind: three })
        if (price.success) {
          const { price: price_per_unit, ...rest } = price.data
          expect(savePriceBody.safeParse({ ...rest, price_per_unit, ingredient_name: 'x' }).success).toBe(true)
        }
        const nutrition = { calories: one, proteins: two, carbohydrates: three, fats: one, iron: two }
        const analysed = receivedNutrition.safeParse({ nutrition, lines: rows, engine: three })
        const saved = analysed.success && nutritionToSave(analysed.data, '2026-01-01T00:00:00.000Z')
        if (saved !== false) expect(saveNutritionBody.safeParse(saved).success).toBe(true)
        const odd = { name: one, quantity: two, unit: three, fat_content: one, pac_contribution: two }
        const { ingredients } = receivedFormula.parse({ description: one, ingredients: [odd, ...rows] })
        const formula_id = '00000000-0000-4000-8000-000000000000'
        expect(createFormulaIngredientsBody.safeParse({ formula_id, items: ingredients.slice(0, 100) }).success).toBe(
          true,
        )
      }),
    )
  })
})
