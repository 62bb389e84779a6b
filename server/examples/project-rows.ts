import { project } from '#core/examples/lab.ts'
import { tidyChanges } from '#core/kitchen-lab/changes.ts'
import type { VariationBase } from '#server/database/schema.ts'
import type { Deps } from '#server/http/deps.ts'
import { markOf } from './mark.ts'

type Bases = ReadonlyMap<string, { readonly id: string; readonly base: VariationBase }>

/** The rows of the Kitchen Lab project: variations upon the recipes just made, and what was observed. */
export const projectRows = ({ newId }: Deps, user_id: string, now: Date, bases: Bases) => {
  const at = now.toISOString()
  const project_id = newId()
  const variations = project.variations.map(({ key, recipe, name, description, changes }, index) => {
    const based = bases.get(recipe)
    if (based === undefined) throw new Error(`a variation of no example: ${recipe}`)
    // Newest first on screen: a second apart keeps our order.
    const created_at = new Date(now.getTime() - index * 1000).toISOString()
    const row = {
      user_id,
      id: newId(),
      project_id,
      recipe_id: based.id,
      name,
      description,
      changes: JSON.stringify(tidyChanges(based.base, changes)),
      base: JSON.stringify(based.base),
      created_at,
      updated_at: created_at,
    }
    return { key, row }
  })
  const ids = new Map(variations.map(({ key, row }) => [key, row.id]))
  const comments = project.comments.map(({ variation, content }) => ({
    user_id,
    id: newId(),
    project_id,
    recipe_variation_id: ids.get(variation) ?? null,
    content,
    created_at: at,
    updated_at: at,
  }))
  const { key, name, description } = project
  return {
    project: { user_id, id: project_id, name, description, created_at: at, updated_at: at },
    variations: variations.map(({ row }) => row),
    comments,
    // Whatever changes in a project moves its `updated_at`.
    marks: [markOf('project', key, project_id, at)],
  }
}
