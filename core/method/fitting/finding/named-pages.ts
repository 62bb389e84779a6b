import type { Page } from '#core/cookbook/page.ts'
import { kinWay, type Way } from '#core/method/fitting/kin-way.ts'
import { classWords, openers, pastaShapes, wordStems } from '#core/method/fitting/name-words.ts'
import { nameKey } from '#core/spanish/name-key.ts'
import { stem } from '#core/spanish/stem.ts'

type Named = {
  readonly page: Page
  readonly words: number
  readonly exact: boolean
  /** Whether only its way is the asked one: chicken in pepitoria for a hen. */
  readonly byWay: boolean
}

/** Pages any of whose names lies within the asked one and makes a dish of the same class, the longest name first. */
export const candidates = (
  asked: readonly string[],
  lead: readonly string[],
  way: Way | null,
  pages: readonly Page[],
): Named[] => {
  const set = new Set(asked)
  // What follows 'con' comes to the dish as it is: a stew with pickled lemon is no pickle.
  const classes = lead.filter((word) => classWords.has(word))
  const found: Named[] = []
  for (const page of pages) {
    if (page.steps.length === 0 || page.ingredients.length === 0) continue
    let most = 0
    const alike = kinWay(page, way)
    if (alike > 0) most = alike
    for (const words of namesOf(page)) {
      if (words.length > most && words.every((word) => set.has(word)) && words.some((word) => isHead(word, asked)))
        most = words.length
    }
    if (most === 0) continue
    // 'Ceviche con leche de tigre' is a ceviche, whatever else the other page is called.
    if (most < set.size && lead.length > 0 && lead.length < asked.length && !isOfLead(page, lead)) continue
    const own = new Set([...namesOf(page).flat(), ...wordStems(page.type)])
    if (opposites.some(([one, other]) => set.has(one) && own.has(other))) continue
    // A loaf of a tin is no loaf of a basket.
    if (set.has(stem('molde')) && !page.steps.some((text) => /\bmoldes?\b/i.test(text))) continue
    if (anotherWay(page, asked, own) || (set.has(stem('fria')) && isHotSoup(page, own))) continue
    const isPasta = page.category === 'Pastas'
    if (most === set.size || classes.every((word) => own.has(word) || (isPasta && pastaShapes.has(word))))
      found.push({ page, words: most, exact: most === set.size, byWay: alike > 0 && most === alike })
  }
  return found.toSorted((a, b) => b.words - a.words)
}

const isOfLead = (page: Page, lead: readonly string[]): boolean =>
  wordStems(page.name).some((word) => lead.includes(word)) ||
  page.aliases.some((alias) => {
    const words = wordStems(alias)
    return words.length > 0 && words.every((word) => lead.includes(word))
  })

/** A soup that is asked for cold is no soup that is cooked and served hot. */
const isHotSoup = ({ name, category, steps }: Page, own: ReadonlySet<string>): boolean =>
  (category === 'Sopas y cremas' || /^sopa\b/i.test(name)) &&
  !own.has(stem('fria')) &&
  !/\bfr[ií][oa]|\b[4-9] °C/.test(steps.at(-1) ?? '')

/** Whether a page says 'a la romana' where 'a la andaluza' is asked for. */
const anotherWay = ({ name }: Page, asked: readonly string[], own: ReadonlySet<string>): boolean => {
  const says = wordStems(/ a la (\p{L}+)/u.exec(nameKey(name))?.[1] ?? '')[0]
  if (says === undefined || asked.includes(says) || !demonyms.has(says)) return false
  return asked.some((word) => demonyms.has(word) && !own.has(word))
}

const demonyms = new Set(
  'romana andaluza gallega vasca bilbaina riojana madrileña catalana valenciana milanesa napolitana boloñesa marinera vizcaina llauna sidra navarra segoviana extremeña murciana canaria mallorquina italiana francesa griega polaca inglesa provenzal florentina'
    .split(' ')
    .flatMap(wordStems),
)

/** What is asked for fresh is not given cured, and the other way round. */
const opposites: readonly (readonly [asked: string, page: string])[] = [
  ['fresco', 'curado'],
  ['fresca', 'curado'],
  ['criollo', 'curado'],
  ['curado', 'fresco'],
  ['curada', 'fresco'],
  ['fria', 'caliente'],
].map(([asked = '', page = '']) => [stem(asked), stem(page)])

/** Whether a word is what the name speaks of: its first, or the first after one that says nothing of its own. */
const isHead = (word: string, asked: readonly string[]): boolean =>
  word === asked.find((one) => !openers.has(one)) ||
  word === asked.find((one) => !openers.has(one) && !pastaShapes.has(one)) ||
  word === asked[0]

const known = new WeakMap<Page, readonly (readonly string[])[]>()

export const namesOf = (page: Page): readonly (readonly string[])[] => {
  const before = known.get(page)
  if (before !== undefined) return before
  const made = [page.name, ...page.aliases].map(wordStems)
  known.set(page, made)
  return made
}
