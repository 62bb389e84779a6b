import type { PriceRise } from '#core/assistant/money/price-rise.ts'
import type { Allergen } from '#core/pantry/food.ts'

/** What a guest asks a recipe to keep: free of an allergen, or a diet. */
export type Kept =
  | { readonly kind: 'allergen'; readonly allergen: Allergen; readonly has: boolean }
  | { readonly kind: 'diet'; readonly diet: string }

/** Some of the cook's recipes: of a kind, that keep what is asked, and what is to be told of them. */
export type OwnSome = {
  readonly kind: 'some'
  /** The kind, as it was said ('postres'); blank: all of them. */
  readonly words: string
  readonly kept: readonly Kept[]
  /** Foods they all hold; left out: any. */
  readonly holds?: readonly string[]
  /** Foods they do not hold: what has run out. */
  readonly lacks?: readonly string[]
  /** The folder they are kept in, as it was said. */
  readonly folder?: string
  readonly show: 'list' | 'count' | 'dearest' | 'cheapest' | 'costs' | 'latest' | 'foodCost'
  /** Of those in order, from which place on and how many; left out: from the first, all of them. */
  readonly place?: number
  readonly many?: number | null
  /** Their food cost over or under so much; without a figure, the highest or lowest. */
  readonly share?: { readonly isOver: boolean; readonly percent: number | null }
  /** € a serving they cost more or less than. */
  readonly limit: { readonly isOver: boolean; readonly euros: number } | null
}

/** A question about all of the cook's recipes. */
export type LibraryAsk =
  | { readonly kind: 'list' }
  /** The dearest or cheapest serving, or those above or below so many €. */
  | {
      readonly kind: 'cost'
      readonly order: 'dearest' | 'cheapest'
      readonly limit: number | null
      /** The dishes that are compared; left out: all of them. */
      readonly among?: readonly string[]
      /** From which place on, and how many; left out: from the first, all of them. */
      readonly place?: number
      readonly many?: number | null
    }
  | Kept
  /** What keeps each of several: 'sin lactosa ni gluten'. */
  | { readonly kind: 'all'; readonly of: readonly Kept[] }
  | OwnSome
  /** The ingredients without a price: of one dish, or of all where none is named. */
  | { readonly kind: 'unpriced'; readonly dish: string }
  /** Which holds most of a food, by serving. */
  | { readonly kind: 'most'; readonly food: string }
  /** Which has most, or least, servings or ingredients, or is the oldest. */
  | { readonly kind: 'extreme'; readonly of: 'servings' | 'lines' | 'steps' | 'age'; readonly most: boolean }
  /** Which cost more, and how much, when a price moves. */
  | { readonly kind: 'risen'; readonly rise: PriceRise }
  /** Two or more of them beside each other: what they cost, serve and bring. */
  | { readonly kind: 'compare'; readonly names: readonly string[]; readonly isMenu: boolean }
  /** The folder one of them is kept in. */
  | { readonly kind: 'where'; readonly name: string }
  /** The allergens of each. */
  | { readonly kind: 'allergens' }
  /** Why the dearest, or the cheapest, of them is so. */
  | { readonly kind: 'because'; readonly of: OwnSome }
  /** What is bought for several dishes together, or of one food; null: for as many as the recipe says. */
  | {
      readonly kind: 'shopping'
      readonly of: readonly { readonly dish: string; readonly servings: number | null }[]
      readonly only?: string
    }
  /** What earns most: no selling price is kept, so it is said what is lacking. */
  | { readonly kind: 'earning' }
