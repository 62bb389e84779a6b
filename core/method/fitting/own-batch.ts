import type { Page, PageIngredient } from '#core/cookbook/page.ts'
import { formatDecimal } from '#core/format/decimal.ts'
import { typedNumber } from '#core/spanish/number.ts'
import { pairKey, type Shares } from './shares.ts'

/** A page's amount in the middle of a step: '4 l de agua', '12 g de la sal'. What comes per piece or per kilo is no amount of the dish. */
const amount =
  /(?<!\p{L}|\d[,.]|\d)(\d+(?:,\d+)?)(?:( ?[–-] ?)(\d+(?:,\d+)?))? (kg|g|ml|l) (de(?:l| la| los| las| su| esa| ese)?) (\p{L}+(?: \p{L}+){0,4})/giu
const perPiece =
  /(?:\b(?:de|en|a|por|cada|cazos?|tarros?|moldes?|botes?|vasos?|extender|repartir|escudillar|rellenar con|porcionar|bolear|cubrir|hasta) |\()$/i
const perUnit = /^[^.;,:)]{0,40}\b(?:por|cada)\b/

/** What no list counts and a pot takes as much of as the batch asks for. */
const liquids = /^(?:agua|caldo|fondo|fumet|jugo|hielo|almíbar|aceite)$/i

/**
 * A page's steps with the amounts they speak of as the cook's batch has them. The rest of a method says what to see or to
 * reach, and holds for any batch.
 */
export const toOwnBatch = (steps: readonly string[], page: Page, { middle, ofOwn }: Shares): readonly string[] =>
  steps.map((step) =>
    withMoulds(step, middle).replace(
      amount,
      (whole, low: string, dash = '', high = '', unit: string, of: string, noun: string, at: number) => {
        if (perPiece.test(step.slice(0, at)) || perUnit.test(` ${noun}${step.slice(at + whole.length)}`)) return whole
        const own = ownOf(noun, page.ingredients)
        if (own === undefined && !liquids.test(noun.split(' ')[0] ?? '')) return whole
        const ratio = (own === undefined ? undefined : ofOwn.get(own)) ?? middle
        if (ratio > 0.9 && ratio < 1.12) return whole
        const grams = [low, high].filter((one) => one !== '').map((one) => inSmall(one, unit) * ratio)
        return `${written(grams, dash, unit)} ${of} ${noun}`
      },
    ),
  )

/** As many moulds of the page's size as the batch fills. */
const withMoulds = (step: string, middle: number): string => {
  const many = Math.round(middle)
  return many < 2 ? step : step.replace(/(?:\bun |\bel )?\bmolde (de|redondo de) (\d+ cm)/gi, `${many} moldes $1 $2`)
}

/** The ingredient of the page a step speaks of, by its whole name before its first word. */
const ownOf = (noun: string, ingredients: readonly PageIngredient[]): PageIngredient | undefined => {
  const said = pairKey(noun)
  return (
    ingredients.find(({ name }) => said.startsWith(pairKey(name))) ??
    ingredients.find(({ name }) => pairKey(name).split(' ')[0] === said.split(' ')[0])
  )
}

const inSmall = (figure: string, unit: string): number =>
  typedNumber(figure) * (unit === 'kg' || unit === 'l' ? 1000 : 1)

/** As a scale shows it: grams in tens, kilos with one decimal. */
const written = (grams: readonly number[], dash: string, unit: string): string => {
  const dry = unit === 'g' || unit === 'kg'
  const large = Math.min(...grams) >= 1000
  const shown = grams.map((one) => formatDecimal(large ? one / 1000 : rounded(one), large ? 1 : one < 10 ? 1 : 0))
  return `${[...new Set(shown)].join(dash)} ${large ? (dry ? 'kg' : 'l') : dry ? 'g' : 'ml'}`
}

const rounded = (one: number): number => (one >= 100 ? Math.round(one / 10) * 10 : one >= 10 ? Math.round(one) : one)
