import type { Findings } from '#core/assistant/kitchen/findings.ts'
import { dietNameFor } from '#core/assistant/recipes/diet-name.ts'
import { dishKeptBy } from '#core/assistant/recipes/keeps-diet.ts'
import { withAllSwaps } from '#core/assistant/recipes/with-swaps.ts'
import type { Reply } from '#core/assistant/reply.ts'
import { bold, bullets, paragraphs, plain, reply } from '#core/assistant/say.ts'
import { spelled } from '#core/assistant/words/spelling.ts'
import type { Knowledge } from '#core/cookbook/cookbook.ts'
import type { Place } from '#core/cookbook/place.ts'
import type { Category } from '#core/knowledge/categories.ts'
import { type Diet, diets } from '#core/knowledge/diets.ts'
import type { FoodCategory } from '#core/pantry/food.ts'
import { animalCategories } from '#core/pantry/food.ts'
import type { IngredientDraft } from '#core/recipes/recipe.ts'
import { fold } from '#core/spanish/fold.ts'
import { listed } from '#core/spanish/list.ts'
import { stemsOf } from '#core/spanish/name-index.ts'
import type { DishIdea } from './dish-idea.ts'
import { foodCost } from './menu-cost.ts'
import { suitsChildren } from './menu-wishes.ts'
import { isOfCuisine, isServedCourse, placeScore } from './place-fit.ts'
import { isServedSo } from './served-so.ts'
import type { Wish } from './wish.ts'

/** Dishes named in one answer. */
const mostOffered = 4
const mostWithLabel = 3
/** Foods told of a dish. */
const toldFoods = 4
/** Of a dish, how many of its first ingredients may be what it is of. */
const mainFoods = 6

type Offer = {
  readonly name: string
  readonly category: string
  readonly foods: readonly string[]
  readonly steps: readonly string[]
  readonly recipeId: string | null
  /** Where a dish of the cookbook has its place; null of what the cook has saved, and of bases. */
  readonly place: Place | null
}

/** What is said of a plate that no dish is, put together of the products wished for. */
export type OfIdea = (idea: DishIdea) => Reply

/**
 * Two to four dishes that keep every wish by their ingredients, the cook's own first. Where none does, what `ofIdea` makes of the
 * products; frankly none where they are not enough for that.
 */
