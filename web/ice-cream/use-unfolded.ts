import { useMediaQuery } from '@mantine/hooks'
import { useState } from 'react'
import type { FormulaIngredient } from '#core/ice-cream/composition/formula.ts'
import type { IcePantry } from '#core/ice-cream/composition/match-ingredient.ts'
import { readText, writeText } from '#web/data/device-storage.ts'

const key = 'obrador.ice-cream.composition'

/** Null: the cook has not chosen on this device. */
const kept = (): boolean | null => {
  const choice = readText('device', key)
  return choice === null ? null : choice === 'all'
}

/**
 * Which rows show what they are made of: all, if the cook wants it so on this device or has not said and there is room; else
 * those she unfolds, and those she wrote herself, whose numbers nobody else knows.
 */
export const useUnfolded = (pantry: IcePantry | undefined) => {
  const hasRoom = useMediaQuery('(width >= 75em)', undefined, { getInitialValueInEffect: false }) ?? false
  const [choice, setChoice] = useState(kept)
  const all = choice ?? hasRoom
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(new Map())
  const isOwn = ({ name, quantity }: FormulaIngredient): boolean =>
    pantry !== undefined && quantity > 0 && name.trim() !== '' && pantry.match(name) === null
  return {
    all,
    /** Every field of every row stands in its column, and no row is folded by itself. */
    isSheet: hasRoom && all,
    has: (row: FormulaIngredient): boolean => (hasRoom && all) || (chosen.get(row.id) ?? (all || isOwn(row))),
    set: (id: string, open: boolean) => setChosen((before) => new Map(before).set(id, open)),
    setAll: (open: boolean) => {
      setChoice(open)
      setChosen(new Map())
      writeText('device', key, open ? 'all' : 'none')
    },
  }
}

export type Unfolded = ReturnType<typeof useUnfolded>
