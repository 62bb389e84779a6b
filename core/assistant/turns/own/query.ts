import type { Knowledge } from '#core/cookbook/cookbook.ts'
import { fold } from '#core/spanish/fold.ts'
import { readNumber } from '#core/spanish/number.ts'
import { anyKind, kinds } from './kinds.ts'
import type { Kept, LibraryAsk, OwnSome } from './library-asked.ts'
import { ownNamedIn } from './names.ts'
import { foodsIn, holding, type Reading, taken, without } from './query-foods.ts'

/** Words that say the recipes are the cook's own, or that the whole of what she serves is asked of. */
const ofOwn =
  /^(?:y |oye )?(?:ensename|dime|dame|sacame|muestrame) (?:la|las|los|el) (?:recetas?|platos?|postres?|entrantes?)(?: mi[oa]s?)? (?:que|con|sin) |\b(?:mis?|mi[oa]s?|nuestr[oa]s?|carta|biblioteca|recetario|libro|carpetas?|guardad[oa]s?|apuntad[oa]s?|metid[oa]s?|subid[oa]s?|escrit[oa]s?|cread[oa]s?)\b|\b(?:tengo|tenemos|tienes|llevo|llevamos|hago|hacemos|uso|usamos|gasto|gastamos|pongo|ponemos|escribi|guarde|apunte|meti|subi|cree)\b|\bseguir \w+(?:ando|iendo)\b|^(?:y |de es[oa]s |pero )*(?:dime |ensename |sacame )?(?:cual(?:es)?|cuantas|cuantos)\b|\b(?:recetas|platos|postres|entrantes|carnes|pescados) (?:mas|menos) (?:car|barat|economic|costos)|\b(?:que|cuantos|cuantas) (?:recetas|platos|postres|entrantes|elaboraciones)\b.{0,30}\b(?:llev|tienen|usan|gastan|cuestan|salen|pasan|superan|van con)/

/** 'Le puedo dar mis croquetas' asks of one dish; which, how many or what there is asks of several. */
const asking =
  /\b(?:que|cual(?:es)?|cuant[oa]s?|hay|tengo|tenemos|algun[oa]?s?|algo|dime|dame|ponme|ensename|saca(?:me)?|muestrame|lista\w*|donde|(?:la|el|lo|las|los) (?:\w+ )?(?:que|mas|menos|ultim[oa]s?))\b|^(?:mis|las|los) /

/** Said of those spoken of just before. */
const ofThose =
  /^(?:y |pero |vale |ok |ahora |entonces )*(?:(?:de|entre|en) (?:es[oa]s|ell[oa]s|est[oa]s)\b|(?:el|la|los|las) (?:\d |que )?|cual|cuant|con|sin|que\b|de |en |ensename|dime|solo |algun|hay )/

const numbers =
  /\b(?:l[oa]s|mis|dime|dame|top|ensename|sacame|tus) (?:otr[oa]s )?(\d{1,2}|dos|tres|cuatro|cinco|seis|siete|ocho|diez)\b(?! ?(?:€|euros|%|raciones|personas|pax))/
const places = ['primer', 'segund', 'tercer', 'cuart', 'quint', 'sext']
const placed = new RegExp(`\\b(${places.join('|')})[oa]?\\b(?=.{0,30}\\b(?:mas|menos)\\b)`)
const ranks: readonly (readonly [RegExp, 'dearest' | 'cheapest'])[] = [
  [
    /\b(?:que )?(?:es |son |me |nos |sea |sean )*(?:cuestan?|salen?|valen?) menos\b|\bmas (?:barat|economic)[oa]s?\b|\bmenos (?:car|costos)[oa]s?\b|\bde menor coste\b|\bmenos coste\b|\bmejor(?:es)? (?:de )?precios?\b|\bbarat(?:it)?[oa]s?\b|\beconomic[oa]s?\b/,
    'cheapest',
  ],
  [
    /\b(?:que )?(?:es |son |me |nos |sea |sean )*(?:(?:cuestan?|salen?|valen?) mas(?: car[oa]s?)?)\b|\bmas (?:car|costos)[oa]s?\b|\bde mayor coste\b|\bmas coste\b/,
    'dearest',
  ],
]
const ordered =
  /\b(?:ordenad[oa]s?|por orden|en orden|de) (?:por |de )*(?:(?:su |el )?(?:coste|precio)s?,? ?)?(?:de )?(?:(?:mas|menos|mayor|menor)(?: (?:car|barat)[oa]s?)? a (?:mas|menos|mayor|menor)(?: (?:car|barat)[oa]s?)?)(?: (?:coste|precio))?\b|\bordenad[oa]s? por (?:coste|precio|lo que cuestan)\b/
