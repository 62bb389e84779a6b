import { type Counting, costRecipe, isCountedAsIs, isGuess, lacksPrice } from '#core/costing/costs/cost.ts'
import type { FoodFacts } from '#core/costing/costs/equivalence.ts'
import type { CostedRecipe } from '#core/costing/costs/linked-line.ts'
import type { IngredientPrice } from '#core/costing/prices/price.ts'
import { reportOfLines } from '#core/nutrition/allergen-book.ts'
import type { AllergenCorrection, AllergenReport, ReportBelow } from '#core/nutrition/allergens.ts'
import { analyseRecipe } from '#core/nutrition/analyse-recipe.ts'
import type { AnalysedRecipe } from '#core/nutrition/linked-line.ts'
import { perServing } from '#core/nutrition/per-serving.ts'
import type { ResolveFood } from '#core/nutrition/resolve-food.ts'
import { type Allergen, allergens } from '#core/pantry/food.ts'
import type { IngredientDraft } from '#core/recipes/recipe.ts'
import type { Unit } from '#core/units/units.ts'
import { applyChanges, type Changeable, type Changes } from './changes.ts'

/** What this cook's kitchen knows of ingredients: everything an effect is computed from. */
export type Larder = {
  readonly priceOf: (name: string) => IngredientPrice | null
  readonly factsOf: (name: string, unit: Unit) => FoodFacts
  readonly resolve: ResolveFood
  /** How pieces, cups and spoons, and merma, are counted (the cook's switches). */
  readonly counting: Counting
  /** The recipes that lines are elaboraciones of, by id, as each of the three reads them. */
  readonly below: Below
}

export type Below = {
  readonly costed: ReadonlyMap<string, CostedRecipe>
  readonly analysed: ReadonlyMap<string, AnalysedRecipe>
  readonly reports: ReadonlyMap<string, ReportBelow>
}

export const nothingBelow: Below = { costed: new Map(), analysed: new Map(), reports: new Map() }

export type AllergenState = 'contiene' | 'puede_contener'

/** What a recipe comes to, and what is not known of it. */
export type Figures = {
  readonly servings: number
  /** € of the lines with a price; null when none has. At least so much while `withoutPrice` is not empty. */
  readonly costPerServing: number | null
  /** Names of ingredients: without price, with an estimated one, and counted as kilos or litres as they are. */
  readonly withoutPrice: readonly string[]
  readonly estimated: readonly string[]
  readonly countedAsIs: readonly string[]
  /** kcal of the lines that are known; null when none is. At least so much while `withoutKcal` is not empty. */
  readonly kcalPerServing: number | null
  readonly withoutKcal: readonly string[]
  /** In the order of annex II. What is not here is not known to be absent. */
  readonly allergens: readonly { readonly allergen: Allergen; readonly state: AllergenState }[]
  /** Names of ingredients whose allergens nobody knows. */
  readonly withoutAllergens: readonly string[]
}

export type Effect = {
  readonly base: Figures
  readonly variation: Figures
  /** € per serving more (or less); null where what is not known differs, so that no difference can be told. */
  readonly costChange: number | null
  /** kcal per serving more (or less); null likewise. */
  readonly kcalChange: number | null
}

/**
 * What changes do to cost, energy and allergens of their base: both computed alike, with today's prices and foods.
 * `corrections` are the cook's word on the allergens of the base recipe.
 */
export const effectOf = (
  base: Changeable,
  changes: Changes,
  larder: Larder,
  corrections: readonly AllergenCorrection[] = [],
): Effect => {
  const varied = applyChanges(base, changes)
  const kept = carried(corrections, base.ingredients, varied.ingredients, larder)
  const before = { recipe: base, figures: figuresOf(base, larder, corrections) }
  const after = { recipe: varied, figures: figuresOf(varied, larder, kept) }
  return {
    base: before.figures,
    variation: after.figures,
    costChange: difference(before, after, 'costPerServing', 'withoutPrice'),
    kcalChange: difference(before, after, 'kcalPerServing', 'withoutKcal'),
  }
}