export const answerWish = (asked: Wish, findings: Findings, knowledge: Knowledge, ofIdea: OfIdea): Reply => {
  const wish = asked.ofNow && findings.month !== null ? { ...asked, months: [findings.month] } : asked
  const wanted = diets.filter(({ name }) => wish.diets.includes(name))
  const isMeatless = wanted.some(({ name }) => name === 'vegana' || name === 'vegetariana')
  const isSide = wish.course === 'guarnición'
  const categories = new Set<string>(
    [...wish.categories, ...(isMeatless && wish.course === 'segundo' ? meatless : [])].map(fold),
  )
  const judged = asAffordable(
    offersOf(findings, knowledge)
      .filter(({ category }) => categories.has(fold(category)))
      .filter((offer) => isOfPlace(offer, wish) && isAsWished(offer, wish, knowledge)),
    wish,
    knowledge,
  )
    .filter(
      (offer) =>
        hasAll(offer, wish.foods, knowledge) && wish.without.every((food) => !holdsFood(offer.foods, food, knowledge)),
    )
    .map((offer) => ({
      offer,
      ...dishKeptBy(offer.name, offer.foods, wanted, knowledge),
      score: scoreOf(offer, wish, knowledge),
    }))
    .filter(({ breaks }) => breaks === null)
    .toSorted((a, b) => b.score - a.score || a.offer.foods.length - b.offer.foods.length)
  const inSeason = wish.months.length === 0 ? judged : judged.filter(({ score }) => score > 0)
  const fit = (inSeason.length > 0 ? inSeason : judged).filter(({ labels }) => labels.length === 0)
  // A vegetable dish may be a whole course: beside something, what is a garnish goes first.
  const sides = isSide ? fit.filter(({ offer }) => offer.category === 'Guarniciones') : []
  const sure = (sides.length > 1 ? sides : fit).slice(0, mostOffered)
  const byLabel = judged.filter(({ labels }) => labels.length > 0).slice(0, sure.length > 1 ? 0 : mostWithLabel)
  const said = saidOf(wish, knowledge)
  const [first] = sure.length > 0 ? sure : byLabel
  if (first === undefined) {
    const adapted = adaptedTo(wish, wanted, categories, findings, knowledge)
    if (adapted.length > 0) return adaptedReply(adapted, said)
  }
  const idea = first === undefined ? ideaOf(wish, knowledge) : null
  if (idea !== null) return ofIdea(idea)
  if (first === undefined)
    return reply(
      `Con todo eso (${said}) no me queda ningún plato seguro en el recetario ni en tu biblioteca. Quita una condición y te digo qué hay.`,
    )
  const shown = [...sure, ...byLabel]
  const isAllergy = wanted.some(({ name, allergens }) => allergens.length > 0 && name.startsWith('sin '))
  return reply(
    paragraphs(
      sure.length > 0
        ? `${capitalCourse(wish)} ${said}:${isAllergy ? ` ${labelFirst}` : ''}`
        : `Seguro por sus ingredientes, ninguno (${said}).`,
      sure.length > 0 && bullets(sure.map(({ offer }) => line(offer))),
      byLabel.length > 0 &&
        `Sólo si la etiqueta lo garantiza:\n${bullets(byLabel.map(({ offer, labels }) => `${line(offer)} Mira la etiqueta: ${labelsOf(labels)}.`))}`,
      wanted.length > 0 &&
        !(isAllergy && sure.length > 0) &&
        'Por los ingredientes que conozco; las trazas y las etiquetas las compruebas tú.',
      `Di «crea ${first.offer.name.toLowerCase()} para 10» y te la preparo.`,
    ),
    shown.slice(0, 3).map(({ offer }) => `Crea ${offer.name.toLowerCase()} para 10`),
    {
      links: shown.flatMap(({ offer: { recipeId, name } }) => (recipeId === null ? [] : [{ recipeId, name }])),
    },
  )
}

/** What a brand may hold stands before the dishes: who is allergic may read no further. */
const labelFirst =
  'por sus ingredientes. **Antes, la etiqueta de todo lo comprado** (chocolate, masa, salsa, helado: «puede contener») y sin contacto en cocina.'

/** Nobody asked for a dessert of barnacles. */
const isOfAnimal = (food: string, { pantry }: Knowledge): boolean =>
  animalCategories.some((category) => category === pantry.match(food)?.food.category)

/** The products wished for as a plate to put together; null where more than those is wished, or none is known. */
const ideaOf = (wish: Wish, knowledge: Knowledge): DishIdea | null => {
  const foods = wish.foods
    .filter((food) => knowledge.pantry.match(food) !== null)
    .map((food) => spelled(food, knowledge))
  const isMore = wish.without.length > 0 || wish.how.length > 0 || wish.cuisine !== null || wish.forChildren
  if (foods.length === 0 || isMore) return null
  const isSweet = wish.course === 'postre'
  if (isSweet && foods.some((food) => isOfAnimal(food, knowledge))) return null
  return { foods, diets: wish.diets, isSweet, asked: 'plate', servings: null }
}

type Adapted = { readonly offer: Offer; readonly labels: readonly string[] }

