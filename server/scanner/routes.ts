import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { errorAnswer } from '#core/api/error.ts'
import { longestPhotoText, scanAnswer, scanBody } from '#core/api/scanner.ts'
import { AppError } from '#core/errors/app-error.ts'
import type { Deps } from '#server/http/deps.ts'
import { signalOf } from '#server/http/gone-signal.ts'
import { nestsDeeper } from '#server/http/json-body.ts'
import { limitUser, userLimits } from '#server/http/limit-user.ts'
import { requireUser, userOf } from '#server/http/require-user.ts'
import type { Model } from '#server/language-model/model.ts'
import { modelFor } from '#server/preferences/queries.ts'
import { openPhotoReader } from './photo-body.ts'
import { scanRecipeDocument } from './scan.ts'
import { answerScan } from './scan-answer.ts'
import { openScanner, type Scanner } from './scanner.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The picture of a request to scan, out of its `fileData`. */
    photo: Buffer | null
  }
}

/** Bytes of a request with the largest photo. */
const longestBody = longestPhotoText + 64 * 1024

/** POST /functions/v1/scan-recipe-document: the one route that takes megabytes. A photo is let in before its body is read, and read as bytes, never as text. */
export const scannerRoutes =
  (deps: Deps, model: Model | undefined): FastifyPluginAsyncZod =>
  async (app) => {
    app.addHook('onRequest', requireUser)
    const scanner = openScanner({ log: app.log })
    app.metrics.gauges('obrador_scanner_photos', 'Photos being read and in line', 'state', scanner.load)
    app.addHook('onClose', () => scanner.close())

    app.decorateRequest('photo', null)
    const parseJson = app.getDefaultJsonParser('error', 'error')
    app.removeContentTypeParser('application/json')
    app.addContentTypeParser('application/json', async (request: FastifyRequest, body: NodeJS.ReadableStream) => {
      const { text, photo } = await readPhoto(request, body)
      if (nestsDeeper(text)) throw new AppError('bad_json')
      request.photo = photo
      return new Promise((resolve, reject) => {
        void parseJson(request, text, (error, parsed) => (error === null ? resolve(parsed) : reject(error)))
      })
    })

    app.post(
      '/scan-recipe-document',
      {
        onRequest: [limitUser(userLimits.scan), letIn(scanner)],
        bodyLimit: longestBody,
        schema: {
          tags: ['functions'],
          summary: 'Read the recipe on a photo; asked for x-ndjson, it tells its stages on the way',
          body: scanBody,
          response: { 200: scanAnswer, '4xx': errorAnswer },
        },
      },
      async (request, reply) => {
        const asker = { userId: userOf(request).id, signal: signalOf(reply) }
        const kitchen = { scanner, model: await modelFor(deps, model, asker.userId) }
        const { fileData, pages } = request.body
        const photo = request.photo ?? Buffer.alloc(0)
        return answerScan(request, reply, (onStage) =>
          scanRecipeDocument(kitchen, asker, { fileData, photo, ...(pages && { pages }) }, onStage),
        )
      },
    )
  }

/** Bytes of photo a request announces: three for four letters of base64. */
const announcedBytes = ({ headers }: FastifyRequest): number | undefined => {
  const length = Number(headers['content-length'])
  return Number.isSafeInteger(length) && length >= 0 ? Math.ceil((length * 3) / 4) : undefined
}

const letIn =
  (scanner: Scanner) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const leave = scanner.enter(userOf(request).id, announcedBytes(request))
    reply.raw.once('finish', leave).once('close', leave)
  }

const readPhoto = async (request: FastifyRequest, body: NodeJS.ReadableStream) => {
  const reader = openPhotoReader(announcedBytes(request))
  const { promise, resolve, reject } = Promise.withResolvers<ReturnType<typeof reader.end>>()
  let length = 0
  const take = (chunk: Buffer): void => {
    try {
      length += chunk.length
      if (length > longestBody) throw new AppError('body_too_large')
      reader.take(chunk)
    } catch (error) {
      // What still comes is let go, so that the answer reaches a browser that is still sending.
      body.off('data', take).resume()
      reject(error)
    }
  }
  const end = (): void => {
    try {
      resolve(reader.end())
    } catch (error) {
      reject(error)
    }
  }
  body.on('data', take).once('end', end).once('error', reject)
  return promise
}
