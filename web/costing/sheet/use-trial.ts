import { useMemo, useState } from 'react'
import { type Counting, costRecipe, type UnitMode } from '#core/costing/costs/cost.ts'
import { costBook } from '#core/costing/costs/cost-book.ts'
import type { RecipeToCost } from '#web/costing/costing-requests.ts'

/** What the cook tries out in the dialog, by the place of the line; undefined is as the recipe has it. */
export type Trial = {
  /** The version of the recipe it is about: a newer one starts afresh. */
  readonly version: string
  readonly servings: number
  readonly quantities: readonly (number | undefined)[]
  readonly readings: readonly (UnitMode | undefined)[]
}

const untouched = ({ updatedAt, servings }: RecipeToCost): Trial => ({
  version: updatedAt,
  servings,
  quantities: [],
  readings: [],
})

/**
 * Live costs of a recipe with what is being tried out; nothing of it leaves the dialog by itself. `start`: what was being
 * tried out when the dialog was last closed, if the cook wants it back.
 */
export const useTrial = (recipe: RecipeToCost, counting: Counting, start: Trial | undefined) => {
  const [state, setState] = useState(start ?? (() => untouched(recipe)))
  const trial = state.version === recipe.updatedAt ? state : untouched(recipe)
  const { reading, merma } = counting

  const today = useMemo(() => new Date().toISOString(), [])
  const [book, otherBook] = useMemo(() => {
    const bookWith = (counts: boolean) => costBook(recipe.elaboraciones, { reading, merma: counts, today })
    return [bookWith(merma), bookWith(!merma)] as const
  }, [recipe, reading, merma, today])
  const [cost, other] = useMemo(() => {
    const lines = recipe.lines.map((line, index) => ({
      ...line,
      editedQuantity: trial.quantities[index],
      reading: trial.readings[index],
    }))
    const options = { reading, today }
    return [
      costRecipe(lines, trial.servings, { ...options, merma, costed: book }),
      costRecipe(lines, trial.servings, { ...options, merma: !merma, costed: otherBook }),
    ] as const
  }, [recipe, trial, reading, merma, today, book, otherBook])

  const typed = recipe.lines.some(({ quantity }, index) => (trial.quantities[index] ?? quantity) !== quantity)
  const changed = trial.servings !== recipe.servings || typed
  return {
    cost,
    /** The same with the merma counted where it is not, and the other way round. */
    other,
    /** The escandallos of one batch of everything below it. */
    book,
    servings: trial.servings,
    /** Work of several minutes, perhaps: quantities other than the recipe's. Null: none. */
    worthKeeping: typed ? trial : null,
    /** Quantities or servings differ from the recipe's. */
    changed,
    setServings: (servings: number) => setState({ ...trial, servings }),
    setQuantity: (index: number, quantity: number) =>
      setState({ ...trial, quantities: replaced(trial.quantities, index, quantity) }),
    setReading: (index: number, one: UnitMode) =>
      setState({ ...trial, readings: replaced(trial.readings, index, one) }),
    reset: () => setState({ ...untouched(recipe), readings: trial.readings }),
  }
}

const replaced = <T>(list: readonly (T | undefined)[], index: number, value: T): (T | undefined)[] => {
  const next = Array.from({ length: Math.max(list.length, index + 1) }, (_, place) => list[place])
  next[index] = value
  return next
}
