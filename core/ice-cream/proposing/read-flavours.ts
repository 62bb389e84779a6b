import { plainName } from '#core/ice-cream/balance/trade.ts'
import type { FormulaType } from '#core/ice-cream/composition/formula.ts'
import { type IcePantry, ingredientKey } from '#core/ice-cream/composition/match-ingredient.ts'
import { stem } from '#core/spanish/stem.ts'
import { doseOf, type Flavour, familyOf } from './flavours.ts'
import { classicFlavours } from './named-flavours.ts'
import { specialities } from './specialities.ts'

/** What a name asks for. */
export type FlavourReading = {
  readonly flavours: readonly Flavour[]
  readonly isVegan: boolean
  readonly isSugarFree: boolean
  readonly isLactoseFree: boolean
  readonly isEggFree: boolean
  readonly isAlcoholFree: boolean
  readonly isNutFree: boolean
  /** Said plainly to have no other taste: 'nata', 'fior di latte'. */
  readonly isPlain: boolean
  /** Ids of sugars, sweeteners and fibres that are named: they join the palette. */
  readonly base: readonly string[]
  /** What is to be known of a way of serving that is named, in Spanish. */
  readonly notes: readonly string[]
  /** Words that mean nothing to the lab, as written. */
  readonly unknown: readonly string[]
}

/** The flavours of a name in the order they are said: the longest known phrase at each place wins (§15.1). */
export const readFlavours = (pantry: IcePantry, name: string, type: FormulaType): FlavourReading => {
  const key = ingredientKey(name.slice(0, 200))
  const wish = (pattern: RegExp): boolean => pattern.test(key)
  const said = servedAs.filter(({ words }) => words.test(key))
  const bare = [...wishes, ...servedAs.map(({ words }) => new RegExp(words, 'g'))].reduce(
    (text, pattern) => text.replace(pattern, ' '),
    key.replace(saltPlace, 'sal'),
  )
  const words = bare.split(' ').filter((word) => word !== '')
  const phrases = phrasesOf(pantry)
  const written = new Map(
    [...name.slice(0, 200).matchAll(/[\p{L}\p{N}]+/gu)].map(([word]): [string, string] => [ingredientKey(word), word]),
  )
  const flavours: Flavour[] = []
  const unknown: string[] = []
  const base: string[] = []
  let isPlain = false
  for (let at = 0; at < words.length; ) {
    const found = longestAt(phrases, words, at)
    if (found === null) {
      const word = words[at] ?? ''
      if (plain.has(stem(word))) isPlain = true
      else if (!idle.has(word) && !/^\d+$/.test(word)) {
        const bulk = bulkOf(pantry, word)
        if (bulk === null) unknown.push(written.get(word) ?? word)
        else base.push(bulk)
      }
      at++
      continue
    }
    at += found.length
    if (found.phrase === 'plain') isPlain = true
    else {
      const flavour = found.phrase(type)
      if (!isSaid(flavours, flavour)) flavours.push(flavour)
    }
  }
  return {
    flavours: flavours.slice(0, 4),
    isVegan: wish(vegan),
    isSugarFree: wish(sugarFree),
    isLactoseFree: wish(lactoseFree),
    isEggFree: wish(eggFree),
    isAlcoholFree: wish(alcoholFree),
    isNutFree: wish(nutFree),
    isPlain,
    base,
    notes: said.map(({ note }) => note),
    unknown,
  }
}

/** A sugar, sweetener or fibre of which there is so much that the balance can weigh it: no pinch of stevia. */
const bulkOf = (pantry: IcePantry, word: string): string | null => {
  const found = pantry.match(word)
  if (found === null || !/^(?:azucar|edulcorante|fibra)$/.test(found.category)) return null
  return found.fields.podContribution > 1000 ? null : found.id
}

/** Ways of serving that are no taste. */
const servedAs: readonly { readonly words: RegExp; readonly note: string }[] = [
  {
    words: /\bsoft(?: serve| ice| cream)*\b/,
    note: 'Un soft se sirve al salir de la máquina: su temperatura está en Procesos, en «Mantecación».',
  },
  {
    words: /\bsemifredd?os?\b|\bparfaits?\b/,
    note: 'Un semifrío no se manteca, se monta con nata y merengue: esta fórmula es para mantecadora.',
  },
]

/** Said before in other words: 'pistacho con pasta de pistacho'. */
const isSaid = (before: readonly Flavour[], { label, doses }: Flavour): boolean => {
  const ids = Object.keys(doses)
  return before.some(
    (one) => one.label === label || (ids.length > 0 && ids.every((id) => id in one.doses && id !== 'sal')),
  )
}

