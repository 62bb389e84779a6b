import {
  commentFromRow,
  commentListAnswer,
  commentRow,
  effectFromRow,
  effectRow,
  effectsAnswer,
  finalDeletionAnswer,
  projectFromRow,
  projectListAnswer,
  projectRow,
  variationFromRow,
  variationListAnswer,
  wholeVariationFromRow,
  wholeVariationRow,
} from '#core/api/kitchen-lab.ts'
import type { Changes } from '#core/kitchen-lab/changes.ts'
import type { Effect } from '#core/kitchen-lab/effect.ts'
import type { Comment, Project, Variation, WholeVariation } from '#core/kitchen-lab/project.ts'
import { http, httpEmpty, httpMaybe } from '#web/api/http.ts'
import type { Page } from '#web/data/pages.ts'

/** The calls of /rest/v1/projects, /recipe_variations and /project_comments, in and out as `core/kitchen-lab` speaks. */

export type NameAndNote = { readonly name: string; readonly description: string | null }

type Cursor = string | null

export const fetchProjects = async (cursor: Cursor, signal: AbortSignal): Promise<Page<Project>> => {
  const { items, next_cursor } = await http('/rest/v1/projects', projectListAnswer, { query: after(cursor), signal })
  return { items: items.map(projectFromRow), nextCursor: next_cursor }
}

export const fetchProject = async (id: string, signal: AbortSignal): Promise<Project> =>
  projectFromRow(await http(path('projects', id), projectRow, { signal }))

/** The same id twice is one project; so it is with variations and comments. */
export const createProject = async (id: string, words: NameAndNote): Promise<Project> =>
  projectFromRow(await http('/rest/v1/projects', projectRow, { method: 'POST', body: { id, ...words } }))

export const updateProject = async (id: string, words: NameAndNote, previous: NameAndNote): Promise<Project> =>
  projectFromRow(await http(path('projects', id), projectRow, { method: 'PATCH', body: { ...words, previous } }))

/** Answers whether it can be put back. */
export const deleteProject = async (id: string): Promise<boolean> =>
  (await httpMaybe(path('projects', id), finalDeletionAnswer, { method: 'DELETE' })) === undefined

export const fetchVariations = async (
  projectId: string,
  cursor: Cursor,
  signal: AbortSignal,
): Promise<Page<Variation>> => {
  const query = { project_id: projectId, ...after(cursor) }
  const { items, next_cursor } = await http('/rest/v1/recipe_variations', variationListAnswer, { query, signal })
  return { items: items.map(variationFromRow), nextCursor: next_cursor }
}

export const fetchVariation = async (id: string, signal?: AbortSignal): Promise<WholeVariation> =>
  wholeVariationFromRow(
    await http(path('recipe_variations', id), wholeVariationRow, signal === undefined ? {} : { signal }),
  )

type NewVariation = NameAndNote & { readonly projectId: string; readonly recipeId: string }

export const createVariation = async (
  id: string,
  { projectId, recipeId, name, description }: NewVariation,
): Promise<WholeVariation> => {
  const body = { id, project_id: projectId, recipe_id: recipeId, name, description, changes: {} }
  return wholeVariationFromRow(await http('/rest/v1/recipe_variations', wholeVariationRow, { method: 'POST', body }))
}

export const updateVariation = async (id: string, words: NameAndNote, version: string): Promise<WholeVariation> => {
  const body = { ...words, updated_at: version }
  return wholeVariationFromRow(await http(path('recipe_variations', id), wholeVariationRow, { method: 'PATCH', body }))
}

/** `base` is the version of the recipe the changes fit: the copy's, or today's to take that for the new base. */
export const saveChanges = async (
  id: string,
  changes: Changes,
  version: string,
  base: string,
): Promise<WholeVariation> => {
  const body = { changes, updated_at: version, base_updated_at: base }
  const url = `${path('recipe_variations', id)}/changes`
  return wholeVariationFromRow(await http(url, wholeVariationRow, { method: 'PUT', body }))
}

export const deleteVariation = (id: string): Promise<void> =>
  httpEmpty(path('recipe_variations', id), { method: 'DELETE' })

export const fetchComments = async (projectId: string, cursor: Cursor, signal: AbortSignal): Promise<Page<Comment>> => {
  const query = { project_id: projectId, ...after(cursor), limit: 50 }
  const { items, next_cursor } = await http('/rest/v1/project_comments', commentListAnswer, { query, signal })
  return { items: items.map(commentFromRow), nextCursor: next_cursor }
}

type NewComment = { readonly projectId: string; readonly variationId: string | null; readonly content: string }

export const createComment = async (id: string, { projectId, variationId, content }: NewComment): Promise<Comment> => {
  const body = { id, project_id: projectId, recipe_variation_id: variationId, content }
  return commentFromRow(await http('/rest/v1/project_comments', commentRow, { method: 'POST', body }))
}

export const updateComment = async (id: string, content: string, version: string): Promise<Comment> => {
  const body = { content, updated_at: version }
  return commentFromRow(await http(path('project_comments', id), commentRow, { method: 'PATCH', body }))
}

export const deleteComment = (id: string): Promise<void> =>
  httpEmpty(path('project_comments', id), { method: 'DELETE' })

/** What these variations do, by id; those without a base are left out. At most 25 at a time. */
export const fetchEffects = async (
  ids: readonly string[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, Effect>> => {
  const url = '/rest/v1/recipe_variations/effects'
  const { items } = await http(url, effectsAnswer, { method: 'POST', body: { ids }, signal })
  return new Map(items.map(({ id, effect }) => [id, effectFromRow(effect)]))
}

/** What changes would do that are not saved yet; `base` is the version of the recipe they fit. */
export const previewEffect = async (
  id: string,
  changes: Changes,
  base: string,
  signal: AbortSignal,
): Promise<Effect> => {
  const body = { changes, base_updated_at: base }
  const url = `${path('recipe_variations', id)}/effect`
  return effectFromRow(await http(url, effectRow, { method: 'POST', body, signal }))
}

const path = (table: string, id: string): string => `/rest/v1/${table}/${encodeURIComponent(id)}`

const after = (cursor: Cursor) => (cursor === null ? {} : { cursor })
