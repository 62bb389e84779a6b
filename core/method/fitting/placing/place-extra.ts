import { withArticle } from '#core/method/display-name.ts'
import { cookingOf, isDryPulse } from '#core/method/kinds/pulses.ts'
import { flesh } from '#core/method/kinds/role-groups.ts'
import { openFoodNames } from '#core/method/mentions.ts'
import type { Role } from '#core/pantry/role-words.ts'
import { classify } from '#core/pantry/roles.ts'
import type { IngredientDraft } from '#core/recipes/recipe.ts'
import { ending, joined, pronoun } from '#core/spanish/agreement.ts'
import { listed } from '#core/spanish/list.ts'
import { nameKey } from '#core/spanish/name-key.ts'
import { stem } from '#core/spanish/stem.ts'
import { driedPepper } from '#core/method/fitting/cook-first.ts'
import type { Pairing } from '#core/method/fitting/pair-ingredients.ts'
import { type Place, placeByUse, plain, shown } from './by-use.ts'
import {
  asksForFire,
  atTheEnd,
  besideDough,
  buns,
  cookedRoots,
  fillings,
  forThePot,
  givesFire,
  glazes,
  heatOf,
  isReady,
  kneadedIn,
  muddled,
  onlyInfused,
  onTop,
  toBrown,
  tough,
  wet,
} from './words.ts'
import { cookedApart, cooksBase, groups, sameWork, sentencesOf, stews, sweatedFirst } from './by-role.ts'

/** Steps with the lines the page does not have, and what the cook is told of them. */
export const placeExtra = (
  steps: readonly string[],
  { extra, pairs }: Pairing,
  garnishes: ReadonlySet<string>,
  sweet = false,
  called: ReadonlySet<string> = new Set(),
): { readonly steps: readonly string[]; readonly warnings: readonly string[] } => {
  const keys = steps.map(nameKey)
  const kin = extra.length === 0 ? [] : kinPlaces(steps, keys, pairs)
  const crust = sweet ? crustOf(extra, keys) : []
  const places = extra
    .filter((line) => !crust.includes(line))
    .map((line) => ({ line, place: placeOf(line, steps, keys, kin, garnishes, sweet, called) }))
  const base =
    crust.length === 0
      ? []
      : [
          `Para la base, triturar ${withArticle(plain(crust[0]?.name ?? ''))} con ${withArticle(plain(crust[1]?.name ?? ''))} fundida, apretar en el fondo del molde y enfriar 20 min.`,
        ]
  const made = steps.flatMap((step, at) => {
    const before = places.flatMap(({ place }) => (place.how === 'before' && place.at === at ? [place.sentence] : []))
    const after = places.flatMap(({ place }) => (place.how === 'after' && place.at === at ? [place.sentence] : []))
    const beside = places.flatMap(({ place }) => (place.how === 'beside' && place.at === at ? [place] : []))
    return [...merged(before), [withBeside(step, beside), ...merged(after)].join(' ')]
  })
  const paired = new Set(pairs.map(({ line }) => coreOf(line.name)))
  const told = places.filter(({ line, place }) => !(place.how === 'said' && classify(line.name).role === 'water'))
  const names = [
    ...new Set(
      told
        .map(({ line }) => line)
        .filter(({ name }) => !paired.has(coreOf(name)))
        .map(({ name }) => shown(name)),
    ),
  ]
  const one = names.length === 1
  const warnings =
    names.length === 0
      ? []
      : [
          `No ${one ? 'está' : 'están'} en la receta del recetario: ${listed(names)}. Se ${one ? 'ha' : 'han'} puesto donde mejor ${one ? 'encaja' : 'encajan'}; compruébalo.`,
        ]
  return { steps: [...base, ...made], warnings }
}

/** Biscuits and butter that the page does not have are the base of what is moulded. */
const crustOf = (extra: readonly IngredientDraft[], keys: readonly string[]): readonly IngredientDraft[] => {
  const find = (role: Role): IngredientDraft | undefined => extra.find(({ name }) => classify(name).role === role)
  const [biscuit, butter] = [find('biscuit'), find('butter')]
  const isMoulded = keys.some((key) => /\b(?:molde|moldear|cuajar)\b/.test(key))
  return biscuit === undefined || butter === undefined || !isMoulded ? [] : [biscuit, butter]
}

const coreOf = (name: string): string => nameKey(shown(name))

type Beside = { readonly end: number; readonly named: string; readonly plain?: boolean }

