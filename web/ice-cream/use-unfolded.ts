import { useState } from 'react'
import type { FormulaIngredient } from '#core/ice-cream/formula.ts'
import type { IcePantry } from '#core/ice-cream/match-ingredient.ts'

const key = 'obrador.ice-cream.composition'

const kept = (): boolean => {
  try {
    return localStorage.getItem(key) === 'all'
  } catch {
    return false
  }
}

const keep = (all: boolean) => {
  try {
    if (all) localStorage.setItem(key, 'all')
    else localStorage.removeItem(key)
  } catch {
    // A browser without storage forgets it.
  }
}

/**
 * Which rows show what they are made of: all, if the cook wants it so on this device; else those she unfolds, and those she
 * wrote herself, whose numbers nobody else knows.
 */
export const useUnfolded = (pantry: IcePantry | undefined) => {
  const [all, setAll] = useState(kept)
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(new Map())
  const isOwn = ({ name, quantity }: FormulaIngredient): boolean =>
    pantry !== undefined && quantity > 0 && name.trim() !== '' && pantry.match(name) === null
  return {
    all,
    has: (row: FormulaIngredient): boolean => chosen.get(row.id) ?? (all || isOwn(row)),
    set: (id: string, open: boolean) => setChosen((before) => new Map(before).set(id, open)),
    setAll: (open: boolean) => {
      setAll(open)
      setChosen(new Map())
      keep(open)
    },
  }
}

export type Unfolded = ReturnType<typeof useUnfolded>
