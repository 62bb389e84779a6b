import type { Calculation, Sum } from '#core/calculate/calculation.ts'
import { ownPart } from '#core/calculate/reading/words.ts'
import { percent, plain, weight } from '#core/calculate/say.ts'
import { singularOf } from '#core/spanish/plural.ts'
import { inUnit, type Typed, typedIn } from './typed.ts'

const loses =
  /\b(?:pierd[eoa]n?|perder|perd(?:ida|iendo)|mermas?|merman|encoj\w+|se (?:me |le |les )?van?|bajan?|gan[ae]n?|cogen?|absorben?)\b/
/** What is heavier behind than before: 'el arroz gana un 180'. */
const gains = /\b(?:gan[ae]n?|cogen?|absorben?|aumenta)\b/
const onTheWay =
  /\b(?:horno|hornea\w*|coc[ei]\w*|cuec\w*|asa[rdn]\w*|as[eo]n?|fre[ií]\w*|frit\w*|plancha|brasa|descongel\w*|congel\w*|limpi\w*|pel\w*|desal\w*|cur\w*|sec\w*|ahum\w*|hervi\w*|escurr\w*|deshuesa\w*|crud[oa]s?|masa|fermenta\w*|enfri\w*|vacio|guis\w*|confit\w*|tuest\w*|tost\w*)\b/
/** What is left is asked for. */
const asksLeft =
  /\b(?:en|a) cuanto (?:se |me |nos )?(?:qued\w+|sale\w*|baj\w+)|\bcuant[oa]s?(?: [a-z]+)? (?:me |se |nos |le |les )?(?:qued\w+|sale[n]?|salen|obtengo|saco|tengo|sirvo|tendre|saldr\w+)|\bque (?:peso )?(?:queda|me queda|sale|peso final)|\bcuant[oa] pes(?:a|an|ara|aran)\b|\bcuanto (?:es|seria|son) (?:ya )?(?:cocid|asad|limpi|hech)/
/** What is put in is asked for. */
const asksRaw =
  /\b(?:de|a|en) cuanto (?:las?|los?|tengo que|hay que|se)?(?: )?(?:pes\w+|hag\w+|bole\w+|form\w+|cort\w+|hac\w+|divid\w+|pong\w+|tir\w+)|\bcuant[oa]s?(?: [a-z]+){0,2}? (?:en )?(?:crud[oa]s?|brut[oa]s?)|\bcuant[oa]s?(?: (?:kilos|kg|gramos|masa|carne|pescado|genero|de [a-z]+)){0,2} (?:tengo que |hay que |debo |he de |me hace |hace |hacen )?(?:compr\w*|pid\w*|pedir|descongel\w+|sac[oa]\w*|met\w+|pong\w+|poner|prepar\w+|hag\w+|hacer|amas\w+|falta|pes\w+|cuez\w+|necesit\w+|encarg\w+)|\bque (?:peso|pieza) (?:de masa|en crudo|crud[oa]|pongo|necesito)|\bcuanta masa\b/
/** Beside a weight: it is what is left. */
const done =
  /^ ?(?:de [a-z]+ |la pieza |cada un[oa] )?(?:ya )?(?:cocid|asad|hornead|limpi|net[oa]|hech[oa]|frit|servid|en (?:el )?plato|descongelad|pelad|desalad|final|termin|escurrid|acabad|curad|en boca|al cliente)/
const otherwise =
  /€|\beuros?\b|\biva\b|\bfood ?cost|\bmargen|\bsub[aeo]n?\b|\bprecio|\bcuesta|\bgrados\b|\bclientes\b|\bfactur|\bventas\b|\bbrix\b|\bhumedad\b/

/** A loss (or gain) on the way from raw to served, told of pieces or of a whole, in either direction. */
export const lossOnTheWay: Calculation = {
  id: 'pérdida en cocción',
  continues: true,
  work: ({ folded }) => {
    const own = ownPart(folded)
    if (otherwise.test(own) || own.length > 180) return null
    const text = gainsInShares(own)
    // What is bought to be cleaned has its own sum, which knows the food.
    return /\bcompr|\blimpi|\bnet[oa]s?\b/.test(own) ? null : lossOf(text)
  },
}

