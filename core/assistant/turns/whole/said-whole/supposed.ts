import { wineAsked } from '#core/assistant/turns/off-topic.ts'
import {
  avoids,
  differs,
  hot,
  longer,
  madeOf,
  oneOfThem,
  saysCondition,
  ways,
} from '#core/assistant/turns/whole/turn-kinds.ts'
import { pageIndexOf } from '#core/look-up/page-index.ts'
import { readAsked } from '#core/look-up/read-asked.ts'
import { saysTrouble } from '#core/look-up/says-trouble.ts'
import { termOf } from '#core/look-up/terms.ts'
import { fold } from '#core/spanish/fold.ts'
import type { Rule, ShortTurn } from './turn.ts'

/** 'Si el cliente no bebe', 'para el que no bebe', after the wine for a thing. */
const withoutDrink: Rule = ({ folded, before, thing }) => soberly(folded, before, () => thing)

/** The drink without alcohol for the thing of before, where a turn says that somebody drinks none; null of any other. */
export const soberly = (folded: string, before: string, thing: () => string): readonly string[] | null =>
  /^sin alcohol$|\bno (?:bebe|beben|toma|toman)(?: alcohol| vino)?$|^para (?:un |una |los |las )?(?:abstemi|conductor)\w+$/.test(
    folded,
  ) &&
  !/\bmitad\b|\d/.test(folded) &&
  wineAsked.test(fold(before))
    ? [`maridaje sin alcohol para ${thing()}`, 'maridaje sin alcohol']
    : null

/** 'Si la mitad no bebe', of what so many drink: that of the others. */
const fewerDrink: Rule = ({ folded, before }) => {
  const [, half, share, count] =
    /^si (?:(la mitad)|(?:el |un )?(\d{1,2}) ?(?:%|por ?ciento)|(\d{1,4})) (?:de ellos )?(?:no (?:bebe|beben|toma|toman)|son (?:ninos|abstemios))\b/.exec(
      folded,
    ) ?? []
  const guests = /\b\d{1,5}\b(?! ?(?:h|horas?|€|euros?|ml|cl|l)\b)/.exec(before)
  if (guests === null || (half ?? share ?? count) === undefined) return null
  const all = Number(guests[0])
  const rest =
    half !== undefined ? all / 2 : share !== undefined ? all * (1 - Number(share) / 100) : all - Number(count)
  return rest > 0 ? [before.replace(guests[0], String(Math.round(rest)))] : null
}

/** 'Cómo lo evito', of what went wrong before: the same fault, from its other end. */
const avoided: Rule = ({ folded, before, asked, knowledge }) =>
  avoids.test(folded) && saysTrouble(fold(before), knowledge.cookbook.kitchenWords) ? [`${asked}, como evitarlo`] : null

/** 'Y si hace calor', 'y si es de trigo sarraceno': supposed of the thing before. */
const ifSo: Rule = ({ folded, thing }) => {
  if (hot.test(folded)) return [`${thing} con calor en el obrador`, 'masa con calor en el obrador']
  if (longer.test(folded)) return [`${thing} se pasa de tiempo`]
  const [, other = ''] = madeOf.exec(folded) ?? []
  return other === '' ? null : [`${thing} con ${other}`]
}

const whatToDo = /,? (?:por que|que (?:toco|hago|cambio|le pasa|puedo hacer)|como (?:lo|la) arreglo)$/i

/** 'Con maracuyá, que es muy ácido', of what was done with melon: what may go wrong with such a one. */
const withOneThatIs: Rule = ({ folded, thing }) => {
  const [, other = '', state = ''] =
    /^con (?:el |la |los |las |un |una )?([a-z][a-z ]{2,25}?),? que (?:es|son|esta|estan|tiene|tienen|lleva|llevan) (.{3,40})$/.exec(
      folded,
    ) ?? []
  return other === '' ? null : [`${thing} no cuaja con ${other} ${state}`, `${thing} con ${other} ${state}`]
}

/** What went wrong is of the thing, whatever was asked of it. */
const wentWrong: Rule = ({ rest, folded, thing, knowledge }) =>
  saysTrouble(folded, knowledge.cookbook.kitchenWords)
    ? [`${thing} ${rest.replace(/^si /i, '')}`, `${thing} ${rest}`.replace(whatToDo, '')]
    : null

