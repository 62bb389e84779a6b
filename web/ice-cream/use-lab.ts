import { type InfiniteData, type QueryClient, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { Formula } from '#core/ice-cream/formula.ts'
import { takeInto } from '#web/data/read-again.ts'
import { type FormulaPage, fetchAnalysis, fetchFormulas, fetchPantry, fetchProcess } from './ice-requests.ts'

/** What the lab reads. What changes it: use-formula-operations.ts and use-rows.ts. */

export const iceKeys = {
  formulas: ['ice-cream', 'formulas'],
  rows: (formulaId: string) => ['ice-cream', 'rows', formulaId],
  process: (formulaId: string) => ['ice-cream', 'process', formulaId],
  analysis: (formulaId: string) => ['ice-cream', 'analysis', formulaId],
  pantry: ['ice-cream', 'pantry'],
} as const

export const useFormulas = () =>
  useInfiniteQuery({
    queryKey: iceKeys.formulas,
    queryFn: ({ pageParam, signal }) => fetchFormulas(pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
  })

/** The table of ingredients; without it rows can be typed all the same. */
export const usePantry = () =>
  useQuery({
    queryKey: iceKeys.pantry,
    queryFn: ({ signal }) => fetchPantry(signal),
    staleTime: Number.POSITIVE_INFINITY,
    // Functions inside: nothing to compare.
    structuralSharing: false,
  })

export const useProcess = (formulaId: string) =>
  useQuery({ queryKey: iceKeys.process(formulaId), queryFn: ({ signal }) => fetchProcess(formulaId, signal) })

export const useAnalysis = (formulaId: string) =>
  useQuery({ queryKey: iceKeys.analysis(formulaId), queryFn: ({ signal }) => fetchAnalysis(formulaId, signal) })

type Pages = InfiniteData<FormulaPage, string | null>

const changeFormulas = (
  queries: QueryClient,
  update: (items: readonly Formula[], page: number) => readonly Formula[],
) =>
  takeInto<Pages>(queries, iceKeys.formulas, (data) => ({
    ...data,
    pages: data.pages.map((page, index) => ({ ...page, items: update(page.items, index) })),
  }))

export const addFormula = (queries: QueryClient, formula: Formula) =>
  changeFormulas(queries, (items, page) =>
    page === 0 ? [formula, ...items.filter(({ id }) => id !== formula.id)] : items,
  )

export const replaceFormula = (queries: QueryClient, formula: Formula) =>
  changeFormulas(queries, (items) => items.map((one) => (one.id === formula.id ? formula : one)))

export const removeFormula = (queries: QueryClient, formulaId: string) =>
  changeFormulas(queries, (items) => items.filter(({ id }) => id !== formulaId))
