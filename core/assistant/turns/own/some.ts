import { priceRiseIn } from '#core/assistant/money/price-rise.ts'
import { dietsIn } from '#core/assistant/recipes/keeps-diet.ts'
import type { Knowledge } from '#core/cookbook/cookbook.ts'
import { anyKind, kinds } from './kinds.ts'
import type { Kept, LibraryAsk, OwnSome } from './library-asked.ts'
import { nothing, ownQueryIn, someOf } from './query.ts'

const ownWords =
  /\b(?:tengo|tenemos|tienes|teneis|hago|hacemos|mis?|mi[oa]s?|nuestr[oa]s?|(?:mi|la|nuestra|en) (?:carta|biblioteca)|guardad[oa]s?|metid[oa]s?|apuntad[oa]s?|subid[oa]s?|cread[oa]s?|de la casa)\b/
/** What may be said of them beside their kind: what they keep, what they hold, where they stand. */
const beside =
  /\b(?:que|cuales|de los|de las|en|de|la|el|los|las|mi|mis|nuestr[oa]s?|carta|biblioteca|tengo|tenemos|tienes|hay|son|sean|metid[oa]s|apuntad[oa]s|subid[oa]s|cread[oa]s|lleven?|llevan|guardad[oa]s?|mi[oa]s|ahora|para|un|una|algun|alguna|a|puedo|dar|poner|servir|pueda|puede|comer|tomar|hago|hacemos|casa|cuantos|cuantas|y|o|ni|no|todos|todas|mas|menos|por|racion|apt[oa]s?|oye|solo|hoy|cliente|persona|cual|es)\b/g

const first =
  '(?:y |pero |oye |vale |a ver )*(?:de (?:los |las |mis )?)?(?:(?:que|cuales|cual|cuant[oa]s|dime|dame|lista(?:me|do)?|ensename|muestrame|saca(?:me)?|todos|todas|tengo|tenemos|hay|tienes|hago) ?(?:de )?)?(?:(?:son|es|los|las|mis|nuestr[oa]s|el|la|algun|alguna|algunos|algunas|algo de|un|una|todos|todas) )*'
const kindFirst = new RegExp(`^${first}(${kinds})\\b(.*)$`)
const kindAlone = new RegExp(
  `^(?:y )?(?:de (?:es[oa]s|ell[oa]s) )?(?:(?:cuales|cuantos|cuantas|que) )?(?:son |hay )?(?:de |los |las |solo |en |con |que )*(${kinds})\\b((?: (?:sin|vegan|apt)[a-z ]*)?)$`,
)
/** 'El postre más barato', 'cuál es la ración más cara de los pescados'. */
const ranked = new RegExp(
  `^${first}(?:racion |raciones )?(?:mas |menos )?(?:(?:car|barat|economic|costos)[oa]s? )?(?:de )?(?:los |las |mis |nuestr[oa]s )?(${kinds})\\b`,
)
const dearest = /\bmas (?:car|costos)[oa]s?\b|\bcuestan? mas\b/
const cheapest = /\bmas (?:barat|economic)[oa]s?\b|\bmenos car[oa]s?\b|\bcuestan? menos\b/
const underOrOver =
  /\b(menos|mas|por debajo|por encima|inferior(?:es)?|superior(?:es)?|hasta|que no (?:pase|pasen|llegue|lleguen)) (?:de|a)? ?(?:los )?(\d{1,4}(?:[.,]\d{1,2})?) ?(?:€|euros?|pavos)/
const mostOf = new RegExp(
  `\\b(?:que|cual|cuales|en que)\\b.{0,20}\\b(?:${kinds})\\b.{0,24}\\b(?:lleva|llevan|tiene|tienen|gasta|gastan|uso|usa|va|consume|consumen|gasto)\\b(?: la| el)? mas (?:cantidad de |kilos de |gramos de )?([a-z]{3,}(?: (?:de )?[a-z]{3,}){0,2})$`,
)
/** What is no ingredient that is weighed. */
const noFood =
  /^(?:calor|kcal|protein|grasas?$|hidratos|alergen|pasos|ingredientes|trabajo|tiempo|car[oa]|barat|margen|fibra|raciones|coste|dinero|rentab)/
