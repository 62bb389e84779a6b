import type { Knowledge } from '#core/cookbook/cookbook.ts'
import { pageIndexOf } from '#core/look-up/page-index.ts'
import { readAsked } from '#core/look-up/read-asked.ts'
import { isFigure } from '#core/look-up/terms.ts'
import { fold } from '#core/spanish/fold.ts'
import { namesItsOwn } from './names-thing.ts'

/** A longer turn says its own subject. Characters. */
export const longestShort = 70
/** More things than these are a question of their own. Terms. */
export const mostThings = 4

/** Words for what is done, of a turn that names nothing. Terms. */
const mostDone = 3

/** Words that only join a turn to the one before: 'y si es de…', 'pero'. */
export const joint =
  /^\W*(?:(?:y|e|o|pero|entonces|ahora|vale|ok|bueno|tambien|ademas|and)\b[,.]? *)*(?:(?:si|como) (?:es|son|fuera|fuesen|lo hago|la hago|los hago|las hago|uso|usas?|tengo)\b *)?/

/** A turn that asks by itself, and lacks at most what it asks about: 'cuánto tarda', 'con qué vino', 'se puede congelar'. */
export const asksItself =
  /\b(?:cuant[oa]s?|como|que|cual(?:es)?|por ?que|donde|cuando|(?:se|lo|la|los|las) puede[ns]?|puedo|podemos|(?:hay|tengo) que|lleva|(?<!\b(?:es|son|muy|esta|agua|mas) )dura|aguanta\w*|congela\w*|alergenos?|temperatura|tiempo|merma|conserva\w*|marida\w*|no (?:me |se )?(?:sube|liga|monta|cuaja|espesa)|se (?:me )?(?:ha )?(?:corta|hunde|pega|quema|abre|baja)\w*)\b/

/** 'Uno flota en el vaso', 'otra no se abre': one of the things before. */
export const oneOfThem =
  /^(?:y )?(?:uno (?=[a-z]{2,}[aeo]n?\b|no |se |me )|(?:un[oa]s?|otr[oa]s?|algun[oa]s?) (?=(?:no|se|me|ya|esta|estan|flota|flotan|huele|huelen|tiene|tienen|sale|salen|viene|vienen)\b))/

/** 'Lo horneo', 'la sirvo', 'congelarlo': the thing is the one before. */
export const refersBack = (text: string): boolean =>
  saysOneOfThem(text) ||
  differs.test(fold(text.slice(0, longestShort)).replace(/^\W*|[?!.\s]+$/g, '')) ||
  /\bl[oa]s? (?!que|de|mas|mejor|la|el)[a-z]{3,12}(?:o|amos|emos|imos)\b|\b[a-z]{3,12}(?:ar|er|ir)l[oa]s?\b/.test(
    fold(text.slice(0, longestShort)),
  )

/** 'En qué se diferencia del secreto', of the presa before. */
export const differs =
  /^(?:y )?(?:en que|que) (?:se )?(?:diferencian?|distinguen?|diferencia hay)(?: con| de|del)(?: el| la| los| las)? ([a-z][a-z ]{2,40})$/

/** Whether a turn is said of one of the things before. */
export const saysOneOfThem = (text: string): boolean => oneOfThem.test(fold(text.slice(0, longestShort)))

/** 'Cuántas veces', 'cuánto rato en la sal': of what is done, and not of the thing alone, nor of what it lies in. */
export const onlyAsks =
  /^(?:(?:a|con|en|por|de|para|hasta|desde|a partir de) )?(?:que|cuant[oa]s?|como)(?: (?:temperatura|grados|tiempo|rato|horas?|dias?|minutos|veces|aceite|molde|fuego))?(?: (?:esta |estan |va |van |l[aeo]s? (?:dejo|tengo|dejamos) )?en (?:(?:la|el|su) )?(?:sal|salmuera|vinagre|adobo|azucar|aceite|marinada?|marinado|escabeche|almibar|soja|limon|lima|leche|agua|remojo|curado|salazon|ahumador|humo))?(?: mas o menos)?$/

/** What a turn asks that says nothing else ('y a qué temperatura'), without what joins it; null of any other. */
export const onlyAsksOf = (text: string): string | null => {
  const bare = text
    .trim()
    .replace(/^\W*(?:(?:y|pero|vale|ok|bueno)[, ]+)*/i, '')
    .replace(/[?!.\s]+$/, '')
  return onlyAsks.test(fold(bare)) && !/^(?:que|como|por que|para que)$/.test(fold(bare)) ? bare : null
}

export const asksWhat = /\b(?:que|como|cuant[oa]s?|cual(?:es)?|donde|cuando)\b/

export const asksByItself = (text: string): boolean => asksItself.test(fold(text).replace(suchA, ' '))

/** 'Con maracuyá, que es muy ácido' says what it is like, and asks nothing. */
const suchA = /^\W*(?:y )?con [a-z][a-z ]{2,25}?,? que (?:es|son|esta|estan|tiene|tienen|lleva|llevan)\b/

/** How long it keeps, or whether it freezes. Over the folded text. */
export const asksKeeping = /\b(?:dur(?:a|an|ara)|aguant\w+|conserv\w+|guard\w+|congel\w+|cuantos dias)\b/

/** What is ordered of a dish is no question left half said. */
export const orders =
  /^(?:quita|pon|cambia|anade|echa|haz|pasa|crea|guarda|dame|escala|sustituye|dobla)(?:l[aeo]s?|mel[ao]s?|le|les|me)?\b/

/** A thing that is only named has at most so many words. */
const mostNamed = 4

/** Whether a turn begins as going on from what was said: 'y…', 'pero…', or says its thing by a pronoun. */
export const goesOn = (text: string): boolean =>
  /^\W*(?:y|e|o|pero|entonces|tampoco|ni)\b/.test(fold(text.slice(0, 30))) || refersBack(text)

