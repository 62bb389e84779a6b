/**
 * `npm run scan:score`: reads the pages and sheets of this folder and says how much of them came out right.
 * `-- --seen`, `--held` and `--tuning` read only that part; any other word reads the pages whose title begins so (`-- 003 S01`).
 * `--again` takes what was seen of a page before from artifacts/: for work on what comes after it; `--looks` only what the
 * engine said of each picture, for work on what is asked of it. Seconds then say nothing.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openPhoto } from '#server/scanner/photo/photo.ts'
import { openFractions } from '#server/scanner/reading/fractions.ts'
import { openOcr } from '#server/scanner/reading/ocr.ts'
import type { PageText } from '#server/scanner/reading/page-text.ts'
import { lookAt, readPage, sortOut } from '#server/scanner/reading/read-page.ts'
import { foundRecipes } from '#server/scanner/words/found-recipes.ts'
import { kitchenVocabulary } from '#server/scanner/words/vocabulary.ts'
import { pages } from './pages.ts'
import { type Printed, printed } from './recipes.ts'
import { rememberedOcr } from './remembered-ocr.ts'
import { rememberedPage } from './remembered-pages.ts'
import { readPapers, readRecipes, readSheets, type Sheet, sheetParts } from './sheets/read-sheets.ts'
import { openCamera } from './sheets/render-sheet.ts'
import { truthOfSheet } from './sheets/truth-of-sheet.ts'
import { type Marks, marksOf, type Truth } from './truth.ts'

/** A picture to read; `truth` is null when it shows no recipe. */
type Picture = {
  readonly title: string
  readonly set: 'páginas' | 'hojas'
  readonly part: Sheet['part']
  readonly truth: Truth | null
  readonly bytes: () => Promise<Uint8Array> | Uint8Array
}

type Score = Picture & {
  readonly marks: Marks | null
  readonly accepted: boolean
  readonly seconds: number
  readonly processor: number
}

const kept: readonly Picture[] = pages.map(({ file, font, of, heldBack }) => {
  const recipe: Printed | undefined = of in printed ? printed[of as keyof typeof printed] : undefined
  return {
    title: `${file} (${font})`,
    set: 'páginas',
    part: heldBack ? 'held' : 'seen',
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
    part: sheet.part,
    truth: recipe === undefined ? null : truthOfSheet(sheet, recipe),
    bytes: () => camera.take(sheet, paper),
  }
})

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length

const report = (title: string, scores: readonly Score[]): void => {
  if (scores.length === 0) return
  const recipes = scores.flatMap(({ marks }) => (marks === null ? [] : [marks]))
  type Pick = (marks: Marks) => readonly [number, number]
  const sum = (pick: Pick) => recipes.map(pick).reduce(([a, b], [c, d]) => [a + c, b + d], [0, 0])
  const share = (pick: Pick) => {
    const [some, all] = sum(pick)
    return `${((100 * some) / Math.max(1, all)).toFixed(1)} %`
  }
  const counted = (pick: Pick) => sum(pick).join(' de ')
  const others = scores.filter(({ truth }) => truth === null)
  const seconds = scores.map((score) => score.seconds)
  console.log(`
${title}: ${recipes.length} recetas, ${others.length} otros papeles
  nombres ${share(({ name }) => name)} · raciones ${share(({ servings }) => servings)}
  ingredientes exactos ${share(({ ingredients }) => ingredients)} · pasos ${share(({ steps }) => steps)}
  con aviso: ${share(({ doubted }) => doubted)} de lo que está mal (${counted(({ doubted }) => doubted)}), ${share(({ needless }) => needless)} de lo que está bien
  otros papeles aceptados ${others.filter(({ accepted }) => accepted).length}
  segundos por página: media ${mean(seconds).toFixed(2)}, máximo ${Math.max(...seconds).toFixed(2)}; de procesador ${mean(scores.map(({ processor }) => processor)).toFixed(2)}`)
}

const ocr = await openOcr((error) => console.error(error))
const reader = { ocr, fractions: await openFractions(), vocabulary: kitchenVocabulary() }
const engine = { ...reader, ocr: rememberedOcr(ocr) }
const readAgain = async (bytes: Uint8Array): Promise<PageText | null> => {
  const look = async () => lookAt(engine, await openPhoto(bytes), () => undefined)
  const seen = isAgain ? await rememberedPage(bytes, look) : await look()
  return seen === null ? null : sortOut(reader, seen)
}
const scores: Score[] = []
const asked = process.argv.slice(2)
const isAgain = asked.includes('--again')
const isRemembered = isAgain || asked.includes('--looks')
const parts = sheetParts.filter((part) => asked.includes(`--${part}`))
const titles = asked.filter((word) => !word.startsWith('--'))
const isAsked = ({ part, title }: Picture): boolean =>
  (parts.length === 0 || parts.includes(part)) &&
  (titles.length === 0 || titles.some((begin) => title.startsWith(begin)))
for (const picture of [...kept, ...drawn].filter(isAsked)) {
  const bytes = await picture.bytes()
  const start = performance.now()
  const used = process.cpuUsage()
  const read = isRemembered ? await readAgain(bytes) : await readPage(reader, await openPhoto(bytes), () => undefined)
  const seconds = (performance.now() - start) / 1000
  const { user, system } = process.cpuUsage(used)
  const processor = (user + system) / 1e6
  const page = read === null ? [] : [{ lines: [...read.lines], doubts: [...read.doubts] }]
  const [found] = foundRecipes(page)
  const marks = picture.truth === null ? null : marksOf(picture.truth, found?.recipe ?? null, found?.warnings ?? [])
  const accepted = picture.truth === null && found !== undefined
  scores.push({ ...picture, marks, accepted, seconds, processor })
  // What is held back is counted, not looked at.
  if (picture.part !== 'held' && picture.part !== 'unseen' && (accepted || (marks !== null && marks.wrong.length > 0)))
    console.log(`${picture.title}${accepted ? ' ACEPTADO' : ''}\n  ${marks?.wrong.join('\n  ') ?? ''}`)
}
await ocr.close()
await camera.close()
const names = {
  seen: 'a la vista',
  held: 'apartadas',
  tuning: 'de afinar',
  fresh: 'nuevas',
  unseen: 'sin mirar',
} as const
for (const set of ['páginas', 'hojas'] as const)
  for (const part of sheetParts)
    report(
      `${set} ${names[part]}`,
      scores.filter((score) => score.set === set && score.part === part),
    )
console.log(`memoria residente: ${(process.resourceUsage().maxRSS / 1e3).toFixed(0)} MB como mucho`)
