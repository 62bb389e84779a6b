import { fold } from '#core/spanish/fold.ts'
import { anyLanguage } from './languages-named.ts'

/** What a turn asks about words of other languages. */
export type WordAsked = {
  /** To another language, or what a word of another language means. */
  readonly way: 'to' | 'from'
  /** As they were typed, at most `mostThings`. */
  readonly things: readonly string[]
  /** Folded names of languages; none where the word itself must tell. */
  readonly languages: readonly string[]
  /**
   * Whether it is asked in so many words ('cómo se dice'); else only the things known tell that it is asked at all: 'merluza en
   * francés', 'y la dorada', 'qué es shallot'.
   */
  readonly plainly: boolean
}

const mostThings = 40
/** A longer turn is a text, characters; what only names a thing is short. */
const longestAsked = 1500
const longestNamed = 90

const language = anyLanguage
const languages = `${language}(?:(?: ?, ?| [yeo] )(?:en |al )?${language}){0,8}`
const inLanguages = `(?:en|al|in|a|pal|para el) (?<languages>${languages})`
const open = String.raw`^(?:[\s¿?¡!.,;:«"'-]|y |oye |a ver |chef |perdona |pues |vale |por favor ){0,12}`
const close = String.raw`(?:,? (?:para (?:la|una|mi|ponerlo en la) carta|en la carta|para (?:un|una|unos) client[ae]s?|por favor|porfa))?[\s?!.»"']*$`
const article = `(?:(?:la carta|esta carta|el menu|este menu|los platos|estos platos|la palabra|el alergeno|alergeno|lo de|el|la|los|las|de la|del|de|un|una|unos|unas|esto|eso|siguiente|de hoy)(?: |(?=:))){0,3}:? ?["«“']?`
const menu =
  '(?:la carta|esta carta|mi carta|el menu|este menu|los platos|estos platos|esto|esta lista|la lista|lo siguiente|los nombres|las cosas)(?: de hoy)?'
const thing = '(?<thing>[^?¿!¡]+?)'
const says =
  '(?:dice|dise|dicen|dize|llama|llaman|yama|escribe|escriben|traduce|traduciria|nombra|diu|diuen|di|pronuncia|pone|pide)'
const ask = `(?:(?:como|com|cual) (?:se |es |seria |lo |la |le |les |los |las |te |me ){0,3}(?:${says}|digo|decimos|diria|dirias|traduzco|traduces|pongo|pido|explico|es|seria|son)|(?:k|q|que) se dice|traduce(?:me|lo|melo)?|tradusco|traduzco|traducir|traduccion|pon(?:me|lo|melo|las?|los)?|pasa(?:me|lo|melo)?|escribe(?:me|lo)?|dime|(?:que )?nombre (?:tiene|de|del|que tiene)|palabra|how do you say|what is|what's)(?: como se dice)?`

const pattern = (text: string): RegExp => new RegExp(text, 'd')

const asksTo: readonly RegExp[] = [
  pattern(`${open}${ask} ${article}${thing},? ${inLanguages}${close}`),
  pattern(`${open}${ask} (?:${menu} )?${inLanguages},? ?:? ?${article}${thing}${close}`),
  pattern(`${open}${inLanguages},? ${ask} ${article}${thing}${close}`),
  pattern(`${open}${article}${thing},? ${ask} ${inLanguages}${close}`),
]

const namesTo: readonly RegExp[] = [
  pattern(`${open}${article}${thing} ${inLanguages}${close}`),
  pattern(`${open}${inLanguages},? ?:? ?${article}${thing}${close}`),
]

const means =
  '(?:que|k|q) (?:es|son|significa|significan|sinifica|quiere decir|quieren decir|quiere desir|sera)(?: eso de| lo de)?'
const foreign = `(?:(?:el|la|los|las|un|una|le|les|il|lo|gli|i|the|der|die|das|os|as|o)(?: )|l['’])?["«“']?`
const inOne = `(?:en|in) (?:el |la |una? )?(?:carta |menu |albaran )?(?:en |de )?(?<languages>${language})`
const who =
  '(?:albaran|carta|menu|factura|etiqueta|receta|proveedor|caja|cliente|clienta|comensal|huesped|senor|senora|mesa|pareja|grupo|un|una|unos|unas)s?'

const asksFrom: readonly RegExp[] = [
  pattern(`${open}${means} ${foreign}${thing}["»”]? ${inOne}${close}`),
  pattern(`${open}${inOne},? ${means} ${foreign}${thing}["»”]?${close}`),
  pattern(`${open}${foreign}${thing}["»”]?,? (?:${inOne},? )?${means}(?: en (?:espanol|castellano))?${close}`),
  pattern(`${open}${means} ${foreign}${thing}["»”]?(?: en (?:espanol|castellano|una carta|la carta))?${close}`),
  pattern(
    `${open}(?:me |nos |el |la |en el |en la |hay |tengo ){0,3}(?:pide |piden |viene )?(?:el |la |un |una |unos ){0,1}(?:${who} ){1,2}(?:que esta |que viene )?(?:en |de |de un |del )?(?<languages>${language})(?: que)?(?: me| nos)?(?: pone| ponia| pide| piden| dice| dicen| quiere| quieren| trae| viene)?:? ${foreign}${thing}["»”]?(?:,? (?:que|como) (?:es|sera|significa|quiere decir)(?: eso)?)?${close}`,
  ),
]

