import { costRecipe, type LineToCost } from '#core/costing/costs/cost.ts'
import { costBook, type RecipeToCost } from '#core/costing/costs/cost-book.ts'
import { balanceFormula } from '#core/ice-cream/balance/balance.ts'
import type { FormulaRow } from '#core/ice-cream/composition/formula.ts'
import { makeIcePantry, rowFromIngredient } from '#core/ice-cream/composition/match-ingredient.ts'
import { readIceIngredients } from '#core/ice-cream/composition/read-ingredients.ts'
import { curveSamples } from '#core/ice-cream/freezing/curve.ts'
import { analyzeFormula } from '#core/ice-cream/judging/analyze-formula.ts'
import { proposeFormula } from '#core/ice-cream/proposing/propose-formula.ts'
import { analyseRecipe } from '#core/nutrition/analyse-recipe.ts'
import { resolverOf } from '#core/nutrition/resolve-food.ts'
import { units } from '#core/units/units.ts'
import { loadPantry } from '#server/pantry/load.ts'
import { iceCreamTable, loadIcePantry } from '#server/pantry/load-ice-cream.ts'
import { everyday } from './everyday.ts'
import type { Report } from './report.ts'
import { benchRecipe } from './seed.ts'

/** What the knowledge itself costs, in this process: a keystroke in the browser, one call on the server. */
export const benchCore = (report: Report): void => {
  const timed = (what: string, runs: number, aim: number, work: (run: number) => unknown): void => {
    for (let run = 0; run < Math.min(runs, 200); run++) work(run)
    const before = process.cpuUsage()
    for (let run = 0; run < runs; run++) work(run)
    const { user, system } = process.cpuUsage(before)
    report.figure({ part: 'core', engine: 'none', what, value: (user + system) / 1000 / runs, unit: 'ms', aim })
  }
  timed('ice cream: analyse 9 rows', 3000, 1, () => analyzeFormula(pantry, { type: 'helado', rows: vanilla }))
  timed('ice cream: analyse 30 rows', 2000, 1, () => analyzeFormula(pantry, { type: 'helado', rows: thirty }))
  const analysis = analyzeFormula(pantry, { type: 'helado', rows: vanilla })
  if (analysis !== null) timed('ice cream: curves of the drawing', 2000, 1, () => curveSamples(analysis))
  timed('ice cream: balance 9 rows', 500, 20, () => balanceFormula(pantry, { type: 'helado', rows: vanilla }))
  const locks = thirty.map(() => false)
  timed('ice cream: balance 30 free rows', 100, 20, () =>
    balanceFormula(pantry, { type: 'helado', rows: thirty, locks }),
  )
  timed('ice cream: propose from a name', 200, 50, (run) =>
    proposeFormula(pantry, { name: names[run % names.length] ?? '', type: run % 2 === 0 ? 'helado' : 'sorbete' }),
  )
  timed('ice cream: read the table of 258', 30, 20, () => makeIcePantry(readIceIngredients(iceCreamTable())))
  const resolve = resolverOf(loadPantry())
  timed('nutrition: analyse 20 ingredients', 1000, 2, () => analyseRecipe(everyday, resolve))
  for (const reading of ['specified', 'household'] as const) {
    timed(`costing: 1,000 recipes of 12, ${reading}`, 10, 50, () => {
      for (const lines of book) costRecipe(lines, 4, { reading, today: '2026-11-21' })
    })
  }
  timed('costing: 1,000 recipes of 12, five deep', 10, 50, () => costBook(nested, { today: '2026-11-21' }))
}

const pantry = loadIcePantry()

const rowsOf = (grams: Readonly<Record<string, number>>): FormulaRow[] =>
  Object.entries(grams).flatMap(([id, amount]) => {
    const ingredient = pantry.byId.get(id)
    return ingredient === undefined ? [] : [rowFromIngredient(ingredient, amount)]
  })

const vanilla = rowsOf({
  leche_entera: 560,
  nata_35: 180,
  lpd: 40,
  sacarosa: 130,
  dextrosa: 30,
  glucosa_polvo_38: 20,
  yema: 30,
  neutro_crema_5: 5,
  vainilla_vaina: 2,
})

/** Thirty rows of the table: more than any formula in a kitchen. */
const thirty = pantry.ingredients
  .filter((_, at) => at % 8 === 0)
  .slice(0, 30)
  .map((ingredient) => rowFromIngredient(ingredient, 33))

const names = ['helado de pistacho', 'sorbete de mango y lima', 'helado de chocolate 70 %', 'sorbete de limón']

const price = { id: '', ingredientName: '', unit: 'kg', source: null, kind: 'typed', priceDate: null } as const
const lastUpdated = '2026-11-01T00:00:00.000Z'

const book = Array.from({ length: 1000 }, (_, n) =>
  benchRecipe(n).ingredients.map(
    (line, index): LineToCost => ({
      ...line,
      unit: units[(n + index) % units.length] ?? 'g',
      price: { ...price, pricePerUnit: (n % 997) / 100 + 0.37, lastUpdated },
      equivalence: { gramsPerUnit: 12.5, by: 'measure', foodName: '', guess: false },
    }),
  ),
)

/** The same recipes in five layers of 200, each of the upper ones with two elaboraciones of the layer below. */
const nested: readonly RecipeToCost[] = book.map((lines, n) => ({
  id: String(n),
  name: `Receta ${n}`,
  known: { grams: 2400 + n, gramsBy: 'typed', cookingLossPercent: null, millilitres: null, pieces: null, servings: 4 },
  lines: [
    ...lines.slice(n < 200 ? 0 : 2),
    ...(n < 200 ? [] : [n - 200, n - 200 - (n % 200) + ((n * 7) % 200)]).map(
      (below): LineToCost => ({
        ...{ name: `Receta ${below}`, quantity: 150 + (n % 90), unit: 'g', price: null },
        link: { recipeId: String(below), inServings: false },
      }),
    ),
  ],
}))
