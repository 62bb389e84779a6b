import type { Numbers } from '#core/safety/hearing/numbers.ts'
import type { Slots } from '#core/safety/hearing/read-slots.ts'
import type { Safety } from '#core/safety/safety.ts'
import { dishSaid } from '#core/safety/sums/allergen-sums.ts'
import { sums } from '#core/safety/sums/sums.ts'
import { fitness, type Worth } from './expression.ts'
import { holdsNow } from './mending.ts'
import type { Page, Variant } from './page.ts'

/** What is asked of a page: what was said now and before, and what each of it is worth. */
export type Ask = {
  readonly slots: Slots
  /** What a tag is worth as said now, and as said now or before. */
  readonly own: Worth
  readonly both: Worth
  /** The figures of before where none is said now, and those said now. */
  readonly numbers: Numbers
  readonly said: Numbers
  /** Somebody presses on after a no. */
  readonly again: boolean
  /** Another thing is named to the page of before, so that what was remembered chooses the variant too. */
  readonly isSame: boolean
}

/**
 * The words of a page for what was said: its own, or those of the variant or the case that fits. What mends goes first. Null: it
 * has nothing to say.
 */
export const verdictText = (page: Page, ask: Ask, safety: Safety): string | null => {
  const { slots, own, both, numbers, said, again } = ask
  const sum = page.sum === null ? null : (sums[page.sum]?.(slots, safety) ?? null)
  if (page.sum !== null && sum === null && page.body === '') return null
  const values: Readonly<Record<string, string>> = { plato: dishSaid(slots, safety), ...sum?.values }
  const chosen = sum?.chosen === undefined ? undefined : page.cases.get(sum.chosen)
  const fitting = page.variants
    .filter((variant) => isSaidNow(variant, ask, safety))
    .map(({ when, text, mends }) => ({
      text,
      mends,
      score: (mends ? fitness(when, own, said) : fitness(when, both, numbers)) ?? -1,
    }))
    .filter(({ score }) => score >= 0)
    .toSorted((a, b) => Number(b.mends) - Number(a.mends) || b.score - a.score)
  const [first] = fitting
  // Who presses on is answered on what he says now, not on the figures of before.
  const text = (again || first?.mends === true ? first?.text : undefined) ?? chosen ?? first?.text ?? page.body
  if (text === '') return null
  return tidied(withSource(text, page).replace(/\{([a-z]+)\}/g, (_, name: string) => values[name] ?? ''))
}

/** Something of a variant is said now; of what mends, all of it, and that alone: another egg was pasteurised, or raw, before. */
const isSaidNow = ({ when, mends }: Variant, { own, both, numbers, said, isSame }: Ask, safety: Safety): boolean =>
  mends
    ? holdsNow(when, own, said, both, numbers)
    : isSame ||
      when.some((term) =>
        term.some(
          (one) =>
            (one.kind === 'number' && !one.negated) ||
            (one.kind === 'tag' && (own(one.tag) > 0 || (isGuest(one.tag, safety) && both(one.tag) > 0))),
        ),
      )

/** Whom it is for counts as long as he is remembered: 'y habas cocidas', after favism. */
const isGuest = (tag: string, { vocabulary }: Safety): boolean => vocabulary.kindOf.get(tag) === 'grupo'

/** What blanks in a table leave behind: doubled blanks and stops. */
const tidied = (text: string): string =>
  text
    .replace(/^\**\p{Ll}/u, (start) => start.toLocaleUpperCase('es'))
    .replace(/ +([.,;:])/g, '$1')
    .replace(/([.:])[ ]*\.(?!\.)/g, '$1')
    .replace(/;\s*\./g, '.')
    .replace(/ {2,}/g, ' ')

/** A verdict's words, and its source as it was said: a table's own where the page takes it from there. */
const parted = (text: string): readonly [string, string] => {
  const at = text.lastIndexOf('\n\n*')
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at)]
}

const withSource = (text: string, { source }: Page): string => `${text}\n\n*${source}.*`

/** A no that is pressed on stays a no, and says so. `before`: how it was said. */
export const pressedText = (page: Page, before: string): string => {
  const [bare, source] = parted(before)
  const again =
    page.pressed ??
    `No, sigue siendo que no. ${bare
      .replace(/^\**No(?:, sigue siendo que no)?\**[:,.]\s*/, '')
      .replace(/^\**\p{Ll}/u, (start) => start.toLocaleUpperCase('es'))}`
  return again + source
}