/** Dishes of the wanted food that keep the diets once what breaks them is swapped as core/knowledge/swaps.ts says. */
const adaptedTo = (
  wish: Wish,
  wanted: readonly Diet[],
  categories: ReadonlySet<string>,
  findings: Findings,
  knowledge: Knowledge,
): readonly Adapted[] =>
  wanted.length === 0
    ? []
    : offersOf(findings, knowledge)
        .filter(({ category }) => categories.has(fold(category)))
        .filter((offer) => isOfPlace(offer, wish) && isAsWished(offer, wish, knowledge))
        .filter(
          (offer) =>
            hasAll(offer, wish.foods, knowledge) &&
            wish.without.every((food) => !holdsFood(offer.foods, food, knowledge)),
        )
        .filter(({ foods }) => !isMadeOfEgg(foods, wanted, knowledge) && !isMadeOfMeat(foods, wanted, knowledge))
        .flatMap((offer): Adapted[] => {
          const lines = offer.foods.map((name) => ({ name, quantity: 100, unit: 'g' as const }))
          const foods = withAllSwaps(lines, wanted, offer, knowledge).ingredients.map(({ name }) => name)
          const { breaks, labels } = dishKeptBy(offer.name, foods, wanted, knowledge)
          return breaks === null ? [{ offer: { ...offer, foods }, labels }] : []
        })
        .slice(0, mostWithLabel)

/** Yolks that set a custard have no stand-in: of what is made of egg, no version without it is offered. */
const isMadeOfEgg = (foods: readonly string[], wanted: readonly Diet[], { pantry }: Knowledge): boolean =>
  wanted.some(({ allergens }) => allergens.includes('huevos')) &&
  foods.slice(0, toldFoods).some((name) => pantry.match(name)?.food.allergens.includes('huevos') === true)

/** What is of meat or fish is another dish without it. */
const isMadeOfMeat = (foods: readonly string[], wanted: readonly Diet[], { pantry }: Knowledge): boolean =>
  foods.slice(0, mainFoods).some((name) => {
    const category = pantry.match(name)?.food.category
    return category !== undefined && wanted.some(({ categories }) => categories.includes(category))
  })

/** A second course where no meat or fish is eaten. */
const meatless: readonly Category[] = ['Verduras', 'Legumbres', 'Arroces', 'Pastas']

const adaptedReply = (adapted: readonly Adapted[], said: string): Reply =>
  reply(
    paragraphs(
      `Tal cual, ninguno (${said}). Con cambios, sí:`,
      bullets(
        adapted.map(
          ({ offer, labels }) =>
            `${line(offer)}${labels.length === 0 ? '' : ` Mira la etiqueta: ${labelsOf(labels)}.`}`,
        ),
      ),
      'Sin probar: haz una prueba antes del servicio. Las trazas y las etiquetas las compruebas tú.',
    ),
  )

const capitalCourse = ({ course }: Wish): string => `${course.charAt(0).toLocaleUpperCase('es')}${course.slice(1)}`

const saidOf = (
  { course, diets, foods, without, months, cuisine, isQuick, how, isCheap, isSpooned, forChildren }: Wish,
  knowledge: Knowledge,
): string =>
  [
    ...(cuisine === null ? [] : [`de cocina ${cuisine.name}`]),
    ...(isQuick ? ['rápido'] : []),
    ...how,
    ...(isCheap ? ['barato'] : []),
    ...(isSpooned ? ['de cuchara'] : []),
    ...(forChildren ? ['para niños'] : []),
    ...diets.map((diet) => dietNameFor(diet, course)),
    ...without.map((food) => `sin ${spelled(food, knowledge)}`),
    ...(foods.length > 0 ? [`con ${listed(foods.map((food) => spelled(food, knowledge)))}`] : []),
    ...(months.length > 0 ? ['de temporada'] : []),
  ].join(', ')

const line = ({ name, foods, recipeId }: Offer): string =>
  `${bold(name)}${recipeId === null ? '' : ' (tuya)'}: ${foods
    .slice(0, toldFoods)
    .map((food) => plain(food, 40).toLowerCase())
    .join(', ')}.`

