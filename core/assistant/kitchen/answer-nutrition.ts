import { twoThings } from '#core/assistant/pages/answer-looked.ts'
import { holdsFryingOil } from '#core/assistant/pages/frying-oil.ts'
import { forGuests, wantedOf } from '#core/assistant/recipes/for-guests.ts'
import { dietsIn } from '#core/assistant/recipes/keeps-diet.ts'
import type { Reply } from '#core/assistant/reply.ts'
import { bold, bullets, capital, declined, paragraphs, people, plain, reply } from '#core/assistant/say.ts'
import { findDish } from '#core/assistant/turns/find-dish.ts'
import { saysOwn } from '#core/assistant/turns/own/says-own.ts'
import type { Question } from '#core/assistant/turns/question.ts'
import { baseRecipe, isNamed, targetOf, whence } from '#core/assistant/turns/target.ts'
import type { Knowledge } from '#core/cookbook/cookbook.ts'
import { formatDecimal } from '#core/format/decimal.ts'
import { allergenDisclaimer, allergenNames } from '#core/nutrition/allergen-names.ts'
import { type AllergenReport, allergensOf } from '#core/nutrition/allergens.ts'
import { analyseRecipe } from '#core/nutrition/analyse-recipe.ts'
import { formatNutrientWithUnit, nutrientNames } from '#core/nutrition/format-nutrient.ts'
import type { Amounts, Nutrient } from '#core/nutrition/nutrients.ts'
import { perServing } from '#core/nutrition/per-serving.ts'
import { resolverOf } from '#core/nutrition/resolve-food.ts'
import { warningsOf } from '#core/nutrition/warnings.ts'
import type { FoodCategory } from '#core/pantry/food.ts'
import { fold } from '#core/spanish/fold.ts'
import { stemsOf } from '#core/spanish/name-index.ts'
import type { Findings } from './findings.ts'
import { amountAsked, nutrientTold } from './nutrient-asked.ts'
import { type Pieces, piecesAsked } from './pieces-asked.ts'

const shown: readonly Nutrient[] = ['calories', 'proteins', 'carbohydrates', 'sugar', 'fats', 'fiber', 'sodium']

const rows = (amounts: Amounts, lowerBounds: readonly Nutrient[]): string =>
  bullets(
    shown.map((nutrient) => {
      const amount = amounts[nutrient]
      const value = amount === null ? 'sin datos' : formatNutrientWithUnit(nutrient, amount)
      return `${nutrientNames[nutrient]}: ${lowerBounds.includes(nutrient) && amount !== null ? 'al menos ' : ''}**${value}**`
    }),
  )

/** Salt is its sodium × 2,5: Reglamento (UE) 1169/2011, annex I. False where there are no data. */
const saltOf = ({ sodium }: Amounts): string | false =>
  sodium !== null && `Sal: **${formatDecimal((sodium * 2.5) / 1000, 1)} g** (sodio × 2,5).`

/** What is asked of a food rather than of a plate of it. */
const ofFoods = /^(?!.*\b(?:racion|plato|receta|guis|mis?)\b).*\b(?:proteinas?|hierro|calcio|sodio|fibra|vitamina)\b/
/** Foods weighed dry. */
const driedShelves: ReadonlySet<FoodCategory> = new Set<FoodCategory>(['legumbres', 'cereales_y_granos'])

/** More than a kitchen serves of one food is no question of a plate. g. */
const mostGrams = 100_000

