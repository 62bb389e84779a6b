import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef } from 'react'
import type { RecipeDraft } from '#core/recipes/recipe.ts'
import { perform, useAction } from '#web/data/action.ts'
import { refetch } from '#web/data/cache.ts'
import { undoAction } from '#web/data/undo.ts'
import { createFolder, deleteFolder, deleteRecipe, moveRecipe } from './recipe-requests.ts'
import { type Edit, saveEdit, saveNew } from './save-recipe.ts'
import { operations } from './texts.ts'
import { recipeKeys } from './use-recipes.ts'

/** What changes the stock: one call each, the toasts of the catalogue, and the lists read again, also after a refusal. */
const stock = { refetch: [recipeKeys.recipes, recipeKeys.folders] }

export const useCreateRecipe = () => {
  const { run, busy } = useAction(operations.create, stock)
  return { busy, create: (id: string, draft: RecipeDraft) => run(() => saveNew(id, draft)) }
}

/** For recipes that come by themselves and not by a press: each is saved when those before it are. */
export const useCreateQueued = () => {
  const queries = useQueryClient()
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  return useCallback(
    (id: string, draft: RecipeDraft, warnings: readonly string[]) => {
      const turn = queue.current.then(() =>
        perform(queries, operations.create, () => saveNew(id, draft, warnings), stock),
      )
      queue.current = turn
      return turn
    },
    [queries],
  )
}

export const useUpdateRecipe = () => {
  const { run, busy } = useAction(operations.update, stock)
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
        const outcome = await perform(queries, operations.update, () => moveRecipe(id, folderId), stock)
        return own === latest.current ? outcome : null
      })
      queue.current = turn
      return turn
    },
    [queries],
  )
}

export const useDeleteRecipe = () => {
  const { run, busy } = useAction(operations.delete, stock)
  return { busy, remove: (id: string) => run(() => deleteRecipe(id)) }
}

export const useCreateFolder = () => {
  const { run, busy } = useAction(operations.createFolder, stock)
  return { busy, create: (id: string, name: string) => run(() => createFolder(id, name)) }
}

export const useDeleteFolder = () => {
  const queries = useQueryClient()
  const { run, busy } = useAction(operations.deleteFolder, stock)
  const undo = (id: string) =>
    undoAction('folders', id, () => Promise.all(stock.refetch.map((key) => refetch(queries, key))))
  return { busy, remove: (id: string) => run(() => deleteFolder(id), { action: undo(id) }) }
}
