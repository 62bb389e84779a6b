import { Button } from '@mantine/core'
import { useState } from 'react'
import { type Period, type SalesPreview, salesLimits } from '#core/api/sales.ts'
import { formatDecimal } from '#core/format/decimal.ts'
import { toast } from '#web/data/toast.ts'
import { type PickedRecipe, RecipePicker } from '#web/stock/RecipePicker.tsx'
import { FormActions } from '#web/ui/FormActions.tsx'
import { FormDialog } from '#web/ui/FormDialog.tsx'
import css from './menu.module.css'
import { importTexts as texts } from './texts.ts'
import { useSaveSales } from './use-menu.ts'

type Read = { readonly period: Period; readonly preview: SalesPreview }
type Row = SalesPreview['rows'][number]
/** Which recipe a name of the list is, as the cook has said; null: she has begun to say it. */
type Chosen = ReadonlyMap<Row, PickedRecipe | null>

type Props = {
  /** Null: closed. */
  readonly read: Read | null
  readonly onClose: () => void
}

/** What a till's list would save, dish by dish. A name that is no recipe, or several, is the cook's to decide. */
export function SalesImportDialog({ read, onClose }: Props) {
  const [shown, setShown] = useState(read)
  const [chosen, setChosen] = useState<Chosen>(new Map())
  if (read !== null && read !== shown) {
    setShown(read)
    setChosen(new Map())
  }
  const { save, busy } = useSaveSales()
  const rows = shown?.preview.rows ?? []
  const problems = shown?.preview.problems ?? []
  const units = unitsByRecipe(rows, chosen)
  const unknown = rows.filter((row) => recipeOf(row, chosen) === null).length

  const confirm = async () => {
    if (shown === null) return
    const sales = [...units].map(([recipe_id, sold]) => ({ recipe_id, units: sold }))
    const outcome = await save({ ...shown.period, rows: sales })
    if (!outcome.ok) return
    const total = sales.reduce((sum, one) => sum + one.units, 0)
    toast.done(texts.done, texts.report(sales.length, total))
    onClose()
  }
  const isOver = units.size > salesLimits.dishes || [...units.values()].some((sold) => sold > salesLimits.units)
  return (
    <FormDialog opened={read !== null} title={texts.title} busy={busy} size="56rem" onClose={onClose}>
      {(leave) => (
        <>
          <ul className={css.importSummary}>
            {shown !== null && <li>{texts.period(shown.period.from, shown.period.to)}</li>}
            <li>{texts.counts(rows.length - unknown, unknown)}</li>
            {unknown > 0 && <li data-voice="amber">{texts.unknown}</li>}
            {problems.length > 0 && <li data-voice="amber">{texts.problems(problems.length)}</li>}
          </ul>
          {rows.length > 0 && (
            <Rows
              rows={rows}
              chosen={chosen}
              onChoose={(row, recipe) => setChosen((before) => new Map(before).set(row, recipe))}
            />
          )}
          <Problems problems={problems} />
          <FormActions
            submit={texts.confirm(units.size)}
            onSubmit={() => void confirm()}
            cancel={texts.cancel}
            onCancel={leave}
            busy={busy}
            disabled={units.size === 0 || isOver}
            sticky
          />
        </>
      )}
    </FormDialog>
  )
}

/** The recipe a row is saved for; null: none yet. */
const recipeOf = (row: Row, chosen: Chosen): string | null => {
  const said = chosen.get(row)
  if (said !== undefined) return said?.id ?? null
  const [only, ...others] = row.matches
  return only === undefined || others.length > 0 ? null : only.recipe_id
}

/** Two names that are one dish are added up. */
const unitsByRecipe = (rows: readonly Row[], chosen: Chosen): ReadonlyMap<string, number> => {
  const units = new Map<string, number>()
  for (const row of rows) {
    const id = recipeOf(row, chosen)
    if (id !== null) units.set(id, (units.get(id) ?? 0) + row.units)
  }
  return units
}

/** Rows drawn at once, those to decide on first; a longer list is imported whole all the same. */
const drawn = 200

type RowsProps = {
  readonly rows: readonly Row[]
  readonly chosen: Chosen
  readonly onChoose: (row: Row, recipe: PickedRecipe | null) => void
}

function Rows({ rows, chosen, onChoose }: RowsProps) {
  const { columns } = texts
  const isOpen = ({ matches }: Row) => matches.length !== 1
  const ordered = [...rows.filter(isOpen), ...rows.filter((row) => !isOpen(row))]
  return (
    <div className={css.importScroll}>
      <table className={css.importTable} aria-label={texts.table}>
        <thead>
          <tr>
            <th scope="col">{columns.name}</th>
            <th scope="col" className={css.importUnits}>
              {columns.units}
            </th>
            <th scope="col">{columns.recipe}</th>
          </tr>
        </thead>
        <tbody>
          {ordered.slice(0, drawn).map((row) => (
            <tr key={row.lines[0]}>
              <th scope="row">{row.name}</th>
              <td className={css.importUnits}>
                {formatDecimal(row.units)}
                {row.lines.length > 1 && <span className={css.note}>{texts.added(row)}</span>}
                {row.saved !== null && row.saved !== row.units && (
                  <span className={css.note}>{texts.changes(row.saved)}</span>
                )}
              </td>
              <td>
                <RecipeOfRow row={row} chosen={chosen.get(row)} onChoose={(recipe) => onChoose(row, recipe)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > drawn && <p className={css.soft}>{texts.more(rows.length - drawn)}</p>}
    </div>
  )
}

type RecipeProps = {
  readonly row: Row
  readonly chosen: PickedRecipe | null | undefined
  readonly onChoose: (recipe: PickedRecipe | null) => void
}

function RecipeOfRow({ row: { name, matches }, chosen, onChoose }: RecipeProps) {
  if (chosen !== undefined)
    return (
      <div ref={focusWithin}>
        <RecipePicker label={texts.recipeOf(name)} value={chosen} onChange={onChoose} clearLabel={texts.clear(name)} />
      </div>
    )
  const [only, ...others] = matches
  if (only !== undefined && others.length === 0) return only.name
  return (
    <div className={css.open}>
      <span data-voice="amber">{only === undefined ? texts.none : texts.several(matches.length)}</span>
      <Button variant="default" aria-label={texts.choose(name)} onClick={() => onChoose(null)}>
        {texts.chooseShort}
      </Button>
    </div>
  )
}

/** The button that was pressed has made room for the field. */
const focusWithin = (place: HTMLDivElement | null) => place?.querySelector('input')?.focus()

const problemsDrawn = 50

function Problems({ problems }: Pick<SalesPreview, 'problems'>) {
  if (problems.length === 0) return null
  return (
    <section className={css.problems} aria-labelledby="sales-problems">
      <h3 id="sales-problems">{texts.problemsTitle}</h3>
      <ul>
        {problems.slice(0, problemsDrawn).map(({ line, text, reason }) => (
          <li key={line}>
            <strong>{texts.line(line)}</strong> {reason} <span className={css.soft}>{text}</span>
          </li>
        ))}
      </ul>
      {problems.length > problemsDrawn && <p>{texts.more(problems.length - problemsDrawn)}</p>}
    </section>
  )
}
