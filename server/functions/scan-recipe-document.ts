import { z } from 'zod'
import type { ScanAnswer, ScanBody, ScannedRecipe, ScanStage } from '#core/api/scanner.ts'
import { AppError } from '#core/errors/app-error.ts'
import type { RecipeText } from '#core/parsing/recipe-text.ts'
import type { Model } from '#server/language-model/model.ts'
import { readPrompt } from '#server/language-model/prompts.ts'
import { withModel } from '#server/language-model/with-model.ts'
import { acceptPhoto } from '#server/scanner/accept-photo.ts'
import type { Scanner, ScanResult } from '#server/scanner/scanner.ts'
import { normaliseAnswer } from './assistant-normalise.ts'
import { modelRecipe } from './model-recipe.ts'
import { doubtsAbout } from './scan-doubts.ts'

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
    category: category === '' ? uncategorised : category,
    servings,
    ingredients: ingredients.map(({ name: food, quantity, unit }) => ({ name: food, quantity, unit })),
    method: steps.length === 0 ? stepless : steps.join('\n'),
  },
  warnings: [...new Set([...doubts, ...warnings])],
})

/** What stands where the paper says nothing: a recipe cannot be saved without. The reader's warnings tell of it. */
const nameless = 'Receta escaneada'
const uncategorised = 'Sin categoría'
const stepless = 'Elaboración sin leer en la foto.'

/** Forty steps and sixty ingredients; a model that reasons first spends as much again on thoughts. */
const maxTokens = 6000
const modelAnswer = z.object({ recipe: z.nullable(modelRecipe) })

const consult = async (model: Model, asker: Asker, read: ScanResult) => {
  const picture = read.ok ? read.scan.picture : read.picture
  const ownText = read.ok ? read.scan.text : ''
  const answer = await model.askObject({
    ...asker,
    instructions: readPrompt('scan-recipe-document'),
    data: { textoLeido: ownText },
    ...(model.canSee && picture !== undefined
      ? { pictures: [{ mediaType: 'image/jpeg', bytes: picture } as const] }
      : {}),
    schema: modelAnswer,
    normalise: normaliseAnswer,
    maxTokens,
  })
  if (!answer.ok) return answer
  const { recipe } = answer.value
  if (recipe === null) return { ok: true, value: { recipe: null, warnings: [] } } as const
  const { steps, category, ...rest } = recipe
  const method = steps.map((step) => step.replace(/\s+/g, ' ')).join('\n')
  const scanned = { ...rest, category: category === '' ? uncategorised : category, method }
  return { ok: true, value: { recipe: scanned, warnings: doubtsAbout(scanned, ownText) } } as const
}
