import type { Dish } from '#core/cookbook/dish.ts'
import { weighable } from '#core/cookbook/scale-formula.ts'
import { flesh, garden } from '#core/method/kinds/role-groups.ts'
import type { Role } from '#core/pantry/role-words.ts'
import { classify } from '#core/pantry/roles.ts'
import type { IngredientDraft } from '#core/recipes/recipe.ts'
import { fold } from '#core/spanish/fold.ts'
import { stemsOf } from '#core/spanish/name-index.ts'

const roleOf = ({ name }: IngredientDraft): Role => classify(name).role

const fillings: ReadonlySet<Role> = new Set<Role>([...flesh, 'cured', 'cannedFish'])
/** What may be the whole of a dish called after it. */
const bodies: ReadonlySet<Role> = new Set<Role>([...fillings, ...garden, 'leaf', 'cheese', 'softCheese'])
/** What fruit gives a sweet its name, as it is or pressed. */
const fruity: ReadonlySet<Role> = new Set<Role>(['fruit', 'citrus', 'juice'])
/** What only stuffs. */
const stuffings: ReadonlySet<Role> = new Set<Role>(['driedFruit', 'nut', 'fruit'])
/** What a filling of tinned fish is mixed with, and no other. */
const isOfTinned = ({ name }: IngredientDraft): boolean =>
  classify(name).role === 'boiledEgg' || /^(?:tomate frito|salsa de tomate)\b/.test(fold(name))

/**
 * The lines of a dish with what its asked name says beside it. 'Canelones de espinacas' have no meat: what a general dish is of takes
 * the place of its filling, and what follows a 'con' is added.
 */
export const withExtras = (
  own: readonly IngredientDraft[],
  added: readonly IngredientDraft[],
  { names: [label = ''] }: Dish,
  subject: string,
): IngredientDraft[] => {
  // What the name asks for stays, whatever is named beside it.
  const asked = new Set(stemsOf(subject))
  const isAsked = ({ name }: IngredientDraft): boolean =>
    stemsOf(name.split(' en ')[0] ?? '').some((word) => asked.has(word))
  const [lead = '', ...besides] = fold(subject).split(/ con /)
  const beside = new Set(stemsOf(besides.join(' ')))
  const named = stemsOf(label)
  // 'Batido de mango' by the page of that of strawberries.
  const fruit = own.find(
    (line) =>
      (fruity.has(roleOf(line)) || /^zumo\b/i.test(line.name)) &&
      stemsOf(line.name).some((stem) => named.includes(stem) && !asked.has(stem)),
  )
  const fruits = added.filter((line) => fruity.has(roleOf(line)))
  if (fruit !== undefined && fruits.length > 0)
    return [
      ...own.filter((line) => line !== fruit),
      ...fruits.map((line): IngredientDraft => asMuch(line, fruit, fruits.length)),
      ...added.filter((line) => !fruits.includes(line)),
    ]
  const of = added.filter((line) => !beside.has(stemsOf(line.name)[0] ?? '') && bodies.has(roleOf(line)))
  const isStuffed = / rellen[oa]s? de /.test(lead)
  const filling = own.filter(
    (line) => (fillings.has(roleOf(line)) || (isStuffed && stuffings.has(roleOf(line)))) && !isAsked(line),
  )
  // By its whole name a dish is what it is, but where it is called of something else: 'gyozas de langostino'.
  const whole = named.every((word) => asked.has(word))
  const isOf = ofs(lead) > (whole ? ofs(fold(label)) : 0)
  if (of.length === 0 || filling.length === 0 || !isOf) return [...own, ...added]
  const wasTinned =
    filling.some((line) => roleOf(line) === 'cannedFish') && !of.some((line) => roleOf(line) === 'cannedFish')
  const grams = filling.reduce((sum, { quantity }) => sum + quantity, 0)
  const share = of.map((line): IngredientDraft => ({ ...line, quantity: weighable(grams / of.length) }))
  return [
    ...own.filter((line) => !filling.includes(line) && (isAsked(line) || !(wasTinned && isOfTinned(line)))),
    ...share,
    ...added.filter((line) => !of.includes(line)),
  ]
}

const ofs = (folded: string): number => folded.split(/ (?:de|del) /).length - 1

/** A fruit in the place of the page's, pressed where that was. */
const asMuch = (line: IngredientDraft, own: IngredientDraft, among: number): IngredientDraft => ({
  ...line,
  name: /^zumo\b/i.test(own.name) && !/^zumo\b/i.test(line.name) ? `Zumo de ${line.name.toLowerCase()}` : line.name,
  quantity: weighable(own.quantity / among),
})
