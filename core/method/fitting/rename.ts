import type { Page, PageIngredient } from '#core/cookbook/page.ts'
import { displayName, withArticle } from '#core/method/display-name.ts'
import { cookedPulse, isDryPulse } from '#core/method/kinds/pulses.ts'
import { flesh } from '#core/method/kinds/role-groups.ts'
import { openFoodNames } from '#core/method/mentions.ts'
import { type Renaming, renameFoods } from '#core/method/rename-foods.ts'
import type { Role } from '#core/pantry/role-words.ts'
import { classify } from '#core/pantry/roles.ts'
import type { IngredientDraft } from '#core/recipes/recipe.ts'
import { articleFor, ending, joined } from '#core/spanish/agreement.ts'
import { listed } from '#core/spanish/list.ts'
import { nameKey } from '#core/spanish/name-key.ts'
import { pluralOf } from '#core/spanish/plural.ts'
import { stem } from '#core/spanish/stem.ts'
import { isSoftenedFirst } from './cook-first.ts'
import type { Pair, Pairing } from './pair-ingredients.ts'

/** The steps with the cook's foods in the place of the page's. */
export const renamedSteps = (page: Page, { pairs }: Pairing): readonly string[] => {
  const renamed = pairs.filter(
    ({ own, line, how, preparation }) =>
      (how !== 'form' || /^mezcla /i.test(own.name)) &&
      (preparation === undefined || isSoftenedFirst(preparation)) &&
      isOther(own, line),
  )
  const steps = withoutCooking(settingOf(page.steps, pairs), pairs)
  // Dry pulses that are cooked first are the cook's own all the same.
  const boiled = pairs
    .filter(({ own, line, preparation }) => preparation !== undefined && isDryPulse(line) && isOtherVariety(own, line))
    .map((pair) => ({ ...pair, line: cookedPulse(pair.line) }))
  const renamings = [...renamed, ...boiled].flatMap((pair) => renamingsOf(pair, page))
  // 'Vino blanco' becomes 'jerez', and 'vinagre de vino blanco' stays what it is.
  const kept = page.ingredients
    .filter(({ name }) => !renamed.some(({ own }) => own.name === name))
    .map(({ name }) => ({ from: name, to: bare(name) }))
  return steps.map((step) => withoutEcho(renameFoods(step, renamings.length === 0 ? [] : [...renamings, ...kept])))
}

/** Lines whose only mention went with a clause that what comes cooked does not need: they still want a place. */
export const lostWith = (steps: readonly string[], page: Page, { pairs }: Pairing): readonly IngredientDraft[] => {
  if (alreadyCooked(pairs).length + readyFlesh(pairs).length === 0) return []
  const names = openFoodNames()
  const told = new Set([...alreadyCooked(pairs), ...readyFlesh(pairs)])
  const gone = pairs.filter((pair) => {
    const { own, line } = pair
    if (told.has(pair)) return false
    const any = names([line.name, own.name, bare(line.name)], 3)
    return page.steps.some((step) => any.namesAny(step)) && !steps.some((step) => any.namesAny(step))
  })
  return [...new Set(gone.map(({ line }) => line))]
}

/** 'Ñora o pimiento choricero', both now the same: said once. */
const withoutEcho = (step: string): string =>
  step
    .replace(/(?<!\p{L})(loncha|hoja|rama|diente|filete|lámina)s? de \1s? de /giu, '$1 de ')
    .replace(/(?<!\p{L})(\p{L}[\p{L} ]{2,40}) o \1(?!\p{L})/giu, '$1')
    .replace(/(?<!\p{L})(\p{L}{4,}) \1(?!\p{L})/giu, '$1')
    .replace(/(?<!\p{L})(\p{L}{4,}?)([oa]s?), \1[oa]s?(?!\p{L})/giu, '$1$2')
    .replace(/(?<!\p{L})(del? \p{L}[\p{L} ]{4,40}) \1(?!\p{L})/giu, '$1')

/**
 * Agar where a page has gelatine: it is not soaked and melted but dispersed cold and boiled, 2 min at 95 °C or more (A. and
 * F. Adrià, 'Texturas'; makers' sheets). Sentences that handle the gelatine give way to that one.
 */
