import { ActionIcon, Button, Checkbox, NativeSelect, TextInput } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { ErrorCode } from '#core/errors/codes.ts'
import { isClean } from '#core/recipes/draft.ts'
import type { IngredientDraft, LinkedRecipe, RecipeLink } from '#core/recipes/recipe.ts'
import { quantityProblem } from '#core/recipes/recipe-problems.ts'
import { nameKey } from '#core/spanish/name-key.ts'
import { type Unit, units } from '#core/units/units.ts'
import { useNamedRecipes } from '#web/stock/elaboraciones.ts'
import { DecimalInput } from '#web/ui/DecimalInput.tsx'
import { UndoLine } from '#web/ui/UndoLine.tsx'
import { isPastedList, newRow, pastedRows, type Row } from './form-content.ts'
import { linkTexts } from './link-texts.ts'
import { LinkOffer, RowLink } from './RowLink.tsx'
import css from './recipe-form.module.css'
import { formTexts as texts } from './texts.ts'

type Rows = readonly Row[]
type Props = {
  readonly rows: Rows
  readonly onChange: (update: (rows: Rows) => Rows) => void
  /** The rule the last save broke: its fields are marked. */
  readonly problem: ErrorCode | null
  /** The recipe of the form, which is no elaboración of itself. */
  readonly recipeId: string
}

/** The ingredients of the form. Enter leads to the next row and, in the last, to a new one. */
export function IngredientRows({ rows, onChange, problem, recipeId }: Props) {
  const list = useRef<HTMLFieldSetElement>(null)
  const [removed, setRemoved] = useState<{ row: Row; index: number } | null>(null)
  const [focusKey, setFocusKey] = useState<number | null>(null)

  useEffect(() => {
    if (focusKey === null) return
    list.current?.querySelector<HTMLElement>(`[data-row="${focusKey}"] input`)?.focus()
    setFocusKey(null)
  }, [focusKey])

  const named = useNamedRecipes(rows.flatMap(({ name, link }) => (link ? [] : [name])))
  const offerFor = ({ name, link }: Row): LinkedRecipe | null => {
    const recipe = link ? undefined : named.get(nameKey(name))
    return recipe === undefined || recipe.id === recipeId ? null : recipe
  }
  const replace = (key: number, lines: readonly IngredientDraft[]) => {
    const rowsOfLines = lines.map((line) => newRow(line))
    onChange((before) => before.flatMap((row) => (row.key === key ? rowsOfLines : [row])))
    setFocusKey(rowsOfLines[0]?.key ?? null)
  }
  const link = (key: number, link: RecipeLink) => {
    change(key, { link })
    // The button that was pressed goes with the offer.
    setFocusKey(key)
  }

  const change = (key: number, part: Partial<Row>) =>
    onChange((before) => before.map((row) => (row.key === key ? { ...row, ...part } : row)))
  const add = () => {
    const row = newRow()
    onChange((before) => [...before, row])
    setFocusKey(row.key)
  }
  const remove = (row: Row, index: number) => {
    onChange((before) => (before.length > 1 ? before.filter(({ key }) => key !== row.key) : before))
    setRemoved(row.name.trim() === '' ? null : { row, index })
    setFocusKey((rows[index + 1] ?? rows[index - 1])?.key ?? null)
  }
  const restore = ({ row, index }: { row: Row; index: number }) => {
    onChange((before) => [...before.slice(0, index), row, ...before.slice(index)])
    setRemoved(null)
    setFocusKey(row.key)
  }
  const enter = (event: KeyboardEvent, index: number) => {
    // With Ctrl it saves the recipe; while an accent or a suggestion is being composed it belongs to the keyboard.
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    const next = rows[index + 1]
    if (next === undefined) add()
    else setFocusKey(next.key)
  }
  const paste = async (event: ClipboardEvent, row: Row) => {
    const text = event.clipboardData.getData('text')
    if (!isPastedList(text) || row.name.trim() !== '' || row.quantity > 0) return
    event.preventDefault()
    const pasted = await pastedRows(text)
    if (pasted.length === 0) return
    // What was written into the row meanwhile stays.
    onChange((before) =>
      before.flatMap((one) => (one.key !== row.key ? [one] : one.name.trim() === '' ? pasted : [one, ...pasted])),
    )
    setFocusKey(pasted.at(-1)?.key ?? null)
  }
  return (
    <fieldset ref={list} className={css.ingredients}>
      <legend className={css.label}>{texts.ingredients}</legend>
      <div className={css.columns} aria-hidden>
        <span>{texts.columns.name}</span>
        <span>{texts.columns.quantity}</span>
        <span>{texts.columns.unit}</span>
      </div>
      {rows.map((row, index) => (
        <div key={row.key} data-row={row.key} className={css.row}>
          <TextInput
            className={css.ingredient}
            name={`ingredient-${index}`}
            aria-label={texts.ingredient(index + 1)}
            placeholder={texts.columns.name}
            value={row.name}
            onChange={(event) => change(row.key, renamed(row, event.currentTarget.value))}
            onPaste={(event) => void paste(event, row)}
            onKeyDown={(event) => enter(event, index)}
            error={nameProblem(problem, index) && row.name.trim() === ''}
            enterKeyHint="next"
            autoComplete="off"
          />
          <DecimalInput
            className={css.quantity}
            name={`quantity-${index}`}
            aria-label={texts.quantity(index + 1)}
            value={row.quantity}
            onChange={(quantity) => change(row.key, { quantity: quantity ?? 0 })}
            onKeyDown={(event) => enter(event, index)}
            error={quantityProblem(problem, row.quantity)}
            enterKeyHint="next"
          />
          <NativeSelect
            className={css.unit}
            aria-label={texts.unit(index + 1)}
            data={row.link ? [...units, linkTexts.servingsUnit] : units}
            value={row.link?.inServings ? linkTexts.servingsUnit : row.unit}
            onChange={(event) => change(row.key, inUnit(row, event.currentTarget.value))}
          />
          <CleanToggle
            line={index + 1}
            row={row}
            onChange={(clean) => change(row.key, { clean })}
            onKeyDown={(event) => enter(event, index)}
          />
          <ActionIcon
            className={css.remove}
            color="steel"
            aria-label={texts.removeIngredient(index + 1)}
            disabled={rows.length === 1}
            onClick={() => remove(row, index)}
          >
            <IconTrash size="1.25rem" stroke={1.5} aria-hidden />
          </ActionIcon>
          {row.link && <RowLink row={row} onReplace={(lines) => replace(row.key, lines)} />}
          <Offer recipe={offerFor(row)} onLink={(chosen) => link(row.key, chosen)} />
        </div>
      ))}
      {removed !== null && (
        <UndoLine text={texts.removed(removed.row.name)} label={texts.undo} onUndo={() => restore(removed)} />
      )}
      <Button variant="light" leftSection={<IconPlus size="1.125rem" aria-hidden />} onClick={add}>
        {texts.addIngredient}
      </Button>
    </fieldset>
  )
}

