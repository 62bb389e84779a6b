import { escandalloTexts as texts } from '#core/costing/texts.ts'
import { formatExact, formatQuantity } from '#core/format/decimal.ts'
import { formatPeriod } from '#core/format/period.ts'
import { writeCsv } from '#core/parsing/csv.ts'
import type { CostLine, RecipeCost } from './cost.ts'
import type { CostedInBook } from './cost-book.ts'
import type { LineCheck } from './line-checks.ts'

/**
 * An escandallo as a spreadsheet opens it: the recipe, its lines with price, source, cost, share and what to check, the
 * totals and what they lack; then every elaboración below it with the lines of one batch. Money and shares keep four decimals, so that a column adds up to its total to the cent.
 */
export const writeEscandallo = (
  recipe: { readonly name: string; readonly category: string },
  cost: RecipeCost,
  below: ReadonlyMap<string, CostedInBook> = new Map(),
): string =>
  writeCsv([
    [texts.recipe, recipe.name],
    [texts.category, recipe.category],
    [texts.servings, cost.servings],
    [],
    texts.columns,
    ...cost.lines.map(lineCells),
    [],
    [texts.total, rounded(cost.total)],
    [texts.perServing, rounded(cost.perServing)],
    [texts.withoutPrice, cost.withoutPrice],
    [texts.estimated, cost.estimated],
    ...[...below.values()]
      .toReversed()
      .flatMap(({ name, cost: batch }) => [
        [],
        [texts.elaboracion, name],
        texts.columns,
        ...batch.lines.map(lineCells),
        [texts.batch, rounded(batch.total)],
      ]),
  ])

const lineCells = (line: CostLine) => [
  line.name,
  line.quantity,
  line.unit,
  line.price?.pricePerUnit ?? null,
  line.price?.unit ?? null,
  line.link === null ? (line.price?.source ?? null) : texts.ofKitchen(line.link.name),
  rounded(line.cost),
  rounded(line.share === null ? null : line.share * 100),
  [...mermaWords(line), ...line.checks.map(wordsOf)].join('. '),
]

/** What is said of a limpio line: what is bought for it, and whether that is in its cost. */
const mermaWords = ({ clean, bought, mermaCounted }: CostLine): string[] =>
  !clean ? [] : bought === null ? [texts.clean] : [texts.bought(formatQuantity(bought.grams), mermaCounted)]

const rounded = (value: number | null): number | null => (value === null ? null : Math.round(value * 1e4) / 1e4)

const wordsOf = (check: LineCheck): string => {
  switch (check.kind) {
    case 'no_price':
      return texts.noPrice
    case 'estimated_price':
      return texts.estimatedPrice
    case 'counted_as_is':
      return texts.countedAsIs(formatExact(check.quantity), check.countedAs)
    case 'volume_as_weight':
      return texts.volumeAsWeight(formatQuantity(check.equivalence.grams))
    case 'unit_mismatch':
      return texts.unitMismatch(check.priceUnit)
    case 'old_price':
      return texts.oldPrice(formatPeriod(check.date))
    case 'merma_unknown':
      return texts.mermaUnknown
    case 'merma_not_weighed':
      return texts.mermaNotWeighed
    case 'no_yield':
      return texts.noYield(check.recipe)
    case 'linked_without_cost':
      return texts.linkedWithoutCost(check.recipe)
    case 'linked_doubts':
      return texts.linkedDoubts(check)
    case 'computed_yield':
      return texts.computedYield(formatQuantity(check.grams))
  }
}
