import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'

/**
 * One home for each rule of the language (decision 026). A second one is found by how it is written: what folds, stems, reads
 * number words, lists or measures the distance of words looks the same wherever it stands. What stays beside core/spanish is
 * named here with its reason.
 */
type Rule = {
  readonly what: string
  readonly written: RegExp
  /** The files that may hold it beside core/spanish. */
  readonly also: Readonly<Record<string, string>>
  /** A second home as somebody would write it. */
  readonly planted: string
}

const rules: readonly Rule[] = [
  {
    what: 'folding: fold and nameKey',
    written: /normalize\('NFK?D'\)/,
    also: {},
    planted: "export const plain = (text: string) => text.normalize('NFD').replace(/\\p{Mn}/gu, '').toLowerCase()",
  },
  {
    what: 'stems: stem, nameStem, rootOf',
    written: /replace\(\/(?:\(\?:)?(?:s\$\/, ''|ces\$|\(?e\?s\)?\$|\(\?:es\|s\)|\(\?<=\[[a-z]+\]\)e?s\$|es\$)/,
    also: {
      'core/safety/hearing/mend.ts': 'takes a plural off to look the word up as it is written, not as a stem',
      'core/safety/hearing/read-slots.ts': 'the same, of words that are no food',
      'core/assistant/pages/word-index.ts': 'plurals of other languages',
    },
    planted: "const singular = (word: string) => word.replace(/s$/, '')",
  },
  {
    what: "lists: 'a, b y c'",
    written: /Intl\.ListFormat|slice\(0, -1\)\.join\(', '\)|\.join\(' y '\)/,
    also: {
      'core/assistant/kitchen/answer-search.ts': 'words to search for, not a sentence',
      'core/assistant/recipes/adapted-for.ts': 'an order the assistant reads again',
      'core/assistant/words/rephrase.ts': 'a question the assistant reads again',
    },
    planted: "const list = (names: string[]) => `con ${names.join(' y ')}`",
  },
  {
    what: 'number words',
    written: /\btres['"]?\s*[:=,]\s*3\b/,
    also: {},
    planted: 'const words = { un: 1, dos: 2, tres: 3 }',
  },
  {
    what: 'joining words',
    written: /'[a-z ]*\bde del\b[a-z ]*'/,
    also: {
      'core/pantry/proper-names.ts':
        'what joins the words of a proper name, and what says how a food is made or cooked',
      'core/look-up/terms.ts': 'function words of whole questions, verbs among them',
      'core/ice-cream/proposing/read-flavours.ts': "words of an ice cream's name that name no flavour",
      'core/assistant/turns/own/query.ts': 'words a question about her own recipes may hold beside what it asks',
      'core/assistant/turns/subject.ts': "words a dish's name may begin with in a question",
      'core/assistant/words/talk.ts':
        'small words around a greeting or a thank-you, names people call each other among them',
    },
    planted: "const joining = new Set('de del la el los las un una'.split(' '))",
  },
  {
    what: 'distance of words',
    written: /Math\.min\(.{0,80}\[j - 1\]|levenshtein/is,
    also: {},
    planted: 'row[j] = Math.min((row[j - 1] ?? 0) + 1, (last[j] ?? 0) + 1)',
  },
  {
    what: 'sounds',
    written: /replace\(\/h\/g, ''\)/,
    also: {},
    planted: "const sound = (word: string) => word.replace(/h/g, '').replace(/v/g, 'b')",
  },
]

const root = resolve(import.meta.dirname, '..')
const sources = (): ReadonlyMap<string, string> =>
  new Map(
    globSync('{core,server,web,tools}/**/*.{ts,tsx}', { cwd: root })
      .filter((path) => !/\.test\.tsx?$|^core\/spanish\/|node_modules/.test(path))
      .map((path) => [path, readFileSync(join(root, path), 'utf8')]),
  )

const homesOf = ({ written }: Rule, files: ReadonlyMap<string, string>): string[] =>
  [...files].filter(([, text]) => written.test(text)).map(([path]) => path)

const files = sources()

describe.each(rules.map((rule) => [rule.what, rule] as const))('%s', (_, rule) => {
  test('stands once; what is beside it is known and still there', () => {
    expect(homesOf(rule, files).toSorted()).toEqual(Object.keys(rule.also).toSorted())
  })

  test('a second one turns this red', () => {
    expect(homesOf(rule, new Map([['core/method/planted.ts', rule.planted]]))).toEqual(['core/method/planted.ts'])
  })
})

test('the files are read', () => {
  expect(files.size).toBeGreaterThan(900)
})
