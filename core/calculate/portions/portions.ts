import type { Calculation } from '#core/calculate/calculation.ts'
import { guestsIn } from '#core/calculate/reading/guests.ts'
import { plain } from '#core/calculate/say.ts'
import { guestsFor } from './guests-for.ts'
import { guestsOf } from './guests-of.ts'
import { hoursIn, ofHours } from './of-hours.ts'
import { alsoAsked, bareThing, behindEvent, behindGuests, isOrdered } from './ordered.ts'
import { portionNamed } from './portion-named.ts'
import { portionText } from './portion-text.ts'

const perGuest = /\b(?:por|x|cada) (?:persona|racion|comensal|cabeza|pax|pers|cubierto|plato|invitado|nino|barba)\b/
const asksAmount =
  /\d [a-z ]{0,20}\b(?:kilos|kg|litros)(?: de [a-z]+)?\W*$|^\W*(?:botellas|litros|kilos|piezas)\b|\bpara brindar\b|\bcuant[oa]s?\b|\bgramajes?\b|\bgramos\b|\bcantidad\b|\bracion(?:es)?\b|\bpeso\b/
/** Other things are asked with 'cuánto', and a recipe of something for so many is no portion of it. */
const otherwise =
  /€|\beuros?\b|\bcuest|\bvale\b|\bprecio|\bcobr|\bcost[eo]|\btiempo\b|\btarda|\bdura|\baguanta|\bcalorias?\b|\bkcal\b|\bproteinas?\b|\bcocineros?\b|\bcamareros?\b|\breceta\b|\bcrea\b|\bmenu de \d|\blleva\b(?!.*\bpor persona\b)|^\W*(?:la )?(?:sal|azucar(?:es)?|grasas?|fibra|sodio|hidratos) (?:de|en|que|por racion)\b/

/** Words before the thing that only say how it is counted. */
const head =
  /^.*?(?:\b(?:cuant[oa]s?|gramajes?|gramos|cantidad|raciones|racion|peso)\b |^(?=botellas|litros|kilos|piezas))(?:(?:de|en|del|la|el) )*(?:(?:kg|kilos?|gramos|g|litros?|l|ml|botellas?|piezas|unidades|raciones?|una racion|bolsas|platos) (?:de )?)?/

/** What a guest eats or drinks, for so many guests; and how many an amount is for, by the table of portions. */
export const portionsOf: Calculation = {
  id: 'raciones',
  continues: true,
  work: (ask, { said }) => {
    const { folded, slots } = ask
    const bare = bareThing(ask, said)
    if (bare !== null) return bare
    // 'Tortilla sin cebolla para 4' orders the dish.
    if (
      /\bsin (?!cabeza|hueso|piel|espina|limpiar|pelar|cascara|alcohol|hilo)[a-z]{3}/.test(folded) &&
      !/\bcuant/.test(folded)
    )
      return null
    if (!(asksAmount.test(folded) || perGuest.test(folded) || isOrdered(ask)) || otherwise.test(folded)) return null
    const amounts = slots.filter(({ kind }) => kind === 'mass' || kind === 'volume')
    const container = amounts.find(({ at }) => ofContainer.test(folded.slice(0, at))) ?? null
    const amount = amounts.find((slot) => slot !== container) ?? null
    // 'Cuánto pan compro', of the guests spoken of; a longer question says its own.
    const isShort =
      folded.length <= longestFollowing && !/\b(?:racion(?:es)?|gramajes?|por|cada) (?:de |persona|cabeza)/.test(folded)
    // What was said of the event before holds of what is asked of its guests.
    const before = isShort && amount === null && !slots.some(({ value }) => value > 0) ? said : ''
    const guests = guestsOf(ask, before)
    if (amount !== null && guests === null && asksGuests.test(folded)) return guestsFor(ask, amount)
    if (
      amount !== null ||
      (guests === null && !perGuest.test(folded) && !/\bracion(?:es)? de [a-z]|\bgramajes?\b/.test(folded))
    )
      return null
    // 'Merluza, cuánta compro para 40': the thing may go before the question.
    const ahead = /^(?:[^;]*; )?(.{3,40}?),?(?: de| a)? cuant[oa]s?\b/
      .exec(folded)?.[1]
      ?.replace(/^\W*(?:para |de |y |la |el |los |las )*/, '')
    const found =
      portionNamed(folded.replace(head, '').replace(/\bpara brindar\b/, 'para'), ask, before) ??
      // 'Cuántas piezas saco': what is counted is the thing itself.
      portionNamed(/\bcuant[oa]s? ((?:piezas|raciones|botellas|platos) .*)$/.exec(folded)?.[1] ?? '', ask, before) ??
      (ahead === undefined ? null : portionNamed(ahead, ask, before)) ??
      // 'Piezas por cabeza', 'para 25 pax arroz'.
      portionNamed(
        /\b([a-z]{3,14}) (?:por|x) (?:cabeza|persona|comensal|pax|invitado)/.exec(folded)?.[1] ?? '',
        ask,
        before,
      ) ??
      portionNamed(behindGuests.exec(folded)?.[1] ?? behindEvent.exec(folded)?.[1] ?? '', ask, before) ??
      // 'Patatas fritas 50 raciones, kilos'.
      portionNamed(
        /^\W*([a-z]{3,14}(?: [a-z]{3,12})?) \d{1,4} (?:raciones|personas|pax|comensales)\b/.exec(folded)?.[1] ?? '',
        ask,
        before,
      )
    if (found === null) return null
    const lasting = hoursIn(folded)
    const first = lasting === null ? portionText(found, guests, container) : ofHours(found, guests, lasting, container)
    const others = alsoAsked(ask).map((one) => portionText(one, guests).answer)
    const all = guestsIn(folded, slots, true)?.all ?? 0
    const people = slots.filter(({ kind }) => kind === 'guests')
    const counted =
      people.length > 1 && guests === all
        ? `${people.map(({ value }) => plain(value)).join(' + ')} = ${plain(all)}; `
        : ''
    const working =
      guests !== null && all > guests
        ? `${first.working}, sin los ${plain(all - guests)} niños`
        : `${counted}${first.working}`
    return { ...first, working, answer: [first.answer, ...others].join('\n') }
  },
}

/** 'Botellas de litro y medio', 'botellas de agua de 50 cl': how large they are. */
const ofContainer =
  /\b(?:botellas?|botellines?|garrafas?|latas?|bricks?|barriles?|jarras?|bolsas?|sacos?)(?: de [a-z]{3,12})? de (?:un )?$/

/** Characters. */
const longestFollowing = 60

const asksGuests =
  /\bcuant[oa]s (?:raciones|personas|platos|comensales|porciones|pax|invitados)\b|\b(?:para|pa) cuant[oa]s\b/
