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

/** Folders of a page; the browser reads them all. */
export const folderPage = 200

export const listFoldersQuery = z.object({
  limit: z.optional(z.string().check(z.regex(/^(?:[1-9]\d?|1\d\d|200)$/, `El límite va de 1 a ${folderPage}`))),
  /** The `next_cursor` of the page before. */
  cursor: z.optional(idField),
})

export const folderListAnswer = z.object({
  /** By name within the page; which page a folder is on has nothing to do with its name. */
  items: z.array(folderRow),
  /** Pass it as `cursor` for the next page; null on the last. */
  next_cursor: z.nullable(z.string()),
})
export const folderParams = z.object({ id: idField })

export type FolderListAnswer = z.infer<typeof folderListAnswer>
export type FolderRow = z.infer<typeof folderRow>
export type CreateFolderBody = z.infer<typeof createFolderBody>

export const folderFromRow = ({ id, name, parent_id, recipe_count }: FolderRow): Folder => ({
  id,
  name,
  parentId: parent_id,
  recipeCount: recipe_count,
})
