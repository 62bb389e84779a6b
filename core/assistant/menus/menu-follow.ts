import type { Context } from '#core/assistant/turns/context.ts'
import { servingsIn } from '#core/assistant/turns/servings.ts'
import { fold } from '#core/spanish/fold.ts'

/** Where the menu names it otherwise. */
const sameCourse: Readonly<Record<string, string>> = {
  primero: 'entrante',
  segundo: 'carne',
  carne: 'segundo',
  pescado: 'segundo',
}

/** 'Crea la receta del postre', 'cuánto cuesta el segundo': of the menu before, for its guests. */
export const withCourse = (text: string, menu: string, courses: Context['courses']): string => {
  const onDay = ofDay.exec(text)
  const ofTheDay = onDay === null ? undefined : courses.get(`${fold(onDay[3] ?? '')} ${fold(onDay[2] ?? '')}`)
  if (onDay !== null && ofTheDay !== undefined)
    return `${text.slice(0, onDay.index)}${onDay[1] === undefined ? '' : 'de '}${ofTheDay.toLowerCase()}${text.slice(onDay.index + onDay[0].length)}`
  const nth = ofPlace.exec(text)
  const inPlace =
    nth === null ? undefined : courses.get(`${fold(nth[3] ?? '')} ${places.indexOf(fold(nth[2] ?? '')) + 1}`)
  if (nth !== null && inPlace !== undefined)
    return `${text.slice(0, nth.index)}${nth[1] === undefined ? '' : 'de '}${inPlace.toLowerCase()}${text.slice(nth.index + nth[0].length)}`
  const found =
    /(?<!\p{L})(?:(del)|el|la|los|otro|otra|ese|esa|este|esta) (aperitivo|entrante|primero|segundo|pescado|carne|prepostre|postre)s?(?!\p{L})/iu.exec(
      text,
    )
  const course = fold(found?.[2] ?? '')
  const dish = courses.get(course) ?? courses.get(sameCourse[course] ?? '')
  if (found === null || dish === undefined) return text
  if (wantsOther.test(fold(text))) return `${menu}. ${otherThan}${dish.toLowerCase()}`.slice(-600)
  const guests = servingsIn(text) === null ? servingsIn(menu) : null
  const said = `${found[1] === undefined ? '' : 'de '}${dish.toLowerCase()}`
  return `${text.slice(0, found.index)}${said}${text.slice(found.index + found[0].length)}${guests === null ? '' : ` para ${guests}`}`
}

/** 'Del segundo segundo', of a menu with choices. */
const ofPlace =
  /(?<!\p{L})(?:(del)|el|la|los) (primer|segund|tercer|cuart)[oa]? (entrante|primero|segundo|postre)s?(?!\p{L})/iu
const places = ['primer', 'segund', 'tercer', 'cuart']

/** 'Del primero del lunes', of a week. */
const ofDay =
  /(?<!\p{L})(?:(del)|el|la|los) (primero|segundo|postre)s? del? (lunes|martes|mi[eé]rcoles|jueves|viernes)(?!\p{L})/iu

/** 'Cambia el postre', 'otro segundo', and no more: another dish for that course. */
const wantsOther =
  /^\W*(?:(?:y|pero|mejor|vale|ahora),? )*(?:cambia(?:me|lo)?|pon(?:me)? otro en|otro|quita(?:me)?) (?:el |la )?[a-z]{5,10}\W*$/
const otherThan = 'que no sea '

/** The dishes a menu is not to have, and the wish without them. */
export const refusedIn = (text: string): { readonly refused: ReadonlySet<string>; readonly rest: string } => ({
  refused: new Set([...text.matchAll(refusal)].map(([, name = '']) => fold(name).trim())),
  rest: text.replace(refusal, ' '),
})
const refusal = new RegExp(`\\. ${otherThan}([^.]+)`, 'g')

/** 'El segundo que sea de caza', 'mejor de 5 pases': said of the menu before. */
const ofCourse =
  /^\W*(?:(?:y|pero|mejor|vale|ahora|entonces|que),? )*(?:(?:(?:pon|cambia|haz|sustituye)(?:me)? |quiero )?(?:el |la |un |una |otro |(?:uno|alguno) de los |de |como )?(?:(?:pase|plato) de )?(?:aperitivo|entrante|primero|segundo|pescado|carne|prepostre|postre)s?\b,? (?:mejor )?(?:que (?:sea|lleve|tenga)|con|de|por|sea|lleve|tenga|fuera|vaya)\b|(?:un|dos|tres|cuatro|\d) (?:pases?|platos?) (?:que )?(?:sean?|lleven?|tengan?|con)\b|(?:(?:que sea|hazlo|ponlo|pasalo) )?(?:de|en|a) (?:\d{1,2}|[a-z]{2,6}) (?:pases|platos|tiempos)\b)/

/** 'Más barato', 'sin gluten', 'de invierno', 'para 40': the same menu, and how else it is wanted. */
const otherMenu =
  /^\W*(?:(?:y|pero|mejor|vale|ahora|entonces|que sea|que|hazl[oa]|ponl[oa]|lo quiero|el mismo|un[oa]?|algo),? )*(?:cuanto (?:me |nos )?(?:cuesta|sale|saldria|vale)(?: (?:por (?:persona|cabeza|pax|cubierto|comensal)|el menu|todo|cada (?:cubierto|persona|comensal|menu)))?(?: (?:en genero|de genero|de materia prima))?(?:,? (?:mas o menos|aproximadamente))?\W*$|(?:mas |muy )?(?:barat|economic)|(?:con )?mas (?:barat|economic)|vegan|vegetarian|halal|infantil|(?:(?:la|una|con|las) )*(?:opcion(?:es)?|alternativas?|version) (?:para |sin |vegan|vegetarian|halal|celiac)|(?:que )?(?:lleve|tenga|haya|incluya) [a-z]{3,}|sin [a-z]{3,}|(?:para|somos|seremos) (?:unos |unas )?(?:\d|celiac|vegan|vegetarian|ninos)|(?:por |a )?(?:menos|no mas) de \d|de (?:primavera|verano|otono|invierno|navidad|bodas?|cuaresma|temporada|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)\b)/

export const ofMenu = (folded: string): boolean =>
  ofCourse.test(folded) || (folded.length <= 80 && otherMenu.test(folded))
