import { withArticle } from '#core/method/display-name.ts'
import { type Pairing, reserveOf } from '#core/method/fitting/pair-ingredients.ts'
import { openFoodNames } from '#core/method/mentions.ts'
import type { Role } from '#core/pantry/role-words.ts'
import { classify } from '#core/pantry/roles.ts'
import type { IngredientDraft } from '#core/recipes/recipe.ts'
import { listed } from '#core/spanish/list.ts'
import { nameKey } from '#core/spanish/name-key.ts'
import { addedTo, type KinPlace } from './added.ts'
import { plain, shown } from './by-use.ts'
import { placeOf } from './place-of.ts'

/** Steps with the lines the page does not have, and what the cook is told of them. */
export const placeExtra = (
  steps: readonly string[],
  { extra, pairs }: Pairing,
  garnishes: ReadonlySet<string>,
  sweet = false,
  called: ReadonlySet<string> = new Set(),
  soup = false,
): { readonly steps: readonly string[]; readonly warnings: readonly string[] } => {
  const keys = steps.map(nameKey)
  const kin = extra.length === 0 ? [] : kinPlaces(steps, keys, pairs)
  const crust = sweet ? crustOf(extra, keys) : []
  const white = sweet ? [] : whiteSauceOf(extra, keys)
  const places = extra
    .filter((line) => !crust.includes(line) && !white.includes(line) && !isAgain(line, pairs, keys))
    .map((line) => ({ line, place: placeOf(addedTo({ steps, keys, kin, garnishes, sweet, called, soup }, line)) }))
  const base =
    crust.length === 0
      ? []
      : [
          `Para la base, triturar ${withArticle(plain(crust[0]?.name ?? ''))} con ${withArticle(plain(crust[1]?.name ?? ''))} fundida, apretar en el fondo del molde y enfriar 20 min.`,
        ]
  const oven = keys.findLastIndex((key) => gratinates.test(key))
  const made = steps.flatMap((step, at) => {
    const sauce = white.length > 0 && at === oven ? [whiteSauce(white)] : []
    const before = places.flatMap(({ place }) => (place.how === 'before' && place.at === at ? [place.sentence] : []))
    const after = places.flatMap(({ place }) => (place.how === 'after' && place.at === at ? [place.sentence] : []))
    const beside = places.flatMap(({ place }) => (place.how === 'beside' && place.at === at ? [place] : []))
    return [...sauce, ...merged(before), [withBeside(step, beside), ...merged(after)].join(' ')]
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

const gratinates = /\b(?:gratinar|hornear)\b/

/** Flour, butter and milk that a baked dish does not have are the bechamel it is covered with. */
const whiteSauceOf = (extra: readonly IngredientDraft[], keys: readonly string[]): readonly IngredientDraft[] => {
  const parts = (['butter', 'flour', 'milk'] as const).flatMap(
    (role) => extra.find(({ name }) => classify(name).role === role) ?? [],
  )
  return parts.length === 3 && keys.some((key) => gratinates.test(key)) ? parts : []
}

const whiteSauce = (parts: readonly IngredientDraft[]): string => {
  const [butter, flour, milk] = parts.map(({ name }) => withArticle(plain(name)))
  return `Para la bechamel, fundir ${butter}, cocer en ella ${flour} 3 min, mojar con ${milk} caliente y cocer 10 min, batiendo, hasta que nape; cubrir con ella antes del horno.`
}

/** A second line of a food that the steps already put in, and that is kept for nothing of its own. */
const isAgain = (line: IngredientDraft, pairs: Pairing['pairs'], keys: readonly string[]): boolean =>
  reserveOf(line.name) === '' &&
  pairs.some((pair) => pair.line !== line && nameKey(pair.line.name) === nameKey(line.name)) &&
  keys.some((key) => key.includes(nameKey(line.name)))

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

/** Where the steps first put in each food of the page. */
const kinPlaces = (steps: readonly string[], keys: readonly string[], pairs: Pairing['pairs']): KinPlace[] => {
  const names = openFoodNames()
  return pairs.flatMap(({ own, line }) => {
    if (own.reserve !== '') return []
    const others = pairs.flatMap((one) => (one.own === own || one.line === line ? [] : [one.line.name, one.own.name]))
    for (const [at, step] of steps.entries()) {
      if (/^(?:lavar|limpiar|purgar|desalar|pelar)\b/.test(keys[at] ?? '')) continue
      const [mention] = [line.name, own.name].flatMap((name) =>
        names([name, ...others.filter((other) => nameKey(other) !== nameKey(name))]).mentions(step, 0),
      )
      if (mention !== undefined)
        return [{ role: classify(own.name).role, at, end: behind(step, mention.end, `${own.name} ${line.name}`) }]
    }
    return []
  })
}

/** 'La harina' of 'la harina de trigo' ends behind its last word. */
const behind = (step: string, end: number, name: string): number => {
  const words = new Set(nameKey(name).split(' '))
  const [, more = '', last = ''] = /^( (?:del? )?(\p{L}+))/u.exec(step.slice(end)) ?? []
  return last.length > 2 && words.has(nameKey(last)) ? behind(step, end + more.length, name) : end
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
      : `${verb} ${listed(names)}${verb === 'Pochar antes' ? ', en trozos pequeños, 10 min a fuego suave, sin color' : ''}.`,
  )
}
