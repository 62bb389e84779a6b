import { isAmount, type Slot, slotsOf } from '#core/calculate/reading/slots.ts'
import { fold } from '#core/spanish/fold.ts'
import { joiningWords } from '#core/spanish/joining.ts'
import { stemsOf } from '#core/spanish/name-index.ts'

/** Words that stand around a figure which goes on from a question: 'y si son', 'mejor con', 'y para'. */
const around = new Set(
  (
    'y e o pero entonces ahora vale mejor pues no si son somos seremos fueran fuesen fuera es sea sean vienen viene quiero queremos ' +
    'hago hacemos hacer tengo tenemos pongo ponemos echo uso usamos compro pido pesa pesan peso sube suben subo baja bajan bajo ' +
    'vendo vendemos cobro cuesta vale gasto gano facturo pago pa solo ' +
    'nada mas como hubiera hay quedan queda cuanto cuanta cuantos cuantas seria serian sale salen va van entran llevo lleva merma'
  ).split(' '),
)
/** A longer turn says its own question. Characters. */
const longestTurn = 45
/** A longer question is a text. Characters. */
const longestBefore = 200

/** How a turn that only gives another figure begins; a bare number may choose from a list. */
const begins =
  /^\W*(?:y|e|pero|entonces|ahora|vale|mejor|pues|si|no|con|para|pa|al?|de|en|por|somos|seremos|son|cuant[oa]s?)\b/

/** What makes of a figure another thing than a sum of the one before: a dish to be made, something of her own. */
const ofDish =
  /\b(?:crea|creame|hazme|receta(?! (?:pide|lleva|dice|pone|es|son|va|tiene))|guarda|guardal[ao]|escal\w+|mis?|nuestr[oa]s?)\b|^(?!.*(?:€|\beuros?\b|\bcuest|\bcoste|\bcobr|\bvend|\bgan|\bmargen|\biva\b|\bfood)).*\bmenu\b/

/** Of her own, but reckoned with what is said: 'mi brioche pesa 3 kilos, cuántas piezas de 55'. */
const isSum =
  /\bmis?\b.*\d ?(?:kg|kilos?|l|litros?|g)\b.*\bcuant|\breceta (?:es )?(?:para|de|del?) .*\d.*\b(?:molde|somos|aro|para)\b|\b(?:molde|somos|aro)\b.*\breceta\b/

/** A number with the word before it. */
type Said = Slot & { readonly before: string }

const said = (folded: string): readonly Said[] =>
  slotsOf(folded).map((slot) => ({ ...slot, before: /([a-z]+) $/.exec(folded.slice(0, slot.at))?.[1] ?? '' }))

/** Whether a turn gives a figure and says nothing of what: 'y 7', 'y si subo a 75'. */
export const isOnlyFigure = (turn: string): boolean => onlyFigure(turn, '') !== null

const ofEach =
  /(?<=\d ?(?:€|euros?)? ?)(?:por|cada|la|el) (?:cabeza|persona|comensal|cubierto|pax|racion|plato|kilo|litro|hora|unidad)\b/

/** 'A 65 por cabeza' is a price, where nothing was said of a head before: no other figure of the same question. */
export const isOfEach = (folded: string, before: string): boolean => {
  const each = ofEach.exec(folded)?.[0]
  return each !== undefined && !fold(before).includes(each)
}

/** 'Y si sube un 8' moves what came out, where nothing was said to move before. */
const isMoveOf = (folded: string, before: string): boolean =>
  /\b(?:sub|baj|aument|encarec)\w* (?:de precio )?(?:un|otro|el) \d/.test(folded) &&
  !/%|\bpor ?cien|\b(?:sub|baj|aument|encarec|descuent)\w*/.test(fold(before))

/** 'Y si pierden un 15' is a share of what was said, and takes the place of no weight or count. */
const isLossOf = (folded: string, before: string): boolean =>
  /\b(?:pierd|merm|rind|aprovech)\w* (?:un|el|otro|del?)? ?\d/.test(folded) &&
  !/%|\b(?:pierd|merm|rind|aprovech)\w*/.test(fold(before))

/** 'Y si me quedan 20', 'y tengo 6': what there is, where nothing was said of it. */
const isLeftNow = (folded: string, before: string): boolean =>
  /\b(?:quedan?|sobran?) \d/.test(folded) && !/\b(?:quedan?|sobran?|tengo|hay)\b/.test(fold(before))

