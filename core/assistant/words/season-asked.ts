import type { Knowledge } from '#core/cookbook/cookbook.ts'
import { monthNames } from '#core/cookbook/tables.ts'
import { fold } from '#core/spanish/fold.ts'
import { singularKey } from '#core/spanish/plural.ts'

/** The months in Catalan, Galician, Basque, English, French, Italian and Portuguese, each beside ours; folded. */
const months: readonly string[] = [
  'gener|xaneiro|urtarrila(?:n)?|january|janvier|gennaio|janeiro',
  'febrer|febreiro|otsaila(?:n)?|february|fevrier|febbraio|fevereiro',
  'marc|martxoa(?:n)?|march|mars|marco',
  'abril|apirila(?:n)?|april|avril|aprile',
  'maig|maio|maiatza(?:n)?|may|mai|maggio',
  'juny|xuno|ekaina(?:n)?|june|juin|giugno|junho',
  'juliol|xullo|uztaila(?:n)?|july|juillet|luglio|julho',
  'agost|abuztua(?:n)?|august|aout',
  'setembre|setembro|iraila(?:n)?|september|septembre|settembre',
  'octubre|outubro|urria(?:n)?|october|octobre|ottobre',
  'novembre|novembro|azaroa(?:n)?|november',
  'desembre|decembro|abendua(?:n)?|december|decembre|dicembre|dezembro',
]

const monthWords = months.map(
  (names, at) => new RegExp(`(?<![a-z])(?:${names}|${fold(monthNames[at] ?? '')})(?![a-z])`),
)

/** What asks for the season of a thing, in any of them; folded. */
const asking =
  /(?<![a-z])(?:hi ha|hay|ha i|hai|ya|y a t il|il y a|c est la saison|est ce la saison|is|are|there|in season|en temporada|de temporada|temporada|de saison|di stagione|sono|trobo|tenim|tenemos|es troben|ci sono|en|em|ad|al|a l|a|o|no|na|nel|in|il|la|le|les|los|las|el|els|de|d|du|des|del|a la|per|e|es|son)(?![a-z])/g
const mostWords = 9

/**
 * 'Carxofa en agosto, hay?', 'is asparagus in season in october': a food by its name in another language and a month, as the question of
 * it in ours; null of any other turn.
 */
export const seasonAsked = (text: string, knowledge: Knowledge): string | null => {
  const plain = text.trim().replace(/[?¿!¡.,]+/g, ' ')
  if (plain.split(/\s+/).length > mostWords) return null
  const folded = fold(plain).replace(/['’-]/g, ' ')
  const at = monthWords.findIndex((words) => words.test(folded))
  const month = monthNames[at]
  if (month === undefined) return null
  const rest = folded
    .replace(monthWords[at] ?? '', ' ')
    .replace(asking, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  if (rest === '' || rest.split(' ').length > 3) return null
  const ours = ourNameOf(rest, knowledge)
  return ours === null ? null : `hay ${ours} en ${month}`
}

/** The food of the calendar that goes by that name elsewhere; null where it is ours, or none. */
const ourNameOf = (name: string, knowledge: Knowledge): string | null => {
  const { seasons, foreignNames, otherNames } = knowledge.cookbook
  const isSeasoned = (food: string): boolean =>
    seasons.some(
      (one) => singularKey(fold(one.name)) === singularKey(fold(food)) || fold(one.name).startsWith(fold(food)),
    )
  if (isSeasoned(name)) return null
  const neighbours = otherNames.find(({ others }) => others.some((other) => sameName(fold(other), name)))?.ours
  if (neighbours !== undefined && isSeasoned(neighbours)) return neighbours
  const found = foreignNames.find(({ words }) =>
    Object.values(words).some((ones) => ones.some(({ word }) => sameName(fold(word), name))),
  )
  return found?.names.find(isSeasoned) ?? null
}

const sameName = (one: string, other: string): boolean => one === other || `${one}s` === other || `${one}es` === other