/** The cook's own, then the dishes and the bases that are served as they are. */
const offersOf = ({ library }: Findings, { cookbook }: Knowledge): readonly Offer[] => [
  ...library.recipes.map(({ id, name, category, ingredients }) => ({
    name,
    category,
    foods: ingredients.map((one) => one.name),
    steps: [],
    recipeId: id,
    place: null,
  })),
  ...cookbook.dishes
    .filter(({ names: [name = ''] }) => !isStored(cookbook.named(name)?.path ?? ''))
    .map(({ names, category, ingredients, place, steps }) => ({
      name: names[0] ?? '',
      category,
      foods: ingredients.map((one) => one.name),
      steps,
      recipeId: null,
      place,
    })),
  ...cookbook.formulas
    .filter(
      ({ serves, slot, category, names }) => serves > 0 && slot === undefined && isServed(category, names[0] ?? ''),
    )
    .map(({ names, category, parts, steps }) => ({
      name: names[0] ?? '',
      category,
      foods: parts.map(([food]) => food),
      steps,
      recipeId: null,
      place: null,
    })),
]

/** Each once, without what it is kept for. */
const labelsOf = (labels: readonly string[]): string =>
  [...new Set(labels.map((one) => plain(one.replace(/ \(.*\)$/, ''), 40).toLowerCase()))].join(', ')

/** What is kept in jars, and what is for infants, is no course of a meal. */
const isStored = (path: string): boolean => /^dishes\/(?:conservas|fermentos|infantil)\//.test(path)

/** Creams, meringues and syrups go into a dessert and are none. */
const isServed = (category: string, name: string): boolean =>
  category !== 'Postres' ||
  !/^(?:almibar|caramelo|crema (?:pastelera|inglesa|de)|ganache|merengue|pate|chantilli|coulis|confitura|lemon)/.test(
    fold(name),
  )

const hasAll = (offer: Offer, foods: readonly string[], { pantry }: Knowledge): boolean =>
  foods.every((food) => {
    const main = offer.foods.slice(0, mainFoods)
    const [, kinds] = classes.find(([said]) => said.test(food)) ?? []
    if (kinds === undefined) return hasFood([offer.name, ...main], food)
    return main.some((name) => {
      const category = pantry.match(name)?.food.category
      return kinds instanceof RegExp ? kinds.test(fold(name)) : category !== undefined && kinds.includes(category)
    })
  })

/** Classes of products a dish may be wished with, by the shelf of its foods, or by what is said of preserved ones. */
const classes: readonly (readonly [RegExp, readonly FoodCategory[] | RegExp])[] = [
  [/^conservas?$/, /\ben (?:conserva|aceite|vinagre|escabeche|lata|salmuera)\b|^anchoa|^piquillo|^ventresca/],
  [/^mariscos?$/, ['crustaceos', 'moluscos_y_cefalopodos']],
  [/^pescados?$/, ['pescados']],
  [/^verduras?$/, ['verduras_hortalizas']],
  [/^frutas?$/, ['frutas']],
  [/^setas?$/, ['setas']],
  [/^quesos?$/, ['quesos']],
  [/^legumbres?$/, ['legumbres']],
  [/^aves?$/, ['aves']],
  [/^carnes?$/, ['vacuno', 'porcino', 'ovino_y_caprino']],
]

const hasFood = (names: readonly string[], food: string): boolean => {
  const wanted = stemsOf(food)
  return wanted.length > 0 && names.some((name) => wanted.every((word) => stemsOf(name).some((one) => kin(one, word))))
}

/** Whether one of these foods is, or is made with, a food that is not wanted: a custard has its sugar, and so has chocolate. */
const holdsFood = (names: readonly string[], food: string, { cookbook, pantry }: Knowledge): boolean => {
  if (hasFood(names, food)) return true
  const sugars = /^azucar/.test(food)
  return names.some((name) => {
    const made = cookbook.named(name)?.ingredients.map((one) => one.name) ?? []
    const known = sugars ? pantry.match(name)?.food : undefined
    return (
      hasFood(made, food) ||
      (known !== undefined && !/^frutas/.test(known.category) && (known.per100g.sugars ?? 0) >= sweet)
    )
  })
}
/** From so much on a food that is no fruit is sweetened. g per 100 g; ours, above milk powder's share in a recipe. */
const sweet = 12