const figuresOf = (recipe: Changeable, larder: Larder, corrections: readonly AllergenCorrection[]): Figures => {
  const { servings } = recipe
  // A line whose name is still to be written is no ingredient yet.
  const ingredients = recipe.ingredients.filter(({ name }) => name.trim() !== '')
  const { priceOf, factsOf, resolve, counting, below } = larder
  const lines = ingredients.map((line) => ({ ...line, ...factsOf(line.name, line.unit), price: priceOf(line.name) }))
  const cost = costRecipe(lines, servings, { ...counting, costed: below.costed })
  const analysis = analyseRecipe(ingredients, resolve, below.analysed)
  const report = reportOf(ingredients, larder, corrections)
  const namesOf = (found: readonly { readonly name: string }[]) => [...new Set(found.map(({ name }) => name))]
  return {
    servings: cost.servings,
    costPerServing: cost.perServing,
    withoutPrice: namesOf(cost.lines.filter(lacksPrice)),
    estimated: namesOf(cost.lines.filter(isGuess)),
    countedAsIs: namesOf(cost.lines.filter(isCountedAsIs)),
    kcalPerServing: perServing(analysis.totals, servings).calories,
    withoutKcal: namesOf(analysis.lines.filter(({ contribution }) => contribution.calories === null)),
    allergens: present(report),
    withoutAllergens: report.unknown,
  }
}

const reportOf = (
  lines: readonly IngredientDraft[],
  { resolve, below }: Larder,
  corrections: readonly AllergenCorrection[],
): AllergenReport => reportOfLines(lines, resolve, corrections, below.reports)

const present = ({ entries }: AllergenReport): Figures['allergens'] =>
  entries.flatMap(({ allergen, state }) => (state === 'retirado' ? [] : [{ allergen, state }]))

/**
 * The cook's word on the base, as far as it holds for the variation too. What she added stays. What she took out stays out
 * only while nothing brings it that the base did not have: a new ingredient must not hide behind an old correction.
 */
const carried = (
  corrections: readonly AllergenCorrection[],
  base: readonly IngredientDraft[],
  varied: readonly IngredientDraft[],
  larder: Larder,
): AllergenCorrection[] => {
  if (corrections.length === 0) return []
  const before = reportOf(base, larder, []).entries.flatMap(({ sources }) =>
    sources.map(({ ingredient }) => ingredient),
  )
  const known = new Set([...base.map(({ name }) => name.trim()), ...before])
  const { entries } = reportOf(varied, larder, [])
  const broughtAnew = new Set(
    entries
      .filter(({ sources }) => sources.some(({ ingredient }) => !known.has(ingredient)))
      .map((one) => one.allergen),
  )
  return corrections.filter(({ state, allergen }) => state !== 'no' || !broughtAnew.has(allergen))
}

type Side = { readonly recipe: Changeable; readonly figures: Figures }
type Sum = 'costPerServing' | 'kcalPerServing'
type Unknown = 'withoutPrice' | 'withoutKcal'

// The unknown lines cancel out when they are the same, in the same amount per serving.
const difference = (before: Side, after: Side, sum: Sum, unknown: Unknown): number | null => {
  const [one, other] = [before.figures[sum], after.figures[sum]]
  if (one === null || other === null) return null
  const open = [before, after].map(({ recipe, figures }) =>
    recipe.ingredients
      .filter(({ name }) => figures[unknown].includes(name))
      .map(({ name, quantity, unit }) => `${name} ${unit} ${quantity / recipe.servings}`)
      .sort()
      .join('\n'),
  )
  return open[0] === open[1] ? other - one : null
}

export type AllergenChange = {
  readonly allergen: Allergen
  /** Null: not known of. */
  readonly before: AllergenState | null
  readonly after: AllergenState | null
}

/** Every allergen of either side, in the order of annex II, with its state in both. */
export const allergenChanges = (before: Figures, after: Figures): AllergenChange[] => {
  const stateIn = ({ allergens: found }: Figures, allergen: Allergen) =>
    found.find((one) => one.allergen === allergen)?.state ?? null
  return allergens
    .map((allergen) => ({ allergen, before: stateIn(before, allergen), after: stateIn(after, allergen) }))
    .filter((change) => change.before !== null || change.after !== null)
}
