import { ActionIcon, NativeSelect } from '@mantine/core'
import { IconChevronDown, IconTrash } from '@tabler/icons-react'
import { memo, useId } from 'react'
import { iceCreamLimits } from '#core/api/ice-cream.ts'
import {
  type FormulaIngredient,
  type FormulaUnit,
  formulaUnits,
  type IngredientType,
  ingredientTypes,
  type RowFields,
} from '#core/ice-cream/composition/formula.ts'
import type { IcePantry } from '#core/ice-cream/composition/match-ingredient.ts'
import type { RowPatch } from '#web/ice-cream/ice-requests.ts'
import { ingredientTypeNames, rowTexts as texts, unitNames } from '#web/ice-cream/texts.ts'
import { AmountInput } from './AmountInput.tsx'
import { IngredientName } from './IngredientName.tsx'
import css from './rows.module.css'

type Props = {
  readonly row: FormulaIngredient
  /** 1 for the first. */
  readonly index: number
  readonly pantry: IcePantry | null
  /** Its type and its six numbers are in sight. */
  readonly open: boolean
  /** False in a sheet: the numbers stand in their columns, before the button that ends the row. */
  readonly foldable: boolean
  readonly onOpen: (id: string, open: boolean) => void
  readonly onEdit: (id: string, patch: RowPatch) => void
  readonly onRemove: (row: FormulaIngredient) => void
}

/** Of a percentage: what a label and a table give. */
const tenth = 0.1

const numbers: readonly (readonly [field: keyof RowFields, most: number, step: number])[] = [
  ['fatContent', 100, tenth],
  ['sugarContent', 100, tenth],
  ['waterContent', 100, tenth],
  ['nonFatSolids', 100, tenth],
  ['pacContribution', iceCreamLimits.coefficient, 1],
  ['podContribution', iceCreamLimits.coefficient, 1],
]

/**
 * One ingredient: every field editable, each saved by itself. Name and amount are always there; what it is made of unfolds.
 * Typing in one row does not draw the others anew.
 */
export const IngredientRow = memo(function IngredientRow(props: Props) {
  const { row, index, pantry, open, foldable, onOpen, onEdit: change, onRemove } = props
  const compositionId = useId()
  const onEdit = (patch: RowPatch) => change(row.id, patch)
  const name = texts.row(index, row.name)
  const known = open && row.name.trim() !== '' ? (pantry?.match(row.name) ?? null) : null
  const source = known !== null && (
    <p className={css.source}>{texts.source(known.name, known.source, known.quality === 'C')}</p>
  )
  const remove = (
    <ActionIcon className={css.remove} color="brick" aria-label={texts.delete(name)} onClick={() => onRemove(row)}>
      <IconTrash size="1.25rem" stroke={1.5} aria-hidden />
    </ActionIcon>
  )
  return (
    <fieldset className={css.fields}>
      <legend className={css.legend}>{name}</legend>
      <IngredientName className={css.name ?? ''} name={row.name} pantry={pantry} onEdit={onEdit} />
      <AmountInput
        className={css.quantity}
        label={texts.quantity}
        cell="quantity"
        value={row.quantity}
        most={iceCreamLimits.quantity}
        onChange={(quantity) => onEdit({ quantity })}
      />
      <NativeSelect
        className={css.unit}
        label={texts.unit}
        value={row.unit}
        data={formulaUnits.map((value) => ({ value, label: unitNames[value] }))}
        onChange={(event) => onEdit({ unit: unitOf(event.currentTarget.value) })}
      />
      {foldable && (
        <ActionIcon
          className={css.unfold}
          aria-label={texts.composition(name)}
          aria-expanded={open}
          aria-controls={open ? compositionId : undefined}
          onClick={() => onOpen(row.id, !open)}
        >
          <IconChevronDown size="1.25rem" stroke={1.5} aria-hidden />
        </ActionIcon>
      )}
      {foldable && remove}
      {open && (
        <div id={compositionId} className={css.numbers}>
          <NativeSelect
            className={css.type}
            label={texts.type}
            value={row.ingredientType}
            data={ingredientTypes.map((value) => ({ value, label: ingredientTypeNames[value] }))}
            onChange={(event) => onEdit({ ingredientType: typeOf(event.currentTarget.value) })}
          />
          {numbers.map(([field, most, step]) => (
            <AmountInput
              key={field}
              label={texts.numbers[field]}
              cell={field}
              value={row[field]}
              most={most}
              step={step}
              onChange={(value) => onEdit({ [field]: value })}
            />
          ))}
          {foldable && source}
        </div>
      )}
      {!foldable && remove}
      {!foldable && source}
    </fieldset>
  )
})

const unitOf = (text: string): FormulaUnit => formulaUnits.find((unit) => unit === text) ?? 'g'
const typeOf = (text: string): IngredientType => ingredientTypes.find((type) => type === text) ?? 'otro'
