import { fold } from '#core/spanish/fold.ts'

/** How a question asks for a kind of figure, and how a page tells it. */
type Kind = readonly [asked: RegExp, told: RegExp]

/** How long and how hot: where the passage chosen lacks it, another section of the page is told for it. */
const timeAndHeat: readonly Kind[] = [
  [
    /\bcuanto (?:se )?(?:tard|cuec|cuez|horne|hierv|ferment|repos)|\bcuant[oa]s? (?:tiempo|rato|horas|minutos)\b|\btiempo de\b|\bhow long\b/,
    /\d ?(?:min|h|s|horas?|minutos?|días?)(?!\p{L})/u,
  ],
  [/\ba cuant[oa]s?\b(?! (?:vend|sale|esta|va\b|cobr))|\btemperatura\b|\bgrados\b/, /\d °C/],
]

const others: readonly Kind[] = [
  [/\b(?:segundos|minutos|horas|dias)\b/, /\d ?(?:min|h|s|horas?|minutos?|días?)(?!\p{L})/u],
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

/** What a line holds that answers any question for a figure, of time, heat, size or amount; null where none is asked. */
export const anyFigureAsked = (text: string): RegExp | null => {
  const folded = fold(text.slice(0, longest))
  return firstOf([...timeAndHeat, ...others], folded)
}

/** The figures a question says itself: 'poolish de 8 horas', 'a 18 grados'. One and halves are said of anything. */
export const figuresSaid = (text: string): ReadonlySet<string> =>
  new Set(
    [...text.slice(0, longest).matchAll(/(?<![\d.,])\d{1,4}(?:,\d{1,2})?(?![\d.,]*\d)/g)]
      .map(([figure]) => figure)
      .filter((figure) => figure !== '1'),
  )