/** Cocoa is the chocolate of a cake. */
const kin = (one: string, word: string): boolean =>
  one === word || (/^chocolat/.test(word) && /^(?:cacao|cobertur)/.test(one))

/** What is served at such a course; of a cuisine that was asked for, only dishes that say they are of it. */
const isOfPlace = ({ place }: Offer, { course, cuisine }: Wish): boolean =>
  place === null
    ? cuisine === null
    : isOfCuisine({ place }, cuisine) &&
      (larder.has(course) || isServedCourse({ place }, course === 'postre' || course === 'merienda'))

/** Whether a dish is what was wished of how it is made, served and who eats it. What has no steps here is not known to be. */
const isAsWished = (offer: Offer, { how, isQuick, forChildren }: Wish, knowledge: Knowledge): boolean => {
  if (isQuick && offer.place?.making !== 'rápida') return false
  if (forChildren && !suitsChildren({ names: [offer.name], ingredients: linesOf(offer) }, knowledge)) return false
  return how.every((one) => isServedSo(offer, one))
}

const linesOf = ({ foods }: Offer): readonly IngredientDraft[] =>
  foods.map((name) => ({ name, quantity: 1, unit: 'g' as const }))

/** Where it is to be cheap, the cheaper third of what would do, by what a serving costs; what has no price is not known to be. */
const asAffordable = (offers: readonly Offer[], { isCheap }: Wish, knowledge: Knowledge): readonly Offer[] => {
  if (!isCheap) return offers
  const costs = offers
    .flatMap((offer) => {
      const dish = knowledge.cookbook.dishes.find(({ names }) => names[0] === offer.name)
      const cost = dish === undefined || offer.recipeId !== null ? null : foodCost(dish, knowledge)
      return cost === null || cost.unpriced.length > 0 ? [] : [{ offer, euros: cost.euros }]
    })
    .toSorted((a, b) => a.euros - b.euros)
  return costs.slice(0, Math.max(mostOffered, Math.ceil(costs.length / 3))).map(({ offer }) => offer)
}

/** Courses that are drunk, or go with another. */
const larder: ReadonlySet<string> = new Set(['bebida', 'salsa', 'merienda', 'guarnición', 'helado'])

/** How well its place suits the wish: −8 to 5. */
const fitOf = (place: Place, { course, cuisine, months, isQuick }: Wish): number =>
  placeScore(
    { place },
    {
      cuisine,
      tables: course === 'aperitivo' ? ['barra', 'fina', 'fiesta'] : ['fiesta', 'diario', 'fina'],
      months,
      feast: null,
      isQuick,
      isAtHome: course === 'cena' || course === 'plato' || course === 'primero' || course === 'segundo',
    },
  )

/** With fewer foods it is hardly a dish; of more only the first are told. Foods; ours. */
const fewFoods = 4

/** Own dishes first; then what is made of the season's produce, then what bears the wanted food's name. */
const scoreOf = ({ name, foods, recipeId, place }: Offer, wish: Wish, knowledge: Knowledge): number => {
  const { foods: wanted, months } = wish
  const named = wanted.filter((food) => hasFood([name], food)).length
  const words = new Set([name, ...foods.slice(0, mainFoods)].flatMap(stemsOf))
  const fresh = knowledge.cookbook.seasons.filter(
    (season) =>
      months.length > 0 &&
      months.every((month) => season.months.includes(month)) &&
      stemsOf(season.name).every((word) => words.has(word)),
  ).length
  const cold =
    months.some((month) => month >= 6 && month <= 9) &&
    /^(?:ensalad|gazpach|salmorej|helad|sorbet|granizad)/.test(fold(name))
  return (
    (recipeId === null ? 0 : 5) +
    named * 2 +
    Math.min(2, fresh) +
    (cold ? 2 : 0) +
    (place === null ? 0 : fitOf(place, wish)) -
    (foods.length < fewFoods ? 1 : 0)
  )
}
