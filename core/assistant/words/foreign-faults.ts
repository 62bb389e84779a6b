import type { Cookbook, Knowledge } from '#core/cookbook/cookbook.ts'
import type { FaultLanguage, ForeignFaults } from '#core/cookbook/foreign-faults.ts'
import { pageIndexOf } from '#core/look-up/page-index.ts'
import { termsOf } from '#core/look-up/terms.ts'
import { classify } from '#core/pantry/roles.ts'
import { articleFor } from '#core/spanish/agreement.ts'
import { fold } from '#core/spanish/fold.ts'
import { fromEnglish } from './english.ts'
import { inWordsOf } from './foreign.ts'
import { withOurNames } from './other-language-names.ts'

/** A longer text is no fault told in one breath. Characters. */
const longest = 120

/** The phrases of a language as one expression each, the longest first. */
type Read = {
  readonly language: FaultLanguage
  readonly speaks: RegExp
  readonly why: RegExp
  readonly beside: RegExp
  readonly things: ReadonlyMap<string, string>
  readonly faults: readonly (readonly [RegExp, string])[]
}

const made = new WeakMap<Cookbook, readonly Read[]>()

const wordOf = (phrases: readonly string[]): string =>
  phrases
    .toSorted((one, other) => other.length - one.length)
    .map((phrase) => phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('|')

/** A phrase by itself; "l'" is joined to what follows. */
const whole = (phrases: readonly string[], flags: string): RegExp =>
  new RegExp(`(?<![\\p{L}'])(?:${wordOf(phrases)})(?:(?<=')|(?![\\p{L}'·]))`, flags)

const readAll = ({ foreignFaults }: Cookbook): readonly Read[] =>
  foreignFaults.map(({ language, speaks, why, beside, things, faults }: ForeignFaults) => ({
    language,
    things,
    speaks: whole(speaks, 'iu'),
    why: whole(why, 'iu'),
    beside: whole(beside, 'giu'),
    faults: faults
      .flatMap(({ ours, theirs }) => theirs.map((phrase): readonly [string, string] => [phrase, ours]))
      .toSorted(([one], [other]) => other.length - one.length)
      .map(([phrase, ours]) => [whole([phrase], 'iu'), ours] as const),
  }))

/**
 * 'My chocolate seized, how do I fix it?', 'se m'ha cremat el sofregit': a fault told in another language, in the Spanish the rest reads. Null
 * unless every word of it is known: the thing, what went wrong, and what only joins them.
 */
export const faultInSpanish = (text: string, knowledge: Knowledge): string | null => {
  if (text.length > longest || /\d/.test(text)) return null
  const said = text
    .replace(/[’`]/g, "'")
    .replace(/[¿?¡!.,;:]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const { cookbook } = knowledge
  const read = made.get(cookbook) ?? readAll(cookbook)
  made.set(cookbook, read)
  for (const { language, speaks, why, beside, things, faults } of read) {
    if (!speaks.test(said)) continue
    for (const [fault, ours] of faults) {
      if (!fault.test(said)) continue
      const asksWhy = why.test(said)
      const left = said.replace(fault, ' ').replace(why, ' ')
      const rest = left.replace(beside, ' ').replace(beside, ' ').replace(/\s+/g, ' ').trim()
      const thing = rest === '' ? null : namedIn(things.get(fold(rest)) ?? rest, left, language, knowledge)
      if (thing !== null) return asksWhy ? `por qué ${thing} ${ours}` : `${thing} ${ours}, cómo lo arreglo`
    }
  }
  return null
}

/** What is left of it as a food, a dish or a base of ours, with its article; null where nothing of ours goes by it. */
const namedIn = (
  rest: string,
  left: string,
  language: FaultLanguage,
  { cookbook, pantry }: Knowledge,
): string | null => {
  const index = pageIndexOf(cookbook)
  // 'Masa' and 'cerdo' are of many foods, and of no one.
  const isOurs = (said: string): boolean =>
    /^\p{L}{3,}$/u.test(said)
      ? termsOf(said).some((term) => index.has(term))
      : cookbook.named(said) !== null || pantry.match(said)?.ignored.length === 0
  const inOurs = (name: string): string =>
    cookbook.otherNames.find(
      ({ language: of, others }) => of !== 'América' && others.some((other) => fold(other) === fold(name)),
    )?.ours ?? (language === 'inglés' ? fromEnglish(name) : inWordsOf(language, name))
  // 'Crema de xocolata' loses its joining word among those that say nothing: as it was said goes second.
  const name = [rest, left.replace(/\s+/g, ' ').trim()]
    .flatMap((said) => [inOurs(said), inOurs(withOurNames(said, { cookbook, pantry }))])
    .map((said) => said.replace(/^(?:el|la|los|las|mi) /i, '').trim())
    .find(isOurs)
  if (name === undefined) return null
  const named = classify(name)
  return `${articleFor(named.headKey, named)} ${name}`
}
