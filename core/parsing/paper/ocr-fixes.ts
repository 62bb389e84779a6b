import { readMeasureCell } from '#core/parsing/tables/table-cells.ts'
import { distance } from '#core/spanish/distance.ts'

/**
 * What Tesseract's Spanish model cannot write, put right where the words around it say what it was
 * (docs/ciencia/motor-local.md §3.4). Its alphabet has no ½ ¼ ¾ ⅓ º ° ª: other signs stand in their place.
 */
type Fix = readonly [found: RegExp, written: string | ((...found: string[]) => string)]

/** Of a food or a measure: what may follow a quantity. */
const ofFood = /(?= +(?:de|del) )/.source
const measures =
  'g|kg|ml|cl|dl|l|cdas?|cditas?|cdtas?|cucharadas?|cucharaditas?|tazas?|dientes?|hojas?|ramas?|latas?|vasos?'

/** The figure a sign before 'personas' looks like; for those that are none of these an 8. */
const countFor: Readonly<Record<string, string>> = { '+': '4', A: '4', b: '6', G: '6', ó: '6', Z: '2' }

const fixes: readonly Fix[] = [
  // a40 “€: the word ran into its figure
  [/(?<=\p{L} )(a|hasta)(?=\d{2,3}(?!\d))/gu, '$1 '],
  // tomates, as yemas: Spanish has no 'as' before a plural
  [/(?<=\p{Ll},? )as(?= \p{Ll}+as(?!\p{L}))/gu, 'las'],
  // muy caliente. -
  [/(?<=\p{L}\.) [-–—_~]+$/u, ''],
  // so ml de aceite · sO g de azúcar · lo g de sal
  [
    /^(?=[SsOolI|ZzB\d]{2,3} )(?=\S*[SsOolI|ZzB])([SsOolI|ZzB\d]+)(?= (?:g|kg|ml|cl|l) (?:de|del) )/,
    (_, figures = '') =>
      figures
        .replace(/[Oo]/g, '0')
        .replace(/[Ss]/g, '5')
        .replace(/[lI|]/g, '1')
        .replace(/[Zz]/g, '2')
        .replace(/B/g, '8'),
  ],
  // 180 ºC
  [/(\d) *["“”‘’'*º°ª<>«»?&%]+ *[O0o]? *C\b(?!\p{L})/gu, '$1 ºC'],
  [/(\d{2,3}) *[O0o]C\b/g, '$1 ºC'],
  // a 180 IC · a 220 -C · a 65 2C
  [/(?<=\b(?:a|hasta) |^)(\d{1,3}) +[^\s,;.]{1,2}C\b(?!\p{L})/gu, '$1 ºC'],
  // a 175 o.
  [/(?<=\b(?:a|hasta) )(\d{3}) *[oO][.,]?$/g, '$1 ºC.'],
  // 4S minutos
  [/(?<=\d)S(?= (?:minutos?|min|horas?|segundos?|g|ml|cl)(?!\p{L}))/gu, '5'],
  // 'remojar el pan ella leche', 'Ella misma grasa': behind no preposition and before a noun it is 'en la'
  [
    /(?<!(?<!\p{L})(?:en|con|sobre|de|por|a|para|sin|bajo|tras) )(?<!\p{L})([Ee])lla (?=(?!hasta|durante|para|mientras|cuando|junto|como|sola|desde|sobre|entre)\p{Ll}{4,})/gu,
    '$1n la ',
  ],
  // a 180 CC · a 190 € · a 220 Y
  [/(?<=\b(?:a|hasta) )(\d{2,3}) *(?:[CSGQEe]C|€|Y|\*)(?![\p{L}\d])/gu, '$1 ºC'],
  // a 16 Cantes · a 200 *Cotros: the degrees ran into the next word
  [
    /(?<=\b(?:a|hasta) )(\d{2,3}) *[^\s\p{L}\d.]?C(?=(?:antes|otr[oa]s|durante|hasta|con|unos|por|sin|de|y|en)(?!\p{L}))/gu,
    '$1 ºC ',
  ],
  // a 175 “€ · a 180 ,C
  [/(?<=\b(?:a|hasta) )(\d{2,3}) *[^\s\p{L}\d](?:C|€)(?!\p{L})/gu, '$1 ºC'],
  // a 175 %: of an oven, and no share is above a hundred
  [/(?<=\ba )(1[3-9][05]|2[0-5][05]) ?%/g, '$1 ºC'],
  // 10 raciones : Dificultad media: a point in the middle of the line's height; no colon has a blank before it
  [/(?<=\p{L}) : (?=[\p{L}\d])/gu, ' · '],
  // *1,2 kg · -2,5 l: a bullet that touches its figure
  [/^(?![-–—]\d{1,2} ?[º°]C)[*+«»•·°¢“”"®_~—–-]+(?=\d)/u, ''],
  // 1 > 3 huevos · > 90 ml: an arrow before a line, and the edge of the sheet before it
  [/^(?:[\d|IlE] )?[>→»] ?(?=[\p{L}\d½¼¾⅓⅔|])/u, ''],
  // Bullets; a letter is one only before a figure
  [/^\s*(?:[*+«»•·.°¢“”"©®_~-] +(?=[\p{L}\d½¼¾⅓⅔%])|[eoO] +(?=[\d½¼¾⅓⅔]))/u, ''],
  // O) 500 g: an empty box or a circle before a line
  [/^[([]?[oO0Q]?[)\]] +(?=[\p{L}\d½¼¾⅓⅔])/u, ''],
  // —- Cocer · .- Mezclar; '-20 ºC durante 24 h' is below zero
  [/^(?![-–—]\d{1,2} ?[º°]C)[—–_.~-]{1,3} *(?=\p{Lu}\p{Ll}|\d{1,4} )/u, ''],
  // “Ingredientes · PAra 6”: a sign of quotation that nothing closes
  [/^["“”«»'‘’]+ *(?=[^"“”«»'‘’]*$)/u, ''],
  [/(?<=^[^"“”«»'‘’]*[\p{L}\d.])["“”«»'‘’]+$/u, ''],
  // ... or an 'e' where Spanish has none: it says 'e' only before an i
  [/^e +(?=(?!I|Í|H[iíIÍ])\p{Lu})/u, ''],
  // Sal c/s
  [/(?<![\p{L}\d])[eoG] ?\/ ?s(?![\p{L}\d])/gu, 'c/s'],
  // 2zanahorias
  [/^(\d+)(?=\p{Ll}{3})/u, '$1 '],
  // 1 1 de · 1| de · ½ I de
  [new RegExp(`^((?:\\d+[.,])?\\d+|[½¼¾⅓⅔]) *[1|I!\\]l]\\.?${ofFood}`), '$1 l'],
  // 250 M de · 250 mm de: of a food nobody says how long it is
  [new RegExp(`^(\\d{2,4}) *[Mm]m?${ofFood}`), '$1 ml'],
  // 2 3 de canela
  [new RegExp(`^(\\d) [389q]${ofFood}`), '$1 g'],
  // 200 8 de · 200 q de · 50 gq de · 1008 de
  [new RegExp(`^(\\d{2,4}) *(?: [24-7]|[389qQyY&£€Gea]|gq|qg|gr?\\.?|o)${ofFood}`), '$1 g'],
  [/(\d) *(?:m[iIí1|/]|M[Iíl1]|nl|rnl|mL)(?![\p{L}\d])/gu, '$1 ml'],
  // 1 lde leche
  [/^((?:\d+[.,])?\d+|[½¼¾⅓⅔]) (l|g|kg|ml)de (?=\p{Ll})/u, '$1 $2 de '],
  // 25 gdesal
  [/^((?:\d+[.,])?\d+) ?(g|kg|ml|cl)de(?=\p{Ll}{3})/u, '$1 $2 de '],
  // 500 9 harina · 90 y pan frito: before a food without 'de'
  [/^(\d{2,4}) [9qy] (?=\p{Ll}{3})/u, '$1 g '],
  // 3 gy de comino · roscones de 700 gy y: a g with its tail apart
  [/(?<=\d) *g[yvj](?!\p{L})/gu, ' g'],
  // 1,2 xa de pulpo
  [/^(\d{1,2}(?:,\d+)?) (?:[xX][aqg9]|k[qa9]) (?=de )/, '$1 kg '],
  // 2-cebolletas · 8-minutos · 15 -minutos
  [/(?<=\d) ?-(?=\p{Ll}{3})/gu, ' '],
  // tomates 3: ud · patatas 2. ud: dirt behind the figure
  [/(?<=\p{L} )(\d{1,4}(?:,\d+)?)[.:;](?= (?:uds?|g|kg|ml|l)$)/u, '$1'],
  // cebolla 3009 · levadura 159: nobody weighs nine grams beside three hundred, and sheets hold round figures
  [/^(\p{L}[\p{L} ,]{2,60}?)[ .:]+(\d{0,3}[05])[9q]$/u, '$1 $2 g'],
  // mantequilla 70 8 · patatas 400 €: no list weighs eight of something behind seventy, and no dish costs hundreds
  [/^(\p{L}[\p{L} ,]{2,60}?) (\d{0,2}[1-9]0 (?=[8&]$)|\d{1,2}[05]0 (?=€$))[8&€]$/u, '$1 $2g'],
  // ParaS personas · PATA 6 · "ara 12 unidades: who eats it, alone on its line
  [
    /^para([SB])(?= (?:personas|raciones|porciones|pax|comensales)$)/i,
    (_, sign = '') => `Para ${sign === 'S' ? 5 : 8}`,
  ],
  [/^\P{L}?(?:pata|pars|ara)(?= \d{1,3}(?: \p{L}+)?\W*$)/iu, 'Para'],
  // Para6
  [/^([Pp]ara)(?=\d)/, '$1 '],
  // loraciones · lo personas
  [/(?<![\p{L}\d])[lI1][oO0] ?(?=(?:raciones|personas|porciones|pax|comensales|unidades)(?!\p{L}))/gu, '10 '],
  // caldo (2 1) · nata (300 9)
  [/\((\d{1,3}(?:[.,]\d+)?|[½¼¾⅓⅔]) ?[1|I!]\.?\)/gu, '($1 l)'],
  [/\((?:(\d{0,3}[05]) ?[9q]|(\d{1,4}) [89q&y])\)/gu, (_, closed = '', apart = '') => `(${closed}${apart} g)`],
  // puerro: lud
  [/(?<=[: ])[lI|!](?=uds?\b)/gu, '1 '],
  // ', 2 1 de caldo', ', 300 q de almejas': in a list on one line
  [/(?<=[,;] )(\d{1,3}(?:,\d+)?|[½¼¾⅓⅔]) *[1|I!]\.?(?= de \p{Ll})/gu, '$1 l'],
  [/(?<=[,;] )(\d{2,4}) *[qQ9](?= de \p{Ll})/gu, '$1 g'],
  [new RegExp(`\\b(\\d+(?:[.,]\\d+)?)(?=(?:${measures})\\b)`, 'g'), '$1 '],
  [/\bN *[*”"?%º°]+ */g, 'Nº '],
  // pimiento | I | unidad
  [/(?<=\p{L} )\|? ?[Il|] \|? ?(?=(?:unidad|kg|g|ml|l|taza|cucharada|cucharadita)(?:es|s)?$)/gu, '1 '],
  // aceite | 0,5 | | · agua 6!
  [/(?<=\p{L} )\|? ?(\d+(?:,\d+)?)(?: \|? ?[|I]| ?[!/|\]])$/u, '$1 l'],
  // almendra 300 q: no word is a q alone
  [/(\d) *q(?![\p{L}\d.])/gu, '$1 g'],
  // sellar [os bordes
  [/(?<=^| )[[|](a|o|as|os)(?= \p{Ll})/gu, 'l$1'],
  // ... but '(o brasa)' is an alternative in brackets
  [/(?<=^| )\((a|as|os)(?= \p{Ll})(?![^(]*\))/gu, 'l$1'],
  // 1,2 kKg
  [/(?<=\d) *k[kK]g(?!\p{L})/gu, ' kg'],
  // 3edas · 2 edta
  [/(\d) *e(das?|ditas?|dtas?)\b/g, '$1 c$2'],
  [/\b(?!ingredientes)[lI1]ng?r?r?ed[il1]entes\b/gi, 'Ingredientes'],
  [/\b(?:E[il1]abora?c[il1]?[oó]n|Elaborac[lí1]ón)\b/g, 'Elaboración'],
  // a 16 C · 26 oc y formar
  [/(?<=\b(?:a|hasta) )(\d{2,3}) *[CcG](?![\p{L}\d])/gu, '$1 ºC'],
  [/\b(\d{2,3}) *[oO0][cC](?![\p{L}\d])/gu, '$1 ºC'],
  // bolas de 40 9.
  [/(?<=\p{L} de )(\d{2,3}) [93](?=[.,;]|$| y )/gu, '$1 g'],
  // durante So minutos · por S cm · por S em
  [/(?<= )[S$][oO](?= (?:minutos|min|horas|g|ml)(?!\p{L}))/gu, '50'],
  [/(?<= )S(?= (?:minutos|min|horas|[ce]m|mm|g|ml)(?!\p{L}))/gu, '5'],
  [/(?<=\d) em(?!\p{L})/gu, ' cm'],
  // a 1?5 ºC: a 7 with its bar apart
  [/(?<=\d)\?(?=\d)|(?<=\b\d)\+(?=\d ºC)/g, '7'],
  // fermentar | hora: a 1 without its flag
  [/(?<=\p{L} )[|!](?= (?:horas?|minutos?|min|kg|l|cm|día|vez)(?!\p{L}))/gu, '1'],
  // huevos, 1a leche
  [/(?<=[\p{L},] )1(?=(?:a|as|os) \p{Ll})/gu, 'l'],
  // L Mezclar la carne: the number of the first step
  [/^[LlI|!] (?=\p{Lu}\p{Ll}+[aei]r(?:l[aeo]s?)? )/u, '1. '],
  // I6 raciones · So personas
  [
    /(?<![\p{L}\d])(?:[lI|SoO]\d|\d[lIoO]|S[oO])(?= (?:raciones|personas|porciones|pax|comensales|unidades)(?!\p{L}))/gu,
    (figures = '') => figures.replace(/[lI|]/g, '1').replace(/[oO]/g, '0').replace(/S/g, '5'),
  ],
  // Para £ personas · Para + personas · Para b personas: no sign and no letter counts these
  [
    /(?<=^|[ (])(?<!\d *)[£$%&§+BbGóZA](?= +(?:personas|raciones|porciones|pax|comensales|minutos|min|horas)(?!\p{L}))/gu,
    (sign = '') => countFor[sign] ?? '8',
  ],
  // l 1. Batir: the edge of the sheet
  [/^[lI|i!] (?=\d{1,2}[.)] \p{Lu})/u, ''],
  // 3, Estirar · 3-Incorporar: the number of a step
  [/^\W{0,3}(\d{1,2}) ?[,:;-] ?(?=\p{Lu}\p{Ll})/u, '$1. '],
  // The number of a step
  [/^([lI|S$s])(?=[.)] +\p{Lu})/u, (_, digit = '') => (/[S$s]/.test(digit) ? '5' : '1')],
  // S g de · I kg de
  [new RegExp(`^([Ss$lI|])(?= +(?:${measures})${ofFood})`), (_, digit = '') => (/[S$s]/.test(digit) ? '5' : '1')],
]

/** One line of a page, as it stood there. */
export const fixOcrLine = (line: string): string => {
  // The signs are known by the small letters beside them.
  if (isAllCapitals(line)) return fixOcrLine(line.toLowerCase().replace(degrees, 'C')).toUpperCase()
  let fixed = line.replace(/\s+/g, ' ').trim()
  for (const [found, written] of fixes)
    fixed = typeof written === 'string' ? fixed.replace(found, written) : fixed.replace(found, written)
  return withMeasure(withEaters(fixed))
}

/** Letters from which on capitals are how the sheet is set, and no measure or number beside a food. */
const longCapitals = 8

/** The C of degrees, whatever signs stand before it. */
const degrees = /(?<=\d[^\p{L}]{0,3}[o0]?)c(?!\p{L})/gu

const isAllCapitals = (line: string): boolean =>
  line.replace(/\P{L}/gu, '').length >= longCapitals && line === line.toUpperCase()

/** Who eats, as a line of servings says it. */
const eaters = ['personas', 'raciones', 'porciones', 'comensales', 'unidades'] as const
/** Letters of such a word that may be misread: one, and two where 'para' says what it is. */
const wrong = { alone: 1, behindPara: 2 } as const

/** 'Para 8 persohas', '12 raciohes': a line that says a number and little else is one of servings. */
const withEaters = (line: string): string =>
  line.replace(/^(para )?(\d{1,3}) (\p{L}{7,11})(?=$|[.,;:)]| ·)/iu, (all, para: string | undefined, count, word) => {
    const most = para === undefined ? wrong.alone : wrong.behindPara
    const read = String(word).toLowerCase()
    const meant = eaters.find((eater) => distance(read, eater, most) <= most)
    return meant === undefined ? all : `${para ?? ''}${count} ${meant}`
  })

/** 'patatas 650 9', 'fumet 1 1': a row of a table without headings, its measure a word of its own. */
const rowOfTable = /^(\p{L}[\p{L} ,()]{2,60}?) (\d{1,4}(?:[.,]\d{1,3})?|[½¼¾⅓⅔]) ([^\s.]{1,3})$/u

const withMeasure = (line: string): string => {
  const [, food, figures, said = ''] = rowOfTable.exec(line) ?? []
  const read = food === undefined ? null : readMeasureCell(said)
  return read === null || read.guessed ? line : `${food} ${figures} ${read.measure}`
}

/**
 * Whether a word that begins a line may be a fraction the model has no sign for: '%', 'Y2', 'Va', '1%', a lone letter or
 * figure. What it is, only the picture tells.
 */
export const mayBeFraction = (word: string): boolean =>
  /^(?:\d{0,2}[%YyVvWX*/][24aAeEo%]?|[1Il|]?\/[1234]?|[\dA-Za-z])$/.test(word)

/** Whether it can hardly be anything else: 'Y2', or a lone 'y' before a measure. `rest` is what follows in the line. */
export const mustBeFraction = (word: string, rest: string): boolean =>
  /^(?:\d?%[24a%]?|[YV][24ae]|[Yy]2)$/.test(word) || (/^[YyVv]$/.test(word) && beforeMeasure.test(rest))

const beforeMeasure = new RegExp(`^(?:(?:${measures})\\b|[1Il|!] +de\\b)`)
