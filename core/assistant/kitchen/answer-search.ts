import { shelvesOf } from '#core/assistant/pages/shelves.ts'
import { dietsIn, surelyKept } from '#core/assistant/recipes/keeps-diet.ts'
import type { Reply } from '#core/assistant/reply.ts'
import { bold, bullets, capital, paragraphs, people, plain, reply } from '#core/assistant/say.ts'
import { foodsIn } from '#core/assistant/turns/find-dish.ts'
import { listedIngredients } from '#core/assistant/turns/given-ingredients.ts'
import type { Question } from '#core/assistant/turns/question.ts'
import { isLeftover, prolonged } from '#core/assistant/turns/whole/leftovers.ts'
import type { Knowledge } from '#core/cookbook/cookbook.ts'
import type { Dish } from '#core/cookbook/dish.ts'
import { formatQuantity } from '#core/format/decimal.ts'
import type { Diet } from '#core/knowledge/diets.ts'
import type { IngredientDraft } from '#core/recipes/recipe.ts'
import { fold } from '#core/spanish/fold.ts'
import { stemsOf } from '#core/spanish/name-index.ts'
import type { Findings } from './findings.ts'

const mostIdeas = 4

/** Own recipes that fit, with links; then what else could be made of it. */
export const answerSearch = (question: Question, findings: Findings, knowledge: Knowledge): Reply => {
  const { grams, servings } = question
  const given = listedIngredients(question.lines)
  const subject = given.length > 1 ? given.map(({ name }) => name).join(' y ') : question.subject
  if (subject === '')
    return reply('¿Qué busco? Un plato o un ingrediente: «¿tengo algo con **bacalao**?».', [
      '¿Qué recetas tengo con pollo?',
      '¿Qué puedo hacer con calabaza?',
    ])
  const links = findings.recipes.map(({ id, name }) => ({ recipeId: id, name }))
  const own = findings.recipes.map(
    ({ name, category, servings }) => `${bold(name)} · ${plain(category, 40)}, ${people(servings)}`,
  )
  const isSurplus = isLeftover(question.text)
  // What is left over is not served raw.
  const wanted = dietsIn(question.text)
  const ideas = ideasFor(subject, wanted, tasteIn(question.text), knowledge).filter(
    (idea) => !isSurplus || !servedRaw.test(fold(idea)),
  )
  const amount =
    grams === null || given.length > 1
      ? ''
      : grams >= 1000
        ? ` (${(grams / 1000).toLocaleString('es-ES')} kg)`
        : ` (${grams.toLocaleString('es-ES')} g)`
  return reply(
    paragraphs(
      own.length > 0
        ? `En tu biblioteca, con ${bold(subject)}${amount}:\n${bullets(own)}`
        : isSurplus
          ? false
          : `No tienes ninguna receta con ${bold(subject)} en tu biblioteca.`,
      sharesOf(given, servings),
      ideas.length > 0 && `**Se me ocurre**\n${bullets(ideas.map(capital))}`,
      isSurplus && prolonged(subject, knowledge),
      ideas.length > 0
        ? 'Di «crea una receta de…» y te la preparo.'
        : isSurplus && own.length === 0 && nothingWith(subject),
    ),
    ideas.length > 0
      ? ideas.slice(0, 3).map((idea) => `Crea una receta de ${plain(idea, 80)} para ${servings ?? 8}`)
      : [`Crea una receta con ${plain(subject, 60)}`],
    { links },
  )
}

const servedRaw = /sushi|sashimi|tartar|ceviche|carpaccio|tiradito/

const nothingWith = (subject: string): string => `En el recetario no tengo platos con ${bold(subject)}.`

/** What each guest gets of what there is: 'para 40, 75 g de bacalao y 50 g de patatas por persona'. */
const sharesOf = (given: readonly IngredientDraft[], servings: number | null): string | false => {
  const weighed = given.flatMap(({ name, quantity, unit }) =>
    unit === 'g' || unit === 'kg' || unit === 'ml' || unit === 'l'
      ? [
          {
            name,
            grams: unit === 'kg' || unit === 'l' ? quantity * 1000 : quantity,
            unit: unit === 'ml' || unit === 'l' ? 'ml' : 'g',
          },
        ]
      : [],
  )
  if (servings === null || weighed.length === 0) return false
  const each = weighed.map(
    ({ name, grams, unit }) =>
      `**${formatQuantity(grams / servings)} ${unit}** de ${plain(name.replace(/ (?:qu[eé]|c[oó]mo|cu[aá]l)(?!\p{L}).*$/iu, ''), 40)}`,
  )
  return `Para ${servings} tocan, por persona: ${each.join(', ')}.`
}

