import { z } from 'zod/mini'
import { idField } from './field.ts'

/** Tables whose rows come back with 'Deshacer': all but recipes and formulas, whose deletion is final. */
export const undoableTables = [
  'folders',
  'ingredient_prices',
  'projects',
  'recipe_variations',
  'project_comments',
  'ice_cream_ingredients',
] as const

export type UndoableTable = (typeof undoableTables)[number]

export const undoParams = z.object({ id: idField })

/** For so long the server keeps what was deleted: longer than any toast stands, too short to be an archive. */
export const undoMinutes = 15
