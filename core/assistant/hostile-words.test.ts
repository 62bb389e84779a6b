import { expect, test } from 'vitest'
import { readPaste } from '#core/ice-cream/composition/paste-rows.ts'
import { draftMethod } from '#core/method/draft-method.ts'
import { canBeIgnored } from '#core/pantry/ignored-words.ts'
import { parseIngredientLine } from '#core/parsing/lines/ingredient-line.ts'
import { parseRecipeText } from '#core/parsing/recipe-text.ts'
import { knowledge } from '#testing/knowledge.ts'
import { answer } from './answer.ts'
import { noFindings } from './kitchen/findings.ts'
import { readQuestion } from './turns/read-question.ts'

/** Names every JavaScript object answers to: looked up in a plain object they find a function where a word was meant. */
const words = ['constructor', '__proto__', 'toString', 'tostring', 'valueOf', 'hasOwnProperty', 'isPrototypeOf']

const phrases: readonly ((word: string) => string)[] = [
  (word) => word,
  (word) => `receta de ${word}`,
  (word) => `crea una receta de ${word} con ${word} para 4`,
  (word) => `crema de ${word}`,
  (word) => `busca recetas con ${word}`,
  (word) => `menú de ${word} para 10`,
  (word) => `¿cuánto cuesta el ${word}?`,
  (word) => `convierte 3 tazas de ${word} a ${word}`,
  (word) => `cambia el ${word} por ${word}`,
  (word) => `quita el ${word}`,
  (word) => `añade ${word}`,
  (word) => `¿cuánto aguanta el ${word} en la nevera?`,
  (word) => `¿qué alérgenos lleva el ${word}?`,
  (word) => `Tengo:\n200 g de ${word}\n3 ${word}\n${word} al gusto`,
]

test.each(words)('«%s» es una palabra como otra', (word) => {
  const recipe = {
    name: word,
    category: word,
    servings: 4,
    ingredients: [
      { name: word, quantity: 1, unit: 'g' as const },
      { name: 'Sal', quantity: 1, unit: 'g' as const },
    ],
    method: `Añadir el ${word}.`,
  }
  for (const phrase of phrases)
    for (const before of [[], [{ role: 'assistant' as const, content: word, recipe }]]) {
      const question = readQuestion([...before, { role: 'user', content: phrase(word) }], knowledge)
      const { response } = answer(question, noFindings, knowledge)
      expect(response, phrase(word)).toMatch(/\p{L}{3}/u)
      expect(response, phrase(word)).not.toContain('[native code]')
    }
  expect(draftMethod({ recipeName: word, ingredients: recipe.ingredients }).method).toMatch(/\p{L}{3}/u)
  const line = parseIngredientLine(`200 g de ${word}`)
  expect(line).toMatchObject({ name: expect.stringContaining(word.replaceAll('_', '')), quantity: 200, unit: 'g' })
  expect(parseIngredientLine(word)?.quantity).not.toBeNaN()
  const text = `Tarta\nIngredientes\n200 g de ${word}\n2 huevos\nElaboración\n1. Batir todo.\n2. Cocer el ${word}.`
  expect(parseRecipeText(text)?.ingredients.map(({ quantity }) => quantity)).toEqual([200, 2])
  expect(canBeIgnored(word, 'quesos')).toBe(false)
})

test.each(words)('una fila «%s» pegada en una fórmula es un nombre, no una unidad', (word) => {
  const pasted = readPaste({ ingredients: [], byId: new Map(), match: () => null }, `${word}\t100\nLeche\t200`)
  expect(pasted).toMatchObject({ kind: 'rows', rows: [{ name: word, quantity: 100, unit: 'g' }, { name: 'Leche' }] })
})
