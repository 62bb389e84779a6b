import type { Page } from '#core/cookbook/page.ts'
import { flesh } from '#core/method/kinds/role-groups.ts'
import { classify } from '#core/pantry/roles.ts'
import { nameKey } from '#core/spanish/name-key.ts'
import { stem } from '#core/spanish/stem.ts'
import { classWords, wordStems } from './name-words.ts'

/** An animal and the way it is made: 'gallina', 'en pepitoria'. */
export type Way = { readonly food: string; readonly words: readonly string[] }

/** The way a name says, where an animal stands before it. */
export const wayOf = (name: string): Way | null => {
  const [, food = '', rest = ''] =
    /^([\p{L} ]{3,40}?) (?:en|al|a la|a lo|a las|a los) (.{3,60})$/u.exec(nameKey(name.slice(0, 200))) ?? []
  const words = wordStems(rest.split(/ (?:con|y) /)[0] ?? '')
  if (
    words.length === 0 ||
    words.every((word) => vessels.has(word)) ||
    words.some((word) => classWords.has(word) || word === stem('aceite')) ||
    !flesh.includes(classify(food).role)
  )
    return null
  return { food, words }
}

/** What anything is cooked in, and says nothing of how. */
const vessels = new Set('cazuela cazuelita olla sarten cacerola perol puchero casa fuego lenta'.split(' ').map(stem))

const waysOf = new WeakMap<Page, readonly Way[]>()

/** How many words of its way a page shares with the asked one, where both are of animals that are cooked alike. */
export const kinWay = (page: Page, asked: Way | null): number => {
  if (asked === null) return 0
  const known = waysOf.get(page) ?? [page.name, ...page.aliases].map(wayOf).filter((one) => one !== null)
  waysOf.set(page, known)
  const { role } = classify(asked.food)
  const found = known.find(
    ({ food, words }) =>
      words.every((word) => asked.words.includes(word)) &&
      classify(food).role === role &&
      unlike.every((some) => some.test(food) === some.test(asked.food)),
  )
  return found?.words.length ?? 0
}

/** Where one animal is of these and the other is not, the way's times are not the same. */
const unlike: readonly RegExp[] = [
  /\bpulpos?\b/,
  /\bbacalao\b/,
  /\bcaracoles\b/,
  /\b(?:perdi(?:z|ces)|codorni(?:z|ces)|pich(?:on|ones)|patos?|faisan(?:es)?|becadas?)\b/,
  /\b(?:rabos?|carrilleras?|jarretes?|osobucos?|morcillos?|corderos?|cabritos?|liebres?|ciervos?|jabali)\b/,
  /\b(?:solomillos?|entrecots?|chuletas?|filetes?)\b/,
  /\b(?:conejos?)\b/,
  /\b(?:sardinas?|boquerones?|anchoas?|atun|bonito|caballas?|salmon)\b/,
]
