import { expect, test } from 'vitest'
import { fold } from '#core/spanish/fold.ts'
import { toGrams } from '#core/units/household.ts'
import { pantry } from '#testing/food-table.ts'
import { knowledge } from '#testing/knowledge.ts'
import type { Page } from './page.ts'

/** Dishes and bases: what is made. */
const made = knowledge.cookbook.pages.filter(({ steps }) => steps.length > 0)

const linesOf = (page: Page, ...headings: readonly string[]): readonly string[] =>
  page.sections
    .filter(({ heading }) => headings.includes(heading))
    .flatMap(({ lines }) => lines.map(({ text }) => text))

/** Share of a page's weight, without the oil of the fryer, of the ingredients a pattern names. */
const shareOf = ({ ingredients }: Page, named: RegExp): number => {
  const weighed = ingredients
    .filter(({ reserve }) => reserve !== 'para freír')
    .map(({ name, quantity, unit }) => {
      const food = pantry.match(name)?.food
      const grams = food === undefined ? undefined : toGrams(quantity, unit, food.measures)?.grams
      return { name: fold(name), grams: grams ?? 0 }
    })
  const all = weighed.reduce((sum, { grams }) => sum + grams, 0)
  const some = weighed.filter(({ name }) => named.test(name)).reduce((sum, { grams }) => sum + grams, 0)
  return all === 0 ? 0 : some / all
}

/** The clauses of 'Guardar' that speak of the fridge and of the whole: not frozen, dry, raw, sealed nor of one part. */
const inTheFridge = (page: Page): readonly string[] =>
  linesOf(page, 'Guardar')
    .flatMap((line) => line.split(/[;.](?=\s|$)/))
    .map((clause) => fold(clause).trim())
    .filter(
      (clause) =>
        /°c/.test(clause) &&
        !/congel|-18|−18|\bsec[oa]|hermetic|bote|bolsa|ambiente|vacio|\bsin (?:huevo|mont|horn)|despensa/.test(
          clause,
        ) &&
        !/^(?:el|la|los|las) \w/.test(clause),
    )

const hoursIn: Readonly<Record<string, number>> = { h: 1, dia: 24, semana: 168, mes: 720 }

const longest = (clause: string): number =>
  Math.max(
    0,
    ...[...clause.matchAll(/(\d+)(?:\s?[–-]\s?(\d+))? (h|dia|semana|mes)/g)].map(
      ([, from, to, unit = '']) => Number(to ?? from) * (hoursIn[unit] ?? 0),
    ),
  )

/** So sweet that nothing grows, or a cake that keeps outside: 'estables a temperatura ambiente', as the decree has it. */
const isStable = (page: Page): boolean =>
  shareOf(page, /azucar|miel|almibar|glucosa|turron|mazapan/) >= 0.24 || /bizcoch|galleta|magdalena/.test(page.path)

/** RD 1021/2022, art. 9: what is made with egg and is not stable is eaten within 24 h, at 8 °C at most. */
test('lo hecho con huevo se gasta en 24 h', () => {
  const eggs = made.filter((page) => shareOf(page, /^(?:huevo|yema|clara)/) >= 0.12 && !isStable(page))
  expect(eggs.length).toBeGreaterThan(60)
  expect(
    eggs.flatMap((page) =>
      inTheFridge(page).flatMap((clause) => (longest(clause) > 24 ? [`${page.path}: ${clause}`] : [])),
    ),
  ).toEqual([])
})

/** AESAN, home preserves and botulism: garlic under oil, without acid, 48 h. */
test('el ajo en aceite y sin ácido se gasta en 48 h', () => {
  const oils = made.filter(
    (page) =>
      shareOf(page, /^ajos?\b|cabeza de ajo/) > 0 &&
      shareOf(page, /^aceite/) >= 0.2 &&
      shareOf(page, /vinagre|zumo de (?:lim|lima)|yogur|tomate|mostaza/) < 0.1 &&
      /salsas|conservas|condimentos|aperitivos|verduras/.test(page.path),
  )
  expect(oils.length).toBeGreaterThan(10)
  expect(
    oils.flatMap((page) =>
      inTheFridge(page).flatMap((clause) => (longest(clause) > 48 ? [`${page.path}: ${clause}`] : [])),
    ),
  ).toEqual([])
})

/** Reg. (UE) 2017/2158: no potato is fried above 175 °C, in no page. */
test('ninguna página fríe patata por encima de 175 °C', () => {
  const hot = knowledge.cookbook.pages.flatMap(({ path, sections }) =>
    sections
      .flatMap(({ lines }) => lines.flatMap(({ text }) => text.split(/(?<=[.;:])\s/)))
      .filter((said) => /patata/i.test(said) && /fre[ií]r|fr[ií]en?\b|frit|segunda/i.test(said))
      .filter((said) => /\b(?:17[6-9]|1[89]\d) °C(?! \(patata, 175\))/.test(said))
      .map((said) => `${path}: ${said}`),
  )
  expect(hot).toEqual([])
})

/** Raw poultry is not washed: the water splashes Campylobacter (AESAN; EFSA). A carcass blanched for a stock is cooked. */
test('ninguna página lava el ave', () => {
  const birds = made.filter(
    (page) =>
      page.ingredients.some(({ name }) => pantry.match(name)?.food.category === 'aves') &&
      !/fondos|caldo/.test(page.path),
  )
  expect(birds.length).toBeGreaterThan(50)
  const washed = birds.flatMap(({ path, steps }) =>
    steps
      .filter(
        (step) => /\blavar\b/i.test(step) && /pollo|pavo|pato|higadit|codorniz|perdiz|capon|gallina/.test(fold(step)),
      )
      .map((step) => `${path}: ${step}`),
  )
  expect(washed).toEqual([])
})

/** RD 1021/2022 took the place of these: a page that names them sends a cook to a law that is no more. */
const repealed = /1420\/2006|1254\/1991|3484\/2000|589\/2008|1376\/2003/

test('ninguna página cita una norma derogada', () => {
  expect(knowledge.cookbook.pages.filter(({ source }) => repealed.test(source)).map(({ path }) => path)).toEqual([])
})

test('cada paso empieza por mayúscula', () => {
  expect(
    made.flatMap(({ path, steps }) =>
      steps.filter((step) => !/^[\p{Lu}\d¿]/u.test(step)).map((step) => `${path}: ${step}`),
    ),
  ).toEqual([])
})

/** AESAN, 2019: fish that children and pregnant women do not eat, and its page says so. */
test('el pescado con mercurio lo dice', () => {
  const fish = made.filter((page) =>
    page.ingredients.some(({ name }) =>
      /atun rojo|emperador|pez espada|cazon|tintorera|marrajo|tiburon|lucio/.test(fold(name)),
    ),
  )
  expect(fish.length).toBeGreaterThan(3)
  const silent = fish.filter(
    ({ sections }) => !sections.some(({ lines }) => lines.some(({ text }) => /mercurio/.test(text))),
  )
  expect(silent.map(({ path }) => path)).toEqual([])
})
