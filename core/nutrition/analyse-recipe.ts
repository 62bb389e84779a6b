import type { AnalysedLine, Analysis, LineDoubt, WrittenLine } from './analysis.ts'
import { type AnalysedRecipe, countLink } from './linked-line.ts'
import {
  type Amounts,
  amountsPer100g,
  eachNutrient,
  type Nutrient,
  nothingKnown,
  nutrients,
  onlyRae,
} from './nutrients.ts'
import type { ResolvedFood, ResolveFood } from './resolve-food.ts'
import { type LineWeight, weighLine } from './weigh-line.ts'

/**
 * The nutrition of a whole recipe: Σ grams × value / 100 over its lines, raw ingredients, no cooking yield, no vitamin
 * loss, all of its oil and alcohol (docs/ciencia/nutricion.md §2). Lines that cannot be counted stay in, with the reason; what they
 * bring is unknown, so every total becomes a lower bound. Pure and linear: twice the quantities, twice the totals.
 * `analysed` are the recipes its lines may be elaboraciones of (analyse-book.ts); other links count by their names.
 */
export const analyseRecipe = (
  written: readonly WrittenLine[],
  resolve: ResolveFood,
  analysed: ReadonlyMap<string, AnalysedRecipe> = new Map(),
): Analysis => {
  const counted = written.map(({ link, ...line }) => {
    const recipe = analysed.get(link?.recipeId ?? '')
    return link && recipe !== undefined ? countLink({ ...line, link }, recipe) : countLine(line, resolve(line.name))
  })
  const totals = eachNutrient((nutrient) => sumOf(counted, nutrient))
  const kcal = totals.calories ?? 0
  const lines = counted.map((line) => {
    const own = line.contribution.calories
    return { ...line, share: own === null || kcal <= 0 ? null : own / kcal }
  })
  return {
    lines,
    totals,
    lowerBounds: nutrients.filter((nutrient) =>
      lines.some(({ contribution, missing }) => contribution[nutrient] === null || missing.includes(nutrient)),
    ),
    withData: lines.filter(({ contribution }) => contribution.calories !== null).length,
    rawGrams: lines.reduce((sum, { grams }) => sum + (grams ?? 0), 0),
    vitaminA: vitaminABasis(lines, analysed),
  }
}

const countLine = ({ name, quantity, unit, clean }: WrittenLine, found: ResolvedFood | null): AnalysedLine => {
  const line = { name, quantity, unit, linked: null, share: null }
  if (found === null) return { ...line, ...nothing, doubts: ['not_recognised'] }
  const { food, by, confidence } = found
  const { id, name: foodName, provenance } = food
  const matched = {
    food: { id, name: foodName, sourceId: provenance.id, source: provenance.composition },
    matchedBy: by,
    confidence,
  }
  const weight = weighLine(quantity, unit, { ...found, clean })
  if (weight === null) return { ...line, ...nothing, ...matched, doubts: ['no_weight', ...guessDoubts(found)] }
  const { grams, writtenGrams, by: weighedBy, reading } = weight
  const contribution = portion(amountsPer100g(food), grams)
  const missing = nutrients.filter((nutrient) => contribution[nutrient] === null)
  const doubts: LineDoubt[] = [...dataDoubts(missing), ...guessDoubts(found), ...weightDoubts(weight)]
  if (food.approximate) doubts.push('approximate')
  if (onlyRae(food)) doubts.push('rae')
  return { ...line, ...matched, grams, writtenGrams, weighedBy, reading, contribution, missing, doubts }
}

const nothing = {
  food: null,
  matchedBy: null,
  confidence: null,
  grams: null,
  writtenGrams: null,
  weighedBy: null,
  reading: null,
  contribution: nothingKnown,
  missing: [],
} as const

const portion = (per100g: Amounts, grams: number): Amounts =>
  eachNutrient((nutrient) => {
    const value = per100g[nutrient]
    return value === null ? null : (value * grams) / 100
  })

/** Null where no line knows; the lines that do are added as they come. */
const sumOf = (lines: readonly AnalysedLine[], nutrient: Nutrient): number | null => {
  let sum: number | null = null
  for (const { contribution } of lines) {
    const amount = contribution[nutrient]
    if (amount !== null) sum = (sum ?? 0) + amount
  }
  return sum
}

const dataDoubts = (missing: readonly Nutrient[]): LineDoubt[] => {
  if (missing.includes('calories')) return ['no_data']
  return missing.length > 0 ? ['partial'] : []
}

const guessDoubts = ({ by }: ResolvedFood): LineDoubt[] =>
  by === 'usual' || by === 'guess' || by === 'model' ? [by] : []

const weightDoubts = ({ by, reading }: LineWeight): LineDoubt[] => [
  ...(by === 'water' ? (['water'] as const) : []),
  ...(reading === 'bruto' ? (['gross'] as const) : []),
]

const vitaminABasis = (
  lines: readonly AnalysedLine[],
  analysed: ReadonlyMap<string, AnalysedRecipe>,
): Analysis['vitaminA'] => {
  const holding = lines.filter(({ contribution }) => (contribution.vitamin_a ?? 0) > 0)
  const rae = holding.filter(({ doubts }) => doubts.includes('rae'))
  if (rae.length === 0) return 're'
  const mixed = rae.some(({ linked }) => analysed.get(linked?.recipeId ?? '')?.analysis.vitaminA === 'mixed')
  return rae.length === holding.length && !mixed ? 'rae' : 'mixed'
}
