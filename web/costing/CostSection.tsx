import { Button, NativeSelect } from '@mantine/core'
import { IconReceiptEuro, IconSearchOff } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { costColumns } from '#core/api/costs.ts'
import type { Counting } from '#core/costing/costs/cost.ts'
import { useRecipeCount } from '#web/stock/use-recipes.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { LoadFailure } from '#web/ui/LoadFailure.tsx'
import { Loading } from '#web/ui/Loading.tsx'
import { SearchBox } from '#web/ui/SearchBox.tsx'
import { CostTable } from './CostTable.tsx'
import css from './costing.module.css'
import type { CostFilter, Sorting } from './costing-requests.ts'
import { Pager } from './Pager.tsx'
import { operations, costTexts as texts } from './texts.ts'
import { useCosts, usePaging } from './use-costing.ts'

type Props = {
  /** How the kitchen counts: with another way, other figures. */
  readonly counting: Counting
  readonly onOpen: (recipeId: string) => void
}

/** What every recipe costs: searched, sorted and paged by the server. */
export function CostSection({ counting, onOpen }: Props) {
  const [words, setWords] = useState('')
  const [sorting, setSorting] = useState<Sorting>({ sort: 'name', order: 'asc' })
  const filter: CostFilter = { q: words.trim(), ...sorting }
  const paging = usePaging(JSON.stringify(filter))
  const { data, error, isFetching, isPlaceholderData, refetch } = useCosts(filter, counting, paging.cursor)
  const total = useRecipeCount({ q: filter.q })
  return (
    <section
      id="costs"
      className={css.section}
      aria-labelledby="costs-title"
      aria-busy={isFetching}
      data-loading={(data === undefined && error === null) || undefined}
    >
      <div className={css.sectionHead}>
        <h2 id="costs-title" className={css.heading}>
          {texts.title}
        </h2>
        <p className={css.total} role="status">
          {total !== undefined && texts.count(total)}
        </p>
      </div>
      <search className={css.tools}>
        <SearchBox className={css.search} value={words} onChange={setWords} label={texts.search} debounce={200} />
        <NativeSelect
          className={css.sorting}
          aria-label={texts.sortBy}
          data={sortOptions}
          value={`${sorting.sort} ${sorting.order}`}
          onChange={(event) => setSorting(sortingOf(event.currentTarget.value))}
        />
      </search>
      {error !== null && <LoadFailure title={operations.loadCosts[1]} error={error} onRetry={() => void refetch()} />}
      {data === undefined && error === null && <Loading />}
      {data !== undefined && data.items.length === 0 && paging.index === 0 && <NoRecipes searching={filter.q !== ''} />}
      {data !== undefined && data.items.length > 0 && (
        <>
          <div className={css.rows} data-stale={isPlaceholderData || undefined}>
            <CostTable rows={data.items} sorting={sorting} onSort={setSorting} onOpen={onOpen} />
          </div>
          <Pager
            of={texts.title}
            paging={paging}
            shown={data.items.length}
            total={total}
            nextCursor={isPlaceholderData ? null : data.nextCursor}
          />
        </>
      )}
    </section>
  )
}

const orders = ['asc', 'desc'] as const
const sortOptions = costColumns.flatMap((sort) =>
  orders.map((order, index) => ({ value: `${sort} ${order}`, label: texts.orders[sort][index] ?? '' })),
)

const sortingOf = (value: string): Sorting => ({
  sort: costColumns.find((column) => value.startsWith(`${column} `)) ?? 'name',
  order: value.endsWith(' desc') ? 'desc' : 'asc',
})

function NoRecipes({ searching }: { readonly searching: boolean }) {
  const { search, searchText, none, noneText, recipes } = texts.empty
  if (searching) return <EmptyState title={search} text={searchText} icon={IconSearchOff} />
  return (
    <EmptyState title={none} text={noneText} icon={IconReceiptEuro}>
      <Button component={Link} to="/recipes">
        {recipes}
      </Button>
    </EmptyState>
  )
}
