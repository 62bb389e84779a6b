import type { Reply } from '#core/assistant/reply.ts'
import { reply } from '#core/assistant/say.ts'
import type { Safety } from '#core/safety/safety.ts'
import { daysKept } from '#core/safety/sums/keeping-sum.ts'
import { fold } from '#core/spanish/fold.ts'

/** How long one thing keeps beside another: 'cuál aguanta más en nevera, la nata o el queso fresco'. Over the folded text. */
const asksWhich =
  /^\W*(?:y )?(?:que|cual|quien)(?: de (?:los|las) dos)?,? (?:se |me |nos )?(aguanta|dura|conserva|congela|tarda|cuece|pesa|pierde|merma)n?(?: (?:mas|menos|mejor|peor|antes|bien))?((?: en (?:la |el )?(?:nevera|camara|frio|frigo\w*|congelador)| congelad[oa]s?| abiert[oa]s?| al (?:asar|limpiar|cocer|freir|horno|vacio|vapor)| a la (?:plancha|brasa)| limpi[oa]s?)*)(?:[,:]? +(?=el |la |los |las |un |una |[a-z]{4})(.{3,60}))?\W*$/

/** The two of a turn that sets one against the other. */
const pairOf = (said: string): readonly [string, string] | null => {
  const [, one = '', other = ''] = /^(.{3,40}?) (?:o|u|y|e) ((?:el |la |los |las |un |una )?.{3,40})$/.exec(said) ?? []
  return one === '' ? null : [bare(one), bare(other)]
}

const bare = (thing: string): string => thing.replace(/^(?:el|la|los|las|un|una) /, '').trim()

/** What each of the verbs asks of one thing. */
const askedOf: Readonly<Record<string, string>> = {
  aguanta: 'cuánto dura',
  dura: 'cuánto dura',
  conserva: 'cuánto dura',
  congela: 'se puede congelar',
  tarda: 'cuánto tarda',
  cuece: 'cuánto cuece',
  pesa: 'cuánto pesa',
  pierde: 'merma de',
  merma: 'merma de',
}

/**
 * A question that sets two things against each other ('cuál aguanta más, A o B'; 'cuál de las dos se congela', of two spoken of), as
 * the question of each. `thingsBefore` are those spoken of, the last one last. Null of any other turn.
 */
export const questionsOfTwo = (
  turn: string,
  thingsBefore: () => readonly string[],
  before: () => string,
): readonly [string, string] | null => {
  // 'Cuál más', after how long each keeps.
  const isVerbless = /^\W*(?:y )?cual(?: de (?:los|las) dos)? (?:mas|menos)\b/.test(fold(turn.slice(0, 40)))
  const verb = isVerbless ? /\b(aguanta|dura|conserva|tarda|cuece|pesa|merma)n?\b/.exec(fold(before()))?.[1] : undefined
  const whole =
    verb === undefined
      ? turn
      : turn.replace(/^(\W*(?:y )?cu[aá]l(?: de (?:los|las) dos)?) (?=m[aá]s|menos)/i, `$1 ${verb} `)
  const found = asksWhich.exec(fold(whole.slice(0, 160)))
  if (found === null) return null
  const [, asked = '', where = '', named = ''] = found
  const two = named === '' ? thingsBefore().slice(-2) : pairOf(named.replace(/[?!.\s]+$/, ''))
  const [one, other] = two ?? []
  const asks = askedOf[asked]
  if (one === undefined || other === undefined || asks === undefined || one === other) return null
  return [`${asks} ${one}${where}`, `${asks} ${other}${where}`]
}

/** 'En qué se diferencian', of the two spoken of: the question whole; null of any other turn. */
export const differenceOfTwo = (turn: string, thingsBefore: () => readonly string[]): string | null => {
  if (!asksDifference.test(fold(turn))) return null
  const [one, other] = thingsBefore().slice(-2)
  return one === undefined || other === undefined || one === other ? null : `diferencia entre ${one} y ${other}`
}
const asksDifference =
  /^\W*(?:y )?(?:en que se (?:diferencian|distinguen)|(?:que|cual es la) diferencia(?: hay)?|que cambia)(?: entre (?:ell[oa]s|l[oa]s dos|ambos|uno y otro)| de uno a otro)?\W*$/

/** Which of the two keeps longer in the cold, where both are in the table; null of any other question. */
export const keepsLonger = (turn: string, questions: readonly [string, string], safety: Safety): Reply | null => {
  if (questions.some((one) => !one.startsWith('cuánto dura') || /\bcongel/.test(fold(one)))) return null
  const [one, other] = questions.map((question) => ({
    name: question.slice('cuánto dura '.length).replace(/ en (?:la |el )?(?:nevera|camara|frio|frigo\w*)$/, ''),
    kept: daysKept(question, safety),
  }))
  if (one?.kept == null || other?.kept == null) return null
  const said = (thing: typeof one): string => `**${thing.name}** (${thing.kept?.cold ?? ''})`
  if (one.kept.days === other.kept.days) return reply(`Lo mismo: ${said(one)} y ${said(other)}.`, [])
  const [more, less] = one.kept.days > other.kept.days ? [one, other] : [other, one]
  const asksLess = /\bmenos\b/.test(fold(turn))
  return reply(`${asksLess ? 'Menos' : 'Más'}, ${said(asksLess ? less : more)}; ${said(asksLess ? more : less)}.`, [])
}

/** The two things a turn set against each other, or none. */
export const thingsCompared = (turn: string): readonly string[] => {
  const named = asksWhich.exec(fold(turn.slice(0, 160)))?.[3]
  return (named === undefined ? null : pairOf(named.replace(/[?!.\s]+$/, ''))) ?? []
}