const unpriced =
  /\bsin (?:ningun )?(?:precios?|coste|escandallo)\b|\b(?:falta|faltan|falte) (?:por )?(?:poner )?(?:el |los |de )?precios?\b|\bprecios? (?:que )?(?:me |nos |le |les )?faltan?\b|\bno (?:tienen?|llevan?) (?:puesto )?(?:el )?(?:precio|coste|escandallo)\b/
const ofDish = /\b(?:en|del|de la|de los|de las|al|a la) (?:el |la |los |las |mi |mis )?([a-z]{4,}(?: [a-z]{2,}){0,5})$/

/** 'En qué recetas uso ajo', 'qué platos llevan puerro', 'dónde gasto la nata'. */
const usedIn =
  /^(?:y |oye |dime )*(?:(?:en|con) (?:que|cuales|cuantas|cuantos)(?: de mis| de las)? ?(?:recetas|platos|postres|elaboraciones)?|donde|que (?:recetas|platos|postres)(?: mi[oa]s| tengo que)?) (?:se )?(?:uso|usamos|usan?|pongo|ponemos|gasto|gastamos|gastan?|echo|meto|entra|va|hay|llevan?|tengo)(?: el| la| los| las)? ([a-z]{3,}(?: (?:de )?[a-z]{3,}){0,3})$/

const usedInIn = (folded: string): OwnSome | null => {
  const food = usedIn.exec(folded)?.[1] ?? ''
  if (food === '' || noFood.test(food) || /\b(?:mas|menos|mejor|peor|precio|error|fallo|que)\b/.test(food)) return null
  return { ...nothing, holds: [food] }
}

/** What is asked of some of the cook's own recipes, or again of those asked of before; null of anything else. */
export const ownSomeIn = (folded: string, before: LibraryAsk | null, knowledge: Knowledge): LibraryAsk | null =>
  becauseIn(folded, before) ??
  unpricedIn(folded) ??
  mostIn(folded) ??
  risenIn(folded) ??
  again(folded, before, knowledge) ??
  ownQueryIn(folded, before, knowledge) ??
  usedInIn(folded) ??
  forGuestIn(folded) ??
  someIn(folded)

/** Whether a short turn may only be asked of some of her own recipes spoken of before: 'de postres', 'cuáles', 'por qué'. */
export const goesOnWithOwn = (folded: string, before: LibraryAsk | null, knowledge: Knowledge): boolean =>
  becauseIn(folded, before) !== null || again(folded, before, knowledge) !== null

/** What her dishes are to keep: 'que no lleven', 'no llevan' and 'sin' say the same of them. */
export const keptIn = (folded: string): readonly Kept[] =>
  dietsIn(folded.replace(/\bno (?:llev[ae]n?|tienen?|contienen?|hay)\b/g, 'sin')).map(
    ({ name }): Kept => ({ kind: 'diet', diet: name }),
  )

const showOf = (folded: string): OwnSome['show'] => {
  if (dearest.test(folded)) return 'dearest'
  if (cheapest.test(folded)) return 'cheapest'
  return /\bcuant[oa]s (?!cuest|sal|euros)/.test(folded) ? 'count' : 'list'
}

/** 'Tengo algo vegano', 'qué le puedo dar a un alérgico al huevo de mis postres': what may be eaten, before what it is. */
const anything =
  /^(?:y |oye |pero )?(?:no )?(?:tengo|tenemos|tienes|hay|que tengo|hago) (?:algo|alguna cosa|que cosas|nada)\b(?: que (?:sea|no lleve|pueda \w+))?(.*)$/
const fromKind = new RegExp(
  `\\b(?:que|cual|cuales)\\b.{3,60}\\b(?:de|entre|en) (?:mis|nuestr[oa]s|los|las|mi|nuestra)(?: de)? (${kinds}|carta)(?: mi[oa]s| que tengo)?$`,
)

const forGuestIn = (folded: string): OwnSome | null => {
  const kept = keptIn(folded)
  if (kept.length === 0 || /\d/.test(folded)) return null
  const kind = fromKind.exec(folded)?.[1]
  const rest = anything.exec(folded)?.[1]
  if (kind === undefined && (rest === undefined || !isBeside(rest, '', true))) return null
  const words = kind === undefined || kind === 'carta' || anyKind.test(kind) ? '' : kind
  return { kind: 'some', words, kept, show: 'list', limit: null }
}

