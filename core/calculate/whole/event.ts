import type { Calculation } from '#core/calculate/calculation.ts'
import { foodsNamed } from '#core/calculate/reading/foods-named.ts'
import { guestsIn, guestsSaid } from '#core/calculate/reading/guests.ts'
import { measuresOf } from '#core/calculate/reading/named-rows.ts'
import { ownPart } from '#core/calculate/reading/words.ts'
import { countBetween, plain, volumeBetween, weightBetween } from '#core/calculate/say.ts'
import type { Knowledge } from '#core/cookbook/cookbook.ts'
import type { Portion } from '#core/cookbook/measures.ts'
import { sectionLines } from '#core/cookbook/page.ts'
import { appliedRates } from './rates.ts'

/** An event and its guests and no more: 'boda de 120 adultos y 15 niños', 'tengo un catering para 80'. */
const isEvent =
  /^\W*(?:(?:tengo|tenemos|hay|sale|viene|es) )?(?:un |una |el |la )?(?:boda|banquete|bautizo|comunion|evento|catering|coctel(?: de pie)?|celebracion|vino espanol|comida de empresa|cena de empresa|recepcion)s? (?:de|para|con|pa) [a-z\d ,]{2,50}\W*$/
const isGuests =
  /^\W*(?:tengo|tenemos|somos|seremos|vienen|seran|me vienen)(?: unos| a)? \d{1,4} (?:pax|personas|comensales|invitados|cubiertos|clientes)(?: [a-z]{2,12}){0,5}\W*$/
const asks =
  /\bcuant|\bque\b|\bmenu\b|\breceta|\bplato|\bidea|€|\bprecio|\bcamarer|\bcociner|\bhoras?\b|\bsin\b|\bvegan/

/** What every table takes, and what only the grown-ups drink. */
const usual = ['pan', 'agua', 'vino', 'cava', 'café', 'hielo', 'tarta'] as const
const ofAdults: ReadonlySet<string> = new Set(['vino', 'cava'])

/** What is bought for so many guests, before a dish is said: the questions that follow go on from it. */
export const event: Calculation = {
  id: 'evento',
  work: ({ folded, slots, knowledge }) => {
    const guests = guestsIn(folded, slots)
    if (guests === null || !(isEvent.test(folded) || isGuests.test(folded)) || asks.test(folded)) return null
    if (namesDrink(folded, knowledge)) return null
    const { portions } = measuresOf(knowledge.cookbook)
    const isStanding = /\bcoctel|\bvino espanol|\brecepcion/.test(folded)
    const lines = [...(isStanding ? ['piezas'] : []), ...usual].flatMap((name) => {
      const rows = portions.find(name)?.rows ?? []
      const row =
        rows.find(({ occasion }) => occasion === (isStanding ? 'cóctel' : '')) ??
        rows.find(({ occasion }) => occasion === '')
      if (row === undefined) return []
      const many = ofAdults.has(name) ? guests.adults : guests.all
      return [`- ${name.charAt(0).toUpperCase()}${name.slice(1)}: **${amountText(row, many)}**`]
    })
    return {
      answer: `Para ${plain(guests.all)} personas${guests.adults < guests.all ? ` (${plain(guests.adults)} adultos y ${plain(guests.all - guests.adults)} niños, que comen la mitad)` : ''}, lo usual:\n${lines.join('\n')}`,
      working: '',
      notes: ['Pregúntame por lo demás («¿y jamón?», «¿cuántos camareros?») o por el menú. Fuente: oficio.'],
    }
  },
}

/** 'Cóctel con mezcal y pomelo para 15' is one to shake. */
const namesDrink = (folded: string, { pantry }: Knowledge): boolean =>
  /\bcoctel (?:de|con) /.test(folded) && foodsNamed(folded, pantry).some(({ food }) => shaken.has(food.category))
const shaken: ReadonlySet<string> = new Set(['vinos_y_licores', 'bebidas_no_alcoholicas', 'frutas'])

