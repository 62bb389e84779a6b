import type { PageIngredient } from '#core/cookbook/page.ts'
import type { Role } from '#core/pantry/role-words.ts'
import { classify } from '#core/pantry/roles.ts'
import type { IngredientDraft } from '#core/recipes/recipe.ts'
import { listed } from '#core/spanish/list.ts'
import { nameKey } from '#core/spanish/name-key.ts'
import { withArticle } from './display-name.ts'
import { draftMethod, type MethodDraft, type MethodRequest } from './draft-method.ts'
import { cooksBase } from './fitting/placing/by-role.ts'
import { flesh } from './kinds/role-groups.ts'
import { sharesAWord } from './shares-a-word.ts'

/** What lies beside a dish and has a kind of its own. */
const garnish = /\b(?:con|sobre|y) ((?:pure|parmentier|crema|compota|pisto) (?:de )?(?:\p{L}+ ?){1,3})/u

/** What makes a purée smooth, unless the dish speaks of it itself. */
const binders: ReadonlySet<Role> = new Set<Role>(['cream', 'milk', 'butter'])

/**
 * A garnish that no page makes, by its kind: 'carrillera con puré de apionabo'. Its lines are those it is called after and what
 * binds a purée; the rest is the dish's. Null where the name has none or the list does not make it.
 */
export const garnishByKind = (
  recipeName: string,
  spare: readonly IngredientDraft[],
): { readonly own: readonly IngredientDraft[]; readonly step: string } | null => {
  const said = garnish
    .exec(nameKey(recipeName.slice(0, 200)))?.[1]
    ?.split(/ (?:con|y|al|a|en) /)[0]
    ?.trim()
  if (said === undefined) return null
  const called = spare.filter(({ name }) => sharesAWord(name, said.replace(/^\p{L}+ /u, '')))
  if (called.length === 0) return null
  // Where the dish is of eggs alone, its onion belongs to the cream.
  const alone = !spare.some(({ name }) => flesh.includes(classify(name).role))
  const own = [
    ...called,
    ...spare.filter(
      (line) =>
        !called.includes(line) &&
        (binders.has(classify(line.name).role) || (alone && classify(line.name).role === 'aromatic')),
    ),
  ]
  const { basis, method } = draftMethod({ recipeName: said, ingredients: own })
  if (basis !== 'kind') return null
  const [first = '', ...rest] = method.split('\n').filter((line) => !/^(?:Probar|Servir)/.test(line))
  const head = said.split(' ')[0] ?? ''
  const article = /a$/.test(head) ? 'la' : 'el'
  const title = head === 'pure' ? 'puré' : head
  return {
    own,
    step: [`Para ${article} ${title}: ${first.charAt(0).toLowerCase()}${first.slice(1)}`, ...rest].join(' '),
  }
}

/** A sauce that comes with a dish, by what it is called after. */
const sauce = /\bcon (?:su |una )?(?:salsa|vinagreta|alino|coulis|reduccion) (?:de |al |a la )?((?:\p{L}+ ?){1,4})/u

const warmed: ReadonlySet<Role> = new Set<Role>(['coconut', 'cream', 'stock', 'milk'])

/** A paste of nuts is a sauce as soon as something loosens it. */
const isPaste = ({ name }: IngredientDraft): boolean => /^(?:crema|pasta|mantequilla) de\b/i.test(name)

const mixedCold: ReadonlySet<Role> = new Set<Role>([
  'condiment',
  'yogurt',
  'softCheese',
  'honey',
  'sauce',
  'acid',
  'herb',
  'oil',
  'pickle',
  'juice',
])
const reduced: ReadonlySet<Role> = new Set<Role>(['sugar', 'acid', 'honey', 'stock', 'wine', 'spirit', 'juice'])

/**
 * A sauce that no page makes, of the lines it is called after and of what binds or sweetens it: 'con salsa de mostaza',
 * 'con salsa de frambuesas'. Null where the name has none or the list does not make it.
 */
export const sauceByKind = (
  recipeName: string,
  spare: readonly IngredientDraft[],
): { readonly own: readonly IngredientDraft[]; readonly step: string } | null => {
  const said = sauce
    .exec(nameKey(recipeName.slice(0, 200)))?.[1]
    ?.split(/ (?:con|en|al|y) /)[0]
    ?.trim()
  if (said === undefined) return null
  const called = spare.filter(({ name }) => sharesAWord(name, said))
  const [first] = called
  if (first === undefined) return null
  const roleOf = ({ name }: IngredientDraft): Role => classify(name).role
  const fruit = called.some((line) => roleOf(line) === 'fruit')
  const cold = !fruit && called.every((line) => mixedCold.has(roleOf(line)) || isPaste(line))
  if (!fruit && !cold) return null
  const with_ = spare.filter(
    (line) =>
      !called.includes(line) &&
      (fruit ? reduced.has(roleOf(line)) : mixedCold.has(roleOf(line)) || warmed.has(roleOf(line))),
  )
  const own = [...called, ...with_]
  if (own.length < 2 && !['yogurt', 'sauce'].includes(roleOf(first))) return null
  const named = (some: readonly IngredientDraft[]): string =>
    listed(some.map((line) => withArticle({ ...line, unit: 'g' })))
  const of = (...roles: readonly Role[]): readonly IngredientDraft[] =>
    own.filter((line) => roles.includes(roleOf(line)))
  if (fruit) {
    const wet = of('stock', 'wine', 'spirit', 'juice')
    const rest = own.filter((line) => !wet.includes(line))
    return {
      own,
      step: `Para la salsa: cocer ${named(rest)} 5 min a fuego suave, ${wet.length === 0 ? '' : `mojar con ${named(wet)} y reducir 8-10 min, `}hasta que nape la cuchara; triturar y colar.`,
    }
  }
  const warm = of('coconut', 'cream', 'stock', 'milk')
  const oil = warm.length > 0 ? [] : of('oil')
  const herb = of('herb')
  const rest = own.filter((line) => !oil.includes(line) && !herb.includes(line))
  if (warm.length > 0)
    return {
      own: own.filter((line) => roleOf(line) !== 'oil'),
      step: `Para la salsa: calentar ${named(warm)} con ${named(rest.filter((line) => !warm.includes(line) && roleOf(line) !== 'oil'))} 5-6 min a fuego suave, batiendo, hasta que espese${herb.length === 0 ? '' : `; terminar con ${named(herb)}`}. Servir aparte.`,
    }
  return {
    own,
    step: `Para la salsa: batir ${named(rest)}${oil.length === 0 ? '' : ` y emulsionar con ${named(oil)} en hilo`}${herb.length === 0 ? '' : `; terminar con ${named(herb)}`}. Servir aparte, en frío.`,
  }
}

