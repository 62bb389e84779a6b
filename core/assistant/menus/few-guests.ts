import { dietsIn, dishKeptBy } from '#core/assistant/recipes/keeps-diet.ts'
import { capital } from '#core/assistant/say.ts'
import type { Knowledge } from '#core/cookbook/cookbook.ts'
import type { Dish } from '#core/cookbook/dish.ts'
import type { Diet } from '#core/knowledge/diets.ts'
import { fold } from '#core/spanish/fold.ts'
import { listed } from '#core/spanish/list.ts'
import { numberWords } from '#core/spanish/number.ts'

/** So many of the guests who may not eat all that is served: '3 celíacos', 'dos alérgicos al huevo'. */
export type Few = { readonly count: number; readonly said: string; readonly diets: readonly Diet[] }

/** One course of a menu: its title, the name of its dish, and the dish. */
export type Course = { readonly title: string; readonly name: string; readonly dish: Dish }

const said =
  /(?:(?:,| y| con| mas| hay| vienen| tengo)? )?\b(\d{1,3}|un|una|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez) (?:(?:nin[oa]s?|personas?|adultos?|invitad[oa]s?|client[ea]s?|chic[oa]s?) )?(?:son |que son )?((?:celiac|vegan|vegetarian|musulman|diabetic)[a-z]*|(?:alergic|intolerante)[a-z]* (?:a la|a los|a las|al?) [a-z]+(?: secos)?|embarazadas?|sin (?:gluten|lactosa|huevo|cerdo|alcohol))/g

/** More than a quarter of a table is no few: there one menu for all is the better service. Ours. */
const mostOfAll = 0.25

/**
 * The few guests of a larger table, and the order without them; none where nobody says how many there are in all, or they are
 * more than a few: then the whole menu is theirs.
 */
export const fewIn = (text: string, guests: number | null): { readonly few: readonly Few[]; readonly rest: string } => {
  const folded = fold(text)
  const found = [...folded.matchAll(said)].map(({ index, 0: whole, 1: number = '', 2: who = '' }) => ({
    index,
    end: index + whole.length,
    count: numberWords.get(number) ?? (/^un[oa]?$/.test(number) ? 1 : Number(number)),
    said: text.slice(index + whole.length - who.length, index + whole.length),
    diets: dietsIn(who),
  }))
  const all = found.reduce((sum, { count }) => sum + count, 0)
  if (guests === null || found.length === 0 || all > guests * mostOfAll) return { few: [], rest: text }
  const rest = found.reduceRight((left, { index, end }) => `${left.slice(0, index)} ${left.slice(end)}`, text)
  return { few: found, rest: rest.replace(/\s+/g, ' ').trim() }
}

/** Whether a turn names some of the guests by their number: 'me vienen 3 vegetarianos'. */
export const saysFew = (text: string): boolean => text.length <= longestFew && fold(text).search(said) >= 0

/** Characters. */
const longestFew = 100

/** 'Y la opción vegetariana': what who asks for it eats of the menu, however many they are; none where all of it is to be so. */
export const optionsIn = (text: string): { readonly few: readonly Few[]; readonly rest: string } => {
  const folded = fold(text)
  const found = [...folded.matchAll(option)].map(({ index, 0: whole }) => ({
    index,
    end: index + whole.length,
    count: 0,
    diets: dietsIn(whole),
    said: `opción ${listed(dietsIn(whole).map(({ name }) => name))}`,
  }))
  const rest = found.reduceRight((left, { index, end }) => `${left.slice(0, index)} ${left.slice(end)}`, text)
  return { few: found.filter(({ diets }) => diets.length > 0), rest: rest.replace(/\s+/g, ' ').trim() }
}
const option =
  /(?:(?:\. |,|;)?\s*(?:y |con |que tenga |que haya |tambien )*)?\b(?:(?:la|una|las|el|un) )?(?:opcion(?:es)?|alternativas?|version(?:es)?|menu alternativo|(?<=\by )otr[oa])(?: de)? (?:para )?(?:(?:un|una|los|las|el|la) )?(?:(?:vegetarian|vegan|celiac)[a-z]*|sin (?:gluten|lactosa|huevo|cerdo|pescado|marisco|frutos secos)|halal)/g

/** What the few eat of a menu, and what is served to them instead, course by course; `own`: their menu. */
export const fewText = (
  { count, said: who, diets }: Few,
  menu: readonly Course[],
  own: readonly Course[],
  knowledge: Knowledge,
): string => {
  const whom = `**${count === 0 ? capital(who) : `${count} ${who}`}**`
  if (diets.length === 0) return `${whom}: no tengo tabla para elegirles; dime qué no pueden comer.`
  const courses = menu.map(({ title, name, dish }) => {
    const foods = dish.ingredients.map((line) => line.name)
    const { breaks, labels } = dishKeptBy(name, foods, diets, knowledge)
    if (breaks === null) return `${title.toLowerCase()}, el mismo${labels.length > 0 ? seeLabels : ''}`
    const instead = own.find((one) => one.title === title)
    return instead === undefined
      ? `${title.toLowerCase()}, sin propuesta en vez de ${name}`
      : `${title.toLowerCase()}, ${instead.name}${mayHold(instead, diets, knowledge) ? seeLabels : ''}`
  })
  return `${whom}: ${courses.join('; ')}.`
}

const seeLabels = ' (mira sus etiquetas)'
const mayHold = ({ name, dish }: Course, diets: readonly Diet[], knowledge: Knowledge): boolean =>
  dishKeptBy(
    name,
    dish.ingredients.map((line) => line.name),
    diets,
    knowledge,
  ).labels.length > 0
