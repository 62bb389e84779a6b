import { type QueryClient, useQuery } from '@tanstack/react-query'
import type { Formula } from '#core/ice-cream/composition/formula.ts'
import { updateCache } from '#web/data/cache.ts'
import { type Pages, usePages, withFirst, without, withReplaced } from '#web/data/pages.ts'
import { fetchAnalysis, fetchFormulas, fetchPantry, fetchProcess } from './ice-requests.ts'
import { loadFailures } from './texts.ts'

/** What the lab reads. What changes it: use-formula-operations.ts and use-rows.ts. */

export const iceKeys = {
  formulas: ['ice-cream', 'formulas'],
  rows: (formulaId: string) => ['ice-cream', 'rows', formulaId],
  process: (formulaId: string) => ['ice-cream', 'process', formulaId],
  analysis: (formulaId: string) => ['ice-cream', 'analysis', formulaId],
  pantry: ['ice-cream', 'pantry'],
} as const

export const useFormulas = () =>
  usePages({ queryKey: iceKeys.formulas, fetchPage: fetchFormulas, onFailure: loadFailures.formulas })

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

const changeFormulas = (queries: QueryClient, update: (data: Pages<Formula>) => Pages<Formula>) =>
  updateCache<Pages<Formula>>(queries, iceKeys.formulas, update)

export const addFormula = (queries: QueryClient, formula: Formula) => changeFormulas(queries, withFirst(formula))

export const replaceFormula = (queries: QueryClient, formula: Formula) => changeFormulas(queries, withReplaced(formula))

export const removeFormula = (queries: QueryClient, formulaId: string) => changeFormulas(queries, without(formulaId))
