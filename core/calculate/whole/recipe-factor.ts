import type { Calculation } from '#core/calculate/calculation.ts'
import { slotsOf } from '#core/calculate/reading/slots.ts'
import { ownPart } from '#core/calculate/reading/words.ts'
import { plain, volume, weight } from '#core/calculate/say.ts'
import { typedNumber as number } from '#core/spanish/number.ts'

type Factor = { readonly value: number; readonly working: string }

const notAll = 'Sal, especias y levadura, al 80–90 % y se rectifica; los líquidos se evaporan menos.'

/** 'La receta es para 6 y somos 47', 'factor de 8 a 30'. */
const byServings: readonly RegExp[] = [
  /\bfactor\b[^\d]{0,20}\bde (\d{1,5}) (?:raciones |personas |pax )?(?:a|para) (\d{1,5})\b/,
  /\breceta (?:es |esta |sale |va |da |me da )?(?:para|de) (\d{1,5})\b(?: [a-z]+)?,? ?.{0,14}?\b(?:somos|seremos|son|quiero|necesito|vienen|tengo|pero para|y para) (?:para )?(\d{1,5})\b(?! ?(?:kg|kilos?|g|gr|gramos|l|litros?|ml)\b)/,
  /\bpara (\d{1,5})\b.{0,30}?\b(?:somos|seremos|son|quiero|necesito|para|vienen) (?:para )?(\d{1,5})\b/,
]
const asksFactor = /\bmultiplic\w+|\bfactor\b/

/** 'Tengo 4,6 kg de harina y la receta pide 750 g': by what there is of one thing. */
const byAmount =
  /\b(?:tengo|hay|quedan?|uso|me dan) (.{3,30}?),? (?:y|pero) (?:la receta|el original)? ?(?:pide|lleva|es de|dice|usa|va con) (.{2,20})/

/** What the recipe is multiplied by, as a folded turn says it; null where it does not. */
const factorIn = (folded: string): Factor | null => {
  const [factor, recipe, any] = byServings
  for (const pattern of asksFactor.test(folded) ? [factor, recipe, any] : [factor, recipe]) {
    if (pattern === undefined) continue
    const [, from, to] = pattern.exec(folded) ?? []
    if (from !== undefined && number(from) > 0 && number(to) > 0)
      return { value: number(to) / number(from), working: `${to} ÷ ${from} = ${plain(number(to) / number(from))}` }
  }
  // Of tins their areas count.
  if (/\b(?:moldes?|aros?|bandejas?|placas?|marcos?)\b/.test(folded)) return null
  const [, had = '', asked = ''] = byAmount.exec(folded) ?? []
  const [one, other] = [slotsOf(had)[0], slotsOf(asked)[0]]
  const isAlike = one?.kind === other?.kind && (one?.kind === 'mass' || one?.kind === 'volume' || one?.kind === 'count')
  return one === undefined || other === undefined || !isAlike || other.value <= 0
    ? null
    : { value: one.value / other.value, working: `${one.said} ÷ ${other.said} = ${plain(one.value / other.value)}` }
}

/** 'La receta es para 6 y somos 47', and then 'la receta lleva 350 g de arroz', 'y los huevos, que eran 9'. */
export const recipeFactor: Calculation = {
  id: 'factor de raciones',
  work: ({ folded, slots }, { said }) => {
    const own = ownPart(folded)
    const now = factorIn(own)
    if (now !== null)
      return { answer: `Multiplica todo por **${plain(now.value)}**.`, working: now.working, notes: [notAll] }
    // What is said next is of that recipe, one line after the other.
    const turns = said.split('; ')
    const at = turns.findIndex((turn) => factorIn(turn) !== null)
    const before = at === -1 ? null : factorIn(turns[at] ?? '')
    const [line, more] = slots.filter((slot) => slot.at < own.length)
    const goesOn = /^\W*(?:y|la receta|lleva|pide|eran?|con)\b/.test(own) && own.length <= longestLine
    if (before === null || at > mostTurns || !goesOn || line === undefined || more !== undefined) return null
    const thing =
      line.of !== ''
        ? line.of
        : (/\b(?:el|la|los|las) ([a-z]{3,20}),? (?:que )?(?:era|eran|son|lleva|pide)\b/.exec(own)?.[1] ?? '')
    if ((line.kind !== 'mass' && line.kind !== 'volume' && line.kind !== 'count') || thing === '') return null
    const value = line.value * before.value
    const told = line.kind === 'mass' ? weight(value) : line.kind === 'volume' ? volume(value) : plain(value)
    return { answer: `**${told}** de ${thing}.`, working: `${line.said} × ${plain(before.value)}` }
  },
}

/** Characters; turns looked back at. */
const longestLine = 60
const mostTurns = 5
