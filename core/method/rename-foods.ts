import { classify } from '#core/pantry/roles.ts'
import { articleFor, ending, joined } from '#core/spanish/agreement.ts'
import { displayName } from './display-name.ts'

/** A food under another name: what the text calls it, and what it is to be called. */
export type Renaming = { readonly from: string; readonly to: string }

/**
 * A text with foods under other names, wherever they stand, with the article and the participle the new name takes: 'de la
 * caballa asada' → 'de las sardinas asadas'. All at once, the longest name first: a new name that holds an old one
 * ('tomate' → 'tomate frito') is not renamed again, and a text grows by each mention once.
 */
export const renameFoods = (text: string, renamings: readonly Renaming[]): string => {
  const newName = new Map<string, string>()
  for (const { from, to } of renamings) {
    const key = shown(from).toLowerCase()
    if (!newName.has(key)) newName.set(key, to)
  }
  const names = [...newName.keys()].toSorted((a, b) => b.length - a.length)
  if (names.length === 0) return text
  return text.replace(pattern(names), (whole, ...groups: (string | undefined)[]) => {
    const [contracted, before, article, name = '', participle] = groups
    const to = newName.get(name.toLowerCase())
    if (to === undefined) return whole
    const found = classify(to)
    const withArticle = `${articleFor(found.headKey, found)} ${shown(to)}`
    const state = participle === undefined ? '' : participle + ending(found)
    const preposition = contracted === undefined ? before : contracted.slice(0, -1)
    if (preposition !== undefined) return joined(`${preposition} `, withArticle) + state
    if (article === undefined) return shown(to) + state
    const isCapital = /^\p{Lu}/u.test(article)
    return (isCapital ? withArticle.charAt(0).toUpperCase() + withArticle.slice(1) : withArticle) + state
  })
}

const shown = (name: string): string => displayName({ name, quantity: 1, unit: 'g' })

/** One of the names, with what may stand before and behind it: preposition, article, participle. */
const pattern = (names: readonly string[]): RegExp => {
  const any = names.map((name) => name.replace(/[$()*+.?[\\\]^{|}/]/g, String.raw`\$&`)).join('|')
  return new RegExp(
    `(?<!\\p{L})(?:(?:(del|al)|(?:(de|a) )?(el|la|los|las)) )?(${any})(?!\\p{L})( (?:\\p{L}{2,12}(?:ad|id)|sec|limpi|enter|crud)(?=[oa]s?(?!\\p{L})))?(?:[oa]s?(?!\\p{L}))?`,
    'giu',
  )
}
