import type { Reply } from '#core/assistant/reply.ts'
import type { Question } from '#core/assistant/turns/question.ts'
import { foodsNamed } from '#core/calculate/reading/foods-named.ts'
import type { Knowledge } from '#core/cookbook/cookbook.ts'
import type { Page } from '#core/cookbook/page.ts'
import { evidenceIn } from '#core/look-up/evidence.ts'
import { lookUp, sureFrom } from '#core/look-up/look-up.ts'
import { termOf, termsOf } from '#core/look-up/terms.ts'
import type { FoodCategory } from '#core/pantry/food.ts'
import { fold } from '#core/spanish/fold.ts'
import { answerSure } from './answer-looked.ts'
import { passageOf } from './answer-page.ts'

/** The word under which the cards of pairing speak of a shelf of foods. */
const shelfWords: ReadonlyMap<FoodCategory, string> = new Map<FoodCategory, string>([
  ['pescados', 'pescado'],
  ['crustaceos', 'marisco'],
  ['moluscos_y_cefalopodos', 'marisco'],
  ['vacuno', 'carne'],
  ['porcino', 'carne'],
  ['ovino_y_caprino', 'carne'],
  ['aves', 'carne'],
  ['caza_y_conejo', 'carne'],
  ['casqueria', 'carne'],
  ['embutidos_y_curados', 'carne'],
  ['quesos', 'queso'],
  ['chocolate_y_cacao', 'postre'],
  ['galletas_y_pasteleria', 'postre'],
  ['frutas', 'postre'],
  ['verduras_hortalizas', 'verdura'],
  ['setas', 'verdura'],
])

/** Categories of dishes that are told of by their own name, whatever they hold. */
const categoryWords: ReadonlyMap<string, string> = new Map([
  ['Postres', 'postre'],
  ['Helados', 'postre'],
  ['Arroces', 'paella'],
  ['Pastas', 'pasta'],
  ['Legumbres', 'legumbre'],
  ['Sopas y cremas', 'crema'],
])

const beerCard = 'cards/maridaje/cerveza-y-comida'

const dryCard = 'cards/maridaje/sin-alcohol-menu'
/** Shelves the card without alcohol tells apart. */
const dryWords: ReadonlyMap<FoodCategory, string> = new Map<FoodCategory, string>([
  ['porcino', 'cerdo'],
  ['aves', 'ave'],
  ['ovino_y_caprino', 'cordero'],
  ['caza_y_conejo', 'caza'],
])

/** Words that ask for a drink, and name no dish. */
const asksDrink: ReadonlySet<string> = new Set(
  termsOf('vino vinos cerveza maridaje maridar bebida bebo beber copa tinto blanco rosado cava sidra buen'),
)

/** What to drink with a dish: the line that says it of what is named, or of the shelf it stands on; null where none does. */
export const answerPairing = (question: Question, knowledge: Knowledge): Reply | null => {
  const { sure, asked, found } = question.looked
  const dish = found.find(({ page, named }) => named && page.kind !== 'cards')?.page
  // 'Y sin alcohol', of the cheese: its card says so in a line of its own.
  const isDry = asked.terms.includes(termOf('alcohol'))
  const own = isDry ? null : lineOn(question, dish?.category ?? '', knowledge)
  if (own !== null) return own
  if (isDry) return dryWith(question, dish, knowledge)
  const isBeer = asked.terms.includes(termOf('cerveza'))
  // The card without alcohol is told to who asks for it.
  const isAsked = (page: Page): boolean =>
    page.type === 'maridaje' && page.path !== dryCard && (!isBeer || page.path === beerCard)
  if (sure !== null && isAsked(sure.page)) return answerSure(question)
  const beer = isBeer ? knowledge.cookbook.byPath.get(beerCard) : undefined
  if (beer !== undefined) return passageOf(beer, 'Servir', asked)
  const near = found.find(({ page, confidence }) => isAsked(page) && confidence >= sureFrom)
  if (near !== undefined) return passageOf(near.page, 'Servir', asked)
  const word = shelfOf(question, dish, knowledge, shelfWords)
  if (word === undefined) return null
  const onShelf = lookUp(`qué vino con ${word}`, knowledge)
  const card = onShelf.found.find(({ page }) => isAsked(page))
  return card === undefined ? null : passageOf(card.page, 'Servir', onShelf.asked)
}

