import type { Slots } from '#core/safety/hearing/read-slots.ts'
import { isThing, sharesSubject } from '#core/safety/hearing/subject.ts'
import type { TagKind } from '#core/safety/hearing/vocabulary.ts'
import type { Safety } from '#core/safety/safety.ts'

/** Words a question has at most that only makes sense with the one before. */
const shortQuestion = 15
/** 'Si le pongo carne'. Words. */
const mostSupposed = 6
export const goesOn =
  /^\W*(?:(?:hola|oye|buenas|perdona|mira)\W+)*(?:y|e|i|pero|entonces|o|vale|aunque|solo|ni|tampoco|and|but|what about|que tal|pues|es que|ya|ok|bueno)\b/

/** 'Y si la cuezo en el puré' still speaks of the honey. */
export const supposes =
  /^\W*(?:(?:hola|oye|buenas|perdona|mira)\W+)*(?:(?:y|e|o|pero|entonces|vale|bueno) )*(?:si|pero|aunque|ni|solo|tampoco)\b/

/** 'Y en ensalada', of the cheese before: the dish it goes into. */
export const inDish =
  /^\W*(?:y |o |pero )?(?:(?:l[oa]s?|si l[oa]s?) (?:pongo|meto|sirvo|echo|uso) )?(?:en|dentro de|encima de|sobre) (?:un |una |el |la )?(?:ensalada|bocadillo|bocata|sandwich|pizza|quiche|revuelto|canelones|pure|salsa|tosta|croquetas?|tortilla|lasana|tarta|canapes?|tabla|pinchos?|montadito|hojaldre|empanada|pasta|risotto|escabeche|conserva|adobo|vinagre|aceite|guiso|sopa|caldo|arroz)/

/** What is asked now is not what was asked before: 'con qué la sirvo', after how long it keeps. */
export const asksOther =
  /^\W*(?:y )?(?:con que|como (?:se )?(?:hac|hag|sirv|empl)\w*|por ?que|donde|que (?:salsas?|guarnicion\w*|plato|corte|pieza|harina|especias?|hierbas?))\b/

/** What went wrong with its texture is no matter of safety, whatever was said before. */
export const texture =
  /\b(?:me (?:sale|salen|queda|quedan|ha (?:salido|quedado)|han (?:salido|quedado))|esta|estan|se (?:me )?(?:ha |han )?(?:queda\w*|puest[oa])) (?:muy |demasiado |un poco |como )?(?:un )?(?:liquid|bland|dur[oa]|sec[oa]|espes|aguad|chicle|ladrillo|gomos|grumos|cortad|apelmaz|mazacote)|\bno (?:me |se )?(?:sube|monta|liga|cuaja|espesa|brilla|leva)n?\b|\bse (?:me )?(?:corta|separa|hunde|baja|pega|rompe|agrieta|abre|deshace|desmorona|desmigaja|desarma|apelmaza|encoge|quema|reseca|enrancia)n?\b/

/** 'Se me deshacen siempre': what goes wrong in the pan of the thing that is named. */
export const goesWrong =
  /\bse (?:me|nos) (?:corta|separa|hunde|baja|pega|rompe|agrieta|abre|deshace|desmorona|desmigaja|desarma|apelmaza|encoge|quema|reseca|pasa)n?\b/

/** What goes with a dish, or it is made with, and is no part of it. */
export const beside =
  /^\W*(?:y )?(?:con )?que (?:vinos?|bebidas?|cervezas?|cavas?|madera|lena|moldes?|cuchillo|vajilla|copas?|utensilios?)\b/

/** Words for people who were named before: 'le cuezo su pasta aparte'. */
const ofSomeone = /\b(?:les?|sus?|ella|ellos|ellas)\b/

const elsewhere: ReadonlySet<string> = new Set(['cocinando', 'nevera', 'olla-lenta', 'mantener'])

const outOfCold: ReadonlySet<string> = new Set(['luz', 'averia'])

const isInCold = ({ direct }: Slots): boolean => direct.has('nevera') && !direct.has('insistir')
const asksHowLong = ({ direct }: Slots): boolean => direct.has('cuanto-tiempo') || direct.has('cuanto-dura')

