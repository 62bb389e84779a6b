import { piecesIn } from '#core/assistant/turns/pieces.ts'
import { readNumber } from '#core/spanish/number.ts'
import type { LibraryAsk } from './library-asked.ts'

const list =
  /\b(?:lista(?:do)? de (?:la )?compras?|que (?:tengo que |hay que |necesito |me hace falta |debo )?(?:compr|ped|encarg)\w*|pedido|haz(?:me)? la compra|la compra|suma(?:me)? (?:los |las )?(?:ingredientes|cantidades)|ingredientes juntos|cuanto (?:genero|producto) (?:necesito|compro|pido))\b/
const portions = '(?:raciones|racion|pax|personas|comensales|platos|unidades|uds?|porciones|cubiertos)'

/** 'Si hago 18 de pilpil y 20 de gambas, cuánto ajo gasto': one food of several dishes. */
const onlyIn = (said: string): LibraryAsk | null => {
  const asked =
    /^(?:y )?(?:si )?(?:hago|preparo|hacemos|tengo|saco|quiero hacer)(?: el| la| los| las)? (.{6,}?),? (?:cuant[oa]s?|que cantidad de) ([a-z]{3,}(?: (?:de )?[a-z]{3,}){0,2}?) (?:gasto|gastamos|necesito|compro|pido|uso|me hace falta|hace falta|se va|llevo|pongo)$/.exec(
      said,
    ) ??
    /^(?:y )?(?:cuant[oa]s?|que cantidad de) (?<food>[a-z]{3,}(?: (?:de )?[a-z]{3,}){0,2}?) (?:gasto|necesito|compro|pido|uso|me hace falta|hace falta|se va|en total) (?:para|si hago|con|pa|en) (?:hacer )?(?<list>.{6,})$/.exec(
      said,
    )
  if (asked === null) return null
  const [food, body] = [asked.groups?.['food'] ?? asked[2] ?? '', asked.groups?.['list'] ?? asked[1] ?? '']
  const of = dishesIn(body)
  return of.length < 2 || of.some(({ servings }) => servings === null) ? null : { kind: 'shopping', of, only: food }
}

/** 'Lista de la compra para 20 de gazpacho y 15 de lubina': the dishes and how many of each; null of anything else. */
export const shoppingIn = (said: string): LibraryAsk | null => {
  const only = onlyIn(said)
  if (only !== null) return only
  const found = list.exec(said)
  const of = found === null ? [] : dishesIn(said.slice(found.index + found[0].length))
  return of.length === 0 ? null : { kind: 'shopping', of }
}

const mostDishes = 20

/** The dishes of a list and how many of each; none where a part of it names none. */
const dishesIn = (text: string): readonly { readonly dish: string; readonly servings: number | null }[] => {
  // 'Para 40 de lentejas, croquetas y arroz': said once, of all of them.
  const ahead =
    /^ ?(?:(?:de|la|compra) )*(?:para|pa|a) (\d{1,4})(?: (?:raciones|pax|personas|comensales|cubiertos))?(?: de|:)? (?=[a-z])/.exec(
      text,
    )
  const once = ahead !== null && !/\d/.test(text.slice(ahead[0].length)) ? Number(ahead[1]) : null
  const rest = (once === null ? text : text.slice(ahead?.[0].length))
    .replace(
      /^ ?(?:(?:que|me|hace|falta|de|del|para|pa|si|hago|voy a hacer|hacer|con|necesito|comprar|pedir|tengo) )+/,
      '',
    )
    .trim()
  const shared = new RegExp(`(?:^| )(?:para|pa|a) (\\d{1,4})(?: ${portions})?$`).exec(rest)
  const isOfAll = shared !== null && !/\d/.test(rest.slice(0, shared.index))
  const body = shared === null || !isOfAll ? rest : rest.slice(0, shared.index).trim()
  const forAll = shared === null || !isOfAll ? once : Number(shared[1])
  const of = body
    .split(/ [ye] (?=\d|el |la |los |las |de |[a-z]{4,})|, ?| mas | \+ /)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => partOf(part, forAll))
  return of.length > mostDishes || of.some(({ dish }) => dish.length < 3) ? [] : of
}

const partOf = (part: string, forAll: number | null): { readonly dish: string; readonly servings: number | null } => {
  const ahead = readNumber(part, 0)
  const behind = new RegExp(`(?:para|pa|a) (\\d{1,4})(?: ${portions})?$`).exec(part)
  const name = (behind === null ? part : part.slice(0, behind.index))
    .slice(ahead === null ? 0 : ahead.end)
    .replace(new RegExp(`^ ?(?:${portions})\\b`), '')
    .replace(/^ ?(?:(?:de|del|la|el|los|las|mi|mis) )+/, '')
    .trim()
  const count = ahead !== null && Number.isInteger(ahead.value) && ahead.value > 0 ? ahead.value : null
  const servings = count ?? (behind === null ? forAll : Number(behind[1]))
  // 'Cincuenta croquetas' are pieces, and no servings.
  const pieces =
    count === null || /^\d+ (?:de |raciones|pax|personas|platos)/.test(part) ? null : piecesIn(`${count} ${name}`)
  return { dish: name, servings: pieces?.servings ?? servings }
}
