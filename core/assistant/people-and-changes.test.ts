import { expect, test } from 'vitest'
import type { IngredientDraft } from '#core/recipes/recipe.ts'
import { lastReply } from '#testing/talk-to-assistant.ts'
import { type Findings, type FoundRecipe, noFindings, type SavedPrice } from './kitchen/findings.ts'
import { fewIn } from './menus/few-guests.ts'
import { subjectOf } from './turns/subject.ts'
import { peopleNotOwn } from './words/people.ts'

const g = (name: string, quantity: number): IngredientDraft => ({ name, quantity, unit: 'g' })
const soup: FoundRecipe = {
  id: 'r1',
  name: 'Porra antequerana',
  category: 'Entrantes',
  servings: 10,
  method: 'Triturar el tomate con el pan.',
  ingredients: [g('tomate', 2000), g('pan', 500), g('aceite de oliva', 200), g('atún en aceite', 300)],
  elaboraciones: [],
  unmeasured: [],
}
const price = (ingredientName: string, pricePerUnit: number): SavedPrice => ({
  ingredientName,
  pricePerUnit,
  unit: 'kg',
  source: 'Albarán',
  lastUpdated: '2026-11-01T10:00:00.000Z',
})
const own: Findings = {
  ...noFindings,
  recipe: soup,
  prices: [price('tomate', 2), price('pan', 3), price('aceite de oliva', 8), price('atún en aceite', 10)],
}

test('la gente y los aparatos de la casa no son recetas suyas', () => {
  expect(peopleNotOwn('mi cocinera está de baja')).toBe('el cocinera está de baja')
  expect(peopleNotOwn('mi cámara no enfría')).toBe('el cámara no enfría')
  expect(peopleNotOwn('mi gazpacho')).toBe('mi gazpacho')
  expect(lastReply(['mi cuñado dice que cocina mejor']).response).not.toContain('en tu biblioteca')
})

test('un comensal nunca entra en el nombre del plato', () => {
  expect(subjectOf('arroz con leche viene una niña celíaca').name).toBe('arroz con leche')
  expect(subjectOf('gazpacho para mi sobrino').name).toBe('gazpacho')
  expect(subjectOf('receta de niños envueltos').name).toBe('niños envueltos')
  expect(lastReply(['brazo de gitano', 'viene una clienta celíaca']).response).not.toMatch(/gitano viene/i)
})

test('cuánto se mueve el coste tras un cambio, y con qué alérgeno de menos', () => {
  const changed = lastReply(['cuánto cuesta mi porra', 'hazla sin pan'], own)
  expect(changed.response).toContain('ya no lleva **gluten**')
  const moved = lastReply(['cuánto cuesta mi porra', 'hazla sin pan', 'cuánto baja el coste'], own)
  // 500 g of bread at 3 €/kg among 10 servings.
  expect(moved.response).toContain('Baja **0,15 €** por ración')
  expect(lastReply(['cuánto cuesta mi porra', 'cuánto sube el coste'], own).response).toContain(
    'no le has cambiado nada',
  )
})

test('unos pocos de una mesa grande tienen su cubierto, y los demás el menú entero', () => {
  const { few, rest } = fewIn('banquete para 90 con 4 celíacos y dos veganos', 90)
  expect(few.map(({ count, said }) => [count, said])).toEqual([
    [4, 'celíacos'],
    [2, 'veganos'],
  ])
  expect(rest).toBe('banquete para 90')
  expect(fewIn('menú para 4 con 2 celíacos', 4).few).toEqual([])
  expect(lastReply(['menú para 60 con 3 veganos']).response).toMatch(
    /Menú para 60[\s\S]*Cubiertos aparte[\s\S]*3 veganos/,
  )
  // Who orders the menu changed gets another, for all of the table.
  expect(lastReply(['menú de comunión para 80', 'hay 6 alérgicos al pescado, cámbialo']).response).toMatch(
    /^\*\*Menú de comunión · versión sin pescado para 80\*\*(?![\s\S]*(?:Cubiertos aparte|Merluza|rape))/,
  )
  // Named after the menu they are as few, and the table stays as large.
  for (const said of ['tengo 2 alérgicos al huevo', 'me vienen 3 vegetarianos', 'hay dos intolerantes a la lactosa'])
    expect(lastReply(['menú de boda para 90', said]).response, said).toMatch(
      /para 90[\s\S]*Cubiertos aparte[\s\S]*\*\*\d (?:alérgicos al huevo|vegetarianos|intolerantes a la lactosa)\*\*/,
    )
})

test('un plato que se pide sin algo no lo lleva en la lista', () => {
  const { recipe } = lastReply(['receta de crema de calabacín sin sal para 8'])
  expect(recipe?.ingredients.some(({ name }) => /^sal\b/i.test(name))).toBe(false)
  expect(recipe?.name).toMatch(/sin sal/i)
  expect(lastReply(['postre sin gluten con chocolate y fresa para 8']).recipe?.name).not.toMatch(/sin fresa/)
})
