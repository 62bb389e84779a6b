import { slowDegrees } from '#core/look-up/at-degrees.ts'
import { readServings } from '#core/parsing/paper/servings-and-times.ts'
import { fold } from '#core/spanish/fold.ts'
import { readNumber } from '#core/spanish/number.ts'
import { piecesIn } from './pieces.ts'

/** More than any kitchen serves at once; what is said above is no number of servings. */
const mostServings = 100_000

const others =
  /(?:\b(?:somos|seremos|son|seran|vienen|tengo|pax|hasta|pasal[ao]s?|pasarl[ao]|escalal[ao]|ponl[ao]|hazl[ao]|dejal[ao])(?: a| en| para)?|\ba|\bpara(?: l[oa]s| un[oa]s)?|\b(?:bodas?|comunion|bautizo|banquete|grupo|mesa|fiesta|evento|cena|comida) de) (?=\d)/g

/** Servings a question asks for, or null: 'para 12', 'a 30 pax', 'somos ocho'. */
export const servingsIn = (text: string): number | null => {
  // A menu of four dishes is not for four.
  const short = text
    .slice(0, 600)
    // 'Un plato con lubina' is a dish, not a serving.
    .replace(/(?<!\p{L})un plato(?= (?:\p{L}+ ){0,4}(?:con|de|a base)(?!\p{L}))/giu, 'plato')
    .replace(/\b(?:de|con|en|a) \d{1,2} (platos|pases|tiempos)\b(?! por| para cada)/giu, ', $1')
    // 'Menú de domingo 3 platos'.
    .replace(/(\bmen[uú]s?\b[^\d]*)\b\d{1,2} (?=(?:platos|pases|tiempos)\b(?! por| para cada))/giu, '$1')
    // 'Comunión de 25, 3 platos': the dishes are no guests.
    .replace(/(?<=\d[^,;]{0,20}), ?\d{1,2} (?=(?:platos|pases|tiempos)\b(?! por| para cada))/giu, ', ')
  const tables = /\b(\d{1,3}) mesas? de (\d{1,2})\b(?! ?(?:€|euros|kg|g\b))/.exec(fold(short))
  if (tables !== null) return Math.min(mostServings, Number(tables[1]) * Number(tables[2]))
  const together = adultsAndChildren(fold(short))
  if (together !== null) return together
  const pieces = piecesIn(short)
  if (pieces !== null) return pieces.servings
  const found = readServings(short.replace(/[¿?¡!]/g, ' ').trim(), true)
  if (found !== null) return found.servings
  const folded = fold(short)
  // 'Flan a 80 cuánto tiempo' says degrees.
  const degrees = slowDegrees(short)
  for (const match of folded.matchAll(others)) {
    const number = readNumber(folded, match.index + match[0].length)
    if (number === null || !Number.isInteger(number.value) || number.value === degrees) continue
    if (isWhole.test(folded.slice(number.end))) return Math.min(mostServings, number.value * servingsOfTart)
    if (isMeasure.test(folded.slice(number.end))) continue
    // 'Tengo 2 alérgicos', of a larger table, are not all of it.
    if (/^(?:tengo|vienen)/.test(match[0]) && areSome.test(folded.slice(number.end))) continue
    // 'Jamón cocido, centro a 65' says degrees, too.
    if (match[0] === 'a ' && number.value >= leastHeat && saysHeat.test(folded)) continue
    if (number.value >= 1 && number.value <= mostServings) return number.value
  }
  return null
}

/** '25 adultos y 8 niños' are 33 at table. */
const adultsAndChildren = (folded: string): number | null => {
  const [, one, other] =
    /\b(\d{1,4}) (?:adultos?|personas?|mayores)(?:,| y| mas| \+) (\d{1,4}) (?:ninos?|ninas?|crios|peques|menores)\b/.exec(
      folded,
    ) ?? []
  const [, whole, kids] =
    /\bde (\d{2,4}),? (?:de los cuales |y |con )?(\d{1,3}) (?:son )?(?:ninos?|ninas?|crios|peques)\b/.exec(folded) ?? []
  // 'De 60, 20 niños': the children are of the sixty.
  if (one === undefined && whole !== undefined && Number(kids) < Number(whole)) return Number(whole)
  return one === undefined || other === undefined ? null : Math.min(mostServings, Number(one) + Number(other))
}

/** °C. */
const leastHeat = 40
const saysHeat =
  /\b(?:centro|corazon|sonda|horno|bano|roner|vacio|baja temperatura|thermomix|plancha|fuego|marcad[oa]s?)\b/

/** Of a whole tart or cake, 24 cm across, as pastry shops cut it. */
const servingsOfTart = 8
const isWhole = /^ ?(?:tartas?|pasteles|bizcochos?|moldes?)\b/

const areSome =
  /^ ?(?:(?:personas?|clientes?|invitad[oa]s?|nin[oa]s?) )?(?:celiac|vegan|vegetarian|alergic|intoleran|musulman|diabetic|embarazad|que no)/

/** What makes a number something else than guests. */
const isMeasure =
  /^ ?(?:g\b|gr|kg|kilo|ml|cl|l\b|litro|º|°|grados|c\b|f\b|%|€|euros|min|m\b|metros|msnm|h\b|hora|dias|taza|cuchara|onza|oz|libra|lb|huevo|de |(?:pausas?|turnos?|pases?|servicios?|comidas|cenas|desayunos|vueltas|bandejas?|cajas?|botes?|botellas?|latas?|sacos?|hornadas?|tandas?|capas?|discos?)\b|\/|[.,]\d)/

/** 'el doble', 'la mitad', 'x3': what the amounts are multiplied by, or null. */
export const factorIn = (text: string): number | null => {
  const folded = fold(text.slice(0, 600))
  if (/\b(?:el doble|duplic\w*|doblal[ao]|dobla la|dobla el)\b/.test(folded)) return 2
  if (/\b(?:el triple|triplic\w*)\b/.test(folded)) return 3
  if (/\b(?:la mitad|media receta)\b/.test(folded)) return 0.5
  if (/\bun cuarto de (?:la )?receta\b/.test(folded)) return 0.25
  const times = /(?:\bx ?|\bpor |\bmultiplica\w* por )(\d{1,3})(?![\d.,]|\s*(?:g|kg|ml|l|cm|min)\b)/.exec(folded)
  const value = times === null ? 0 : Number(times[1])
  return value > 0 ? value : null
}
