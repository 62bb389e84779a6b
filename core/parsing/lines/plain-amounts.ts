import { formatDecimal } from '#core/format/decimal.ts'
import { listed } from '#core/spanish/list.ts'
import { typedNumber } from '#core/spanish/number.ts'

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

/** What the amount costs stands behind it and is told apart: 'harina 1 kg 0,85 €', '2 kg a 1,20 €/kg', '3 kg cebolla @ 0,90'. */
const price =
  /[\s,;:=–-]+(?:(?:a|por|x|@) ?)?(\d{1,4}(?:[.,]\d{1,2})? ?(?:€|euros?\b|eur\b)(?: ?\/ ?(?:kg|kilo|l|litro|uds?|u|unidad|pieza|manojo|docena|caja|bote|lata)\b\.?)?|(?<=@ ?)\d{1,4}[.,]\d{1,2})\s*$/iu

/** Two weights of one tin: the smaller is what is drained. */
const drained =
  /\((?:peso )?(?:neto:? ?)?(\d[\d.,]*) ?(g|ml)\.? ?[,;/] ?(?:peso )?(?:neto )?(?:escurrido:? ?)?(\d[\d.,]*) ?g\.?(?: (?:peso )?(?:neto )?escurrid[oa]s?)?\)/giu

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
  [/^(\d+) (kilo|litro|kg|l)s? y (?:1\/2|½)(?: de)? /iu, '$1,5 $2 de '],
  [/^(\d+) (kilo|litro|kg|l)s? y (?:1\/4|¼|(?:un )?cuarto)(?: de)? /iu, '$1,25 $2 de '],
  // A capital alone is the larger spoon.
  [/^(\S+) C\. (?:de )?(?=\p{L})/u, '$1 cucharadas de '],
  [/^(?:la )?punt(?:it)?a de (?:una )?(?:cucharad(?:it)?a|cucharilla) de /iu, '1 pizca de '],
  [/^(?:la )?mitad de (?:una?|1) (?=\p{L})/iu, '1/2 '],
  // 'Los lomos de 2 caballas', 'semillas de 1 vaina de vainilla': so many, and the rest of each is left.
  [
    /^(?:(?:el|la|los|las) (?!zumo|jugo|ralladura|piel|c[aá]scara|corteza|pulpa|claras?|yemas?)(\p{L}{4,}(?: \p{L}{4,})?)|(hojas|semillas|parte (?:blanca|verde)|lomos|carne)) de (\d+|medi[oa]|una?|dos|tres|cuatro|cinco|seis) (\p{L}{3}.*)$/iu,
    '$3 $4 ($1$2)',
  ],
  [
    /^(?:como |de )?(?:mínimo|mucho|máximo)(?: de)? (?=[\d½¼¾]|un|dos|tres|medi)|^(?:al|por lo) menos (?=[\d½¼¾]|un|dos|tres|medi)|^(?:casi|alrededor de|cerca de) (?=[\d½¼¾]|un|dos|tres|medi)/iu,
    'unos ',
  ],
  [/^(\S+ \p{L}+) menos ((?:una?|\d+|dos|tres) \p{L}+) de (.+)$/iu, '$1 de $3 (menos $2)'],
  // 'Up to a litre', and 'as much as it takes for …'.
  [/^c\.? ?s\.? ?p\.? (?=\d)(.+)$/iu, '$1 (c.s.p.)'],
  [/ c\.? ?s\.? ?p\.? (?:para )?(\p{L}{4,})$/iu, ' para $1 c.s.'],
  [/ c\.? ?s\.? ?p\.?$/iu, ' c.s.'],
  [/^(\d+) h\.? (?:de )?(?=gelatina|laurel|menta|albahaca)/iu, '$1 hojas de '],
  [/^(\p{L}{3,})[:,] (?:el |su )?(zumo|jugo|ralladura|piel) de (\d+|medi[oa]|uno|una)$/iu, '$2 de $3 $1'],
  // So many of that weight: '4 lomos de bacalao x 200 g', 'lomo de bacalao 4 x 200 g'.
  [/^(\d{1,3} \p{L}[\p{L} ]+?) ?[x×] ?(\d[\d.,]* ?(?:kg|grs?|g|ml|cl|l)\b\.?)$/iu, '$1 de $2'],
  [/^(\p{L}[\p{L} ]+?)[\s:,]+(\d{1,3}) ?[x×] ?(\d[\d.,]* ?(?:kg|grs?|g|ml|cl|l)\b\.?)$/iu, '$2 x $3 de $1'],
  [/^(\d+ \p{L}+\.?) c\/u de (.+?) y (\p{L}.+)$/iu, '$1 de $2 + $1 de $3'],
  [/^((?:una?|\d+) (\p{L}+)) de (.+?) y otr[oa] de (\p{L}.+)$/iu, '$1 de $3 + 1 $2 de $4'],
  // Cells of a table.
  [/^(\p{L}[^;]*?) ?; ?(\d[\d.,]*) ?; ?(kg|grs?|g|ml|cl|l|uds?)$/iu, '$1 $2 $3'],
  [/^(\d[\d.,]*) ?;? ?(kg|grs?|g|ml|cl|l|uds?) ?; ?(\p{L}.*)$/iu, '$1 $2 de $3'],
  [/(?<!\d)(\d{1,2}) ?k(\d{3})(?!\d| ?g)/iu, '$1,$2 kg'],
  [/\((\d[\d.,]* ?(?:kg|grs?|g|ml|cl|l))\.? ?\/ ?(?:uds?|unidad|u)\.?\)/iu, '($1 cada una)'],
  [
    /^(lata|bote|saco|caja|cubo|garrafa|bolsa|brik|bandeja|paquete|tarro) (?:de )?(\d[\d.,]* ?(?:kg|grs?|g|ml|cl|l)) (?:de )?(?=\p{L}{3})/iu,
    '1 $1 de $2 de ',
  ],
  // Two foods where one was asked for: the first, and the second is told.
  [
    /^(\d\S* ?(?:(?:kg|grs?|g|ml|cl|l|\p{L}{4,}) de )?(?!kilo|litro|cuch|taza|vaso|docena|medi[oa])\p{L}{3,}(?: \p{L}+)*) y (?=\d[\d.,]* ?(?:(?:kg|grs?|g|ml|cl|l)\b\.? )?(?:de )?(?!m[aá]s|para)\p{L}{3,})/iu,
    '$1 + ',
  ],
  // Headings of a column: 'Azúcar (g): 100'.
  [/^(\p{L}[\p{L} ]*?) \((kg|grs?|g|ml|cl|l|uds?)\)[\s:]+(\d[\d.,]*)$/iu, '$1 $3 $2'],
  [/^(\p{L}.*?[\s:,]+\d[\d.,]* ?(?:kg|grs?|g|ml|l)\b\.?) ?\/ ?(?:l|litro)\b\.?$/iu, '$1 (por litro)'],
  [/^(\d[\d.,]* ?(?:mg|grs?|g|ml)\b\.?) ?\/ ?(?:l|litro)\b\.? de (.+)$/iu, '$1 de $2 (por litro)'],
  [/^(\d[\d.,]* ?%) de (?=\p{L})(.+)$/iu, '$2 ($1)'],
  // What bakers reckon of the flour; of cream and chocolate it is their fat or cocoa.
  [
    /^((?:nata|leche|crema|chocolate|cobertura|yogur|queso|mantequilla|cacao)\b.*?) (\d[\d.,]* ?(?:kg|grs?|g|ml|cl|l)\b\.?) (\d[\d.,]* ?%)$/iu,
    '$1 $3 $2',
  ],
  [/^(\p{L}.*? \d[\d.,]* ?(?:kg|grs?|g|ml|cl|l)\b\.?) (\d[\d.,]* ?%)$/iu, '$1 ($2)'],
  // 'Una cebolla y media', 'dos limones y medio'.
  [
    /^(\d{1,2}|una?|dos|tres|cuatro) (?!kilo|litro|cuch|taza|vaso|docena|kg\b|g\b|l\b)(\p{L}{3,}(?: \p{L}+)?) (y medi[oa])$/iu,
    '$1 $3 $2',
  ],
  // 'Lomo de merluza - 4 raciones de 180 g'.
  [/^(\p{L}[\p{L} ]+?) ?[-–—] ?(\d{1,3} \p{L}{4,} de (?:unos )?\d[\d.,]* ?(?:kg|grs?|g|ml|cl|l))\.?$/iu, '$1, $2'],
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
  // Spoons and cups of recipes in English; theirs holds 237 ml.
  [/^([\d½¼¾⅓⅔][\d.,½¼¾⅓⅔/ -]*?) ?(?:tbsps?|tbs|tablespoons?)\b\.? (?:of )?(?=\p{L})/iu, '$1 cucharadas de '],
  [/^([\d½¼¾⅓⅔][\d.,½¼¾⅓⅔/ -]*?) ?(?:tsps?|teaspoons?)\b\.? (?:of )?(?=\p{L})/iu, '$1 cucharaditas de '],
  [/^([\d½¼¾⅓⅔][\d.,½¼¾⅓⅔/ -]*?) ?cups?\b\.? (?:of )?(?=\p{L})/iu, '$1 tazas de '],
  [/^(?:an? |1 )?(?:large |small |good )?pinch (?:of )?(?=\p{L})/iu, 'pizca de '],
  [/^(\d+) cloves? (?:of )?(?=garlic)/iu, '$1 dientes de '],
  [/^(?:un |1 )?(?:buen )?hil(?:o|illo) de (?=\p{L}{3})/iu, 'un chorrito de '],
  [/^(mantequilla|margarina)[\s:.,–-]+(?:una |1 )nuez$/iu, '1 nuez de $1'],
  [/^(\S+ ?(?:kg|grs?|g)\.?) (?:net[oa]s?|peso neto) de (?=\p{L})(.+)$/iu, '$1 de $2 (peso neto)'],
  [/^(\S+ ?(?:kg|grs?|g)\.?) (?:limpi[oa]s?|escurrid[oa]s?|en limpio) de (?=\p{L})(.+)$/iu, '$1 de $2 (limpio)'],
  [/^(\d+) ?\+ ?(?=[1-3]\/[2-4] \p{L})/u, '$1 '],
  [/ ?\+ ?((?:extra|algo|(?:un|otro) poco|lo necesario|el necesario)(?: más)?(?: para [\p{L} ]{3,40})?)$/iu, ' ($1)'],
  [
    /(\d ?(?:kg|grs?|g|ml|cl|l|uds?)\.?|^[\d/-]+ \p{L}[\p{L} ]+?) ?(?:\/|por )(?:pax|persona|comensal|cabeza|ración)\.?(?= |$)/iu,
    '$1 (por persona)',
  ],
]

