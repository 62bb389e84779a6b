import type { Knowledge } from '#core/cookbook/cookbook.ts'
import { pageIndexOf } from '#core/look-up/page-index.ts'
import { readAsked } from '#core/look-up/read-asked.ts'
import { saysTrouble } from '#core/look-up/says-trouble.ts'
import { isFigure, termOf, wordsIn } from '#core/look-up/terms.ts'
import { fold } from '#core/spanish/fold.ts'
import { isOfEach } from './other-figure.ts'
import { subjectOf } from './subject.ts'

/** A longer turn says its own subject. Characters. */
const longestShort = 70
/** More things than these are a question of their own. Terms. */
const mostThings = 4

/** Words that only join a turn to the one before: 'y si es de…', 'pero'. */
const joint =
  /^\W*(?:(?:y|e|o|pero|entonces|ahora|vale|ok|bueno|tambien|ademas|and)\b[,.]? *)*(?:(?:si|como) (?:es|son|fuera|fuesen|lo hago|la hago|los hago|las hago|uso|usas?|tengo)\b *)?/

/** A turn that asks by itself, and lacks at most what it asks about: 'cuánto tarda', 'con qué vino', 'se puede congelar'. */
const asksItself =
  /\b(?:cuant[oa]s?|como|que|cual(?:es)?|por ?que|donde|cuando|(?:se|lo|la|los|las) puede[ns]?|puedo|podemos|(?:hay|tengo) que|lleva|dura|aguanta\w*|congela\w*|alergenos?|temperatura|tiempo|merma|conserva\w*|marida\w*|no (?:me |se )?(?:sube|liga|monta|cuaja|espesa)|se (?:me )?(?:ha )?(?:corta|hunde|pega|quema|abre|baja)\w*)\b/

/** 'Uno flota en el vaso', 'otra no se abre': one of the things before. */
const oneOfThem =
  /^(?:y )?(?:uno (?=[a-z]{2,}[aeo]n?\b|no |se |me )|(?:un[oa]s?|otr[oa]s?|algun[oa]s?) (?=(?:no|se|me|ya|esta|estan|flota|flotan|huele|huelen|tiene|tienen|sale|salen|viene|vienen)\b))/

/** 'Lo horneo', 'la sirvo', 'congelarlo': the thing is the one before. */
export const refersBack = (text: string): boolean =>
  saysOneOfThem(text) ||
  differs.test(fold(text.slice(0, longestShort)).replace(/^\W*|[?!.\s]+$/g, '')) ||
  /\bl[oa]s? (?!que|de|mas|mejor|la|el)[a-z]{3,12}(?:o|amos|emos|imos)\b|\b[a-z]{3,12}(?:ar|er|ir)l[oa]s?\b/.test(
    fold(text.slice(0, longestShort)),
  )

/** 'En qué se diferencia del secreto', of the presa before. */
const differs =
  /^(?:y )?(?:en que|que) (?:se )?(?:diferencian?|distinguen?|diferencia hay)(?: con| de|del)(?: el| la| los| las)? ([a-z][a-z ]{2,40})$/

/** Whether a turn is said of one of the things before. */
export const saysOneOfThem = (text: string): boolean => oneOfThem.test(fold(text.slice(0, longestShort)))

/** 'Cuántas veces', 'cuánto rato': of what is done, and not of the thing alone. */
const onlyAsks =
  /^(?:(?:a|con|en|por|de|para) )?(?:que|cuant[oa]s?|como)(?: (?:temperatura|grados|tiempo|rato|horas?|dias?|minutos|veces|aceite|molde|fuego))?(?: mas o menos)?$/

/** What a turn asks that says nothing else ('y a qué temperatura'), without what joins it; null of any other. */
export const onlyAsksOf = (text: string): string | null => {
  const bare = text
    .trim()
    .replace(/^\W*(?:(?:y|pero|vale|ok|bueno)[, ]+)*/i, '')
    .replace(/[?!.\s]+$/, '')
  return onlyAsks.test(fold(bare)) && !/^(?:que|como|por que|para que)$/.test(fold(bare)) ? bare : null
}

const asksWhat = /\b(?:que|como|cuant[oa]s?|cual(?:es)?|donde|cuando)\b/