const settingOf = (steps: readonly string[], pairs: readonly Pair[]): readonly string[] => {
  const agar = pairs.find(
    ({ own, line }) => classify(own.name).role === 'gelatine' && classify(line.name).role === 'agar',
  )
  if (agar === undefined) return steps
  let done = false
  return steps
    .map((step) =>
      step
        .split(/(?<=[.;]) /)
        .flatMap((sentence) => {
          if (!/\bgelatina\b/.test(nameKey(sentence))) return [sentence]
          if (done) return []
          done = true
          return [
            `Dispersar el ${bare(agar.line.name)} en frío en parte del líquido y hervir 2 min, removiendo: sólo así cuaja.`,
          ]
        })
        .join(' ')
        .replace(/;$/, '.'),
    )
    .filter((step) => step !== '')
}

/**
 * Another name of the same food that a cook would look for in the steps: 'fabes' for 'alubia blanca', 'jamón ibérico' for
 * 'jamón serrano'. How a food comes prepared stays as the page has it: 'desalado', 'pasteurizado'.
 */
export const isOther = (own: PageIngredient, line: IngredientDraft): boolean => {
  if (nameKey(own.name) === nameKey(line.name)) return false
  const has = new Set(telling(line.name))
  return telling(own.name).some((word) => !has.has(word))
}

/** Red beans for black ones, where beans are only another word for beans. */
const isOtherVariety = (own: PageIngredient, line: IngredientDraft): boolean => {
  const has = telling(line.name).slice(1)
  const varieties = telling(own.name).slice(1)
  return (
    varieties.length > 0 &&
    has.length > 0 &&
    !varieties.some((word) => has.some((other) => other.slice(0, -1) === word.slice(0, -1)))
  )
}

const telling = (name: string): string[] =>
  (nameKey(name.replace(/\s*\([^()]*\)/g, '')).match(/\p{L}{3,}/gu) ?? [])
    .filter((word) => !/(?:[ai]d[oa]s?|^para|^del|^con|^los|^las)$/.test(word))
    // 'Ossobuco' and 'osobuco' are one word.
    .map((word) => stem(word).replace(/(\p{L})\1/gu, '$1'))

/** The cook's name for a food of the page, for its whole name and for its first word where no other food shares it. */
const renamingsOf = ({ own, line }: Pair, page: Page): readonly Renaming[] => {
  const name = bare(line.name)
  // The butter of the dough stays butter where only what it is laminated with is another.
  const isOneOfTwo = page.ingredients.some((other) => other !== own && other.name === own.name)
  if (isOneOfTwo && own.reserve !== '') return [{ from: `${own.name} ${own.reserve}`, to: name }]
  const head = bare(own.name).split(' ')[0] ?? ''
  const key = classify(own.name).headKey
  const shared = page.ingredients.some((other) => other.name !== own.name && classify(other.name).headKey === key)
  const alone = !shared && head.length > 2 && classify(line.name).headKey !== key
  // Steps leave out how the food is bought: 'la alubia roja' for 'alubia roja seca'.
  const plain = own.name.replace(/ (?:sec|crud|fresc|enter)[oa]s?$/i, '')
  // 'Glasear el pollo' speaks of the 'pechuga de pollo'.
  const animal = flesh.includes(classify(own.name).role) ? / de (\p{L}{3,})$/u.exec(nameKey(own.name))?.[1] : undefined
  const others = page.ingredients.some(({ name }) => name !== own.name && nameKey(name).includes(animal ?? '\n'))
  const beast =
    animal === undefined || others || nameKey(line.name).includes(animal) ? [] : [{ from: animal, to: name }]
  return [
    ...beast,
    ...[own.name, plural(own.name), plain, plural(plain)].map((from) => ({ from, to: name })),
    ...(alone ? [{ from: head, to: name }] : []),
  ]
}

/** 'lenteja pardina' → 'lentejas pardinas', 'diente de ajo' → 'dientes de ajo'. */
const plural = (name: string): string => {
  const [noun = '', ...rest] = bare(name).split(/ (?=(?:de|en|con|para|al) )/)
  return [noun.split(' ').map(pluralOf).join(' '), ...rest].join(' ')
}

