import { NativeSelect } from '@mantine/core'
import { IconChartDots } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import type { MenuAnswer, Period } from '#core/api/sales.ts'
import { nameKey } from '#core/spanish/name-key.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { LoadFailure } from '#web/ui/LoadFailure.tsx'
import { Loading } from '#web/ui/Loading.tsx'
import { AddDish } from './AddDish.tsx'
import { judge } from './judge.ts'
import { MenuAdvice } from './MenuAdvice.tsx'
import { MenuPicture } from './MenuPicture.tsx'
import { MenuTable } from './MenuTable.tsx'
import css from './menu.module.css'
import { PeriodTools } from './PeriodTools.tsx'
import { operations, menuTexts as texts } from './texts.ts'
import { useMenu, usePeriods, useSaveUnits } from './use-menu.ts'

type Props = { readonly onOpen: (recipeId: string) => void }

/** Which dishes sell and which leave something, for a period: typed, imported, drawn and judged. */
export function MenuEngineering({ onOpen }: Props) {
  const { data, error, refetch } = usePeriods()
  const [period, setPeriod] = useState<Period | null>(null)
  return (
    <div className={css.menu}>
      <p className={css.hint}>{texts.hint}</p>
      {data === undefined && error === null && <Loading />}
      {data === undefined && error !== null && (
        <LoadFailure title={operations.load[1]} error={error} onRetry={() => void refetch()} />
      )}
      {data !== undefined && <PeriodTools periods={data.items} onPeriod={setPeriod} />}
      {period !== null && <MenuOfPeriod key={`${period.from} ${period.to}`} period={period} onOpen={onOpen} />}
    </div>
  )
}

function MenuOfPeriod({ period, onOpen }: Props & { readonly period: Period }) {
  const { data, error, refetch } = useMenu(period)
  if (data === undefined && error !== null)
    return <LoadFailure title={operations.load[1]} error={error} onRetry={() => void refetch()} />
  if (data === undefined) return <Loading />
  return <LoadedMenu menu={data} period={period} onOpen={onOpen} />
}

function LoadedMenu({ menu, period, onOpen }: Props & { readonly menu: MenuAnswer; readonly period: Period }) {
  const [category, setCategory] = useState<string | null>(null)
  const categories = useMemo(() => categoriesOf(menu), [menu])
  // A category whose last dish has gone is none to be filtered by.
  const wanted = category !== null && categories.has(category) ? category : null
  const { dishes, matrix } = useMemo(
    () =>
      judge(
        menu.items.filter((row) => wanted === null || nameKey(row.category) === wanted),
        menu.vat_rate,
      ),
    [menu, wanted],
  )
  const keep = useSaveUnits(period)
  const judged = dishes.filter(({ quadrant }) => quadrant !== null).length
  const sold = dishes.filter(({ row }) => row.units !== null).length
  return (
    <>
      {categories.size > 1 && (
        <NativeSelect
          className={css.category}
          label={texts.category}
          data={[{ value: '', label: texts.allCategories }, ...optionsOf(categories)]}
          value={wanted === null ? '' : `=${wanted}`}
          onChange={({ currentTarget: { value } }) => setCategory(value === '' ? null : value.slice(1))}
        />
      )}
      {menu.items.length === 0 && <EmptyState title={texts.none.title} text={texts.none.text} icon={IconChartDots} />}
      {matrix === null ? (
        menu.items.length > 0 && <p className={css.hint}>{texts.nothing}</p>
      ) : (
        <>
          <p role="status">{texts.summary(sold, judged, matrix)}</p>
          <MenuPicture dishes={dishes} matrix={matrix} />
        </>
      )}
      <MenuAdvice dishes={dishes} />
      <AddDish period={period} />
      {menu.items.length > 0 && <MenuTable dishes={dishes} onUnits={keep} onOpen={onOpen} />}
      {menu.more > 0 && <p className={css.hint}>{texts.more(menu.more)}</p>}
    </>
  )
}

/** By their key, with their name as it is first written. */
const categoriesOf = ({ items }: MenuAnswer): ReadonlyMap<string, string> => {
  const found = new Map<string, string>()
  for (const { category } of items) {
    const key = nameKey(category)
    if (!found.has(key)) found.set(key, category.trim())
  }
  return found
}

// With a sign before it, so that 'no category' is another value than 'all of them'.
const optionsOf = (categories: ReadonlyMap<string, string>) =>
  [...categories]
    .toSorted(([one], [other]) => one.localeCompare(other, 'es'))
    .map(([key, name]) => ({ value: `=${key}`, label: name === '' ? texts.noCategory : name }))
