import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef } from 'react'
import type { RecipeDraft } from '#core/recipes/recipe.ts'
import { readAgain } from '#web/data/read-again.ts'
import type { ToastAction } from '#web/data/toast.ts'
import { undoAction } from '#web/data/undo.ts'
import { type OperationWords, perform, useOperation } from '#web/data/use-operation.ts'
import { createFolder, deleteFolder, deleteRecipe, moveRecipe } from './recipe-requests.ts'
import { type Edit, saveEdit, saveNew } from './save-recipe.ts'
import { operations } from './texts.ts'
import { recipeKeys } from './use-recipes.ts'

/** What changes the stock: one call each, the toasts of the catalogue, and the lists reloaded, also after a refusal. */

export const useCreateRecipe = () => {
  const { run, busy } = useReloading(operations.create)
  return { busy, create: (id: string, draft: RecipeDraft) => run(() => saveNew(id, draft)) }
}

/** For recipes that come by themselves and not by a press: each is saved when those before it are. */
export const useCreateQueued = () => {
  const queries = useQueryClient()
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  return useCallback(
    (id: string, draft: RecipeDraft, warnings: readonly string[]) => {
      const turn = queue.current.then(() => perform(operations.create, () => saveNew(id, draft, warnings)))
      queue.current = turn.then(() => void reloadStock(queries))
      return turn
    },
    [queries],
  )
}

export const useUpdateRecipe = () => {
  const { run, busy } = useReloading(operations.update)
  return { busy, update: (edit: Edit) => run(() => saveEdit(edit)) }
}

/**
 * Filing a recipe is an update of its folder (spec §4) and has its words. The folder chosen last is the one it ends in: what
 * is chosen while a move is under way waits for it, and takes the place of what has been waiting. Null: not the last.
 */
export const useMoveRecipe = () => {
  const queries = useQueryClient()
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const latest = useRef(0)
  return useCallback(
    (id: string, folderId: string | null) => {
      latest.current += 1
      const own = latest.current
      const turn = queue.current.then(async () => {
        if (own !== latest.current) return null
        const outcome = await perform(operations.update, () => moveRecipe(id, folderId))
        const reloaded = reloadStock(queries)
        return own === latest.current ? { ...outcome, reloaded } : null
      })
      queue.current = turn
      return turn
    },
    [queries],
  )
}

export const useDeleteRecipe = () => {
  const { run, busy } = useReloading(operations.delete)
  return { busy, remove: (id: string) => run(() => deleteRecipe(id)) }
}

export const useCreateFolder = () => {
  const { run, busy } = useReloading(operations.createFolder)
  return { busy, create: (id: string, name: string) => run(() => createFolder(id, name)) }
}

export const useDeleteFolder = () => {
  const queries = useQueryClient()
  const { run, busy } = useReloading(operations.deleteFolder)
  const undo = (id: string) => undoAction('folders', id, () => reloadStock(queries))
  return { busy, remove: (id: string) => run(() => deleteFolder(id), undo(id)) }
}

/** An outcome with `reloaded`: resolves when every list on screen shows it. */
const useReloading = (words: OperationWords) => {
  const queries = useQueryClient()
  const { run, busy } = useOperation(words)
  const runAndReload = async <T>(call: () => Promise<T>, action?: ToastAction) => {
    const outcome = await run(call, { action })
    // A refusal also reloads: 'no longer there' or 'changed elsewhere' means that the list is out of date.
    return { ...outcome, reloaded: reloadStock(queries) }
  }
  return { run: runAndReload, busy }
}

const reloadStock = (queries: QueryClient) =>
  Promise.all([readAgain(queries, recipeKeys.recipes), readAgain(queries, recipeKeys.folders)])
