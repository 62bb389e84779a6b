import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'

/** Below this an answer fits into one packet anyway. */
const smallest = 1400
/** Up to this a compression takes well under a millisecond; larger answers go to a worker thread. */
const largestInline = 256 * 1024

const brotliOptions = (length: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 3,
    [constants.BROTLI_PARAM_LGWIN]: 18,
    [constants.BROTLI_PARAM_SIZE_HINT]: length,
  },
})
const gzipOptions = { level: 1 }

const inWorker = { br: promisify(brotliCompress), gzip: promisify(gzip) }

/**
 * Compresses JSON and text answers. In one go instead of through a stream per answer, as @fastify/compress does: a list
 * of 24 kB costs 0.09 ms of processor time this way and 0.45 ms that way, and 150 MB less memory under load.
 * Files of the web part are compressed when they are built (static-files.ts).
 */
export const compressAnswers = (app: FastifyInstance): void => {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < smallest) return payload
    if (reply.hasHeader('content-encoding') || request.method === 'HEAD') return payload
    reply.header('vary', 'accept-encoding')
    const encoding = chooseEncoding(request.headers['accept-encoding'])
    if (encoding === undefined) return payload
    const compressed = await compress(encoding, payload)
    reply.header('content-encoding', encoding).header('content-length', compressed.length)
    return compressed
  })
}

type Encoding = 'br' | 'gzip'

const chooseEncoding = (accepted: string | string[] | undefined): Encoding | undefined => {
  const offers = String(accepted ?? '')
    .split(',')
    .map((offer) => offer.trim())
    .filter((offer) => !/;\s*q=0(?:\.0*)?$/.test(offer))
    .map((offer) => offer.split(';')[0])
  if (offers.includes('br')) return 'br'
  return offers.includes('gzip') || offers.includes('*') ? 'gzip' : undefined
}

const compress = async (encoding: Encoding, text: string): Promise<Buffer> => {
  const inline = text.length <= largestInline
  if (encoding === 'br') {
    const options = brotliOptions(text.length)
    return inline ? brotliCompressSync(text, options) : inWorker.br(text, options)
  }
  return inline ? gzipSync(text, gzipOptions) : inWorker.gzip(text, gzipOptions)
}
