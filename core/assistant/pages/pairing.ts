import type { Reply } from '#core/assistant/reply.ts'
import type { Question } from '#core/assistant/turns/question.ts'
import { foodsNamed } from '#core/calculate/foods-named.ts'
import type { Knowledge } from '#core/cookbook/cookbook.ts'
import { lookUp, sureFrom } from '#core/look-up/look-up.ts'
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

/** What to drink with a dish: the card that says it, or that of the shelf its food stands on; null where none does. */
export const answerPairing = (question: Question, knowledge: Knowledge): Reply | null => {
  const { sure, asked } = question.looked
  if (sure?.page.type === 'maridaje') return answerSure(question)
  const own = question.looked.found.find(({ page, confidence }) => page.type === 'maridaje' && confidence >= sureFrom)
  if (own !== undefined) return passageOf(own.page, 'Servir', asked)
  const dish = question.looked.found.find(({ page, named }) => named && page.kind !== 'cards')?.page
  const ofDish = (dish?.ingredients ?? []).map(({ name }) => knowledge.pantry.match(name)?.food.category)
  const isSweet = dish?.category === 'Postres' || dish?.category === 'Helados'
  const word = isSweet
    ? 'postre'
    : foodsNamed(fold(question.text.slice(0, 300)), knowledge.pantry)
        .map(({ food }) => shelfWords.get(food.category))
        .concat(ofDish.map((category) => (category === undefined ? undefined : shelfWords.get(category))))
        .find((one) => one !== undefined)
  if (word === undefined) return null
  const found = lookUp(`qué vino con ${word}`, knowledge).found.find(({ page }) => page.type === 'maridaje')
  return found === undefined ? null : passageOf(found.page, 'Servir', asked)
}