const ofTheSameKind = /^\W*(?:(?:hola|oye|buenas|perdona|mira)\W+)*y (?:el|la|los|las) de /
const ofTheSame = /^\W*(?:(?:hola|oye|buenas|perdona|mira)\W+)*y (?:(?:el|la|los|las) )?de /

const onceCookedTags: ReadonlySet<string> = new Set([
  'ya-cocinado',
  'marisco-cocido',
  'guarda-marisco-cocido',
  'guarda-pescado-cocido',
  'guarda-huevo-cocido',
])

const onlyFrozen = /^\W*(?:y )?(?:(?:en el )?congelad[oa]s?|congelador|abiert[oa]s?)\W*$/

/** 'Y con huevo pasteurizado', of the mayonnaise: it is made with that; after 'con qué vino' another thing is named. */
const isWith = (now: string, before: string): boolean =>
  /^\W*(?:y |pero )?con (?!que\b)/.test(now) && !/\bcon\b/.test(before)

/** 'Puedo ponerla en las hamburguesas', 'la echo al guiso': the thing of before, and what it goes into. */
const pointsBack =
  /^\W*(?:y )?(?:(?:se )?(?:puedo|puede|podemos|podria) )?(?:(?:pon|ech|us|met|mezcl|anad|agreg)[aei]r?l[ao]s?|l[ao]s? (?:pongo|ponemos|puse|echo|echamos|eche|uso|usamos|use|meto|metemos|meti|mezclo|anado)) (?:en|a|al|con|de|para) /

/** 'Si los lavé con lejía tres veces', of the buckets: what is done to it, whatever it is done with. */
const ofIt = /^\W*(?:(?:y|pero|pues) )?si (?:yo |me )?l[oa]s? (?!que\b|de\b)[a-z]+/

/** 'Estas están verdes', 'los que siguen cerrados': of what was spoken of. */
const pointsAt =
  /^\W*(?:y )?(?:(?:est|es)[ao]s? (?:est|son|es|tien|siguen|sigue|ha|han|huele|amarg)|l[oa]s (?:que|q) (?:siguen?|quedan|quedaron|sobran|sobraron|no|se)\b)/

/** 'Se quedó en la marmita desde ayer…', of the stock: where it was and how long, however much is said about it. */
const tellsOfIt =
  /^\W*(?:(?:y|pero|es que|ayer|anoche|uy|ay|bueno) )*(?:se (?:me |nos )?(?:quedo|quedaron|ha quedado|han quedado|olvido|ha olvidado)|(?:me )?l[ao]s? (?:deje|dejamos|dejaron|he dejado|hemos dejado|olvide|han dejado)|estuvo|estuvieron|ha estado|han estado|llevan?|llevaba)\b/
/** Words. */
const mostTold = 30

/** 'Y para queso fresco', of the raw milk, 'y para frankfurts', of the curing salt: what is made of it. */
const intoDish = /^\W*y (?:si es )?para (?:hacer |un |una |el |la )*(?!mi\b|su\b|tu\b)/

/** 'Y marinado en soja', of the tuna: what it lies in is no other thing. */
const doneIn = /^\W*(?:y |o |pero )?(?:si (?:va|esta|es) )?(?!junto|dentro)[a-z]{3,}[aoi]d[oa]s? (?:en|con) (?!que\b)/

