import { ActionIcon, Button, NativeSelect, TextInput } from '@mantine/core'
import { IconArrowBackUp, IconPlus, IconTrash } from '@tabler/icons-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { ErrorCode } from '#core/errors/codes.ts'
import type { BaseRecipe } from '#core/kitchen-lab/project.ts'
import type { IngredientDraft } from '#core/recipes/recipe.ts'
import { quantityProblem } from '#core/recipes/recipe-problems.ts'
import { units } from '#core/units/units.ts'
import { DecimalInput } from '#web/ui/DecimalInput.tsx'
import { amount } from './amount.ts'
import css from './changes.module.css'
import { diffTexts, changesTexts as texts } from './texts.ts'
import { type ChangeRow, type ChangesFormState, rowKind } from './use-changes-form.ts'

type Props = {
  readonly form: ChangesFormState
  readonly base: BaseRecipe
  /** The rule the last save broke: its fields are marked. */
  readonly problem: ErrorCode | null
}

/** The ingredients of the variation: every line of the base in its place, then what is added. */
export function ChangeRows({ form, base, problem }: Props) {
  const { rows } = form.content
  const list = useRef<HTMLFieldSetElement>(null)
  const [focusKey, setFocusKey] = useState<number | null>(null)
  useEffect(() => {
    if (focusKey === null) return
    list.current?.querySelector<HTMLElement>(`[data-row="${focusKey}"] :is(input, button)`)?.focus()
    setFocusKey(null)
  }, [focusKey])

  const enter = (event: KeyboardEvent, index: number) => {
    // With Ctrl it saves; while an accent or a suggestion is being composed it belongs to the keyboard.
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    setFocusKey(rows.slice(index + 1).find(({ removed }) => !removed)?.key ?? form.add())
  }
  const remove = (row: ChangeRow, index: number) => {
    form.remove(row)
    setFocusKey(row.from === null ? ((rows[index + 1] ?? rows[index - 1])?.key ?? null) : row.key)
  }
  return (
    <fieldset ref={list} className={css.rows}>
      <legend className={css.legend}>{texts.ingredients}</legend>
      {rows.map((row, index) => (
        <Row
          key={row.key}
          row={row}
          place={index + 1}
          base={row.from === null ? undefined : base.ingredients[row.from]}
          form={form}
          problem={problem}
          onEnter={(event) => enter(event, index)}
          onRemove={() => remove(row, index)}
          onRestore={() => {
            form.restore(row)
            setFocusKey(row.key)
          }}
        />
      ))}
      <Button
        variant="light"
        leftSection={<IconPlus size="1.125rem" aria-hidden />}
        onClick={() => setFocusKey(form.add())}
      >
        {texts.add}
      </Button>
    </fieldset>
  )
}

type RowProps = {
  readonly row: ChangeRow
  /** Counted from 1, as one speaks of it. */
  readonly place: number
  /** Undefined for an added one. */
  readonly base: IngredientDraft | undefined
  readonly form: ChangesFormState
  readonly problem: ErrorCode | null
  readonly onEnter: (event: KeyboardEvent) => void
  readonly onRemove: () => void
  readonly onRestore: () => void
}

function Row({ row, place, base, form, problem, onEnter, onRemove, onRestore }: RowProps) {
  const kind = rowKind(row, base)
  const was = kind !== null && base !== undefined ? texts.was(base.name, amount(base)) : null
  const restore = (
    <ActionIcon color="steel" aria-label={texts.restore(base?.name ?? '')} onClick={onRestore}>
      <IconArrowBackUp size="1.25rem" stroke={1.5} aria-hidden />
    </ActionIcon>
  )
  if (row.removed) {
    return (
      <div data-row={row.key} className={css.row} data-kind="removed">
        <p className={css.gone}>
          <strong>{diffTexts.kinds.removed}</strong> <del>{`${base?.name ?? ''} · ${base ? amount(base) : ''}`}</del>
        </p>
        {restore}
      </div>
    )
  }
  return (
    <div data-row={row.key} className={css.row} data-kind={kind ?? undefined}>
      <TextInput
        className={css.name}
        aria-label={texts.ingredient(place)}
        value={row.name}
        onChange={(event) => form.changeRow(row.key, { name: event.currentTarget.value })}
        onKeyDown={onEnter}
        error={problem === 'ingredient_name_required' && row.name.trim() === ''}
        enterKeyHint="next"
        autoComplete="off"
      />
      <DecimalInput
        className={css.quantity}
        aria-label={texts.quantity(place)}
        value={row.quantity}
        onChange={(quantity) => form.changeRow(row.key, { quantity: quantity ?? 0 })}
        onKeyDown={onEnter}
        error={quantityProblem(problem, row.quantity)}
        enterKeyHint="next"
      />
      <NativeSelect
        className={css.unit}
        aria-label={texts.unit(place)}
        data={units}
        value={row.unit}
        onChange={(event) => {
          const unit = units.find((one) => one === event.currentTarget.value)
          if (unit !== undefined) form.changeRow(row.key, { unit })
        }}
      />
      <div className={css.icons}>
        {kind !== null && base !== undefined && restore}
        <ActionIcon color="brick" aria-label={texts.remove(place)} onClick={onRemove}>
          <IconTrash size="1.25rem" stroke={1.5} aria-hidden />
        </ActionIcon>
      </div>
      {kind !== null && (
        <p className={css.was}>
          <strong>{diffTexts.kinds[kind]}</strong> {was}
        </p>
      )}
    </div>
  )
}