const thingAsked = /\bcuant[oa]s? (?:de )?([a-z]{4,14})\b/

/** 'Y para 200 cuánta masa', after how many come out: another thing is asked than before. */
const asksOtherThing = (folded: string, before: string): boolean => {
  const [now, then] = [thingAsked.exec(folded)?.[1] ?? '', thingAsked.exec(fold(before))?.[1] ?? '']
  return (
    now !== '' && then !== '' && stemsOf(now).length > 0 && !around.has(now) && stemsOf(now)[0] !== stemsOf(then)[0]
  )
}

/** 'Y 2 tazas de harina' measures a thing of its own, and is no figure of the cups of sugar before it. */
const ownMeasure =
  /^\W*y (?:un[oa]?|medi[oa]|\d[\d.,/]*) (?:tazas?|cups?|vasos?|cucharad\w+|cditas?|cdas?|tbsp|tsp) de [a-z]/

/** The one figure of a turn that says nothing else, or nothing that was not said before; null of any other. */
const onlyFigure = (turn: string, before: string): Said | null => {
  if (turn.length > longestTurn) return null
  const folded = fold(turn)
  // 'Y 12 M', of eggs of another size.
  if (/\d (?:s|m|l|xl)\W*$/.test(folded) && /\bhuevos?\b/.test(fold(before))) return null
  if (ownMeasure.test(folded)) return null
  // 'Y para 4 placas': so many of them, and no size.
  if (/\d (?:placas|moldes|bandejas|aros|marcos)\b/.test(folded)) return null
  // 'Y si compro 5 kg', after how much is bought for two clean: what is left of them.
  if (/\b(?:compro|tengo|me traen) \d/.test(folded) && /\bcuant[oa]s?\b.*\bpara \d/.test(fold(before))) return null
  // 'Y si quiero 10 litros', after so much mix: what comes out, and no other mix.
  if (
    /\b(?:quiero|necesito) \d/.test(folded) &&
    /\b(?:overrun|con \d[^,;]{0,12} de (?:mezcla|mix|base))\b/.test(fold(before))
  )
    return null
  const [figure, second] = said(folded)
  if (figure === undefined || second !== undefined || figure.value <= 0) return null
  // 'Y 3 canelones', after what one serving of them has: pieces, and no servings.
  if (figure.kind === 'count' && figure.of !== '' && /\b(?:una|cada|por) racion\b/.test(fold(before))) return null
  const isMeasured = figure.kind !== 'count'
  if (!begins.test(folded) && !isMeasured) return null
  if (
    isOfEach(folded, before) ||
    isMoveOf(folded, before) ||
    isLossOf(folded, before) ||
    isLeftNow(folded, before) ||
    asksOtherThing(folded, before)
  )
    return null
  const rest = `${folded.slice(0, figure.at)} ${folded.slice(figure.end)}`.match(/[a-zñ]+/g) ?? []
  const known = new Set(stemsOf(before))
  return rest.every(
    (word) => around.has(word) || joiningWords.has(word) || stemsOf(word).every((stem) => known.has(stem)),
  )
    ? figure
    : null
}

const ofGuests = /\b(?:somos|seremos|vienen|viene)\b/

/** A figure as it was said: 3 of '3 litros'. */
const spoken = ({ value, kind, said: text }: Slot): number =>
  !isAmount({ kind } as Slot)
    ? value
    : /(?:^|[\d ])(?:k|l(?!ib))[a-z]*$/.test(text)
      ? value / 1000
      : /cl$|centil/.test(text)
        ? value / 10
        : value

/** How far two figures lie from each other: 0 where they are one. */
const distance = (one: Slot, other: Slot): number =>
  one.kind === other.kind
    ? Math.abs(Math.log(one.value / other.value))
    : Math.abs(Math.log(spoken(one) / spoken(other)))

const nearest = (figure: Said, some: readonly Said[]): Said | null =>
  some.toSorted((one, other) => distance(figure, one) - distance(figure, other))[0] ?? null

