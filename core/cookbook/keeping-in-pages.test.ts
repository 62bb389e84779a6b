import { expect, test } from 'vitest'
import type { Keeping } from '#core/safety/tables/keeping.ts'
import { fold } from '#core/spanish/fold.ts'
import { safety } from '#testing/kitchen-safety.ts'
import { knowledge } from '#testing/knowledge.ts'
import type { Page } from './page.ts'

const hoursIn: Readonly<Record<string, number>> = { h: 1, dia: 24, semana: 168, mes: 720, ano: 8760 }

/** The longest time that a text gives, h; 0 where it gives none. */
const longest = (text: string): number =>
  Math.max(
    0,
    ...[...fold(text).matchAll(/(\d+)(?:\s?[–-]\s?(\d+))? (h|dia|semana|mes|ano)(?:s|es)?\b/g)].map(
      ([, from, to, unit = '']) => Number(to ?? from) * (hoursIn[unit] ?? 0),
    ),
  )

/** Not kept as the rows of the cold say: frozen, sealed, dry, or held by fat, sugar, vinegar, alcohol or their own acid. */
const otherwise =
  /congel|−18|vacio|envasad|pasteuriz|cerrad|despensa|ambiente|esteril|\bsec[oa]s?\b|madur|fuera|hermetic|en bote|en pano|grasa|manteca|alcohol|\baw\b|vinagreta|colgad|\bsin (?:montar|arroz|pasta)/

const heldOtherwise = /fermentad|vegana|escabech|encurtid|curad|ahumad|ponche|yemas de|pasta de curry/

/** Folders of dishes that are cooked and kept as what was cooked. */
const cooked = /^dishes\/(?:carnes|aves|legumbres|sopas-y-cremas|verduras|pastas|arroces)\//

const rowsIn = (text: string): readonly Keeping[] => {
  const { tags } = safety.read(text)
  return safety.keeping.filter(({ id }) => tags.has(`guarda-${id}`))
}

const row = (id: string): readonly Keeping[] => safety.keeping.filter((one) => one.id === id)

/** The rows a sentence of 'Guardar' answers to: what it names, garlic in oil, what the page is, what is cooked. */
const rowsOf = (page: Page, line: string, clause: string): readonly Keeping[] => {
  const own = rowsIn(clause.replace(/\d.*/, ''))
  if (own.length > 0 && !/ajo en aceite/.test(fold(clause))) return own
  if (/ajo en aceite/.test(fold(line)) && !/el ajo en aceite/.test(fold(line))) return row('ajo-aceite')
  const named = rowsIn(page.name)
  return named.length > 0 ? named : cooked.test(page.path) ? row('legumbre-cocida') : []
}

/** What a page says keeps longer than the table of safety does. */
const tooLong = (page: Page): readonly string[] =>
  heldOtherwise.test(fold(page.name))
    ? []
    : page.sections
        .filter(({ heading }) => heading === 'Guardar')
        .flatMap(({ lines }) => lines)
        .flatMap(({ text }) =>
          text.split(/[;.](?=\s|$)/).flatMap((clause) => {
            const said = longest(clause.replace(/\([^)]*\)/g, ''))
            const rows = rowsOf(page, text, clause)
            if (said === 0 || rows.length === 0 || otherwise.test(fold(clause.replace(/\bnunca\b.*/, '')))) return []
            const most = Math.max(...rows.map(({ cold }) => longest(cold)))
            return said > most
              ? [`${page.path}: «${clause.trim()}», y ${rows.map(({ name, cold }) => `${name} ${cold}`).join(', ')}`]
              : []
          }),
        )

test('ninguna página guarda en frío más de lo que dice la tabla de conservación', () => {
  const { pages } = knowledge.cookbook
  expect(pages.filter(({ sections }) => sections.some(({ heading }) => heading === 'Guardar')).length).toBeGreaterThan(
    700,
  )
  expect(pages.flatMap(tooLong)).toEqual([])
})
