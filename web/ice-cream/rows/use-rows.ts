import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { AppError } from '#core/errors/app-error.ts'
import { blankRow, type FormulaIngredient, type FormulaRow } from '#core/ice-cream/composition/formula.ts'
import { useAction } from '#web/data/action.ts'
import { refetch, updateCache } from '#web/data/cache.ts'
import { reportFailure } from '#web/data/failure.ts'
import { newId } from '#web/data/new-id.ts'
import { useReadingFailure } from '#web/data/query.ts'
import { useStore } from '#web/data/store.ts'
import { useUnsavedGuard } from '#web/data/use-unsaved-guard.ts'
import {
  addRows,
  deleteRow,
  fetchRows,
  type RowPatch,
  restoreRow,
  updateRow,
  updateRows,
} from '#web/ice-cream/ice-requests.ts'
import { loadFailures, operations } from '#web/ice-cream/texts.ts'
import { iceKeys } from '#web/ice-cream/use-lab.ts'
import { makeRowSaver, type RowSaver, withEdits } from './row-saver.ts'

/** The savers outlive the screen: what was typed is sent, and sent again, also after leaving it. */
const savers = new Map<string, RowSaver>()

const saverOf = (queries: QueryClient, formulaId: string): RowSaver => {
  const known = savers.get(formulaId)
  if (known !== undefined) return known
  const key = iceKeys.rows(formulaId)
  const made = makeRowSaver({
    send: updateRow,
    onSaved: (edit) => {
      updateCache<readonly FormulaIngredient[]>(queries, key, (rows) => withEdits(rows, [edit]))
    },
    onTrouble: (error) => reportFailure(operations.updateRow.failure, error),
    onRefused: (_, error) => {
      reportFailure(operations.updateRow.failure, error)
      void refetch(queries, key)
    },
  })
  savers.set(formulaId, made)
  return made
}

const none: readonly FormulaIngredient[] = []

/** The rows of a formula as they are on screen, and everything that changes them. */
export const useRows = (formulaId: string) => {
  const queries = useQueryClient()
  const [saver] = useState(() => saverOf(queries, formulaId))
  const key = iceKeys.rows(formulaId)
  const reading = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => fetchRows(formulaId, signal),
    // Another tablet may be weighing the same formula: coming back asks again.
    staleTime: 0,
  })
  useReadingFailure(reading, loadFailures.rows)
  const { data, error } = reading
  const { edits, state } = useStore(saver)
  useSafeLeaving(saver)
  const adding = useAction(operations.addRow)
  const deleting = useAction(operations.deleteRow)
  const changing = useAction(operations.updateRow)
  const rows = useMemo(() => withEdits(data ?? none, edits), [data, edits])

  const take = (saved: readonly FormulaIngredient[]) => updateCache(queries, key, () => saved)
  return {
    rows,
    loaded: data !== undefined,
    error: data === undefined ? error : null,
    retry: () => void reading.refetch(),
    state,
    busy: adding.busy || deleting.busy || changing.busy,
    settled: saver.settled,
    edit: saver.edit,
    add: async (row: FormulaRow = blankRow): Promise<string | null> => {
      const id = newId()
      const outcome = await adding.run(() => saver.exclusive(() => addRows(formulaId, [{ ...row, id }])))
      if (outcome.ok) take(outcome.value)
      return outcome.ok ? id : null
    },
    remove: async (id: string): Promise<boolean> => {
      const { ok } = await deleting.run(() => saver.exclusive(() => deleteRow(id)))
      if (ok) saver.forget(id)
      if (ok) take((queries.getQueryData<readonly FormulaIngredient[]>(key) ?? none).filter((row) => row.id !== id))
      else void reading.refetch()
      return ok
    },
    /** A row just deleted, in its place; after a quarter of an hour the server has forgotten it, and it comes back last. */
    putBack: async ({ id, formulaId: _, position: __, ...row }: FormulaIngredient): Promise<boolean> => {
      const work = async () => {
        try {
          await restoreRow(id)
        } catch (error) {
          if (!(error instanceof AppError && error.code === 'undo_gone')) throw error
          return addRows(formulaId, [{ ...row, id: newId() }])
        }
        return fetchRows(formulaId)
      }
      const outcome = await adding.run(() => saver.exclusive(work))
      if (outcome.ok) take(outcome.value)
      return outcome.ok
    },
    /** Several rows at once, and new ones after them: a correction, a balance, another yield. */
    change: async (patches: readonly (RowPatch & { readonly id: string })[], additions: readonly FormulaRow[]) => {
      const work = async () => {
        const changed = patches.length === 0 ? null : await updateRows(formulaId, patches)
        if (additions.length === 0) return changed
        return addRows(
          formulaId,
          additions.map((row) => ({ ...row, id: newId() })),
        )
      }
      const outcome = await changing.run(() => saver.exclusive(work))
      if (outcome.ok && outcome.value !== null) take(outcome.value)
      if (!outcome.ok) void reading.refetch()
      return outcome.ok
    },
    /** The rows as they were before a change: what it added goes again. */
    restore: async (before: readonly FormulaIngredient[]): Promise<boolean> => {
      const work = async () => {
        const kept = new Set(before.map(({ id }) => id))
        for (const { id } of rows) if (!kept.has(id)) await deleteRow(id)
        return updateRows(
          formulaId,
          before.map(({ formulaId: _, position: __, ...row }) => row),
        )
      }
      const outcome = await changing.run(() => saver.exclusive(work))
      if (outcome.ok) take(outcome.value)
      else void reading.refetch()
      return outcome.ok
    },
  }
}

export type Rows = ReturnType<typeof useRows>

/** Leaving sends what waits at once; only when the server cannot be reached is the cook asked. */
const useSafeLeaving = (saver: RowSaver) => {
  const { state } = useStore(saver)
  useUnsavedGuard(state === 'retrying')
  useEffect(() => {
    const hide = () => {
      if (document.visibilityState === 'hidden') saver.flush()
    }
    const close = (event: BeforeUnloadEvent) => {
      if (saver.current().state === 'saved') return
      saver.flush()
      event.preventDefault()
    }
    window.addEventListener('online', saver.flush)
    window.addEventListener('beforeunload', close)
    document.addEventListener('visibilitychange', hide)
    return () => {
      window.removeEventListener('online', saver.flush)
      window.removeEventListener('beforeunload', close)
      document.removeEventListener('visibilitychange', hide)
      saver.flush()
    }
  }, [saver])
}