export const asksByItself = (text: string): boolean => asksItself.test(fold(text))

/** What is ordered of a dish is no question left half said. */
const orders =
  /^(?:quita|pon|cambia|anade|echa|haz|pasa|crea|guarda|dame|escala|sustituye|dobla)(?:l[aeo]s?|mel[ao]s?|le|les|me)?\b/

/** How much of one thing goes into another: the first is what 'y levadura' gives way to. */
const partOfWhole =
  /\bcuant[oa]s? (.{2,30}?) (?=(?:lleva|llevan|va|van|pongo|echo|le pongo|le echo|necesita|por|para)\b)/

const guests =
  /\b\d{1,5}(?= ?(?:personas?|pax|comensales|raciones|invitados|cubiertos|clientes)\b)|(?<=\b(?:para|somos) )\d{1,5}\b(?! ?(?:g|gr|kg|kilos?|l|litros?|ml|cm|°|grados|h|horas|min|%))/

/** What a question is about, in its own words: the first of those that name something, with what is joined to it; blank where none does. */
export const thingIn = (text: string, { cookbook }: Knowledge): string => {
  const { terms, asking } = readAsked(text, pageIndexOf(cookbook))
  const things = new Set(terms.filter((term) => !asking.has(term) && !isFigure(term)))
  // 'E-330' is one word.
  const words = [...text.slice(0, 300).matchAll(/\b[eE][- ]?\d{3,4}[a-z]?\b|\p{L}+/gu)]
  // A name of another country is looked up under ours, which may end otherwise.
  const isThing = (at: number): boolean => {
    // 'Cómo se limpia un pulpo': what is done is none.
    if (fold(words[at - 1]?.[0] ?? '') === 'se') return false
    if (
      isVerb.test(fold(words[at]?.[0] ?? '')) &&
      /^(?:el|la|los|las|un|una|unos|unas)$/i.test(words[at + 1]?.[0] ?? '')
    )
      return false
    const term = termOf(wordsIn(words[at]?.[0] ?? '')[0] ?? '')
    return things.has(term) || [...things].some((one) => one.length > 3 && term.startsWith(one))
  }
  const named = words.flatMap((_, at) => (isThing(at) ? [at] : []))
  // 'Se deja reposar un entrecot': what is done goes before the thing, and is none.
  const first = named.find((at) => !isDone.test(fold(words[at]?.[0] ?? ''))) ?? named[0]
  if (first === undefined) return ''
  let last = first
  for (let at = first + 1; at < words.length && at <= last + mostJoining; at++) {
    const between = text.slice((words[at - 1]?.index ?? 0) + (words[at - 1]?.[0].length ?? 0), words[at]?.index)
    if (between !== ' ' || !(isThing(at) || joining.test(words[at]?.[0] ?? ''))) break
    if (isThing(at)) last = at
  }
  return text.slice(words[first]?.index, (words[last]?.index ?? 0) + (words[last]?.[0].length ?? 0))
}

/** What is done, before the article of its thing: 'cuecen los callos', 'confito el pato'. */
const isVerb =
  /^(?:cuec|cuez|hierv|tuest|fri|as|horne|limpi|pel|confit|marin|desal|blanque|abr|poch|dor|cur|adob|mont|bat|lav|cort|filet|escald|asust|ahum|descongel|gratin)(?:o|a|an|e|en|as|es|amos|emos)$/

/** An infinitive. */
const isDone = /^(?!azucar$|manjar$|paladar$|mar$|lugar$|alfajor$|placer$|elixir$)[a-z]{2,}(?:ar|er|ir)$/

/** What a question asks about, without the words that ask: 'desalo el bacalao' of 'cuántas horas desalo el bacalao'. */
export const askedOf = (question: string): string =>
  question
    .replace(asking, '')
    .replace(/[?!.\s]+$/, '')
    .trim()
const asking =
  /^[^\p{L}]*(?:y )?(?:(?:a|con|en|de|por|para|desde|hasta) )?(?:qu[eé]|cu[aá]nt[oa]s?|c[oó]mo|cu[aá]l|cu[aá]ndo|d[oó]nde)(?: (?:temperatura|grados|tiempo|rato|horas?|d[ií]as?|minutos|veces))?(?![\p{L}])/iu

