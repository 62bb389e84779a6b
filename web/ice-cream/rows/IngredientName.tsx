import { Autocomplete } from '@mantine/core'
import { useMemo, useRef } from 'react'
import { iceCreamLimits } from '#core/api/ice-cream.ts'
import { type IcePantry, rowFromIngredient, searchIngredients } from '#core/ice-cream/composition/match-ingredient.ts'
import type { RowPatch } from '#web/ice-cream/ice-requests.ts'
import { rowTexts as texts } from '#web/ice-cream/texts.ts'
import css from './rows.module.css'

type Props = {
  readonly name: string
  readonly pantry: IcePantry | null
  readonly className: string
  readonly onEdit: (patch: RowPatch) => void
}

/** The name, with the ingredients of the table to choose from: choosing one brings its type and all its numbers. */
export function IngredientName({ name, pantry, className, onEdit }: Props) {
  const found = useMemo(() => (pantry === null ? [] : searchIngredients(pantry, name)), [pantry, name])
  const chosen = useRef<string | null>(null)
  const byName = new Map(found.map((ingredient) => [ingredient.name, ingredient]))

  const take = (value: string) => {
    const ingredient = byName.get(value)
    if (ingredient === undefined) return
    chosen.current = value
    const { quantity: _, unit: __, ...fields } = rowFromIngredient(ingredient, 0)
    onEdit(fields)
  }
  return (
    <Autocomplete
      className={className}
      label={texts.name}
      value={name}
      maxLength={iceCreamLimits.ingredientName}
      data={[...byName.keys()]}
      // Found by the table's own rules (synonyms, accents): nothing to filter again.
      filter={({ options }) => options}
      onChange={(typed) => {
        // What was just chosen has been taken with its numbers.
        if (typed !== chosen.current && typed !== name) onEdit({ name: typed })
        chosen.current = null
      }}
      onOptionSubmit={take}
      renderOption={({ option }) => {
        const fields = byName.get(option.value)?.fields
        return (
          <span className={css.option}>
            <span>{option.value}</span>
            {fields !== undefined && (
              <span className={css.optionFacts}>
                {texts.suggestion(fields.pacContribution, fields.podContribution)}
              </span>
            )}
          </span>
        )
      }}
      autoComplete="off"
    />
  )
}
