import type { Random } from './random.ts'

const wideTexts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udfff\ud800',
  '\u202e‮سلام',
  '👨‍👩‍👧‍👦'.repeat(50),
  'e\u0301'.repeat(500),
  'İıŉǰ\ufb03\u1e9e',
  '%00%ff%2e%2e%2f',
  "'; drop table recipes; --",
  '<script>alert(1)</script>',
  '#{7*7}{{7*7}}',
  '../../../../etc/passwd',
  '\\\\.\\\u2028\u2029\r\n\t',
  '__proto__',
  'constructor',
  'null',
  'NaN',
  '-1',
  '1e400',
  '12,5',
  '9'.repeat(400),
  'a'.repeat(201),
  'A'.repeat(60_000),
  '(a+)+$'.repeat(200),
  '1/2 1/2 1/2 '.repeat(500),
]

const oddNumbers = [0, -0, -1, 0.1, 1e-320, 1e308, -1e308, 2 ** 31, 2 ** 53, 2 ** 53 + 2, 1e21, 1.7976931348623157e308]

/** Something that hardly any field expects. */
export const oddValue = (random: Random): unknown =>
  random.pick([
    () => random.pick(wideTexts),
    () => random.pick(oddNumbers),
    () => null,
    () => true,
    () => [],
    () => ({}),
    () => [[[[[[]]]]]],
    () => ({ toString: 1, valueOf: null, length: -1 }),
    () => ({ constructor: { prototype: { isAdmin: true } } }),
    () => Array.from({ length: 2000 }, (_, n) => n),
    () => Object.fromEntries(Array.from({ length: 500 }, (_, n) => [`k${n}`, n])),
  ])()

/** The value with one place of it, somewhere within, put wrong. */
export const withOneWrong = (value: unknown, random: Random): unknown => {
  if (typeof value !== 'object' || value === null || random.chance(0.15)) return oddValue(random)
  if (Array.isArray(value)) {
    if (value.length === 0) return [oddValue(random)]
    const at = random.whole(value.length)
    if (random.chance(0.1)) return Array.from({ length: 400 }, () => value[at])
    return value.map((item, index) => (index === at ? withOneWrong(item, random) : item))
  }
  const entries = Object.entries(value)
  const kind = random.whole(10)
  if (kind === 0 || entries.length === 0) return { ...value, [random.pick(wideTexts)]: oddValue(random) }
  const at = random.whole(entries.length)
  if (kind === 1) return Object.fromEntries(entries.filter((_, index) => index !== at))
  return Object.fromEntries(
    entries.map(([name, item], index) => [name, index === at ? withOneWrong(item, random) : item]),
  )
}

/** What the body of a request may be besides JSON of some value: cut short, no JSON at all, keys that pollute. */
export const brokenText = (text: string, random: Random): string =>
  random.pick([
    () => text.slice(0, random.whole(text.length + 1)),
    () => `${text}${text}`,
    () => text.replace('{', '{"__proto__":{"isAdmin":true},'),
    () => text.replace('{', '{"constructor":{"prototype":{"isAdmin":true}},'),
    () => text.replace(/"([^"]*)":/, '"$1":1,"$1":'),
    () => `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
    () => `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`,
    () => `{"a":"${'x'.repeat(1_200_000)}"}`,
    () => '',
    () => '\ufeff{}',
    () => 'undefined',
    () => 'NaN',
    () => '\u0000\u0001\u0002',
    () => "{'name': 'caldo'}",
    () => '{"a":1e999}',
    () => '"\\ud800"',
  ])()

export const oddText = (random: Random): string => random.pick(wideTexts)