/** A dish of its kind, and the sauce its name says of the lines beside it. */
export const draftWithSauce = (
  { recipeName, ingredients }: MethodRequest,
  beside: readonly IngredientDraft[],
): MethodDraft => {
  const made = sauceByKind(recipeName, beside)
  if (made === null) return draftMethod({ recipeName, ingredients })
  const draft = draftMethod({
    recipeName: recipeName.split(/ con /i)[0] ?? recipeName,
    ingredients: ingredients.filter((line) => !made.own.includes(line)),
  })
  return { ...draft, method: `${made.step}\n${draft.method}` }
}

/** What cooks a garnish of the garden, beside what it is called after. */
const cooksGarden: ReadonlySet<Role> = new Set<Role>([
  'aromatic',
  'garlic',
  'butter',
  'oil',
  'cream',
  'wine',
  'stock',
  'spirit',
  'mushroom',
  'vegetable',
])

/** Words that stand for every food of a role. */
const gardenWords: readonly (readonly [word: RegExp, roles: readonly Role[]])[] = [
  [/\bsetas?\b|\bhongos?\b/, ['mushroom']],
  [/\bverduras?\b|\bverduritas\b|\bhortalizas\b/, ['vegetable', 'mushroom', 'leaf']],
]

/**
 * A garnish of mushrooms or vegetables that a page without a sofrito has no pan for: 'huevo a 63 °C con setas'. Null where the
 * page cooks its own, or the name has none.
 */
export const gardenByKind = (
  recipeName: string,
  spare: readonly IngredientDraft[],
  steps: readonly string[],
): { readonly own: readonly IngredientDraft[]; readonly step: string } | null => {
  const [, said = ''] = nameKey(recipeName.slice(0, 200)).split(/ (?:con|sobre) /)
  if (said === '' || steps.some((text) => cooksBase.test(nameKey(text)))) return null
  const roleOf = ({ name }: IngredientDraft): Role => classify(name).role
  const called = spare.filter(
    (line) =>
      ['mushroom', 'vegetable', 'aromatic'].includes(roleOf(line)) &&
      (sharesAWord(line.name, said) ||
        gardenWords.some(([word, roles]) => word.test(said) && roles.includes(roleOf(line)))),
  )
  if (called.length === 0) return null
  const own = [...called, ...spare.filter((line) => !called.includes(line) && cooksGarden.has(roleOf(line)))]
  if (own.length < 2) return null
  const named = (...roles: readonly Role[]): string | null => {
    const some = own.filter((line) => !called.includes(line) && roles.includes(roleOf(line)))
    return some.length === 0 ? null : listed(some.map((line) => withArticle({ ...line, unit: 'g' })))
  }
  const [fat, base, wet, cream] = [
    named('butter', 'oil'),
    named('aromatic', 'garlic', 'vegetable'),
    named('wine', 'spirit', 'stock'),
    named('cream'),
  ]
  const main = listed(called.map((line) => withArticle({ ...line, unit: 'g' })))
  const sentences = [
    base === null ? null : `pochar ${base}${fat === null ? '' : ` en ${fat}`} 6-8 min a fuego suave`,
    `saltear ${main}${base === null && fat !== null ? ` en ${fat}` : ''} 6-8 min a fuego vivo, hasta dorar`,
    wet === null ? null : `mojar con ${wet} y reducir 3-4 min`,
    cream === null ? null : `añadir ${cream} y cocer 3 min, hasta que nape`,
  ].filter((text) => text !== null)
  return { own, step: `Para la guarnición, ${sentences.join('; ')}.` }
}

/** What is stirred together and boiled down to a sauce that coats. */
const ofSauce: readonly Role[] = ['condiment', 'sauce', 'acid', 'honey', 'sugar', 'paprika', 'spice', 'soda', 'juice']

/** The sauce a page buys, of what the list has to make it: at least three things of the bottle. Times: oficio. */
export const sauceOfMissing = (
  missing: readonly PageIngredient[],
  spare: readonly IngredientDraft[],
): { readonly own: readonly IngredientDraft[]; readonly made: PageIngredient; readonly step: string } | null => {
  const made = missing.find(({ name }) => /^salsa (?:barbacoa|teriyaki|agridulce|bbq)/i.test(name))
  const own = spare.filter(({ name }) => ofSauce.includes(classify(name).role))
  if (made === undefined || own.length < 3) return null
  const named = listed(own.map((line) => withArticle({ ...line, unit: 'g' })))
  return {
    own,
    made,
    step: `Para la ${made.name.toLowerCase()}: mezclar ${named} y cocer a fuego suave 15-20 min, removiendo, hasta que nape.`,
  }
}
