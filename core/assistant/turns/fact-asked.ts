/** What is asked of the amounts of a recipe of the house: worked out from its own lines. */
export type OwnFact =
  /** Water over flour; `to` is the share wanted instead, in %. */
  | { readonly kind: 'hydration'; readonly to: number | null }
  /** What all its lines weigh together. */
  | { readonly kind: 'weight' }
  /** What goes into each mould, piece or serving. */
  | { readonly kind: 'each'; readonly of: string }
  /** For how many so much of one thing is enough: 'sólo tengo 6,5 kg de tomate'. */
  | { readonly kind: 'reach'; readonly said: string }
  /** How much of one thing it holds, or what share of it. */
  | { readonly kind: 'amount'; readonly food: string; readonly isShare: boolean }
  /** How many it is for. */
  | { readonly kind: 'serves' }
  /** Whether it holds a food, and how much. */
  | { readonly kind: 'holds'; readonly food: string }
  /** What its method says: how hot, how long, or where something goes in. `words`: what of, as it was said. */
  | {
      readonly kind: 'step'
      readonly asks: 'degrees' | 'time' | 'step'
      readonly isOven: boolean
      readonly words: string
    }

/** A fact that is asked, and of what. */
export type FactAsked = {
  readonly fact: OwnFact
  /** The dish, by name; blank where the recipe spoken of is meant. */
  readonly dish: string
  /** For how many it was last scaled: the turn that said so ('solo tengo 6,5 kg de tomate'); blank for the recipe as it is. */
  readonly scaledBy: string
}
