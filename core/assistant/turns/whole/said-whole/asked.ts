import { isOfEach } from '#core/assistant/turns/whole/other-figure.ts'
import { thingIn } from '#core/assistant/turns/whole/thing-in.ts'
import { asksItself, asksWhat, onlyAsks } from '#core/assistant/turns/whole/turn-kinds.ts'
import { fold } from '#core/spanish/fold.ts'
import { stemsOf } from '#core/spanish/name-index.ts'
import { askedBefore, type Rule } from './turn.ts'

/** 'Cuánto dura' asks for time; 'cuánto velouté' would ask for an amount. */
const amountOf = /^cuant[oa]s?(?= (?!(?:tiempo|me |se |nos )?(?:dura|aguanta|tarda|cuec|hierv|reposa|cuest|vale)))/
const partOf = /^cuant[oa]s? (?!.*\b(?:lleva|llevan|por|para|dura|tarda|cuesta|vale)\b)[a-z ]{3,25}$/

/** 'Cuánta sal le pongo' asks how much goes in. */
const putIn = / (?:se )?(?:les? )?(?:pon[eg]\w*|ech\w+|met[eo]\w*|a[ñn]ad\w+)(?: por (?:kilo|litro))?$/i

/** A turn that asks something itself: of the thing before. */
const asksOfIt: Rule = (turn) => {
  const { rest, folded, asked, thing, knowledge } = turn
  if (!asksItself.test(folded)) return null
  const counted = amountOf.exec(folded)?.[0] ?? ''
  const deed = askedBefore(turn)
  // 'Cuánta sal', of the fish in salt: how much of it that dish holds.
  const part = rest.replace(putIn, '')
  const isPart = partOf.test(fold(part)) && thingIn(part, knowledge) !== '' && !folded.includes(fold(thing))
  // 'Qué harina le pongo', of the ciabatta: what flour for it.
  const [, chosen = ''] = /^((?:que|cual|con que) [a-z]+) le /.exec(folded) ?? []
  return [
    ...(chosen === '' ? [] : [`${rest.slice(0, chosen.length)} para ${thing}`]),
    ...(isPart ? [`${part} lleva ${thing}`] : []),
    ...(onlyAsks.test(folded) && deed !== '' ? [`${rest} ${deed}`] : []),
    `${rest} ${thing}`,
    ...(asksWhat.test(folded) && deed !== '' ? [`${rest} ${deed}`] : []),
    ...(counted === '' ? [] : [`${counted} ${thing} ${rest.slice(counted.length).trim()}`]),
    // 'Congelado', after 'cuánto dura', is said of the same question; 'con qué la sirvo' is another.
    ...(asksWhat.test(folded) ? [] : [`${asked} ${rest}`]),
  ]
}

const ofEach: Rule = ({ folded, before, number }) => (number !== '' && isOfEach(folded, before) ? [] : null)

/** An amount as it is said, with its unit. */
export const measured = /(?:\d+(?:[.,]\d+)?|medio|media|un|una) ?(litros?|l|ml|cl|kilos?|kg|gramos|g)\b/
/** What a figure is of. */
const unitSaid = /\d ?(grados|dias?|horas?|minutos?|semanas?|meses|mes)\b/
const guests =
  /\b\d{1,5}(?= ?(?:personas?|pax|comensales|raciones|invitados|cubiertos|clientes)\b)|(?<=\b(?:para|somos) )\d{1,5}\b(?! ?(?:g|gr|kg|kilos?|l|litros?|ml|cm|°|grados|h|horas|min|%))/

/** The question before with another figure: 'y si es de 1,5', 'y si son 65'. */
const otherFigure: Rule = ({ rest, folded, number, before, asked, knowledge }) => {
  if (number === '' || thingIn(rest, knowledge) !== '') return null
  // 'Y si son 2 pausas', of the coffee for 75: another thing is counted than was said.
  const counted = stemsOf(/\d (?:de )?([a-z]{4,})/.exec(folded)?.[1] ?? '')[0]
  const isUnit = unitSaid.test(folded) || measured.test(folded) || guests.test(folded)
  if (counted !== undefined && !isUnit && !stemsOf(before).includes(counted)) return []
  const said = measured.exec(folded)
  if (said !== null && measured.test(fold(before))) return [fold(before).replace(measured, said[0])]
  const isGuests = guests.test(folded) || /^\d{1,5}$/.test(rest)
  if (isGuests && guests.test(fold(before))) return [before.replace(guests, number)]
  if (/^para \d{1,5}\b/.test(folded) && isGuests) return [`${asked} ${rest}`]
  if (!/\d/.test(before)) return []
  // 'Y a 2 grados', after twelve days in the fridge: no days.
  const [unit, old] = [rest, before].map((text) => stemsOf(unitSaid.exec(fold(text))?.[1] ?? '')[0])
  return unit !== undefined && old !== undefined && unit !== old
    ? [`${asked} ${rest}`]
    : [before.replace(/\d+(?:[.,]\d+)?/, number)]
}

/** Another question, or another figure, of the same thing; the first that fits decides. */
export const ofTheSame: readonly Rule[] = [asksOfIt, ofEach, otherFigure]
