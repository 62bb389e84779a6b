import { type Decimal, decimal, dividedBy, plus, thousandth, times, toNumber, zero } from '#core/costing/decimal.ts'
import { type IngredientPrice, isEstimated, priceBasis } from '#core/costing/prices/price.ts'
import type { RecipeLink } from '#core/recipes/recipe.ts'
import type { Unit } from '#core/units/units.ts'
import type { Equivalence } from './equivalence.ts'
import { type LineCheck, lineChecks, linkChecks, mermaChecks } from './line-checks.ts'
import { type CostedRecipe, costLink, type LinkedCost } from './linked-line.ts'
import {
  type Bought,
  boughtGrams,
  cleanCost,
  cleanGrams,
  isWeighed,
  type Left,
  leftGrams,
  type Merma,
} from './merma.ts'

/**
 * The two readings of a quantity: to the letter of the specification (g and ml ÷ 1000, every other unit as is), or pieces,
 * cups and spoons turned into grams with the weight of that food.
 */
export type UnitMode = 'specified' | 'household'

/** One ingredient line with everything costing needs; what is not known is null. */
export type LineToCost = {
  readonly name: string
  readonly quantity: number
  readonly unit: Unit
  /** What the cook tries out in the dialog; stands in for `quantity` while it is set (specification §3, §9). */
  readonly editedQuantity?: number | undefined
  readonly price: IngredientPrice | null
  readonly equivalence?: Equivalence | null | undefined
  readonly merma?: Merma | null | undefined
  /** Limpio: the quantity is what is left after cleaning. Left out: bruto, as bought. */
  readonly clean?: boolean | undefined
  /** How this very line is read; left out, as `Options.reading` says. */
  readonly reading?: UnitMode | undefined
  /** The line is an elaboración: it costs its part of that recipe, and a price of its name does not count. */
  readonly link?: RecipeLink | null | undefined
}

/** How a kitchen counts: the two switches of its account. */
export type Counting = {
  /** 'household' is the cook's switch 'Convertir medidas caseras a gramos'. Lines without equivalence stay as specified. */
  readonly reading: UnitMode
  /** The cook's switch 'Contar la merma en el coste': limpio lines cost what must be bought for them. */
  readonly merma: boolean
}

export type Options = Partial<Counting> & {
  /** Today as 'YYYY-MM-DD…', for the age of prices; left out, no price is old. */
  readonly today?: string
  /** The recipes that lines link to (cost-book.ts). A link to a recipe that is not here is an ingredient by its name. */
  readonly costed?: ReadonlyMap<string, CostedRecipe>
}

export type CostLine = {
  readonly name: string
  /** The quantity that was priced, ≥ 0: the edited one when there is one. */
  readonly quantity: number
  readonly unit: Unit
  readonly price: IngredientPrice | null
  /** What `price.pricePerUnit` was multiplied by; of an elaboración, its batches. */
  readonly converted: number
  /** The reading that was really used. */
  readonly reading: UnitMode
  /** €; null without a price. Nearest number to the exact product. */
  readonly cost: number | null
  /** 0–1 of the recipe's total; null without a price or while the total is zero. */
  readonly share: number | null
  readonly checks: readonly LineCheck[]
  /** The quantity is what is left after cleaning; false: as bought. */
  readonly clean: boolean
  /** What must be bought for this much clean food; null where the line is bruto in weight, or nothing is known. */
  readonly bought: Bought | null
  /** What is left of a bruto weight after cleaning; null of any other line, or where nothing is known. */
  readonly left: Left | null
  /** Whether that, and not the quantity as it stands, is what the line costs. */
  readonly mermaCounted: boolean
  /** What is taken of which recipe; null: an ingredient. */
  readonly link: LinkedCost | null
}

export type RecipeCost = {
  readonly lines: readonly CostLine[]
  /** ≥ 1 */
  readonly servings: number
  /** € of the lines that have a price; null when none has. The nearest number to the exact sum: round only to show. */
  readonly total: number | null
  /** € */
  readonly perServing: number | null
  /** Lines without price, elaboraciones that hold one included: the total is a lower bound while there are any. */
  readonly withoutPrice: number
  /** Lines whose price is an estimate or the fallback, or that hold one: "2 precios estimados". */
  readonly estimated: number
  /** Lines whose pieces, cups or spoons are counted as kilos or litres, or that hold such a line. */
  readonly countedAsIs: number
  /** Lines that are limpio, or elaboraciones that hold one; with the switch off they cost as bruto. */
  readonly clean: number
  /** Limpio lines whose merma cannot be counted, or that hold one: with the switch on, the total is a lower bound. */
  readonly withoutMerma: number
}