/** A thing that is only named has at most so many words. */
const mostNamed = 4

/** Words inside a name: 'bacalao al pil pil', 'arroz con leche'. */
const joining = /^(?:de|del|con|al?|la|el|los|las|en|sin)$/i
const mostJoining = 3

/** What kind of thing a question asks of: the oil of 'punto de humo del aceite de oliva', the truffle of 'temporada de la trufa negra'. */
const kindIn = (before: string, head: string): string =>
  /(\p{L}{3,}) del? \p{L}+[?!.\s]*$/u.exec(before)?.[1] ??
  / (?:del|de la|de los|de las) (\p{L}{3,}) \p{L}+[?!.\s]*$/u.exec(before)?.[1] ??
  head

/** 'La crema', of the crema pastelera before it: the whole name in its place. */
export const withWholeName = (text: string, before: string, knowledge: Knowledge): string => {
  if (text.length > longestShort) return text
  const [head = '', ...rest] = thingIn(before, knowledge).split(' ')
  // 'Y el de carne', of the fumet: the stock of meat, and no meat.
  const ofOther = /^(\W*(?:y |o )?(?:el|la|los|las)) (?=del? \p{L}{3,}(?: \p{L}+)?\W*$)/iu.exec(text)?.[1]
  if (ofOther !== undefined && head !== '') return text.replace(ofOther, `${ofOther} ${kindIn(before, head)}`)
  const said = thingIn(text, knowledge)
  if (rest.length === 0 || rest.length > mostThings || said === '' || fold(said) !== fold(head)) return text
  return text.replace(said, `${head} ${rest.join(' ')}`)
}

/** Whether a turn begins as going on from what was said: 'y…', 'pero…', or says its thing by a pronoun. */
export const goesOn = (text: string): boolean =>
  /^\W*(?:y|e|o|pero|entonces|tampoco|ni)\b/.test(fold(text.slice(0, 30))) || refersBack(text)

/** What goes on from the turn before: 'y…', 'si es…', 'para 6', 'al horno'. */
const connects =
  /^\W*(?:y|e|o|uno|una|unos|unas|otr[oa]s?|algun[oa]s?|pero|entonces|ahora|vale|tambien|si|para|con|en|del?|al?)\b/

/** Whether a turn may lack what the one before said: short, and naming little, or saying itself that it goes on. */
export const isShort = (text: string, { cookbook }: Knowledge): boolean => {
  if (text.length > longestShort || /\n/.test(text)) return false
  const { terms, asking } = readAsked(text, pageIndexOf(cookbook))
  const things = terms.filter((term) => !asking.has(term) && !isFigure(term)).length
  if (things <= 1 || (refersBack(text) && things <= 2)) return true
  // 'Nata de brik abierta', after how long another thing keeps.
  if (isBareName(text)) return true
  return connects.test(fold(text.slice(0, 30))) && things <= (asksByItself(text) ? 2 : mostThings)
}

/** Whether a turn is a thing and nothing else: 'la ensaladilla', 'cebolla pochada'. */
export const isBareName = (text: string): boolean =>
  text.trim().split(/\s+/).length <= mostNamed && !asksByItself(text) && !orders.test(fold(text)) && !/\d/.test(text)

/** Whether a turn only names a thing, as going on from what was asked before: 'y las patatas'. */
export const onlyNames = (text: string): boolean => connects.test(fold(text.slice(0, 30))) && !asksByItself(text)

/**
 * What a short turn may mean after the question before it, said whole, the likeliest first: 'y cuánto tarda' after 'cómo hago
 * fondo oscuro' is 'cuánto tarda fondo oscuro'; 'y del vino' after 'temperatura de servicio del helado' is that of the wine.
 */
