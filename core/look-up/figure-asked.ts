import { fold } from '#core/spanish/fold.ts'

/** How a question asks for a kind of figure, and how a page tells it. */
type Kind = readonly [asked: RegExp, told: RegExp]

/** How long and how hot: where the passage chosen lacks it, another section of the page is told for it. */
const timeAndHeat: readonly Kind[] = [
  [
    /\bcada (?:cuant[oa]s?)\b|\bcon que frecuencia\b/,
    /\bcada (?:\d|un[ao]?\b|dos|tres|mes|semana|día|noche|año|vez|mañana|turno|servicio|uso|media hora)|\d (?:veces|vez)|(?:una|dos|tres) ve(?:z|ces)|\bdiari|\ba diario|\bsemanal|\bmensual|\banual/i,
  ],
  [
    /\bcuanto (?:l[aeo]s? (?:dej|teng|manteng|ten)\w*|(?:dejo|dejamos|se dejan?))\b|\bcuanto (?:se |me |l[aeo]s? )?(?:tard|cuec|cuez|coc|horne|hierv|herv|ferment|repos|remoj|desal|marin|macer|adob|ahum|confit|escald|blanque|desangr|purg|brase|as[oa]n?\b|vapor)|\bcuant[oa]s? (?:tiempo|rato|horas|minutos|segundos)\b|\btiempo de\b|\bhow long\b|^\W*(?:los )?(?:minutos|horas|segundos)\b|\b(?:minutos|horas|segundos)\W*$/,
    /\d ?(?:min|h|s|horas?|minutos?|días?)(?!\p{L})/u,
  ],
  [/\ba cuant[oa]s?\b(?! (?:vend|sale|esta|va\b|cobr))|\btemperatura\b|\bgrados\b/, /\d °C/],
]

const others: readonly Kind[] = [
  [
    /\b(?:segundos|minutos|horas|dias|semanas|meses)\b/,
    /\d ?(?:min|h|s|horas?|minutos?|días?|semanas?|meses)(?!\p{L})/u,
  ],
  [/\b(?:cuestan?|precio|costes?|cobr\w+|vendo|gasta|gasto|euros|a cuanto sale)\b/, /€/],
  [/\b(?:grosor|grueso|gorda?|espesor|mide|miden|milimetros|centimetros|hondo|profund\w+|tamano)\b/, /\d ?(?:mm|cm)\b/],
  [
    /\b(?:cuant[oa]s?|gramos|cantidad(?:es)?|porcentaje|proporcion\w*|dosis|por (?:kilo|litro|kg|persona|cabeza)|(?:le|les|se le) (?:echo|pongo|meto))\b/,
    /\d ?(?:g|kg|ml|l|%|hojas?|claras?|yemas?|huevos?|gotas?|partes?|cargas?|cucharad\w+|unidades|piezas)(?!\p{L})|\d por \d/u,
  ],
]

const keeps = /\bdur|\baguant|\bconserv|\bguard|\bcaduc/
/** A question is read as far as this. Characters. */
const longest = 200

const firstOf = (kinds: readonly Kind[], folded: string): RegExp | null =>
  kinds.find(([asked]) => asked.test(folded))?.[1] ?? null

/** What a line must hold to answer a question for a time or a temperature; null where neither is asked. */
export const figureAsked = (text: string): RegExp | null => {
  const folded = fold(text.slice(0, longest))
  return keeps.test(folded) ? null : firstOf(timeAndHeat, folded)
}

const spelled: Readonly<Record<string, string>> = {
  dos: '2',
  tres: '3',
  cuatro: '4',
  cinco: '5',
  seis: '6',
  siete: '7',
  ocho: '8',
  nueve: '9',
  diez: '10',
  doce: '12',
  quince: '15',
  veinte: '20',
  treinta: '30',
  cincuenta: '50',
  cien: '100',
}

/** What a line holds that answers any question for a figure, of time, heat, size or amount; null where none is asked. */
export const anyFigureAsked = (text: string): RegExp | null => {
  const folded = fold(text.slice(0, longest))
  return firstOf([...timeAndHeat, ...others], folded)
}

/** The figures a question says itself: 'poolish de 8 horas', 'a 18 grados'. One and halves are said of anything. */
export const figuresSaid = (text: string): ReadonlySet<string> =>
  new Set(
    [
      ...text
        .slice(0, longest)
        .matchAll(
          /((?<![\d.,])\d{1,4}(?:,\d{1,2})?(?![\d.,]*\d)|(?<![a-z])[a-z]{3,9}(?![a-z]))( ?(?:kg|kilos?)(?![a-z]))?/g,
        ),
    ]
      .map(([, figure = '', kilos]) => ({ figure: spelled[figure] ?? figure, isWeight: kilos !== undefined }))
      .filter(({ figure, isWeight }) => /^\d/.test(figure) && (figure !== '1' || isWeight))
      .map(({ figure, isWeight }) => (isWeight ? inKilos(figure) : figure)),
  )

/** A weight is no number of hours: '2 kilos' is not told by '2 h'. */
export const inKilos = (figure: string): string => `${figure} kg`

/** What is counted: 'cuántas tapas', 'copas por persona'. Null where nothing is. */
export const countedIn = (folded: string): string | null =>
  /\bcuant[oa]s ([a-z]{4,})/.exec(folded)?.[1] ?? /^\W*([a-z]{3,}s)\b/.exec(folded)?.[1] ?? null
