import { namesSubject } from '#core/safety/hearing/subject.ts'
import { contradictionOf } from '#core/safety/judging/contradiction.ts'
import type { Verdict } from '#core/safety/judging/judge.ts'
import { verdictOn } from '#core/safety/judging/verdict.ts'
import type { Safety } from '#core/safety/safety.ts'
import { allergenSum } from '#core/safety/sums/allergen-sums.ts'
import { fold } from '#core/spanish/fold.ts'

/** What a text affirms against our own verdict, in its words. */
export type Refusal = { readonly sentence: string; readonly verdict: Verdict }

/** Sentences of one text that are judged. A longer text than the wire takes has fewer. */
const mostSentences = 300
/** Verdicts that are said in place of a text. */
const mostVerdicts = 3

/** What says yes to eating it after all. */
const allows =
  /(?:^|[.:;,¡(]\s*)(?:sí|claro|por supuesto|vale|adelante|entonces sí|perfecto)[\s,.;:!]|\b(?:no pasa nada|no hay (?:ningún )?(?:problema|riesgo)|sin (?:ningún )?(?:problema|riesgo)|es (?:totalmente |perfectamente )?segur[oa]|tranquil[oa]|(?:puedes|se puede) (?:usar|servir|comer|aprovechar|consumir|dar|tomar|recalentar|salvar|guardar)\w*)\b/i

/** Whether a text takes back a no of ours: its first sentences say yes. */
export const softens = (text: string): boolean =>
  claimsOf(text)
    .slice(0, 4)
    .some(({ sentence, isForbidden }) => !isForbidden && allows.test(sentence))

/**
 * What somebody else's text affirms and our own verdicts deny: softer limits, or a yes where we say no. `asked` is what it
 * answers, so that 'guárdalo cinco días' is judged of the mayonnaise that was asked about. Each verdict once.
 */
export const refusalsOf = (text: string, asked: string, safety: Safety): readonly Refusal[] => {
  const found: Refusal[] = []
  let about = asked
  for (const { sentence, isForbidden } of claimsOf(text).slice(0, mostSentences)) {
    if (namesSubject(sentence, safety)) about = sentence
    if (isForbidden) continue
    const verdict = deniedBy(sentence, about === sentence ? asked : about, safety)
    if (verdict === null || found.some((other) => other.verdict.page.id === verdict.page.id)) continue
    found.push({ sentence, verdict })
    if (found.length >= mostVerdicts) break
  }
  return found
}

const deniedBy = (sentence: string, about: string, safety: Safety): Verdict | null => {
  if (deniesAllergen.test(plain(sentence)) && holdsIt(sentence, safety)) return verdictOn([sentence], safety)
  return contradictionOf(sentence, about, safety)
}

const deniesAllergen = /\bno (?:lleva|contiene|tiene)n?\b/

/** Whether what is named holds an allergen it is said not to. */
const holdsIt = (sentence: string, safety: Safety): boolean => {
  const { pedido = '', lleva = '', que = '' } = allergenSum(safety.read(sentence), safety)?.values ?? {}
  return pedido.split(/, | y /).some((one) => one !== '' && lleva.includes(one) && !plain(que).includes(plain(one)))
}

type Claim = { readonly sentence: string; readonly isForbidden: boolean }

/** The statements of a text; those that forbid or warn say what we say. A list under 'Evita:' is forbidden whole. */
const claimsOf = (text: string): readonly Claim[] => {
  let listForbids = false
  return text.split(/\n+/).flatMap((line): Claim[] => {
    const isItem = /^\s*(?:[-*•]|\d+[.)])\s/.test(line)
    if (!isItem) listForbids = false
    const claims = line
      .replace(/[*_#>`]/g, '')
      .replace(/\s*\(([^()°]*)\)/g, '. $1. ')
      .split(/(?<=[.;!?])\s+|(?<=:)\s+(?=\p{Lu})|,?\s+(?=(?:pero|sino|sin embargo)\b)/u)
      .map((part) => part.replace(/^\s*(?:[-•]|\d+[.)])\s*/, '').trim())
      .filter((part) => part !== '')
      .map((sentence) => ({ sentence, isForbidden: listForbids || forbids(sentence) }))
    if (/:\s*$/.test(line.replace(/[*_]/g, ''))) listForbids = claims.at(-1)?.isForbidden ?? false
    return claims
  })
}

const plain = (text: string): string => fold(text)

/** A no that reassures: what follows is affirmed. */
const reassuring =
  /\b(?:no (?:te preocupes|pasa (?:absolutamente )?nada|hay (?:ningun |mucho )?(?:problema|riesgo|peligro)|hace falta|es (?:necesari|obligatori|imprescindible|peligros|malo|toxic)\w*|necesitas?n?|supone|tiene (?:por que|ningun)|importa|(?:lleva|contiene|tiene)n?|(?:le )?hacen? (?:dano|nada))|(?:el )?riesgo es (?:muy )?(?:bajo|minimo|pequeno|nulo|remoto)|(?:muy )?poco riesgo|apenas hay riesgo|sin (?:ningun )?(?:problemas?|riesgos?|peligro|miedo|remojo|remojar|congelar\w*|lavar)|tranquil\w+|nunca (?:ha )?pasa(?:do)?(?: nada)?)\b/g

const forbidding =
  /\b(?:no|nunca|jamas|ni|tampoco|evit\w+|prohib\w+|desech\w+|descart\w+|tira(?:lo|la|los|las|r|rlo|rla)?|riesgos?|peligro\w*|toxi[cn]\w*|veneno\w*|intoxica\w*|cuidado|botulismo|en (?:vez|lugar) de|salvo|excepto|sin (?:recalentar|alcohol|huevo|leche|gluten|lactosa)|sin (?:miel|sal|azucar)(?= .*\b(?:menor|bebe|nin|mes))|si (?:baja|no llega|queda por))\b/

const forbids = (sentence: string): boolean => {
  if (sentence.endsWith('?')) return true
  const said = plain(sentence)
  const rest = said.replace(reassuring, ' ')
  return forbidding.test(rest) && !(rest !== said && /\bpuedes?\b/.test(rest))
}