/** A food's name inside a sentence, without its notes. */
export const bare = (name: string): string =>
  displayName({ name: name.replace(/\s*\([^()]*\)/g, ''), quantity: 1, unit: 'g' })

const cookable: readonly Role[] = [
  'rice',
  'pasta',
  'freshPasta',
  'legume',
  'cookedLegume',
  'grain',
  'potato',
  'vegetable',
  'mushroom',
  'leaf',
]
const isCooked = (name: string): boolean =>
  /\bpatatas? (?:paja|chips?|fritas?)\b|\b(?:cocid[oa]s?|de bote|(?:en|de) (?:conserva|lata)|enlatad[oa]s?|precocid[oa]s?)\b/.test(
    nameKey(name),
  )

/** Pairs whose food the cook has cooked and the page has raw. */
const alreadyCooked = (pairs: readonly Pair[]): readonly Pair[] =>
  pairs.filter(
    ({ own, line }) => cookable.includes(classify(own.name).role) && !isCooked(own.name) && isCooked(line.name),
  )

/** What is said of a food that comes cooked, in the place of the sentences that cook it. */
export const cookedNotes = (pairs: readonly Pair[]): string[] => [
  ...roasted(pairs),
  ...alreadyCooked(pairs).map(({ line }) => {
    const found = classify(line.name)
    const named = `${articleFor(found.headKey, found)} ${uncooked(line.name)}`
    const grain = found.role === 'rice' || found.role === 'pasta'
    const pulse = found.role === 'legume' || found.role === 'cookedLegume'
    if (/\bfritas? congelad/.test(nameKey(line.name)))
      return `Freír ${named} sin descongelar a 175 °C 3-5 min, hasta dorado claro, y escurrir.`
    if (found.role === 'pasta' && /\bprecocid/.test(nameKey(line.name)))
      return `${named.charAt(0).toUpperCase()}${named.slice(1)} van a la fuente sin cocer, con salsa abundante.`
    if (/\b(?:paja|chips?|fritas?)\b/.test(nameKey(line.name)) && pairs.some(({ own }) => isManyEggs(own)))
      return `${named.charAt(0).toUpperCase()}${named.slice(1)} ya ${found.plural ? 'vienen' : 'viene'} frit${ending(found)}: remojar 10 min en el huevo batido, que ablande${found.plural ? 'n' : ''}.`
    if (/\b(?:paja|chips?|fritas?)\b/.test(nameKey(line.name)))
      return `${named.charAt(0).toUpperCase()}${named.slice(1)} ya ${found.plural ? 'vienen' : 'viene'} frit${ending(found)}: añadir al final, para que cruja.`
    return `${named.charAt(0).toUpperCase()}${named.slice(1)} ya ${found.plural ? 'vienen' : 'viene'} cocid${ending(found)}: ${grain ? 'usar en frío, guardado menos de 24 h a 4 °C' : pulse ? 'enjuagar, escurrir y calentar sólo los últimos 15 min' : 'escurrir y secar; no se vuelve a cocer, sólo se calienta o se dora'}.`
  }),
]

/** What a tortilla is made of. */
const isManyEggs = ({ name, quantity }: PageIngredient): boolean => classify(name).role === 'egg' && quantity >= 200

/** What is left from a roast, or bought cooked, is not cooked again: it is cut and heated through (AESAN 2021, 74 °C). */
const readyFlesh = (pairs: readonly Pair[]): readonly Pair[] =>
  pairs.filter(
    ({ own, line }) => flesh.includes(classify(own.name).role) && !isRoast.test(own.name) && isRoast.test(line.name),
  )

const roasted = (pairs: readonly Pair[]): string[] => {
  const ready = readyFlesh(pairs)
  if (ready.length === 0) return []
  const names = listed(ready.map(({ line }) => withArticle({ ...line, quantity: 1, unit: 'g' })))
  return [
    joined(
      'Lo que ya viene cocinado (',
      `${names}) no se vuelve a cocer, asar ni guisar: añadirlo limpio y cortado cuando la receta lo dé por hecho, hasta 74 °C.`,
    ),
  ]
}

const isRoast = /\b(?:asad|rustid|rostid|cocid|deshebrad|desmechad|deshilachad|desmenuzad)[oa]s?\b/i

