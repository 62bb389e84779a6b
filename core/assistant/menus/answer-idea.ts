import { keptBy, surelyKept } from '#core/assistant/recipes/keeps-diet.ts'
import type { Reply } from '#core/assistant/reply.ts'
import { bold, bullets, capital, paragraphs, plain, reply } from '#core/assistant/say.ts'
import type { Knowledge } from '#core/cookbook/cookbook.ts'
import { sectionLines } from '#core/cookbook/page.ts'
import { type Diet, diets } from '#core/knowledge/diets.ts'
import { lookUp } from '#core/look-up/look-up.ts'
import { fold } from '#core/spanish/fold.ts'
import { listed } from '#core/spanish/list.ts'
import { stemsOf } from '#core/spanish/name-index.ts'
import type { DishIdea } from './dish-idea.ts'
import { acid, type Contrast, crunchy, instead, otherTreatment, sauces, treatments } from './treatments.ts'

/** One plate: each product with its treatment, then what is sour, what bites and what binds it. No recipe of it. */
export const answerIdea = (idea: DishIdea, knowledge: Knowledge): Reply => {
  const wanted = diets.filter(({ name }) => idea.diets.includes(name))
  const parts = idea.foods.map((food) => partOf(food, wanted, knowledge))
  const names = parts.map(({ name }) => name)
  const about = listed(names.map(lower))
  switch (idea.asked) {
    case 'crunch':
      return contrastOf('Crujiente', forCourse(crunchy, idea), names, wanted, knowledge, about)
    case 'acid':
      return contrastOf('Ácido', forCourse(acid, idea), names, wanted, knowledge, about)
    case 'sauce':
      return contrastOf('Salsa', forCourse(sauces, idea), names, wanted, knowledge, about)
    case 'drink':
      return drinkFor(names, knowledge, about)
    case 'recipe':
    case 'plate':
      break
  }
  const gone = parts.filter(({ was }) => was !== null)
  const suitable = (rows: readonly Contrast[]) => bestOf(forCourse(rows, idea), names, wanted, knowledge)[0]
  const rows: [string, Contrast | undefined][] = [
    ['Ácido', suitable(acid)],
    ['Crujiente', suitable(crunchy)],
    ['Salsa', suitable(sauces)],
  ]
  const near = nearDishes(names, wanted, idea.isSweet, knowledge)
  return reply(
    paragraphs(
      `Un solo plato, con ${about}${wanted.length > 0 ? ` (${wanted.map(({ name }) => name).join(', ')})` : ''}:`,
      gone.length > 0 && gone.map(({ was, name }) => `En vez de ${lower(was ?? '')}, ${lower(name)}.`).join(' '),
      bullets([
        ...parts.map(({ name, how }) => `${bold(capital(name))}: ${how}.`),
        ...rows.flatMap(([title, row]) => (row === undefined ? [] : [`${bold(title)}: ${told(row)}.`])),
      ]),
      near.length > 0 && `En el recetario, cerca: ${near.map(bold).join(', ')}.`,
      'Es una idea sin probar: en degustación, 60–90 g en total por pase.',
    ),
    ['¿Qué textura crujiente le pondrías?', '¿Y para beber?', 'Hazlo más vegetal'],
  )
}

/** The sweet rows for a dessert, the others for a plate. */
const forCourse = (rows: readonly Contrast[], { isSweet }: DishIdea): readonly Contrast[] =>
  rows.filter((row) => (row.isSweet === true) === isSweet)

/** What the plate is made of for its guests: its recipe is written from these. */
export const productsOf = (idea: DishIdea, knowledge: Knowledge): readonly string[] => {
  const wanted = diets.filter(({ name }) => idea.diets.includes(name))
  return idea.foods.map((food) => lower(partOf(food, wanted, knowledge).name))
}

const lower = (name: string): string => plain(name, 40).toLowerCase()

