import { foodsNamed } from '#core/calculate/reading/foods-named.ts'
import type { Knowledge } from '#core/cookbook/cookbook.ts'
import { pageIndexOf } from '#core/look-up/page-index.ts'
import { readAsked } from '#core/look-up/read-asked.ts'
import { saysLittle } from '#core/look-up/spoken.ts'
import { isFigure, termOf, wordsIn } from '#core/look-up/terms.ts'
import { fold } from '#core/spanish/fold.ts'
import { isDone } from './names-thing.ts'
import { longestShort, mostThings, ways } from './turn-kinds.ts'

/**
 * What a question is about, in its own words, with what is joined to it; blank where none names anything. A food or a dish goes before
 * other words that pages know: 'clarifico un caldo' is about the stock, 'un vecino me trae setas' about the mushrooms.
 */
export const thingIn = (text: string, knowledge: Knowledge): string => {
  const named = thingsIn(text, knowledge)
  return named.find((run) => isEaten(run, knowledge)) ?? named[0] ?? ''
}

/** All that a question names, each in its own words, in order; what is done last. */
export const thingsIn = (text: string, knowledge: Knowledge): readonly string[] =>
  runsIn(text, knowledge).map((run) => withoutWhatIsDone(run, knowledge))

/** 'Pasado el arroz', 'espesa la maicena': what is done with the food is no part of its name. */
const withoutWhatIsDone = (run: string, knowledge: Knowledge): string => {
  const [, done = '', eaten = ''] = /^(\p{L}+) (?:el|la|los|las) (.+)$/iu.exec(run) ?? []
  return eaten !== '' && !isEaten(done, knowledge) && isEaten(eaten, knowledge) ? eaten : run
}

/** Whether a name holds a food, or is a dish or a base. */
export const isEaten = (name: string, { cookbook, pantry }: Knowledge): boolean => {
  const page = cookbook.named(name)
  return (page !== null && page.kind !== 'cards') || foodsNamed(fold(name), pantry).length > 0
}

/** The words of a question that name something, each with what is joined to it, in order; what is done last. */
const runsIn = (text: string, { cookbook, pantry }: Knowledge): readonly string[] => {
  const { terms, asking } = readAsked(text, pageIndexOf(cookbook))
  const known = new Set(terms.filter((term) => !asking.has(term) && !isFigure(term) && !saysLittle(term)))
  // 'E-330' is one word.
  const words = [...text.slice(0, 300).matchAll(/\b[eE][- ]?\d{3,4}[a-z]?\b|\p{L}+/gu)]
  // A name of another country is looked up under ours, which may end otherwise.
  const isThing = (at: number): boolean => {
    // 'De beber sin alcohol con el postre': without it is how, and nothing.
    if (/^alcohol$/i.test(words[at]?.[0] ?? '') && /^sin$/i.test(words[at - 1]?.[0] ?? '')) return false
    // 'Cómo se limpia un pulpo': what is done is none.
    if (fold(words[at - 1]?.[0] ?? '') === 'se' || /^(?:mes|meses|temporada|epoca)$/.test(fold(words[at]?.[0] ?? '')))
      return false
    if (
      (isVerb.test(fold(words[at]?.[0] ?? '')) || fold(words[at - 1]?.[0] ?? '') === 'como') &&
      /^(?:el|la|los|las|un|una|unos|unas)$/i.test(words[at + 1]?.[0] ?? '')
    )
      return false
    const term = termOf(wordsIn(words[at]?.[0] ?? '')[0] ?? '')
    return known.has(term) || [...known].some((one) => one.length > 3 && term.startsWith(one))
  }
  const named = words.flatMap((_, at) => (isThing(at) && !isTrade.test(fold(words[at]?.[0] ?? '')) ? [at] : []))
  // 'Se deja reposar un entrecot': what is done goes before the thing, and is none; 'agar' and 'calamar' are foods.
  const isOnlyDone = (at: number): boolean =>
    isDone(words[at]?.[0] ?? '') && pantry.match(words[at]?.[0] ?? '') === null
  // 'Cuánto tarda en el horno una pierna': what it is cooked in is no thing asked about, where there is one.
  const isPlace = (at: number): boolean => {
    const until = text.slice(0, (words[at]?.index ?? 0) + (words[at]?.[0].length ?? 0))
    return ways.test(` ${fold(until)}`) && cookedIn.test(fold(until))
  }
  const lastFrom = (first: number): number => {
    let last = first
    for (let at = first + 1; at < words.length && at <= last + mostJoining; at++) {
      const between = text.slice((words[at - 1]?.index ?? 0) + (words[at - 1]?.[0].length ?? 0), words[at]?.index)
      const isJoined =
        joining.test(words[at]?.[0] ?? '') || /^de una?$/i.test(`${words[at - 1]?.[0]} ${words[at]?.[0]}`)
      if (between !== ' ' || !(isThing(at) || isJoined) || cameOut.test(fold(words[at]?.[0] ?? ''))) break
      if (isThing(at)) last = at
    }
    return last
  }
  const things = named.filter((at) => !isOnlyDone(at))
  const begins = [...things.filter((at) => !isPlace(at)), ...things.filter(isPlace), ...named.filter(isOnlyDone)]
  const covered = new Set<number>()
  return begins.flatMap((first) => {
    if (covered.has(first)) return []
    const last = lastFrom(first)
    for (let at = first; at <= last; at++) covered.add(at)
    return [text.slice(words[first]?.index, (words[last]?.index ?? 0) + (words[last]?.[0].length ?? 0))]
  })
}

