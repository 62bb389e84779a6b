import { isDietTurn } from '#core/assistant/recipes/keeps-diet.ts'
import { allergenWords } from '#core/assistant/turns/allergen-words.ts'
import type { Knowledge } from '#core/cookbook/cookbook.ts'
import { allergenNames } from '#core/nutrition/allergen-names.ts'
import { type Allergen, allergens } from '#core/pantry/food.ts'
import { fold } from '#core/spanish/fold.ts'
import { compareIn } from './compare.ts'
import { extremeIn } from './extreme.ts'
import type { Kept, LibraryAsk } from './library-asked.ts'
import { ownNamedIn } from './names.ts'
import { shoppingIn } from './shopping.ts'
import { goesOnWithOwn, keptIn, ownSomeIn } from './some.ts'

const ofAll =
  /(?<!\b(?:por|para) )\b(?:que|cuales|cuantas|cuantos|cual|lista(?:do|me)?|dime|ensename|todas|todos)\b.{0,40}\b(?:recetas?|platos?|llevan?|tienen|contienen|tengo|es la mas|es el mas|son)\b|^(?:y )?(?:cuales?|cual es)\b|\blo mas (?:car|barat|economic)o\b(?=.*\b(?:mi[oa]s?|nuestr[oa]s?|tengo|tenemos|carta)\b)|^(?:y )?(?:ensename|muestrame|dime|saca) (?:lo|el|la) mas (?:car|barat|economic)[oa]\b|^y (?:el|la|los|las) mas (?:car|barat|costos|economic)[oa]s?\b|\bmis (?:recetas|platos)\b|\bmi (?:receta|plato) mas\b|\bde (?:lo mio|lo nuestro|mi carta|nuestra carta|mis recetas|mis platos)\b|\b(?:platos|recetas|postres) (?:mi|nuestr)[oa]s\b|\b(?:cual|cuales|que (?:receta|plato|postre|entrante)s?)\b.{0,24}\b(?:mas|menos)\b.{0,20}\b(?:car|barat|costos|economic|cuesta|deja|margen|rentab)/

/** 'Qué me sale más caro, el cordero o la merluza', 'compara lo que cuestan X y Y': two dishes of the house. */
const comparedIn = (folded: string): readonly string[] | null => {
  const found =
    /\b(?:mas (?:car|barat|economic)[oa]s?|cuestan? (?:mas|menos)|compara\w*.{0,24}\bcuest\w+|compara\w* (?:el |los )?costes?(?: de| del)?|sale mejor de precio|diferencia de coste entre)(?: hacer)? (?:(?:el|la|los|las|mis?|un|una|de|entre) )*([a-z]{4,}(?: [a-z]{2,}){0,5}?) (?:o|y|que|con) (?:(?:el|la|los|las|mis?|un|una) )+([a-z]{4,}(?: [a-z]{2,}){0,5})$/.exec(
      folded,
    )
  const [, one = '', other = ''] = found ?? []
  return one === '' || other === '' ? null : [one, other]
}

/** What was asked of all of them before, with what a turn like 'y sin lactosa ni gluten' asks beside it. */
const withMore = (folded: string, before: LibraryAsk | null): LibraryAsk | null => {
  const now = keptIn(folded)
  // 'Y sin frutos secos', of those that hold nuts, asks for the others.
  const kept = (before === null || otherGuest.test(folded) ? [] : keptBefore(before)).filter(
    (one) => one.kind === 'diet' || !one.has || now.length === 0,
  )
  const isTurn =
    (/^(?:y|pero|ademas|tambien|e) /.test(folded) && folded.split(' ').length <= 12) ||
    (before?.kind === 'some' && folded.split(' ').length <= longestDiet && isDietTurn(folded))
  if (
    before === null ||
    (keptBefore(before).length === 0 && before.kind !== 'some') ||
    !isTurn ||
    otherThing.test(folded) ||
    namesMore(folded)
  )
    return null
  const more = now
  if (more.length === 0 || before === null) return null
  return before.kind === 'some' ? { ...before, kept: [...kept, ...more] } : { kind: 'all', of: [...kept, ...more] }
}

