import { formatDecimal } from '#core/format/decimal.ts'
import { listed } from '#core/spanish/list.ts'

const number = '\\d+(?:[.,]\\d+)?'
const weight = '(?:kg|grs?|g|ml|cl|dl|l)'
const sumOfOneUnit = new RegExp(
  `(?<![\\p{L}\\d.,])(${number}(?: ?\\+ ?${number})+) ?(${weight})(?![\\p{L}\\d])\\.?`,
  'giu',
)
const otherUnit = new RegExp(
  `(?<=\\d ?${weight}\\.?) ?[/=] ?([\\d½¼¾][\\d.,½¼¾/]* ?(?:lbs?|oz|onzas?|libras?|cups?|tazas?|cdas?|u|uds?)\\.?)(?![\\p{L}\\d])`,
  'giu',
)

const householdFirst = new RegExp(
  `(?<=\\d ?(?:tazas?|vasos?|cucharad(?:it)?as?|cdas?|cditas?|cdtas?)\\.?) ?[/=] ?(${number} ?${weight}\\.?)(?![\\p{L}\\d])`,
  'giu',
)

/** How many terms a sum may have: nobody adds more by hand on one line. */
const mostTerms = 6

/** How cooks say a little without a number or without 'de': 'cucharada y media de miel', 'pizca nuez moscada', 'una buena pizca de sal'. */
const spoken: readonly (readonly [RegExp, string])[] = [
  [/^(cucharad(?:it)?a|cucharilla|taza|vaso|copa|cazo|cda|cdta)\.? y media? (?=de |\p{L}{3})/iu, '1 $1 y media '],
  [/^(cucharad(?:it)?a|cucharilla|taza|vaso|copa|cazo|cda|cdta)\.? y medio (?=de |\p{L}{3})/iu, '1 $1 y medio '],
  [/^(pizca|pellizco|chorr(?:o|ito|e[tó]?[oó]n)|puñad(?:o|ito)) (?!de |del |y )(?=\p{L}{3})/iu, '1 $1 de '],
  [
    /^(una?|\d+) (?:buen[oa]?s?|gran|pequeñ[oa]s?|generos[oa]s?|hermos[oa]s?) (?=(?:pizca|pellizco|chorr|puñad|trozo|cucharad|manojo|ramillete|vaso|nuez|punta|rama))/iu,
    '$1 ',
  ],
  [
    /^(?:una? |1 )?(?:trozo|pedazo|dedo|nudo) de (jengibre|cúrcuma|galanga)((?: \p{L}+)?) de (?:unos )?(\d+(?:[.,]\d+)? ?cm)\b/iu,
    '$3 de $1$2',
  ],
  [
    /^(?:una? |1 )?(?:trozo|pedazo|dedo|nudo) de (jengibre|cúrcuma|galanga)((?: \p{L}+)?) \((?:de )?(?:unos )?(\d+(?:[.,]\d+)? ?cm)\)/iu,
    '$3 de $1$2',
  ],
  [/^(?:una |1 )pulgada de (?=jengibre|cúrcuma|galanga)/iu, '2,5 cm de '],
  // A fraction of one, and no 'three or four'.
  [/^(\d\/\d) partes? de (?:una? )?/iu, '$1 '],
  [/^(\d+) (cabeza|docena|manojo|diente|hoja|rama|lata|bote|sobre)s? y medi[oa] de /iu, '$1,5 $2s de '],
  [
    /^(?:el |la )?(zumo|jugo) y (?:la )?((?:ralladura|piel)(?: rallada)?) de ((?:una? |\d+ |medi[oa] )\p{L}+)$/iu,
    '$1 de $3 (y su $2)',
  ],
  [/^(?:la )?(ralladura|piel) y (?:el )?(zumo|jugo) de ((?:una? |\d+ |medi[oa] )\p{L}+)$/iu, '$2 de $3 (y su $1)'],
  [/^(?:las )?hojas de (\d+|media|una?|dos|tres|cuatro) (ram(?:a|ita)s?) de /iu, '$1 $2 de '],
  [/^(\S+) c\/ ?(?=(?:sopera|postre|caf[eé])s? )/iu, '$1 c. '],
  // The stick of butter is a quarter of a pound.
  [/^(?:1|un) stick (?:of |de )?(?=butter|mantequilla)/iu, '113 g '],
  [/^2 sticks (?:of |de )?(?=butter|mantequilla)/iu, '227 g '],
]

/**
 * A line with its amount written the plain way: '200+50 g' → '250 g (suma de 200 y 50)', '1 kg/2,2 lb' → '1 kg (2,2 lb)',
 * '1 taza/250 ml' → '1 taza (250 ml)', 'huevos 4 L' →
 * '4 huevos L', '12x tomates' and 'tomates x 12' without their 'x'. What is not one of these stays as it is.
 */
export const plainAmounts = (line: string): string =>
  spoken
    .reduce((said, [pattern, plain]) => said.replace(pattern, plain), line)
    .replace(sumOfOneUnit, (whole, terms: string, unit: string) => {
      const parts = terms.split('+').map((term) => Number(term.trim().replace(',', '.')))
      if (parts.length > mostTerms || parts.some((part) => !Number.isFinite(part))) return whole
      const sum = Math.round(parts.reduce((total, part) => total + part, 0) * 1e6) / 1e6
      return `${formatDecimal(sum)} ${unit} (suma de ${listed(parts.map(formatDecimal))})`
    })
    .replace(otherUnit, ' ($1)')
    .replace(householdFirst, ' ($1)')
    .replace(/^(huevos?(?: \p{L}+)?)[\s:,.–-]+(\d{1,3}) ?(s|m|l|xl)$/iu, '$2 $1 $3')
    .replace(/^(\d{1,3}) ?[x×] ?(?=\p{L}{3})/u, '$1 ')
    .replace(/ [x×] ?(?=\d{1,3}$)/u, ' ')
