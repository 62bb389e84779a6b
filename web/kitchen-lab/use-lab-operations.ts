import { useQueryClient } from '@tanstack/react-query'
import type { Changes } from '#core/kitchen-lab/changes.ts'
import type { Comment, Project, Variation } from '#core/kitchen-lab/project.ts'
import { useAction } from '#web/data/action.ts'
import { refetch, updateCache } from '#web/data/cache.ts'
import { inPages, type Pages, withFirst, without, withReplaced } from '#web/data/pages.ts'
import { undoAction } from '#web/data/undo.ts'
import {
  createComment,
  createProject,
  createVariation,
  deleteComment,
  deleteProject,
  deleteVariation,
  fetchVariation,
  type NameAndNote,
  saveChanges,
  updateComment,
  updateProject,
  updateVariation,
} from './lab-requests.ts'
import { operations } from './texts.ts'
import { labKeys } from './use-lab.ts'

/**
 * What changes the lab: one call each, with the toasts of the catalogue. Long lists take the answer into what is already
 * on screen instead of asking for all their pages again; a refusal asks again, because then they were out of date.
 */

export const useProjectOperations = () => {
  const queries = useQueryClient()
  const creating = useAction(operations.createProject)
  const updating = useAction(operations.updateProject)
  const deleting = useAction<boolean>(operations.deleteProject)
  const reload = () => refetch(queries, labKeys.projects)
  return {
    busy: creating.busy || updating.busy || deleting.busy,
    create: (id: string, words: NameAndNote) => creating.run(() => createProject(id, words), { follow: reload }),
    remove: (id: string) =>
      deleting.run(() => deleteProject(id), {
        action: (undoable) => (undoable ? undoAction('projects', id, reload) : undefined),
        follow: reload,
      }),
    update: (id: string, words: NameAndNote, previous: NameAndNote) =>
      updating.run(() => updateProject(id, words, previous), {
        follow: async (outcome) => {
          if (outcome.ok) updateCache<Project>(queries, labKeys.project(id), () => outcome.value)
          else await refetch(queries, labKeys.project(id))
          await reload()
        },
      }),
  }
}

/** The project has moved in its list; its own page shows nothing of that. */
const touching = (projectId: string) => [labKeys.projects, labKeys.project(projectId)]

export const useVariationOperations = (projectId: string) => {
  const queries = useQueryClient()
  const key = labKeys.variations(projectId)
  const changing = { refetch: touching(projectId), refetchOnFailure: [key] }
  const creating = useAction(operations.createVariation, changing)
  const updating = useAction(operations.updateVariation, changing)
  const deleting = useAction(operations.deleteVariation, changing)
  const opening = useAction(operations.openVariation)

  const change = (update: (data: Pages<Variation>) => Pages<Variation>) =>
    updateCache<Pages<Variation>>(queries, key, update)
  // A variation that comes back takes its comments along.
  const all = [...touching(projectId), labKeys.comments(projectId), key]
  const reloadAll = () => Promise.all(all.map((one) => refetch(queries, one)))
  /** The badge of a comment follows its variation; null: the variation is gone, the comment is about the project. */
  const renameInComments = (variationId: string, name: string | null) => {
    const badge = { variationName: name, variationId: name === null ? null : variationId }
    updateCache<Pages<Comment>>(
      queries,
      labKeys.comments(projectId),
      inPages((items) => items.map((one) => (one.variationId === variationId ? { ...one, ...badge } : one))),
    )
  }

  return {
    busy: creating.busy || updating.busy || deleting.busy || opening.busy,
    /** The whole variation as it is now, to start an edit from. */
    open: (id: string) => opening.run(() => fetchVariation(id)),
    create: (id: string, words: NameAndNote, recipeId: string) =>
      creating.run(() => createVariation(id, { projectId, recipeId, ...words }), {
        take: (variation) => change(withFirst<Variation>(variation)),
      }),
    rename: (id: string, words: NameAndNote, version: string) =>
      updating.run(() => updateVariation(id, words, version), {
        take: (variation) => {
          change(withReplaced<Variation>(variation))
          renameInComments(id, variation.name)
        },
      }),
    save: ({ id, updatedAt }: Variation, changes: Changes, base: string) =>
      updating.run(() => saveChanges(id, changes, updatedAt, base), {
        take: (variation) => change(withReplaced<Variation>(variation)),
      }),
    remove: (id: string) =>
      deleting.run(() => deleteVariation(id), {
        action: undoAction('recipe_variations', id, reloadAll),
        take: () => {
          change(without(id))
          renameInComments(id, null)
        },
      }),
  }
}

export const useCommentOperations = (projectId: string) => {
  const queries = useQueryClient()
  const key = labKeys.comments(projectId)
  const changing = { refetch: touching(projectId), refetchOnFailure: [key] }
  const creating = useAction(operations.createComment, changing)
  const updating = useAction(operations.updateComment, changing)
  const deleting = useAction(operations.deleteComment, changing)

  const change = (update: (data: Pages<Comment>) => Pages<Comment>) => updateCache<Pages<Comment>>(queries, key, update)
  const reloadAll = () => Promise.all([...touching(projectId), key].map((one) => refetch(queries, one)))
  return {
    busy: creating.busy || updating.busy || deleting.busy,
    create: (id: string, variationId: string | null, content: string) =>
      creating.run(() => createComment(id, { projectId, variationId, content }), {
        take: (comment) => change(withFirst(comment)),
      }),
    update: ({ id, updatedAt }: Comment, content: string) =>
      updating.run(() => updateComment(id, content, updatedAt), { take: (comment) => change(withReplaced(comment)) }),
    remove: (id: string) =>
      deleting.run(() => deleteComment(id), {
        action: undoAction('project_comments', id, reloadAll),
        take: () => change(without(id)),
      }),
  }
}