/** 'Y para un alérgico': another guest, and not the first one's diet beside. */
const otherGuest = /^(?:y |pero )?(?:para|a) (?:un|una|otr[oa]|unos|unas|los|las|el|la) /

/** 'De esas cuáles llevan nata sin gluten' says more than a diet. */
const namesMore = (folded: string): boolean => /\b(?:cual|que|cuant)[a-z]*\b.*\b(?:llevan?|tienen|con)\b/.test(folded)

const keptBefore = (before: LibraryAsk): readonly Kept[] => {
  if (before.kind === 'all') return before.of
  if (before.kind === 'some') return before.kept
  return before.kind === 'allergen' || before.kind === 'diet' ? [before] : []
}

/** Words of a turn that only names a diet. */
const longestDiet = 5

const otherThing = /\b(?:como|cuanto|que le|al? (?:el|la|los|las)? ?[a-z]{4,} (?:que|le)|receta de|cambi|hazl|quit)\b/

/** 'Los alérgenos de toda la carta'. */
const allergensOfAll =
  /\balergenos\b.{0,24}\b(?:toda (?:la|mi) carta|(?:la|mi) carta(?: entera)?$|tod[oa]s (?:las|los|mis) (?:recetas|platos)|(?:de )?mis (?:recetas|platos)$)/