const someIn = (folded: string): OwnSome | null => {
  const show = showOf(folded)
  const limit = limitIn(folded)
  const isRanked = show === 'dearest' || show === 'cheapest'
  const found = isRanked ? ranked.exec(folded) : kindFirst.exec(folded)
  const kind = found?.[1]
  if (found === null || kind === undefined || /\d/.test(limit === null ? folded : folded.replace(underOrOver, '')))
    return null
  if (!isRanked && limit === null && !ownWords.test(folded)) return null
  // 'Mis recetas de pescado' are those of that kind.
  const within = anyKind.test(kind)
    ? new RegExp(
        `^ (?:de|del) (?:los |las |el |la )?(${kinds}|pescado|carne|marisco|arroz|verdura|legumbre|pasta)\\b`,
      ).exec(found[2] ?? '')
    : null
  const words = within?.[1] ?? (anyKind.test(kind) ? '' : kind)
  // Of all of them, the stored totals of the escandallo are asked.
  if (isRanked) return words === '' ? null : { kind: 'some', words, kept: keptIn(folded), show, limit }
  const tail = (found[2] ?? '').slice(within?.[0].length ?? 0).replace(underOrOver, ' ')
  const kept = keptIn(tail)
  const holds = / con (?:el |la )?(?!menos|mas|precio|coste)([a-z]{3,}(?: de [a-z]{3,})?)\b/.exec(tail)?.[1] ?? ''
  if (limit === null && !isBeside(tail, holds, kept.length > 0)) return null
  if (words === '' && limit === null) return null
  return { kind: 'some', words, kept, show, limit, ...(holds === '' ? {} : { holds: [holds] }) }
}

/** Whether a kind is asked of with nothing beside it that we would not answer. */
const isBeside = (tail: string, holds: string, hasDiet: boolean): boolean => {
  const rest = tail
    .replace(holds === '' ? '' : ` con ${holds}`, ' ')
    .replace(
      hasDiet
        ? /\b(?:(?:sin|libres? de|alergic\w+ al?|intolerantes? al?) (?:[a-z]+)(?: (?:secos|de cascara))?|vegan\w+|vegetarian\w+|celiac\w+|halal|kosher|lactosa|gluten|huevos?|embarazad\w+)/g
        : /(?!)/,
      ' ',
    )
    .replace(beside, ' ')
    .trim()
  return rest === ''
}

const limitIn = (folded: string): OwnSome['limit'] => {
  const found = underOrOver.exec(folded)
  if (found === null) return null
  const isOver = /^(?:mas|por encima|superior)/.test(found[1] ?? '')
  return { isOver, euros: Number((found[2] ?? '').replace(',', '.')) }
}

const why =
  /^(?:y )?(?:(?:eso )?por ?que(?: es| sale| lo es)?(?: tan (?:car|barat)[oa])?|y eso|que (?:lo|la) encarece|a que se debe|en que se va)$/

/** 'Por qué', after the dearest of all, or of some. */
const becauseIn = (folded: string, before: LibraryAsk | null): LibraryAsk | null => {
  if (before === null || !why.test(folded)) return null
  if (before.kind === 'cost') return { kind: 'because', of: { ...nothing, show: before.order } }
  const isRanked = before.kind === 'some' && (before.show === 'dearest' || before.show === 'cheapest')
  return isRanked ? { kind: 'because', of: before } : null
}

const otherFood = /^(?:y|o) (?:con |de |en )?(?:el |la |los |las )?([a-z]{3,}(?: de [a-z]{3,})?)(?: cuales?)?$/
const notAFood = new RegExp(`^(?:${kinds}|cual(?:es)?|que|por|cuant[oa]s?|si|eso|ahora|luego|dulces?|salad[oa]s?)\\b`)