const limited =
  /\b(?:que )?(?:me |nos )?(?:cuest[ae]n?|salg?[ae]n?|val[ae]n?|estan?|pas[ae]n?|super[ae]n?|baj[ae]n?|anden|ronden|es|son|sean?)? ?(?:a )?(menos|mas|por debajo|por encima|hasta|no (?:mas|menos)) (?:de(?: los)? )?(\d{1,4}(?:[.,]\d{1,2})?) ?(?:€|euros?|eur|pavos)(?: (?:la|por|de|de coste) (?:racion|coste|persona|plato))*/
const over = /\b(?:pas[ae]n?|super[ae]n?|mas de|por encima|encima|sube[n]?)\b/
const foodCost = /\bfood ?cost\b|\b(?:coste|costo) (?:de )?(?:materia prima )?(?:sobre|respecto)\b/
const latest =
  /\b(?:la|el|lo|las|los|mis?) (?:(\d|dos|tres|cuatro|cinco) )?(?:(?:recetas?|platos?) )?(?:ultim[oa]s?|mas (?:nuev|recient)[oa]s?)(?: (\d|dos|tres|cuatro|cinco))?(?: (?:recetas?|platos?|cosas?))?(?: que (?:he |hemos |yo )*(?:escrib|guard|met|apunt|sub|hic|hech|cre|anad|pus|puest|registr|di)[a-z]*)?(?: de alta)?/
const folderNamed =
  /\b(?:en |de )?(?:la |mi |esa )?carpeta (?:de |del |de la |de los |llamada )?([a-z]{3,}(?: [a-z\d]{2,}){0,3}?)(?=$| (?:que|cuant|cual|hay|tengo|con|sin)\b)/
const showsCosts =
  /\b(?:y )?(?:con (?:su|sus|el|los) |a |dime )?(?:cuanto (?:me |nos )?(?:cuestan|salen|valen|cuesta cada un[oa]|sale cada un[oa])(?: cada un[oa])?|(?:el |su |sus |los )(?:costes?|precios?|escandallos?))(?: (?:de )?cada un[oa])?\b/
const counted = /\bcuant[oa]s\b(?! (?:cuest|sal|euros))/

const asksKind =
  /^(?:y |entonces )*(?:que|cual) (?!recetas?|platos?|postres?|entrantes?|elaboraciones)[a-z]{4,}(?: de [a-z]{3,})? (?:uso|usamos|gasto|gastamos|pongo|ponemos)$/

/** 'No tengo caballa, qué pongo' asks for another fish; 'qué hago con pan duro', what can be made of it. */
const asksInstead =
  /^(?:y )?que (?:hago|hacemos|puedo hacer|podemos hacer) con (?!(?:mis|lo) )|\bque (?:le |les |se )?(?:pongo|ponemos|echo|uso|puedo (?:poner|usar|echar))(?:le)?(?: en su lugar| a cambio| hoy)?\W*$/

const filler = new Set(
  (
    'y e o pero oye vale ok a ver que q cual cuales cuanto cuantas cuantos dime dame ensename muestrame sacame saca lista listame listado ' +
    'de del la el lo los las en con mi mis mia mias mio mios nuestra nuestro nuestras nuestros tengo tenemos tienes hay son es sea sean seria ' +
    'puedo podemos puede pueden hacer hago hacemos sacar saco servir sirvo sirviendo sacando vendiendo dando ofreciendo ofrecer dar poner pongo vender seguir sigo ' +
    'hoy ahora manana noche comer para por pa un una unos unas algo alguno alguna algun algunos todas todos toda todo nada carta biblioteca recetario libro ' +
    'guardada guardadas guardado guardados apuntada apuntadas apuntado apuntados metida metidas metido metidos subidas creadas casa ' +
    'recetas receta platos plato elaboraciones cosas cosa racion raciones me nos se le les yo entre esas esos ellas ellos estas estos cada uno una ' +
    'llevan lleva llevo uso usamos usan gasto gastamos tienen tiene cuestan cuesta salen sale quedan queda quedaria quedarian aun todavia solo tambien ' +
    'hecho hecha hechos hechas fue era eran fueron bien dame ponme quiero ' +
    'quito quitar tacho tachar borro retiro caen cae afecta pierdo ' +
    'ademas cliente mesa persona gente apto apta aptos aptas mas menos fuera si no porfa favor ya tipo donde muchas mucho nombres nombre'
  ).split(' '),
)

