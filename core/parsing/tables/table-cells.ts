import { fold } from '#core/spanish/fold.ts'

/** A quantity as a cell holds it: figures as the engine should have read them, and the measure beside them, if any. */
export type QuantityCell = { readonly figures: string; readonly measure: string }

/** Letters the engine writes for figures where only figures can stand. */
const figuresFor: Readonly<Record<string, string>> = {
  O: '0',
  o: '0',
  Q: '0',
  l: '1',
  I: '1',
  '|': '1',
  i: '1',
  '!': '1',
  S: '5',
  s: '5',
  $: '5',
  Z: '2',
  B: '8',
  '+': '4',
}

/** '5OO' → 500; '1,5 kg' → 1,5 and kg; '| 700' → 700, behind the rule of its column; `null` when there is no figure in it. */
export const readQuantityCell = (text: string): QuantityCell | null => {
  const bare =
    text.trim() === '+' ? '+' : text.replace(/^[^\p{L}\d½¼¾⅓⅔|$!]+|^[|!]+ (?=[\d½¼¾⅓⅔])|[\s.,;:_—–-]+$/gu, '')
  const [head = '', ...rest] = bare.split(' ')
  const figures = /^[\d.,½¼¾⅓⅔OoQlIi|!Ss$ZB/+]+$/.test(head)
    ? head.replace(/[OoQlIi|!Ss$ZB+]/g, (sign) => figuresFor[sign] ?? sign)
    : head
  const found = /^((?:\d{1,6}(?:[.,]\d{1,3})?|\d{1,2}\/\d{1,2})[½¼¾⅓⅔]?|[½¼¾⅓⅔])(\p{L}*)$/u.exec(figures)
  if (found === null) return null
  // A figure behind it is of another column: a share, a price; but a lone 9 behind tens of it is a g.
  const isGram = rest.length === 1 && rest[0] === '9' && /^\d{2,4}$/.test(found[1] ?? '')
  const beside = isGram ? rest : rest.slice(0, rest.findIndex((word) => /^\d/.test(word)) >>> 0)
  return { figures: found[1] ?? '', measure: [found[2] ?? '', ...beside].join(' ').trim() }
}

const measures: readonly (readonly [RegExp, string])[] = [
  // A 'g' with its loop closed is a 9 to the engine: no other measure looks so.
  [/^(?:g|gr|grs|grm|gramos?|gq|qg|gg|9|q)$/, 'g'],
  [/^(?:k?kg|kgs|kilos?|k9|k8|kq|ka|ke|ko|xg)$/, 'kg'],
  [/^(?:ml|mi|m1|m\||m\/|mil|nl|rnl|mll|mt)$/, 'ml'],
  [/^(?:l|lt|lts|litros?|1|\||i|!|\]|\/|t)$/, 'l'],
  [/^(?:cl|c1|ci)$/, 'cl'],
  [/^(?:uds?|u|ua|uo|ad|vd|wd|ul|lid|unid|unidad(?:es)?|pza|pzas|piezas?)$/, 'ud'],
  [/^cuch?arad(?:it|1t)as?$|^cditas?$|^cdtas?$/, 'cucharadita'],
  [/^cuch?aradas?$|^cdas?$/, 'cucharada'],
  [/^tazas?$/, 'taza'],
]

/** One sign that can only be a worn 'g': where measures stand there are no figures. */
const wornGram = /^[8yae6&s5]$/

/** The measure a cell holds, and whether it had to be guessed; `null` when it holds none we know. */
export const readMeasureCell = (text: string): { readonly measure: string; readonly guessed: boolean } | null => {
  const bare = fold(text).replace(/[\s.,;:_'"()-]+/g, '')
  for (const [pattern, measure] of measures) if (pattern.test(bare)) return { measure, guessed: false }
  return wornGram.test(bare) ? { measure: 'g', guessed: true } : null
}
