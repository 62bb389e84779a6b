import { type Page, sectionLines } from './page.ts'

/** How much of a thing goes into another, to be worked out for the cook's own amount. */
export type Dose = {
  /** Path of its page. */
  readonly path: string
  readonly names: readonly string[]
  /** What it is a share of: 'líquido'. */
  readonly of: string
  /** Share of it, low to high: 0.006–0.008 is 6–8 g per kg. */
  readonly doses: readonly { readonly what: string; readonly low: number; readonly high: number }[]
  readonly notes: readonly string[]
}

/** '- Cuajado blando: 6–8 g por kg de líquido', '- Agua: 2,5–3 g por g de arroz'. */
const doseShape = /^- (.+): (\d+(?:,\d+)?)(?:–(\d+(?:,\d+)?))? g por (kg|g|litro) de (.+?)\.?$/

/** The doses of a card; null where its Proporción is only told. */
export const doseOf = (page: Page): Dose | null => {
  const read = sectionLines(page, 'Proporción').flatMap((line) => {
    const [, what = '', low = '', high = low, per = '', of = ''] = doseShape.exec(line) ?? []
    if (what === '') return []
    const share = (figure: string): number => Number(figure.replace(',', '.')) / (per === 'g' ? 1 : 1000)
    return [{ what: what.charAt(0).toLocaleLowerCase('es') + what.slice(1), low: share(low), high: share(high), of }]
  })
  const [first] = read
  if (first === undefined) return null
  return {
    path: page.path,
    names: [page.name, ...page.aliases],
    of: first.of,
    doses: read.map(({ what, low, high }) => ({ what, low, high })),
    notes: sectionLines(page, 'Puntos'),
  }
}

/** A piece of an animal and what it is good for. */
export type Cut = {
  readonly names: readonly string[]
  readonly animal: string
  readonly uses: readonly string[]
  readonly how: string
}

/** 'corte de ternera' */
const cutType = /^corte de (.+)$/

export const cutOf = (page: Page): Cut | null => {
  const animal = cutType.exec(page.type)?.[1]
  if (animal === undefined) return null
  const [, uses = ''] = /; para (.+)\.$/.exec(sectionLines(page, 'Qué es')[0] ?? '') ?? []
  return {
    names: [page.name, ...page.aliases, ...page.questions],
    animal,
    uses: uses.split(', '),
    how: sectionLines(page, 'Puntos').join(' '),
  }
}

/** How long a thing keeps. */
export type Keeping = {
  readonly names: readonly string[]
  readonly lines: readonly string[]
  readonly source: string
}

/** What Guardar says; its names are those cooks ask under, too: 'merluza' of the card for fish. */
export const keepingOf = (page: Page): Keeping | null => {
  const lines = sectionLines(page, 'Guardar')
  if (lines.length === 0) return null
  return {
    names: [page.name, ...page.aliases, ...(page.type === 'conservación' ? page.questions : [])],
    lines: lines.map((line) => line.replace(/^- /, '')),
    source: page.source,
  }
}
