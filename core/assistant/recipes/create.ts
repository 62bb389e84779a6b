import type { Findings } from '#core/assistant/kitchen/findings.ts'
import { withPlainOil } from '#core/assistant/pages/frying-oil.ts'
import type { Reply } from '#core/assistant/reply.ts'
import { bold, bullets, capital, paragraphs, people, plain, reply } from '#core/assistant/say.ts'
import { withClassesNamed } from '#core/assistant/turns/class-named.ts'
import type { ChatRecipe } from '#core/assistant/turns/conversation.ts'
import { type FoundDish, findDish, knownName } from '#core/assistant/turns/find-dish.ts'
import { listedIngredients } from '#core/assistant/turns/given-ingredients.ts'
import type { Question } from '#core/assistant/turns/question.ts'
import { type Target, targetOf, whence } from '#core/assistant/turns/target.ts'
import { weightIn } from '#core/assistant/turns/weight-in.ts'
import { spelled } from '#core/assistant/words/spelling.ts'
import type { Knowledge } from '#core/cookbook/cookbook.ts'
import { methodOfDish } from '#core/cookbook/dish-recipe.ts'
import { recipeOfFormula } from '#core/cookbook/formula-recipe.ts'
import { finishedGrams, forServings, weighable } from '#core/cookbook/scale-formula.ts'
import { type Category, categoryOf, noCategory } from '#core/knowledge/categories.ts'
import { type Diet, diets } from '#core/knowledge/diets.ts'
import { draftPlate } from '#core/method/draft-method.ts'
import { draftWithSauce } from '#core/method/part-by-kind.ts'
import type { Role } from '#core/pantry/role-words.ts'
import { classify } from '#core/pantry/roles.ts'
import type { IngredientDraft } from '#core/recipes/recipe.ts'
import { fold } from '#core/spanish/fold.ts'
import { stemsOf } from '#core/spanish/name-index.ts'
import { withoutHeld } from './adapted-for.ts'
import { allergensGone, stillHeld } from './allergens-gone.ts'
import { asMuchAsSaid } from './amounts-said.ts'
import { batchAsked, dishUsingUp, usedUp } from './batch-asked.ts'
import { bottled, bottlingAsked } from './bottled.ts'
import { isTooLarge, notInIt, tooLarge } from './changed-recipe.ts'
import { isOnlyItsKind, isOtherThing, sayingNoMore } from './dish-asked.ts'
import { extraGrams, isStrangeInIceCream, type Proposal, proposeDish } from './dish-template.ts'
import { changedForGuests, hasWords, namedFor, notAdapted, wantedOf } from './for-guests.ts'
import { dietsOfName, keptBy } from './keeps-diet.ts'
import { keptRecipe, nameUnkept } from './kept-recipe.ts'
import { neededOut, withoutFood } from './left-out.ts'
import { longestName, type Made } from './made.ts'
import { isUndone, mainSwapped, undone } from './main-swap.ts'
import { notMade } from './not-made.ts'
import { ofFruit } from './of-fruit.ts'
import { mixGrams, scaledRecipe } from './scale-recipe.ts'
import { holdsAlcohol, noAlcohol, noSoftVersion } from './soft-drink.ts'
import { strangers } from './strangers.ts'
import { withExtras } from './with-extras.ts'
import { withFilling } from './with-filling.ts'
import { notSwappedIn, withAllSwaps } from './with-swaps.ts'
import { withoutNamed } from './without-named.ts'

/** Servings of a dish when nobody says how many; of a base formula its own batch is taken. */
const usualServings = 4

