import { saidEach } from '#core/assistant/recipes/keeps-diet.ts'
import { asks } from '#core/assistant/turns/subject.ts'
import { monthNames } from '#core/cookbook/tables.ts'
import { diets } from '#core/knowledge/diets.ts'
import { fold } from '#core/spanish/fold.ts'
import { stemsOf } from '#core/spanish/name-index.ts'
import { budget } from './menu-cost.ts'
import { occasions } from './menu-occasions.ts'
import { childrens } from './menu-wishes.ts'
import { quick } from './place-fit.ts'

/** Months of a season of the year, by how it is said. */
export const seasonMonths: readonly (readonly [RegExp, readonly number[]])[] = [
  [/\bprimavera\b/, [4, 5]],
  [/\bverano\b/, [7, 8]],
  [/\botono\b/, [10, 11]],
  [/\binvierno\b/, [1, 2]],
]

/** Whether the menu is asked for with what it costs. */
export const asksOfCost =
  /\bcuanto (?:me |nos )?(?:cuesta|sale|saldria|vale)\b|\bcostes?\b|\bcon (?:el |su |los |sus )?precios?\b/

/** The words of a wish for a menu that nothing above has looked at. */
export const unheardIn = (folded: string, text: string, served: readonly string[]): readonly string[] => {
  const heard = [
    ...occasions.map(({ asked }) => asked),
    ...diets.map(({ asked }) => asked),
    ...seasonMonths.map(([words]) => words),
    childrens,
    budget,
    quick,
    asksOfCost,
    /\b(?:genero|cada|materia prima|mas o menos|aproximadamente)\b/,
    /\b(?:cambia|sustituye|(?:pon|haz|prepara|propon|saca|monta|dame|dale)(?:les?|me|nos)?|algo|sean|pareja|parejas)\b/,
    menuWords,
    ...monthNames.map((name) => new RegExp(`\\b${name}\\b`)),
  ]
  const rest = heard.reduce((text, words) => text.replace(new RegExp(words.source, 'g'), ' '), saidEach(folded))
  const inDishes = new Set(served)
  return [...new Set(rest.match(/[a-z]{4,}/g) ?? [])]
    .filter((word) => (!asks(word) || taste.test(word)) && stemsOf(word).some((stem) => !inDishes.has(stem)))
    .map((word) => writtenIn(text, word))
    .slice(0, 6)
}

/** How a menu may be wanted, and none of our dishes says it is. */
const taste = /^(?:tipic|tradicional|caser)/

/** A folded word as the cook wrote it. */
const writtenIn = (text: string, word: string): string =>
  text.split(/[^\p{L}]+/u).find((one) => fold(one) === word) ?? word

/** What is said of any menu, or of its courses (menu-wishes.ts). */
const menuWords =
  /\b(?:menus?|degustacion|pases?|platos?|tiempos|completo|(?:el |la |de )?(?:aperitivo|entrante|primero|segundo|pescado|carne|prepostre|postre)s?\b(?:,? (?:mejor )?(?:que sea|de|con) [a-z]{3,20})?|temporada|otra|otro|mejor|vale|sobre|unos|unas|hay|tengo|viene|mesas?|familias?|novi[oa]s?|nin[oa]s?|invitad[oa]s?|personas?|adultos?|comensales|raciones|clientes?|gente|alergic[oa]s?|intolerantes?|somos|seremos|grupo|cena|comida|almuerzo|restaurante|persona|cabeza|cubierto|euros?|quiero|seria|puedes|podrias|favor|tambien|tampoco|ademas|donde|haya|tenga|lleve|version|apto|aptos)\b/
