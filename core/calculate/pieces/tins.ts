import type { Ask, Calculation, Figures } from '#core/calculate/calculation.ts'
import { isAmount, type Slot, slotOf, slotsOf } from '#core/calculate/reading/slots.ts'
import { ofRecipe } from '#core/calculate/reading/words.ts'
import { plain } from '#core/calculate/say.ts'
import { typedNumber } from '#core/spanish/number.ts'

type Tin = { readonly area: number; readonly said: string; readonly at: number }

/** From one tin to another: amounts grow with the area at the same height. */
export const otherTin: Calculation = {
  id: 'molde',
  continues: true,
  work: (own, figures) => {
    const ask = withTinBefore(betweenSheets(own), figures)
    if (
      !(
        /\b(?:moldes?|aros?|bandejas?|placas?|marcos?|tarteras?|tortera|flanera|budinera)\b/.test(ask.folded) ||
        twoSheets.test(ask.folded)
      )
    )
      return null
    const tins = tinsIn(ask)
    const [one, other] = tins
    if (one === undefined || other === undefined || one.area <= 0 || other.area <= 0) return null
    const [from, to] = secondIsOld(withoutHeight(ask.folded), one.at, other.at) ? [other, one] : [one, other]
    const height = heightsIn(ask.folded)
    // 'Y para 4 placas': so many of them.
    const many = Number(
      /\b(?:para|con|son|en|lleno|hago) ([2-9]|[1-4]\d) (?:placas|bandejas|moldes|aros|marcos)\b/.exec(
        ask.folded,
      )?.[1] ?? 1,
    )
    const factor = (to.area / from.area) * (height === null ? 1 : height.to / height.from) * many
    const amount = ask.slots.find(isAmount) ?? ask.slots.find(isBareGrams) ?? null
    const scaled =
      amount === null
        ? ''
        : ` ${amount.said} pasan a ${plain(amount.value * factor)} ${amount.kind === 'volume' ? 'ml' : 'g'}.`
    return {
      answer: `Multiplica todo por **${plain(factor)}**.${scaled}`,
      working: `${to.said} ÷ ${from.said}${height === null ? '' : ` × ${plain(height.to)} ÷ ${plain(height.from)} de alto`}${many === 1 ? '' : ` × ${many}`} = ${plain(factor)}${height === null ? ', a la misma altura' : ''}`,
      notes: [
        height !== null
          ? 'Más alto tarda más: 10–20 °C menos y el punto, mirado en el centro.'
          : factor > 1
            ? 'A igual altura, el tiempo cambia poco: mira el punto en el centro, y baja 10 °C si se dora antes de cuajar.'
            : 'A igual altura, empieza a mirar el punto a tres cuartos del tiempo.',
      ],
    }
  },
}

const height = '(\\d{1,2}(?:[.,]\\d)?)'
const toHeight = new RegExp(
  `\\b(?:de alto|alto de|de altura|altura de|altura) ${height}(?: ?cm)? en (?:vez|lugar) de ${height}`,
)
const fromHeight = new RegExp(`\\b(?:altura|alto|de alto) (?:de )?${height}(?: ?cm)? a ${height}\\b`)

/** 'De alto 8 en vez de 5': the height it had and has now, in cm; null where none is said. */
const heightsIn = (folded: string): { readonly from: number; readonly to: number } | null => {
  const [to, from] = [...(toHeight.exec(folded)?.slice(1) ?? fromHeight.exec(folded)?.slice(1).toReversed() ?? [])].map(
    (text) => typedNumber(text),
  )
  return to === undefined || from === undefined || !(to > 0) || !(from > 0) ? null : { from, to }
}

/** The question without its heights, every figure where it stood. */
const withoutHeight = (folded: string): string =>
  folded.replace(toHeight, (said) => ' '.repeat(said.length)).replace(fromHeight, (said) => ' '.repeat(said.length))

/** '900 de harina'. */
const isBareGrams = ({ kind, value, of }: Slot): boolean => kind === 'count' && value >= 100 && of !== ''
const twoSheets = /\d ?x ?\d.*\d ?x ?\d/

const tinWord = /\b(?:moldes?|aros?|bandejas?|placas?|marcos?|tarteras?|tortera|flanera|budinera)\b/