/** A new recipe, full and ready to keep: the only answer that carries one. */
export const answerCreate = (question: Question, findings: Findings, knowledge: Knowledge): Reply => {
  const spoken = question.change === null ? null : targetOf(question, findings, knowledge)
  const change =
    question.change === null || spoken === null
      ? question.change
      : withClassesNamed(question.change, spoken.recipe.ingredients, knowledge)
  if (spoken !== null && isTooLarge(spoken.recipe)) return tooLarge(spoken.recipe)
  if (change?.kind === 'swap' && spoken !== null && isUndone(change, spoken.recipe, knowledge))
    return undone(spoken.recipe, change.into)
  // 'Y de sepia', after the meatballs: another of them, that we have not, and no cuttlefish by itself.
  const isOther = change === null && otherOf.test(fold(question.text.slice(0, 60)))
  if (isOther && findDish(question.subject, knowledge) === null) return notMade(question)
  const held = change === null || spoken === null ? null : withoutHeld(change, spoken, knowledge)
  if (held !== null) return held
  const made =
    change === null || spoken === null
      ? makeRecipe(question, findings, knowledge)
      : changedForGuests(
          forSo(spoken, question.servings),
          mainSwapped(change, spoken.recipe, question.text),
          wantedOf(question, spoken.recipe),
          knowledge,
        )
  if (made === null) return spoken === null || change === null ? notMade(question) : notInIt(spoken.recipe, change)
  if (question.guests.includes(noAlcohol) && holdsAlcohol(made.recipe, knowledge).length > 0)
    return noSoftVersion(made.recipe, holdsAlcohol(made.recipe, knowledge), knowledge)
  const needed = change === null && findings.recipe === null ? neededOut(question.text, made.recipe, knowledge) : []
  if (needed.length > 0) return notWithout(needed, made.recipe, knowledge)
  const { recipe, origin, notes } = withoutNamed(bottledWhereAsked(made, question), question, knowledge)
  const links = findings.recipes
    .filter(({ name }) => stemsOf(question.subject).every((word) => stemsOf(name).includes(word)))
    .slice(0, 3)
    .map(({ id, name }) => ({ recipeId: id, name }))
  const gone =
    spoken === null || question.change?.kind !== 'drop'
      ? ''
      : paragraphs(stillHeld(question.change.foods, recipe, knowledge), allergensGone(spoken.recipe, recipe, knowledge))
  const shownNotes = [...new Set(notes)].slice(0, 8)
  const response = paragraphs(
    `${bold(recipe.name)} · ${people(recipe.servings)}${question.servings === null && question.recipe === null && findings.recipe === null ? ' (no has dicho cuántas)' : ''} · ${recipe.category}`,
    shownNotes.length > 0 && `**A tener en cuenta**\n${bullets(shownNotes)}`,
    `*${origin}*`,
    gone,
    links.length > 0 && `Ya tienes en tu biblioteca: ${links.map(({ name }) => bold(name)).join(', ')}.`,
  )
  return reply(
    response,
    [`Pásala a ${recipe.servings === 20 ? 30 : 20} raciones`, '¿Cuánto cuesta?', '¿Qué alérgenos lleva?'],
    { recipe, links },
  )
}

/** What only lacks what holds it together is no recipe: what does the same there is told, and the cook says which. */
const notWithout = (foods: readonly string[], recipe: ChatRecipe, knowledge: Knowledge): Reply =>
  reply(
    paragraphs(
      `${bold(recipe.name)} no sale quitando sin más ${foods.join(' ni ')}: hay que poner otra cosa en su lugar.`,
      bullets(foods.map((food) => withoutFood(food, recipe, [], knowledge))),
      'Dime con cuál la quieres y te la escribo; haz media receta antes de servirla.',
    ),
    [],
  )

/** 'Pásala a 20' and then 'sin tomate': the change is made in the recipe for twenty. */
const forSo = (spoken: Target, servings: number | null): Target =>
  servings === null || servings === spoken.recipe.servings
    ? spoken
    : { ...spoken, recipe: scaledRecipe(spoken.recipe, servings) }

/** 'Negroni para 30 embotellado'. */
const bottledWhereAsked = (made: Made, { text }: Question): Made => {
  const drink = made.recipe.category === 'Bebidas' && bottlingAsked.test(fold(text.slice(0, 300)))
  const inBottles = drink ? bottled(made.recipe) : null
  return inBottles === null ? made : { ...made, recipe: inBottles.recipe, notes: [...inBottles.notes, ...made.notes] }
}

const otherOf = /^\W*y (?:(?:la|el|las|los) )?del? /

