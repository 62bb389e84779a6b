import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Counting, RecipeCost } from '#core/costing/costs/cost.ts'
import { operations, generateTexts as texts } from '#web/costing/texts.ts'
import { costingKeys } from '#web/costing/use-costing.ts'
import { useAction } from '#web/data/action.ts'
import { refetch } from '#web/data/cache.ts'
import { toast } from '#web/data/toast.ts'
import { type BookOutcome, generateForBook, generateForRecipe, type Progress } from './generate.ts'

const none: Progress = { done: 0, total: 0, name: null }

/**
 * The run of a generation: its progress, its end in words, and what stopped it half-way. Leaving the page stops it and
 * says so; whatever was found is saved already.
 */
export const useGeneration = (counting: Counting) => {
  const queries = useQueryClient()
  const [progress, setProgress] = useState<Progress | null>(null)
  const [stopped, setStopped] = useState<Progress | null>(null)
  const latest = useRef(none)
  const running = useRef<AbortController | null>(null)
  const { run: runOne } = useAction<RecipeCost>(one)
  const { run: runBook } = useAction<BookOutcome>(book)

  useEffect(() => {
    return () => {
      const controller = running.current
      if (controller === null) return
      running.current = null
      controller.abort()
      toast.info(texts.left, keptText(latest.current))
    }
  }, [])

  const start = async (work: (run: Parameters<typeof generateForBook>[0]) => Promise<{ readonly ok: boolean }>) => {
    if (running.current !== null) return
    const controller = new AbortController()
    running.current = controller
    const onProgress = (next: Progress) => {
      latest.current = next
      setProgress(next)
    }
    onProgress(none)
    setStopped(null)
    const onUnsaved = (error: unknown) => {
      console.error(operations.add.failure[1], error)
      toast.error(...operations.add.failure)
    }
    const { ok } = await work({ signal: controller.signal, onProgress, onUnsaved })
    // Gone with the page, which has said so.
    const left = running.current !== controller
    if (!left) {
      running.current = null
      setProgress(null)
      if (controller.signal.aborted) toast.info(texts.cancelled, keptText(latest.current))
      else if (!ok && latest.current.total > 0) setStopped(latest.current)
    }
    await refetch(queries, costingKeys.all)
  }
  return {
    /** Null: nothing is running. */
    progress,
    /** How far the last run came that failed; null when there is none to tell of. */
    stopped,
    generate: (id: string) => start((run) => runOne(() => generateForRecipe(id, counting, run))),
    generateAll: () => start((run) => runBook(() => generateForBook(run))),
    cancel: () => running.current?.abort(),
  }
}

const keptText = ({ done, total }: Progress) => (total === 0 ? undefined : texts.kept(done, total))

const one = {
  success: ({ total, perServing }: RecipeCost) => operations.generate.success(texts.cost(total ?? 0, perServing ?? 0)),
  failure: operations.generate.failure,
}

const book = {
  success: ({ found, missing }: BookOutcome) =>
    [texts.allDone, found + missing === 0 ? texts.nothingMissing : texts.allFound(found, missing)] as const,
  failure: operations.generate.failure,
}
