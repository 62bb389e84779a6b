import { fastify } from 'fastify'
import { expect, test } from 'vitest'
import { AppError } from '#core/errors/app-error.ts'
import type { ErrorCode } from '#core/errors/codes.ts'
import { answerScan } from './scan-answer.ts'

/** Asks for a photo that ends in this trouble, stage by stage as the screen does. */
const failing = async (code: ErrorCode) => {
  const logged: string[] = []
  const app = fastify({ logger: { level: 'error', stream: { write: (line: string) => void logged.push(line) } } })
  app.post('/', (request, reply) =>
    answerScan(request, reply, async (onStage) => {
      onStage('reading')
      throw new AppError(code)
    }),
  )
  const { statusCode, payload } = await app.inject({
    method: 'POST',
    url: '/',
    headers: { accept: 'application/x-ndjson' },
  })
  await app.close()
  const lines = payload
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
  return { statusCode, lines, logged: logged.map((line) => JSON.parse(line).msg) }
}

test('lo que falla a medias llega en su línea, y el operador lo lee si no es cosa de la foto', async () => {
  expect(await failing('scan_timeout')).toMatchObject({
    statusCode: 200,
    lines: [{ stage: 'reading' }, { error: { code: 'scan_timeout' } }],
    logged: ['scan_timeout'],
  })
  expect(await failing('photo_broken')).toMatchObject({
    lines: [{ stage: 'reading' }, { error: { code: 'photo_broken' } }],
    logged: [],
  })
})