const asksPlainlyFrom: readonly RegExp[] = [
  pattern(`${open}${ask} ${foreign}${thing}["»”]? (?:en|al|in) (?:espanol|castellano|cristiano|spanish)${close}`),
  pattern(
    `${open}traduce(?:me)? (?:del?|desde el) (?<languages>${language})(?: al? (?:espanol|castellano))?:? ${foreign}${thing}${close}`,
  ),
]

/** 'Lo quiere saignant, qué es': the last words are the ones asked. */
const askedLast = `(?:,? (?:que|como) (?:es|sera|significa|quiere decir|punto es|lo hago|va)(?: eso)?)`
const wanted = '(?:quieren?|piden?|pedido|quiero|marcha(?:do|me)?|pone)'
const wants: readonly RegExp[] = [
  pattern(`^[^?]{0,60}?\\b${wanted}\\b[^?]{0,50} ["«]?(?<thing>[a-z']+ [a-z']+)["»]?${askedLast}${close}`),
  pattern(`^[^?]{0,60}?\\b${wanted}\\b[^?]{0,50} ["«]?(?<thing>[a-z']+)["»]?${askedLast}${close}`),
]

/** A language no feminine word agrees with is none of its adjectives: 'frambuesa alemán', and not 'pan francés'. */
const feminine = pattern(
  `${open}${article}(?<thing>[a-z]{3,20}as?) (?<languages>ingles|frances|italiano|portugues|aleman)${close}`,
)

const between = pattern(
  `${open}(?:que |cual es la )?diferencias? (?:hay )?(?:entre|de) ${foreign}(?<thing>[a-z' -]+?) y ${foreign}(?<other>[a-z' -]+?)(?: ${inOne})?${close}`,
)

const againIn = pattern(
  `${open}(?:[oe] )?(?:como )?(?:es |se dice |seria )?(?:en|al|in) (?<languages>${languages})${close}`,
)
const againOf = pattern(`${open}(?:como se dice )?${article}(?<thing>[^?¿!¡,;:]{2,40}?)(?: ${inLanguages})?${close}`)

/** Words that ask for something else: 'y cuánto dura', 'y con qué va', 'hazme una receta'. */
const asksElse =
  /\b(?:que|como|cuant[oa]s?|donde|cual|quien|con|para|puedo|puede|receta|hazme|haz|dame|ponme|crea|hay|tengo|dura|cuesta|lleva|precio|vale|gracias|ok|si|no|se|esta|estan|es|son|era|fue)\b/

const given = (raw: string, found: RegExpExecArray, name: string): string => {
  const [from, to] = found.indices?.groups?.[name] ?? [0, 0]
  return raw.slice(from, to)
}

const namesIn = (said: string): string[] => said.match(new RegExp(`\\b${language}\\b`, 'g')) ?? []

/** The parts of a list; what joins two things by 'y' stays whole for whoever knows its names. */
const parts = (said: string): string[] =>
  said
    .split(/[,;\n·•/|]|\.\s|\s-\s|^\s*-/)
    .map((part) => part.replace(/^[\s"«“'-]+|[\s"»”'.-]+$/g, ''))
    .filter((part) => part !== '')
    .slice(0, mostThings)

/**
 * What a turn may ask about words of other languages, by its form, the likeliest reading first: whoever has the words says which
 * of them holds. `before` is what the turn before it asked, for 'y en italiano' and 'y la dorada'. Never throws.
 */
export const readWordAsked = (text: string, before: WordAsked | null): readonly WordAsked[] => {
  if (text.length > longestAsked) return []
  const raw = text.replace(/\s*\n\s*/g, ', ').replace(/:,/g, ':')
  const folded = fold(raw)
  const isShort = raw.length <= longestNamed
  const read = (patterns: readonly RegExp[], way: WordAsked['way'], plainly: boolean): WordAsked[] =>
    patterns.flatMap((one) => {
      const found = one.exec(folded)
      if (found === null) return []
      const things = parts(given(raw, found, 'thing'))
      return things.length === 0
        ? []
        : [{ way, things, languages: namesIn(found.groups?.['languages'] ?? ''), plainly }]
    })
  const inOthers = before === null ? null : againIn.exec(folded)
  if (before !== null && inOthers !== null)
    return [{ ...before, languages: namesIn(inOthers.groups?.['languages'] ?? '') }]
  const differ = isShort ? between.exec(folded) : null
  if (differ !== null) {
    const things = [given(raw, differ, 'thing'), given(raw, differ, 'other')]
    return [{ way: 'from', things, languages: namesIn(differ.groups?.['languages'] ?? ''), plainly: false }]
  }
  return [
    ...read(asksFrom, 'from', false),
    ...(isShort ? read(wants, 'from', false) : []),
    ...read(asksPlainlyFrom, 'from', true),
    ...read(asksTo, 'to', true),
    ...(isShort ? read([...namesTo, feminine], 'to', false) : []),
    ...(before !== null && isShort ? goingOn(raw, folded, before) : []),
  ]
}

/** 'Y la dorada', 'rodaballo': the same of another thing. */
const goingOn = (raw: string, folded: string, before: WordAsked): readonly WordAsked[] => {
  const other = againOf.exec(folded)
  if (other === null || asksElse.test(other.groups?.['thing'] ?? '')) return []
  const said = namesIn(other.groups?.['languages'] ?? '')
  const things = parts(given(raw, other, 'thing'))
  const plainly = /^[\s¿¡]*y\b/.test(folded) && before.way === 'to'
  return things.length === 0
    ? []
    : [{ ...before, things, languages: said.length > 0 ? said : before.languages, plainly }]
}
