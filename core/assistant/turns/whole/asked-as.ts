import { foodsNamed } from '#core/calculate/reading/foods-named.ts'
import type { Knowledge } from '#core/cookbook/cookbook.ts'
import type { Kind } from '#core/look-up/asked-kinds.ts'
import { kindAsked } from '#core/look-up/kind-asked.ts'
import { isJoining, wordsIn } from '#core/look-up/terms.ts'
import { fold } from '#core/spanish/fold.ts'
import { type Figure, isFigureMark, type Masked, maskedOf, thingMark, wordAs } from './asked-as/masked.ts'
import { likenessOf, type Way, type Ways, waysOf } from './asked-as/ways.ts'
import { isEaten, thingsIn } from './thing-in.ts'

/** Longer turns are told, not asked. Characters. */
const longest = 160
/** More things than these are a list. */
const mostThings = 6
/** From here on two questions ask the same, and surely so: by reading what it brought of 60 turns nobody had an answer to (decision 033). */
const likely = 0.35
const surely = 0.5
/** Two questions so nearly alike as this are both meant, or neither. */
const lead = 0.02
/** A name with words about it that no food or page has may hold words that ask. */
const inexact = 0.93
/** Words that most ways hold bring none near. */
const leastTelling = 1.5

/** A question in words that are understood; `isSure`: the turn surely asks it. */
export type AskedAs = { readonly question: string; readonly isSure: boolean }

/** A question of the table filled with what the turn says, and how like it the ways of asking it are. */
type Asked = { readonly question: string; readonly near: number[] }

/**
 * The question a turn asks in other words, by the table of ways of asking (`asked-as/*.tsv`): the one whose words around the thing and the
 * figures are most like its own. Null where none is like enough, two different ones are as near, or it is too long.
 */
export const askedAs = (text: string, knowledge: Knowledge): AskedAs | null => {
  if (text.length > longest) return null
  const ways = waysOf(knowledge.cookbook)
  const best = new Map<string, Asked>()
  for (const named of ['', ...mayBeThing(text, knowledge, ways)])
    for (const [key, asked] of readAs(text, named, knowledge, ways)) {
      const known = best.get(key)
      if (known === undefined || likenessOfNear(asked.near) > likenessOfNear(known.near)) best.set(key, asked)
    }
  const [first, second] = [...best.values()]
    .map(({ question, near }) => ({ question, likeness: likenessOfNear(near) }))
    .toSorted((one, other) => other.likeness - one.likeness)
  if (first === undefined || first.likeness < likely) return null
  const isOneOfTwo = second !== undefined && second.question !== first.question
  if (isOneOfTwo && first.likeness - second.likeness < lead) return null
  return { question: first.question, isSure: first.likeness >= surely }
}

/** What a turn may ask if `named` is its thing, by the question of the table. */
const readAs = (text: string, named: string, knowledge: Knowledge, ways: Ways): ReadonlyMap<string, Asked> => {
  const said = maskedOf(named === '' ? text : text.replace(named, '{cosa}'))
  const sureness = named === '' || isExact(named, knowledge) ? 1 : inexact
  const isOfTime = kindAsked(text) === 'time' && !/\bfermento\b/.test(fold(text))
  const read = new Map<string, Asked>()
  const must = mustBeSaid(text, named, said, knowledge)
  const kind = strictKind(text)
  for (const way of nearOf(said, ways)) {
    if (kindOfWay(way) !== kind || must.some((word) => !way.counts.has(word))) continue
    if (way.isOfThing !== (named !== '') || way.figures.length !== said.figures.length) continue
    const likeness = likenessOf(way, said, ways) * sureness
    const known = read.get(way.question)
    const question = known?.question ?? filled(way, named, said.figures)
    if (question === null || (isOfTime && asksAmount.test(question))) continue
    if (known === undefined) read.set(way.question, { question, near: [likeness] })
    else known.near.push(likeness)
  }
  return read
}

/** 'Cuánto se cuece un pulpo de 3 kg' asks a time: never what is left of it, or what it costs. */
const asksAmount = /^cuánt[oa]s? (?!tiempo|rato|horas|minutos|tarda|aguanta|dura|se )/

