import { sql } from 'kysely'
import type { CommentRow, ProjectRow } from '#core/api/kitchen-lab.ts'
import type { Scope } from '#server/database/as-user.ts'
import type { Place } from '#server/http/cursor.ts'

/** One page of the user's projects, last touched first. */
export const listProjects = (scope: Scope, limit: number, after: Place | null): Promise<ProjectRow[]> =>
  selectProjects(scope)
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(updated_at, id) < (${after?.time ?? ''}, ${after?.id ?? ''})`),
    )
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

export const findProject = (scope: Scope, id: string): Promise<ProjectRow | undefined> =>
  selectProjects(scope).where('id', '=', id).executeTakeFirst()

const selectProjects = ({ tx, userId }: Scope) =>
  tx
    .selectFrom('projects')
    .where('user_id', '=', userId)
    .select(['id', 'name', 'description', 'created_at', 'updated_at'])
    .select([countOf('recipe_variations').as('variation_count'), countOf('project_comments').as('comment_count')])

const countOf = (table: 'recipe_variations' | 'project_comments') => sql<number>`(
  select count(*) from ${sql.table(table)} as part
  where part.user_id = projects.user_id and part.project_id = projects.id
)`

/** One page of a project's variations, newest first, with the copy of their base and what the recipe is called today. */
export const listVariations = (scope: Scope, projectId: string, limit: number, after: Place | null) =>
  selectVariations(scope)
    .where('recipe_variations.project_id', '=', projectId)
    .$if(after !== null, (query) =>
      query.where(
        sql<boolean>`(recipe_variations.created_at, recipe_variations.id) < (${after?.time ?? ''}, ${after?.id ?? ''})`,
      ),
    )
    .orderBy('recipe_variations.created_at', 'desc')
    .orderBy('recipe_variations.id', 'desc')
    .limit(limit)
    .execute()

export const findVariation = (scope: Scope, id: string) =>
  selectVariations(scope).where('recipe_variations.id', '=', id).executeTakeFirst()

/** Those of these variations that the user has, in no order. */
export const findVariations = (scope: Scope, ids: readonly string[]) =>
  selectVariations(scope).where('recipe_variations.id', 'in', ids).execute()

export type StoredVariation = Awaited<ReturnType<typeof listVariations>>[number]

const selectVariations = ({ tx, userId }: Scope) =>
  tx
    .selectFrom('recipe_variations')
    .leftJoin('recipes', (join) =>
      join.on('recipes.user_id', '=', userId).onRef('recipes.id', '=', 'recipe_variations.recipe_id'),
    )
    .where('recipe_variations.user_id', '=', userId)
    .select([
      'recipe_variations.id',
      'recipe_variations.project_id',
      'recipe_variations.recipe_id',
      'recipe_variations.name',
      'recipe_variations.description',
      'recipe_variations.changes',
      'recipe_variations.base',
      'recipe_variations.created_at',
      'recipe_variations.updated_at',
      'recipes.name as recipe_name',
      'recipes.updated_at as recipe_updated_at',
    ])

/** One page of a project's comments, newest first, each with the name of the variation it is about. */
export const listComments = (
  scope: Scope,
  projectId: string,
  limit: number,
  after: Place | null,
): Promise<CommentRow[]> =>
  selectComments(scope)
    .where('project_comments.project_id', '=', projectId)
    .$if(after !== null, (query) =>
      query.where(
        sql<boolean>`(project_comments.created_at, project_comments.id) < (${after?.time ?? ''}, ${after?.id ?? ''})`,
      ),
    )
    .orderBy('project_comments.created_at', 'desc')
    .orderBy('project_comments.id', 'desc')
    .limit(limit)
    .execute()

export const findComment = (scope: Scope, id: string): Promise<CommentRow | undefined> =>
  selectComments(scope).where('project_comments.id', '=', id).executeTakeFirst()

const selectComments = ({ tx, userId }: Scope) =>
  tx
    .selectFrom('project_comments')
    .leftJoin('recipe_variations', (join) =>
      join
        .on('recipe_variations.user_id', '=', userId)
        .onRef('recipe_variations.id', '=', 'project_comments.recipe_variation_id'),
    )
    .where('project_comments.user_id', '=', userId)
    .select([
      'project_comments.id',
      'project_comments.project_id',
      'project_comments.recipe_variation_id',
      'recipe_variations.name as recipe_variation_name',
      'project_comments.content',
      'project_comments.created_at',
      'project_comments.updated_at',
    ])