/** How a thing came out: 'pegados al molde', 'con la miga húmeda', 'que salgan huecos'. */
const state =
  /^(?:que (?:salgan?|queden?) |muy |demasiado |poco |sin |con (?:el |la |los |las )|[a-z]{3,}(?:ad|id)[oa]s?(?: |$))/

/** 'Y pegados al molde', of the chocolates that are dull: another fault of them. */
const otherFault: Rule = ({ rest, folded, thing, before, knowledge }) =>
  readAsked(fold(before), pageIndexOf(knowledge.cookbook)).headings[0] === 'Fallos' && state.test(folded)
    ? [`${thing} me salen ${rest}`, `${thing} ${rest}`]
    : null

/** 'Y duros después de tres horas', 'y demasiado salada', of what went wrong: how it came out, too, by the words of the faults we know. */
const cameOutSo: Rule = ({ rest, folded, thing, before, knowledge }) => {
  const { cookbook } = knowledge
  const isFault =
    readAsked(fold(before), pageIndexOf(cookbook)).headings[0] === 'Fallos' ||
    saysTrouble(fold(before), cookbook.kitchenWords) ||
    / que (?:se|me|no) /.test(fold(before))
  const [, state = ''] =
    /^(?:muy |demasiado |algo |un poco |siguen? |quedan? |salen? )*([a-z]{3,}[oa]s?)\b/.exec(folded) ?? []
  if (!isFault || state === '' || !pageIndexOf(cookbook).faults.has(termOf(state))) return null
  if (cookbook.named(state) !== null) return null
  const said = rest.replace(/^(?:siguen?|quedan?|salen?) /i, '')
  return [`${thing} me queda ${said}`, `${thing} me queda ${state}`]
}

const different: Rule = ({ folded, thing }) => {
  const [, other = ''] = differs.exec(folded) ?? []
  return other === '' ? null : [`diferencia entre ${thing} y ${other}`]
}

const oneOf: Rule = ({ rest, folded, thing }) => {
  const one = oneOfThem.exec(folded)
  return one === null ? null : [`${thing} ${rest.slice(one[0].length)}`]
}

/** 'En olla rápida', of the artichokes: the same of them, and of nothing the condition might stand for. */
const conditioned: Rule = (turn) => {
  const { rest, asked, thing } = turn
  return saysCondition(rest) ? [...inItsWay(turn), `${asked} ${rest}`, `${thing} ${rest}`] : null
}

/** 'Frío las croquetas', 'y al horno': another way takes the place of the one there was. */
export const inItsWay = ({ folded, before }: ShortTurn): readonly string[] => {
  const way = ways.exec(fold(before))?.[0]
  return way === undefined || !ways.test(` ${folded}`) ? [] : [fold(before).replace(way, ` ${folded}`)]
}

/** 'Si cristaliza', of the caramel: what it does is told of the thing, and takes no thing's place. */
const doesSomething: Rule = ({ folded, thing }) => {
  const [, does = ''] = /^si (?:se (?:me )?)?([a-z]{4,}[ae]n?)$/.exec(folded) ?? []
  return does === '' ? null : [`${thing} se ${does}`, `${thing} ${does}`]
}

const likeThat =
  /^(?:si )?(?:muy|demasiado|poco|un poco|esta|estan|queda|quedan|lleva|llevan|tiene|tienen|viene|vienen) /

/** 'Si está crudo', of the rice: what it is like takes no thing's place. */
const isLike: Rule = ({ rest, folded, asked, thing }) =>
  likeThat.test(folded) ? [`${thing} ${rest.replace(/^si /i, '')}`, `${asked} ${rest}`] : null

const ifAnything: Rule = ({ rest, folded, asked, thing, number }) =>
  /^si (?!es |son )/.test(folded) && number === '' ? [`${thing} ${rest}`, `${asked} ${rest}`] : null

/** What is supposed or said of the thing before; the first that fits decides. */
export const supposed: readonly Rule[] = [
  fewerDrink,
  withoutDrink,
  avoided,
  withOneThatIs,
  ifSo,
  cameOutSo,
  wentWrong,
  otherFault,
  different,
  oneOf,
  conditioned,
  doesSomething,
  isLike,
  ifAnything,
]