/** What a follow-up keeps of what was said before: its food unless it names one, and how it was, for whom and what for. */
export const inheritedTags = (now: Slots, before: Slots, safety: Safety, isAgain: boolean): ReadonlySet<string> => {
  const { kindOf } = safety.vocabulary
  const subject = namesAnother(now, safety)
  const connects =
    isAgain ||
    (now.numbers.ph.length > 0 && before.tags.has('ph')) ||
    goesOn.test(now.text) ||
    isWith(now.text, before.text) ||
    doneIn.test(withoutCourtesy(now.text)) ||
    pointsBack.test(withoutCourtesy(now.text)) ||
    pointsAt.test(withoutCourtesy(now.text)) ||
    (supposes.test(now.text) && now.text.split(' ').length <= mostSupposed) ||
    (ofIt.test(withoutCourtesy(now.text)) && now.text.split(' ').length <= shortQuestion) ||
    (!subject && now.text.split(' ').length <= (tellsOfIt.test(now.text) ? mostTold : shortQuestion))
  const keeps = (tag: string): boolean => {
    const kind = kindOf.get(tag) ?? 'habla'
    if (kind === 'habla') return false
    // 'Estuvo fuera toda la noche', after how it is heated: where it stood is said now.
    if (now.direct.has('fuera-frio') && elsewhere.has(tag)) return false
    // 'Y descongelar cuánto tarda', after whether it freezes: nothing is frozen twice.
    if (tag === 'congelar' && now.direct.has('descongelar')) return false
    // 'Y el vinagre', after whether lemon kills the worm: another thing to kill it with.
    if (tag === 'anisakis' && before.direct.has('acido-solo') && now.direct.has('acido-solo')) return true
    // Without cold all that was in it is asked about, thing by thing.
    if (outOfCold.has(tag) && subject && now.text.split(' ').length <= shortQuestion) return true
    // 'Y cerveza normal', after the one without alcohol.
    if (withoutAlcohol.has(tag) && now.direct.has('alcohol')) return false
    // 'Y un niño de 2 años', after the baby: another guest.
    if (ages.has(tag) && [...now.direct].some((one) => ages.has(one))) return false
    const isPeople = kind === 'grupo' || kind === 'alergeno'
    // Whoever is allergic to the worm in the fish asks of no fish as others do.
    if (isPeople && (now.tags.has('apto') || ofSomeone.test(now.text) || tag.startsWith('alergico-'))) return true
    // The same dish is for the same guest.
    if (kind === 'grupo' && sharesSubject(now, before, safety)) return true
    if (!connects) return false
    // What is bred is said of that fish; a tuna named after it is none.
    if (tag === 'de-criadero' && subject && !now.tags.has('pez-criado')) return false
    // 'Y de tomate', after a tin of anchovies, is another tin.
    if (tag === 'lata' && ofTheSame.test(now.text)) return true
    // 'Y de salmón', after the sushi of eel, is a sushi again.
    if (kind === 'plato' && !/^(?:guarda|llega|hecho)-/.test(tag) && ofTheSame.test(now.text)) return true
    // 'Y el de verduras', after the stock of fish.
    if (tag.startsWith('guarda-') && ofTheSameKind.test(now.text)) return true
    // 'Y en la nevera', after how long it may stand out.
    if (tag === 'fuera-frio' && isInCold(now) && asksHowLong(before)) return false
    // 'Y el fresco', after the frozen one.
    if (/\bfresc[oa]s?\b/.test(now.text) && (tag === 'congelado' || tag === 'llega-congelado')) return false
    // 'Y crudo', after the boiled one: how it keeps cooked says nothing of it.
    if (now.direct.has('crudo') && onceCookedTags.has(tag)) return false
    // 'Y congelado', 'y abierto', after how long it keeps in its bag, is another way of keeping it.
    if (tag === 'al-vacio' && onlyFrozen.test(now.text)) return false
    if (kind === 'pregunta')
      return !asksOther.test(now.text) && ![...now.direct].some((one) => kindOf.get(one) === 'pregunta')
    const isAdded =
      supposes.test(now.text) ||
      inDish.test(now.text) ||
      isWith(now.text, before.text) ||
      doneIn.test(withoutCourtesy(now.text)) ||
      pointsBack.test(withoutCourtesy(now.text)) ||
      pointsAt.test(withoutCourtesy(now.text)) ||
      (intoDish.test(now.text) && (kind === 'alimento' || kind === 'sustancia'))
    return subject && !isAdded ? !isThing(tag, kind) && !tag.startsWith('llega-') : true
  }
  return new Set([...before.direct].filter((tag) => !now.direct.has(tag) && keeps(tag)))
}

/** Whether a turn names a thing of its own: a jar or a flower is of what was spoken of, and an allergen by itself ('y cacahuete') is a food. */
const namesAnother = (now: Slots, { vocabulary: { kindOf } }: Safety): boolean =>
  [...now.direct].some(
    (tag) =>
      !parts.has(tag) &&
      (isThing(tag, kindOf.get(tag) ?? 'habla') ||
        (kindOf.get(tag) === 'alergeno' && !ofAllergy.test(now.text) && goesOn.test(now.text))),
  )