/** The word under which the cards speak of what a question names: of its dish's category, else of a food it names or is made of. */
const shelfOf = (
  question: Question,
  dish: Page | undefined,
  { pantry }: Knowledge,
  words: ReadonlyMap<FoodCategory, string>,
): string | undefined => {
  const ofDish = (dish?.ingredients ?? []).map(({ name }) => pantry.match(name)?.food.category)
  return (
    categoryWords.get(dish?.category ?? '') ??
    foodsNamed(fold(question.text.slice(0, 300)), pantry)
      .map(({ food }) => words.get(food.category))
      .concat(ofDish.map((category) => (category === undefined ? undefined : words.get(category))))
      .find((one) => one !== undefined)
  )
}

/** What to drink without alcohol with what is named: the line of its card that speaks of it, or of its shelf. */
const dryWith = (question: Question, dish: Page | undefined, knowledge: Knowledge): Reply | null => {
  const card = knowledge.cookbook.byPath.get(dryCard)
  if (card === undefined) return null
  const word = shelfOf(question, dish, knowledge, new Map([...shelfWords, ...dryWords])) ?? ''
  return passageOf(card, 'Servir', lookUp(`${question.text.slice(0, 200)} ${word}`, knowledge).asked)
}

/** The line of a card of pairing that speaks of what is named, by its first words: 'Rabo y carrillera: …'. */
const lineOn = (
  { looked: { asked }, text }: Question,
  category: string,
  { cookbook, pantry }: Knowledge,
): Reply | null => {
  const foods = foodsNamed(fold(text.slice(0, 300)), pantry)
  const ofFoods = new Set(foods.flatMap(({ food }) => termsOf(food.name)))
  const shelf =
    foods.map(({ food }) => shelfWords.get(food.category)).find((one) => one !== undefined) ??
    ['carne', 'pescado', 'marisco', 'verdura'].find((one) => asked.terms.includes(termOf(one)))
  // 'Tartar de atún' is no steak tartar: what only names the way is told of the food's own shelf.
  const isOther = (page: Page, head: ReadonlySet<string>): boolean =>
    shelf !== undefined &&
    ['carne', 'pescado', 'marisco', 'verdura'].includes(shelf) &&
    ![...ofFoods].some((term) => head.has(term)) &&
    ['carne', 'pescado', 'marisco', 'verdura'].some(
      (one) => one !== shelf && termsOf(page.name).includes(termOf(one)),
    ) &&
    !termsOf(page.name).includes(termOf(shelf))
  const isBeer = asked.terms.includes(termOf('cerveza'))
  const isDessert = categoryWords.get(category) === 'postre'
  // 'Rodaballo a la brasa': the line of the fish goes before one of the way it is cooked.
  let best: { readonly page: Page; readonly weight: number; readonly ofFood: boolean } | null = null
  for (const page of cookbook.pages) {
    if (page.type !== 'maridaje' || page.path === dryCard || isBeer !== (page.path === beerCard)) continue
    if (isDessert && !page.path.includes('postre')) continue
    for (const { statement, weight } of evidenceIn(page, asked)) {
      const isNamed = asked.terms.some((term) => !asksDrink.has(term) && statement.head.has(term))
      if (isOther(page, statement.head)) continue
      if (statement.heading !== 'Servir' || !isNamed) continue
      const ofFood = [...ofFoods].some((term) => statement.head.has(term))
      const isBetter = best === null || ofFood !== best.ofFood ? ofFood || best === null : weight > best.weight
      if (weight > 0 && isBetter) best = { page, weight, ofFood }
    }
  }
  return best === null ? null : passageOf(best.page, 'Servir', asked)
}
