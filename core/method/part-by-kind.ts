import type { Role } from '#core/pantry/role-words.ts'
import { classify } from '#core/pantry/roles.ts'
import type { IngredientDraft } from '#core/recipes/recipe.ts'
import { nameKey } from '#core/spanish/name-key.ts'
import { draftMethod } from './draft-method.ts'
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