/** A jar, a flower, what comes frozen and what it is cleaned with are of what was spoken of. */
const parts: ReadonlySet<string> = new Set(['flor', 'lata', 'lejia', 'llega-congelado'])
const ofAllergy = /alerg|alerj|intoler|\bsin\b|\blleva|\btiene|\bcontiene/

const withoutAlcohol: ReadonlySet<string> = new Set(['sin-alcohol', 'sin-0'])

/** Guests by their age and state, of whom one is asked at a time. */
const ages: ReadonlySet<string> = new Set(['bebe', 'nino', 'mayor', 'embarazada', 'inmunodeprimido', 'adulto'])

/** 'El trigo sarraceno', after what was judged of another grain: a thing and nothing else, of which the same is asked. */
export const isBareThing = (now: Slots, safety: Safety): boolean => {
  const plain = { ...now, text: withoutCourtesy(now.text) }
  return isFoodAlone(plain) || isOnlyThing(plain, safety)
}

/** 'Hola, oye, …, por favor' around what is said. */
export const withoutCourtesy = (text: string): string =>
  text.replace(/^\W*(?:(?:hola|oye|buenas|perdona|mira)\W+)+/, '').replace(/\W+(?:por favor|porfa|gracias)\W*$/, '')

/** 'Merengue', 'y las gambas': a name of a food, whatever else its words may say. */
const isFoodAlone = ({ foods, text }: Slots): boolean =>
  foods.length === 1 &&
  text
    .replace(/^\W*(?:y |e |o )?(?:(?:el|la|los|las|un|una) )?/, '')
    .trim()
    .split(' ').length === 1

const isOnlyThing = ({ direct, text }: Slots, { vocabulary }: Safety): boolean =>
  text.split(' ').length <= mostNamed &&
  direct.size > 0 &&
  !/\b(?:que|como|cuant[oa]s?|cual|donde)\b/.test(text) &&
  [...direct].every(
    (tag) =>
      isOfThing(tag, vocabulary.kindOf.get(tag) ?? 'habla') ||
      sortsFoods.test(tag) ||
      (tag === 'forma' && [...direct].some((one) => isThing(one, vocabulary.kindOf.get(one) ?? 'habla'))) ||
      (isSaid.test(text) && sortOf(vocabulary.kindOf.get(tag))),
  )
/** 'Es parmesano', after the mould on the cheese: it says which, and what it is like. */
const isSaid = /^\W*(?:y )?(?:si )?(?:es|son|era|eran|fuera|fuesen) /
const sortOf = (kind: TagKind | undefined): boolean => kind === 'estado'
/** What a table says of a food for one guest or another, and the thickness of a piece: they ask nothing. */
const sortsFoods =
  /^(?:(?:h|ni|dis|gi|halal|kosher|apto|llega)-|(?:guisante|salado|lacteo-otro|fresco-tag|en-plato|pescado-al|soja-al|moluscos-al|fiambre-loncha|con-manzana|es-chocolate|lata-pescado|coco-semilla|baya|grosor)$)/
const isOfThing = (tag: string, kind: TagKind): boolean => isThing(tag, kind) || kind === 'alergeno'
const mostNamed = 4

/** 'Y la carne picada a 4', after a delivery at so many degrees: the figure is of degrees again. */
export const withBareDegrees = (now: Slots, before: Slots): Slots => {
  // 'El camión trae los yogures a 9': what arrives is at so many degrees, too.
  if (now.numbers.c.length > 0 || (before.numbers.c.length === 0 && !now.tags.has('recepcion'))) return now
  const [, degrees] = bareDegrees.exec(withoutCourtesy(now.text)) ?? []
  return degrees === undefined ? now : { ...now, numbers: { ...now.numbers, c: [Number(degrees.replace(',', '.'))] } }
}
/** 'Y si son 24', after so many hours in the freezer: the same with that figure. */
export const withBareHours = (now: Slots, before: Slots): Slots => {
  const isFrozen = before.tags.has('congelar') || before.tags.has('congelado')
  if (!isFrozen || now.numbers.h.length > 0 || before.numbers.h.length === 0) return now
  const [, hours] = bareHours.exec(now.text) ?? []
  return hours === undefined ? now : { ...before, numbers: { ...before.numbers, h: [Number(hours.replace(',', '.'))] } }
}
/** 'Y con cáscara hace 4', after one of eight days: days again, or hours. */
export const withBareAge = (now: Slots, before: Slots): Slots => {
  const unit = before.numbers.dias.length > 0 ? 'dias' : before.numbers.h.length > 0 ? 'h' : null
  if (unit === null || now.numbers.dias.length > 0 || now.numbers.h.length > 0) return now
  const [, age] = bareAge.exec(now.text) ?? []
  return age === undefined ? now : { ...now, numbers: { ...now.numbers, [unit]: [Number(age)] } }
}
const bareAge = /\b(?:hace|lleva|llevan|llevara) (\d{1,2})(?:\W*$| (?:en|con|y|sin|pero)\b)/

