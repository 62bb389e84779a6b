import type { Knowledge } from '#core/cookbook/cookbook.ts'
import { type Diet, diets, isForbidden } from '#core/knowledge/diets.ts'
import { fold } from '#core/spanish/fold.ts'

/** The diets a text names, in the order of the table. */
export const dietsIn = (text: string): readonly Diet[] => {
  const folded = fold(text.slice(0, 600)).replace(/\b(?:que )?no (?:lleven?|tengan?|haya)\b/g, 'sin')
  // 'Sin gluten, lactosa ni huevo' says 'sin' once for all.
  const spread = folded.replace(
    /\bsin ([a-z ]{3,24}(?:(?:, | ni | y | o )(?!que |con |sin )[a-z]{4,12}(?: secos)?){1,4})/g,
    (_, list: string) =>
      list
        .split(/, | ni | y | o /)
        .map((one) => `sin ${one.trim()}`)
        .join(' '),
  )
  return diets.filter(({ asked }) => asked.test(spread))
}

export type Kept = {
  /** A food of the list that the guest must not eat, or that nobody knows; null when there is none. */
  readonly breaks: string | null
  /** Foods that by the brand may hold what the guest must not eat: only their label decides. */
  readonly labels: readonly string[]
}

/** Whether these foods keep all the diets: by what each surely holds, may hold, and not when it is unknown. */
export const keptBy = (names: readonly string[], wanted: readonly Diet[], { pantry }: Knowledge): Kept => {
  const labels = new Set<string>()
  for (const name of names) {
    const food = pantry.match(name)?.food
    if (food === undefined) return { breaks: name, labels: [] }
    for (const diet of wanted) {
      if (isForbidden(food, diet)) return { breaks: name, labels: [] }
      if (food.possibleAllergens.some((one) => diet.allergens.includes(one))) labels.add(name)
    }
  }
  return { breaks: null, labels: [...labels] }
}