/** 'Y desde uno redondo de 24', 'y en uno de 26', after a recipe for a tin: both are said. */
const withTinBefore = (ask: Ask, { said }: Figures): Ask => {
  const [last = ''] = said.split('; ')
  const isTin =
    /^\W*(?:y |pero |si )*(?:desde|de|en|para|a|es|fuera|fuese|tengo|al|con|viene de|la receta es (?:de|para)) (?:un[oa]? )?(?:(?:molde|aro|bandeja) )?(?:(?:redond|cuadrad|rectangular)[oa]? )?(?:de )?\d{2}\b(?! ?(?:g|kg|gramos|kilos?|personas|pax|raciones|€|euros?|%|grados|minutos|min))/.test(
      ask.folded,
    ) && ask.folded.length < 60
  if (!isTin || !tinWord.test(last) || /\d.*;/.test(ask.folded)) return ask
  const isFrom = /^\W*(?:y |pero |si )*(?:desde|viene de|la receta es)\b/.test(ask.folded)
  const own = ask.folded.replace(/^\W*(?:y |pero |si )*(?:desde|viene de)?/, '').trim()
  // Of a question with two, the one the recipe is for.
  const first = /^.*?\d{2}(?: ?x ?\d{2})?(?![\d.,]*\d)/.exec(last)?.[0] ?? last
  const [from, to] = isFrom ? [own, first] : [first, own]
  const folded = `de ${from} a ${to}`
    .replace(/(\d) ?x ?(?=\d)/g, '$1 x ')
    .replace(/^de receta de /, 'de ')
    .replace(/\breceta (?:de )?/g, '')
  return { ...ask, folded, slots: slotsOf(folded) }
}

/** 'De 30x40 a 60x40': '40 a 60' is no range. */
const betweenSheets = (ask: Ask): Ask => {
  const folded = ask.folded.replace(/(\d ?x ?\d+(?: cm)?) a (?=\d+ ?x ?\d)/, '$1 en ')
  return folded === ask.folded ? ask : { ...ask, folded, slots: slotsOf(folded) }
}

/** What is said of the tin there is, before its figure. */
const ofHere = /\b(?:mi|mio|tengo|uso|quiero)\b[^\d]*$/

/** 'De 24 en vez de 18', 'tengo uno de 26 y pide uno de 20': the second is the one that the recipe was written for. */
const secondIsOld = (folded: string, first: number, second: number): boolean =>
  ofRecipe.test(folded.slice(0, second)) ||
  (ofRecipe.test(folded.slice(0, first))
    ? false
    : ofHere.test(folded.slice(0, first)) && !/\d.*\b(?:a|en|para)\b[^\d]*$/.test(folded.slice(0, second))) ||
  // 'En vez de molde de 20 uno de 28': the old one is said first.
  /\d.*\b(?:en vez de|en lugar de)\b|en (?:uno|una|molde) de .{1,12} (?:y|que) la receta/.test(folded)

/** '24 cm' is round; '20 × 30 cm' and 'cuadrado de 22' are not. Side and diameter in cm. */
const tinsIn = ({ folded, slots: all }: Ask): Tin[] => {
  const tins: Tin[] = []
  const said = toHeight.exec(folded) ?? fromHeight.exec(folded)
  const slots = all.filter(({ at }) => said === null || at < said.index || at >= said.index + said[0].length)
  const lengths = slots.filter(
    ({ kind, value, of }) =>
      (kind === 'length' || kind === 'count') &&
      value >= 4 &&
      value <= 120 &&
      !/^(?:placas|bandejas|moldes|aros|marcos)\b/.test(of),
  )
  for (let at = 0; at < lengths.length && tins.length < 2; at++) {
    const side = lengths[at]
    if (side === undefined) break
    const next = lengths[at + 1]
    if (next !== undefined && /^ ?(?:cm ?)?(?:x|×|por) ?$/.test(folded.slice(side.end, next.at))) {
      tins.push({ area: side.value * next.value, said: `(${plain(side.value)} × ${plain(next.value)})`, at: side.at })
      at++
    } else if (
      /cuadrad[oa]s? (?:de )?$/.test(folded.slice(Math.max(0, side.at - 16), side.at)) ||
      /^ ?(?:cm )?(?:de lado|cuadrad)/.test(folded.slice(side.end, side.end + 14))
    )
      tins.push({ area: side.value ** 2, said: `${plain(side.value)}²`, at: side.at })
    else
      tins.push({
        area: (Math.PI * side.value ** 2) / 4,
        at: side.at,
        said: bothRound(folded) ? `${plain(side.value)}²` : `(π/4 × ${plain(side.value)}²)`,
      })
  }
  return tins.length === 2 && slotOf(slots, 'bloom') === null ? tins : []
}

const bothRound = (folded: string): boolean => !/cuadrad|rectang|\d ?(?:x|×) ?\d/.test(folded)
