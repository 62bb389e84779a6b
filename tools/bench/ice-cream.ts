import { cpus } from 'node:os'
import { analyzeFormula } from '#core/ice-cream/analyze-formula.ts'
import { balanceFormula } from '#core/ice-cream/balance.ts'
import { curveSamples } from '#core/ice-cream/curve.ts'
import type { FormulaRow } from '#core/ice-cream/formula.ts'
import { makeIcePantry, rowFromIngredient } from '#core/ice-cream/match-ingredient.ts'
import { proposeFormula } from '#core/ice-cream/propose-formula.ts'
import { readIceIngredients } from '#core/ice-cream/read-ingredients.ts'
import { iceCreamTable, loadIcePantry } from '#server/pantry/load-ice-cream.ts'

/**
 * `node tools/bench/ice-cream.ts`: processor time of the ice-cream lab, in this process: what a keystroke costs in the
 * browser and a call on the server. Times vary with the machine; compare figures of one run.
 */

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

const measure = (what: string, runs: number, work: (run: number) => unknown): void => {
  for (let run = 0; run < Math.min(runs, 200); run++) work(run)
  const times: number[] = []
  for (let run = 0; run < runs; run++) {
    const started = process.cpuUsage()
    work(run)
    const { user, system } = process.cpuUsage(started)
    times.push((user + system) / 1000)
  }
  times.sort((one, other) => one - other)
  const mean = times.reduce((sum, time) => sum + time, 0) / runs
  const p99 = times[Math.floor(0.99 * runs)] ?? 0
  console.log(`${what.padEnd(38)} mean ${mean.toFixed(3)} ms · p99 ${p99.toFixed(2)} ms`)
}

console.log(`${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}`)
measure('read the table of 237 (aim 20)', 50, () => makeIcePantry(readIceIngredients(iceCreamTable())))
measure('analyse 9 rows (aim 1)', 5000, () => analyzeFormula(pantry, { type: 'helado', rows: vanilla }))
measure('analyse 30 rows (aim 1)', 3000, () => analyzeFormula(pantry, { type: 'helado', rows: thirty }))
const analysis = analyzeFormula(pantry, { type: 'helado', rows: vanilla })
if (analysis !== null) measure('curves for the drawing', 2000, () => curveSamples(analysis))
measure('balance 9 rows (aim 20)', 1000, () => balanceFormula(pantry, { type: 'helado', rows: vanilla }))
const free = thirty.map(() => false)
measure('balance 30 free rows (aim 20)', 200, () =>
  balanceFormula(pantry, { type: 'helado', rows: thirty, locks: free }),
)
measure('propose from a name (aim 50)', 400, (run) =>
  proposeFormula(pantry, { name: names[run % names.length] ?? '', type: run % 2 === 0 ? 'helado' : 'sorbete' }),
)
