import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { HiddenCostsRow } from '#core/api/dishes.ts'
import type { Preferences, PreferencesPatch } from '#core/api/preferences.ts'
import { type SaidTargets, type Target, targetOf } from '#core/costing/menu/target.ts'
import type { RecipeToCost } from '#web/costing/costing-requests.ts'
import { costingKeys } from '#web/costing/use-costing.ts'
import { perform, useAction } from '#web/data/action.ts'
import { operations } from './operations.ts'
import { saveCategoryTarget, saveDishPrice, saveDishTarget, saveHiddenCosts } from './pricing-requests.ts'

/** The changes of prices are held against prices and targets, and the menu shows prices. */
const changes = { refetch: [costingKeys.changes, costingKeys.menu] }

/** Keeps the PVP of a dish. */
export const useSaveDishPrice = (recipeId: string) => {
  const { run } = useAction(operations.dishPrice, changes)
  return { save: (grossPrice: number | null) => run(() => saveDishPrice(recipeId, grossPrice)) }
}

export type Targets = {
  /** What is said at each level, in % of food cost. */
  readonly said: SaidTargets
  /** What holds for this dish. */
  readonly target: Target
  /** Says it for one level; null takes it away (the kitchen always has one). What could not be kept goes back. */
  readonly say: (level: Target['from'], percent: number | null) => void
}

/** What food cost a dish should stay within, and how that is said for it, its category or the kitchen. */
export const useTargets = (
  recipe: RecipeToCost,
  preferences: Preferences,
  onChoose: (patch: PreferencesPatch) => void,
): Targets => {
  const [own, setOwn] = useState(recipe.targets)
  const queries = useQueryClient()
  const said = { kitchen: preferences.food_cost_target, ...own }
  const keep = async (level: 'category' | 'dish', percent: number | null) => {
    const before = own[level]
    setOwn((now) => ({ ...now, [level]: percent }))
    // No press that a second one repeats: each field that is left is kept, one right after the other.
    const save = () =>
      level === 'dish' ? saveDishTarget(recipe.id, percent) : saveCategoryTarget(recipe.category, percent)
    const { ok } = await perform(queries, operations.target, save, changes)
    if (!ok) setOwn((now) => ({ ...now, [level]: before }))
  }
  return {
    said,
    target: targetOf(said),
    say: (level, percent) => {
      if (level !== 'kitchen') void keep(level, percent)
      else if (percent !== null) onChoose({ food_cost_target: percent })
    },
  }
}

/**
 * What a dish costs beyond its food: seen at once, sent one after the other, so that no field waits for another. What could
 * not be kept goes back to what is.
 */
export const useHiddenCosts = (recipe: RecipeToCost) => {
  const queries = useQueryClient()
  const [said, setSaid] = useState(recipe.hiddenCosts)
  const newest = useRef(recipe.hiddenCosts)
  const kept = useRef(recipe.hiddenCosts)
  const last = useRef<Promise<unknown>>(Promise.resolve())
  const show = (next: HiddenCostsRow) => {
    newest.current = next
    setSaid(next)
  }
  const keep = async (next: HiddenCostsRow) => {
    const { ok } = await perform(queries, operations.hidden, () => saveHiddenCosts(recipe.id, next))
    if (ok) kept.current = next
    else if (newest.current === next) show(kept.current)
  }
  const say = (change: Partial<HiddenCostsRow>) => {
    const next = { ...newest.current, ...change }
    show(next)
    last.current = last.current.then(() => keep(next))
  }
  return { said, say }
}
