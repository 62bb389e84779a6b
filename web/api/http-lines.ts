import type { z } from 'zod/mini'
import { AppError } from '#core/errors/app-error.ts'
import { parsed, type Request, readJson, refusal, sendAsUser } from './http.ts'

/**
 * For answers that come line by line (`application/x-ndjson`): each line is handed on as it comes, and the promise ends with
 * the last. An answer of any other type counts as one line. Fails as `http` does; one that breaks off fails with `network`.
 */
export const httpLines = async <T>(
  path: string,
  line: z.ZodMiniType<T>,
  request: Request,
  onLine: (line: T) => void,
): Promise<void> => {
  const response = await sendAsUser(path, { ...request, headers: { accept: 'application/x-ndjson' } })
  if (!response.ok || response.body === null) throw refusal(response, await readJson(response))
  if (!response.headers.get('content-type')?.includes('ndjson')) return onLine(parsed(line, await readJson(response)))
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  let pending = ''
  try {
    for (;;) {
      const { done, value = '' } = await reader.read().catch((cause: unknown) => {
        if (request.signal?.aborted) throw cause
        throw new AppError('network', { cause })
      })
      pending += value
      const lines = pending.split('\n')
      // The last line may come without a break behind it.
      pending = done ? '' : (lines.pop() ?? '')
      for (const text of lines) if (text.trim() !== '') onLine(readLine(line, text))
      if (done) return
    }
  } finally {
    // A line that was not understood leaves the rest unread: nobody waits for it any more. Else it is over already.
    reader.cancel().catch(() => undefined)
  }
}

const readLine = <T>(line: z.ZodMiniType<T>, text: string): T => {
  try {
    return line.parse(JSON.parse(text))
  } catch (cause) {
    throw new AppError('bad_answer', { cause })
  }
}
