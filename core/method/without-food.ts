import { classify } from '#core/pantry/roles.ts'
import { ending } from '#core/spanish/agreement.ts'
import { fold } from '#core/spanish/fold.ts'
import { type FoodNames, type Mention, openFoodNames } from './mentions.ts'

export type Edited = {
  readonly method: string
  /** Steps, counted from 1 in the edited method, that could not be written without the food: they still name it. */
  readonly left: readonly number[]
}

/** What goes and what stays, as the sentences of one recipe name them. */
type Foods = {
  readonly isNamed: (text: string) => boolean
  readonly mentions: (text: string) => readonly Mention[]
  readonly others: readonly string[]
  readonly rest: FoodNames
  readonly only: (name: string) => FoodNames
}

/**
 * A method without some foods: clauses that only handle one go, and lists lose it; every other word is the cook's own.
 * What cannot be taken out in one of these ways stays and is told.
 */
export const withoutFoods = (method: string, foods: readonly string[], others: readonly string[]): Edited => {
  const namesOf = openFoodNames()
  // What goes is looked for as one food: a hundred flours cost as one.
  const all = namesOf([...foods, ...others], foods.length)
  const mentions = (text: string) => (foods.length === 0 ? [] : all.mentions(text, 0))
  const isNamed = (text: string) => mentions(text).length > 0
  const gone: Foods = { isNamed, mentions, others, rest: namesOf(others), only: (name) => namesOf([name]) }
  const steps = method.split('\n').flatMap((step) => {
    const edited = stepWithout(step, gone)
    return edited.trim() === '' ? [] : [edited]
  })
  const left = steps.flatMap((step, at) => (isNamed(step) ? [at + 1] : []))
  return { method: steps.join('\n'), left }
}

/** The number a step may begin with ('3. ', 'Paso 2: ') is no part of its first sentence. */
const numbered = /^\s*(?:(?:paso )?\d{1,2}[.):-]+ ?|[-•*] )/i

const stepWithout = (step: string, foods: Foods): string => {
  if (!foods.isNamed(step)) return step
  const number = numbered.exec(step)?.[0] ?? ''
  const sentences = step.slice(number.length).split(/(?<=[.!?])\s+/)
  const kept = sentences.map((sentence) => sentenceWithout(sentence, foods)).filter((one) => one !== '')
  return kept.length === 0 ? '' : number + kept.join(' ')
}

type Clause = { readonly joint: string; readonly text: string }

/** Where a clause begins: a joint and an infinitive, which 'azúcar' and 'calamar' are not. */
const clauseJoint =
  /(,? y |,? e |, |; |: )(?=(?:(?!azucar|calamar|lugar|hogar|alfajor)[a-z]{1,12}(?:ar|er|ir))(?:l[oae]s?|se)?\b(?! (?:y|o)? ?(?:moreno|blanco|glas)))/g

const clausesOf = (sentence: string): Clause[] => {
  const joints = [...fold(sentence).matchAll(clauseJoint)]
  return [{ joint: '', end: 0 }, ...joints.map(({ 0: joint, index }) => ({ joint, end: index + joint.length }))].map(
    ({ joint, end }, at) => ({
      joint: sentence.slice(end - joint.length, end),
      text: sentence.slice(end, joints[at]?.index),
    }),
  )
}

/** What only goes on with the object of the clause before: 'y reservarlo', ', escurrir'. */
const goesOn =
  /^(?:[a-z]+(?:ar|er|ir)l[oae]s?|(?:reservar|retirar|escurrir|picar|secar|majar|sacar|apartar|limpiar|desechar|pelar|lavar|trocear|laminar|cortar)(?: (?:muy |bien )?[a-z]{2,12}| en (?:laminas|dados|trozos|rodajas|tiras|juliana|brunoise)(?: [a-z]+)?| aparte)?)(?: \d[\d-]* (?:s|min|h))?\W*$|^(?:dejar )?(?:reducir|evaporar|flamear)\b.*$|^(?:pochar|rehogar|sofreir|dorar|freir|tostar|saltear|sudar|confitar|marcar)(?: (?:\d[\d-]*|s|min|h|bien|a fuego [a-z]+))*\W*$/

const sentenceWithout = (sentence: string, foods: Foods): string => {
  if (!foods.isNamed(sentence)) return sentence
  const stop = /[.!?]+$/.exec(sentence)?.[0] ?? ''
  const kept: Clause[] = []
  let gone = false
  for (const clause of clausesOf(sentence.slice(0, sentence.length - stop.length))) {
    if (gone && goesOn.test(fold(clause.text)) && !foods.rest.namesAny(clause.text)) continue
    const text = clauseWithout(clause.text, foods)
    gone = text === ''
    if (text !== '') kept.push({ joint: clause.joint, text })
  }
  if (kept.length === 0) return ''
  const last = kept.length - 1
  const lost = clausesOf(sentence).at(-1)?.joint ?? ''
  const text = kept
    .map(({ joint, text }, at) => {
      if (at === 0) return text
      return (
        (at === last && joint === ', ' && /^,? [ye] $/.test(lost) && !kept.some((one, n) => n > 0 && one.joint === lost)
          ? ' y '
          : joint) + text
      )
    })
    .join('')
  return text.charAt(0).toUpperCase() + text.slice(1) + stop
}

/** Mentions taken out of one clause; of a longer list the rest stays, and is told. */
const mostTaken = 12

/** A clause as it stands without the food; blank when it was only about it. */
const clauseWithout = (clause: string, foods: Foods): string => {
  let text = clause
  for (let count = 0; count < mostTaken; count++) {
    const [mention] = foods.mentions(text)
    if (mention === undefined) return text
    const edited = withoutMention(text, mention, foods)
    if (edited === null) return text
    if (edited === '') return ''
    text = edited
  }
  return text
}

