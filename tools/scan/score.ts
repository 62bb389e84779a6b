/**
 * `npm run scan:score`: reads the pages and sheets of this folder and says how much of them came out right.
 * `-- --seen` leaves out what is held back, `--held` what is in sight; any other word reads the pages whose title begins so (`-- 003 S01`).
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { foundRecipes } from '#server/scanner/found-recipes.ts'
import { openFractions } from '#server/scanner/fractions.ts'
import { openOcr } from '#server/scanner/ocr.ts'
import { openPhoto } from '#server/scanner/photo.ts'
import { readPage } from '#server/scanner/read-page.ts'
import { kitchenVocabulary } from '#server/scanner/vocabulary.ts'
import { pages } from './pages.ts'
import { type Printed, printed } from './recipes.ts'
import { readPapers, readRecipes, readSheets } from './sheets/read-sheets.ts'
import { openCamera } from './sheets/render-sheet.ts'
import { truthOfSheet } from './sheets/truth-of-sheet.ts'
import { type Marks, marksOf, type Truth } from './truth.ts'

/** A picture to read; `truth` is null when it shows no recipe. */
type Picture = {
  readonly title: string
  readonly set: 'páginas' | 'hojas'
  readonly held: boolean
  readonly truth: Truth | null
  readonly bytes: () => Promise<Uint8Array> | Uint8Array
}

type Score = Picture & { readonly marks: Marks | null; readonly accepted: boolean; readonly seconds: number }

const kept: readonly Picture[] = pages.map(({ file, font, of, heldBack }) => {
  const recipe: Printed | undefined = of in printed ? printed[of as keyof typeof printed] : undefined
  return {
    title: `${file} (${font})`,
    set: 'páginas',
    held: heldBack,
    truth: recipe === undefined ? null : truthOf(recipe),
    bytes: () => readFileSync(join(import.meta.dirname, 'pages', file)),
  }
})

function truthOf({ name, servings, ingredients, steps }: Printed): Truth {
  return {
    name,
    servings,
    steps,
    ingredients: ingredients.map(([, food, quantity, unit]) => ({ name: food, quantity, unit })),
  }
}

const camera = openCamera()
const recipes = readRecipes()
const papers = readPapers()
const drawn: readonly Picture[] = readSheets().map((sheet) => {
  const recipe = recipes.get(sheet.of)
  const paper = recipe ?? papers.get(sheet.of)
  if (paper === undefined) throw new Error(`sheets.tsv: no hay «${sheet.of}»`)
  return {
    title: `${sheet.sheet} ${sheet.of} (${sheet.layout}, ${sheet.head}, ${sheet.font})`,
    set: 'hojas',
    held: sheet.held,
    truth: recipe === undefined ? null : truthOfSheet(sheet, recipe),
    bytes: () => camera.take(sheet, paper),
  }
})

const report = (title: string, scores: readonly Score[]): void => {
  if (scores.length === 0) return
  const recipes = scores.flatMap(({ marks }) => (marks === null ? [] : [marks]))
  const share = (pick: (marks: Marks) => readonly [number, number]) => {
    const [some, all] = recipes.map(pick).reduce(([a, b], [c, d]) => [a + c, b + d], [0, 0])
    return `${((100 * some) / Math.max(1, all)).toFixed(1)} %`
  }
  const others = scores.filter(({ truth }) => truth === null)
  const seconds = scores.map((score) => score.seconds)
  console.log(`
${title}: ${recipes.length} recetas, ${others.length} otros papeles
  nombres ${share(({ name }) => name)} · raciones ${share(({ servings }) => servings)}
  ingredientes exactos ${share(({ ingredients }) => ingredients)} · pasos ${share(({ steps }) => steps)}
  con aviso: ${share(({ doubted }) => doubted)} de lo que está mal, ${share(({ needless }) => needless)} de lo que está bien
  otros papeles aceptados ${others.filter(({ accepted }) => accepted).length}
  segundos por página: media ${(seconds.reduce((sum, one) => sum + one, 0) / seconds.length).toFixed(2)}, máximo ${Math.max(...seconds).toFixed(2)}`)
}

const ocr = await openOcr((error) => console.error(error))
const reader = { ocr, fractions: await openFractions(), vocabulary: kitchenVocabulary() }
const scores: Score[] = []
const asked = process.argv.slice(2)
const onlySeen = asked.includes('--seen')
const onlyHeld = asked.includes('--held')
const titles = asked.filter((word) => !word.startsWith('--'))
const isAsked = ({ held, title }: Picture): boolean =>
  !(onlySeen && held) &&
  !(onlyHeld && !held) &&
  (titles.length === 0 || titles.some((begin) => title.startsWith(begin)))
for (const picture of [...kept, ...drawn].filter(isAsked)) {
  const bytes = await picture.bytes()
  const start = performance.now()
  const read = await readPage(reader, await openPhoto(bytes), () => undefined)
  const seconds = (performance.now() - start) / 1000
  const page = read === null ? [] : [{ lines: [...read.lines], doubts: [...read.doubts] }]
  const [found] = foundRecipes(page)
  const marks = picture.truth === null ? null : marksOf(picture.truth, found?.recipe ?? null, found?.warnings ?? [])
  const accepted = picture.truth === null && found !== undefined
  scores.push({ ...picture, marks, accepted, seconds })
  // What is held back is counted, not looked at.
  if (!picture.held && (accepted || (marks !== null && marks.wrong.length > 0)))
    console.log(`${picture.title}${accepted ? ' ACEPTADO' : ''}\n  ${marks?.wrong.join('\n  ') ?? ''}`)
}
await ocr.close()
await camera.close()
const part = (set: Picture['set'], held: boolean) => scores.filter((score) => score.set === set && score.held === held)
report('Páginas a la vista', part('páginas', false))
report('Páginas apartadas', part('páginas', true))
report('Hojas a la vista', part('hojas', false))
report('Hojas apartadas', part('hojas', true))
console.log(`memoria residente al final: ${(process.memoryUsage().rss / 1e6).toFixed(0)} MB`)
