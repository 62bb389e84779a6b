import { IconAlertTriangle, IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react'
import { memo } from 'react'
import { type CostColumn, costColumns, type RecipeCostRow } from '#core/api/costs.ts'
import { formatDecimal } from '#core/format/decimal.ts'
import { formatEuros } from '#core/format/money.ts'
import { DataTable } from '#web/ui/DataTable.tsx'
import css from './cost-table.module.css'
import type { Sorting } from './costing-requests.ts'
import { costTexts as texts } from './texts.ts'

type Props = {
  readonly rows: readonly RecipeCostRow[]
  readonly sorting: Sorting
  readonly onSort: (sorting: Sorting) => void
  readonly onOpen: (recipeId: string) => void
}

/** One row per recipe, the whole row opens its escandallo; in a narrow place the rows become cards. */
export const CostTable = memo(function CostTable({ rows, sorting, onSort, onOpen }: Props) {
  return (
    <DataTable className={css.table} label={texts.title}>
      <thead>
        <tr>
          {costColumns.map((column) => (
            <SortHead key={column} column={column} sorting={sorting} onSort={onSort} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <CostRow key={row.id} row={row} onOpen={onOpen} />
        ))}
      </tbody>
    </DataTable>
  )
})

type HeadProps = Pick<Props, 'sorting' | 'onSort'> & { readonly column: CostColumn }

function SortHead({ column, sorting, onSort }: HeadProps) {
  const sorted = sorting.sort === column
  const next = sorted && sorting.order === 'asc' ? 'desc' : 'asc'
  const Icon = sorted ? (sorting.order === 'asc' ? IconArrowUp : IconArrowDown) : IconArrowsSort
  return (
    <th
      scope="col"
      className={headClass[column]}
      aria-sort={sorted ? (sorting.order === 'asc' ? 'ascending' : 'descending') : 'none'}
    >
      <button type="button" className={css.sort} onClick={() => onSort({ sort: column, order: next })}>
        {texts.columns[column]}
        <Icon className={css.sortIcon} size="1rem" stroke={1.5} aria-hidden />
      </button>
    </th>
  )
}

const headClass: Record<CostColumn, string | undefined> = {
  name: css.nameHead,
  category: css.categoryHead,
  servings: css.number,
  total: css.money,
  per_serving: css.money,
}

const CostRow = memo(function CostRow({ row, onOpen }: { readonly row: RecipeCostRow } & Pick<Props, 'onOpen'>) {
  const { columns } = texts
  return (
    // The button in it is the keyboard's way, and where the focus returns to; the row is the larger target for a finger.
    <tr
      className={css.costRow}
      onClick={(event) => {
        event.currentTarget.querySelector('button')?.focus({ preventScroll: true })
        onOpen(row.id)
      }}
    >
      <td className={css.name}>
        <button type="button" className={css.open} aria-haspopup="dialog">
          {row.name}
        </button>
        <RowNotes row={row} />
      </td>
      <td className={css.category}>{row.category}</td>
      <td className={css.number} data-label={columns.servings}>
        {formatDecimal(row.servings)}
      </td>
      <td className={css.money} data-label={columns.total}>
        <Money value={row.total} partial={row.without_price > 0} />
      </td>
      <td className={css.money} data-label={columns.per_serving}>
        <Money value={row.per_serving} partial={row.without_price > 0} />
      </td>
    </tr>
  )
})

/** `partial`: some lines have no price, and the figure is a lower bound. */
function Money({ value, partial }: { readonly value: number | null; readonly partial: boolean }) {
  if (value === null) return <span className={css.missing}>{texts.noPrice}</span>
  return (
    <>
      {partial && <span className={css.atLeast}>{texts.atLeast} </span>}
      {formatEuros(value)}
    </>
  )
}

/** What to look at before trusting the figure. */
function RowNotes({ row }: { readonly row: RecipeCostRow }) {
  const { total, without_price, estimated, counted_as_is } = row
  const notes = [
    ...(without_price > 0 && total !== null ? [texts.without(without_price)] : []),
    ...(estimated > 0 ? [texts.estimated(estimated)] : []),
    ...(counted_as_is > 0 ? [texts.countedAsIs(counted_as_is)] : []),
  ]
  if (notes.length === 0) return null
  return (
    <ul className={css.rowNotes}>
      {notes.map((note) => (
        <li key={note}>
          <IconAlertTriangle size="1rem" stroke={1.5} aria-hidden />
          {note}
        </li>
      ))}
    </ul>
  )
}