/** Words that another question must have too: each further thing to eat that the turn names, and what its bare figures count. */
const mustBeSaid = (text: string, named: string, { figures }: Masked, { pantry }: Knowledge): readonly string[] => {
  const others = foodsNamed(fold(named === '' ? text : withoutThing(text, named)), pantry)
  return [
    ...others.flatMap(({ words }) => wordsIn(words).filter((word) => !isJoining(word))).map(wordAs),
    ...figures.map(({ of }) => of),
  ].filter((word) => word !== '')
}

/** The turn without its thing and what its name goes on with: 'humita en chala'. */
const withoutThing = (text: string, named: string): string => {
  const at = text.indexOf(named)
  if (at < 0) return text
  const rest = text.slice(at + named.length).replace(/^ (?:de|en|al|a la) \p{L}+/u, ' ')
  return `${text.slice(0, at)} ${rest}`
}

/** Kinds of questions that no other kind answers, whatever words they share: why the avocado goes black is no amount of it. */
const strict: ReadonlySet<Kind> = new Set(['reason', 'sign', 'avoid', 'origin', 'ahead', 'frequency', 'keeping'])
const strictKind = (text: string): Kind | null => {
  const kind = kindAsked(text)
  if (kind === 'avoid') return 'reason'
  return kind !== null && strict.has(kind) ? kind : null
}

const kinds = new WeakMap<Way, Kind | null>()

/** The strict kind a way asks for: each way is near hundreds of turns. */
const kindOfWay = (way: Way): Kind | null => {
  const known = kinds.get(way)
  if (known !== undefined) return known
  const kind = strictKind(way.said)
  kinds.set(way, kind)
  return kind
}

const nearOf = ({ counts }: Masked, { byWord, weightOf }: Ways): ReadonlySet<Way> =>
  new Set(
    [...counts.keys()]
      .filter((word) => word !== thingMark && !isFigureMark(word) && weightOf(word) >= leastTelling)
      .flatMap((word) => byWord.get(word) ?? []),
  )

/** The nearest way of a question counts most; that others of it are near as well tells it from its opposite, one word away. */
const likenessOfNear = (near: readonly number[]): number => {
  const [one = 0, two = 0, three = 0] = near.toSorted((a, b) => b - a)
  return (3 * one + two + three) / 5
}

const isExact = (name: string, { cookbook, pantry }: Knowledge): boolean =>
  cookbook.named(name) !== null || pantry.match(name)?.ignored.length === 0

/** What may be the thing that is asked about: a dish, a food or whatever has a page, and a longer name round one of them. */
const mayBeThing = (text: string, knowledge: Knowledge, { asks }: Ways): readonly string[] => {
  const folded = fold(text)
  const foods = foodsNamed(folded, knowledge.pantry).map(({ words }) => {
    const at = folded.length === text.length ? folded.indexOf(words) : -1
    return at < 0 ? words : text.slice(at, at + words.length)
  })
  const runs = thingsIn(text, knowledge).map((run) => {
    if (isExact(run, knowledge)) return run
    if (holdsArticle.test(run)) return ''
    const words = run.split(' ')
    const names = (word: string): boolean => !asks(fold(word)) || isEaten(word, knowledge)
    const first = words.findIndex(names)
    return first < 0 ? '' : words.slice(first, words.findLastIndex(names) + 1).join(' ')
  })
  const isThing = (one: string): boolean =>
    one !== '' && text.includes(one) && (isEaten(one, knowledge) || knowledge.cookbook.named(one) !== null)
  const bare = [...runs, ...foods].map((one) => one.replace(/^(?:del?|al?|el|la|los|las|una?|unos|unas) +/i, ''))
  return [...new Set(bare)].filter(isThing).slice(0, mostThings)
}

/** 'Sal arranco el repollo': two things, and what is done with them. */
const holdsArticle = /(?<! (?:a|de|con|en)) (?:el|la|los|las) /i

/** The question with the thing and the figures of the turn, each where its kind stands; null where a kind has no place. */
const filled = (way: Way, named: string, figures: readonly Figure[]): string | null => {
  const left = [...figures]
  let { question } = way
  for (const { value, kind, unit } of way.figures) {
    const at = left.findIndex((one) => one.kind === kind)
    const [said] = at < 0 ? [] : left.splice(at, 1)
    if (said === undefined) return null
    // '2 kg' of the table may be '800 g' here.
    const inUnit =
      unit === '' || kind === 'guests' ? question : question.replace(`${value} ${unit}`, `${value} ${said.unit}`)
    question = inUnit.replaceAll(value, said.value)
  }
  return question.replaceAll('{cosa}', named)
}
