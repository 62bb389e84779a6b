import type { Cookbook, Knowledge } from '#core/cookbook/cookbook.ts'
import { indexOf } from '#core/spanish/name-index.ts'

const namesOf = (row: { readonly names: readonly string[] }): readonly string[] => row.names

/** What the cookbook holds, each shelf by its names. */
type Shelves = ReturnType<typeof makeShelves>

const makeShelves = (cookbook: Cookbook) => ({
  dishes: indexOf(cookbook.dishes, namesOf, true),
  formulas: indexOf(cookbook.formulas, namesOf),
  doses: indexOf(cookbook.doses, namesOf),
  techniques: indexOf(cookbook.techniques, ({ name, aliases, questions }) => [name, ...aliases, ...questions]),
  substitutions: indexOf(cookbook.substitutions, ({ of }) => of),
  cuts: indexOf(cookbook.cuts, namesOf),
  keepings: indexOf(cookbook.keepings, namesOf),
  // 'Bonito' is the one of the north, 'espárrago' either.
  seasons: indexOf(cookbook.seasons, ({ name }) => [name, ...(name.match(/^\p{L}{5,}(?= )/u) ?? [])]),
  american: indexOf(
    cookbook.otherNames.filter(({ language }) => language === 'América'),
    ({ ours, others }) => [ours, ...others].map((word) => word.replace(/ \(.*\)/, '')),
  ),
})

const made = new WeakMap<Cookbook, Shelves>()

/** The shelves of a cookbook, made at the first question and kept with it. */
export const shelvesOf = ({ cookbook }: Knowledge): Shelves => {
  const known = made.get(cookbook) ?? makeShelves(cookbook)
  made.set(cookbook, known)
  return known
}
