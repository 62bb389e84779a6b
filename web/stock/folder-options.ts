import type { Folder } from '#core/recipes/recipe.ts'
import { recipeTexts } from './texts.ts'

/** 'Sin carpeta' and every folder, for a select; the empty value means none. */
export const folderOptions = (folders: readonly Folder[]) => [
  { value: '', label: recipeTexts.noFolder },
  ...folders.map(({ id, name }) => ({ value: id, label: name })),
]
