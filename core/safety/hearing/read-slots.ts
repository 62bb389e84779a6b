import type { Food } from '#core/pantry/food.ts'
import type { Pantry } from '#core/pantry/match-food.ts'
import { withShortNames } from '#core/pantry/short-names.ts'
import type { FoodTags } from '#core/safety/tables/food-tags.ts'
import type { Homonym } from '#core/safety/tables/homonyms.ts'
import { fold, tidyLine } from '#core/spanish/fold.ts'
import type { Mender } from './mend.ts'
import { type Numbers, noNumbers, readNumbers } from './numbers.ts'
import { guestsByAge, withChildsYears } from './people.ts'
import { tagsBySentence } from './told-by-sentence.ts'
import { startsOf, type Vocabulary } from './vocabulary.ts'

/** A question with what it names found in it. */
export type Slots = {
  /** Every tag said, with the broader ones it lies within; `direct` are those said themselves. */
  readonly tags: ReadonlySet<string>
  readonly direct: ReadonlySet<string>
  readonly foods: readonly Food[]
  readonly numbers: Numbers
  /** What is said only to be left out: 'yogur sin miel'. */
  readonly without: Without
  /** Folded and mended, at most `longest` characters. */
  readonly text: string
  /** What was said before of the same thing; absent where nothing was. */
  readonly about?: string
}

export type Without = { readonly tags: ReadonlySet<string>; readonly foods: readonly Food[] }
const nothingLeftOut: Without = { tags: new Set(), foods: [] }

export const noSlots: Slots = {
  tags: new Set(),
  direct: new Set(),
  foods: [],
  numbers: noNumbers,
  without: nothingLeftOut,
  text: '',
}

/** A question is judged by its beginning. Characters. */
const longest = 700
/** Words a name of a food has at most. */
const widest = 4

export type SlotReader = (text: string) => Slots

/** Reads foods, states, processes, people, allergens, numbers and ways of asking in a sentence. Never throws. */
export const makeSlotReader =
  (
    vocabulary: Vocabulary,
    foodTags: FoodTags,
    homonyms: ReadonlyMap<string, Homonym>,
    mend: Mender,
    pantry: Pantry,
    byWords: ReadonlySet<string>,
  ): SlotReader =>
  (text) => {
    const folded = mend(withHeatReached(withCureNumber(withShortNames(fold(tidyLine(text, longest))))))
    const spans = phraseSpans(folded, vocabulary)
    const found = [...spans, ...foodSpans(folded, pantry, byWords)].filter((span) => !isHowItIs(span, spans))
    const taken = [...Map.groupBy(found, (span) => contestOf(span, vocabulary)).values()].flatMap(longestOf)
    const said = new Set(taken.map(({ tag }) => tag))
    const meant = taken.filter((span) => isMeant(span, taken, said, homonyms))
    const foods = [
      ...new Set(meant.toSorted((a, b) => a.start - b.start).flatMap(({ food }) => (food === undefined ? [] : [food]))),
    ]
    // 'Pulpo crudo' is a name of a food, and raw all the same.
    const isRaw = meant.some(
      ({ start, end, food }) => food !== undefined && /\bcrud[oa]s?\b/.test(folded.slice(start, end)),
    )
    // 'Hamburguesa de wagyu' is a name of that beef, and minced all the same.
    const isMinced = meant.some(
      ({ start, end, food }) =>
        food !== undefined && minced.test(folded.slice(start, end)) && isMeat(foodTags(food), vocabulary),
    )
    // 'Hamburguesa de pollo' is minced, and fowl first.
    const isFowl = meant.some(
      ({ start, end, food }) =>
        food !== undefined && fowl.test(folded.slice(start, end)) && foodTags(food).includes('picada'),
    )
    const direct = new Set([
      ...meant.flatMap(({ tag, food }) => (food === undefined ? [tag] : foodTags(food))),
      ...(isRaw ? ['crudo'] : []),
      ...(isMinced ? ['picada'] : []),
      ...(isFowl ? ['ave'] : []),
      ...guestsByAge(folded),
      ...tagsBySentence(folded),
    ])
    const tags = new Set([...direct].flatMap((tag) => vocabulary.within.get(tag) ?? [tag]))
    const isOut = (span: Span): boolean => isLeftOut(span, folded, vocabulary)
    const out = meant.filter(isOut)
    const kept = out.length === 0 ? [] : meant.filter((span) => !isOut(span))
    const tagsIn = (some: readonly Span[]): string[] =>
      some.flatMap(({ tag, food }) => (food === undefined ? [tag] : foodTags(food)))
    const stay = new Set(tagsIn(kept))
    const without: Without =
      out.length === 0
        ? nothingLeftOut
        : {
            tags: new Set(tagsIn(out).filter((tag) => !stay.has(tag))),
            foods: out.flatMap(({ food }) =>
              food === undefined || kept.some((one) => one.food === food) ? [] : [food],
            ),
          }
    return { tags, direct, foods, numbers: withChildsYears(readNumbers(folded), folded), without, text: folded }
  }