const nameProblem = (problem: ErrorCode | null, index: number) =>
  problem === 'ingredient_required' ? index === 0 : problem === 'ingredient_name_required'

type CleanProps = {
  readonly line: number
  readonly row: Row
  readonly onChange: (clean: boolean) => void
  readonly onKeyDown: (event: KeyboardEvent) => void
}

/** Bruto, as bought, until it is ticked: then the quantity is what is left after cleaning. An elaboración is neither. */
function CleanToggle({ line, row, onChange, onKeyDown }: CleanProps) {
  if (row.link) return <span />
  return (
    <Checkbox
      className={css.clean ?? ''}
      size="xs"
      label={texts.clean}
      aria-label={texts.cleanOf(line)}
      title={texts.cleanHint}
      checked={isClean(row)}
      onChange={(event) => onChange(event.currentTarget.checked)}
      onKeyDown={onKeyDown}
    />
  )
}

/** The kitchen's recipe of that name, if there is one. */
function Offer({
  recipe,
  onLink,
}: {
  readonly recipe: LinkedRecipe | null
  readonly onLink: (link: RecipeLink) => void
}) {
  if (recipe === null) return null
  return <LinkOffer recipe={recipe} onLink={() => onLink({ recipeId: recipe.id, inServings: false })} />
}

/** Another name is another ingredient; a line that changes only how it is spelt stays what it is. */
const renamed = (row: Row, name: string): Partial<Row> =>
  row.link && nameKey(name) !== nameKey(row.name) ? { name, link: null } : { name }

/** Servings are pieces of which the link says what they are. */
const inUnit = ({ link }: Row, text: string): Partial<Row> => {
  const inServings = text === linkTexts.servingsUnit
  return { unit: inServings ? 'unidad' : unitOf(text), ...(link ? { link: { ...link, inServings } } : {}) }
}

const unitOf = (text: string): Unit => units.find((unit) => unit === text) ?? 'g'
