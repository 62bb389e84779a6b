/**
 * `node tools/check/pantry-audit.ts [name…]`: which food each ingredient name is taken for, how surely, and what 100 g of it hold;
 * to be read by somebody who cooks. Without names: those of `core/pantry/names.cases.tsv`, what was expected beside it.
 */
import { readFileSync } from 'node:fs'
import { resolverOf } from '#core/nutrition/resolve-food.ts'
import { loadPantry } from '#server/pantry/load.ts'

const cases = (): string[][] =>
  readFileSync(new URL('../../core/pantry/names.cases.tsv', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'))

const asked = process.argv.slice(2)
const rows = asked.length > 0 ? asked.map((name) => [name]) : cases()
const resolve = resolverOf(loadPantry())

for (const [name = '', expected] of rows) {
  const found = resolve(name)
  const food = found?.food
  const wrong = expected !== undefined && expected !== (food?.id ?? '') ? ` ✗ ${expected || 'ninguno'}` : ''
  const kcal = food?.per100g.energyKcal
  const allergens = [...(food?.allergens ?? []), ...(food?.possibleAllergens ?? []).map((code) => `¿${code}?`)].join(
    ' ',
  )
  const piece = food?.measures.gramsPerPiece
  console.log(
    [
      name.padEnd(38),
      (food === undefined ? '—' : food.name).padEnd(38),
      (found === null ? '' : `${found.by} ${found.confidence.toFixed(2)}`).padEnd(13),
      (kcal === null || kcal === undefined ? 'sin datos' : `${Math.round(kcal)} kcal`).padEnd(10),
      (piece === null || piece === undefined ? '' : `ud ${piece} g`).padEnd(11),
      food?.weighed === 'bruto' ? `bruto ${food.ediblePercent} %` : '',
      allergens + wrong,
    ].join(' '),
  )
}