const uncooked = (name: string): string => bare(name).replace(/ (?:cocid[oa]s?|de bote|en conserva)\b/i, '')

/** What is done to raw food before it is tender, and is done already to what comes cooked. */
const prepares =
  /^(?:remojar|lavar|limpiar|chamuscar|desalar|blanquear|escaldar|pelar|cocer|hervir|poner a cocer|congelar|asustar)\b/

/** Steps without the clauses that soak, clean or boil what comes cooked. */
const withoutCooking = (steps: readonly string[], pairs: readonly Pair[]): readonly string[] =>
  [...alreadyCooked(pairs), ...readyFlesh(pairs)].reduce<readonly string[]>(
    (text, { own, line }) => {
      const fries = fried.test(nameKey(line.name))
      const head = stemOf(own)
      const others = pairs.filter((pair) => pair.own !== own && cookable.includes(classify(pair.own.name).role))
      const names = (clause: string): boolean => others.some((pair) => stemOf(pair.own).test(clause))
      let gone = false
      return text.flatMap((step) => {
        const left = step
          .split(/(?<=\.) /)
          .map((sentence) => withoutClauses(sentence, { head, fries, names, gone }))
          .filter((sentence) => sentence !== '')
        gone = left.length === 0
        return gone ? [] : [left.join(' ')]
      })
    },
    withoutBlanching(steps, pairs),
  )

/** Frozen greens were blanched before they were frozen: they go in as they are. */
const withoutBlanching = (steps: readonly string[], pairs: readonly Pair[]): readonly string[] =>
  pairs
    .filter(({ line }) => /\bcongelad[oa]s?\b/i.test(line.name) && greens.includes(classify(line.name).role))
    .reduce<readonly string[]>((text, { own, line }) => {
      const blanches = new RegExp(
        `^(?:escaldar|blanquear|desgranar|despuntar|pelar|lavar|desvainar)\\b[^.;]*\\b${nameKey(own.name).split(' ')[0]?.slice(0, 5) ?? ''}[^.;]*$`,
      )
      return text.flatMap((step) => {
        const clauses = step.split(/(?<=;) /)
        return blanches.test(nameKey((clauses[0] ?? '').replace(/[;.]\s*$/, ''))) &&
          clauses.every((clause) => !/\b(?:cocer|guisar|saltear)\b/.test(clause))
          ? classify(line.name).role === 'leaf' || /^(?:espinaca|acelga|grelo)/i.test(line.name)
            ? [
                `Descongelar ${withArticle({ ...line, quantity: 1, unit: 'g' })} en cámara y exprimir bien: suelta mucha agua.`,
              ]
            : []
          : [step]
      })
    }, steps)

const greens: readonly Role[] = ['vegetable', 'leaf', 'cookedLegume', 'legume']

/** Potatoes that come fried, or cut for frying. */
const fried = /\bpatatas? (?:paja|chips?|fritas?)\b/

const stemOf = ({ name }: PageIngredient): RegExp => new RegExp(`\\b${nameKey(name).split(' ')[0]?.slice(0, 5) ?? ''}`)

type Cooked = {
  readonly head: RegExp
  readonly fries: boolean
  /** Whether a clause speaks of another food, which is still to be cooked. */
  readonly names: (clause: string) => boolean
  /** Whether the step before was left out whole. */
  readonly gone: boolean
}

/** 'Lavar la oreja; cocer 2 h; cortarla' → 'Cortarla': the clause that follows one of these still speaks of its food. */
const withoutClauses = (sentence: string, { head, fries, names, gone }: Cooked): string => {
  let goesOn = gone && !names(nameKey(sentence))
  const left = sentence.split(/(?<=;) /).filter((clause) => {
    const key = nameKey(clause)
    goesOn =
      !names(key) &&
      ((fries && /^(?:pelar|cortar|lavar|freir|confitar)/.test(key) && (head.test(key) || /^\w+l[ao]s\b/.test(key))) ||
        (prepares.test(key) && (head.test(key) || goesOn)) ||
        (goesOn && /^(?:escurrir|colar|reposar)\b/.test(key)))
    return !goesOn
  })
  if (left.length === 0) return ''
  const text = left.join(' ').replace(/;$/, '.')
  return text.charAt(0).toUpperCase() + text.slice(1)
}