/** 'Bebida para 90': all that is drunk at it. */
export const drinksOfEvent: Calculation = {
  id: 'bebida del evento',
  work: ({ folded, slots, knowledge }, { said }) => {
    if (!/\bbebidas?\b/.test(folded) || folded.length > 90 || /€|\bprecio|\bcuest|\breceta|\bsin alcohol/.test(folded))
      return null
    const guests = guestsIn(folded, slots) ?? (slots.length === 0 ? guestsSaid(folded, slots, said) : null)
    if (guests === null) return null
    const { portions } = measuresOf(knowledge.cookbook)
    const lines = drinks.flatMap((name) => {
      const row = portions.find(name)?.rows.find(({ occasion }) => occasion === '')
      if (row === undefined) return []
      const many = grownUps.has(name) ? guests.adults : guests.all
      return [`- ${name.charAt(0).toUpperCase()}${name.slice(1)}: **${amountText(row, many)}**`]
    })
    return {
      answer: `Bebida para ${plain(guests.all)} personas${guests.adults < guests.all ? ` (${plain(guests.adults)} adultos y ${plain(guests.all - guests.adults)} niños)` : ''}, con todo:\n${lines.join('\n')}`,
      working: '',
      notes: ['Si hay cerveza y refresco además del vino, del vino basta la mitad. Fuente: oficio.'],
    }
  },
}

const drinks = ['agua', 'vino', 'cerveza', 'refresco', 'cava', 'hielo'] as const
const grownUps: ReadonlySet<string> = new Set(['vino', 'cerveza', 'cava'])

const amountText = ({ measure, low, high }: Portion, many: number): string =>
  measure === 'g'
    ? weightBetween(low * many, high * many)
    : measure === 'ml'
      ? volumeBetween(low * many, high * many)
      : `${countBetween(low * many, high * many)} ${measure}`

/** What is no ordinary service. */
const isAtEvent = /\b(?:banquete|boda|coctel|bufe|buffet|evento|catering|comunion|bautizo|invitados|fiesta)\b/

const staff = /\b(camarer|cociner|barman|bartender|friegaplatos|personal)/

/** 'Cuántos camareros', of the guests said now or before: by the card of an event's staff, else of the house's. */
export const staffOfEvent: Calculation = {
  id: 'personal del evento',
  continues: true,
  work: ({ folded, slots, knowledge }, { said }) => {
    const worker = staff.exec(folded)?.[1]
    const now = guestsIn(folded, slots)
    if (
      worker === undefined ||
      (slots.length > 0 && (now === null || slots.length > 1)) ||
      folded.length > 80 ||
      /€|\beuros?\b|\bhoras?\b|\bcuest|\bcobr|\bpag/.test(folded) ||
      !/\bcuant|^\W*y |^\W*(?:camarer|cociner|barman|friegaplatos|personal)/.test(folded)
    )
      return null
    const guests = now ?? guestsSaid(folded, slots, said)
    const isEvent = slots.length === 0 || isAtEvent.test(folded)
    const page = knowledge.cookbook.byPath.get(
      isEvent ? 'cards/eventos/personal-de-evento' : 'cards/casa/personal-de-cocina',
    )
    if (guests === null || page === undefined) return null
    const root = worker === 'bartender' ? 'barman' : worker
    const lines = appliedRates(
      sectionLines(page, isEvent ? 'Puntos' : 'Escala').join('\n'),
      [],
      guests.all,
      (text) => root === 'personal' || text.includes(root),
    )
    if (lines.length === 0) return null
    const asked = (kinds.find(([pattern]) => pattern.test(ownPart(folded))) ??
      kinds.find(([pattern]) => pattern.test(folded)))?.[1]
    const own = asked === undefined ? [] : lines.filter((line) => line.startsWith(asked))
    if (own.length > 0)
      return { answer: own.map((line) => `- ${line}`).join('\n'), working: '', notes: [`Fuente: ${page.source}.`] }
    const first = kinds.find(([pattern]) => pattern.test(said))?.[1] ?? 'Banquete'
    const sorted = lines.toSorted((a, b) => Number(b.startsWith(first)) - Number(a.startsWith(first)))
    return { answer: sorted.map((line) => `- ${line}`).join('\n'), working: '', notes: [`Fuente: ${page.source}.`] }
  },
}

const kinds: readonly (readonly [RegExp, string])[] = [
  [/\bcoctel/, 'Cóctel'],
  [/\bbufe/, 'Bufé'],
  [/\bbanquete|\bboda|\bemplatad|\bsentad/, 'Banquete'],
]
