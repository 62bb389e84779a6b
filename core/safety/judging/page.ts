import { type Expression, readExpression } from './expression.ts'

/** A verdict as a page keeps it: when it is asked for, and the words of the answer. */
export type Page = {
  /** The name of its file. */
  readonly id: string
  readonly title: string
  /** The hazard of hazards.tsv it speaks of. */
  readonly hazard: string
  /** Any of these calls the page. */
  readonly asked: readonly Expression[]
  /** Any of these in somebody else's text contradicts the page; with a sum, where its words are a no. */
  readonly denied: readonly Expression[]
  /** Any of these, said after a no and not denied before (`!`), mends what was refused: it is judged anew and not as pressing on. */
  readonly mended: readonly Expression[]
  /** Where this fits, the words stand beneath the technique asked for: it may be done so, and this is how it is safe. */
  readonly beside: Expression | null
  /** The sum that fills the page's braces and may choose its case; null when the words stand alone. */
  readonly sum: string | null
  /** It leads even where a recipe is asked for: what must not be made at all. */
  readonly refusesRecipe: boolean
  /** Somebody is ill now: what was spoken of before does not come between. */
  readonly urgent: boolean
  readonly source: string
  readonly body: string
  /** Other words where more is known of the question; `mends`: said in this very turn it makes the food right, and goes before all others. */
  readonly variants: readonly Variant[]
  /** Words for what the sum found, by its case. */
  readonly cases: ReadonlyMap<string, string>
  /** What is said to who presses on after a no; null: the verdict again. */
  readonly pressed: string | null
}

/** Words of a page for what more is said. */
export type Variant = { readonly when: Expression; readonly text: string; readonly mends: boolean }

const keys = ['nombre', 'peligro', 'pide', 'niega', 'remedia', 'junto', 'calcula', 'receta', 'urge', 'fuente']

/**
 * Reads a page: a head between --- lines (nombre, peligro, pide once or more, niega, remedia, junto, calcula, receta: nunca,
 * urge: sí, fuente), the answer, and sections '## si …', '## remedia …', '## caso …' and '## insistir'. Throws, naming the page, on anything else.
 */
export const readPage = (id: string, text: string): Page => {
  const fail = (why: string): never => {
    throw new Error(`verdicts/${id}.md: ${why}`)
  }
  const [, head, rest] =
    /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text.replaceAll('\r', '')) ?? fail('no head between --- lines')
  const lines = (head ?? '').split('\n').map((line) => {
    const [, key = '', value = ''] = /^([a-z]+): (.+)$/.exec(line) ?? fail(`«${line}» is no line of a head`)
    return keys.includes(key) ? { key, value: value.trim() } : fail(`unknown key ${key}`)
  })
  const one = (key: string): string | null => lines.find((line) => line.key === key)?.value ?? null
  const needed = (key: string): string => one(key) ?? fail(`no ${key}`)
  const [body = '', ...sections] = (rest ?? '').split(/^## /m).map((part) => part.trim())
  const variants: Variant[] = []
  const cases = new Map<string, string>()
  let pressed: string | null = null
  for (const section of sections) {
    const [title = '', ...words] = section.split('\n')
    const said = words.join('\n').trim()
    const [, kind, name] =
      /^(si|remedia|caso|insistir)(?: (.+))?$/.exec(title.trim()) ?? fail(`unknown section «${title}»`)
    if (said === '') fail(`section «${title}» is empty`)
    if (kind === 'si' || kind === 'remedia')
      variants.push({ when: readExpression(name ?? fail(`${kind} what?`)), text: said, mends: kind === 'remedia' })
    else if (kind === 'caso') cases.set(name ?? fail('caso what?'), said)
    else pressed = said
  }
  if (body === '' && cases.size === 0) fail('it says nothing')
  const all = (key: string): readonly Expression[] =>
    lines.filter((line) => line.key === key).map(({ value }) => readExpression(value))
  const junto = one('junto')
  const receta = one('receta')
  if (receta !== null && receta !== 'nunca') fail('receta can only be nunca')
  return {
    id,
    title: needed('nombre'),
    hazard: needed('peligro'),
    asked: all('pide'),
    denied: all('niega'),
    mended: all('remedia'),
    beside: junto === null ? null : readExpression(junto),
    sum: one('calcula'),
    refusesRecipe: receta === 'nunca',
    urgent: one('urge') === 'sí' || (one('urge') !== null && fail('urge can only be sí')),
    source: needed('fuente'),
    body,
    variants,
    cases,
    pressed,
  }
}

/** Whether a text is a no ('No…', 'Nada crudo…', 'Nunca…'): it keeps in the turns that follow. */
export const isNo = (text: string): boolean => /^\**(?:No|Nada|Nunca)\b/.test(text)

/** Whether a text is a yes. */
export const isYes = (text: string): boolean => /^\**Sí(?!\p{L})/u.test(text)

/** A verdict that refuses: 'No hace falta' only spares a step. */
export const isDenial = (text: string): boolean => isNo(text) && !/^\**No (?:hace falta|es imprescindible)\b/.test(text)