/**
 * The escandallo of a recipe (specification §9): each line costs price × converted quantity, the total is the sum of the
 * lines, a serving is the total divided by the servings. Computed in exact decimals (decimal.ts). Quantities that are
 * negative or no number count as 0, servings below 1 or no number as 1 (specification §5).
 */
export const costRecipe = (lines: readonly LineToCost[], servings: number, options: Options = {}): RecipeCost =>
  costExactly(lines, servings, options).cost

/** The same with the total before it became a number, for the recipes this one is an elaboración of. */
export const costExactly = (
  lines: readonly LineToCost[],
  servings: number,
  options: Options,
): { readonly cost: RecipeCost; readonly exact: Decimal | null } => {
  const priced = lines.map((line) => priceLine(line, options))
  const costs = priced.flatMap(({ cost }) => (cost === null ? [] : [cost]))
  const total = costs.length === 0 ? null : costs.reduce(plus, zero)
  const portions = Number.isFinite(servings) && servings >= 1 ? servings : 1
  const whole = total === null ? 0 : toNumber(total)
  const done = priced.map(({ line, cost }): CostLine => {
    const euros = cost === null ? null : toNumber(cost)
    return { ...line, cost: euros, share: euros === null || whole === 0 ? null : euros / whole }
  })
  const cost = {
    lines: done,
    servings: portions,
    total: total === null ? null : whole,
    perServing: total === null ? null : toNumber(dividedBy(total, decimal(portions))),
    withoutPrice: done.filter(lacksPrice).length,
    estimated: done.filter(isGuess).length,
    countedAsIs: done.filter(isCountedAsIs).length,
    clean: done.filter(holdsClean).length,
    withoutMerma: done.filter(lacksMerma).length,
  }
  return { cost, exact: total }
}

type Done = Pick<CostLine, 'cost' | 'link' | 'price' | 'checks'>

/** Whether a line, or one of the elaboración it is, has no price. */
export const lacksPrice = ({ cost, link, price }: Done): boolean =>
  link === null ? price === null : cost === null || link.inside.withoutPrice > 0

/** Whether its price, or one within the elaboración, is a guess. */
export const isGuess = ({ link, price }: Done): boolean =>
  link === null ? price !== null && isEstimated(price.kind) : link.inside.estimated > 0

/** Whether pieces, cups or spoons of it, or within it, count as kilos or litres. */
export const isCountedAsIs = ({ link, checks }: Done): boolean =>
  link === null ? checks.some(({ kind }) => kind === 'counted_as_is') : link.inside.countedAsIs > 0

const holdsClean = ({ link, clean }: Pick<CostLine, 'link' | 'clean'>): boolean =>
  link === null ? clean : link.inside.clean > 0

const lacksMerma = ({ link, checks }: Done): boolean =>
  link === null ? checks.some(({ kind }) => mermaChecks.has(kind)) : link.inside.withoutMerma > 0

/** g and ml divided by 1000; kg, l and any other unit as is (specification §9). */
export const specifiedQuantity = (quantity: number, unit: Unit): number => toNumber(specified(decimal(quantity), unit))

/**
 * € of one unit of an ingredient in this reading: what `costRecipe` multiplies each of its quantities by. `merma`: of a limpio
 * line whose merma counts; null of any other.
 */
export const unitCost = (
  price: IngredientPrice,
  unit: Unit,
  equivalence: Equivalence | null,
  reading: UnitMode,
  merma: Merma | null = null,
): number => {
  const { converted, reading: used } = convertedFor(1, unit, price, equivalence, reading)
  const euros = decimal(price.pricePerUnit)
  return toNumber(
    merma !== null && isWeighed(unit, used, price) ? cleanCost(euros, converted, merma) : times(euros, converted),
  )
}

type Priced = { readonly line: Omit<CostLine, 'cost' | 'share'>; readonly cost: Decimal | null }

