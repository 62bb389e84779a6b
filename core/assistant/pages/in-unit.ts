import type { Reply } from '#core/assistant/reply.ts'
import type { Question } from '#core/assistant/turns/question.ts'
import { formatDecimal } from '#core/format/decimal.ts'
import { fold } from '#core/spanish/fold.ts'

/** A dose is asked, and not what a share comes to. Over the folded text. */
const asksDose =
  /\b(?:dosis|dosifica\w*|proporcion|concentracion|cuant[oa]s?|que (?:cantidad|porcentaje)|pongo|echo|lleva|uso|en %|en g)\b|(?<=\s)en %/
/** 'En %', and no figure before it: 'al 2 %' is one that was said. */
const asksShare = /(?:^|[^\d\s]) ?%|\b(?:porcentaje|por ?ciento)\b/
const asksGrams = /\bg(?:ramos)? ?(?:\/|por) ?(?:l|litro|kg|kilo)\b/

const figure = String.raw`(\d+(?:,\d+)?)(?:–(\d+(?:,\d+)?))?`
const perKilo = new RegExp(
  `${figure} g(?: de [\\p{L} ]{3,30}?)? ?(?:por|/) ?(?:litro|l|kilo|kg)(?: de \\p{L}+)?(?!\\p{L})(?! \\()`,
  'gu',
)
const share = new RegExp(`${figure} %(?! \\()`, 'gu')

/** Figures as grams to a kilo, which a watery litre weighs, are tenths of one per cent. */
const times = (low: string, high: string | undefined, factor: number): string =>
  [low, ...(high === undefined ? [] : [high])]
    .map((one) => Number(one.replace(',', '.')) * factor)
    .map((one) => formatDecimal(one, one < 0.1 ? 3 : 2))
    .join('–')

/** 'Dosis de goma guar en %': the doses of an answer also in the unit that was asked for, where it gives them in another. */
export const inUnit = (said: Reply, { text, computed }: Question): Reply => {
  const folded = fold(text.slice(0, 160))
  if (computed !== null || said.recipe !== null || said.declined === true || !asksDose.test(folded)) return said
  const { response } = said
  if (asksShare.test(folded))
    return {
      ...said,
      response: response.replace(
        perKilo,
        (found, low: string, high?: string) => `${found} (${times(low, high, 0.1)} %)`,
      ),
    }
  if (asksGrams.test(folded) && !/\d ?g\b/.test(response))
    return {
      ...said,
      response: response.replace(
        share,
        (found, low: string, high?: string) => `${found} (${times(low, high, 10)} g por kilo)`,
      ),
    }
  return said
}