/** Without its tilde the salt valley of Añana reads like a pineapple. */
const saltPlace = /\bsal de anana\b/g

const vegan = /\b(?:vegan[oa]s?|vegetal(?:es)?|plant based|sin (?:leche|lacteos?))\b/
const sugarFree = /\bsin azucar(?:es)?(?: anadid[oa]s?)?\b|\bketo\b|\bdiabeticos?\b/
const lactoseFree = /\bsin lactosa\b/
const eggFree = /\bsin huevos?\b/
const alcoholFree = /\bsin alcohol\b/
const nutFree = /\bsin (?:frutos? secos?|nueces|cacahuetes?|almendras?|avellanas?)\b/
const wishes = [vegan, sugarFree, lactoseFree, eggFree, alcoholFree, nutFree, /\bsin \w+\b/].map(
  (pattern) => new RegExp(pattern, 'g'),
)

const plain = new Set(['nata', 'leche', 'crema', 'blanco', 'fiordilatte', 'neutro', 'base', 'avena', 'soja'])

const idle = new Set(
  (
    'helado helados sorbete sorbetes granizado granizada granizados granita polo de del la el los las con y e al a o en ' +
    'para un una mi nuestro casero casera artesano artesana artesanal tradicional clasico clasica cremoso cremosa suave ' +
    'intenso puro pura natural fresco fresca maduro madura negro blanco especial formula receta base tipo extra ' +
    'premium italiano gelato asado asada tostado tostada caramelizado caramelizada salado salada cocido cocida sabor rico doble fino fina italiana italianos bourbon madagascar iran bronte piamonte jijona ' +
    'siciliana siciliano frozen soria zumo pulpa pure temporada kg vol por ciento hilo escama escamas virgen sal'
  ).split(' '),
)

const phraseKey = (text: string): string => ingredientKey(text).split(' ').map(stem).join(' ')

type Phrase = ((type: FormulaType) => Flavour) | 'plain'

const known = new WeakMap<IcePantry, ReadonlyMap<string, Phrase>>()

const phrasesOf = (pantry: IcePantry): ReadonlyMap<string, Phrase> => {
  const made = known.get(pantry) ?? makePhrases(pantry)
  known.set(pantry, made)
  return made
}

const makePhrases = (pantry: IcePantry): ReadonlyMap<string, Phrase> => {
  const phrases = new Map<string, Phrase>()
  for (const { phrases: names, family, doses, yolk, note } of [...classicFlavours, ...specialities]) {
    for (const name of names) {
      const flavour = (type: FormulaType): Flavour => ({
        label: name.replace(/ \d+$/, '$& %'),
        family,
        doses: doses[type],
        ...(yolk === undefined ? {} : { yolk }),
        ...(note === undefined ? {} : { note }),
      })
      phrases.set(phraseKey(name), flavour)
    }
  }
  for (const name of ['fior di latte', 'flor de leche', 'nata montada']) phrases.set(phraseKey(name), 'plain')
  for (const ingredient of pantry.ingredients) {
    const family = familyOf(ingredient)
    if (family === null) continue
    const { id } = ingredient
    const spoken = ingredient.name.replace(/\(.*\)/, '').replace(/\d[\d,/–-]* ?%?( vol)?/g, '')
    const bare = spoken.trim().replace(qualifier, '')
    for (const name of [...ingredient.synonyms, bare, ...spoken.split('/'), spoken, ingredient.name]) {
      const key = phraseKey(name)
      const label = plainName(name.replace(/\d[\d,/–-]* ?%?( vol)?/g, '').trim()).replace(/^zumo de /, '')
      const flavour = (type: FormulaType): Flavour => ({ label, family, doses: { [id]: doseOf(id, family, type) } })
      if (key.length > 1 && !phrases.has(key)) phrases.set(key, flavour)
    }
  }
  return phrases
}

/** What a cook leaves out: 'Canela molida' is asked for as canela. A name somebody else has goes to the first of the table. */
const qualifier =
  / (?:natural|molida|fresc[oa]|crud[oa]|brut|rosa|verde|medjool|tostad[oa]|asad[oa]|tiern[oa]|curad[oa]|dulce|azul|con leche|de chufa|de leche|de mesa|pelada|molido|en hebras|en hojas)$/

const longestPhrase = 5

const longestAt = (
  phrases: ReadonlyMap<string, Phrase>,
  words: readonly string[],
  at: number,
): { readonly phrase: Phrase; readonly length: number } | null => {
  for (let length = Math.min(longestPhrase, words.length - at); length > 0; length--) {
    const phrase = phrases.get(
      words
        .slice(at, at + length)
        .map(stem)
        .join(' '),
    )
    if (phrase !== undefined) return { phrase, length }
  }
  return null
}
