import type { Cookbook } from '#core/cookbook/cookbook.ts'
import type { Qualifier } from '#core/cookbook/tables.ts'
import { termOf, wordsIn } from '#core/look-up/terms.ts'
import { fold } from '#core/spanish/fold.ts'

/** A qualifier of a question, and how the cook put it: 'air fryer', 'sin sifón'. */
export type Said = { readonly row: Qualifier; readonly said: string }

/** A longer question is a text. Characters. */
const longest = 300

/** What stands before a tool there is not. */
const lacking =
  /\b(?:sin|no (?:tengo|tenemos|hay|uso|dispongo de)|se (?:me|nos) (?:ha )?(?:rompi?o|roto|estropeado)) (?:el |la |los |las |un |una |mi |ningun )?$/

/** The qualifiers a question says, by the table of them (`cookbook/qualifiers.tsv`). */
export const qualifiersIn = (text: string, { qualifiers }: Cookbook): readonly Said[] => {
  const folded = fold(text.slice(0, longest)).replace(/[^a-z\d]+/g, ' ')
  return qualifiers.flatMap((row): readonly Said[] => {
    for (const way of row.said) {
      const found = pattern(way).exec(folded)
      if (found === null) continue
      const before = lacking.exec(folded.slice(0, found.index))
      if ((row.group === 'sin') !== (before !== null)) continue
      return [{ row, said: before !== null ? `sin ${way}` : row.group === 'modo' ? way : found[0] }]
    }
    return []
  })
}

/** 'No tengo sifón' and no more: the tool there is not; blank of any other turn. */
export const toolLacked = (text: string, cookbook: Cookbook): string => {
  const [only, other] = qualifiersIn(text, cookbook).filter(({ row }) => row.group === 'sin')
  const rest = fold(text)
    .replace(/[^a-z ]+/g, ' ')
    .replace(
      /^ *(?:y |pero |es que |si )*(?:no (?:tengo|tenemos|hay|uso|dispongo de)|se (?:me|nos) (?:ha )?(?:rompio|roto|estropeado)) /,
      '',
    )
    .replace(/^(?:el|la|los|las|un|una|ningun|mi) /, '')
    .trim()
  return only !== undefined && other === undefined && fold(only.said) === `sin ${rest}` ? only.said : ''
}

const patterns = new Map<string, RegExp>()

/** A way of saying it as it stands in a folded text, in either gender and number. */
const pattern = (way: string): RegExp => {
  const known = patterns.get(way)
  if (known !== undefined) return known
  const words = fold(way).replace(/[^a-z\d ]/g, '')
  const made = new RegExp(`\\b${/ad[oa]$/.test(words) ? `${words.slice(0, -1)}[oa]s?` : `${words}(?:e?s)?`}\\b`)
  patterns.set(way, made)
  return made
}

/** The qualifiers of a question that an answer does not speak of: it may be of something else than was asked. */
export const unheardIn = (text: string, told: string, cookbook: Cookbook): readonly Said[] => {
  const said = qualifiersIn(text, cookbook)
  if (said.length === 0) return []
  const folded = fold(told)
  const terms = new Set(wordsIn(folded).map(termOf))
  return said.filter(({ row }) =>
    row.group === 'sin'
      ? // That a tool is used is no way to do without it.
        !row.said.some((tool) => new RegExp(`\\bsin (?:el |la |un |una )?${fold(tool)}`).test(folded)) &&
        !row.heard.some((word) => !row.said.includes(word) && folded.includes(fold(word)))
      : !row.heard.some((way) => wordsIn(way).every((word) => terms.has(termOf(word)))),
  )
}
