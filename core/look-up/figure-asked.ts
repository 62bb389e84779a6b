import { fold } from '#core/spanish/fold.ts'
import { kindAsked, rowAsked, toldAs } from './kind-asked.ts'
import { termsOf } from './terms.ts'

/** Figures that are named rather than asked for, and how a line tells them; the first that fits decides. */
const mentioned: readonly (readonly [named: RegExp, told: RegExp])[] = [
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

/** A question is read as far as this. Characters. */
const longest = 200

/** What a line must hold to answer a question for a time, a temperature or how often; null where none is asked. */
export const figureAsked = (text: string): RegExp | null => rowAsked(text)?.figure ?? null

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
  return figureAsked(text) ?? mentioned.find(([named]) => named.test(folded))?.[1] ?? null
}

/** 'Y si le echo alcohol' names an amount and asks for none. */
const asksFigure = /\b(?:cuant[oa]s?|precio|temperatura|grados|tiempos?|proporcion|dosis)\b/

/** Whether an answer holds the figure or the reason a question asks for; false where it asks for nothing that can be seen in one. */
export const isToldIn = (question: string, answer: string): boolean => {
  const folded = fold(question.slice(0, longest))
  const counted = countedIn(folded)
  if (counted !== null && termsOf(counted).some((term) => termsOf(answer).includes(term))) return true
  const figure = asksFigure.test(folded) ? anyFigureAsked(question) : null
  return (toldAs(kindAsked(question)) ?? figure)?.test(answer) ?? false
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
