import { type Decimal, decimal, dividedBy, times } from '#core/costing/decimal.ts'
import { type Measure, type Share, shareNumber, shareOf } from '#core/elaboraciones/share.ts'
import type { RecipeLink } from '#core/recipes/recipe.ts'
import type { KnownYield } from '#core/recipes/yield.ts'
import type { Unit } from '#core/units/units.ts'

/** What a recipe comes to, for the recipes above it. */
export type CostedRecipe = {
  readonly id: string
  readonly name: string
  readonly known: KnownYield
  /** € of one batch, exact to `linkDecimals`; null where no line has a price. */
  readonly exact: Decimal | null
  /** Lines of it whose figures want attention, as in `RecipeCost`. */
  readonly withoutPrice: number
  readonly estimated: number
  readonly countedAsIs: number
  readonly oldPrices: number
  /** Limpio lines, and those of them whose merma does not count though it should. */
  readonly clean: number
  readonly withoutMerma: number
}

type Inside = Pick<CostedRecipe, 'withoutPrice' | 'estimated' | 'countedAsIs' | 'oldPrices' | 'clean' | 'withoutMerma'>

/** What a line that is an elaboración takes of it. */
export type LinkedCost = {
  readonly recipeId: string
  /** The name the recipe has now; the line keeps its own. */
  readonly name: string
  /** Batches taken, > 0; null where the yield is not known in this measure, which `lacks` names. */
  readonly share: number | null
  readonly by: Measure
  readonly lacks: boolean
  /** The yield was worked out from the lines, with this loss in cooking (null: none was said). Null: it was typed. */
  readonly computed: { readonly grams: number; readonly cookingLossPercent: number | null } | null
  /** Lines of the elaboración that want attention; with any without price, its cost is a lower bound. */
  readonly inside: Inside
}

/**
 * Decimals kept where a batch is divided: eighteen below the twelve of a serving, so that no chain of elaboraciones brings
 * dust into a figure that is shown.
 */
const linkDecimals = 30

type Line = { readonly quantity: number; readonly unit: Unit; readonly link: RecipeLink }

/** € of the part of a batch that a line takes, and what to know of it. `quantity` ≥ 0. */
export const costLink = (
  line: Line,
  recipe: CostedRecipe,
): { readonly cost: Decimal | null; readonly link: LinkedCost } => {
  const { known } = recipe
  const share = shareOf(line, known)
  const by = 'lacks' in share ? share.lacks : share.by
  const { withoutPrice, estimated, countedAsIs, oldPrices, clean, withoutMerma } = recipe
  return {
    cost: recipe.exact === null ? null : partOf(recipe.exact, share),
    link: {
      recipeId: recipe.id,
      name: recipe.name,
      share: shareNumber(share),
      by,
      lacks: 'lacks' in share,
      computed:
        by === 'grams' && known.gramsBy === 'computed' && known.grams !== null
          ? { grams: known.grams, cookingLossPercent: known.cookingLossPercent }
          : null,
      inside: { withoutPrice, estimated, countedAsIs, oldPrices, clean, withoutMerma },
    },
  }
}

const partOf = (batch: Decimal, share: Share): Decimal | null =>
  'lacks' in share
    ? null
    : dividedBy(
        times(batch, times(decimal(share.quantity), decimal(share.perUnit))),
        decimal(share.whole),
        linkDecimals,
      )