export const saidWhole = (text: string, before: string, knowledge: Knowledge): readonly string[] => {
  // Of 'cuánta sal lleva la lubina' the fish is spoken of.
  const holder = /\b(?:lleva|llevan|va en|hay en) (.{3,60})$/u.exec(before.replace(/[?!.\s]+$/, ''))?.[1]
  const whole = thingIn(holder ?? before, knowledge)
  // 'Limpio alcachofas': what is done with the thing is no part of it.
  const named = subjectOf(whole).name
  const thing = named === '' ? whole : named
  const folded = fold(text.trim())
  const rest = text
    .trim()
    .slice(joint.exec(folded)?.[0].length ?? 0)
    .replace(/[?!.¿¡\s]+$/, '')
  if (thing === '' || rest === '' || orders.test(fold(rest))) return []
  const supposed = ifSo(fold(rest), thing)
  if (supposed.length > 0) return supposed
  // What went wrong is of the thing, whatever was asked of it.
  if (saysTrouble(fold(rest), knowledge.cookbook.kitchenWords))
    return [
      `${thing} ${rest}`,
      `${thing} ${rest}`.replace(
        /,? (?:por que|que (?:toco|hago|cambio|le pasa|puedo hacer)|como (?:lo|la) arreglo)$/i,
        '',
      ),
    ]
  const [, compared = ''] = differs.exec(fold(rest)) ?? []
  if (compared !== '') return [`diferencia entre ${thing} y ${compared}`]
  const one = oneOfThem.exec(fold(rest))
  if (one !== null) return [`${thing} ${rest.slice(one[0].length)}`]
  // 'En olla rápida', of the artichokes: the same of them, and of nothing the condition might stand for.
  if (saysCondition(rest)) return conditioned(rest, before, thing)
  // 'Si está crudo', of the rice: what it is like takes no thing's place.
  if (/^(?:si )?(?:esta|estan|queda|quedan|lleva|llevan|tiene|tienen|viene|vienen) /.test(fold(rest)))
    return [`${thing} ${rest.replace(/^si /i, '')}`, `${before.replace(/[?!.\s]+$/, '')} ${rest}`]
  const number = /\d+(?:[.,]\d+)?/.exec(rest)
  if (asksItself.test(fold(rest))) {
    // 'Cuánto dura' asks for time; 'cuánto velouté' would ask for an amount.
    const counted =
      /^cuant[oa]s?(?= (?!(?:tiempo|me |se |nos )?(?:dura|aguanta|tarda|cuec|hierv|reposa|cuest|vale)))/.exec(
        fold(rest),
      )?.[0] ?? ''
    // 'Congelado', after 'cuánto dura', is said of the same question; 'con qué la sirvo' is another.
    const more = asksWhat.test(fold(rest)) ? [] : [`${before.replace(/[?!.\s]+$/, '')} ${rest}`]
    // 'Cuánta sal', of the fish in salt: how much of it that dish holds.
    const holds =
      /^cuant[oa]s? (?!.*\b(?:lleva|llevan|por|para|dura|tarda|cuesta|vale)\b)[a-z ]{3,25}$/.test(fold(rest)) &&
      thingIn(rest, knowledge) !== ''
        ? [`${rest} lleva ${thing}`]
        : []
    return [
      ...holds,
      ...(onlyAsks.test(fold(rest)) && askedOf(before) !== '' ? [`${rest} ${askedOf(before)}`] : []),
      `${rest} ${thing}`,
      ...(asksWhat.test(fold(rest)) && askedOf(before) !== '' ? [`${rest} ${askedOf(before)}`] : []),
      ...(counted === '' ? [] : [`${counted} ${thing} ${rest.slice(counted.length).trim()}`]),
      ...more,
    ]
  }
  const bare = rest
    .replace(/^de guarnicion (?:de )?/i, '')
    .replace(/^(?:del?|el|la|los|las|al?|con|un|una|unos|unas|es|son)\s+(?:la |el |los |las |una? |unos |unas )?/iu, '')
  if (number !== null && isOfEach(fold(rest), before)) return []
  if (number !== null && thingIn(rest, knowledge) === '') return withNumber(before, rest, number[0])
  // 'Y el de girasol', of the olive oil: another of the same.
  const [, ofSame] = /^(?:el|la|los|las) (del? .+)$/iu.exec(rest) ?? []
  const ofOther = ofSame ?? (/^del? /i.test(rest) ? rest : undefined)
  const lastOf = / del? (?:el |la |los |las )?\p{L}+$/u
  const inOf =
    ofOther === undefined || !lastOf.test(before.replace(/[?!.\s]+$/, ''))
      ? []
      : [before.replace(/[?!.\s]+$/, '').replace(lastOf, ` ${ofOther}`)]
  const [headWord = ''] = thing.split(' ')
  if (ofSame !== undefined) return [...inOf, before.replace(thing, `${headWord} ${ofSame}`)]
  // 'Los soba', of the fideos chinos: noodles too, where the word names nothing else.
  const { cookbook, pantry } = knowledge
  const isThing = cookbook.named(bare) !== null || pantry.match(bare) !== null
  const isOfHead = !bare.includes(' ') && thing.includes(' ') && !isThing
  const part = partOfWhole.exec(fold(before))
  const inPart = part === null ? [] : [before.replace((part[1] ?? '').trim(), bare)]
  // 'Temperatura de servicio del helado': the ice cream gives way.
  const tail = /(?<= (?:del?|el|la|los|las|una?) )\p{L}[\p{L} ]*$/u.exec(thing)?.[0] ?? ''
  const inTail = tail === '' ? [] : [before.replace(tail, bare)]
  // 'Frío las croquetas': what is done with them stays.
  const way = ways.exec(fold(before))?.[0]
  const inWay = way === undefined || !ways.test(` ${fold(rest)}`) ? [] : [fold(before).replace(way, ` ${rest}`)]
  // 'El aceite de girasol', after that of olives: from its head on it is another.
  const [bareHead = '', ...bareRest] = bare.split(' ')
  const headAt =
    bareRest.length === 0 ? -1 : fold(before).search(new RegExp(`\\b${fold(bareHead).replace(/[^a-z]/g, '')}\\b`))
  const inSame = headAt > 0 && fold(before).length === before.length ? [`${before.slice(0, headAt)}${bare}`] : []
  // 'Y de cerdo', after 'qué corte de ternera para guisar'.
  const inFirstOf =
    /^del? /i.test(rest) && / del? \p{L}+ /u.test(before) ? [before.replace(/ del? \p{L}+(?= )/u, ` ${rest}`)] : []
  // 'Una lubina a la sal', and then 'y la dorada': the way stays.
  const [, headOf = '', tailOf = ''] = /^(.+?)( (?:al?|a la|en|con) .+)$/.exec(thing) ?? []
  const inHead = tailOf === '' || bare.includes(' ') ? [] : [before.replace(headOf, bare)]
  const isDone = / (?:el|la|los|las|una?) /.test(thing)
  const more = `${before.replace(/[?!.\s]+$/, '')} ${rest}`
  // 'Y para bizcocho', of the flour of a brioche.
  const [, forWhat] = / para ((?:el |la |un |una )?\p{L}[\p{L} ]*)$/u.exec(before.replace(/[?!.\s]+$/, '')) ?? []
  const inFor =
    forWhat === undefined || !/^para /i.test(rest) ? [] : [before.replace(forWhat, rest.slice('para '.length))]
  return [
    ...new Set([
      ...inWay,
      ...inFor,
      ...inSame,
      ...inFirstOf,
      ...inOf,
      ...inPart,
      ...(isDone ? inTail : []),
      ...inHead,
      ...(isOfHead ? [before.replace(thing, `${headWord} ${bare}`)] : []),
      before.replace(thing, bare),
      ...inTail,
      more,
      `${thing} ${rest}`,
    ]),
  ]
}

