import { PassThrough } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ScanAnswer, ScanStage } from '#core/api/scanner.ts'
import { reportedError } from '#server/http/send-error.ts'

type Work = (onStage: (stage: ScanStage) => void) => Promise<ScanAnswer>

/** One JSON answer, or a line for each stage and the answer last, for who accepts `application/x-ndjson`. */
export const answerScan = async (request: FastifyRequest, reply: FastifyReply, work: Work) => {
  if (!request.headers.accept?.includes('application/x-ndjson')) return work(() => undefined)
  const lines = new PassThrough()
  const write = (line: object) => lines.write(`${JSON.stringify(line)}\n`)
  void work((stage) => write({ stage }))
    .then((answer) => write({ answer }))
    .catch((error: unknown) => {
      const { code, message } = reportedError(error, request)
      write({ error: { code, message } })
    })
    .finally(() => lines.end())
  return reply.type('application/x-ndjson; charset=utf-8').header('x-accel-buffering', 'no').send(lines)
}