/** Words before a figure that say what it is of: 'al 5' is a share, 'de 28' a size, 'a 16' a price or a heat. */
const prepositions: ReadonlySet<string> = new Set(['al', 'a', 'de', 'con', 'para', 'pa', 'por', 'en', 'del', 'un'])
const sameWord = (one: string, other: string): boolean =>
  one === other || (/^(?:al|del)$/.test(one) && /^(?:al|del)$/.test(other)) || (one === 'pa' && other === 'para')

/** What a figure is said in and could be meant by a number alone. */
const isPlain = ({ kind }: Slot): boolean =>
  kind === 'count' || kind === 'guests' || kind === 'length' || isAmount({ kind } as Slot)

/** The parts of '3 a 1' are small, and stand side by side. */
const isPart = ({ value, at, end }: Pick<Slot, 'value' | 'at' | 'end'>, before: string): boolean =>
  value <= 12 &&
  (/^ ?a \d{1,2}\b(?! ?(?:€|euros?|°|grados|\d))/.test(before.slice(end)) ||
    /(?:^|\D)\d{1,2} a $/.test(before.slice(0, at)))

const pieceAhead = /\b(?!para\b)[a-z]{4,14}s de $/
/** 'Y para 50', after 'el bacalao sube un 20': a share it moves by is no count of guests. */
const moveAhead = /\b(?:sub|baj|aument|encarec|rebaj|descuent)\w*(?: de precio)? (?:un|el|otro) $/
const lossAhead = /\b(?:pierd\w*|mermas?|merman)(?: (?:un|el|del?|como|sobre))* $/

/** Which figure of the question before gives way to the one that is said now; null where none is of its kind. */
const replaced = (figure: Said, figures: readonly Said[], turn: string, before: string): Said | null => {
  // 'Y para 30', after 'pierden un 14': the share lost is no count.
  const isLossTurn = figure.kind === 'percent' || /\b(?:pierd|merm|al?|del?|un|con)\w*(?: un| el)? \d/.test(turn)
  // Nor is the size of a piece, in 'hogazas de 1 kilo'.
  const asksCount = figure.kind === 'count' && /\b(?:para|pa|son|somos) \d/.test(turn)
  // The parts of '1:3:3', of '3 a 1', and the sides of '20x30' belong together.
  const some = figures.filter(
    ({ value, at, end }) =>
      value > 0 &&
      !(asksCount && (pieceAhead.test(before.slice(0, at)) || moveAhead.test(before.slice(0, at)))) &&
      (isLossTurn || !lossAhead.test(before.slice(0, at))) &&
      !isPart({ value, at, end }, before) &&
      !/\d ?[:x×] ?$/.test(before.slice(0, at)) &&
      !/^ ?[:x×] ?\d/.test(before.slice(end)),
  )
  const named = figure.of === '' ? [] : some.filter(({ of }) => of !== '' && stemsOf(of)[0] === stemsOf(figure.of)[0])
  if (named.length === 1) return named[0] ?? null
  const same = some.filter(({ kind }) => kind === figure.kind)
  const counts = some.filter(({ kind }) => kind === 'count')
  const withWord = counts.filter(({ before }) => sameWord(figure.before, before))
  switch (figure.kind) {
    case 'guests':
      return nearest(figure, same) ?? nearest(figure, withWord) ?? null
    case 'mass':
    case 'volume':
      // 'Con 750 de harina', and then 'y con 2 kilos'.
      return (
        nearest(figure, same) ??
        nearest(
          figure,
          counts.filter(({ of, value }) => of !== '' && value >= leastBare),
        )
      )
    case 'percent':
      return (
        nearest(figure, same) ??
        nearest(
          figure,
          counts.filter(({ before }) => /^(?:al|del|un|con)$/.test(before)),
        )
      )
    case 'count':
      break
    default:
      return nearest(figure, same) ?? nearest(figure, withWord)
  }
  const ofWord = prepositions.has(figure.before) ? some.filter(({ before }) => sameWord(figure.before, before)) : []
  // 'Y al 5' is a share, and takes no other figure's place.
  if (/^(?:al|del)$/.test(figure.before))
    return (
      nearest(
        figure,
        ofWord.filter(({ kind }) => kind === 'count' || kind === 'percent'),
      ) ??
      nearest(
        figure,
        some.filter(({ kind }) => kind === 'percent'),
      )
    )
  if (ofWord.length > 0) return nearest(figure, ofWord)
  if (figure.before === 'a')
    return nearest(
      figure,
      some.filter(({ kind }) => kind === 'euros' || kind === 'celsius' || kind === 'brix' || kind === 'length'),
    )
  const guests = some.filter(({ kind }) => kind === 'guests')
  if (guests.length > 0 && (ofGuests.test(turn) || figure.before === 'para')) return nearest(figure, guests)
  const shares = (one: Said): boolean => one.kind === 'count' && /^(?:al|del|a)$/.test(one.before)
  const open = some.filter((one) => isPlain(one) && !shares(one))
  return nearest(figure, open) ?? (some.length === 1 ? (some[0] ?? null) : null)
}

