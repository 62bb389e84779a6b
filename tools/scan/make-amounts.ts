/**
 * `node tools/scan/make-amounts.ts`: what a serving holds of each food, counted over the dishes of our own cookbook, into
 * server/scanner/words/usual-amounts.tsv. Run again when the cookbook has grown much; a test holds the table against it.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadKnowledge } from '#server/cookbook/load.ts'
import { inGrams } from '#server/scanner/words/usual-amounts.ts'

/** Dishes a food must be in to say what is usual of it. */
const fewest = 8
/** Share of the dishes left out at either end: a fish baked in salt is no measure of salt. */
const odd = 0.01

const { pantry, cookbook } = loadKnowledge()
const amounts = new Map<string, number[]>()
for (const { serves, ingredients } of cookbook.dishes)
  for (const line of ingredients) {
    const food = pantry.match(line.name)?.food
    const grams = inGrams(line)
    if (food !== undefined && grams !== null) amounts.set(food.id, [...(amounts.get(food.id) ?? []), grams / serves])
  }
const at = (sorted: readonly number[], share: number): string =>
  String(Number((sorted[Math.round(share * (sorted.length - 1))] ?? 0).toPrecision(2)))
const rows = [...amounts]
  .filter(([, all]) => all.length >= fewest)
  .toSorted(([one], [other]) => (one < other ? -1 : 1))
  .map(([id, all]) => {
    const sorted = all.toSorted((one, other) => one - other)
    return [id, all.length, at(sorted, odd), at(sorted, 0.5), at(sorted, 1 - odd)].join('\t')
  })
writeFileSync(
  join(import.meta.dirname, '../../server/scanner/words/usual-amounts.tsv'),
  `${['food\tdishes\tleast\tusual\tmost', ...rows].join('\n')}\n`,
)