/** 'Y a los cuatro años', after a baby: a child again, of that age. */
export const withBareYears = (now: Slots, before: Slots, { vocabulary: { kindOf, within } }: Safety): Slots =>
  before.tags.has('nino') &&
  now.numbers.meses.length > 0 &&
  ![...now.direct].some((tag) => kindOf.get(tag) === 'grupo') &&
  bareYears.test(withoutCourtesy(now.text))
    ? {
        ...now,
        direct: new Set([...now.direct, 'nino']),
        tags: new Set([...now.tags, ...(within.get('nino') ?? ['nino'])]),
      }
    : now
const bareYears =
  /^\W*(?:y |pero |o )?(?:si )?(?:a los|con|de|del de|la de|el de|para (?:uno|una|el|la) de|tiene|es de|ya tiene|cumplid[oa]s? los) [a-z\d]+ anos?\b/

/** 'La otra cuba da 15', after the polar compounds of one: the figure is of them again. */
export const withBarePolar = (now: Slots, before: Slots): Slots => {
  if (now.numbers.pct.length > 0) return now
  const isAgain = before.tags.has('polares') && before.numbers.pct.length > 0
  const [, value] = polarsAt.exec(now.text) ?? (isAgain ? barePolar.exec(withoutCourtesy(now.text)) : null) ?? []
  return value === undefined
    ? now
    : { ...now, tags: new Set([...now.tags, 'polares']), numbers: { ...now.numbers, pct: [Number(value)] } }
}
/** 'Polares al 14', without its sign. */
const polarsAt = /\bpolares (?:ya )?(?:al?|en|de|del|estan en|estan al|dan|marcan?|salen?) (?:el |un )?(\d{1,2})\b/
const barePolar = /\b(?:da|marca|a|esta en|sale|tiene|con|son|es) (?:un )?(\d{1,2})\W*$/

/** 'El mío está a 5', after what its acidity must be: the figure is of pH. */
export const withBarePh = (now: Slots, before: Slots): Slots => {
  if (!before.tags.has('ph') || now.numbers.ph.length > 0) return now
  const [, value] = barePh.exec(now.text) ?? []
  return value === undefined || Number(value.replace(',', '.')) > highestPh
    ? now
    : { ...now, numbers: { ...now.numbers, ph: [Number(value.replace(',', '.'))] } }
}
const barePh =
  /\b(?:a|en|da|dio|marca|sale|tiene|de|es|mide|baja|sube|con) (?:un |a )?(\d(?:[.,]\d{1,2})?)(?:\W+(?:por favor|porfa|gracias))?\W*$/
const highestPh = 9
const bareHours =
  /^\W*(?:(?:hola|oye|buenas|perdona|mira)\W+)*(?:y )?(?:si )?(?:son|fueran|fueron|fuesen|es|lo dejo|la dejo|las dejo|los dejo|pongo) (\d{1,3}(?:[.,]\d)?)(?:\W+(?:por favor|porfa|gracias))?\W*$/
const bareDegrees =
  /\b(?:a|con) (-?\d{1,2}(?:[.,]\d)?)(?: (?:durante )?(?:\d{1,3}|un|una|dos|tres) (?:min\w*|horas?|h))?(?:\W*$|,| (?:sin|que|porque|pero|y|bien|dur[oa]s?|sec[oa]s?|frescos?|con)\b)/
