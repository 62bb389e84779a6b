import { type Allergen, allergens } from '#core/pantry/food.ts'
import type { ResolvedBy, ResolveFood } from './resolve-food.ts'
import { toldAllergens } from './told-allergens.ts'

/** What a cook says against the table, for one recipe. 'no' takes an allergen out, and is shown as taken out by her. */
export const correctionStates = ['contiene', 'puede_contener', 'no'] as const

export type CorrectionState = (typeof correctionStates)[number]

export type AllergenCorrection = {
  readonly allergen: Allergen
  readonly state: CorrectionState
  /** Why, in the cook's words; '' when she gave no reason. */
  readonly note: string
  /** ISO-8601 UTC. */
  readonly updatedAt: string
}

/** An ingredient that brings an allergen, with the food it was taken for. */
export type AllergenSource = {
  readonly ingredient: string
  readonly food: string
  readonly matchedBy: ResolvedBy
  readonly state: 'contiene' | 'puede_contener'
}

export type AllergenEntry = {
  readonly allergen: Allergen
  /** What counts in the end, correction included. 'retirado': the cook took out what the ingredients bring. */
  readonly state: 'contiene' | 'puede_contener' | 'retirado'
  /** What the ingredients alone say; null when only the cook does. */
  readonly computed: 'contiene' | 'puede_contener' | null
  /** Which ingredients bring it, those that surely do first; kept even when the cook took it out. */
  readonly sources: readonly AllergenSource[]
  readonly correction: AllergenCorrection | null
}

/**
 * The allergens of annex II that are known of. What is not in `entries` is **not known to be absent**: labels, traces and
 * ingredients nobody recognised are beyond a recipe, so no screen may say 'sin …' from this.
 */
export type AllergenReport = {
  /** In the order of annex II; only those with something to say. */
  readonly entries: readonly AllergenEntry[]
  /** Names of ingredients that are no food of the table, whatever their words tell: while there are any, the list is 'incompleta'. */
  readonly unknown: readonly string[]
}

/** Union of the lines' allergens, with the cook's corrections on top. The same ingredient twice is named once. */
export const allergensOf = (
  names: readonly string[],
  resolve: ResolveFood,
  corrections: readonly AllergenCorrection[] = [],
): AllergenReport => {
  const sources = new Map<Allergen, AllergenSource[]>()
  const unknown: string[] = []
  for (const ingredient of new Set(names.map((name) => name.trim()))) {
    const found = resolve(ingredient)
    const bring = (allergen: Allergen, state: AllergenSource['state'], food: string, matchedBy: ResolvedBy): void => {
      const known = sources.get(allergen) ?? []
      if (known.some((source) => source.ingredient === ingredient)) return
      sources.set(allergen, [...known, { ingredient, food, matchedBy, state }])
    }
    if (found === null) {
      unknown.push(ingredient)
      for (const { allergen, state, word } of toldAllergens(ingredient)) bring(allergen, state, word, 'words')
      continue
    }
    const { food, by } = found
    for (const allergen of food.allergens) bring(allergen, 'contiene', food.name, by)
    for (const allergen of food.possibleAllergens) bring(allergen, 'puede_contener', food.name, by)
  }
  const corrected = new Map(corrections.map((correction) => [correction.allergen, correction]))
  return {
    entries: allergens.flatMap((allergen) =>
      entryOf(allergen, sources.get(allergen) ?? [], corrected.get(allergen) ?? null),
    ),
    unknown,
  }
}

const entryOf = (
  allergen: Allergen,
  unsorted: readonly AllergenSource[],
  correction: AllergenCorrection | null,
): AllergenEntry[] => {
  const [first, ...rest] = [
    ...unsorted.filter(({ state }) => state === 'contiene'),
    ...unsorted.filter(({ state }) => state === 'puede_contener'),
  ]
  const computed = first?.state ?? null
  const state = correction === null ? computed : correctedState[correction.state]
  if (state === null) return []
  return [{ allergen, state, computed, sources: first === undefined ? [] : [first, ...rest], correction }]
}

const correctedState = { contiene: 'contiene', puede_contener: 'puede_contener', no: 'retirado' } as const