const tasteIn = (text: string): 'dulce' | 'salado' | null =>
  /\bque no sea dulce\b/.test(fold(text)) ? 'salado' : /\bque sea dulce\b/.test(fold(text)) ? 'dulce' : null
const sweetShelves: ReadonlySet<string> = new Set(['Postres', 'Helados', 'Bebidas'])

/** Dishes we know with all of these foods, and the bases a food can fill. */
const ideasFor = (
  subject: string,
  wanted: readonly Diet[],
  taste: 'dulce' | 'salado' | null,
  knowledge: Knowledge,
): string[] => {
  const foods = foodsIn(subject, knowledge).map(withoutState)
  if (foods.length === 0) return []
  const named = foods.flatMap(stemsOf)
  // For a guest only what surely keeps the diet is thought of: no label has been read.
  const keeps = (names: readonly string[]): boolean => wanted.length === 0 || surelyKept(names, wanted, knowledge)
  const known = knowledge.cookbook.dishes
    .filter(({ ingredients }) => {
      const words = new Set(ingredients.slice(0, 8).flatMap(({ name }) => stemsOf(name)))
      return named.every((word) => words.has(word)) || (foods.length === 1 && words.has(named[0] ?? ''))
    })
    .filter(({ category }) => taste === null || sweetShelves.has(category) === (taste === 'dulce'))
    .filter(
      ({ ingredients, names }) => keeps(ingredients.map(({ name }) => name)) && !/para bebe/.test(fold(names[0] ?? '')),
    )
    .toSorted((a, b) => usesOf(b, named) - usesOf(a, named))
    .map(({ names }) => (names[0] ?? '').toLowerCase())
  const first = (foods[0] ?? '').toLowerCase().replace(/\s(?:muy|bien|algo|demasiado|tan)\s.*$/, '')
  const made = ['crema', 'croquetas', 'risotto', 'mousse', 'coulis', 'confitura'].flatMap((base) => {
    const formula = shelvesOf(knowledge).formulas.find(base)
    const idea = base === 'risotto' ? `risotto de ${first}` : `${base} de ${first}`
    return formula !== null && fits(base, first, knowledge) && keeps(formula.parts.map(([name]) => name))
      ? [idea.toLowerCase()]
      : []
  })
  const fitting = made.filter(
    (idea) => taste === null || /^(?:mousse|coulis|confitura)/.test(idea) === (taste === 'dulce'),
  )
  // Of two foods together what uses up both goes before what takes one.
  const room = foods.length > 1 ? mostIdeas : mostIdeas - Math.min(2, fitting.length)
  return [...new Set([...known.slice(0, room), ...fitting])].slice(0, mostIdeas)
}

/** 'Tomates maduros', 'pan duro': dishes are made of the food, however it is. */
const withoutState = (food: string): string =>
  food.replace(/(?<=\p{L}) (?:(?:muy|bien|algo|ya) )?(?:madur|pasad|poch|dur|blandit|bland|sobrant)\p{L}*$/iu, '')

/** A dish that bears the food's name before one that only holds it; of these, the one it is most of. */
const usesOf = ({ names, ingredients }: Dish, wanted: readonly string[]): number => {
  const isNamed = wanted.every((word) => stemsOf(names[0] ?? '').includes(word))
  const grams = (lines: Dish['ingredients']): number => lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const used = ingredients.filter(({ name }) => stemsOf(name).some((word) => wanted.includes(word)))
  return (isNamed ? 1 : 0) + grams(used) / grams(ingredients)
}

const bases: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    crema: ['verduras_hortalizas', 'setas'],
    croquetas: ['setas', 'embutidos_y_curados', 'aves', 'pescados', 'crustaceos', 'quesos'],
    risotto: ['verduras_hortalizas', 'setas', 'crustaceos'],
    mousse: ['frutas'],
    coulis: ['frutas'],
    confitura: ['frutas'],
  }),
)

const fits = (base: string, food: string, knowledge: Knowledge): boolean => {
  const category = knowledge.pantry.match(food)?.food.category
  return category !== undefined && bases.get(base)?.includes(category) === true
}