const priceLine = (source: LineToCost, options: Options): Priced => {
  const { name, unit, price, equivalence = null } = source
  const quantity = usableQuantity(source.editedQuantity ?? source.quantity)
  const linked = options.costed?.get(source.link?.recipeId ?? '')
  if (source.link && linked !== undefined) {
    const { cost, link } = costLink({ quantity, unit, link: source.link }, linked)
    const plain = { clean: false, bought: null, left: null, mermaCounted: false }
    const line = { name, quantity, unit, price: null, reading: 'specified' as const, ...plain }
    return { line: { ...line, converted: link.share ?? 0, checks: linkChecks(link, cost !== null), link }, cost }
  }
  const wanted = source.reading ?? options.reading ?? 'specified'
  const { converted, reading } = convertedFor(quantity, unit, price, equivalence, wanted)
  const { clean = false, merma = null } = source
  const counts = options.merma === true && clean
  const weighed = isWeighed(unit, reading, price)
  const plain = price === null ? null : times(decimal(price.pricePerUnit), converted)
  const dearer =
    price === null || merma === null || !weighed ? null : cleanCost(decimal(price.pricePerUnit), converted, merma)
  const mermaCounted = counts && dearer !== null
  const uncounted = !counts || quantity === 0 ? null : !weighed ? 'not_weighed' : merma === null ? 'unknown' : null
  const checks = lineChecks({ quantity, unit, price, equivalence, reading, today: options.today, uncounted })
  const bought = boughtFor(source, quantity, dearer)
  const line = { name, quantity, unit, price, converted: toNumber(converted), reading, checks, link: null }
  return {
    line: { ...line, clean, bought, left: leftOf(source, quantity), mermaCounted },
    cost: mermaCounted ? dearer : plain,
  }
}

/** What a price is multiplied by, and the reading that was possible. */
const convertedFor = (
  quantity: number,
  unit: Unit,
  price: IngredientPrice | null,
  equivalence: Equivalence | null,
  wanted: UnitMode,
): { readonly converted: Decimal; readonly reading: UnitMode } => {
  const household = wanted === 'household' ? inPriceUnits(quantity, unit, price, equivalence) : null
  return household === null
    ? { converted: specified(decimal(quantity), unit), reading: 'specified' }
    : { converted: household, reading: 'household' }
}

/** A recipe holds at most a million of anything; what is typed in the dialog is cut far above that, never infinite. */
const mostQuantity = 1e12

const usableQuantity = (quantity: number): number =>
  Number.isFinite(quantity) && quantity > 0 ? Math.min(quantity, mostQuantity) : 0

const specified = (quantity: Decimal, unit: Unit): Decimal =>
  unit === 'g' || unit === 'ml' ? thousandth(quantity) : quantity

const householdUnits: ReadonlySet<Unit> = new Set(['unidad', 'taza', 'cucharada', 'cucharadita'])

/** Pieces, cups and spoons: what the specified arithmetic counts as is. */
const isHousehold = (unit: Unit): boolean => householdUnits.has(unit)

/** Pieces, cups and spoons in kilos, for a price per kilo (or no price yet); null where the reading stays as specified. */
const inPriceUnits = (
  quantity: number,
  unit: Unit,
  price: IngredientPrice | null,
  equivalence: Equivalence | null,
): Decimal | null => {
  if (!isHousehold(unit) || equivalence === null) return null
  if (price !== null && priceBasis(price.unit) !== 'kg') return null
  return thousandth(times(decimal(quantity), decimal(equivalence.gramsPerUnit)))
}

/**
 * What to buy for a line that is limpio, or for pieces and spoons, which the table weighs clean (docs/ciencia/nutricion.md §7). Of a bruto
 * weight nothing: it is bought as it stands. Nor of a food nothing is lost of.
 */
const boughtFor = (source: LineToCost, quantity: number, cost: Decimal | null): Bought | null => {
  const { unit, merma = null, equivalence = null, clean = false } = source
  if (merma === null || quantity === 0 || (!clean && (unit === 'g' || unit === 'kg'))) return null
  const grams = cleanGrams(quantity, unit, equivalence?.gramsPerUnit ?? null)
  if (grams === null) return null
  const { ediblePercent, foodName, guess, test } = merma
  return {
    grams: boughtGrams(grams, merma),
    cost: cost === null ? null : toNumber(cost),
    ediblePercent,
    foodName,
    guess: guess || (unit !== 'g' && unit !== 'kg' && (equivalence?.guess ?? false)),
    tested: test?.testedOn ?? null,
  }
}

/** What is left of a bruto weight. */
const leftOf = ({ unit, merma = null, clean = false }: LineToCost, quantity: number): Left | null => {
  if (merma === null || clean || quantity === 0 || (unit !== 'g' && unit !== 'kg')) return null
  const grams = cleanGrams(quantity, unit, null)
  const { ediblePercent, foodName, guess, test } = merma
  return grams === null
    ? null
    : { grams: leftGrams(grams, merma), ediblePercent, foodName, guess, tested: test?.testedOn ?? null }
}
