import type { Cookbook } from '#core/cookbook/cookbook.ts'
import { sectionLines } from '#core/cookbook/page.ts'
import { fold } from '#core/spanish/fold.ts'
import { stemsOf } from '#core/spanish/name-index.ts'

type Between = { readonly low: number; readonly high: number; readonly source: string }

/** The page that says how many of a thing are in a kilo, and what one gives of juice. */
const page = 'Cuánto pesa y da una pieza'

const told = new WeakMap<Cookbook, readonly { readonly text: string; readonly source: string }[]>()

/** What that page says, a thing each. */
const partsOf = (cookbook: Cookbook) => {
  const known = told.get(cookbook)
  if (known !== undefined) return known
  const found = cookbook.named(page)
  const lines = found === null ? [] : sectionLines(found, 'Rendimiento')
  const parts = lines.flatMap((line) =>
    line.split(/(?<=\.) (?=\p{Lu})/u).flatMap((sentence) =>
      sentence
        .replace(/^Por kilo: /, '')
        .split(/;(?! un litro)/)
        .map((text) => ({
          text: `${/^Por kilo/.test(sentence) ? 'por kilo ' : ''}${fold(text).trim()}`,
          source: found?.source ?? '',
        })),
    ),
  )
  told.set(cookbook, parts)
  return parts
}

const read = (food: string, cookbook: Cookbook, figure: RegExp): Between | null => {
  const stems = stemsOf(food)
  for (const { text, source } of partsOf(cookbook)) {
    if (!stems.every((stem) => stemsOf(text).includes(stem))) continue
    const found = figure.exec(text)
    if (found === null) continue
    return { low: Number(found[1]), high: Number(found[2] ?? found[1]), source }
  }
  return null
}

/** How many of a thing are bought with a kilo: 'patata', 5–6; null where the page does not say. */
export const piecesPerKilo = (food: string, cookbook: Cookbook): Between | null =>
  read(food, cookbook, /^por kilo \D*(\d+)(?:–(\d+))?/)

/** What one clove of a head weighs by the page, in g: 'cabeza de ajo 50–60 g (10–12 dientes)'; null where it does not say. */
export const cloveGrams = (food: string, cookbook: Cookbook): Between | null => {
  const stems = stemsOf(food)
  for (const { text, source } of partsOf(cookbook)) {
    const [, light = '', heavy = '', few = '', many = ''] =
      /cabeza .*?(\d+)–(\d+) g \((\d+)–(\d+) dientes\)/.exec(text) ?? []
    if (light === '' || !stems.every((stem) => stemsOf(text).includes(stem))) continue
    return { low: Number(light) / Number(many), high: Number(heavy) / Number(few), source }
  }
  return null
}

/** The ml of juice one of a fruit gives; null where the page does not say. */
export const juiceOfOne = (food: string, cookbook: Cookbook): Between | null =>
  read(food, cookbook, /: (\d+)(?:–(\d+))? ml\b/)