const told = ({ what, with: how }: Contrast): string => (how === '' ? what : `${what}, ${how}`)

type Part = { readonly name: string; readonly how: string; readonly was: string | null }

const partOf = (food: string, wanted: readonly Diet[], knowledge: Knowledge): Part => {
  const folded = fold(food)
  const isOut = wanted.length > 0 && breaksAny(food, wanted, knowledge)
  const other = isOut ? instead.find(({ of }) => of.test(folded)) : undefined
  if (other !== undefined) return { name: other.what, how: other.how, was: food }
  const category = knowledge.pantry.match(food)?.food.category
  const row = treatments.find(
    ({ names, categories }) =>
      names?.test(folded) === true || (category !== undefined && categories?.includes(category) === true),
  )
  return { name: food, how: row?.how ?? otherTreatment, was: null }
}

/** A product the table does not know, as 'arenque ahumado', is judged by its first word. */
const breaksAny = (food: string, wanted: readonly Diet[], knowledge: Knowledge): boolean => {
  const known = [food, food.split(' ')[0] ?? food].find((name) => knowledge.pantry.match(name) !== null)
  return known !== undefined && keptBy([known], wanted, knowledge).breaks !== null
}

const bestOf = (
  rows: readonly Contrast[],
  names: readonly string[],
  wanted: readonly Diet[],
  knowledge: Knowledge,
): readonly Contrast[] => {
  const all = fold(names.join(' '))
  return rows
    .filter(({ suits }) => suits === null || suits.test(all))
    .filter(({ foods }) => wanted.length === 0 || surelyKept(foods, wanted, knowledge))
}

const contrastOf = (
  title: string,
  rows: readonly Contrast[],
  names: readonly string[],
  wanted: readonly Diet[],
  knowledge: Knowledge,
  about: string,
): Reply => {
  const best = bestOf(rows, names, wanted, knowledge).slice(0, 3)
  return best.length === 0
    ? reply(`Con ${about} no tengo ninguno que respete lo que pides.`)
    : reply(paragraphs(`${title} para ${about}:`, bullets(best.map((row) => `${capital(told(row))}.`))), [
        '¿Y para beber?',
      ])
}

/** What the card of pairing says of the first product that has one. */
const drinkFor = (names: readonly string[], knowledge: Knowledge, about: string): Reply => {
  for (const name of names) {
    const [best] = lookUp(`vino para ${name}`, knowledge).found
    if (best === undefined || !best.page.path.includes('maridaje') || best.confidence < leastSure) continue
    const [text = ''] = sectionLines(best.page, best.heading ?? 'Servir')
    if (text !== '')
      return reply(
        paragraphs(
          `Para ${about}, por ${lower(name)}: ${text.replace(/^- /, '')}`,
          `*Fuente: ${plain(best.page.source)}.*`,
        ),
      )
  }
  return reply(
    `Para ${about}: lo ácido y lo ahumado piden blanco seco y vivo o un espumoso brut; lo graso y lo guisado, un tinto fresco o un amontillado. Sin alcohol, un té frío ahumado o un zumo ácido con gas. *Fuente: oficio.*`,
  )
}

/** Below it the page is not about this product. */
const leastSure = 0.5

const nearDishes = (
  names: readonly string[],
  wanted: readonly Diet[],
  isSweet: boolean,
  knowledge: Knowledge,
): readonly string[] =>
  knowledge.cookbook.dishes
    .filter(({ category }) => !isSweet || category === 'Postres' || category === 'Helados')
    .filter(({ names: [own = ''] }) => names.some((name) => stemsOf(own).includes(stemsOf(name)[0] ?? '-')))
    .filter(
      ({ ingredients }) =>
        wanted.length === 0 ||
        surelyKept(
          ingredients.map(({ name }) => name),
          wanted,
          knowledge,
        ),
    )
    .slice(0, 3)
    .map(({ names: [own = ''] }) => own)
