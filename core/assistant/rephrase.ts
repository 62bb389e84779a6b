import { fold } from '#core/spanish/fold.ts'
import { stemsOf } from '#core/spanish/name-index.ts'
import type { Context } from './context.ts'

/** What a what-if is asked of. */
const figures: ReadonlySet<string> = new Set(['nutrition', 'cost', 'allergens'])

/** 'Y si…' after a figure of a dish: the same figure for the dish with that change. */
export const isWhatIf = (text: string, { intent }: Context): boolean =>
  intent !== null && figures.has(intent) && /^\W*y si\b/i.test(text)

const whatIfs: readonly (readonly [RegExp, string])[] = [
  [
    /^\W*y si (?:le |les |lo |la )?(?:quito|quitamos|pongo|ponemos|echo|dejo|uso) (?:s[oó]lo )?la mitad (del? .{3,40})$/i,
    'y si ponle la mitad $1',
  ],
  [/^\W*y si (?:le |les )?(?:pongo|ponemos|echo) el doble (del? .{3,40})$/i, 'y si ponle el doble $1'],
  [/^\W*y si (?:le |les )?(?:quito|quitamos|saco) ((?!la mitad).{3,40})$/i, 'y si quítale $1'],
  [/^\W*y si (?:le |les )?(?:cambio|cambiamos|sustituyo) (.{3,40} por .{3,40})$/i, 'y si cambia $1'],
  [/^\W*y si (?:le |les )?(?:pongo|uso|usamos|ponemos) (.{3,40} en (?:vez|lugar) de.{3,40})$/i, 'y si usa $1'],
]

/** A short turn in the words the rules of changes read. */
export const rephrased = (text: string, context: Context): string => {
  if (text.length > 100) return text
  const bare = text.replace(/[?!.\s]+$/, '')
  if (isWhatIf(bare, context)) {
    const found = whatIfs.find(([said]) => said.test(bare))
    if (found !== undefined) return bare.replace(found[0], found[1]).replace(' del ', ' de ')
  }
  const degrees = /^\W*y .{3,40} a (?:3[5-9]|[4-9]\d)$/i.test(bare)
  if (degrees && context.recipe === null && context.intent !== 'scale' && context.intent !== 'create')
    return `${bare} grados`
  return otherFood(bare, context) ?? text
}

/** 'Hazla de pera', of an apple tart: the food in its name gives way. */
const otherFood = (text: string, { recipe, dish }: Context): string | null => {
  const into =
    /^\W*(?:(?:y|ahora|mejor|vale),? )*(?:h[aá]zl[ao]|ponl[ao]|que sea|c[aá]mbial[ao] a|mejor) de ([\p{L} ]{3,30})$/iu.exec(
      text,
    )?.[1]
  const name = recipe?.name ?? dish
  const [, food = ''] = / de ((?:\p{L}+)(?: de \p{L}+)?)/iu.exec(name) ?? []
  if (into === undefined || food === '') return null
  const isIn =
    recipe === null ||
    recipe.ingredients.some((line) => stemsOf(food).every((word) => stemsOf(line.name).includes(word)))
  return isIn && fold(into) !== fold(food) ? `cambia ${food} por ${into}` : null
}
