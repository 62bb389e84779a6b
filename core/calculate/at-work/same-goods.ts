import type { Calculation, Sum } from '#core/calculate/calculation.ts'
import { plain } from '#core/calculate/say.ts'
import { formatEuros } from '#core/format/money.ts'
import { typedNumber as number, typedFigure } from '#core/spanish/number.ts'

/** 'Si con lo mismo saco 8 raciones': another number out of the same goods. */
const fromTheSame =
  /\b(?:con|de) (?:lo mismo|la misma (?:cantidad|masa|receta|bandeja|olla|hornada|compra)|el mismo (?:genero|producto)|los mismos (?:kilos|ingredientes))\b[^.;?]*?\b(\d{1,4})(?: (?:raciones|porciones|platos|piezas|personas|unidades|tapas))?\b(?! ?(?:€|euros?|%|g\b|kg|kilos?))/

/** How many come out of the same goods now; null where nobody says so. */
export const outOfTheSame = (folded: string): number | null => {
  const count = number(fromTheSame.exec(folded)?.[1])
  return count > 0 ? count : null
}

/** What each costs where `total` € of goods is shared out among so many instead of `before`. */
export const sharedAnew = (total: number, before: number, count: number): Sum => ({
  answer: `Con lo mismo y ${plain(count)} raciones, **${formatEuros(total / count)}** cada una (antes, ${formatEuros(total / before)} con ${plain(before)}).`,
  working: `${formatEuros(total)} ÷ ${plain(count)}`,
  figures: { cost: total / count },
})

/** 'Da para 10 raciones a 2,10, y si con lo mismo saco 8': the same goods among fewer. */
export const sameGoods: Calculation = {
  id: 'lo mismo entre otras raciones',
  work: ({ folded }) => {
    const count = outOfTheSame(folded)
    if (count === null) return null
    const told = folded.replace(fromTheSame, ' ')
    const before = number(/\b(\d{1,4}) (?:raciones|porciones|platos|piezas|personas|unidades|tapas)\b/.exec(told)?.[1])
    const each = new RegExp(
      `\\b(?:a|por|en|cuestan?|costes?(?: de)?|salen?(?: a)?) ${typedFigure} ?(?:€|euros?)? (?:la|cada|por) (?:racion|porcion|pieza|unidad|tapa|una)`,
    ).exec(told)
    const whole = new RegExp(
      `\\b(?:cuestan?|costes?|gasto|salen? (?:por|a)|total)(?: de| en)? ${typedFigure} ?(?:€|euros?)`,
    ).exec(told)
    const total = each === null ? number(whole?.[1]) : number(each[1]) * before
    return before > 0 && total > 0 ? sharedAnew(total, before, count) : null
  },
}