/** Rates of VAT in Spain, in % (Ley 37/1992, art. 90 and 91). */
const rates: ReadonlySet<number> = new Set([4, 10, 21])

/** 'Al 3', 'al 40 %': a share, of what was asked without one. */
const isShare = ({ kind, before }: Said): boolean =>
  kind === 'percent' || (kind === 'count' && /^(?:al|del)$/.test(before))

/** A bare number from here on is grams. */
const leastBare = 20
/** After kilos, a bare number from here on is grams too. */
const leastGrams = 100

/** The figure as it stands in the question then: with the unit of the one before where it has none. */
const written = (figure: Said, before: Said): string => {
  if (before.kind === 'percent') return `${figure.said.replace(/ ?(?:%|por ?ciento)$/, '')} %`
  if (figure.kind !== 'count' || before.kind === 'count') return figure.said
  const unit = before.said.match(/[a-z%€°º]+/g)?.findLast((word) => !/^(?:y|medi[oa]|de|cuartos?)$/.test(word)) ?? ''
  const isLarge = isAmount(before) && before.value >= 1000 && figure.value >= leastGrams && /^(?:k|l)/.test(unit)
  return `${figure.said} ${isLarge ? (before.kind === 'mass' ? 'g' : 'ml') : unit}`
}

/**
 * 'Y si son 22', 'y con 3 kilos', 'y al 5', after a question with figures in it: that question again with the new figure in
 * the place of the one it stands for. Null where the turn says more, or none of the figures is of its kind.
 */
export const withOtherFigure = (turn: string, before: string): string | null => {
  if (before.length > longestBefore || (ofDish.test(fold(before)) && !isSum.test(fold(before)))) return null
  const figure = onlyFigure(turn, before)
  const figures = figure === null ? [] : said(fold(before))
  if (figure === null || figures.length === 0) return null
  // 'Y si sala se lleva el 70', 'un 10 más': a share, where none was said.
  const isShareNow = figure.kind === 'count' && /^(?:el|un)$/.test(figure.before)
  if (isShareNow && !figures.some(({ kind, before: word }) => kind === 'percent' || /^(?:el|un|al|del)$/.test(word)))
    return null
  // 'Y al 21', 'y 21', of a sum with VAT: its rate.
  if (
    /\biva\b/.test(fold(before)) &&
    !/\bfood|\bcoste|\bcuesta/.test(fold(before)) &&
    figure.kind === 'count' &&
    rates.has(figure.value)
  )
    return `${before.replace(/[?!.\s]+$/, '')} con iva del ${figure.said} %`
  const old = replaced(figure, figures, fold(turn), fold(before))
  if (old === null)
    return isShare(figure) && figures.some(isAmount) && !/€|\beuros?\b/.test(fold(before))
      ? `${before.replace(/[?!.\s]+$/, '')} al ${figure.said.replace(/ ?(?:%|por ?ciento)$/, '')} %`
      : null
  const end = old.at + before.slice(old.at, old.end).trimEnd().length
  // 'De 14 a 25 brix', and then 'y a 30': the one it is brought to.
  if (figures.filter(({ at }) => at === old.at).length > 1)
    return `${before.slice(0, old.at)}${before.slice(old.at, end).replace(figure.before === 'de' ? /\d+(?:[.,]\d+)?/ : /\d+(?:[.,]\d+)?(?=\D*$)/, figure.said)}${before.slice(end)}`
  const now = written(figure, old)
  // '30 700 ml' would be one number.
  const ahead = before.slice(0, old.at)
  const joint = /\d $/.test(ahead) && /^\d/.test(now) ? `${ahead.trimEnd()}, ` : ahead
  return `${joint}${now}${before.slice(end)}`
}
