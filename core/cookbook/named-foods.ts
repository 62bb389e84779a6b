import { joiningWords } from '#core/spanish/joining.ts'
import { nameKey } from '#core/spanish/name-key.ts'
import { stem } from '#core/spanish/stem.ts'

/** Stems of all words of a text: 'Batir las yemas' → batir, la, yema. */
const stems = (text: string): string[] => (nameKey(text).match(/\p{L}+/gu) ?? []).map(stem)

/** What a food comes in; a step may call it by what is inside: 'hoja de gelatina' → 'la gelatina'. */
const containers = new Set(
  stems(
    'hoja diente rama ramita vaina filete rodaja loncha lamina placa medallon rebanada pieza cabeza manojo tallo lata',
  ),
)
const joining = new Set([...joiningWords, 'sin'].map(stem))

const contentOf = (name: string): string[] => stems(name).filter((word) => !joining.has(word))

/**
 * The names no step speaks of: by its first word (or what it holds, for a leaf or a slice), in any number; foods of one page
 * that share their first word need another of their words too, unless the steps name it once for all of them.
 */
export const unnamedFoods = (names: readonly string[], steps: readonly string[]): string[] => {
  const said = new Set(stems(steps.join(' ')))
  const heads = names.map((name) => contentOf(name)[0])
  return names.filter((name) => {
    const [head = '', ...others] = contentOf(name)
    const inside = containers.has(head) && others.some((word) => said.has(word))
    if (!said.has(head) && !inside) return true
    const shared = heads.filter((one) => one === head).length > 1
    const own = others.filter((word) => !names.some((other) => other !== name && contentOf(other).includes(word)))
    return shared && own.length > 0 && !own.some((word) => said.has(word)) && !saidInPlural(head, steps)
  })
}

/** 'los aceites', 'las harinas': all of them at once. */
const saidInPlural = (head: string, steps: readonly string[]): boolean =>
  (nameKey(steps.join(' ')).match(/\p{L}+s\b/gu) ?? []).some((word) => stem(word) === head)