/** What goes on from the turn before: 'y…', 'si es…', 'para 6', 'al horno'. */
const connects =
  /^\W*(?:y|e|o|uno|una|unos|unas|otr[oa]s?|algun[oa]s?|pero|entonces|ahora|vale|tambien|si|para|con|en|del?|al?)\b/

/** Whether a turn may lack what the one before said: short, and naming little, or saying itself that it goes on. */
export const isShort = (text: string, knowledge: Knowledge): boolean => {
  if (text.length > longestShort || /\n/.test(text)) return false
  const { terms, asking } = readAsked(text, pageIndexOf(knowledge.cookbook))
  const things = terms.filter((term) => !asking.has(term) && !isFigure(term)).length
  // 'Cuánto tarda la primera fermentación', of the kombucha.
  if (things <= 1 || (asksByItself(text) && things <= mostDone && !namesItsOwn(text, knowledge))) return true
  if (refersBack(text) && things <= 2) return true
  // 'Nata de brik abierta', after how long another thing keeps.
  if (isBareName(text)) return true
  return connects.test(fold(text.slice(0, 30))) && things <= (asksByItself(text) ? 2 : mostThings)
}

/** Whether a turn is a thing and nothing else: 'la ensaladilla', 'cebolla pochada'. */
export const isBareName = (text: string): boolean =>
  text.trim().split(/\s+/).length <= mostNamed && !asksByItself(text) && !orders.test(fold(text)) && !/\d/.test(text)

/** Whether a turn only names a thing, as going on from what was asked before: 'y las patatas'. */
export const onlyNames = (text: string): boolean => connects.test(fold(text.slice(0, 30))) && !asksByItself(text)

/** How a thing is cooked, kept, how large or how old it is: said of the thing before, and no thing itself. */
export const saysCondition = (text: string): boolean =>
  condition.test(
    fold(text.slice(0, longestShort))
      .replace(joint, '')
      .replace(/[?!.\s]+$/g, ''),
  )

/** Asks what to do, so that what was told of does not come again. */
export const avoids =
  /^(?:como (?:se |l[aeo]s? |puedo |hago para |hacer para )*(?:evit|prev)\w*(?: (?:que )?(?:me )?(?:vuelva a )?pas\w+)?|que hago para que no (?:me |se )*(?:vuelva a )?pas\w+|(?:como|que) (?:hago |hacer )?para que no (?:me |se )*(?:vuelva a )?pas\w+)(?: otra vez)?$/

/** 'Y si el agua es dura', 'cuál para calamares', 'con cuánta sal': of the thing before, whatever it names. */
export const supposes = (text: string): boolean =>
  /^\W*(?:(?:y|pero) )?(?:si |cual(?:es)? (?!es (?:el|la|los|las) )|(?:con )?cuant[oa] [a-z]{3,}\W*$)/.test(
    fold(text.slice(0, 60)),
  )

export const hot =
  /\b(?:en verano|(?:con|hace|si hace|hay|mucho) (?:mucho |tanto )?calor|(?:con|a|hay|hace) 3\d(?: grados)?(?: en (?:el obrador|la cocina))|ola de calor|(?:este|tanto|el) calor)\b/
export const longer =
  /^(?:si )?(?:(?:lo|la|los|las|le|me|se me) )(?:tengo|dejo|cuezo|paso|hiervo|horneo|aso|mantengo|doy)\b.{0,20}\b(?:horas?|minutos?|min|\d+ ?h|mas tiempo|de mas|demasiado|el doble)\b|^(?:si |que pasa si )?(?:me|se me|nos) (?:paso|pasa|pasamos)\b/

/** 'Con leche de oveja lo puedo hacer igual?' asks, and changes nothing. */
export const asksOfOther = (text: string): boolean => {
  const folded = fold(text.slice(0, 120)).replace(/^\W*(?:y )?|[?!.\s]+$/g, '')
  return madeOf.test(folded) || hot.test(folded)
}

export const madeOf =
  /^(?:con|de) ([a-z][a-z ]{2,30}?),? (?:(?:lo|la|los|las|se|me) )?(?:puedo|puede|vale|sirve|sale|saldria|hago|funciona|queda)(?: hacer\w*)?(?: igual| lo mismo| tambien| bien)?$/

/** What it is done on or in, or kept in: 'al horno', and then 'y a la plancha'. */
const wayWords =
  '(?:al?|a la|en|con) (?:la |el |un |una )?(?:horno|plancha|vapor|brasa|parrilla|sarten|olla|cazuela|freidora|air ?fryer|microondas|bano maria|roner|vacio|baja temperatura|conveccion|aire|ventilador|fuego|lena|induccion|wok|thermomix|abatidor|congelador|nevera|camara|frio|caliente|agua (?:fria|templada|caliente))\\b(?: (?:expres+|rapida|a presion|mixto|fuerte|lento|suave|bajo|medio|de (?:conveccion|vapor|lena|aire|gas)))*'
export const ways = new RegExp(` ${wayWords}`)

const condition = new RegExp(
  `^(?:${wayWords}|olla (?:expres+|rapida|a presion)|(?:mas |muy )?(?:gord|grues|grand|pequen|fin|delgad)[oa]s?|(?:ya )?(?:congelad|descongelad|enter|trocead|deshuesad|filetead|abiert|cerrad|pelad|cocid|crud|empanad|rebozad|frit|asad|montad|rellen|picad|cocinad|guisad|hech|escabechad|marinad|ahumad)[oa]s?|(?:con|sin) (?:hueso|piel|cascara|tapa|tapar)|de (?:ayer|anteayer|hace \\d+ dias))$`,
)
