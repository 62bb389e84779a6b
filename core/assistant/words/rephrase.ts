import { dietsIn } from '#core/assistant/recipes/keeps-diet.ts'
import type { Context } from '#core/assistant/turns/context.ts'
import { saysOwn } from '#core/assistant/turns/says-own.ts'
import { fold } from '#core/spanish/fold.ts'
import { stemsOf } from '#core/spanish/name-index.ts'

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

/** 'Por ración?', 'y cada una', after what a dish costs. */
const ofOne =
  /^\W*(?:y )?(?:(?:a )?cuanto )?(?:(?:me )?(?:sale|es|cuesta) )?(?:a )?(?:por|la|el|cada|en) (?:racion|porcion|pieza|unidad|una|uno|persona|plato|comensal|cabeza|total)$/

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
  if (context.intent === 'cost' && ofOne.test(fold(bare))) return 'cuánto cuesta'
  return adapting(bare, context) ?? otherFood(bare, context) ?? text
}

/** 'Y al salmorejo qué le quito para que le valga': to be adapted for the guest it names, or the one spoken of. */
const adapting = (text: string, { guests, library, recipe, dish }: Context): string | null => {
  const folded = fold(text)
  const asked =
    /\bque (?:le |les |se le |hay que |tengo que |tendria que |habria que |debo |podria |puedo )*(?:quit|cambi|sac|modific|sustitu)\w*(?:le|les)?\b/.exec(
      folded,
    )
  const how =
    /\bcomo (?:adapto|adaptamos|adapto yo|adaptar|puedo adaptar|hago|cambio|haria) (?:la |el |los |las |mis? |nuestr[oa]s? )([a-z]{4,}(?: [a-z]{2,}){0,5}?) (?=para|pa|sin|si|que)\b/.exec(
      folded,
    )
  if (how !== null && dietsIn(text).length > 0 && (saysOwn(text) || /\badapt/.test(how[0])))
    return `adapta mi ${how[1]} a ${dietsIn(text)
      .map(({ name }) => guestOf(name))
      .join(' y ')}`
  if (asked === null || !/\b(?:para|pa|si|que)\b/.test(folded.slice(asked.index + asked[0].length))) return null
  const kept = library === null ? [] : library.kind === 'all' ? library.of : library.kind === 'diet' ? [library] : []
  const named = dietsIn(text).map(({ name }) => name)
  const carried = guests.length > 0 ? guests : kept.flatMap((one) => (one.kind === 'diet' ? [one.diet] : []))
  const wanted = named.length > 0 ? named : carried
  const said =
    /\b(?:al?|del?|en) (?:la |el |los |las |mis? |nuestr[oa]s? )?([a-z]{4,}(?: (?:al?|de|del|con|y|la|el|[a-z]{4,})){0,5}?) (?=que (?:le|les|se|hay|tengo|debo|puedo)\b)/.exec(
      folded,
    )?.[1] ??
    /\b(?:quit|cambi|sac|modific|sustitu)\w*(?:le|les)? (?:al?|de|del) (?:la |el |los |las |mis? )?([a-z]{4,}(?: [a-z]{2,}){0,4}?) (?=para|pa|si|que)\b/.exec(
      folded,
    )?.[1]
  const of = said ?? recipe?.name ?? dish
  return wanted.length === 0 || of === '' ? null : `adapta mi ${fold(of)} a ${wanted.map(guestOf).join(' y ')}`
}

const guestOf = (diet: string): string =>
  diet === 'vegana' ? 'veganos' : diet === 'vegetariana' ? 'vegetarianos' : diet

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
