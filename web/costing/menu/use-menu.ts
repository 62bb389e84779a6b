import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { MenuAnswer, Period, SalesBody } from '#core/api/sales.ts'
import { costingKeys } from '#web/costing/use-costing.ts'
import { perform, useAction } from '#web/data/action.ts'
import { useReadingFailure } from '#web/data/query.ts'
import { deleteSales, fetchMenu, fetchPeriods, previewSales, saveSales } from './menu-requests.ts'
import { operations } from './texts.ts'

const periodsKey = [...costingKeys.all, 'periods']
const keyOf = ({ from, to }: Period) => [...costingKeys.menu, from, to]
const everything = { refetch: [costingKeys.menu, periodsKey] }

export const usePeriods = () => {
  const periods = useQuery({ queryKey: periodsKey, queryFn: ({ signal }) => fetchPeriods(signal) })
  useReadingFailure(periods, operations.load)
  return periods
}

/** Null: it is not known yet which period is wanted, or the two days are none. */
export const useMenu = (period: Period | null) => {
  const menu = useQuery({
    queryKey: keyOf(period ?? { from: '', to: '' }),
    queryFn: ({ signal }) => fetchMenu(period ?? { from: '', to: '' }, signal),
    enabled: period !== null,
    placeholderData: keepPreviousData,
  })
  useReadingFailure(menu, operations.load)
  return menu
}

/** Keeps the sales of one dish: seen at once, sent one after the other, so that no field waits for another. */
export const useSaveUnits = (period: Period) => {
  const queries = useQueryClient()
  const last = useRef<Promise<unknown>>(Promise.resolve())
  return (recipeId: string, units: number | null) => {
    const key = keyOf(period)
    queries.setQueryData<MenuAnswer>(key, (menu) => (menu === undefined ? undefined : withUnits(menu, recipeId, units)))
    const call = () => saveSales({ ...period, rows: [{ recipe_id: recipeId, units }] })
    const more = { refetch: [periodsKey], refetchOnFailure: [key] }
    last.current = last.current.then(() => perform(queries, operations.save, call, more))
  }
}

const withUnits = (menu: MenuAnswer, recipeId: string, units: number | null): MenuAnswer => ({
  ...menu,
  items: menu.items.map((row) => (row.recipe_id === recipeId ? { ...row, units } : row)),
})

/** Keeps the sales of several dishes, or of one that is not on the menu yet. */
export const useSaveSales = () => {
  const { run, busy } = useAction(operations.save, everything)
  return { busy, save: (body: SalesBody) => run(() => saveSales(body)) }
}

export const useDeleteSales = () => {
  const { run, busy } = useAction(operations.delete, everything)
  return { busy, remove: (period: Period) => run(() => deleteSales(period)) }
}

export const usePreviewSales = () => {
  const { run, busy } = useAction(operations.preview)
  return { busy, preview: (period: Period, file: Blob) => run(() => previewSales(period, file)) }
}
