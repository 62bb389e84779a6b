/** `npm run scan:score`: reads the pages of this folder and says how much of them came out right. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { nameKey } from '#core/spanish/name-key.ts'
import { openFractions } from '#server/scanner/fractions.ts'
import { openOcr } from '#server/scanner/ocr.ts'
import type { PageText } from '#server/scanner/page-text.ts'
import { openPhoto } from '#server/scanner/photo.ts'
import { readPage } from '#server/scanner/read-page.ts'
import { kitchenVocabulary } from '#server/scanner/vocabulary.ts'
import { distance } from './distance.ts'
import { type Page, pages } from './pages.ts'
import { type Printed, printed } from './recipes.ts'

type Score = {
  readonly page: Page
  readonly seconds: number
  readonly name: boolean
  readonly servings: boolean
  readonly ingredients: readonly [right: number, of: number]
  readonly steps: readonly [right: number, of: number]
  readonly characters: readonly [wrong: number, of: number]
  /** What it took another paper for: only for those. */
  readonly accepted: boolean
  readonly wrong: readonly string[]
}

const truthOf = ({ of }: Page): Printed | undefined => (of in printed ? printed[of as keyof typeof printed] : undefined)

const scoreOf = (page: Page, read: PageText | null, seconds: number): Score => {
  const truth = truthOf(page)
  const recipe = read?.recipe ?? null
  const expected = truth?.ingredients ?? []
  const found = new Set(recipe?.ingredients.map(({ name, quantity, unit }) => `${quantity} ${unit} ${nameKey(name)}`))
  const missing = expected.filter(([, name, quantity, unit]) => !found.has(`${quantity} ${unit} ${nameKey(name)}`))
  const steps = truth?.steps ?? []
  const read_ = new Set(recipe?.steps.map(letters))
  const missed = steps.filter((step) => !read_.has(letters(step)))
  const text = truth === undefined ? '' : textOf(truth, page)
  const name = truth !== undefined && nameKey(recipe?.name ?? '') === nameKey(truth.name)
  const servings = truth !== undefined && recipe?.servings === truth.servings
  return {
    page,
    seconds,
    name,
    servings,
    ingredients: [expected.length - missing.length, expected.length],
    steps: [steps.length - missed.length, steps.length],
    characters: [text === '' ? 0 : distance(letters(read?.text ?? ''), letters(text)), letters(text).length],
    accepted: truth === undefined && recipe !== null,
    wrong: [
      ...(truth && !name ? [`nombre: ${recipe?.name}`] : []),
      ...(truth && !servings ? [`raciones: ${recipe?.servings}`] : []),
      ...missing.map(([said]) => said),
      ...missed,
      ...(missing.length > 0 ? [`leídos: ${[...found].join(' · ')}`] : []),
    ],
  }
}

/** Layout apart: a blank more or a bullet less is no misreading. */
const letters = (text: string): string => nameKey(text).replace(/[^\p{L}\d½¼¾⅓⅔ºª,]/gu, '')

const textOf = ({ name, yields, ingredients, steps }: Printed, { layout }: Page): string => {
  const table = layout === 'tabla'
  const list = ingredients.map(([said, food, quantity, unit]) =>
    table ? `${food} ${quantity.toLocaleString('es-ES')} ${unit}` : said,
  )
  const numbered = layout !== 'corrido' && layout !== 'sin-numerar'
  const heads = table
    ? ['Ingredientes Ingrediente Cantidad Unidad', 'Preparación']
    : ['Ingredientes', layout === 'corrido' ? 'Modo de preparación' : 'Elaboración']
  const lines = steps.map((step, at) => (numbered ? `${at + 1}. ${step}` : step))
  return [name, yields, heads[0], ...list, heads[1], ...lines].join('\n')
}

const report = (title: string, scores: readonly Score[]): void => {
  const recipes = scores.filter(({ page }) => truthOf(page) !== undefined)
  const share = (pick: (score: Score) => readonly [number, number]) => {
    const [some, all] = recipes.map(pick).reduce(([a, b], [c, d]) => [a + c, b + d], [0, 0])
    return `${((100 * some) / Math.max(1, all)).toFixed(1)} %`
  }
  const others = scores.filter(({ page }) => truthOf(page) === undefined)
  console.log(`
${title}: ${recipes.length} recetas, ${others.length} otros papeles
  nombres ${share(({ name }) => [Number(name), 1])} · raciones ${share(({ servings }) => [Number(servings), 1])}
  ingredientes exactos ${share(({ ingredients }) => ingredients)} · pasos ${share(({ steps }) => steps)}
  error de carácter ${share(({ characters }) => characters)} · otros papeles aceptados ${others.filter(({ accepted }) => accepted).length}
  segundos por página: media ${(scores.reduce((sum, { seconds }) => sum + seconds, 0) / scores.length).toFixed(2)}, máximo ${Math.max(...scores.map(({ seconds }) => seconds)).toFixed(2)}`)
}

const fractions = await openFractions()
const ocr = await openOcr((error) => console.error(error))
const scores: Score[] = []
for (const page of pages) {
  const bytes = readFileSync(join(import.meta.dirname, 'pages', page.file))
  const start = performance.now()
  const read = await readPage(
    { ocr, fractions, vocabulary: kitchenVocabulary() },
    await openPhoto(bytes),
    () => undefined,
  )
  const score = scoreOf(page, read, (performance.now() - start) / 1000)
  scores.push(score)
  // The held-back third is counted, not looked at.
  if (!page.heldBack && (score.wrong.length > 0 || score.accepted))
    console.log(`${page.file} (${page.font})${score.accepted ? ' ACEPTADO' : ''}\n  ${score.wrong.join('\n  ')}`)
}
await ocr.close()
report(
  'A la vista',
  scores.filter(({ page }) => !page.heldBack),
)
report(
  'Apartadas',
  scores.filter(({ page }) => page.heldBack),
)
console.log(`memoria residente al final: ${(process.memoryUsage().rss / 1e6).toFixed(0)} MB`)
