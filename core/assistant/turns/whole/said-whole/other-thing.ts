import { missingIn } from '#core/assistant/turns/missing.ts'
import { asksItself, ways } from '#core/assistant/turns/whole/turn-kinds.ts'
import { fold } from '#core/spanish/fold.ts'
import { measured } from './asked.ts'
import { inItsWay } from './supposed.ts'
import type { Rule, ShortTurn } from './turn.ts'

/** What is named, without the words before it: 'de guarnición de', 'con', 'el'. */
const bareOf = ({ rest }: ShortTurn): string =>
  rest
    .replace(/^de guarnicion (?:de )?/i, '')
    .replace(/^(?:del?|el|la|los|las|al?|con|un|una|unos|unas|es|son)\s+(?:la |el |los |las |una? |unos |unas )?/iu, '')

const firstWord = (text: string): string => text.split(' ')[0] ?? ''

const ofSameSaid = ({ rest }: ShortTurn): string | undefined => /^(?:el|la|los|las) (del? .+)$/iu.exec(rest)?.[1]

/** 'Y del vino', after 'temperatura del helado': after the last 'de' of the question. */
const inOf: Rule = (turn) => {
  const other = ofSameSaid(turn) ?? (/^del? /i.test(turn.rest) ? turn.rest : undefined)
  const lastOf = / del? (?:el |la |los |las )?\p{L}+$/u
  return other === undefined || !lastOf.test(turn.asked) ? null : [turn.asked.replace(lastOf, ` ${other}`)]
}

/** 'Y el de girasol', of the olive oil: another of the same. */
const another: Rule = (turn) => {
  const ofSame = ofSameSaid(turn)
  const { before, thing } = turn
  return ofSame === undefined ? null : [...(inOf(turn) ?? []), before.replace(thing, `${firstWord(thing)} ${ofSame}`)]
}

/** 'En una panna cotta', of what stands in for gelatine. */
const whereMissing: Rule = ({ rest, before, asked, knowledge }) =>
  /^(?:en|para) /i.test(rest) && missingIn(before, knowledge) !== null ? [`${asked} ${rest}`] : null

/** 'Y una lubina de 800 g', after the turbot of 1,5 kg: its weight gives way, too. */
const weighed: Rule = (turn) => {
  const { before, thing } = turn
  const bare = bareOf(turn)
  const said = measured.exec(fold(before))?.[0] ?? ''
  if (said === '' || !measured.test(fold(bare)) || fold(before).length !== before.length) return null
  const former = new RegExp(` (?:de )?${said.replace(/[.]/g, '\\.')}(?!.*\\b${said})`, 'i')
  return [before.replace(thing, bare).replace(former, '')]
}

/** 'Y para bizcocho', of the flour of a brioche. */
const forAnother: Rule = ({ rest, before, asked }) => {
  const [, former] = / para ((?:el |la |un |una )?\p{L}[\p{L} ]*)$/u.exec(asked) ?? []
  return former === undefined || !/^para /i.test(rest) ? null : [before.replace(former, rest.slice('para '.length))]
}

/** 'Y para queso', after the wood to smoke with: the wood stays. */
const addedFor: Rule = ({ rest, before, asked }) =>
  /^(?:para|en) /i.test(rest) && !/ (?:para|en) /i.test(before) ? [`${asked} ${rest}`] : null

/** 'El aceite de girasol', after that of olives: from its head on it is another. */
const sameHead: Rule = (turn) => {
  const { before } = turn
  const bare = bareOf(turn)
  if (!bare.includes(' ') || fold(before).length !== before.length) return null
  const at = fold(before).search(new RegExp(`\\b${fold(firstWord(bare)).replace(/[^a-z]/g, '')}\\b`))
  return at > 0 ? [`${before.slice(0, at)}${bare}`] : null
}

/** 'Y de cerdo', after 'qué corte de ternera para guisar'. */
const firstOf: Rule = ({ rest, before }) =>
  /^del? /i.test(rest) && / del? \p{L}+ /u.test(before) ? [before.replace(/ del? \p{L}+(?= )/u, ` ${rest}`)] : null

/** How much of one thing goes into another: the first is what 'y levadura' gives way to. */
const partOfWhole =
  /\bcuant[oa]s? (.{2,30}?) (?=(?:lleva|llevan|va|van|pongo|echo|le pongo|le echo|necesita|por|para)\b)/

const part: Rule = (turn) => {
  const found = partOfWhole.exec(fold(turn.before))
  return found === null ? null : [turn.before.replace((found[1] ?? '').trim(), bareOf(turn))]
}

/** 'Temperatura de servicio del helado': the ice cream gives way. */
const tail: Rule = (turn) => {
  const { before, thing } = turn
  const found = /(?<=(?<! a) (?:del?|el|la|los|las|una?) )\p{L}[\p{L} ]*$/u.exec(thing)?.[0] ?? ''
  return found === '' ? null : [before.replace(found, bareOf(turn))]
}

/** 'Una lubina a la sal', and then 'y la dorada': the way stays. */
const head: Rule = (turn) => {
  const { before, thing } = turn
  const bare = bareOf(turn)
  const [, whole = '', way = ''] = /^(.+?)( (?:al?|a la|en|con) .+)$/.exec(thing) ?? []
  const isWith = / con (?:un[oa]? |el |la |los |las )?/.test(before)
  return way === '' || isWith || bare.includes(' ') ? null : [before.replace(whole, bare)]
}

/** 'Los soba', of the fideos chinos: noodles too, where the word names nothing else. */
const ofItsHead: Rule = (turn) => {
  const { before, thing, knowledge } = turn
  const bare = bareOf(turn)
  const isThing = knowledge.cookbook.named(bare) !== null || knowledge.pantry.match(bare) !== null
  return !bare.includes(' ') && thing.includes(' ') && !isThing
    ? [before.replace(thing, `${firstWord(thing)} ${bare}`)]
    : null
}

/** 'Y a la inglesa', after service 'a la rusa'. */
const otherManner: Rule = ({ rest, before }) => {
  const manner = / a la \p{L}+(?=\W*$)/u
  return /^a la \p{L}+$/iu.test(rest) && manner.test(before) ? [before.replace(manner, ` ${rest}`)] : null
}

const inItsPlace: Rule = (turn) => [turn.before.replace(turn.thing, bareOf(turn))]
const atItsEnd: Rule = ({ asked, rest }) => [`${asked} ${rest}`]
/** What was asked goes on being asked. */
const ofTheThing: Rule = ({ before, thing, rest }) => (asksItself.test(fold(before)) ? null : [`${thing} ${rest}`])

/** The tail gives way first where an article stands before it: something is done with the thing. */
const tailOfDeed: Rule = (turn) => (/(?<! a) (?:el|la|los|las|una?) /.test(turn.thing) ? tail(turn) : null)
const byItsWay: Rule = (turn) => (ways.test(fold(turn.before)) ? inItsWay(turn) : null)

/** Another thing where the one before stood: all that may be meant, the likeliest first. */
const places: readonly Rule[] = [
  otherManner,
  byItsWay,
  weighed,
  forAnother,
  addedFor,
  sameHead,
  firstOf,
  inOf,
  part,
  tailOfDeed,
  head,
  ofItsHead,
  inItsPlace,
  tail,
  atItsEnd,
  ofTheThing,
]

const inPlaceOf: Rule = (turn) => [...new Set(places.flatMap((rule) => rule(turn) ?? []))]

/** Another thing than the one before; the first that fits decides. */
export const ofAnother: readonly Rule[] = [another, whereMissing, inPlaceOf]
