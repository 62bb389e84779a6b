import type { Ask, Sum } from '#core/calculate/calculation.ts'
import { measuresOf } from '#core/calculate/reading/named-rows.ts'
import { guestsOf } from './guests-of.ts'
import { hoursIn, ofHours } from './of-hours.ts'
import { type Found, portionNamed } from './portion-named.ts'
import { portionText } from './portion-text.ts'

/** 'Espaguetis 130 comensales', 'mejillones para 35 de tapa', 'fideos para fideuá de 22': how it is served, or its raw weight. */
const isPlainOrder =
  /\bsec[oa]s?\b|\ben crudo\b|\ben seco\b|\bde (?:tapa|picar|guarnicion|entrante)\b|^[a-z ]{3,30} \d{1,4} (?:pax|personas|comensales|raciones|cubiertos)\W*$|^[a-z]{3,14} (?:para|pa) (?:la |una |un )?(?:fideua|paella|ensalada|cocido|sopa) /

/** 'Risotto 25 pax arroz'. */
export const behindGuests =
  /\b\d{1,4} (?:pax|personas|comensales|raciones|invitados|ninos|ninas|adultos|cubiertos),? (?:y )?([a-z]{3,14}(?: de (?!cuant)[a-z]{3,12})?)(?: y [a-z]{3,12})?(?: (?:de )?cuantos? (?:kilos|kg|litros|gramos))?\W*$/

/** 'Boda 160 cava para brindis', 'desayuno para 48 cruasanes'. */
export const behindEvent =
  /^\W*(?:boda|banquete|coctel|comunion|bautizo|desayuno|comida|cena|fiesta|cumpleanos|catering|evento|barbacoa)(?: (?:de|para|con))? \d{1,4}(?: (?:personas|pax|invitados|comensales))?,? (?:cuant[oa]s? )?([a-z]{3,14}(?: de [a-z]{3,12})?)(?: para (?:el )?brindis)?\W*$/

/** 'Agua para un banquete de 150', 'canapés pa 85 en una copa': a thing of the table and an event, and no more said. */
export const isOrdered = ({ folded, knowledge }: Ask): boolean => {
  // 'Merluza en salsa verde para 35' is a dish, to be scaled or made.
  const dish = /^\W*(?:y )?([a-z]{3,20}(?: [a-z]{2,20}){2,5}) (?:para|pa) \d/.exec(folded)?.[1]
  if (dish !== undefined && knowledge.cookbook.named(dish)?.kind === 'dishes') return false
  const thing =
    /^\W*(?:y )?([a-z]{3,14}(?: de [a-z]{3,12})?) (?:para|pa|en|de|\d|boda|banquete|bautizo|comunion|coctel|evento)/.exec(
      folded,
    )?.[1]
  return (
    behindGuests.test(folded) ||
    behindEvent.test(folded) ||
    (thing !== undefined &&
      (ofEvent.test(folded) || isPlainOrder.test(folded) || isRawFood(folded, thing, knowledge)) &&
      measuresOf(knowledge.cookbook).portions.leading(thing)?.rest === 0)
  )
}

/** 'Arroz para 35 de paella', 'patatas para 60': a food and no dish, for so many. */
const isRawFood = (folded: string, thing: string, { pantry, cookbook }: Ask['knowledge']): boolean =>
  /^\W*[a-z ]{3,30} (?:para|pa) (?:unos |unas )?\d{1,4}(?: (?:pax|personas|comensales|cubiertos|raciones))?(?:,? (?:de|en|como) (?:la |una |un )?(?:paella|ensalada|guarnicion|tapa|picoteo|menu|aperitivo|comida|cena|bufe|buffet|desayuno|merienda|verano|terraza))?\W*$/.test(
    folded,
  ) &&
  pantry.match(thing)?.ignored.length === 0 &&
  cookbook.named(thing)?.kind !== 'dishes'

/** 'Hielo', 'y de café', after how much there is of something else for so many guests. */
export const bareThing = (ask: Ask, said: string): Sum | null => {
  const name =
    /^\W*(?:y )?(?:de |del |el |la |los |las )?([a-z]{3,14}(?: de [a-z]{3,12})?)(?: (?:para|pa) (?:todos|todas|esos|ellos|la boda|el evento|la gente))?(?: en (?:kilos|kg|litros|botellas))?\W*$/.exec(
      ask.folded,
    )?.[1]
  // What was asked just before may be another thing of the same table.
  const spoken = said.split('; ').find((one) => /\d/.test(one)) ?? ''
  const first = /^[a-z]{3,}/.exec(spoken)?.[0] ?? ''
  if (name === undefined || !(ofEvent.test(said) || isRawFood(spoken, first, ask.knowledge))) return null
  const named = measuresOf(ask.knowledge.cookbook).portions.leading(name)
  const guests = guestsOf(ask, said)
  if (named === null || named.rest > 0 || guests === null) return null
  const found = portionNamed(name, ask, said)
  if (found === null) return null
  const hours = hoursIn(spoken)
  return hours === null ? portionText(found, guests) : ofHours(found, guests, hours, null)
}

const ofEvent =
  /\bcuant[oa]s? (?!cuest|vale|sale)|\bcoctel\b|\bboda\b|\bbanquete|\bevento|\bcumple|\bfiesta|\bbarra libre|\bcatering|\bcelebracion|\bbautizo|\bcomunion|\bcopa\b|\brecepcion|\bvino espanol|\bchupitos?\b|\bcongreso|\breunion|\bjornada|\d (?:personas|pax|invitados|comensales|adultos)\b/

/** 'Cuánto arroz y cuánto caldo': what is asked beside the first. The stock of a rice is no soup. */
export const alsoAsked = (ask: Ask): Found[] =>
  [...ask.folded.matchAll(/\by (?:cuant[oa]s? |que )?(?:el |la |los |las )?([a-z]{3,20}(?: de [a-z]{3,20})?)/g)]
    // 'Y cuánto caldo' by itself is the first.
    .filter(({ index }) => index > 3)
    .slice(0, 4)
    .flatMap(([, name = '']) => {
      const isStock = /^caldo\b/.test(name) && /\barroz|\bpaella/.test(ask.folded)
      const found = portionNamed(isStock ? 'caldo para arroz' : name, { ...ask, folded: name })
      return found === null ? [] : [found]
    })
