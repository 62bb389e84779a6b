import { z } from 'zod'
import { allergenReportToRow } from '#core/api/allergens.ts'
import {
  analysisToRow,
  type CalculateNutritionAnswer,
  type CalculateNutritionBody,
  type ProposedFood,
} from '#core/api/nutrition.ts'
import { lineFromRow } from '#core/api/recipes.ts'
import { AppError } from '#core/errors/app-error.ts'
import { reportBook, reportOfLines } from '#core/nutrition/allergen-book.ts'
import { analyseBook } from '#core/nutrition/analyse-book.ts'
import { analyseRecipe } from '#core/nutrition/analyse-recipe.ts'
import type { Analysis } from '#core/nutrition/analysis.ts'
import { type FoodChoices, resolverOf } from '#core/nutrition/resolve-food.ts'
import { warningsOf } from '#core/nutrition/warnings.ts'
import { ingredientKey } from '#core/pantry/ingredient-key.ts'
import { asReader } from '#server/database/as-user.ts'
import { readBelow, yieldsOf } from '#server/elaboraciones/queries.ts'
import type { Deps } from '#server/http/deps.ts'
import type { Model } from '#server/language-model/model.ts'
import { readPrompt } from '#server/language-model/prompts.ts'
import { type Origin, withModel } from '#server/language-model/with-model.ts'
import { loadFoodSearch, loadPantry } from '#server/pantry/load.ts'
import { findCorrectionsOf, readFoodChoices } from './queries.ts'

type Asker = { readonly userId: string; readonly signal: AbortSignal }
type Proposals = ReadonlyMap<string, string>

/** Which food of the table is proposed for names nobody recognised, by `ingredientKey`, and who proposes it. */
type Propose = (names: readonly string[], choices: FoodChoices) => Promise<{ readonly value: Proposals } & Origin>

/**
 * The nutrition of a recipe, whole recipe (specification §7). Every number is ours, from the food table; a model, where one
 * answers, may only propose which food of the table a name means that nobody recognised, and such lines say so. Nothing
 * recognised at all is an error: zeros would be a lie.
 */
export const calculateNutrition = (
  deps: Deps,
  model: Model | undefined,
  asker: Asker,
  body: Pick<CalculateNutritionBody, 'ingredients'>,
): Promise<CalculateNutritionAnswer> =>
  calculateWith(deps, asker.userId, body, (names, choices) => proposeFoods(model, asker, names, choices))

/**
 * The same without asking anybody: `proposed` is what a model said before, as a client remembers it. It counts where the
 * model would have been asked and offered that food; `modelName` undefined: no model is configured, and nothing of it counts.
 */
export const recalculateNutrition = (
  deps: Deps,
  userId: string,
  body: Pick<CalculateNutritionBody, 'ingredients'>,
  proposed: readonly ProposedFood[],
  modelName: string | undefined,
): Promise<CalculateNutritionAnswer> =>
  calculateWith(deps, userId, body, async (names, choices) => {
    if (modelName === undefined || proposed.length === 0) return { value: new Map(), engine: 'local' }
    const asked = unrecognised(names, choices)
    const matches = proposed.map(({ name, food_id }) => ({
      n: asked.findIndex((line) => ingredientKey(line.name) === ingredientKey(name)),
      food_id,
    }))
    return { value: proposalsOf(matches, asked), engine: 'model', model: modelName }
  })

const calculateWith = async (
  deps: Deps,
  userId: string,
  { ingredients }: Pick<CalculateNutritionBody, 'ingredients'>,
  propose: Propose,
): Promise<CalculateNutritionAnswer> => {
  const lines = ingredients.filter(({ name }) => name.trim() !== '').map(lineFromRow)
  if (lines.length === 0) throw new AppError('no_valid_ingredient')
  const { below, corrections, names, choices } = await asReader(deps.store, userId, async (mine) => {
    const below = await readBelow(mine, lines)
    const corrections = await findCorrectionsOf(
      mine,
      below.map(({ id }) => id),
    )
    const names = [lines, ...below.map((recipe) => recipe.lines)]
      .flat()
      .flatMap(({ name, link }) => (link ? [] : [name]))
    return { below, corrections, names, choices: await readFoodChoices(mine, names) }
  })
  const { value: proposed, ...origin } = await propose(names, choices)
  const resolve = resolverOf(loadPantry(), choices, proposed)
  const known = yieldsOf(below, resolve)
  const book = below.flatMap((recipe) => {
    const comesTo = known.get(recipe.id)
    return comesTo === undefined ? [] : [{ ...recipe, known: comesTo }]
  })
  const analysis = analyseRecipe(lines, resolve, analyseBook(book, resolve))
  const reports = reportBook(below, resolve, (id) => corrections.get(id) ?? [])
  const author = authorOf(analysis, origin)
  return {
    nutrition: nutritionOf(analysis),
    ...analysisToRow(analysis, warningsOf(analysis, author.engine === 'model' ? author.model : undefined)),
    allergens: allergenReportToRow(reportOfLines(lines, resolve, [], reports)),
    ...author,
  }
}