/** 'No tengo huevo, qué puedo seguir sirviendo': which of her dishes go on without it, and nothing to put in its place. */
export const asksWhatIsLeft = (text: string): boolean =>
  /\bque .{0,24}\b(?:seguir \w+(?:ando|iendo)|sigo \w+(?:ando|iendo))\b|\b(?:que|cuales?|cuant[oa]s)(?: de (?:mis|los|las))? (?:platos?|recetas?|postres?|entrantes?|tapas?|cosas|pescados?|carnes?|ensaladas?|arroces|guisos?|salsas?|segundos?|primeros?)\b.{0,40}\b(?:pued\w+|sirv\w+|sac\w+|qued\w+|ofrec\w+|hag\w+|vend\w+|quit\w+|tach\w+|borr\w+|ca[ei]\w+|retir\w+|afect\w+|pierd\w+)\b|\bque (?:me |nos )?queda (?:en|de) (?:la )?carta\b|\bque (?:quito|tacho|borro|retiro|cae|caen) (?:de|en) (?:la |mi )?carta\b/.test(
    fold(text.slice(0, 200)),
  )

/**
 * A question about her own recipes, taken apart: of what kind, what they keep, hold or lack, in what order, what is to be told. Null
 * where it is of something else, or where a word of it would be left unheard.
 */
export const ownQueryIn = (folded: string, before: LibraryAsk | null, knowledge: Knowledge): LibraryAsk | null => {
  if (folded.split(' ').length > longest || ofOneOwn(folded, knowledge) || asksInstead.test(folded)) return null
  const earlier = before === null ? null : someOf(before)
  // 'Qué arroz uso', of a risotto that went wrong: asked of the trade.
  if (before === null && asksKind.test(folded)) return null
  const goesOn = earlier !== null && ofThose.test(folded) && folded.split(' ').length <= longestTurn
  if (!goesOn && !(asking.test(folded) && (ofOwn.test(folded) || asksWhatIsLeft(folded)))) return null
  const reading: Reading = { rest: folded }
  const isLatest = taken(reading, latest)
  const sorted = taken(reading, ordered)
  const order =
    sorted !== null
      ? /(?:menos|mas barat\w+|menor) a|asc/.test(sorted[0])
        ? ranks[0]
        : ranks[1]
      : ranks.find(([pattern]) => pattern.test(reading.rest))
  const share = foodCost.test(reading.rest) ? shareIn(reading) : undefined
  const place = order === undefined ? null : taken(reading, placed)
  if (order !== undefined) taken(reading, order[0])
  const many = numberOf(isLatest?.[1] ?? isLatest?.[2] ?? taken(reading, numbers)?.[1])
  const limit = share === undefined ? limitIn(reading) : null
  const folder = taken(reading, folderNamed)?.[1]
  const isCosts = order === undefined && taken(reading, showsCosts) !== null
  const isCount = counted.test(reading.rest)
  const { kept, holds, lacks } = foodsIn(reading, knowledge)
  const words = kindIn(reading)
  if (!isHeard(reading.rest)) return null
  const show: OwnSome['show'] =
    share !== undefined
      ? 'foodCost'
      : isLatest !== null
        ? 'latest'
        : order !== undefined
          ? order[1]
          : isCount
            ? 'count'
            : isCosts
              ? 'costs'
              : 'list'
  const says = words !== '' || kept.length + holds.length + lacks.length > 0 || folder !== undefined || limit !== null
  if (!says && show === 'list') return null
  if (!says && !goesOn && (show === 'count' || show === 'costs')) return null
  const [only] = kept
  // Which of their ingredients bring it is told, too.
  if (
    !goesOn &&
    only?.kind === 'allergen' &&
    only.has &&
    kept.length === 1 &&
    limit === null &&
    folder === undefined &&
    show === 'list' &&
    words === '' &&
    holds.length + lacks.length === 0
  )
    return only
  const base = goesOn && earlier !== null ? mergedBase(earlier, folded) : nothing
  return {
    ...base,
    words: words === '' ? base.words : anyKind.test(words) ? '' : words,
    kept: [...withoutOpposite(base.kept, kept), ...kept],
    holds: [...(base.holds ?? []), ...holds],
    lacks: [...(base.lacks ?? []), ...lacks],
    show: show === 'list' && goesOn && base.show === 'count' ? 'count' : show,
    limit: limit ?? base.limit,
    ...(folder === undefined ? {} : { folder }),
    ...(share == null ? {} : { share }),
    place: place === null ? 1 : places.indexOf(place[1] ?? '') + 1,
    many,
  }
}