/** The step with names in brackets behind the foods they go with; from the end, so that places stay true. */
const withBeside = (step: string, beside: readonly Beside[]): string => {
  const byEnd = new Map<number, Beside[]>()
  for (const one of beside) byEnd.set(one.end, [...(byEnd.get(one.end) ?? []), one])
  return [...byEnd]
    .toSorted(([a], [b]) => b - a)
    .reduce((text, [end, some]) => {
      const names = listed(some.map(({ named }, at) => (at === 0 ? named : named.replace(/^con /, ''))))
      return `${text.slice(0, end)}${some[0]?.plain === true ? ` ${names}` : ` (y ${names})`}${text.slice(end)}`
    }, step)
}

const placeOf = (
  line: IngredientDraft,
  steps: readonly string[],
  keys: readonly string[],
  kin: readonly KinPlace[],
  garnishes: ReadonlySet<string>,
  sweet: boolean,
  called: ReadonlySet<string>,
): Place => {
  const named = withArticle(plain(line.name))
  const last = steps.length - 1
  const byUse = placeByUse(line, named, steps, keys)
  if (byUse !== null) return byUse
  const { role } = classify(line.name)
  const whole = nameKey(shown(line.name))
  if (whole.length > 5 && whole.includes(' ') && keys.some((key) => key.includes(whole))) return { how: 'said' }
  if (buns.test(whole)) return { how: 'after', at: last, sentence: `Servir en ${named}, abierto y tostado.` }
  if (glazes.test(whole)) return finishing(keys, last, named, 'Glasear con')
  if (toBrown.test(whole))
    return {
      how: 'before',
      at: last,
      sentence: `Dorar aparte ${named} 4-5 min, hasta 70 °C en el centro, y servir con el resto.`,
    }
  const stew = forThePot.test(whole) ? keys.findLastIndex((key) => stews.test(key)) : -1
  if (stew !== -1)
    return { how: 'after', at: stew, sentence: `Añadir ${named} los últimos 40 min, hasta 70 °C en el centro.` }
  // A dough takes what is baked in it as it is kneaded, not when it leaves the oven.
  const baked = keys.some((key) => /\bhornear\b/.test(key))
  const kneaded = keys.findIndex((key) => /\bamasar\b/.test(key))
  // A dough of rye is mixed and never kneaded, and yet it rises.
  const dough =
    !baked || kneaded !== -1 || !keys.some((key) => /\bfermentar\b/.test(key))
      ? baked
        ? kneaded
        : -1
      : keys.findIndex((key) => /\bmezclar\b/.test(key))
  if (dough !== -1 && cookedRoots.test(whole))
    return { how: 'after', at: dough, sentence: `Amasar con ${named}, y corregir el agua: trae la suya.` }
  if (dough !== -1 && kneadedIn.includes(role) && !onTop.test(whole))
    return { how: 'after', at: dough, sentence: `Unir ${named} al final del amasado, 1 min.` }
  const packed = keys.some((key) => /\bfermentar\b/.test(key)) ? keys.findIndex((key) => /\btarro\b/.test(key)) : -1
  if (packed > 0 && !wet.includes(role)) return { how: 'before', at: packed, sentence: `Añadir también ${named}.` }
  const mass =
    called.has(stem(whole.split(' ')[0] ?? '')) &&
    ['cheese', 'softCheese', 'nut', 'chocolate', 'cannedFish', 'pickle', 'cured', 'herb', 'driedFruit', 'jam'].includes(
      role,
    )
      ? keys.findLastIndex((key) => /\b(?:batir|mezclar|emulsionar|triturar|unir|leche|calentar)\b/.test(key))
      : -1
  if (mass !== -1) return { how: 'after', at: mass, sentence: `Añadir también ${named}, muy picado o fundido en ello.` }
  if (role === 'sauce' && garnishes.has(stem(whole.split(' ')[0] ?? '')))
    return finishing(keys, last, named, 'Servir con')
  if (garnishes.has(stem(whole.split(' ')[0] ?? '')) && atTheEnd.includes(role)) return finishing(keys, last, named)
  if (isDryPulse(line))
    return { how: 'before', at: last, sentence: [...cookingOf([line.name]), 'Añadir al conjunto.'].join(' ') }
  const beside = kin.find((one) => sameWork(one.role, role))
  if (beside !== undefined) return { how: 'beside', at: beside.at, end: beside.end, named }
  const found = classify(line.name)
  const say = (text: string): string =>
    text.replace('@', named).replace('~', pronoun(found)).replaceAll('#', ending(found))
  if (role === 'water' && keys.some((key) => /\bagua\b/.test(key))) return { how: 'said' }
  const poured =
    role === 'stock' && !sweet
      ? keys.findIndex((key) => /\b(?:anadir|mojar|cubrir|echar|verter)\b[^.]*\bagua\b/.test(key))
      : -1
  if (poured !== -1) return { how: 'after', at: poured, sentence: say('Usar @ en lugar del agua, hasta donde llegue.') }
  const shaker = keys.findIndex((key) => /\bcoctelera\b|\bvaso mezclador\b/.test(key))
  if (shaker !== -1 && muddled.includes(role))
    return { how: 'before', at: shaker, sentence: say('Machacar @ en la coctelera con el mortero.') }
  if (role === 'salt' || role === 'pepper') {
    const at = keys.findIndex((key) => /\b(?:salar|sazonar|salpimentar)(?=[,.;]| y )/.test(key))
    const verb = /(?<![\p{L}])(?:salar|sazonar|salpimentar)(?=[,.;]| y )/iu.exec(steps[at] ?? '')
    if (verb !== null)
      return { how: 'beside', at, end: verb.index + verb[0].length, named: `con ${named}`, plain: true }
  }
  const infused = infusedIn(whole, keys)
  if (infused !== null)
    return {
      how: 'before',
      at: infused.at,
      sentence: say(`Infusionar @ 10 min en ${infused.liquid} caliente, tapado, y colar.`),
    }
  // A dough or a cream takes the peel of a citrus fruit; the flesh is another thing.
  if (
    role === 'citrus' &&
    (sweet || kin.some((one) => one.role === 'flour')) &&
    !/^(?:zumo|ralladura|piel)/.test(whole)
  ) {
    const at = keys.findIndex((key) => /\b(?:amasar|batir|mezclar|infusionar|calentar)\b/.test(key))
    if (at !== -1) return { how: 'after', at, sentence: joined('Añadir también la ralladura de ', `${named}.`) }
  }
  const filled = sweet && fillings.test(whole) ? keys.findIndex((key) => /\brellen/.test(key)) : -1
  if (filled !== -1) return { how: 'after', at: filled, sentence: `Rellenar en frío con ${named}.` }
  const oven = keys.findIndex((key) => /\bhornear\b/.test(key))
  if (role === 'egg' && sweet)
    return oven === -1
      ? { how: 'after', at: 0, sentence: `Añadir también ${named}, pasteurizado si no se cuece.` }
      : { how: 'before', at: oven, sentence: `Pintar con ${named}, batido.` }
  // Purée of fruit is a liquid of the mixture.
  if (role === 'fruit' && /^(?:pulpa|pure|zumo)\b/.test(whole)) {
    const at = keys.findIndex((key) => /\b(?:calentar|hervir|mezclar|batir|triturar|unir)\b/.test(key))
    if (at !== -1) return { how: 'after', at, sentence: `Añadir también ${named}.` }
  }
  // Bread in a savoury sauce thickens it.
  const ground =
    role === 'bread' && !sweet && /^(?:pan|rebanadas? de pan|migas?)\b/.test(whole)
      ? keys.findIndex((key) => /\b(?:triturar|majar|picada)\b/.test(key))
      : -1
  if (ground !== -1)
    return {
      how: 'before',
      at: ground,
      sentence: `Freír o tostar ${named} 3 min y añadirlo a lo que se maja o se tritura.`,
    }
  const sofrito = driedPepper.test(whole) ? keys.findIndex((key) => cooksBase.test(key)) : -1
  if (sofrito !== -1)
    return {
      how: 'before',
      at: sofrito,
      sentence: say('Freír @, sin semillas, 20-30 s en el aceite, sin que se queme, y majar para el sofrito.'),
    }
  // Where nothing is cooked, what nobody eats raw is cooked apart.
  if (asksForFire.test(whole) && !keys.some((key) => cooksBase.test(key) || givesFire.test(key)))
    return {
      how: 'before',
      at: last,
      sentence: say('Cocer aparte @ en agua con sal hasta que esté tiern#, enfriar y servir con el resto.'),
    }
  // What is blended to a purée has its fish or meat in it.
  const blended = flesh.includes(role) && !isReady.test(whole) ? keys.findIndex((key) => /\btriturar\b/.test(key)) : -1
  if (blended > 0 && !sweet && /\bpure\b|\bcrema\b|\btriturar muy fino\b/.test(keys.join(' ')))
    return {
      how: 'before',
      at: blended,
      sentence: say(
        `Añadir @, sin piel, espinas ni huesos y en dados, y cocer hasta ${heatOf[role] ?? '70 °C'} en el centro.`,
      ),
    }
  // A paste of nuts flavours the cream, and is no garnish.
  const cream =
    sweet && /^(?:pasta|praline|crema) (?:pura )?de\b/.test(whole)
      ? keys.findIndex((key) => /\b(?:emulsionar|ganache|relleno)\b/.test(key))
      : -1
  if (cream !== -1) return { how: 'after', at: cream, sentence: say('Unir antes a la crema @.') }
  // What is heated as a custard takes its yolks before the fire, and not after it.
  const custard =
    sweet && role === 'yolk' ? keys.findIndex((key) => /\b(?:pasteurizar|8[2-5] °c|8[2-5][-–]8\d °c)/.test(key)) : -1
  if (custard !== -1)
    return {
      how: 'before',
      at: custard,
      sentence: say('Batir @ y mezclar con los líquidos en frío: han de pasar con ellos de 82 °C.'),
    }
  const scented =
    sweet && (role === 'zest' || role === 'aroma')
      ? keys.findIndex((key) =>
          /\b(?:infusionar|calentar|hervir|batir|montar|mezclar|amasar|tamizar|disolver)\b/.test(key),
        )
      : -1
  if (scented !== -1) return { how: 'after', at: scented, sentence: say('Añadir también @.') }
  if (role === 'bread' && !sweet) return finishing(keys, last, named, 'Servir con')
  const group = groups.find(({ roles }) => roles.includes(role))
  const own = sentencesOf[role]
  // Nothing is put into a jar that is closed.
  const hot =
    role === 'gelatine'
      ? keys.findLastIndex(
          (key) =>
            /\b(?:leche|nata|caldo|zumo|almibar|pure)\b/.test(key) &&
            /\b(?:calentar|hervir|cocer|mojar|verter|infusionar)\b/.test(key),
        )
      : -1
  if (hot !== -1 && own !== undefined) return { how: 'after', at: hot, sentence: say(own) }
  const frosting =
    role === 'butter' && sweet
      ? keys.findLastIndex((key) => /\bbatir\b[^.]*\b(?:queso crema|azucar glas|mascarpone)/.test(key))
      : -1
  if (frosting > 0)
    return { how: 'before', at: frosting, sentence: say('Para cubrir, batir @ pomada 2 min y unir con lo siguiente.') }
  const jar =
    group?.how === 'end'
      ? keys.findIndex((key) => /\btarros?\b/.test(key) && /\b(?:llenar|repartir|meter|colocar)\b/.test(key))
      : -1
  if (jar !== -1 && jar < last) return { how: 'after', at: jar, sentence: say('Añadir también @, antes de cerrar.') }
  const sentence = say(own ?? 'Añadir también @.')
  if (group?.how === 'end')
    return own === undefined ? finishing(keys, last, named) : { how: 'after', at: last, sentence }
  for (const pattern of group?.steps ?? []) {
    // What is mixed dry takes nothing wet.
    const at = keys.findIndex((key) => pattern.test(key) && !(wet.includes(role) && /\ben seco\b/.test(key)))
    if (at === -1) continue
    if (/\bamasar\b/.test(keys[at] ?? '') && besideDough.includes(role))
      return finishing(keys, last, named, 'Servir con')
    if (role === 'egg' && !/\b(?:batir|amasar|mezclar|unir|trabajar|tamizar)/.test(keys[at] ?? ''))
      return { how: 'before', at: last, sentence: say(own ?? 'Añadir @.') }
    if (pattern === cooksBase && sweatedFirst.includes(role))
      return { how: 'before', at, sentence: say('Pochar antes @.') }
    if (sweatedFirst.includes(role)) return { how: 'after', at, sentence: say('Añadir también @ muy picad#.') }
    if (role === 'flour' && /enharin|rebozar/.test(keys[at] ?? ''))
      return { how: 'after', at, sentence: say('Enharinar con @.') }
    if (role === 'flour' && pattern === cooksBase)
      return { how: 'after', at, sentence: say('Añadir @ y dar 1 min, sin color.') }
    if (role === 'egg' || (role === 'tomato' && pattern !== cooksBase))
      return { how: 'after', at, sentence: say('Añadir también @.') }
    return { how: 'after', at, sentence }
  }
  const pot = role === 'potato' ? keys.findLastIndex((key) => stews.test(key)) : -1
  if (pot !== -1)
    return { how: 'after', at: pot, sentence: say('Añadir @ en trozos los últimos 25-30 min, hasta que se pinche.') }
  if (role === 'meat' && tough.test(whole))
    return {
      how: 'before',
      at: last,
      sentence: say(
        'Guisar aparte @ en trozos, cubiert# de agua con sal, 1 h 15 min-2 h a fuego suave, hasta que esté tiern# y pase de 70 °C en el centro; servir con el resto.',
      ),
    }
  const fried =
    role === 'potato'
      ? kin.find(
          ({ role: one, at }) => one === 'vegetable' && /\b(?:freir|asar|hornear|saltear)\b/.test(keys[at] ?? ''),
        )
      : undefined
  if (fried !== undefined) return { how: 'beside', at: fried.at, end: fried.end, named }
  // Roast leftovers go with the other meat of a filling.
  const meat = isReady.test(whole) && flesh.includes(role) ? kin.find((one) => flesh.includes(one.role)) : undefined
  if (meat !== undefined) return { how: 'beside', at: meat.at, end: meat.end, named }
  if (isReady.test(whole) && cookedApart[role] !== undefined) return finishing(keys, last, named, 'Añadir')
  const cooked = cookedApart[role]
  if (cooked !== undefined) return { how: 'before', at: last, sentence: say(cooked) }
  if (role === 'egg') return { how: 'before', at: last, sentence }
  return { how: 'after', at: Math.min(1, last), sentence }
}