const nutritionOf = ({ lines, totals }: Analysis): CalculateNutritionAnswer['nutrition'] => {
  const { calories, proteins, carbohydrates, fats, fiber, sodium, sugar, calcium, iron, vitamin_a, vitamin_c } = totals
  if (calories === null || proteins === null || carbohydrates === null || fats === null) {
    const issues = lines.map(({ doubts }, index) => ({
      path: `ingredients.${index}.name`,
      message: doubts.includes('not_recognised') ? 'No se reconoce' : 'No tiene peso o datos conocidos',
    }))
    throw new AppError('nothing_recognised', { issues: issues.slice(0, 20) })
  }
  return { calories, proteins, carbohydrates, fats, fiber, sodium, sugar, calcium, iron, vitamin_a, vitamin_c }
}

/** The model is an author where a line stands on its word; asked in vain, or answering 'none', it is not. */
const authorOf = ({ lines }: Analysis, origin: Origin): Origin =>
  origin.engine === 'model' && !lines.some(({ matchedBy }) => matchedBy === 'model') ? { engine: 'local' } : origin

/** One line of a long recipe's names and their candidates is about 120 tokens. */
const mostNames = 40
const candidatesPerName = 8
const maxTokens = 4000

const proposeFoods = async (
  model: Model | undefined,
  { userId, signal }: Asker,
  names: readonly string[],
  choices: FoodChoices,
): Promise<{ readonly value: Proposals } & Origin> => {
  const asked = model === undefined ? [] : unrecognised(names, choices)
  const nobody = (): Proposals => new Map()
  if (asked.length === 0) return { value: nobody(), engine: 'local' }
  const data = {
    ingredients: asked.map(({ name, candidates }, n) => ({
      n,
      name,
      candidates: candidates.map(({ id, name: food }) => ({ id, name: food })),
    })),
  }
  const instructions = readPrompt('calculate-nutrition')
  const question = { userId, signal, instructions, data, schema: matchesAnswer, maxTokens, temperature: 0.2 }
  return withModel<Proposals>(
    model,
    async (it) => {
      const answer = await it.askObject(question)
      return answer.ok ? { ok: true, value: proposalsOf(answer.value.matches, asked) } : answer
    },
    nobody,
  )
}

const matchesAnswer = z.object({
  matches: z.array(z.object({ n: z.number().int().min(0), food_id: z.string().max(200).nullable() })).max(mostNames),
})

const unrecognised = (names: readonly string[], choices: FoodChoices) => {
  const resolve = resolverOf(loadPantry(), choices)
  const { similar } = loadFoodSearch()
  return [...new Set(names.map((name) => name.trim()))]
    .filter((name) => choices.get(ingredientKey(name)) !== null && resolve(name) === null)
    .map((name) => ({ name, candidates: similar(name, candidatesPerName) }))
    .filter(({ candidates }) => candidates.length > 0)
    .slice(0, mostNames)
}

/** Only what was offered counts, whatever the model writes. */
const proposalsOf = (
  matches: z.infer<typeof matchesAnswer>['matches'],
  asked: ReturnType<typeof unrecognised>,
): Proposals => {
  const proposals = new Map<string, string>()
  for (const { n, food_id } of matches) {
    const line = asked[n]
    const food = line?.candidates.find(({ id }) => id === food_id)
    if (line !== undefined && food !== undefined) proposals.set(ingredientKey(line.name), food.id)
  }
  return proposals
}