/** The question before under another condition: in the place of the way it had, else after it. */
const conditioned = (rest: string, before: string, thing: string): readonly string[] => {
  const way = ways.exec(fold(before))?.[0]
  const bare = before.replace(/[?!.\s]+$/, '')
  return [
    ...(way === undefined || !ways.test(` ${fold(rest)}`) ? [] : [fold(before).replace(way, ` ${rest}`)]),
    `${bare} ${rest}`,
    `${thing} ${rest}`,
  ]
}

/** How a thing is cooked, kept, how large or how old it is: said of the thing before, and no thing itself. */
export const saysCondition = (text: string): boolean =>
  condition.test(
    fold(text.slice(0, longestShort))
      .replace(joint, '')
      .replace(/[?!.\s]+$/g, ''),
  )
/** What is supposed of the thing before: it is hot in the workshop, it cooks longer, it is made of something else. */
const ifSo = (rest: string, thing: string): readonly string[] => {
  if (hot.test(rest)) return [`${thing} con calor en el obrador`, 'masa con calor en el obrador']
  if (longer.test(rest)) return [`${thing} se pasa de tiempo`, `cuanto tiempo cuece ${thing}`]
  const [, other = ''] = madeOf.exec(rest) ?? []
  return other === '' ? [] : [`${thing} con ${other}`]
}