/** As it is compared: no marks, and the comma of a figure stays. */
const marksOut = (said: string): string =>
  said
    .slice(0, 200)
    .replace(/(?<!\d)[.,]|[.,](?!\d)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** Whether a question is of what her dishes hold or keep, so that it may be no verdict on a food. */
export const asksOfOwn = (text: string): boolean =>
  /\b(?:que|cuales|cuantos|cuantas|cual)\b.{0,12}\b(?:platos?|recetas?|postres?|entrantes?|pescados|carnes|mi[oa]s|nuestr[oa]s)\b.{0,40}\b(?:llev|tien|conti|sin |libre|apt)/.test(
    fold(text.slice(0, 160)),
  )

/** Whether a turn may be asked again of her own recipes spoken of before: 'de postres', 'y marisco', 'por qué'. */
export const mayGoOnWithOwn = (text: string, knowledge: Knowledge): boolean => {
  const folded = marksOut(fold(text.slice(0, 80)).replace(/[¿?¡!]/g, ' '))
  return (
    otherAllergen(folded) !== null ||
    isDietTurn(folded) ||
    goesOnWithOwn(
      folded,
      { kind: 'some', words: '', kept: [], holds: ['ajo'], show: 'list', limit: null },
      knowledge,
    ) ||
    goesOnWithOwn(folded, { kind: 'cost', order: 'dearest', limit: null }, knowledge)
  )
}

/** The question about the whole library, or null: a dish by name, and 'qué tengo con merluza', are asked otherwise. */
export const libraryAskIn = (text: string, before: LibraryAsk | null, knowledge: Knowledge): LibraryAsk | null => {
  const said = fold(text.slice(0, 300))
    .replace(/[¿?¡!]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const folded = marksOut(said)
  const inFolder = /\ben que carpetas?\b/.test(folded) ? ownNamedIn(folded, knowledge) : ''
  if (inFolder !== '') return { kind: 'where', name: inFolder }
  const extreme = extremeIn(folded)
  if (extreme !== null) return extreme
  const both = compareIn(folded, knowledge)
  if (both !== null) return both
  const among = comparedIn(folded)
  if (among !== null)
    return {
      kind: 'cost',
      order: /\bmas (?:barat|economic)|\bmenos\b/.test(folded) ? 'cheapest' : 'dearest',
      limit: null,
      among,
    }
  // 'Mis croquetas sin gluten' is one of hers, to be adapted.
  if (/^(?:y |haz(?:me)? |quiero )?(?:mis?|nuestr[oa]s?) /.test(folded) && ownNamedIn(folded, knowledge) !== '')
    return null
  const other = before?.kind === 'allergen' ? otherAllergen(folded) : null
  if (other !== null && before?.kind === 'allergen') return { ...before, allergen: other }
  const more = withMore(folded, before)
  if (more !== null) return more
  const some = shoppingIn(said) ?? ownSomeIn(folded, before, knowledge)
  if (some !== null) return ofStored(some)
  if (allergensOfAll.test(folded)) return { kind: 'allergens' }
  if (!ofAll.test(folded) || folded.split(' ').length > 16) return null
  // 'Qué alérgenos lleva el aceite de sésamo' is asked of one thing.
  if (/\balergenos?\b/.test(folded) && !/\b(?:recetas|platos)\b/.test(folded)) return null
  if (/\brentab|\bdeja(?:n)? mas (?:dinero|margen)|\bmas margen\b/.test(folded)) return { kind: 'earning' }
  const euros =
    /\b(?:mas de|menos de|por encima de(?: los)?|por debajo de(?: los)?|superan?(?: los)?|pasan? de(?: los)?) (\d{1,4}(?:[.,]\d{1,2})?) ?(?:€|euros?)/.exec(
      folded,
    )
  if (euros !== null)
    return {
      kind: 'cost',
      order: /menos de|por debajo/.test(folded) ? 'cheapest' : 'dearest',
      limit: Number((euros[1] ?? '').replace(',', '.')),
    }
  const kept = keptIn(folded)
  const allergen = kept.length > 1 ? null : allergenIn(folded)
  if (allergen !== null) return allergen
  const [diet, ...others] = kept
  if (diet !== undefined) return others.length === 0 ? diet : { kind: 'all', of: [diet, ...others] }
  return /^(?:que|cuantas|dime|ensename|lista(?:me|do)?|todas|cuales son)\b.{0,12}\b(?:recetas|platos)\b(?: (?:tengo|hay|tenemos|tienes|llevo|llevamos|(?:guardad|metid|apuntad|subid|cread|hech|escrit)[oa]s?|mias|son|ya|en total|en (?:mi|la) biblioteca|de (?:mi|la) biblioteca)){0,3}$|^mis recetas$/.test(
    folded,
  )
    ? { kind: 'list' }
    : null
}

/** Of all of them in order, the stored totals of the escandallo are asked. */
const ofStored = (ask: LibraryAsk): LibraryAsk => {
  if (ask.kind !== 'some') return ask
  const { words, kept, holds = [], lacks = [], folder, show, limit, place = 1, many = null } = ask
  if (words !== '' || kept.length + holds.length + lacks.length > 0 || folder !== undefined) return ask
  return (show === 'dearest' || show === 'cheapest') && limit === null
    ? { kind: 'cost', order: show, limit: null, place, many }
    : ask
}

/** 'Y marisco', after which of them hold nuts. */
const otherAllergen = (folded: string): Allergen | null => {
  const named =
    /^(?:y|o) (?:el |la |los |las |con |de |que lleven? )*([a-z ]{3,20}?)(?: (?:cuales?|que hay|que tengo))?$/.exec(
      folded,
    )?.[1] ?? ''
  return named === '' ? null : (allergens.find((one) => allergenWords[one].exec(named)?.[0] === named) ?? null)
}

const allergenIn = (folded: string): LibraryAsk | null => {
  const found = /\b(no )?(?:llevan?|tienen|contienen|hay(?: con)?|con|sin)\b (.{3,30})$/.exec(folded)
  if (found === null) return null
  const allergen = allergens.find(
    (one) => allergenWords[one].test(found[2] ?? '') || fold(allergenNames[one]) === found[2],
  )
  if (allergen === undefined) return null
  // 'Con almendra' is asked of the search; what a guest must not eat, of all recipes.
  if (/\bcon\b/.test(found[0]) && !/\bllevan?|tienen|contienen/.test(found[0])) return null
  return { kind: 'allergen', allergen, has: found[1] === undefined && !/\bsin\b/.test(found[0]) }
}
