import { formatExact } from '#core/format/decimal.ts'
import { isClean } from '#core/recipes/draft.ts'
import type { IngredientDraft } from '#core/recipes/recipe.ts'
import { unitLabel } from '#core/units/units.ts'
import { cleanWord } from '#web/stock/texts.ts'
import { diffTexts } from './texts.ts'

/** '0,75 l', '2 unidades': to the last gram, because a diff that rounds would show '1 → 1'. */
export const amount = (line: IngredientDraft): string =>
  `${formatExact(line.quantity)} ${unitLabel(line.unit, line.quantity)}${isClean(line) ? ` ${cleanWord}` : ''}`

/** '+20 %' of the same unit; null where no share can be told, or it rounds to nothing. */
export const amountChange = (before: IngredientDraft, after: IngredientDraft): string | null => {
  if (before.unit !== after.unit || !(before.quantity > 0)) return null
  const share = after.quantity / before.quantity - 1
  return Math.abs(share) < 0.005 ? null : diffTexts.percent(share)
}