const makeRecipe = (question: Question, findings: Findings, knowledge: Knowledge): Made | null => {
  const { subject, recipe, servings, factor, lines } = question
  const wanted = diets.filter(({ name }) => question.guests.includes(name))
  // A formula under the name of one diet: 'mayonesa sin huevo'.
  const diet = wanted.length === 1 ? (wanted[0] ?? null) : null
  if (recipe !== null && subject === '') {
    const copy = keptRecipe(recipe, servings, factor)
    const kept = { ...copy, notes: [...copy.notes, ...nameUnkept(recipe, knowledge)] }
    const untold = wanted.filter(({ name }) => !hasWords(recipe.name, name))
    return untold.length === 0 ? kept : withMethod(kept.recipe, kept.origin, wanted, knowledge)
  }
  if (findings.recipe !== null) {
    const { name, category, servings: own, ingredients, method } = findings.recipe
    const kept = keptRecipe({ name, category, servings: own, ingredients, method }, servings, factor)
    return wanted.length === 0
      ? kept
      : withMethod(kept.recipe, `A partir de ${plain(name)}, ${whence.library}.`, wanted, knowledge)
  }
  const listed = listedIngredients(lines)
  if (listed.length > 1) return fromList(question, listed, wanted, knowledge)
  const found = subject === '' ? null : (findDish(subject, knowledge) ?? dishOfUsedUp(question, knowledge))
  const special = diet === null || subject === '' ? null : findDish(`${subject} ${diet.name}`, knowledge)
  // 'Mayonesa sin huevo' is a formula of its own: the lactonesa.
  if (special?.kind === 'formula' && found?.kind === 'formula' && special.formula !== found.formula)
    return fromBase({ ...question, subject: `${subject} ${diet?.name ?? ''}` }, special, [], knowledge)
  // 'Cóctel sin alcohol' is a dish by that name: the San Francisco. 'Tiramisú sin huevo' is one beside the tiramisú.
  if (
    special?.kind === 'dish' &&
    special.unknown.length === 0 &&
    (found === null || isOwnDish(special, found, wanted, knowledge))
  )
    return fromBase({ ...question, subject: special.dish.names[0] ?? subject }, special, [], knowledge)
  if (found !== null && !isOnlyItsKind(found))
    return isOtherThing(found, subject, knowledge) || found.unknown.some(isNoName)
      ? null
      : fromBase(sayingNoMore(question, found.unknown), found, wanted, knowledge)
  const proposal = subject === '' ? null : proposeDish(subject, servings ?? usualServings, knowledge)
  if (proposal === null || proposal.unknown.some(isNoName)) return null
  const name = capital(spelled(plain(proposal.name, longestName), knowledge))
  const made = withMethod(
    {
      name,
      category: proposal.category,
      servings: servings ?? usualServings,
      ingredients: asMuchAsSaid(proposal.ingredients, question.text),
    },
    proposal.plate === null
      ? 'Propuesta de partida, sin probar: cantidades por ración habituales. Ajústala tras la primera prueba.'
      : 'Propuesta sin probar: no tengo este plato y lo he compuesto con el tratamiento usual de cada producto. Haz una prueba antes de ponerlo en carta.',
    wanted,
    knowledge,
    proposal.plate,
  )
  const raw =
    /\b(?:tartar|carpaccio|tiradito|crudo)\b/.test(fold(name)) &&
    proposal.ingredients.some((line) => classify(line.name).role === 'meat')
  return {
    ...made,
    recipe: withPlainOil(made.recipe),
    notes: [...(raw ? [rawMeat] : []), ...strangers(proposal.unknown), ...made.notes],
  }
}

/** 'Que cambio', 'altura a 2600 m', 'kn 5 kls': words of a question, and no part of a dish's name. */
const isNoName = (unknown: string): boolean =>
  /\b(?:que|q|k|como|cuant[oa]s?|cual|pac|pod|me|se|sobr[oa])\b|\d{2}|\b[^aeiou\d\s]{2,}\b/.test(fold(unknown))

/** Whether a dish is one of its own under the name of a diet, and keeps it. */
const isOwnDish = (
  special: FoundDish & { readonly kind: 'dish' },
  found: FoundDish,
  wanted: readonly Diet[],
  knowledge: Knowledge,
): boolean => {
  const { names, ingredients } = special.dish
  const isOther = found.kind !== 'dish' || found.dish.names[0] !== names[0]
  const foods = ingredients.map(({ name }) => name)
  return (
    isOther && names.some((name) => dietsOfName(name).length > 0) && keptBy(foods, wanted, knowledge).breaks === null
  )
}