/** Calories and the rest, computed from the food table: raw ingredients, no cooking loss. */
export const answerNutrition = (question: Question, findings: Findings, knowledge: Knowledge): Reply => {
  const { subject } = question
  // '180 g de salmón' is the food, though a dish may be called by it.
  const isWhole = knowledge.pantry.match(subject)?.ignored.length === 0
  // 'Proteína de las lentejas' is asked of the food, where the dish has no other name; a serving is asked of the dish.
  const isFood =
    isWhole &&
    (question.grams !== null || (ofFoods.test(fold(question.text.slice(0, 120))) && subject.split(' ').length === 1))
  const match =
    subject === '' || (!isFood && findDish(subject, knowledge) !== null) ? null : knowledge.pantry.match(subject)
  const own =
    findings.recipe !== null && (match === null || saysOwn(question.text) || isNamed(subject, findings.recipe.name))
  if (question.recipe === null && match !== null && !own) {
    const { grams: wanted, said } = amountAsked(question.text, question.grams, match.food)
    const grams = Math.min(wanted, mostGrams)
    const analysis = analyseRecipe([{ name: subject, quantity: grams, unit: 'g' }], resolverOf(knowledge.pantry))
    const { provenance, approximate } = match.food
    return reply(
      paragraphs(
        sentence(
          `${said} de ${bold(match.food.name.toLowerCase())}`,
          nutrientTold(question.text, analysis.totals, /^1 p/.test(said) ? 'tiene' : 'tienen'),
        ),
        `${bold(match.food.name)}, por ${formatDecimal(grams, 0)} g de parte comestible:`,
        rows(analysis.totals, analysis.lowerBounds),
        saltOf(analysis.totals),
        driedShelves.has(match.food.category) &&
          'En seco y crudo: ya cocido, por el agua que coge, cada 100 g lleva alrededor de un tercio.',
        `*${plain(provenance.composition === '' ? 'Sin fuente publicada.' : `Fuente: ${provenance.composition}`, 160)}${approximate ? ' (aproximado)' : ''}*`,
      ),
      [`¿Qué puedo hacer con ${plain(subject, 40)}?`, `Precio de ${plain(subject, 40)}`],
    )
  }
  const target = targetOf(question, findings, knowledge)
  if (target === null) return notFound(subject)
  const { from, links } = target
  // 'Hazlo vegano' and then its calories: of what is made for that guest.
  const { recipe, notes } = forGuests(target.recipe, wantedOf(question, target.recipe), knowledge)
  const analysis = analyseRecipe(recipe.ingredients, resolverOf(knowledge.pantry))
  const warnings = warningsOf(analysis).slice(0, 4)
  const pieces = piecesAsked(question.text, recipe)
  return reply(
    paragraphs(
      pieces !== null && ofPieces(pieces, question.text, analysis.totals),
      sentence(
        `Una ración de ${bold(recipe.name)}`,
        // 'Y con la mitad de azúcar' asks for no sugar.
        nutrientTold(question.change === null ? question.text : '', perServing(analysis.totals, recipe.servings)),
      ),
      `${bold(recipe.name)} (${whence[from]}), por ración de ${people(recipe.servings)}:`,
      rows(perServing(analysis.totals, recipe.servings), analysis.lowerBounds),
      saltOf(perServing(analysis.totals, recipe.servings)),
      warnings.length > 0 && bullets(warnings.map((warning) => plain(warning, 300))),
      notes.length > 0 && bullets(notes.slice(0, 4)),
      holdsFryingOil(recipe) && 'El aceite de freír está contado entero: en el plato queda sólo una parte.',
      `*Calculado en crudo con la tabla de alimentos: ${formatDecimal(analysis.withData, 0)} de ${formatDecimal(recipe.ingredients.length, 0)} ingredientes con datos.*`,
    ),
    ['¿Qué alérgenos lleva?', '¿Cuánto cuesta?'],
    { links },
  )
}

/** So many pieces, where it is known how many come out; else what is missing to say it. */
const ofPieces = ({ count, said, share }: Pieces, text: string, totals: Amounts): string =>
  share === null
    ? `De **${said}** no lo sé: la receta no dice cuántas piezas salen. Dímelo («salen 30») y divide entre ellas lo de todas las raciones.`
    : sentence(bold(said), nutrientTold(text, perServing(totals, 1 / share), count === 1 ? 'tiene' : 'tienen'))

const sentence = (what: string, told: string): string => (told === '' ? '' : `${what} ${told}.`)

/** The allergens known of; never a promise of absence. */
export const answerAllergens = (question: Question, findings: Findings, knowledge: Knowledge): Reply => {
  const { subject, menuDishes } = question
  if (menuDishes.length > 0 && question.recipe === null && isMenu(subject))
    return allergensOfMenu(menuDishes, knowledge)
  const twofold = twoThings(question)
  if (twofold !== null) return twofold
  const target = targetOf(question, findings, knowledge)
  const match = target === null && subject !== '' ? knowledge.pantry.match(subject) : null
  if (target === null && match === null) return notFound(subject)
  const unmeasured = target?.from === 'library' ? (findings.recipe?.unmeasured ?? []) : []
  const names = [...(target?.recipe.ingredients.map(({ name }) => name) ?? [subject]), ...unmeasured]
  const report = allergensOf(names, resolverOf(knowledge.pantry))
  const listOf = (state: 'contiene' | 'puede_contener') =>
    report.entries
      .filter((entry) => entry.state === state)
      .map(
        ({ allergen, sources }) =>
          `**${capital(allergenNames[allergen])}**: ${[...new Set(sources.filter((source) => source.state === state).map(({ ingredient }) => plain(ingredient, 50)))].slice(0, 5).join(', ')}`,
      )
  const contains = listOf('contiene')
  const sureNames = report.entries
    .filter(({ state }) => state === 'contiene')
    .map(({ allergen }) => allergenNames[allergen].toLowerCase())
    .join(', ')
    .replace(/, ([^,]*)$/, ' y $1')
  const may = listOf('puede_contener')
  const title =
    target === null ? bold(match?.food.name ?? subject) : `${bold(target.recipe.name)} (${whence[target.from]})`
  return reply(
    paragraphs(
      askedOf(question.text, report),
      contains.length > 0
        ? `${title} **contiene** ${sureNames}.\n\n${bullets(contains)}`
        : `${title}: ningún alérgeno conocido entre lo que reconozco.`,
      may.length > 0 && `**Puede contener**, según la marca:\n${bullets(may)}`,
      target?.from === 'base' && variantsOf(subject, knowledge),
      report.unknown.length > 0 &&
        `**No reconozco** ${report.unknown
          .slice(0, 8)
          .map((name) => plain(name, 50))
          .join(', ')}: mira su etiqueta.`,
      `*${allergenDisclaimer}*`,
    ),
    ['¿Y sin gluten?', '¿Y sin lactosa?', '¿Cuántas calorías tiene por ración?'],
    { links: target?.links ?? [] },
  )
}

