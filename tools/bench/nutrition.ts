import { nutritionToSave, receivedNutrition } from '#core/api/received/nutrition.ts'
import { everyday } from './everyday.ts'
import { ask, type BenchKitchen, get, measure, send } from './kitchen.ts'
import type { Call } from './load.ts'
import type { Report } from './report.ts'
import { benchRecipe } from './seed.ts'

/** Every nutrition call with 5,000 recipes in the account, 4,900 of them analysed. */
export const benchNutrition = async (kitchen: BenchKitchen, report: Report): Promise<void> => {
  const session = kitchen.ana
  const listed = await ask(kitchen, session, get('/rest/v1/recipes?limit=100'))
  const ids: string[] = listed.items.map((item: { id: string }) => item.id)
  const idFor = (index: number) => ids[index % ids.length] ?? ''
  const calculation = send('POST', '/functions/v1/calculate-nutrition', {
    recipeName: 'Arroz',
    servings: 4,
    ingredients: everyday,
  })
  const analyses = new Map<string, unknown>()
  for (const { id, name, servings, updated_at, ingredients } of listed.items.slice(0, 20)) {
    const own = send('POST', '/functions/v1/calculate-nutrition', { recipeName: name, servings, ingredients })
    analyses.set(id, nutritionToSave(receivedNutrition.parse(await ask(kitchen, session, own)), updated_at))
  }
  const analysed = [...analyses.keys()]
  const analysedId = (index: number) => analysed[index % analysed.length] ?? ''
  const foods = ['sal', 'tomate-cherry', null]
  const chosen = benchRecipe(1).ingredients[0]?.name
  const cases: readonly (readonly [string, (index: number) => Call])[] = [
    ['cards with their analysis, list of 50', () => get('/rest/v1/nutritional_info/recipes?limit=50')],
    ["cards, search 'croquetas'", () => get('/rest/v1/nutritional_info/recipes?q=croquetas&limit=50')],
    ['pending recipes, 20 whole and how many', () => get('/rest/v1/nutritional_info/pending')],
    ['calculate, 20 ingredients', () => calculation],
    [
      'save an analysis',
      (index) => send('PUT', `/rest/v1/nutritional_info/${analysedId(index)}`, analyses.get(analysedId(index))),
    ],
    ['read it with its lines', (index) => get(`/rest/v1/nutritional_info/${analysedId(index)}`)],
    ['allergens of a recipe', (index) => get(`/rest/v1/recipes/${idFor(index)}/allergens`)],
    ['food search, found', () => get('/rest/v1/foods?q=harina')],
    ['food search, only similar', () => get('/rest/v1/foods?q=calabazin%20verde')],
    [
      'choose a food',
      (index) => send('PUT', '/rest/v1/food_choices', { name: chosen, food_id: foods[index % foods.length] }),
    ],
  ]
  for (const [operation, callFor] of cases) {
    await measure(kitchen, report, { part: 'nutrition', session, operation, callFor, count: 160, connections: 4 })
  }
}
