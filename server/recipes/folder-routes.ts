import {
  createFolderBody,
  folderListAnswer,
  folderPage,
  folderParams,
  folderRow,
  listFoldersQuery,
} from '#core/api/folders.ts'
import type { Deps } from '#server/http/deps.ts'
import { limitAsked } from '#server/http/page.ts'
import { userRoutes } from '#server/http/user-routes.ts'
import { createFolder, deleteFolder, listFolders } from './folders.ts'

const pages = { usual: folderPage, most: folderPage }

/** /rest/v1/folders */
export const folderRoutes = (deps: Deps) =>
  userRoutes('folders', (route) => {
    route.get(
      '/folders',
      { summary: 'Folders, page by page, each page by name', query: listFoldersQuery, answer: folderListAnswer },
      ({ userId, query }) => listFolders(deps, userId, limitAsked(query, pages), query.cursor),
    )

    route.post(
      '/folders',
      { summary: 'Create a folder', body: createFolderBody, created: folderRow },
      ({ userId, body }) => createFolder(deps, userId, body),
    )

    route.delete(
      '/folders/:id',
      { summary: 'Delete a folder; its recipes stay, without folder', params: folderParams },
      ({ userId, params }) => deleteFolder(deps, userId, params.id),
    )
  })