/** 'Un pudin con 1 kilo de magdalenas' is the pudding of them, where there is one that holds them. */
const dishOfUsedUp = ({ subject, text }: Question, knowledge: Knowledge): FoundDish | null => {
  const food = weightIn(text)?.food ?? ''
  const found = food === '' ? null : findDish(`${subject} de ${food}`, knowledge)
  return found?.kind === 'dish' && dishUsingUp(found.dish, text) !== null ? found : null
}

const rawMeat =
  'Carne cruda: pieza entera, fresca, desinfectada por fuera y cortada al momento; nunca picada de antemano, ni para embarazadas, niños o mayores.'

type Draft = Omit<ChatRecipe, 'method'>

/** The guests' swaps, then the method for what is in it now. */
const withMethod = (
  draft: Draft,
  origin: string,
  wanted: readonly Diet[],
  knowledge: Knowledge,
  plate: Proposal['plate'] = null,
  beside: readonly IngredientDraft[] = [],
): Made => {
  const { ingredients, notes, isFit } = withAllSwaps(draft.ingredients, wanted, draft, knowledge)
  const request = { recipeName: draft.name, ingredients }
  const { method, warnings } = plate === null ? draftWithSauce(request, beside) : draftPlate(request, plate)
  return {
    recipe: { ...draft, name: namedFor(draft.name, wanted, isFit), ingredients, method },
    origin,
    notes: [...(isFit ? [] : [notAdapted(wanted)]), ...notes, ...wanted.map((diet) => diet.notes), ...warnings],
  }
}

const fromBase = (question: Question, found: FoundDish, wanted: readonly Diet[], knowledge: Knowledge): Made => {
  const made = madeFromBase(question, found, wanted, knowledge)
  const { category } = made.recipe
  const strange = found.extras.filter((food) => isStrangeInIceCream(classify(food).role, category))
  const pinch = strange.map(
    (food) =>
      `${capital(plain(food, 40))}: el 1 % de la mezcla para empezar. La fórmula no está equilibrada para eso: prueba y sube.`,
  )
  return {
    ...made,
    recipe: withPlainOil(made.recipe),
    notes: [...strangers(found.unknown, made.recipe.method), ...pinch, ...made.notes],
  }
}

const madeFromBase = (question: Question, base: FoundDish, wanted: readonly Diet[], knowledge: Knowledge): Made => {
  const found = base.kind === 'dish' ? withFilling(ofFruit(base, knowledge), question.subject, knowledge) : base
  const name = capital(spelled(plain(question.subject, longestName), knowledge))
  if (found.kind === 'dish') {
    const batch = question.servings === null ? batchAsked(question) : null
    const mix = batch === null ? null : mixGrams(found.dish)
    const left = question.servings === null ? dishUsingUp(found.dish, question.text) : null
    const byWeight = batch === null || mix === null ? 1 : batch / mix
    const servings = question.servings ?? left ?? Math.max(1, Math.round(found.dish.serves * byWeight))
    const factor = servings / found.dish.serves
    const own = found.dish.ingredients.map((line) => ({ ...line, quantity: weighable(line.quantity * factor) }))
    const draftOfBase = { name, category: found.dish.category, ingredients: own }
    const added = notSwappedIn(
      extras(found.extras, servings, found.dish.category, knowledge),
      draftOfBase,
      wanted,
      knowledge,
    )
    const ingredients = withExtras(own, added, found.dish, question.subject)
    const draft = { name, category: found.dish.category, servings, ingredients }
    if (wanted.length > 0) return withMethod(draft, originOf(found), wanted, knowledge)
    const { method, notes } = methodOfDish(found.dish, name, ingredients)
    const unscaled =
      batch !== null && mix === null ? [`Cuánto rinde al peso no lo sé: va para ${people(servings)}. Di cuántas.`] : []
    const usingUp = left === null ? [] : [`Van ${people(servings)} para gastar ${weightIn(question.text)?.said ?? ''}.`]
    return { recipe: { ...draft, method }, origin: originOf(found), notes: [...unscaled, ...usingUp, ...notes] }
  }
  const { formula, instead } = found
  const left = usedUp(formula, question.text)
  const batch = batchAsked(question)
  const byWeight = batch === null ? formula.serves : (formula.serves * batch) / finishedGrams(formula)
  const servings = question.servings ?? (left === null ? Math.max(1, Math.round(byWeight)) : left.servings)
  const parts = left !== null && question.servings === null ? left.parts : forServings(formula, servings)
  const made = recipeOfFormula(formula, parts, servings, {
    name,
    ...(instead === null ? {} : { instead: asCut(instead, formula.slot?.food ?? '', knowledge) }),
  })
  const category: Category | string =
    formula.slot !== undefined && instead !== null ? (categoryOf(name) ?? formula.category) : formula.category
  // Cheese is not stewed as ham is: its croquettes are written anew.
  const melts = instead !== null && meltingRoles.has(classify(instead).role)
  if (found.extras.length === 0 && wanted.length === 0 && !melts)
    return {
      recipe: { ...made, category },
      origin: originOf(found),
      notes: [`Proporción: ${formula.ratio}.`, ...formula.notes],
    }
  const beside = notSwappedIn(
    extras(found.extras, servings, formula.category, knowledge),
    { name, category, ingredients: made.ingredients },
    wanted,
    knowledge,
  )
  const ingredients = [...made.ingredients, ...beside]
  const draft = { ...made, category, ingredients }
  const { recipe, origin, notes } = withMethod(draft, originOf(found), wanted, knowledge, null, beside)
  // Of what has been swapped the proportion of the base says nothing.
  const isSame =
    wanted.length === 0 || ingredients.every(({ name: own }) => recipe.ingredients.some((line) => line.name === own))
  return { recipe, origin, notes: isSame ? [...notes, `Proporción de la base: ${formula.ratio}.`] : notes }
}