/** '¿Tienen gluten?': yes by what it is made of, by the label, or not by its foods, which is no promise. */
const askedOf = (text: string, { entries, unknown }: AllergenReport): string | false => {
  const [, said = ''] =
    /\b(?:llevan?|tienen?|contienen?) (.{3,40})$/.exec(fold(text.slice(0, 200)).replace(/[?!.\s]+$/, '')) ?? []
  const asked = dietsIn(`sin ${said}`)
  if (said === '' || asked.length !== 1) return false
  const states = asked
    .flatMap(({ allergens }) => allergens)
    .map((one) => entries.find(({ allergen }) => allergen === one)?.state)
  if (states.includes('contiene')) return '**Sí.**'
  return states.includes('puede_contener') || unknown.length > 0
    ? '**Según la marca**: mira las etiquetas.'
    : '**Por sus ingredientes, no**; la marca, las trazas y la freidora o la plancha compartidas mandan: mira las etiquetas.'
}

const isMenu = (subject: string): boolean => subject === '' || /^(?:del? )?(?:el |este |ese )?menu$/.test(fold(subject))

/** Dish by dish, as our own recipes of them have it: what the kitchen cooks may differ, and that is said. */
const allergensOfMenu = (dishes: readonly string[], knowledge: Knowledge): Reply => {
  const lines = [...new Set(dishes)].slice(0, 12).map((dish) => {
    const recipe = baseRecipe(dish, knowledge)
    if (recipe === null) return `${bold(dish)}: no tengo su ficha; mira sus ingredientes.`
    const { entries, unknown } = allergensOf(
      recipe.ingredients.map(({ name }) => name),
      resolverOf(knowledge.pantry),
    )
    const of = (state: 'contiene' | 'puede_contener') =>
      entries.filter((entry) => entry.state === state).map(({ allergen }) => allergenNames[allergen].toLowerCase())
    const [sure, may] = [of('contiene'), of('puede_contener')]
    const parts = [
      sure.length === 0 ? 'ninguno conocido' : `contiene ${sure.join(', ')}`,
      ...(may.length === 0 ? [] : [`puede contener ${may.join(', ')}`]),
      ...(unknown.length === 0 ? [] : [`sin reconocer: ${unknown.slice(0, 4).join(', ')}`]),
    ]
    return `${bold(dish)}: ${parts.join('; ')}`
  })
  return reply(
    paragraphs(
      '**Alérgenos del menú**, con las fórmulas base de cada plato (las tuyas pueden cambiar):',
      bullets(lines),
      `*${allergenDisclaimer}*`,
    ),
    ['¿Y la opción sin gluten?', '¿Cuánto cuesta por persona?'],
  )
}

/** Kinds of a dish told of where its name is general. */
const mostVariants = 4

/** 'Paella' may be of seafood or of vegetables: what each surely has; nothing where the name is that of one dish. */
const variantsOf = (subject: string, knowledge: Knowledge): string | false => {
  const words = stemsOf(subject)
  const kinds = knowledge.cookbook.dishes.filter(({ names: [name = ''] }) => {
    const own = stemsOf(name)
    return own.length > words.length && words.every((word, at) => own[at] === word)
  })
  if (words.length === 0 || kinds.length < 2) return false
  const said = kinds.slice(0, mostVariants).map(({ names: [name = ''], ingredients }) => {
    const sure = allergensOf(
      ingredients.map((line) => line.name),
      resolverOf(knowledge.pantry),
    ).entries.filter(({ state }) => state === 'contiene')
    return `${bold(name)}: ${sure.map(({ allergen }) => allergenNames[allergen].toLowerCase()).join(', ') || 'ninguno conocido'}`
  })
  return `**Según cuál hagas**\n${bullets(said)}`
}

const notFound = (subject: string): Reply =>
  declined(
    subject === ''
      ? 'Dime de qué receta o de qué alimento.'
      : `No encuentro ${bold(subject)} en tu biblioteca ni en la tabla de alimentos.`,
    ['¿Calorías del aguacate?', '¿Qué alérgenos llevan las croquetas de jamón?'],
  )
