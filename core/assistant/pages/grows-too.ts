import type { Reply } from '#core/assistant/reply.ts'
import type { Question } from '#core/assistant/turns/question.ts'
import type { Knowledge } from '#core/cookbook/cookbook.ts'
import { fold } from '#core/spanish/fold.ts'
import { passageOf } from './answer-page.ts'

/** 'La levadura también se multiplica', of what was just scaled. */
const asks =
  /^\W*(?:y )?(?:(?:la|el|las) )?(?:levadura|sal|especias|gelatina|impulsor|picante|aceite|agar|masa madre)\b.{0,20}\b(?:se (?:multiplica|dobla|duplica|triplica)n?|crecen?|suben? igual|en la misma proporcion)\b/

/** 'Y el tiempo de cocción cambia'. */
const asksTime =
  /^\W*(?:y )?(?:el |la )?(?:tiempo|horno|coccion|temperatura)(?: del? [a-z]{4,}){0,2} (?:tambien )?(?:cambian?|varian?|suben?|aumentan?|crecen?|se (?:multiplican?|doblan?|alargan?)|es (?:el mismo|la misma|igual))\b/

/** 'Qué no se multiplica cuando duplico': of any recipe. */
const asksWhich =
  /\b(?:que|cuales|lo que|cosas que|ingredientes que) no (?:se |hay que |debo |puedo |conviene )?(?:multiplic|dobl|duplic|triplic|crec|escal|sub)\w*/

/** Whether one thing of a recipe, or its time, grows with the others, by the page that says so; null of any other question. */
export const growsToo = ({ text, looked }: Question, { cookbook }: Knowledge): Reply | null => {
  const folded = fold(text.slice(0, 120))
  const page =
    asks.test(folded) || asksTime.test(folded) || asksWhich.test(folded)
      ? cookbook.byPath.get('cards/casa/multiplicar-una-receta')
      : undefined
  return page === undefined ? null : passageOf(page, 'Puntos', looked.asked)
}
