import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { AppError } from '#core/errors/app-error.ts'
import type { ErrorCode } from '#core/errors/codes.ts'
import { refetch } from '#web/data/cache.ts'
import { failureText } from '#web/data/failure.ts'
import { toast } from '#web/data/toast.ts'
import { analyse, fetchPending } from './nutrition-requests.ts'
import { listTexts, operations } from './texts.ts'
import { nutritionKeys, useTakeOver } from './use-nutrition.ts'

export type BatchFailure = { readonly id: string; readonly name: string; readonly reason: string }

export type Batch = {
  /** `stopped`: the server is not there, or the session is over. What was done is kept either way. */
  readonly status: 'idle' | 'running' | 'cancelled' | 'stopped' | 'finished'
  /** Recipes gone through, those that failed included. */
  readonly done: number
  readonly total: number
  readonly failures: readonly BatchFailure[]
}

const idle: Batch = { status: 'idle', done: 0, total: 0, failures: [] }

/** Recipes asked for at a time: the server's own bound. */
const pageSize = 20

/** Trouble that the next recipe would meet as well. */
const hopeless: readonly ErrorCode[] = ['network', 'unauthenticated', 'unavailable', 'rate_limited', 'bad_answer']

/**
 * 'Generar para todas': one recipe after the other, with the count on screen. What is calculated is kept at once, so it can
 * be cancelled at any time, and starting again goes on with what is left. A recipe that fails does not hold up the others.
 */
export const useGenerateAll = () => {
  const cache = useQueryClient()
  const takeOver = useTakeOver()
  const [batch, setBatch] = useState(idle)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  const start = useCallback(async () => {
    if (running.current !== null) return
    const controller = new AbortController()
    const { signal } = controller
    running.current = controller
    setBatch({ ...idle, status: 'running' })
    let done = 0
    const failures: BatchFailure[] = []
    try {
      let cursor: string | null = null
      do {
        const page = await fetchPending(cursor, pageSize, signal)
        // What was done is pending no more, what failed still is.
        const total = done - failures.length + page.total
        for (const recipe of page.items) {
          setBatch((before) => ({ ...before, done, total: Math.max(total, before.total) }))
          try {
            takeOver(await analyse(recipe, signal))
          } catch (error) {
            if (signal.aborted || isHopeless(error)) throw error
            console.error(operations.calculate.failure[1], recipe.name, error)
            const reason = failureText(error, operations.calculate.failure[1]) ?? ''
            failures.push({ id: recipe.id, name: recipe.name, reason })
          }
          done += 1
          setBatch((before) => ({ ...before, done, failures: [...failures] }))
        }
        cursor = page.nextCursor
      } while (cursor !== null)
      setBatch((before) => ({ ...before, status: failures.length === 0 ? 'idle' : 'finished' }))
      if (done > failures.length) toast.done(...listTexts.batch.success(done - failures.length))
    } catch (error) {
      setBatch((before) => ({ ...before, status: signal.aborted ? 'cancelled' : 'stopped' }))
      if (!signal.aborted) {
        console.error(operations.calculate.failure[1], error)
        toast.error(operations.calculate.failure[0], failureText(error, operations.calculate.failure[1]))
      }
    } finally {
      running.current = null
      void refetch(cache, nutritionKeys.pending)
    }
  }, [cache, takeOver])

  const cancel = useCallback(() => running.current?.abort(), [])
  const close = useCallback(() => setBatch(idle), [])
  return { batch, start, cancel, close }
}

const isHopeless = (error: unknown): boolean => error instanceof AppError && hopeless.includes(error.code)
