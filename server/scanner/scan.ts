import { z } from 'zod'
import type { ScanAnswer, ScanBody, ScannedRecipe, ScanStage } from '#core/api/scanner.ts'
import { AppError } from '#core/errors/app-error.ts'
import { categoryOf, noCategory } from '#core/knowledge/categories.ts'
import type { RecipeText } from '#core/parsing/recipe-text.ts'
import { hazardsIn } from '#core/safety/gate-recipe.ts'
import type { Model } from '#server/language-model/model.ts'
import { modelRecipe } from '#server/language-model/model-recipe.ts'
import { normaliseAnswer } from '#server/language-model/normalise-answer.ts'
import { readPrompt } from '#server/language-model/prompts.ts'
import { withModel } from '#server/language-model/with-model.ts'
import { loadPantry } from '#server/pantry/load.ts'
import { loadSafety } from '#server/pantry/load-safety.ts'
import { acceptPhoto } from './accept-photo.ts'
import { doubtsAbout, spoonDoubts } from './scan-doubts.ts'
import type { Scanner, ScanResult } from './scanner.ts'

type Kitchen = { readonly scanner: Scanner; readonly model: Model | undefined }
type Asker = { readonly userId: string; readonly signal: AbortSignal }
/** The head of a data URL, and the picture it stood before. */
type Photo = Pick<ScanBody, 'fileData'> & { readonly photo: Buffer }
type Found = { readonly recipe: ScannedRecipe | null; readonly warnings: readonly string[] }

/**
 * The recipe on a photo (specification §7). Our own reader always reads it; a model that sees may read it better, and what
 * it says is held against ours. The photo is not kept anywhere.
 */
export const scanRecipeDocument = async (
  { scanner, model }: Kitchen,
  { userId, signal }: Asker,
  { fileData, photo: bytes }: Photo,
  onStage: (stage: ScanStage) => void,
): Promise<ScanAnswer> => {
  acceptPhoto(fileData, bytes)
  const read = await scanner.scan({ userId, bytes, signal, onStage })
  // A picture nobody can decode is no question for a model either; bad handwriting is.
  if (read.outcome === 'trouble') throw new AppError(read.trouble)
  if (model !== undefined) onStage('consulting')
  const { value, ...origin } = await withModel<Found>(
    model,
    (asked) => consult(asked, { userId, signal }, read),
    () => ownReading(read),
  )
  return { ...gated(value), ...origin }
}

/** What is on the paper stays as it is: the gate only tells what is missing or must not be, beside it. */
const gated = ({ recipe, warnings }: Found): { recipe: ScannedRecipe | null; warnings: string[] } => {
  if (recipe === null || recipe.method === stepless) return { recipe, warnings: [...warnings] }
  return { recipe, warnings: [...new Set([...warnings, ...hazardsIn(recipe, loadPantry(), loadSafety())])] }
}

/** A photo that was looked at, whether or not anything on it could be read. */
type Seen = Exclude<ScanResult, { readonly outcome: 'trouble' }>

const ownReading = (read: Seen): Found => {
  if (read.outcome === 'illegible') return { recipe: null, warnings: [illegible] }
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

/** No error: there is no recipe to be had from this photo, and a better one helps. */
const illegible = 'No se lee el texto de la foto. Acércate más, con buena luz y la hoja plana.'
const notARecipe = 'La IA no ve aquí una receta: comprueba lo leído.'

const isObject = (said: unknown): said is object => typeof said === 'object' && said !== null

/** Forty steps and sixty ingredients; a model that reasons first spends as much again on thoughts. */
const maxTokens = 6000
const modelAnswer = z.object({ recipe: z.nullable(modelRecipe) })

const consult = async (model: Model, asker: Asker, read: Seen) => {
  const isRead = read.outcome === 'read'
  const picture = model.canSee ? (isRead ? read.scan.picture : read.picture) : undefined
  const ownText = isRead ? read.scan.text : ''
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
    const own = ownReading(read)
    const value = own.recipe === null ? own : { ...own, warnings: [notARecipe, ...own.warnings] }
    return { ok: true, value } as const
  }
  const { steps, category, ...rest } = recipe
  const method = steps.map((step) => step.replace(/\s+/g, ' ')).join('\n')
  const scanned = { ...rest, category: category === '' ? (categoryOf(rest.name) ?? noCategory) : category, method }
  return { ok: true, value: { recipe: scanned, warnings: doubtsAbout(scanned, ownText) } } as const
}
