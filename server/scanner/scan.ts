import { z } from 'zod'
import type { ScanAnswer, ScanBody, ScannedPage, ScannedRecipe, ScanStage } from '#core/api/scanner.ts'
import { AppError } from '#core/errors/app-error.ts'
import { categoryOf, noCategory } from '#core/knowledge/categories.ts'
import { readDeliveryNote } from '#core/parsing/notes/delivery-note.ts'
import { mostLines, mostPages } from '#core/parsing/paper/pages.ts'
import type { PageLine } from '#core/parsing/recipe-text.ts'
import { hazardsIn } from '#core/safety/gate/gate-recipe.ts'
import type { Model } from '#server/language-model/model.ts'
import { modelRecipe } from '#server/language-model/model-recipe.ts'
import { normaliseAnswer } from '#server/language-model/normalise-answer.ts'
import { readPrompt } from '#server/language-model/prompts.ts'
import { withModel } from '#server/language-model/with-model.ts'
import { loadPantry } from '#server/pantry/load.ts'
import { loadSafety } from '#server/pantry/load-safety.ts'
import { acceptPhoto } from './accept-photo.ts'
import type { Scanner, ScanResult } from './scanner.ts'
import { type FoundRecipe, foundRecipes, stepless } from './words/found-recipes.ts'
import { doubtsAbout } from './words/scan-doubts.ts'

type ScanDeps = { readonly scanner: Scanner; readonly model: Model | undefined }
type Asker = { readonly userId: string; readonly signal: AbortSignal }
/** The head of a data URL, the picture it stood before, and what the photos before it said. */
type Photo = Pick<ScanBody, 'fileData' | 'pages'> & { readonly photo: Buffer }
type Found = { readonly recipe: ScannedRecipe | null; readonly warnings: readonly string[] }

/**
 * The recipe on a photo or in a PDF (specification §7), with the pages before it. Our own reader always reads it; a model
 * that sees may read it better, and what it says is held against ours. The photo is not kept anywhere.
 */
export const scanRecipeDocument = async (
  { scanner, model }: ScanDeps,
  { userId, signal }: Asker,
  { fileData, photo: bytes, pages: before = [] }: Photo,
  onStage: (stage: ScanStage) => void,
): Promise<ScanAnswer> => {
  acceptPhoto(fileData, bytes)
  const result = await scanner.scan({ userId, bytes, signal, onStage })
  // A picture nobody can decode is no question for a model either; bad handwriting is.
  if (result.outcome === 'trouble') throw new AppError(result.trouble)
  const seen = seenOf(result, before)
  const others = seen.found.slice(1).map(gated)
  const note =
    seen.found.length > 0 ? null : readDeliveryNote(seen.pages.flatMap(({ lines }) => lines.map(({ text }) => text)))
  // A model answers one recipe: several, and an invoice, are told as they were read.
  const asked = others.length > 0 || note !== null ? undefined : model
  if (asked !== undefined) onStage('consulting')
  const { value, ...origin } = await withModel<Found>(
    asked,
    (askable) => consult(askable, { userId, signal }, seen),
    () => ownReading(seen),
  )
  const { recipe, warnings } = value
  const first = recipe === null ? { recipe, warnings: [...warnings] } : gated({ recipe, warnings })
  return { ...first, others, pages: seen.pages, note: note && { ...note, lines: [...note.lines] }, ...origin }
}

/** A photo that was looked at, whether or not anything on it could be read. */
type Seen = {
  readonly pages: ScannedPage[]
  readonly found: readonly FoundRecipe[]
  /** Of this photo nothing could be read. */
  readonly isIllegible: boolean
  /** Of a single photo; where there were others before it a model could not see them. */
  readonly picture: Uint8Array | undefined
}

const seenOf = (result: Exclude<ScanResult, { readonly outcome: 'trouble' }>, before: readonly ScannedPage[]): Seen => {
  const isIllegible = result.outcome === 'illegible'
  const read = isIllegible ? [] : result.scan.pages.map(({ lines, doubts }) => pageOf(lines, doubts))
  const pages = [...before, ...read].slice(0, mostPages)
  const unread = isIllegible ? 0 : result.scan.of - mostPages
  const last = pages.at(-1)
  if (unread > 0 && last !== undefined)
    pages[pages.length - 1] = { ...last, doubts: [tooMany(unread + mostPages), ...last.doubts] }
  const picture = isIllegible ? result.picture : result.scan.picture
  const isAlone = before.length === 0 && read.length <= 1 && picture.length > 0
  return { pages, found: foundRecipes(pages), isIllegible, picture: isAlone ? picture : undefined }
}

/** Within what a request may send back. */
const pageOf = (lines: readonly PageLine[], doubts: readonly string[]): ScannedPage => ({
  lines: lines.slice(0, mostLines).map(({ text, height }) => ({ text: text.slice(0, 400), height })),
  doubts: doubts.map((doubt) => doubt.slice(0, 1000)).slice(0, 30),
})

const tooMany = (pages: number): string => `El PDF tiene ${pages} páginas: se han leído las ${mostPages} primeras`

/** What is on the paper stays as it is: the gate only tells what is missing or must not be, beside it. */
const gated = ({ recipe, warnings }: FoundRecipe): { recipe: ScannedRecipe; warnings: string[] } => {
  if (recipe.method === stepless) return { recipe, warnings: [...warnings] }
  return { recipe, warnings: [...new Set([...warnings, ...hazardsIn(recipe, loadPantry(), loadSafety())])] }
}

const ownReading = ({ found, isIllegible }: Seen): Found => {
  const [first] = found
  return first ?? { recipe: null, warnings: isIllegible ? [illegible] : [] }
}

/** No error: there is no recipe to be had from this photo, and a better one helps. */
const illegible = 'No se lee el texto de la foto. Acércate más, con buena luz y la hoja plana.'
const notARecipe = 'La IA no ve aquí una receta: comprueba lo leído.'

const isObject = (said: unknown): said is object => typeof said === 'object' && said !== null

/** Forty steps and sixty ingredients; a model that reasons first spends as much again on thoughts. */
const maxTokens = 6000
const modelAnswer = z.object({ recipe: z.nullable(modelRecipe) })

const consult = async (model: Model, asker: Asker, read: Seen) => {
  const picture = model.canSee ? read.picture : undefined
  const ownText = read.pages.flatMap(({ lines }) => lines.map(({ text }) => text)).join('\n')
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