/** What is minced in the base is minced of another meat as well. */
const asCut = (instead: string, slot: string, knowledge: Knowledge): string =>
  /^carne picada\b/i.test(slot) && ['meat', 'poultry'].includes(classify(instead).role)
    ? `Carne picada de ${knownName(instead, knowledge).toLowerCase()}`
    : knownName(instead, knowledge)

const extras = (
  foods: readonly string[],
  servings: number,
  category: string,
  knowledge: Knowledge,
): IngredientDraft[] =>
  foods.map((food) => ({
    name: knownName(food, knowledge),
    quantity: /^foie\b/i.test(food) ? foieBeside * servings : extraGrams(classify(food).role, servings, category),
    unit: 'g',
  }))

/** Of foie in a sauce or a garnish, g a serving. Ours. */
const foieBeside = 25

const meltingRoles: ReadonlySet<Role> = new Set<Role>(['cheese', 'softCheese'])

const originOf = (found: FoundDish): string => {
  const added =
    found.extras.length > 0
      ? `, con ${found.extras.map((food) => plain(food).toLowerCase()).join(', ')} en cantidad habitual, sin probar`
      : ''
  return found.kind === 'formula'
    ? `Fórmula base de obrador${added}. Cada casa tiene su margen.`
    : `Proporciones habituales del plato${added}. Pruébala antes del servicio.`
}

const fromList = (
  question: Question,
  listed: readonly IngredientDraft[],
  wanted: readonly Diet[],
  knowledge: Knowledge,
): Made => {
  const first = listed.slice(0, 3).map(({ name }) => plain(name, 40))
  const asked = subjectBeforeList(question.subject, listed)
  const name = capital(
    asked === '' ? first.join(', ').replace(/, ([^,]*)$/, ' y $1') : spelled(plain(asked, longestName), knowledge),
  )
  const draft = {
    name,
    category: categoryOf(name) ?? noCategory,
    servings: question.servings ?? 1,
    ingredients: listed,
  }
  return withMethod(
    draft,
    'Con tus ingredientes y tus cantidades; el método es una propuesta de partida, sin probar.',
    wanted,
    knowledge,
  )
}

/** A dish said before its list: 'croquetas con 200 g de jamón y 1 l de leche'. */
const subjectBeforeList = (subject: string, listed: readonly IngredientDraft[]): string => {
  const dish = subject.split(/ con |:|,| y /)[0]?.trim() ?? ''
  const listedWords = new Set(listed.flatMap(({ name }) => stemsOf(name)))
  return /\d/.test(dish) || stemsOf(dish).every((word) => listedWords.has(word)) ? '' : dish
}