const each = '(?: cada un[oa]| c\\/u\\.?)?'
/** 'Bacalao, 4 tajadas de 150 g', 'pulpo (1 de 2,5 kg)'. */
const piecesBehind = new RegExp(
  `^(\\p{L}[\\p{L} ]*?)[,:]? (\\d{1,3}) (?!${weight}\\b|docenas?\\b)(\\p{L}{4,}) de (?:unos |unas )?(${number}) ?(${weight})\\.?${each}$`,
  'iu',
)
const piecesInBrackets = new RegExp(
  `\\((\\d{1,2}) (?:uds?\\.? |piezas? )?de (?:unos )?(${number}) ?(${weight})\\.?${each}\\)$`,
  'iu',
)
const times = (count: string, one: string): string => formatDecimal(Number(count) * typedNumber(one))

/**
 * A line with its amount written the plain way: '200+50 g' → '250 g (suma de 200 y 50)', '1 kg/2,2 lb' → '1 kg (2,2 lb)',
 * '1 taza/250 ml' → '1 taza (250 ml)', 'huevos 4 L' →
 * '4 huevos L', '12x tomates' and 'tomates x 12' without their 'x'. What is not one of these stays as it is.
 */
export const plainAmounts = (line: string): string =>
  spoken
    .reduce((said, [pattern, plain]) => said.replace(pattern, plain), line.replace(price, ' ($1)'))
    .replace(drained, (whole, all: string, unit: string, left: string) =>
      typedNumber(left) < typedNumber(all) ? `(${left} g escurrido) (${all} ${unit} con su líquido)` : whole,
    )
    .replace(sumOfOneUnit, (whole, terms: string, unit: string) => {
      const parts = terms.split('+').map((term) => Number(term.trim().replace(',', '.')))
      if (parts.length > mostTerms || parts.some((part) => !Number.isFinite(part))) return whole
      const sum = Math.round(parts.reduce((total, part) => total + part, 0) * 1e6) / 1e6
      return `${formatDecimal(sum)} ${unit} (suma de ${listed(parts.map(formatDecimal))})`
    })
    .replace(otherUnit, ' ($1)')
    .replace(householdFirst, ' ($1)')
    .replace(/^(huevos?(?: \p{L}+)?)[\s:,.–-]+(\d{1,3}) ?(s|m|l|xl)$/iu, '$2 $1 $3')
    .replace(
      piecesBehind,
      (_, food: string, count: string, piece: string, one: string, unit: string) =>
        `${times(count, one)} ${unit} de ${food} (${count} ${piece} de ${one} ${unit})`,
    )
    .replace(
      piecesInBrackets,
      (_, count: string, one: string, unit: string) => `(${times(count, one)} ${unit}) (en ${count} de ${one} ${unit})`,
    )
    .replace(/^(\d{1,3}) ?[x×] ?(?=\p{L}{3})/u, '$1 ')
    .replace(/ [x×] ?(?=\d{1,3}$)/u, ' ')
