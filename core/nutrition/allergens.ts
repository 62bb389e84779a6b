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
  /** The elaboración it stands in; null: a line of the recipe itself. */
  readonly within: string | null
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
  /** The elaboración of which the cook took it out, where nothing else brings it; else null. */
  readonly takenOutOf: string | null
}

/** The report of a recipe that a line is an elaboración of. */
export type ReportBelow = { readonly name: string; readonly report: AllergenReport }

/**
 * The allergens of annex II that are known of. What is not in `entries` is **not known to be absent**: labels, traces and
 * ingredients nobody recognised are beyond a recipe, so no screen may say 'sin …' from this.
 */
export type AllergenReport = {
  /** In the order of annex II; only those with something to say. */
  readonly entries: readonly AllergenEntry[]
  /** Names of ingredients that are no food of the table or only guessed to be one, whatever their words tell: while there are any, the list is 'incompleta'. */
  readonly unknown: readonly string[]
}

/**
 * Union of the lines' allergens, with the cook's corrections on top. The same ingredient twice is named once. `names` are the
 * lines that are ingredients; `below` the reports of those that are elaboraciones, whose corrections count here too: it is
 * the same food. What she took out of one stays in sight.
 */
export const allergensOf = (
  names: readonly string[],
  resolve: ResolveFood,
  corrections: readonly AllergenCorrection[] = [],
  below: readonly ReportBelow[] = [],
): AllergenReport => {
  const sources = new Map<Allergen, AllergenSource[]>()
  const unknown: string[] = []
  const bring = (allergen: Allergen, source: AllergenSource): void => {
    const known = sources.get(allergen) ?? []
    const twin = known.findIndex(({ ingredient }) => ingredient === source.ingredient)
    if (twin < 0) sources.set(allergen, [...known, source])
    // The same ingredient, surely here and perhaps there: surely.
    else if (known[twin]?.state === 'puede_contener' && source.state === 'contiene')
      sources.set(allergen, known.with(twin, source))
  }
  for (const ingredient of new Set(names.map((name) => name.trim()))) {
    const found = resolve(ingredient)
    // What is guessed tells what it surely brings; its label may tell more.
    if (found === null || found.by === 'guess') {
      unknown.push(ingredient)
      for (const { allergen, state, word } of toldAllergens(ingredient))
        bring(allergen, { ingredient, food: word, matchedBy: 'words', within: null, state })
    }
    if (found === null) continue
    const { food, by } = found
    const source = { ingredient, food: food.name, matchedBy: by, within: null }
    for (const allergen of food.allergens) bring(allergen, { ...source, state: 'contiene' })
    for (const allergen of food.possibleAllergens) bring(allergen, { ...source, state: 'puede_contener' })
  }
  const takenOut = new Map<Allergen, TakenOut>()
  for (const { name, report } of below) {
    for (const entry of report.entries) {
      const { allergen, state } = entry
      if (state === 'retirado') takenOut.set(allergen, { from: entry.takenOutOf ?? name, entry })
      else for (const source of sourcesBelow(entry, name)) bring(allergen, { ...source, state })
    }
    unknown.push(...report.unknown.map((one) => (one.endsWith(')') ? one : `${one} (${name})`)))
  }
  const corrected = new Map(corrections.map((correction) => [correction.allergen, correction]))
  return {
    entries: allergens.flatMap((allergen) =>
      entryOf(allergen, sources.get(allergen) ?? [], corrected.get(allergen) ?? null, takenOut.get(allergen) ?? null),
    ),
    unknown: [...new Set(unknown)],
  }
}

/** What brings it in the elaboración; what only the cook's word brings there, the elaboración itself does. */
const sourcesBelow = ({ sources }: AllergenEntry, name: string): readonly Omit<AllergenSource, 'state'>[] =>
  sources.length === 0
    ? [{ ingredient: name, food: name, matchedBy: 'choice', within: null }]
    : sources.map((source) => ({ ...source, within: source.within ?? name }))

/** Taken out of the elaboración `from`, where `entry` tells what would bring it. */
type TakenOut = { readonly from: string; readonly entry: AllergenEntry }

const entryOf = (
  allergen: Allergen,
  unsorted: readonly AllergenSource[],
  correction: AllergenCorrection | null,
  takenOut: TakenOut | null,
): AllergenEntry[] => {
  const [first, ...rest] = [
    ...unsorted.filter(({ state }) => state === 'contiene'),
    ...unsorted.filter(({ state }) => state === 'puede_contener'),
  ]
  const computed = first?.state ?? null
  const state = correction === null ? computed : correctedState[correction.state]
  if (state === null) {
    if (takenOut === null) return []
    const sources = sourcesBelow(takenOut.entry, takenOut.from).map((source) => ({
      ...source,
      state: 'contiene' as const,
    }))
    return [{ allergen, state: 'retirado', computed: null, sources, correction: null, takenOutOf: takenOut.from }]
  }
  const found = first === undefined ? [] : [first, ...rest]
  return [{ allergen, state, computed, sources: found, correction, takenOutOf: null }]
}

const correctedState = { contiene: 'contiene', puede_contener: 'puede_contener', no: 'retirado' } as const
