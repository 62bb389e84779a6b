import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ImportPricesBody } from '#core/api/prices.ts'
import type { Counting } from '#core/costing/costs/cost.ts'
import type { IngredientPrice } from '#core/costing/prices/price.ts'
import { AppError } from '#core/errors/app-error.ts'
import { useAction } from '#web/data/action.ts'
import { refetch } from '#web/data/cache.ts'
import { downloadCsv } from '#web/data/download.ts'
import { useReadingFailure } from '#web/data/query.ts'
import { undoAction } from '#web/data/undo.ts'
import { recipeKeys } from '#web/stock/use-recipes.ts'
import {
  type CostFilter,
  deletePrice,
  editPrice,
  exportPrices,
  fetchCosts,
  fetchPrices,
  fetchRecipeCost,
  importPrices,
  type PriceToSave,
  previewImport,
  savePrice,
} from './costing-requests.ts'
import { csvTexts, operations } from './texts.ts'

/** Below the recipes' own key: whatever changes a recipe changes what it costs. A changed price reloads only these. */
const all = [...recipeKeys.recipes, 'costing'] as const
export const costingKeys = { all, changes: [...all, 'changes'], menu: [...all, 'menu'] } as const
const costs = { refetch: [all] }

/** Rows on a page of either table. */
export const pageSize = 50

/** Which page of a list one is on. Cursors of the pages before lead back; another `list` starts at its first page. */
export const usePaging = (list: string) => {
  const [state, setState] = useState<{ list: string; cursors: readonly string[] }>({ list, cursors: [] })
  const cursors = state.list === list ? state.cursors : []
  return {
    cursor: cursors.at(-1) ?? null,
    /** Pages before this one. */
    index: cursors.length,
    next: (cursor: string) => setState({ list, cursors: [...cursors, cursor] }),
    previous: () => setState({ list, cursors: cursors.slice(0, -1) }),
  }
}

export type Paging = ReturnType<typeof usePaging>

/** One page of what recipes cost. The old rows stay while others load. */
export const useCosts = (filter: CostFilter, counting: Counting, cursor: string | null) => {
  const page = useQuery({
    queryKey: [...all, 'costs', filter, counting, cursor],
    queryFn: ({ signal }) => fetchCosts(filter, cursor, pageSize, signal),
    placeholderData: keepPreviousData,
  })
  useReadingFailure(page, operations.loadCosts)
  return page
}

export const usePrices = (name: string, cursor: string | null) => {
  const page = useQuery({
    queryKey: [...all, 'prices', name, cursor],
    queryFn: ({ signal }) => fetchPrices(name, cursor, pageSize, signal),
    placeholderData: keepPreviousData,
  })
  useReadingFailure(page, operations.load)
  return page
}

/** One recipe with prices and weights, for the dialog. Fetched anew at every opening, left alone while it is open. */
export const recipeCostQuery = (id: string, opening: number) =>
  queryOptions({
    queryKey: ['escandallo', id, opening],
    queryFn: ({ signal }) => fetchRecipeCost(id, signal),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  })

export const useAddPrice = () => {
  const { run, busy } = useAction(operations.add, costs)
  return { busy, add: (price: PriceToSave) => run(() => savePrice(price)) }
}

/** Over `base`, the version the cook has seen: refused when there is a newer one. */
export const useEditPrice = () => {
  const { run, busy } = useAction(operations.edit, costs)
  const edit = (base: IngredientPrice, pricePerUnit: number, unit: string) =>
    run(() => editPrice(base.id, pricePerUnit, unit, base.lastUpdated))
  return { busy, edit }
}

export const isStalePrice = (error: unknown): boolean => error instanceof AppError && error.code === 'stale_price'

export const useDeletePrice = () => {
  const queries = useQueryClient()
  const { run, busy } = useAction(operations.delete, costs)
  const undo = (id: string) => undoAction('ingredient_prices', id, () => refetch(queries, all))
  return { busy, remove: (id: string) => run(() => deletePrice(id), { action: undo(id) }) }
}

export const usePreviewImport = () => {
  const { run, busy } = useAction(operations.preview)
  return { busy, preview: (file: Blob) => run(() => previewImport(file)) }
}

export const useImportPrices = () => {
  const { run, busy } = useAction(operations.import, costs)
  return { busy, save: (rows: ImportPricesBody['rows']) => run(() => importPrices(rows)) }
}

/** The whole list as a file. */
export const useExportPrices = () => {
  const { run, busy } = useAction(operations.export)
  return { busy, exportAll: () => run(async () => downloadCsv(csvTexts.prices, await exportPrices())) }
}
