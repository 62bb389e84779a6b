import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import type { Changes } from '#core/kitchen-lab/changes.ts'
import type { Comment, Project, Variation, WholeVariation } from '#core/kitchen-lab/project.ts'
import { readAgain, takeInto } from '#web/data/read-again.ts'
import { undoAction } from '#web/data/undo.ts'
import { type Outcome, useOperation } from '#web/data/use-operation.ts'
import {
  createComment,
  createProject,
  createVariation,
  deleteComment,
  deleteProject,
  deleteVariation,
  fetchVariation,
  saveChanges,
  updateComment,
  updateProject,
  updateVariation,
  type Words,
} from './lab-requests.ts'
import { operations } from './texts.ts'
import { labKeys, type Pages } from './use-lab.ts'

/**
 * What changes the lab: one call each, with the toasts of the catalogue. Long lists take the answer into what is already
 * on screen instead of asking for all their pages again; a refusal asks again, because then they were out of date.
 */

export const useProjectOperations = () => {
  const queries = useQueryClient()
  const creating = useOperation(operations.createProject)
  const updating = useOperation(operations.updateProject)
  const deleting = useOperation<boolean>(operations.deleteProject)
  const reload = () => readAgain(queries, labKeys.projects)
  return {
    busy: creating.busy || updating.busy || deleting.busy,
    create: (id: string, words: Words) => creating.run(() => createProject(id, words), { follow: reload }),
    remove: (id: string) =>
      deleting.run(() => deleteProject(id), {
        action: (undoable) => (undoable ? undoAction('projects', id, reload) : undefined),
        follow: reload,
      }),
    update: (id: string, words: Words, previous: Words) =>
      updating.run(() => updateProject(id, words, previous), {
        follow: async (outcome) => {
          if (outcome.ok) takeInto<Project>(queries, labKeys.project(id), () => outcome.value)
          else await readAgain(queries, labKeys.project(id))
          await reload()
        },
      }),
  }
}

export const useVariationOperations = (projectId: string) => {
  const queries = useQueryClient()
  const key = labKeys.variations(projectId)
  const creating = useOperation(operations.createVariation)
  const updating = useOperation(operations.updateVariation)
  const deleting = useOperation(operations.deleteVariation)
  const opening = useOperation(operations.openVariation)

  const settle = <T>(outcome: Outcome<T>, take: (value: T) => void): Outcome<T> => {
    if (outcome.ok) take(outcome.value)
    else void readAgain(queries, key)
    touched(queries, projectId)
    return outcome
  }
  // A variation that comes back takes its comments along.
  const reloadAll = () => {
    touched(queries, projectId)
    void readAgain(queries, labKeys.comments(projectId))
    return readAgain(queries, key)
  }
  const replace = (variation: Variation) =>
    change<Variation>(queries, key, (items) => items.map((one) => (one.id === variation.id ? variation : one)))

  return {
    busy: creating.busy || updating.busy || deleting.busy || opening.busy,
    /** The whole variation as it is now, to start an edit from. */
    open: (id: string) => opening.run(() => fetchVariation(id)),
    create: async (id: string, words: Words, recipeId: string) =>
      settle(await creating.run(() => createVariation(id, { projectId, recipeId, ...words })), (variation) =>
        addFirst<Variation>(queries, key, variation),
      ),
    rename: async (id: string, words: Words, version: string) =>
      settle(await updating.run(() => updateVariation(id, words, version)), (variation) => {
        replace(variation)
        renameInComments(queries, projectId, id, variation.name)
      }),
    save: async ({ id, updatedAt }: Variation, changes: Changes, base: string): Promise<Outcome<WholeVariation>> =>
      settle(await updating.run(() => saveChanges(id, changes, updatedAt, base)), replace),
    remove: async (id: string) =>
      settle(
        await deleting.run(() => deleteVariation(id), { action: undoAction('recipe_variations', id, reloadAll) }),
        () => {
          change<Variation>(queries, key, (items) => items.filter((one) => one.id !== id))
          renameInComments(queries, projectId, id, null)
        },
      ),
  }
}

export const useCommentOperations = (projectId: string) => {
  const queries = useQueryClient()
  const key = labKeys.comments(projectId)
  const creating = useOperation(operations.createComment)
  const updating = useOperation(operations.updateComment)
  const deleting = useOperation(operations.deleteComment)

  const settle = <T>(outcome: Outcome<T>, take: (value: T) => void): Outcome<T> => {
    if (outcome.ok) take(outcome.value)
    else void readAgain(queries, key)
    touched(queries, projectId)
    return outcome
  }
  const reloadAll = () => {
    touched(queries, projectId)
    return readAgain(queries, key)
  }
  return {
    busy: creating.busy || updating.busy || deleting.busy,
    create: async (id: string, variationId: string | null, content: string) =>
      settle(await creating.run(() => createComment(id, { projectId, variationId, content })), (comment) =>
        addFirst<Comment>(queries, key, comment),
      ),
    update: async ({ id, updatedAt }: Comment, content: string) =>
      settle(await updating.run(() => updateComment(id, content, updatedAt)), (comment) =>
        change<Comment>(queries, key, (items) => items.map((one) => (one.id === id ? comment : one))),
      ),
    remove: async (id: string) =>
      settle(
        await deleting.run(() => deleteComment(id), { action: undoAction('project_comments', id, reloadAll) }),
        () => change<Comment>(queries, key, (items) => items.filter((one) => one.id !== id)),
      ),
  }
}

const change = <Item>(
  queries: QueryClient,
  key: readonly string[],
  update: (items: readonly Item[]) => readonly Item[],
) =>
  takeInto<Pages<Item>>(queries, key, (data) => ({
    ...data,
    pages: data.pages.map((page) => ({ ...page, items: update(page.items) })),
  }))

const addFirst = <Item extends { readonly id: string }>(queries: QueryClient, key: readonly string[], item: Item) =>
  takeInto<Pages<Item>>(queries, key, (data) => {
    const [first, ...rest] = data.pages
    if (first === undefined) return data
    // A list that reloaded in between has it already.
    const others = first.items.filter(({ id }) => id !== item.id)
    return { ...data, pages: [{ ...first, items: [item, ...others] }, ...rest] }
  })

// The badge of a comment follows its variation; null: the variation is gone, the comment is about the project.
const renameInComments = (queries: QueryClient, projectId: string, variationId: string, name: string | null) =>
  change<Comment>(queries, labKeys.comments(projectId), (items) =>
    items.map((one) =>
      one.variationId === variationId
        ? { ...one, variationName: name, variationId: name === null ? null : variationId }
        : one,
    ),
  )

/** The project has moved in its list; its own page shows nothing of that. */
const touched = (queries: QueryClient, projectId: string) => {
  void readAgain(queries, labKeys.projects)
  void readAgain(queries, labKeys.project(projectId))
}
