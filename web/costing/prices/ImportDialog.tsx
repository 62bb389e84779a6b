import { Checkbox } from '@mantine/core'
import { useState } from 'react'
import type { ImportPreview } from '#core/api/prices.ts'
import { nameKey } from '#core/spanish/name-key.ts'
import { importTexts as texts, unitPriceLabel } from '#web/costing/texts.ts'
import { useImportPrices } from '#web/costing/use-costing.ts'
import { toast } from '#web/data/toast.ts'
import { FormActions } from '#web/ui/FormActions.tsx'
import { FormDialog } from '#web/ui/FormDialog.tsx'
import css from './import.module.css'

type Props = {
  /** Null: closed. */
  readonly preview: ImportPreview | null
  readonly onClose: () => void
  /** The list is in the prices now. */
  readonly onImported?: () => void
}

/** What a price list would do, line by line, and the button that does it. */
export function ImportDialog({ preview, onClose, onImported }: Props) {
  const [shown, setShown] = useState(preview)
  const [updating, setUpdating] = useState(true)
  if (preview !== null && preview !== shown) {
    setShown(preview)
    setUpdating(true)
  }
  const { save, busy } = useImportPrices()
  const rows = shown?.rows ?? []
  const wanted = rows.filter(({ status }) => status === 'new' || (updating && status === 'update'))

  const confirm = async () => {
    const outcome = await save(
      wanted.map(({ ingredient_name, price_per_unit, unit, price_date, offer }) => ({
        ingredient_name,
        price_per_unit,
        unit,
        price_date,
        ...(offer === undefined ? {} : { offer }),
      })),
    )
    if (!outcome.ok) return
    toast.done(texts.done, texts.report(outcome.value))
    onImported?.()
    onClose()
  }
  return (
    <FormDialog opened={preview !== null} title={texts.title} busy={busy} size="56rem" onClose={onClose}>
      {(leave) => (
        <>
          <Summary rows={rows} problems={shown?.problems.length ?? 0} />
          {rows.some(({ status }) => status === 'update') && (
            <Checkbox
              className={css.choice ?? ''}
              label={texts.update}
              checked={updating}
              onChange={(event) => setUpdating(event.currentTarget.checked)}
            />
          )}
          {rows.length > 0 && <Rows rows={rows} />}
          <Problems problems={shown?.problems ?? []} />
          <FormActions
            submit={texts.confirm(wanted.length)}
            onSubmit={() => void confirm()}
            cancel={texts.cancel}
            onCancel={leave}
            busy={busy}
            disabled={wanted.length === 0}
            sticky
          />
        </>
      )}
    </FormDialog>
  )
}

type Row = ImportPreview['rows'][number]

function Summary({ rows, problems }: { readonly rows: readonly Row[]; readonly problems: number }) {
  const count = (status: Row['status']) => rows.filter((row) => row.status === status).length
  const used = rows.filter(({ recipe_lines }) => recipe_lines > 0).length
  return (
    <ul className={css.summary}>
      <li>{texts.counts(count('new'), count('update'), count('same'))}</li>
      <li>{texts.used(used, rows.length)}</li>
      {problems > 0 && <li data-voice="amber">{texts.problems(problems)}</li>}
    </ul>
  )
}

/** Rows drawn at once; a list of 5,000 is imported whole all the same. */
const drawn = 200

function Rows({ rows }: { readonly rows: readonly Row[] }) {
  const { columns } = texts
  return (
    <div className={css.scroll}>
      <table className={css.table} aria-label={texts.table}>
        <thead>
          <tr>
            <th scope="col">{columns.name}</th>
            <th scope="col" className={css.money}>
              {columns.price}
            </th>
            <th scope="col">{columns.status}</th>
            <th scope="col">{columns.match}</th>
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, drawn).map((row) => (
            <tr key={row.line}>
              <th scope="row">{row.ingredient_name}</th>
              <td className={css.money}>
                {unitPriceLabel(row.price_per_unit, row.unit)}
                {row.offer !== undefined && <span className={css.quoted}>{texts.offer(row.offer)}</span>}
              </td>
              <td className={css.status}>{statusText(row)}</td>
              <td className={css.match} data-label={columns.match}>
                {row.recipe_lines > 0 ? texts.inRecipes(row.recipe_lines) : texts.inNone(likeness(row))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > drawn && <p className={css.more}>{texts.more(rows.length - drawn)}</p>}
    </div>
  )
}

const statusText = ({ status, saved }: Row): string => {
  if (status !== 'update' || saved === null) return texts.status[status]
  return texts.changes(unitPriceLabel(saved.price_per_unit, saved.unit))
}

/** The food of the table it resembles; null: none, or it is that very food. */
const likeness = ({ ingredient_name, food }: Row): string | null =>
  food === null || nameKey(food) === nameKey(ingredient_name) ? null : food

const problemsDrawn = 50

function Problems({ problems }: Pick<ImportPreview, 'problems'>) {
  if (problems.length === 0) return null
  return (
    <section className={css.problems} aria-labelledby="import-problems">
      <h3 id="import-problems" className={css.heading}>
        {texts.problemsTitle}
      </h3>
      <ul>
        {problems.slice(0, problemsDrawn).map(({ line, text, reason }) => (
          <li key={line}>
            <strong>{texts.line(line)}</strong> {reason} <span className={css.quoted}>{text}</span>
          </li>
        ))}
      </ul>
      {problems.length > problemsDrawn && <p>{texts.more(problems.length - problemsDrawn)}</p>}
    </section>
  )
}
