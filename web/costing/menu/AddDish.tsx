import { Button } from '@mantine/core'
import { useState } from 'react'
import { type Period, salesLimits } from '#core/api/sales.ts'
import { type PickedRecipe, RecipePicker } from '#web/stock/RecipePicker.tsx'
import { DecimalInput } from '#web/ui/DecimalInput.tsx'
import css from './menu.module.css'
import { menuTexts } from './texts.ts'
import { useSaveSales } from './use-menu.ts'

const { add: texts } = menuTexts

/** The sales of a dish that has no PVP yet, and so is not on the menu. */
export function AddDish({ period }: { readonly period: Period }) {
  const [recipe, setRecipe] = useState<PickedRecipe | null>(null)
  const [units, setUnits] = useState<number | null>(null)
  const { save, busy } = useSaveSales()
  const isOne = units !== null && Number.isInteger(units) && units >= 0 && units <= salesLimits.units
  const add = async () => {
    if (recipe === null || !isOne) return
    const outcome = await save({ ...period, rows: [{ recipe_id: recipe.id, units }] })
    if (!outcome.ok) return
    setRecipe(null)
    setUnits(null)
  }
  return (
    <form
      className={css.tools}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void add()
      }}
    >
      <RecipePicker className={css.picker} label={texts.recipe} value={recipe} onChange={setRecipe} />
      <DecimalInput className={css.addUnits} label={texts.units} value={units} onChange={setUnits} />
      <Button type="submit" variant="default" loading={busy} disabled={recipe === null || !isOne}>
        {texts.button}
      </Button>
    </form>
  )
}
