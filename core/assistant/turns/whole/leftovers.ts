import { plain } from '#core/assistant/say.ts'
import { foodsIn } from '#core/assistant/turns/find-dish.ts'
import type { Knowledge } from '#core/cookbook/cookbook.ts'
import { type FoodCategory, meats, seafood } from '#core/pantry/food.ts'
import { fold } from '#core/spanish/fold.ts'

/** Whether there is too much of something, or it is near its end. */
export const isLeftover = (text: string): boolean =>
  /\b(?:caduc\w{1,4}|sobr(?:a|an|o|ado|aron|ados|adas|ada)|se (?:me )?(?:pasan?|estropean?|van? a)|madur[oa]s?|antes de que|quedan? pocos dias|gastar|aprovech\w{1,4}|dar salida)\b/.test(
    fold(text.slice(0, 200)),
  )

/** How more days are won, by the shelf of the food. −18 °C: RD 1021/2022 and RD 1109/1991; the rest, oficio. */
const ways: readonly (readonly [readonly FoodCategory[], string])[] = [
  [
    ['verduras_hortalizas', 'legumbres'],
    'escaldar 2–3 min, enfriar en hielo y congelar a −18 °C, o cocer hoy en caldo, crema o pisto y congelar en raciones',
  ],
  [['setas'], 'saltear hoy y congelar, o secar a 50 °C'],
  [['frutas'], 'en puré o en compota, congelada a −18 °C, o en confitura'],
  [['hierbas'], 'triturada con aceite y congelada en cubitos'],
  [['pescados', ...seafood], 'cocer o congelar hoy mismo a −18 °C, limpio y seco; las cabezas y espinas, en fumet'],
  [meats, 'cocinar hoy (guisada aguanta 3 días a 4 °C) o congelar a −18 °C antes de que pase su fecha'],
  [
    ['leches_y_natas'],
    'hacer hoy salsa, crema o panna cotta, o mantequilla batiendo; se congela para cocinar, que montada ya no queda igual',
  ],
  [['quesos'], 'rallado y congelado, para gratinar y salsas'],
  [['huevos'], 'las claras se congelan tal cual; las yemas, batidas con un 10 % de azúcar o un 1 % de sal'],
  [['panes'], 'rallado, tostado o congelado en rebanadas'],
  [
    ['cereales_y_granos', 'pastas_y_fideos'],
    'si se enfrió en menos de 2 h, gastar en 24 h a 4 °C y recalentar una sola vez a 74 °C en el centro; si no, tirar',
  ],
]

/** 'Para que dure, …' of each food named; null where nothing is known of them. */
export const prolonged = (subject: string, knowledge: Knowledge): string | null => {
  const said = foodsIn(subject, knowledge).flatMap((food) => {
    const category = knowledge.pantry.match(food)?.food.category
    const way = ways.find(([categories]) => category !== undefined && categories.includes(category))
    return way === undefined ? [] : [`${plain(food, 40).toLowerCase()}: ${way[1]}`]
  })
  return said.length === 0
    ? null
    : `Para que dure, ${said.slice(0, 3).join('; ')}. Con fecha de caducidad pasada, se tira.`
}
