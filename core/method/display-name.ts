import type { Role } from '#core/pantry/role-words.ts'
import { classify } from '#core/pantry/roles.ts'
import type { IngredientDraft } from '#core/recipes/recipe.ts'
import { articleFor } from '#core/spanish/agreement.ts'
import { pluralOf } from '#core/spanish/plural.ts'

const longest = 80

/** The same with its article: 'la cebolla'. */
export const withArticle = (line: Pick<IngredientDraft, 'name' | 'quantity' | 'unit'>): string => {
  const found = classify(line.name)
  return `${articleFor(found.headKey, found)} ${displayName(line)}`
}

/**
 * An ingredient's name as it stands inside a sentence: one line, lower-case first letter, without what stands in
 * brackets or after a comma, in the plural when several pieces are used. A name that is not made of words (HTML, emoji,
 * code) is quoted as it is: «<b>x</b>».
 */
export const displayName = ({ name, quantity, unit }: Pick<IngredientDraft, 'name' | 'quantity' | 'unit'>): string => {
  const line = name.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()
  const bare = withoutNotes(line)
  if (!isWords(bare)) return `«${cut(line === '' ? '?' : line).replaceAll(/[«»]/g, '"')}»`
  const words = cut(bare).split(' ')
  const lowered = words.map((word, index) => lowerCase(word, index === 0, bare))
  const { known, role } = classify(name)
  const counted = unit === 'unidad' && quantity > 1 && known && (countable.has(role) || container.test(bare))
  return (counted ? inPlural(lowered) : lowered).join(' ')
}

/** What is counted by the piece; two of laurel are not 'los laureles'. */
const countable: ReadonlySet<Role> = new Set<Role>([
  'egg',
  'yolk',
  'white',
  'boiledEgg',
  'aromatic',
  'garlic',
  'potato',
  'tomato',
  'vegetable',
  'mushroom',
  'fruit',
  'citrus',
  'poultry',
  'fish',
  'shellfish',
  'mollusc',
  'cephalopod',
  'biscuit',
  'yogurt',
])
const container =
  /^(diente|hoja|rama|ramita|vaina|filete|rodaja|loncha|lomo|l[aá]mina|placa|medall[oó]n|rebanada|pieza|suprema|lata|bote|sobre|chuleta|carrillera|costilla|magret)\b/i

/** 'Cebolla (picada)' → 'Cebolla', 'Huevos, a temperatura ambiente' → 'Huevos'; a use ('para freír') is kept. */
const withoutNotes = (line: string): string => {
  const used = /\((para [^()]{1,40})\)/i.exec(line)?.[1]
  const bare = line
    .replace(/\([^()]*\)/g, ' ')
    .replace(/,(?!\d).*$/, '')
    .replace(/[\s.:;,·•*-]+$/, '')
    .replace(/^[\s.:;,·•*-]+/, '')
    .replace(/\s+/g, ' ')
    .trim()
  if (bare === '') return line
  return used === undefined ? bare : `${bare} ${used.toLowerCase()}`
}

const isWords = (text: string): boolean =>
  /^\p{L}[\p{L}\p{M}\p{N} .'’%°ºª,&+/-]*$/u.test(text) && /\p{L}{2}/u.test(text) && !/https?:|www\.|\/\//i.test(text)

const cut = (text: string): string => {
  if (text.length <= longest) return text
  const short = text.slice(0, longest)
  const blank = short.lastIndexOf(' ')
  return `${(blank > longest / 2 ? short.slice(0, blank) : short).replace(/[\ud800-\udbff]$/, '').trimEnd()}…`
}

/** 'HARINA' and 'Harina' are 'harina'; 'AOVE', 'Idiazábal' inside a name, and unknown brands keep their capitals. */
const lowerCase = (word: string, first: boolean, whole: string): string => {
  const shouted = whole.length > 5 && whole === whole.toUpperCase()
  if (shouted) return word.toLowerCase()
  return first && /^\p{Lu}\p{Ll}*$/u.test(word) ? word.toLowerCase() : word
}

/** Adjectives that follow the noun and take its plural: 'pimiento rojo' → 'pimientos rojos'. */
const adjectives = new Set(
  'fino fina vivo viva rojo roja verde amarillo amarilla blanco blanca negro negra morado morada dulce tierno tierna entero entera fresco fresca grande mediano mediana pequeño pequeña maduro madura seco seca pelado pelada cocido cocida duro duro dura deshuesado deshuesada picante nuevo nueva campero campera ecológico ecológica congelado congelada ibérico ibérica crudo cruda limpio limpia asado asada desalado desalada'.split(
    ' ',
  ),
)
const stops = new Set(['de', 'del', 'en', 'con', 'para', 'al', 'a', 'y', 'sin'])

const inPlural = (words: readonly string[]): string[] => {
  const end = words.findIndex((word) => stops.has(word))
  const noun = words.slice(0, end === -1 ? words.length : end)
  const rest = words.slice(noun.length)
  const follows = noun.slice(1)
  if (!follows.every((word) => adjectives.has(word) || /s$/.test(word))) {
    return [pluralOf(words[0] ?? ''), ...words.slice(1)]
  }
  return [...noun.map(pluralOf), ...rest]
}
