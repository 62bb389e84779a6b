import { fold } from '#core/spanish/fold.ts'
import { termsOf } from './terms.ts'

/** How a question asks for one kind of figure or reason, and what any answer to it holds; both over folded text. */
type Row = { readonly asked: RegExp; readonly held: RegExp }

const measure = '(?:mg|g|kg|gramos|kilos?|ml|cl|dl|l|litros?|%|por ciento)'
const times = '(?:s|min|h|segundos?|minutos?|horas?|dias?|semanas?|mes(?:es)?|anos?)'

/** The first row that fits decides. */
const rows: readonly Row[] = [
  {
    asked: /\bcada cuant[oa]s?\b|\bcon que frecuencia\b/,
    held: /\bcada\b|\bve(?:z|ces)\b|\bdiari|\bseman|\bmensual|\banual|\b25 ?%/,
  },
  {
    asked:
      /\bcuant[oa]s? (?:tiempo|rato|horas|minutos|segundos|dias|semanas|meses)\b|\bcuanto (?:se |me |l[aeo]s? |nos )?(?:tard|cuec|cuez|horne|hierv|herv|ferment|repos|remoj|desal|marin|macer|dura|aguant|conserv)\w*|\btiempos? de\b/,
    held: new RegExp(`\\d ?${times}\\b|\\bal momento\\b|\\bhasta que\\b|\\bel mismo dia\\b|\\benseguida\\b`),
  },
  {
    asked: /\b(?:a|que) (?:que )?temperatura\b|\bcuantos grados\b|\btemperatura (?:de|del|para|interna)\b/,
    held: /\d ?°|\bambiente\b/,
  },
  {
    asked:
      /\bcuanto (?:me |nos |te )?(?:cuesta|cuestan|costaria|gasto)\b|\bque precio\b|\ba (?:cuanto|como) (?:me |nos )?(?:sale|vend|cobr)|\bcuanto (?:lo |la |los |las |le )?(?:cobro|cobramos)\b|\d (?:euros? )?(?:el|la|por) (?:kilo|litro|unidad|pieza|caja) (?:y )?(?:a )?cuanto (?:me |nos )?sale/,
    held: /€|\beuros?\b|\bprecio/,
  },
  {
    asked:
      /\bcuant[oa]s? (?:[a-z]+ )?(?:(?:hay|tengo|tendria) que )?(?:compr|pid|ped|encarg)\w*|\bcuant[oa]s? (?:gramos|kilos|litros|ml|kg|cl)\b/,
    held: new RegExp(`\\d ?${measure}(?![a-z])|\\d ?(?:unidades|piezas|cajas|botellas|manojos|sacos)`),
  },
  {
    asked: /\bpor ?que (?!no (?:uso|pongo|hago|pruebo))/,
    held: /por que:|\bporque\b|\bya que\b|\bpara (?:que )?[a-z]{3,}|\basi\b|\bsi no\b|\bevita|\bimpid|\bfrena|\bhace que\b|\bpor eso\b|\bmata|\bpierde|\bcausa|\bcrece|\bdemasiad|\bpoc[oa]\b|\bfalta/,
  },
]

/** What is counted, where nothing else is: 'cuántas claras son 500 g'. */
const counts = /\bcuant[oa]s ([a-z]{4,})(?: [a-z]+){0,2} (?:son|hay en|salen|entran|equivalen?)\b/

/** Questions are read as far as this. Characters. */
const longest = 200

/**
 * Whether a reply holds what the question asks for: a time where one is asked, a price, a weight, a reason. Null where the question
 * asks for nothing that can be seen in an answer.
 */
export const holdsAsked = (question: string, response: string): boolean | null => {
  const folded = fold(question.slice(0, longest))
  const told = fold(response)
  const [, counted] = counts.exec(folded) ?? []
  if (counted !== undefined) return termsOf(response).some((term) => termsOf(counted).includes(term))
  const row = rows.find(({ asked }) => asked.test(folded))
  return row === undefined ? null : row.held.test(told)
}
