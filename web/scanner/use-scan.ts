import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import type { ReceivedRecipe } from '#core/api/received/recipe.ts'
import type { ReceivedScan } from '#core/api/received/scan.ts'
import type { ScanStage } from '#core/api/scanner.ts'
import { refetch } from '#web/data/cache.ts'
import { reportFailure } from '#web/data/failure.ts'
import { newId } from '#web/data/new-id.ts'
import { toast } from '#web/data/toast.ts'
import { createRecipe } from '#web/stock/recipe-requests.ts'
import { recipeKeys } from '#web/stock/use-recipes.ts'
import { photoToSend } from './photo.ts'
import { scanDocument } from './scan-requests.ts'
import { scannerTexts as texts } from './texts.ts'

/** What was read and waits to be saved, under an id of its own: saved twice is saved once. */
type Found = { readonly id: string; readonly recipe: ReceivedRecipe; readonly warnings: readonly string[] }

export type ScanState =
  | { readonly step: 'idle' }
  | { readonly step: 'working'; readonly stage: ScanStage | 'sending' | 'saving' }
  | { readonly step: 'unsaved'; readonly found: Found }
  | { readonly step: 'saved'; readonly found: Found }
  /** Looked at, and no recipe found: what the server says of the photo, if anything. */
  | { readonly step: 'nothing'; readonly advice: readonly string[] }

/** Specification §9: time to read the toast before the library comes. */
const redirectDelayMs = 1500

/** Idle → working → a saved recipe and on to the library, or why not (specification §4, Scan). */
export const useScan = () => {
  const navigate = useNavigate()
  const cache = useQueryClient()
  const [state, setState] = useState<ScanState>({ step: 'idle' })
  const running = useRef<AbortController>(null)
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(
    () => () => {
      running.current?.abort()
      clearTimeout(leaving.current)
    },
    [],
  )

  const save = async (found: Found): Promise<void> => {
    setState({ step: 'working', stage: 'saving' })
    const { id, recipe, warnings } = found
    try {
      await createRecipe(id, { ...recipe, folderId: null }, warnings)
    } catch (error) {
      setState({ step: 'unsaved', found })
      reportFailure(texts.broken, error)
      return
    }
    void refetch(cache, recipeKeys.recipes)
    setState({ step: 'saved', found })
    toast.done(...texts.done(recipe.name))
    leaving.current = setTimeout(() => void navigate({ to: '/library' }), redirectDelayMs)
  }

  const scan = async (file: File, quarterTurns: number): Promise<void> => {
    if (running.current !== null) return
    const abort = new AbortController()
    running.current = abort
    setState({ step: 'working', stage: 'sending' })
    try {
      const answer = await read(file, quarterTurns, abort.signal, (stage) => setState({ step: 'working', stage }))
      if (answer.notice) toast.info(texts.notice, answer.notice)
      const { recipe, warnings } = answer
      if (recipe !== null) return await save({ id: newId(), recipe, warnings: [...warnings, ...recipe.doubts] })
      toast.error(...texts.notFound)
      setState({ step: 'nothing', advice: answer.warnings })
    } catch (error) {
      setState({ step: 'idle' })
      if (!abort.signal.aborted) reportFailure(texts.failed, error)
    } finally {
      running.current = null
    }
  }

  return { state, scan, save, cancel: () => running.current?.abort(), reset: () => setState({ step: 'idle' }) }
}

const read = async (
  file: File,
  quarterTurns: number,
  signal: AbortSignal,
  onStage: (stage: ScanStage) => void,
): Promise<ReceivedScan> => {
  const fileData = await photoToSend(file, quarterTurns)
  return scanDocument({ fileData, fileName: file.name, fileType: file.type }, signal, onStage)
}