/** Verbs that are about all that is named with them, whatever comes first. */
const mixing =
  /^(?:mezclar|batir|montar|triturar|combinar|unir|ligar|amasar|emulsionar|tamizar|machacar|majar|integrar|hervir|calentar)$/

const melting = /^(?:fundir|derretir|desleir|disolver|infusionar)$/

/** 'En un tercio de la mantequilla' goes whole. */
const partOf =
  / (con|en) (?:(?:un|una|otro|otra|el|la) )?(?:tercio|cuarto|mitad|resto|poco|parte|nuez|chorro|hilo) del? $/

const withoutMention = (text: string, { at, end }: Mention, foods: Foods): string | null => {
  const othersIn = foods.rest.namesAny
  const head = text.slice(0, at)
  const tail = text.slice(end)
  const foldedHead = fold(head)
  const foldedTail = fold(tail)
  // 'A, x y B' and 'A, x, B': one of a list.
  const listBefore = /, $/.test(foldedHead)
  const lastOfList = /(,?) (?:y|e) $/.exec(foldedHead)
  const next = /^(, | (?:y|e) )(?=(?:el|la|los|las|un|una|[a-z]{3,}))/.exec(foldedTail)
  const continues = next !== null && othersIn(tail.slice(next[0].length, next[0].length + 60))
  if (listBefore && continues) {
    const joint = next[1] ?? ''
    return joint === ', ' ? head + tail.slice(joint.length) : agreed(head.slice(0, -2) + tail, head.length - 2, foods)
  }
  if (lastOfList !== null) {
    const kept = head.slice(0, lastOfList.index)
    const comma = kept.lastIndexOf(', ')
    const isList = comma > 0 && othersIn(kept.slice(comma + 2)) && othersIn(kept.slice(0, comma))
    const joined = isList ? `${kept.slice(0, comma)} y ${kept.slice(comma + 2)}` : kept
    // 'La cebolla y el ajo picados': both are.
    const shared = / (?:muy |bien )?\p{L}{2,12}(?:ad|id)[oa]s$/u.exec(text.slice(at, end))?.[0] ?? ''
    return agreed(joined + shared + tail, joined.length, foods)
  }
  if (continues) {
    const joint = next[0]
    const rest = tail.slice(joint.length)
    const comma = joint === ', '
    const begun = head + rest
    return comma ? begun : head + agreedFirst(rest, foods)
  }
  const preposition =
    partOf.exec(foldedHead) ?? /(?:^| )(con|de|del|en|sobre|por|a|al|junto con|sin) $/.exec(foldedHead)
  const hasOthers = othersIn(head) || othersIn(tail)
  if (preposition !== null) {
    const start = head.slice(0, preposition.index)
    if (/con|en|al?$/.test(preposition[1] ?? '') && (hasOthers || /^\s*\S+ \S/.test(start)))
      return start.replace(/,\s*$/, '') + tail
    return hasOthers ? null : ''
  }
  if (!hasOthers) return /^\S+ $/.test(head) || /^(?:[a-z]+ ){1,4}$/.test(foldedHead) ? '' : null
  const verb = /^([a-z]+) $/.exec(foldedHead)?.[1] ?? ''
  const beside = /^(?: [a-z\d, -]{0,24}?)? (?:con|en|a) /.exec(foldedTail)
  if (beside !== null && mixing.test(verb)) return head + tail.slice(beside[0].length)
  const pan =
    /^ (?:en|con) ((?:(?:un tercio|un cuarto|la mitad|el resto|parte|un poco) del? )?(?:el |la )?(?:aceite|mantequilla|manteca)[^,;\d]*?)(?= ?(?:[,;\d]| a fuego|$)).*$/.exec(
      foldedTail,
    )
  if (pan !== null)
    return `${/^\p{Lu}/u.test(head) ? 'C' : 'c'}alentar ${tail.slice(pan[0].indexOf(pan[1] ?? ''), pan[0].indexOf(pan[1] ?? '') + (pan[1]?.length ?? 0))}`
  if (beside !== null && / con $/.test(beside[0]) && melting.test(verb))
    return `${/^\p{Lu}/u.test(head) ? 'A' : 'a'}ñadir ${tail.slice(beside[0].length)}`
  return null
}

/** The one thing left of two, with its participle: 'el ajo picado', no longer 'picados'. */
const agreedFirst = (rest: string, { others, only }: Foods): string => {
  const found = /^((?:el|la|los|las) [\p{L} ]{2,40}?)( (?:muy |bien )?\p{L}{2,12}(?:ad|id))[oa]s\b(?! de )/u.exec(rest)
  const [whole, noun = '', stem = ''] = found ?? ['']
  const one = others.find((other) => only(other).namesAny(noun))
  return one === undefined ? rest : noun + stem + ending(classify(one)) + rest.slice(whole.length)
}

/** A participle behind a list agrees with what is left of it: 'la cebolla picada', no longer 'picados'. */
const agreed = (text: string, at: number, { others, rest }: Foods): string => {
  const found = /^( (?:muy |bien )?[\p{L}]{2,12}(?:ad|id))([oa]s?)\b/u.exec(text.slice(at))
  if (found === null) return text
  const said = text.slice(0, at)
  const listed = others.flatMap((other, index) => rest.mentions(said, index).map((mention) => ({ other, ...mention })))
  const last = listed.toSorted((a, b) => b.end - a.end)[0]
  if (last === undefined || last.end < at - 1 || / (?:y|e) $/.test(fold(said.slice(0, last.at)))) return text
  const [whole, stem = ''] = found
  return said + stem + ending(classify(last.other)) + text.slice(at + whole.length)
}
