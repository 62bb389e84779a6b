import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { growthOf, mostGrowth } from '#testing/growth.ts'
import { parseRecipeText } from './recipe-text.ts'

describe('siempre', () => {
  const line = fc.constantFrom(
    ...['Tortilla de patatas', 'Para 4 personas', 'INGREDIENTES', 'Ingredientes (4 raciones): 1 kg de tomates, sal'],
    ...['- 6 huevos', '600 g de patatas', 'Para la masa:', 'Leche ....... 1 l', 'Sal y pimienta', 'Salsa', 'c/s'],
    ...['Elaboración', 'Modo de hacer:', '1. Pelar las patatas.', '2) Freír', 'Batir los huevos. Cuajar.', 'y dorar'],
    ...[
      'Notas',
      'Tiempo: 1 h 30 min',
      'Rinde 1 kg',
      'Croquetas 12,50 €',
      'Estimado señor:',
      'Total 31,98 €',
      'Paso 1:',
    ],
    ...['1.', '(', '----', '½', ':', 'Para 0 personas', 'para 999999999999 personas', '0 g de sal', '\u0000', '🍰'],
  )
  const anyText = fc.oneof(
    fc.array(line, { maxLength: 30 }).map((lines) => lines.join('\n')),
    fc.string({ unit: 'grapheme', maxLength: 400 }),
  )

  test('o es null o se puede guardar: raciones enteras, cantidades mayores que 0, pasos con letras', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const found = parseRecipeText(text)
        if (found === null) return
        expect(Number.isInteger(found.servings) && found.servings >= 1 && found.servings <= 100_000).toBe(true)
        expect(found.ingredients.every(({ name, quantity }) => name !== '' && quantity > 0 && quantity <= 1e6)).toBe(
          true,
        )
        expect(found.steps.every((step) => /\p{L}/u.test(step) && !step.includes('\n'))).toBe(true)
        for (const minutes of Object.values(found.times)) expect(minutes ?? 0).toBeGreaterThanOrEqual(0)
      }),
      { numRuns: 500 },
    )
  })

  test('no inventa pasos: cada palabra de un paso estaba en el texto', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const words = new Set(text.match(/\p{L}+/gu))
        for (const step of parseRecipeText(text)?.steps ?? [])
          for (const word of step.match(/\p{L}+/gu) ?? []) expect(words).toContain(word)
      }),
      { numRuns: 300 },
    )
  })
})

describe('tiempo proporcional al tamaño', () => {
  /** Texts that make careless patterns go back and forth. */
  const traps: readonly (readonly [string, (size: number) => string])[] = [
    ['cifras', (size) => '1'.repeat(size)],
    ['grupos de millar', (size) => '1.000'.repeat(size / 5)],
    ['fracciones', (size) => '1/2 '.repeat(size / 4)],
    ['blancos', (size) => ' '.repeat(size)],
    ['blancos y una letra', (size) => `a${' '.repeat(size)}b`],
    ['puntos de guía', (size) => `harina${'.'.repeat(size)}x`],
    ['paréntesis abiertos', (size) => '('.repeat(size)],
    ['paréntesis pares', (size) => '(a)'.repeat(size / 3)],
    ['comas', (size) => ',a'.repeat(size / 2)],
    ['«y» sin fin', (size) => 'sal y '.repeat(size / 6)],
    ['«de» sin fin', (size) => '1 kg de '.repeat(size / 8)],
    ['una letra', (size) => 'a'.repeat(size)],
    ['mayúsculas y puntos', (size) => 'A. '.repeat(size / 3)],
    ['títulos', (size) => 'Ingredientes: '.repeat(size / 14)],
    ['títulos por líneas', (size) => 'Elaboración:\n'.repeat(size / 13)],
    ['numeración', (size) => `Ingredientes:\n2 huevos\n3 ajos\nElaboración: ${'1. a 2. b '.repeat(size / 10)}`],
    ['líneas cortas', (size) => 'Ingredientes\n'.concat('1 g a\n'.repeat(size / 6))],
    ['una lista de una línea', (size) => `Ingredientes: ${'2 huevos, '.repeat(size / 10)}`],
    ['frases', (size) => `Ingredientes\n2 huevos\n1 ajo\nElaboración\n${'Cocer. '.repeat(size / 7)}`],
  ]

  test.each(traps)('%s', (_, trap) => {
    const read = (parts: number) => {
      const text = trap(20_000 / parts)
      return () => parseRecipeText(text)
    }
    expect(growthOf(read)).toBeLessThan(mostGrowth)
  })
})
