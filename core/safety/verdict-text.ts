import { fitness } from './expression.ts'
import type { Numbers } from './numbers.ts'
import type { Page } from './page.ts'
import type { Slots } from './read-slots.ts'
import type { Safety } from './safety.ts'
import { sums } from './sums.ts'

/**
 * The words of a page for what was said: its own, or those of the variant or the case that fits. Null: it has nothing to say.
 * `isSame`: another thing is named to the page of before, so that what was remembered chooses the variant too.
 */
export const verdictText = (
  page: Page,
  slots: Slots,
  own: (tag: string) => number,
  both: (tag: string) => number,
  numbers: Numbers,
  again: boolean,
  isSame: boolean,
  safety: Safety,
): string | null => {
  const sum = page.sum === null ? null : (sums[page.sum]?.(slots, safety) ?? null)
  if (page.sum !== null && sum === null && page.body === '') return null
  const values = sum?.values ?? {}
  const chosen = sum?.chosen === undefined ? undefined : page.cases.get(sum.chosen)
  const fitting = page.variants
    .map(({ when, text }) => ({
      text,
      score: fitness(when, both, numbers) ?? -1,
      now:
        isSame ||
        when.some((term) =>
          term.some(
            (one) =>
              (one.kind === 'number' && !one.negated) ||
              (one.kind === 'tag' && (own(one.tag) > 0 || (isGuest(one.tag, safety) && both(one.tag) > 0))),
          ),
        ),
    }))
    .filter(({ score, now }) => score >= 0 && now)
    .toSorted((a, b) => b.score - a.score)
  // Who presses on is answered on what he says now, not on the figures of before.
  const text = (again ? fitting[0]?.text : undefined) ?? chosen ?? fitting[0]?.text ?? page.body
  if (text === '') return null
  return tidied(withSource(text, page).replace(/\{([a-z]+)\}/g, (_, name: string) => values[name] ?? ''))
}

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
