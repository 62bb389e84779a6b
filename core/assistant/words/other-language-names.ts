import type { Cookbook, Knowledge } from '#core/cookbook/cookbook.ts'

/** A name in another language, as it is looked for, and ours. */
type OtherName = { readonly other: string; readonly whole: RegExp; readonly ours: string }

/** Foods and dishes by the names of other languages, the longest first. */
const tables = new WeakMap<Cookbook, readonly OtherName[]>()

const namesOf = ({ cookbook }: Knowledge): readonly OtherName[] => {
  const before = tables.get(cookbook)
  if (before !== undefined) return before
  const made = cookbook.otherNames
    .filter(({ language }) => language !== 'América')
    .flatMap(({ ours, others }) => others.map((other) => ({ other: other.replace(/ \(.*\)/, ''), ours })))
    .filter(({ other }) => other.length > 2)
    .toSorted((one, next) => next.other.length - one.other.length)
    .map(({ other, ours }) => ({
      other: other.toLowerCase(),
      whole: new RegExp(`(?<!\\p{L})${other.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?!\\p{L})`, 'giu'),
      ours,
    }))
  tables.set(cookbook, made)
  return made
}

/** A text with the foods and dishes of other languages under our names. */
export const withOurNames = (text: string, knowledge: Knowledge): string =>
  namesOf(knowledge).reduce(
    // Most are not there at all, and a thousand expressions are a second of a processor the first time they are tried.
    (said, { other, whole, ours }) => (said.toLowerCase().includes(other) ? said.replace(whole, ours) : said),
    text,
  )