/** The step that heats milk or cream, where something is left to draw in it. */
const infusedIn = (name: string, keys: readonly string[]): { readonly at: number; readonly liquid: string } | null => {
  const scents =
    onlyInfused.test(name) ||
    /^(?:romero|tomillo|menta|hierbabuena|lavanda|salvia|laurel|hierba luisa|citronela)\b/.test(name)
  if (!scents || /^(?:mostaza|pimienta)/.test(name)) return null
  const at = keys.findIndex((key) => /\b(?:hervir|calentar|infusionar)\b[^.;]*\b(?:nata|leche)\b/.test(key))
  if (at === -1) return null
  return { at, liquid: /\bnata\b/.test(keys[at] ?? '') ? 'la nata' : 'la leche' }
}

const finishing = (keys: readonly string[], last: number, named: string, verb = 'Terminar con'): Place => {
  const served = /^(?:servir|guardar|conservar|enfriar|reposar|etiquetar|usar|gastar)\b/.test(keys[last] ?? '')
  return { how: served ? 'before' : 'after', at: last, sentence: `${verb} ${named}.` }
}

/** Where the steps first put in a food of the page, for those that may go with it. */
type KinPlace = { readonly role: Role; readonly at: number; readonly end: number }

const kinPlaces = (steps: readonly string[], keys: readonly string[], pairs: Pairing['pairs']): KinPlace[] => {
  const names = openFoodNames()
  return pairs.flatMap(({ own, line }) => {
    if (own.reserve !== '') return []
    for (const [at, step] of steps.entries()) {
      if (/^(?:lavar|limpiar|purgar|desalar|pelar)\b/.test(keys[at] ?? '')) continue
      const [mention] = [line.name, own.name].flatMap((name) => names([name]).mentions(step, 0))
      if (mention !== undefined) return [{ role: classify(own.name).role, at, end: mention.end }]
    }
    return []
  })
}

/** 'Añadir también la sal. Añadir también el clavo.' → one sentence. */
const merged = (sentences: readonly string[]): string[] => {
  const byVerb = new Map<string, string[]>()
  for (const sentence of sentences) {
    const [, verb = '', named = ''] = /^(Añadir también|Terminar con|Servir con|Usar|Pochar antes) (.+)\.$/.exec(
      sentence,
    ) ?? ['', sentence, '']
    byVerb.set(verb, [...(byVerb.get(verb) ?? []), named])
  }
  return [...byVerb].map(([verb, names]) =>
    names[0] === ''
      ? verb
      : `${verb} ${listed(names)}${verb === 'Pochar antes' ? ', muy picado, 10 min a fuego suave, sin color' : ''}.`,
  )
}
