import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readTable } from '#core/safety/tables/table.ts'
import { type Unit, units } from '#core/units/units.ts'

/** A line of ingredients as printed, what it means, and the part of the dish it stands under (empty: none). */
export type SheetLine = {
  readonly printed: string
  readonly name: string
  readonly quantity: number
  readonly unit: Unit
  readonly part: string
}

export type SheetRecipe = {
  readonly name: string
  readonly yields: string
  readonly servings: number
  readonly lines: readonly SheetLine[]
  readonly steps: readonly string[]
}

/** What is no recipe: its title, and its lines of cells. */
export type SheetPaper = { readonly name: string; readonly rows: readonly (readonly string[])[] }

/** Lines a table in g and ml has room for. */
export const isMeasured = ({ unit }: SheetLine): boolean =>
  unit === 'g' || unit === 'kg' || unit === 'ml' || unit === 'l'

/** A row of sheets.tsv. `tilt` in degrees clockwise, `blur` a sigma in px, `noise` of 255, `quality` of the JPEG. */
export type Sheet = {
  readonly sheet: string
  readonly of: string
  readonly layout: string
  readonly head: string
  readonly font: string
  readonly paper: string
  readonly light: string
  readonly view: string
  readonly tilt: number
  readonly blur: number
  readonly noise: number
  readonly quality: number
  /** 'seen' and 'held' are measured; 'tuning' is what the reader is improved on, 'fresh' and 'unseen' were so once. */
  readonly part: SheetPart
}

export const sheetParts = ['seen', 'held', 'tuning', 'fresh', 'unseen'] as const
export type SheetPart = (typeof sheetParts)[number]

const read = (file: string): string => readFileSync(join(import.meta.dirname, file), 'utf8')

const columns = 'sheet of layout head font paper light view tilt blur noise quality'.split(' ')

export const readSheets = (): readonly Sheet[] => [
  ...sheetsIn('sheets.tsv', [...columns, 'held'], (held) => (held === '1' ? 'held' : 'seen')),
  ...sheetsIn('sheets-tuning.tsv', columns, () => 'tuning'),
  ...sheetsIn('sheets-fresh.tsv', [...columns, 'unseen'], (unseen) => (unseen === '1' ? 'unseen' : 'fresh')),
]

const sheetsIn = (file: string, names: readonly string[], partOf: (held: string) => Sheet['part']): readonly Sheet[] =>
  readTable(file, read(file), names).map(({ text, number, fail }) => {
    const figure = (name: string) => number(name) ?? fail(`sin ${name}`)
    return {
      sheet: text('sheet'),
      of: text('of'),
      layout: text('layout'),
      head: text('head'),
      font: text('font'),
      paper: text('paper'),
      light: text('light'),
      view: text('view'),
      tilt: figure('tilt'),
      blur: figure('blur'),
      noise: figure('noise'),
      quality: figure('quality'),
      part: partOf(names === columns ? '' : text(names.at(-1) ?? '')),
    }
  })

const chapters = (file: string): { readonly name: string; readonly lines: readonly string[] }[] =>
  read(file)
    .split(/^# /m)
    .slice(1)
    .map((chapter) => {
      const [name = '', ...lines] = chapter.trim().split('\n')
      return { name, lines }
    })

export const readRecipes = (): ReadonlyMap<string, SheetRecipe> =>
  new Map(
    [
      'recipes-seen.md',
      'recipes-held.md',
      'recipes-tuning.md',
      'recipes-more.md',
      'recipes-fresh.md',
      'recipes-unseen.md',
      'recipes-heads.md',
      'recipes-heads-unseen.md',
      'recipes-more-heads.md',
      'recipes-more-heads-unseen.md',
    ]
      .flatMap(chapters)
      .map(({ name, lines }) => [name, recipeOf(name, lines)]),
  )

const recipeOf = (name: string, [head = '', ...rest]: readonly string[]): SheetRecipe => {
  const [yields = '', servings = ''] = head.split(' = ')
  const lines: SheetLine[] = []
  const steps: string[] = []
  let part = ''
  for (const line of rest) {
    if (line.startsWith('## ')) part = line.slice(3)
    else if (line.startsWith('- ')) lines.push({ ...lineOf(line.slice(2)), part })
    else steps.push(line.replace(/^\d+\. /, ''))
  }
  return { name, yields, servings: Number(servings), lines, steps }
}

const lineOf = (line: string): Omit<SheetLine, 'part'> => {
  const [printed = '', name = '', quantity = '', said = ''] = line.split(' | ')
  const unit = units.find((known) => known === said)
  if (unit === undefined) throw new Error(`No es una unidad: ${line}`)
  return { printed, name, quantity: Number(quantity.replace(',', '.')), unit }
}

export const readPapers = (): ReadonlyMap<string, SheetPaper> =>
  new Map(
    chapters('papers.md').map(({ name, lines }) => [name, { name, rows: lines.map((line) => line.split(' | ')) }]),
  )
