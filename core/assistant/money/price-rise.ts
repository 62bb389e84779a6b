import { fold } from '#core/spanish/fold.ts'
import { typedFigure as figure, typedNumber as number } from '#core/spanish/number.ts'

type Move =
  /** 0.2 is 20 % dearer, −0.2 cheaper. */
  | { readonly kind: 'share'; readonly by: number }
  /** € more or less per unit of its price. */
  | { readonly kind: 'euros'; readonly by: number }
  /** € per unit of its price, now; `from` where it is said too. */
  | { readonly kind: 'to'; readonly to: number; readonly from: number | null }

/** A change of the price of a food, as it is said. */
export type PriceRise = {
  readonly food: string /** The words that say it. */
  readonly words: string /** With its article: 'el aceite'. */
  readonly said: string
} & Move

const unit = ' ?(?:€|euros?|eur|pavos)?(?: ?\\/ ?| el | por | al )?(?:kg|kilo|litro|l|docena|unidad|pieza)?'
const article = '(?:el|la|los|las|mi|al|del)'
const thing = '([a-z]{3,}(?: (?!si |que |cuanto |vendid|lo |la |me )[a-z\\d%]{2,}){0,4}?)'
const moves =
  '(?:(?:me |nos |se |lo |la )*(?:ha |han |va a |van a |fuera a |llega a |llegara a |vuelve a )?(?:me |nos )?)' +
  '((?:sub[ei]|baj[aei]|dispar|encare[cz]|abarat|pas[ae]|pus|pon[eg]|pusier|cobr[ae]n?|dej[ae]n|estuv|est[ea]n?\\b|cost[ae]|cuest|sal[eg]|qued)[a-z]*)(?: ya| ahora)?'
const subject = `\\b${article} (?:precio (?:de(?:l| la| los| las)? ))?${thing}(?: ${moves})`
const ordered = `\\b(?:me|si|y|ademas|tambien|encima|cuando) (?:me )?(?:ha |han |acaban de |va a |van a |vuelven a )?(sub[eia]|baj[aei]|ponen|pues|cobran|dejan|traen|venden)[a-z]* (?:ahora |ya )?${article} (?:precio (?:de(?:l| la| los| las)? ))?${thing}`
const falls = /^(?:baj|abarat)/
/** 'La carne está a 54' may be its heat: what is no rise by its verb says that it is money. */
const rises = /^(?:sub|baj|encare|abarat|dispar)/
const saysMoney =
  /€|\beuros?\b|\bkg\b|\bkilo\b|\bprecio|\bcuest|\bcost[ae]|\bafecta|\bencarec|\bracion|\bcuanto (?:me |nos )?(?:sale|saldria|queda)|\bfood|\bmargen|\bescandallo|\bme (?:l[oa]s? )?(?:pon|cobr|dej)|\d[.,]\d\d?\b/

const sharePattern = new RegExp(
  `(?:${subject}|${ordered}) (?:de precio )?(?:en )?(?:(?:un |el |otro )?${figure} ?(?:%|por ciento)|(?:un|otro) ${figure}(?=\\W*$| (?:a )?(?:cuanto|que|como|cual|cuales|en que|me|nos)\\b))`,
)
const fromPattern = new RegExp(`(?:${subject}|${ordered}) de ${figure}${unit} a ${figure}${unit}`)
const toPattern = new RegExp(`(?:${subject}|${ordered}) (?:hasta |a |por )(?:los )?${figure}(${unit})`)
const byPattern = new RegExp(
  `(?:${subject}|${ordered}) (?:en )?(?:un |unos |otros )?${figure} ?(€|euros?|eur|centimos|cts?)\\b`,
)
const withPattern = new RegExp(
  `\\bcon ${article} ${thing} (?:a ${figure}${unit}|(?:un )?${figure} ?(?:%|por ciento) mas (car|barat)[ao]s?)(?=\\W|$)`,
)

/** What a price is not of. */
const noFood =
  /^(?:precio|racion(?:es)?|plato|carta|temperatura|horno|hidratacion|menu|receta|iva|margen|food|pvp|cubierto|fuego|coste|escandallo|sal[ao]|personal|alquiler|luz|gas|masa)\b/
/** What is done with the recipe by the cook's own hand, and no market. */
const byHand = /^(?:subo|bajo|subimos|bajamos|pongo|paso)/

/** 'Si el aceite sube un 20 %', 'el tomate ha pasado de 1,90 a 2,60', 'si el chocolate me sube a 19 €/kg'; null of anything else. */
export const priceRiseIn = (text: string): PriceRise | null => {
  const folded = fold(text.slice(0, 200)).replace(/[¿?¡!]/g, ' ')
  const from = fromPattern.exec(folded)
  if (from !== null) return made(from, { kind: 'to', from: number(from[5]), to: number(from[6]) })
  const share = sharePattern.exec(folded)
  if (share !== null)
    return made(share, { kind: 'share', by: (isFall(share) ? -1 : 1) * (number(share[5] ?? share[6]) / 100) })
  const by = byPattern.exec(folded)
  if (by !== null && rises.test(verbOf(by)))
    return made(by, {
      kind: 'euros',
      by: ((isFall(by) ? -1 : 1) * number(by[5])) / (/^c/.test(by[6] ?? '') ? 100 : 1),
    })
  const to = toPattern.exec(folded)
  // 'El horno a 200', 'pasa a 20 raciones' are no prices.
  if (
    to !== null &&
    (rises.test(verbOf(to)) || saysMoney.test(folded)) &&
    !/^ ?(?:%|°|grados|raciones|personas|pax|platos|g\b|gramos|min|h\b)/.test(folded.slice(to.index + to[0].length))
  )
    return made(to, { kind: 'to', from: null, to: number(to[5]) })
  const withIt = saysMoney.test(folded) || /\bmas (?:car|barat)/.test(folded) ? withPattern.exec(folded) : null
  const [, food = '', price, dearer, way] = withIt ?? []
  if (withIt === null || noFood.test(food)) return null
  return price !== undefined
    ? { food, words: withIt[0], said: withArticle(withIt[0], food), kind: 'to', from: null, to: number(price) }
    : {
        food,
        words: withIt[0],
        said: withArticle(withIt[0], food),
        kind: 'share',
        by: ((way === 'barat' ? -1 : 1) * number(dearer)) / 100,
      }
}

const verbOf = (found: RegExpExecArray): string => found[2] ?? found[3] ?? ''
const isFall = (found: RegExpExecArray): boolean => falls.test(verbOf(found))

const made = (found: RegExpExecArray, move: Move): PriceRise | null => {
  const food = (found[1] ?? found[4] ?? '').trim()
  return food === '' || noFood.test(food) || byHand.test(verbOf(found))
    ? null
    : { food, words: found[0], said: withArticle(found[0], food), ...move }
}

const withArticle = (text: string, food: string): string =>
  /\b(?:el|la|los|las) /.test(text) ? `${/\b(el|la|los|las) /.exec(text)?.[1] ?? ''} ${food}` : food
