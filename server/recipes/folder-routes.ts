import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { errorAnswer } from '#core/api/error.ts'
import {
  createFolderBody,
  folderListAnswer,
  folderPage,
  folderParams,
  folderRow,
  listFoldersQuery,
} from '#core/api/folders.ts'
import { noContent } from '#server/http/no-content.ts'
import { limitAsked } from '#server/http/page.ts'
import type { Part } from '#server/http/part.ts'
import { requireUser, userOf } from '#server/http/require-user.ts'
import { createFolder, deleteFolder, listFolders } from './folders.ts'

const tags = ['folders']
const pages = { usual: folderPage, most: folderPage }

/** /rest/v1/folders */
export const folderRoutes =
  (part: Part): FastifyPluginAsyncZod =>
  async (app) => {
    app.addHook('onRequest', requireUser)

    app.get(
      '/folders',
      {
        schema: {
          tags,
          summary: 'Folders, page by page, each page by name',
          querystring: listFoldersQuery,
          response: { 200: folderListAnswer, '4xx': errorAnswer },
        },
      },
      async (request) => listFolders(part, userOf(request).id, limitAsked(request.query, pages), request.query.cursor),
    )

    app.post(
      '/folders',
      {
        schema: {
          tags,
          summary: 'Create a folder',
          body: createFolderBody,
          response: { 201: folderRow, '4xx': errorAnswer },
        },
      },
      async (request, reply) => reply.status(201).send(await createFolder(part, userOf(request).id, request.body)),
    )

    app.delete(
      '/folders/:id',
      {
        schema: {
          tags,
          summary: 'Delete a folder; its recipes stay, without folder',
          params: folderParams,
          response: { 204: noContent, '4xx': errorAnswer },
        },
      },
      async (request, reply) => {
        await deleteFolder(part, userOf(request).id, request.params.id)
        return reply.status(204).send(null)
      },
    )
  }
