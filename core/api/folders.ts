import { z } from 'zod/mini'
import type { Folder } from '#core/recipes/recipe.ts'
import { idField, textField } from './field.ts'

const folderNameMaxLength = 120

export const createFolderBody = z.object({
  id: z.optional(idField),
  name: textField('El nombre de la carpeta', folderNameMaxLength),
  parent_id: z.optional(z.nullable(idField)),
})

export const folderRow = z.object({
  id: z.string(),
  name: z.string(),
  parent_id: z.nullable(z.string()),
  recipe_count: z.number(),
})

export const folderListAnswer = z.object({ items: z.array(folderRow) })
export const folderParams = z.object({ id: idField })

export type FolderRow = z.infer<typeof folderRow>
export type CreateFolderBody = z.infer<typeof createFolderBody>

export const folderFromRow = ({ id, name, parent_id, recipe_count }: FolderRow): Folder => ({
  id,
  name,
  parentId: parent_id,
  recipeCount: recipe_count,
})