/** 'La cure nº2', 'sal de cura del 2', 'prague número 1', 'cura #2': the curing salts of the trade by their number. */
const withCureNumber = (folded: string): string =>
  folded.replace(
    /\b(cures?|cura|prague(?: powder)?|insta ?cure|(?:sal|polvo)s? (?:de )?(?:praga|cura|curar)|(?:sal )?nitrificante)(?: ?(?:n[.ºo°]{0,2}|num(?:ero)?[. ]?|#)| del?| la)?(?: ?([12])| (uno|dos))\b(?! ?(?:%|g\b|kg|gr|kilos?|gramos?|dias?|semanas?|mg))/g,
    (_, salt: string, figure: string | undefined, word: string | undefined) =>
      `${/nitrificante|curar?$/.test(salt) ? 'prague' : salt} ${figure ?? (word === 'uno' ? '1' : '2')}`,
  )

/** 'La mousse con huevo que no llega a 70': not delivered at 70, and not heated to it. */
const withHeatReached = (folded: string): string =>
  ofEggs.test(folded) && !deliveredHot.test(folded) ? folded.replace(notReached, 'sin cocer') : folded
const ofEggs =
  /\b(?:huevos?|yemas?|claras?|merengue|mousses?|mayonesa|holandesa|bearnesa|sabayon|tiramisu|natillas|crema inglesa|semifrio|parfait)\b/
const deliveredHot = /\b(?:catering|transport\w*|furgoneta|isotermic\w*|repart\w*|caliente)\b/
const notReached =
  /\b(?:no|sin) (?:me |se )?(?:llegu?[ae]n?|llegar|alcan[zc][ae]n?|alcanzar|pas[ae]n?|pasar)(?: a| de)?(?: los)? (?:5[5-9]|[67]\d|8\d)(?: ?(?:°c?|º|grados?))?(?! ?(?:%|g\b|kg|euros?|personas))/g

/** 'Sin miel', 'sin miel ni huevo'; 'sin congelar' is a phrase of its own, and an allergen is judged by its own rules. */
const isLeftOut = ({ start, tag, food }: Span, folded: string, { kindOf }: Vocabulary): boolean =>
  (food !== undefined || leftOutKinds.has(kindOf.get(tag) ?? 'habla')) && leavesOut.test(folded.slice(0, start))
const leftOutKinds: ReadonlySet<string> = new Set(['alimento', 'plato', 'sustancia', 'proceso'])
const leavesOut = /\bsin (?:[a-z]+ (?:ni|o) )?(?:nada de )?(?:(?:el|la|los|las) )?$/

const minced = /\b(?:hamburguesas?|burgers?|albondigas?|picad[oa]s?|molid[oa]s?)\b/
const fowl = /\b(?:pollo|pavo|pato|gallina|ave)s?\b/
const isMeat = (tags: readonly string[], { within }: Vocabulary): boolean =>
  tags.some((tag) => ['carne', 'ave', 'caza'].some((meat) => within.get(tag)?.includes(meat)))

/** Of two things of the same name only the one its company says; both stay where the name says which. */
const isMeant = (
  span: Span,
  taken: readonly Span[],
  said: ReadonlySet<string>,
  homonyms: ReadonlyMap<string, Homonym>,
): boolean => {
  const twin = taken.find(
    (other) =>
      other.start === span.start && homonyms.get((other.food ?? span.food)?.id ?? '')?.tag === (other.tag || span.tag),
  )
  const homonym = twin === undefined ? undefined : homonyms.get((twin.food ?? span.food)?.id ?? '')
  return homonym === undefined || said.has(homonym.beside) === (span.food?.id === homonym.food)
}

/** 'Huele a huevo podrido', 'no pasa nada': what it is like, and what is said to press on, names no egg and no raisin. */
const isHowItIs = (span: Span, spans: readonly Span[]): boolean =>
  spans.some(
    ({ start, end, tag }) =>
      start < span.start &&
      span.end <= end &&
      // 'A baja temperatura' asks for none.
      (tag === 'sous-vide'
        ? span.tag === 'a-que-temperatura'
        : tag === 'insistir'
          ? span.food !== undefined
          : tag === 'oler-mal' && /^(?:guarda|llega|hecho)-/.test(span.tag)),
  )

/** How one asks, and the names of other tables, stand beside what one asks about: 'cómo curo', 'caldo de pollo' are both. */
const contestOf = ({ tag }: Span, { kindOf }: Vocabulary): string => {
  const kind = kindOf.get(tag)
  if (kind === 'pregunta' || kind === 'habla') return 'asking'
  if (kind === 'grupo' || kind === 'alergeno') return 'people'
  return /^(?:guarda|llega|hecho)-/.exec(tag)?.[0] ?? 'content'
}

/** Where names overlap the longest counts: 'salsa de tomate' is no tomato. Two of the same words both count. */
const longestOf = (spans: readonly Span[]): readonly Span[] => {
  const taken: Span[] = []
  for (const span of spans.toSorted((a, b) => b.end - b.start - (a.end - a.start) || a.start - b.start))
    if (
      taken.every(
        ({ start, end }) => span.end <= start || span.start >= end || (span.start === start && span.end === end),
      )
    )
      taken.push(span)
  return taken
}

type Span = { readonly start: number; readonly end: number; readonly tag: string; readonly food?: Food }

const phraseSpans = (folded: string, { phrasesBy }: Vocabulary): Span[] => {
  const starts = new Set((folded.match(/[a-z\d]+/g) ?? []).flatMap(startsOf))
  return [...starts].flatMap((start) =>
    (phrasesBy.get(start) ?? [])
      .filter((phrase) => phrase.starts.every((one) => starts.has(one)))
      .flatMap(({ tag, pattern }) =>
        [...folded.matchAll(pattern)].map((match) => ({ start: match.index, end: match.index + match[0].length, tag })),
      ),
  )
}

/**
 * Names of foods, by the very index allergens are looked up in; only whole names, so that no verb becomes a fish. Products that
 * are bought made (`byWords`) are judged by what their words say: 'alitas adobadas' are wings, and marinated.
 */
const foodSpans = (folded: string, pantry: Pantry, byWords: ReadonlySet<string>): Span[] => {
  const words = [...folded.matchAll(/[a-z]+/g)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }))
  const found: Span[] = []
  for (let at = 0; at < words.length; at++)
    for (let width = Math.min(widest, words.length - at); width > 0; width--) {
      const start = words[at]?.start ?? 0
      const end = words[at + width - 1]?.end ?? 0
      const name = folded.slice(start, end)
      if (
        name.length < 3 ||
        /[^a-z\s-]/.test(name) ||
        notFoods.has(name.replace(/s$/, '')) ||
        /acuicultura|piscifactor|\ben (?:tarro|frasco)s?\b/.test(name) ||
        joins.test(name) ||
        // 'Moho en un queso' says where it is.
        / en (?:el|la|los|las|un|una|mi) /.test(name) ||
        // 'Sin vinagre el arroz' are two things.
        /^(?:[a-z]+ )?(?!(?:de|del|a|con|en|sin|para) )[a-z]+ (?:el|la|los|las) /.test(name) ||
        // 'Espárragos en bote caseros' are no bought ones.
        (/\ben botes?$/.test(name) && /^ (?:caser|hech|de casa|que h|h?ago|al bano)/.test(folded.slice(end)))
      )
        continue
      const match = pantry.match(name)
      if (match === null || match.ignored.length > 0 || byWords.has(match.food.id)) continue
      found.push({ start, end, tag: '', food: match.food })
      break
    }
  return found
}

/** A name neither begins nor ends with these. */
const joins =
  /^(?:de|del|la|el|los|las|y|o|con|sin|en|a|al|para|por|un|una|unos|unas|que|se|me|mi|si|no|es|amb|sense|sale|salen)\b|\b(?:de|del|la|el|los|las|y|o|con|sin|en|a|al|para|por|un|una|unos|unas|que|se|me|mi|si|no|es|amb|sense|kilo|litro)$/

/** Words that are a food in the table and something else in a question. */
const notFoods = new Set([
  'cola',
  'temp',
  'base',
  'sal',
  'york',
  'menta',
  'gallo',
  'sama',
  'meiga',
  'lisa',
  'raya',
  'rosada',
  'rosadita',
  'croque',
  'volador',
  'lirio',
  'perlita',
  'caella',
  'cana',
  'dorado',
  'frie',
])