const hot =
  /\b(?:en verano|(?:con|hace|si hace|hay|mucho) (?:mucho |tanto )?calor|(?:con|a|hay|hace) 3\d(?: grados)?(?: en (?:el obrador|la cocina))|ola de calor|(?:este|tanto|el) calor)\b/
const longer =
  /^(?:si )?(?:(?:lo|la|los|las|le|me|se me) )(?:tengo|dejo|cuezo|paso|hiervo|horneo|aso|mantengo|doy)\b.{0,20}\b(?:horas?|minutos?|min|\d+ ?h|mas tiempo|de mas|demasiado|el doble)\b/
/** 'Con leche de oveja lo puedo hacer igual?' asks, and changes nothing. */
export const asksOfOther = (text: string): boolean => {
  const folded = fold(text.slice(0, 120)).replace(/^\W*(?:y )?|[?!.\s]+$/g, '')
  return madeOf.test(folded) || hot.test(folded)
}

const madeOf =
  /^(?:con|de) ([a-z][a-z ]{2,30}?),? (?:(?:lo|la|los|las|se|me) )?(?:puedo|puede|vale|sirve|sale|saldria|hago|funciona|queda)(?: hacer\w*)?(?: igual| lo mismo| tambien| bien)?$/

/** What it is done on or in, or kept in: 'al horno', and then 'y a la plancha'. */
const wayWords =
  '(?:al?|a la|en|con) (?:la |el |un |una )?(?:horno|plancha|vapor|brasa|parrilla|sarten|olla|cazuela|freidora|air ?fryer|microondas|bano maria|roner|vacio|baja temperatura|conveccion|aire|ventilador|fuego|lena|induccion|wok|thermomix|abatidor|congelador|nevera|camara|frio|caliente|agua (?:fria|templada|caliente))\\b(?: (?:expres+|rapida|a presion|mixto|fuerte|lento|suave|bajo|medio|de (?:conveccion|vapor|lena|aire|gas)))*'
const ways = new RegExp(` ${wayWords}`)

const condition = new RegExp(
  `^(?:${wayWords}|olla (?:expres+|rapida|a presion)|(?:mas |muy )?(?:gord|grues|grand|pequen|fin|delgad)[oa]s?|(?:ya )?(?:congelad|descongelad|enter|trocead|deshuesad|filetead|abiert|cerrad|pelad|cocid|crud|empanad|rebozad|frit|asad|montad|rellen)[oa]s?|(?:con|sin) (?:hueso|piel|cascara|tapa|tapar)|de (?:ayer|anteayer|hace \\d+ dias))$`,
)

/** An amount as it is said, with its unit. */
const measured = /(?:\d+(?:[.,]\d+)?|medio|media|un|una) ?(litros?|l|ml|cl|kilos?|kg|gramos|g)\b/

/** The question before with another figure: 'y si es de 1,5', 'y si son 65'. */
const withNumber = (before: string, rest: string, number: string): readonly string[] => {
  const said = measured.exec(fold(rest))
  if (said !== null && measured.test(fold(before))) return [fold(before).replace(measured, said[0])]
  const isGuests = guests.test(fold(rest)) || /^\d{1,5}$/.test(rest)
  if (isGuests && guests.test(fold(before))) return [before.replace(guests, number)]
  if (/^para \d{1,5}\b/.test(fold(rest)) && isGuests) return [`${before.replace(/[?!.\s]+$/, '')} ${rest}`]
  return /\d/.test(before) ? [before.replace(/\d+(?:[.,]\d+)?/, number)] : []
}
