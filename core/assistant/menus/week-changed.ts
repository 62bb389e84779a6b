import type { Reply } from '#core/assistant/reply.ts'
import { bold, capital, declined, paragraphs, reply } from '#core/assistant/say.ts'
import type { Message } from '#core/assistant/turns/conversation.ts'
import { foodsNamed } from '#core/calculate/reading/foods-named.ts'
import type { Knowledge } from '#core/cookbook/cookbook.ts'
import { type FoodCategory, meatsAndCured, seafood } from '#core/pantry/food.ts'
import { fold } from '#core/spanish/fold.ts'

/** 'El viernes sin carne', of a week laid out on a card. Over the folded text. */
const dayWithout =
  /^\W*(?:(?:y|pero|vale|mejor|ahora)[, ]+)*(?:pon(?:me)? |quiero |haz )?(?:el |los )?(lunes|martes|miercoles|jueves|viernes|sabado|domingo)s?,? (?:que (?:sea|vaya) |va |lo quiero )?sin (carne|pescado)\W*$/
/** '- Viernes: garbanzos con espinacas; pavo en su jugo; manzana asada. Cena: crema de puerro y tortilla.' */
const dayLine = /^- (Lunes|Martes|Miércoles|Jueves|Viernes|Sábado|Domingo): (.+)$/gmu
const fewestDays = 5

const kinds: Readonly<Record<string, readonly FoodCategory[]>> = {
  carne: meatsAndCured,
  pescado: ['pescados', ...seafood],
}
const words: Readonly<Record<string, RegExp>> = {
  carne: /\b(?:carne|ave|pollo|pavo|ternera|cerdo|cordero|albondigas|jamon|chorizo|croquetas?)\b/,
  pescado: /\b(?:pescado|merluza|bacalao|pescadilla|lenguado|atun|salmon|marisco)\b/,
}

/**
 * A day of the week before without meat or without fish: each of its dishes that holds some gives way to the one in its place of another day,
 * which fits the same guests. Null of any other turn, or where no week was laid out.
 */
export const weekChanged = (messages: readonly Message[], { pantry }: Knowledge): Reply | null => {
  const found = dayWithout.exec(fold(messages.at(-1)?.content.slice(0, 80) ?? ''))
  if (found === null) return null
  const week = messages.findLast(({ role, content }) => role === 'assistant' && daysIn(content).length >= fewestDays)
  const [, day = '', kind = ''] = found
  const days = daysIn(week?.content ?? '')
  const wanted = days.find(({ name }) => fold(name) === day)
  if (week === undefined) return oneDayOnly.test(messages.at(-2)?.content ?? '') ? onlyOneDay(day) : null
  if (wanted === undefined) return null
  const holds = (dish: string): boolean =>
    words[kind]?.test(fold(dish)) === true ||
    foodsNamed(fold(dish), pantry).some(({ food }) => kinds[kind]?.includes(food.category) === true)
  const changed = wanted.dishes.map((dish, place) => {
    if (!holds(dish)) return { dish, former: '' }
    const other = days.filter((one) => one !== wanted).map(({ dishes }) => dishes[place] ?? '')
    const instead = other.find((one) => one !== '' && !holds(one) && !wanted.dishes.includes(one))
    return { dish: instead ?? '', former: dish }
  })
  const none = changed.find(({ dish }) => dish === '')
  const swapped = changed.filter(({ former }) => former !== '')
  if (none !== undefined)
    return reply(
      `En ${bold(wanted.name)} no tengo con qué cambiar «${none.former}» sin ${kind}. Dime el plato y lo pongo.`,
    )
  const said = changed.map(({ dish }) => dish).join('; ')
  return reply(
    paragraphs(
      `${bold(wanted.name)}${swapped.length === 0 ? ` ya va sin ${kind}` : ` sin ${kind}`}: ${said.replace('; Cena:', '. Cena:')}.`,
      swapped.length > 0 &&
        `${capital(swapped.map(({ dish, former }) => `${dish}, en vez de ${former.replace(/^Cena: /, '')}`).join('; '))}.`,
      'Los demás días, como estaban.',
    ),
  )
}

/** A menu that says of no day. */
const oneDayOnly = /^Menú: \*\*/
const onlyOneDay = (day: string): Reply =>
  declined(
    `Lo que te he dado es el menú de un día, no el de la semana: de ${bold(day)} no tengo nada aparte. Pídeme el **menú semanal** y te digo qué cambia ese día.`,
    ['Menú semanal para una residencia'],
  )

const daysIn = (content: string): readonly { readonly name: string; readonly dishes: readonly string[] }[] =>
  [...content.matchAll(dayLine)].map(([, name = '', said = '']) => ({
    name,
    dishes: dishesIn(said.replace(/\.$/, '')),
  }))

/** What is eaten at noon, dish by dish, and then the supper as one. */
const dishesIn = (said: string): readonly string[] => {
  const [noon = '', supper = ''] = said.split('. Cena: ')
  return [...noon.split('; '), ...(supper === '' ? [] : [`Cena: ${supper}`])]
}
