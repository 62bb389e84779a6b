import { z } from 'zod'
import type { ScanAnswer, ScanBody, ScannedRecipe, ScanStage } from '#core/api/scanner.ts'
import { AppError } from '#core/errors/app-error.ts'
import { categoryOf, noCategory } from '#core/knowledge/categories.ts'
import type { RecipeText } from '#core/parsing/recipe-text.ts'
import type { Model } from '#server/language-model/model.ts'
import { readPrompt } from '#server/language-model/prompts.ts'
import { withModel } from '#server/language-model/with-model.ts'
import { acceptPhoto } from '#server/scanner/accept-photo.ts'
import type { Scanner, ScanResult } from '#server/scanner/scanner.ts'
import { normaliseAnswer } from './assistant-normalise.ts'
import { modelRecipe } from './model-recipe.ts'
import { doubtsAbout, spoonDoubts } from './scan-doubts.ts'

type Kitchen = { readonly scanner: Scanner; readonly model: Model | undefined }
type Asker = { readonly userId: string; readonly signal: AbortSignal }
type Found = { readonly recipe: ScannedRecipe | null; readonly warnings: readonly string[] }

/**
 * The recipe on a photo (specification §7). Our own reader always reads it; a model that sees may read it better, and what
 * it says is held against ours. The photo is not kept anywhere.
 */
export const scanRecipeDocument = async (
  { scanner, model }: Kitchen,
  { userId, signal }: Asker,
  { fileData }: ScanBody,
  onStage: (stage: ScanStage) => void,
): Promise<ScanAnswer> => {
  const bytes = acceptPhoto(fileData)
  const read = await scanner.scan({ userId, bytes, signal, onStage })
  // A picture nobody can decode is no question for a model either; bad handwriting is.
  if (!read.ok && read.picture === undefined) throw new AppError(read.trouble)
  if (model !== undefined) onStage('consulting')
  const { value, ...origin } = await withModel<Found>(
    model,
    (asked) => consult(asked, { userId, signal }, read),
    () => ownReading(read),
  )
  return { recipe: value.recipe, warnings: [...value.warnings], ...origin }
}

const ownReading = (read: ScanResult): Found => {
  if (!read.ok) throw new AppError(read.trouble)
  const { recipe, doubts } = read.scan
  return recipe === null ? { recipe: null, warnings: [] } : recipeOf(recipe, doubts)
}

const recipeOf = (
  { name, category, servings, ingredients, steps, warnings }: RecipeText,
  doubts: readonly string[],
): Found => ({
  recipe: {
    name: name === '' ? nameless : name,
    category: category === '' ? (categoryOf(name) ?? noCategory) : category,
    servings,
    ingredients: ingredients.map(({ name: food, quantity, unit }) => ({ name: food, quantity, unit })),
    method: steps.length === 0 ? stepless : steps.join('\n'),
  },
  warnings: [...new Set([...doubts, ...spoonDoubts(ingredients, servings), ...warnings])],
})

/** What stands where the paper says nothing: a recipe cannot be saved without. The reader's warnings tell of it. */
const nameless = 'Receta escaneada'
const stepless = 'Elaboración sin leer en la foto.'

const notARecipe = 'La IA no ve aquí una receta: comprueba lo leído.'

const isObject = (said: unknown): said is object => typeof said === 'object' && said !== null

/** Forty steps and sixty ingredients; a model that reasons first spends as much again on thoughts. */
const maxTokens = 6000
const modelAnswer = z.object({ recipe: z.nullable(modelRecipe) })

const consult = async (model: Model, asker: Asker, read: ScanResult) => {
  const picture = model.canSee ? (read.ok ? read.scan.picture : read.picture) : undefined
  const ownText = read.ok ? read.scan.text : ''
  const question = {
    ...asker,
    instructions: readPrompt('scan-recipe-document'),
    data: { textoLeido: ownText },
    schema: modelAnswer,
    // A recipe left out is no answer; one that is null says there is none.
    normalise: (said: unknown) => (isObject(said) && 'recipe' in said ? normaliseAnswer(said) : said),
    maxTokens,
  }
  const seen =
    picture && (await model.askObject({ ...question, pictures: [{ mediaType: 'image/jpeg', bytes: picture }] }))
  // Configured to see, and does not after all (§3.7): it may still put our own text in order.
  const blind = seen === undefined || (!seen.ok && seen.reason === 'rejected' && ownText !== '')
  const answer = blind ? await model.askObject(question) : seen
  if (!answer.ok) return answer
  const { recipe } = answer.value
  if (recipe === null) {
    const own = read.ok ? ownReading(read) : { recipe: null, warnings: [] }
    const value = own.recipe === null ? own : { ...own, warnings: [notARecipe, ...own.warnings] }
    return { ok: true, value } as const
  }
  const { steps, category, ...rest } = recipe
  const method = steps.map((step) => step.replace(/\s+/g, ' ')).join('\n')
  const scanned = { ...rest, category: category === '' ? (categoryOf(rest.name) ?? noCategory) : category, method }
  return { ok: true, value: { recipe: scanned, warnings: doubtsAbout(scanned, ownText) } } as const
}