/** What ends at what a thing is cooked in or kept in. */
const cookedIn = new RegExp(`${ways.source}$`)

/** What is done, before the article of its thing: 'cuecen los callos', 'confito el pato'; any word so after 'cómo'. */
const isVerb =
  /^(?:cuec|cuez|hierv|tuest|fri|as|horne|limpi|pel|confit|marin|desal|blanque|abr|poch|dor|cur|adob|mont|bat|lav|cort|filet|escald|asust|ahum|descongel|gratin)(?:o|a|an|e|en|as|es|amos|emos)$/

/** How a thing came out, after its name: 'la merluza suelta mucha agua', 'los cruasanes sueltan la mantequilla'. */
const cameOut = /^(?:suelt|chup|pierd|absorb|qued|sab|huel|rezum|llor|parec)(?:a|an|e|en)$|^salen?$/

/** What is done with money and orders, and never a thing: 'cuánto compro'. */
const isTrade =
  /^(?:compr(?:o|amos|ar|e)|pid(?:o|en)|ped(?:imos|ir)|encarg(?:o|amos|ar)|vend(?:o|emos|er)|cobr(?:o|amos|ar)|pag(?:o|amos|ar))$/

/** What a question asks about, without the words that ask: 'desalo el bacalao' of 'cuántas horas desalo el bacalao'. */
export const askedOf = (question: string): string =>
  question
    .replace(asking, '')
    .replace(/[?!.\s]+$/, '')
    .trim()
const asking =
  /^[^\p{L}]*(?:y )?(?:(?:a|con|en|de|por|para|desde|hasta) )?(?:qu[eé]|cu[aá]nt[oa]s?|c[oó]mo|cu[aá]l|cu[aá]ndo|d[oó]nde)(?: (?:temperatura|grados|tiempo|rato|horas?|d[ií]as?|minutos|veces))?(?: se (?:echa|pone|a[ñn]ade|usa|mete)n?)?(?![\p{L}])/iu

/** Words inside a name: 'bacalao al pil pil', 'arroz con leche'. */
const joining = /^(?:de|del|con|al?|la|el|los|las|en|sin)$/i
const mostJoining = 3

/** What kind of thing a question asks of: the oil of 'punto de humo del aceite de oliva', the truffle of 'temporada de la trufa negra'. */
const kindIn = (before: string, head: string): string =>
  /(\p{L}{3,}) del? \p{L}+[?!.\s]*$/u.exec(before)?.[1] ??
  / (?:del|de la|de los|de las) (\p{L}{3,}) \p{L}+[?!.\s]*$/u.exec(before)?.[1] ??
  head

/** 'Y la del atún', after the season of the asparagus; 'y la de verano' is a truffle. */
const measured = /(?<!\p{L})(temporada|[eé]poca|temperatura|proporci[oó]n|dosis|merma) del? /iu

/** 'La crema', of the crema pastelera before it: the whole name in its place. */
export const withWholeName = (text: string, before: string, knowledge: Knowledge): string => {
  if (text.length > longestShort) return text
  const [head = '', ...rest] = thingIn(before, knowledge).split(' ')
  // 'Y el de carne', of the fumet: the stock of meat, and no meat.
  const ofOther = /^(\W*(?:y |o )?(?:el|la|los|las)) (?=del? \p{L}{3,}(?: \p{L}+)?\W*$)/iu.exec(text)?.[1]
  if (ofOther !== undefined && head !== '') {
    const isFood = knowledge.pantry.match(thingIn(text, knowledge)) !== null
    const kind = (isFood ? measured.exec(before)?.[1] : undefined) ?? kindIn(before, head)
    return text.replace(ofOther, `${ofOther} ${kind}`)
  }
  const said = thingIn(text, knowledge)
  if (rest.length === 0 || rest.length > mostThings || said === '' || fold(said) !== fold(head)) return text
  return text.replace(said, `${head} ${rest.join(' ')}`)
}