/** 'Qué llevan las lentejas mías' asks of one. */
const ofOneOwn = (folded: string, knowledge: Knowledge): boolean =>
  /^(?:y )?que (?:es lo que )?llevan? (?:la|el|las|los|mis?|nuestr[oa]s?) /.test(folded) &&
  ownNamedIn(folded, knowledge) !== ''

/** More words than these are a text. */
const longest = 22
const longestTurn = 12

export const nothing: OwnSome = { kind: 'some', words: '', kept: [], show: 'list', limit: null }

/** What was asked of some of them before, as a filter. */
export const someOf = (ask: LibraryAsk): OwnSome | null => {
  switch (ask.kind) {
    case 'some':
      return ask
    case 'list':
    case 'cost':
      return nothing
    case 'diet':
    case 'allergen':
      return { ...nothing, kept: [ask] }
    case 'all':
      return { ...nothing, kept: ask.of }
    default:
      return null
  }
}

/** 'De esas cuáles llevan nata' stays among them; 'y con huevo' asks the same of another food. */
const mergedBase = (earlier: OwnSome, folded: string): OwnSome => {
  const { share: _share, ...said } = earlier
  const isOtherGuest = /^(?:y |pero )?(?:para|a) (?:un|una|otr[oa]|unos|unas|los|las|el|la) /.test(folded)
  const rest = isOtherGuest ? { ...said, kept: [] } : said
  const isAmong = /\b(?:es[oa]s|ell[oa]s|est[oa]s|tambien|ademas)\b/.test(folded)
  const namesFood = holding.test(folded) || without.test(folded)
  return isAmong || !namesFood
    ? { ...rest, place: 1, many: null }
    : {
        ...rest,
        holds: [],
        lacks: [],
        place: 1,
        many: null,
        kept: earlier.kept.filter((one) => one.kind === 'diet' || !one.has),
      }
}

/** 'Y sin frutos secos', of those that hold nuts, asks for the others. */
const withoutOpposite = (before: readonly Kept[], now: readonly Kept[]): readonly Kept[] =>
  now.length === 0 ? before : before.filter((one) => one.kind === 'diet' || !one.has)

const shareIn = (reading: Reading): OwnSome['share'] => {
  const isUnder = /\b(?:baj[ae]n?|menos|debajo|por debajo)\b/.test(reading.rest) && !over.test(reading.rest)
  taken(reading, foodCost)
  const figure = taken(reading, /\b(?:un |el |al |del )?(\d{1,2}(?:[.,]\d)?) ?(?:%|por ciento)?/)
  for (const word of [
    /\b(?:se )?(?:pas[ae]n?|super[ae]n?|van|estan?|tienen?|baj[ae]n?|suben?|dan|salen)\b/,
    /\b(?:mas|menos|por encima|por debajo|encima|debajo|mal|peor|alto|altos|mejor|bajo)\b/,
  ])
    taken(reading, word)
  return figure === null
    ? { isOver: !isUnder, percent: null }
    : { isOver: !isUnder, percent: Number((figure[1] ?? '').replace(',', '.')) }
}

const limitIn = (reading: Reading): OwnSome['limit'] => {
  const found = limited.exec(reading.rest)
  if (found === null) return null
  taken(reading, limited)
  return {
    isOver: /^(?:mas|por encima|no menos)/.test(found[1] ?? '') || (found[1] !== 'menos' && over.test(found[0])),
    euros: Number((found[2] ?? '').replace(',', '.')),
  }
}

const numberOf = (said: string | undefined): number | null =>
  said === undefined ? null : (readNumber(said, 0)?.value ?? null)

const kindWord = new RegExp(
  `\\b(?:(?:recetas?|platos?|cosas?|elaboraciones) (?:de |con )(?:la |el |los |las )?)?(${kinds}|pescado|carne|marisco|arroz|verdura|legumbre|caza|pasta)\\b`,
)

const kindIn = (reading: Reading): string => {
  // 'Recetas' names no kind where one stands beside it.
  for (;;) {
    const found = kindWord.exec(reading.rest)
    if (found === null) return ''
    reading.rest = reading.rest.replace(found[0], ' | ')
    if (!anyKind.test(found[1] ?? '')) return found[1] ?? ''
    if (kindWord.exec(reading.rest) === null) return found[1] ?? ''
  }
}

const isHeard = (rest: string): boolean =>
  rest
    .split(/[\s|,]+/)
    .filter((word) => word !== '')
    // 'Servirle', 'darles'.
    .every((word) => filler.has(word) || filler.has(word.replace(/(?<=[aei]r)les?$/, '')))