const lossOf = (text: string): Sum | null => {
  if (!loses.test(text)) return null
  const figures = typedIn(text)
  const share = figures.find((one) => isShare(one))
  if (share === undefined || share.bare <= 0 || (!gains.test(share.before) && share.bare >= 100)) return null
  const rest = figures.filter((one) => one !== share)
  const count = rest.find(isCount)
  const weights = rest.filter((one) => one !== count)
  const [size, more] = weights
  if (size === undefined || more !== undefined) return null
  const isBare = size.unit === ''
  if (
    isBare
      ? !/\b(?:de|a|en|pesan?|peso|sec[oa]|crud[oa]|asad[oa]|cocid[oa]|hech[oa])(?: unos)? $/.test(size.before) &&
        size.noun === ''
      : size.unit !== 'g' && size.unit !== 'ml'
  )
    return null
  if (isBare && size.value < 20) return null
  const isDone =
    done.test(size.after.replace(/^ (?:(?!pierd|y\b|cuant)[a-z]{4,14})(?= )/, '')) ||
    /\b(?:cocid|asad|limpi|hech|descongelad|servid|hornead|net)[oa]s? (?:de )?$|\b(?:queden?|quedar|pesen|salgan|lleguen|servir|sirvo|en plato)(?: (?:en|a|de|con|unos))* $/.test(
      size.before,
    )
  const wantsRaw = asksRaw.test(text) || (isDone && /\b(?:quiero|necesito|hacen? falta)\b/.test(text))
  const wantsLeft = asksLeft.test(text)
  // 'Y si pierden un 15 en el horno' asks what becomes of it.
  if (!wantsRaw && !wantsLeft && !(supposes.test(text) && onTheWay.test(text))) return null
  const isBackward =
    wantsLeft && !wantsRaw ? false : isDone || (wantsRaw && !wantsLeft && !/^ ?(?:de )?(?:masa|crud)/.test(size.after))
  if (isDone && !isBackward) return null
  return told({ share, size, count, isBackward, isEach: count !== undefined || isOfEach(size) })
}

const isShare = ({ unit, before, after, noun }: Typed): boolean =>
  unit === '%' ||
  (unit === '' &&
    noun !== 'gramos' &&
    !/^ ?(?:de )?(?:masa|g\b|kg)/.test(after) &&
    /\b(?:pierd[eoa]n?|perder|merman?|mermas?|perdida|van?|bajan?|encoj\w+|gan[ae]n?|cogen?|absorben?)(?: (?:el|un|una|del?|al|a|horno|como|sobre|unos|otro|me|masa|agua|peso|en|coccion|asar|cocer|descongelar|limpiar|freir|es|son|la|pelar))* $/.test(
      before,
    ))

/** 'Barras de 250', 'cada una de 90': the weight of one. */
const isOfEach = ({ before }: Typed): boolean =>
  /\b(?:[a-z]{4,14}s|cada una?|pieza|barra|bola|hogaza|pan|bollo|racion|hamburguesa|filete|cada uno|unidad)(?: (?:crud[oa]s?|de masa))? (?:de|a|pesa[n]?)(?: unos)? $/.test(
    before,
  )

/** '50 barras', 'y para 30'; not the size of 'hamburguesas de 180 crudas'. */
const isCount = ({ unit, noun, bare, before, after }: Typed): boolean =>
  unit === '' &&
  Number.isInteger(bare) &&
  bare < 5000 &&
  !/^ ?de /.test(after) &&
  !/\b(?:de|a|pesan?)(?: unos)? $/.test(before) &&
  !/^(?:cocid|asad|crud|hech|gramos|limpi|hornead)/.test(noun) &&
  ((noun !== '' && (/s$/.test(noun) || bare === 1)) || /\b(?:para|son|hago|si hago) $/.test(before))

/** 'Triplica', 'multiplica por 2,2': what is gained, as a share. */
const gainsInShares = (own: string): string =>
  own
    .replace(/\b(?:se )?triplican?\b/g, 'gana un 200 %')
    .replace(/\b(?:se )?(?:duplican?|dobl[ae]n?)\b/g, 'gana un 100 %')
    .replace(
      /\b(?:se )?multiplican? (?:su peso )?por (\d(?:[.,]\d{1,2})?)\b/g,
      (_, times: string) => `gana un ${String(Math.round((Number(times.replace(',', '.')) - 1) * 100))} %`,
    )

const supposes = /\b(?:y|,) ?si (?:me |se |le |les )?(?:pierd|merm|encoj|baj|gan|va)\w*|\by (?:pierd|merm|gan)\w+/

type Loss = {
  readonly share: Typed
  readonly size: Typed
  readonly count: Typed | undefined
  readonly isBackward: boolean
  readonly isEach: boolean
}

const told = ({ share, size, count, isBackward, isEach }: Loss): Sum => {
  const isGain = gains.test(share.before)
  const factor = isGain ? 1 + share.bare / 100 : 1 - share.bare / 100
  const value = isBackward ? size.value / factor : size.value * factor
  const unit = size.unit === '' ? 'g' : size.unit
  const say = (amount: number): string => inUnit(Math.round(amount * 10) / 10, unit)
  const each = isEach ? (isBackward ? ' en crudo cada pieza' : ' cada pieza') : isBackward ? ' en crudo' : ''
  const total =
    count === undefined
      ? ''
      : ` En total, **${weight(Math.round(value * count.bare))}** (${plain(count.bare)} ${count.bare === 1 ? singularOf(count.noun) : count.noun || 'piezas'}).`
  return {
    answer: `${isBackward ? 'Hacen falta' : isGain ? 'Sale a' : 'Se queda en'} **${say(value)}**${each}.${total}`,
    working: `${say(size.value)} ${isBackward ? '÷' : '×'} ${isGain ? plain(factor) : percent(factor * 100)} (${isGain ? 'gana' : 'pierde'} el ${percent(share.bare)})`,
  }
}
