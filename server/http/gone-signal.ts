import type { FastifyReply } from 'fastify'

/** Aborts when the browser goes away: nobody waits for the answer any more. */
export const signalOf = (reply: FastifyReply): AbortSignal => {
  const gone = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort()
  })
  return gone.signal
}