/** 'Cuáles', 'de postres', 'cuánto salen', 'y el más barato', after some of them. */
const again = (folded: string, before: LibraryAsk | null, knowledge: Knowledge): OwnSome | null => {
  if (before === null) return null
  const of = someOf(before)
  if (of === null) return null
  if (/^(?:y )?(?:(?:cuales|que) son|cuales|dimel[oa]s|nombramel[oa]s|listamel[oa]s)$/.test(folded))
    return { ...of, show: 'list' }
  if (/^(?:y )?cuant[oa]s(?: son| hay)?$/.test(folded)) return { ...of, show: 'count' }
  if (
    /^(?:y )?(?:a )?cuanto (?:me |nos )?(?:salen|cuestan|valen|sale cada un[oa]|cuesta cada un[oa])(?: (?:por|la) racion)?$/.test(
      folded,
    )
  )
    return { ...of, show: 'costs' }
  const order = showOf(folded)
  if (
    before.kind === 'some' &&
    /^(?:y |cual es |de (?:es[oa]s|todos|todas) )*(?:el|la|los|las) mas [a-z]+$/.test(folded) &&
    order !== 'list'
  )
    return { ...of, show: order }
  // 'Y puerro', of what she uses leek in.
  const other =
    before.kind === 'some' && before.holds !== undefined && before.holds.length > 0
      ? (otherFood.exec(folded)?.[1] ?? '')
      : ''
  if (other !== '' && !noFood.test(other) && !notAFood.test(other))
    return { ...of, holds: [wholeFood(other, of, knowledge)], lacks: [], show: 'list' }
  // 'Y la de fuerza', after wheat flour.
  const ofOther = /^(?:y|o) (?:con |de |en )?(?:el|la|los|las) de ([a-z]{3,})$/.exec(folded)?.[1] ?? ''
  const head = before.kind === 'some' ? (before.holds?.[0]?.split(' ')[0] ?? '') : ''
  if (ofOther !== '' && head !== '') return { ...of, holds: [`${head} de ${ofOther}`], lacks: [], show: 'list' }
  const found = kindAlone.exec(folded)
  if (found?.[1] === undefined || folded.split(' ').length > 6) return null
  const more = keptIn(found[2] ?? '')
  return {
    ...of,
    words: anyKind.test(found[1]) ? '' : found[1],
    kept: [...of.kept, ...more],
    show: of.show === 'count' ? 'count' : 'list',
  }
}

/** 'Y tinto', after white wine, is red wine. */
const wholeFood = (food: string, { holds = [] }: OwnSome, { pantry }: Knowledge): string => {
  const [head = ''] = holds[0]?.split(' ') ?? []
  const whole = `${head} ${food}`
  return pantry.match(food) === null && pantry.match(whole) !== null ? whole : food
}

const unpricedIn = (folded: string): LibraryAsk | null => {
  if (!unpriced.test(folded) || !/\b(?:que|cuales|hay|algo|alguno?|algun|tengo|falta|faltan)\b/.test(folded))
    return null
  const dish = ofDish.exec(folded.replace(unpriced, ' ').replace(/\s+/g, ' ').trim())?.[1] ?? ''
  const isAll = /^(?:carta|biblioteca|recetas|platos|escandallos?|ingredientes?|productos?|que)\b/.test(dish)
  return { kind: 'unpriced', dish: isAll ? '' : dish }
}

const mostIn = (folded: string): LibraryAsk | null => {
  const food = mostOf.exec(folded)?.[1] ?? ''
  return food === '' ||
    noFood.test(food) ||
    !/\b(?:mi|mis|mio|mia|tengo|carta|nuestr[oa]s?|receta|recetas|plato|platos)\b/.test(folded)
    ? null
    : { kind: 'most', food }
}

/** 'Si la nata sube un 15, qué recetas se encarecen': asked of all that hold it. */
const risenIn = (folded: string): LibraryAsk | null => {
  const isOfAll =
    /\b(?:recetas|platos|postres|carta|escandallos)\b|\b(?:a )?(?:que|cuales|cual|quien)\b.{0,12}\b(?:afecta|encarec|toca|suben?\b)|\b(?:cuesta|sale|queda|pasa)\w* (?:a )?(?:la|cada) racion\b/.test(
      folded,
    )
  // 'Sube un 15': of a price, a share.
  const rise = isOfAll ? priceRiseIn(folded.replace(/\bun (\d{1,2})(?= (?:a )?(?:que|cual|cuanto))/, 'un $1 %')) : null
  return rise === null ? null : { kind: 'risen', rise }
}
