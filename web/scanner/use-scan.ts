import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import type { ReceivedRecipe } from '#core/api/received/recipe.ts'
import type { ReceivedScan } from '#core/api/received/scan.ts'
import type { ScannedPage, ScanStage } from '#core/api/scanner.ts'
import type { DeliveryNote } from '#core/parsing/notes/delivery-note.ts'
import { refetch } from '#web/data/cache.ts'
import { reportFailure } from '#web/data/failure.ts'
import { newId } from '#web/data/new-id.ts'
import { toast } from '#web/data/toast.ts'
import { createRecipe } from '#web/stock/recipe-requests.ts'
import { recipeKeys } from '#web/stock/use-recipes.ts'
import { noteTexts } from './note/texts.ts'
import { photoToSend } from './photo.ts'
import { scanDocument } from './scan-requests.ts'
import { scannerTexts as texts } from './texts.ts'

/** What was read and waits to be saved, under an id of its own: saved twice is saved once. */
export type Found = { readonly id: string; readonly recipe: ReceivedRecipe; readonly warnings: readonly string[] }

/** A photo or a PDF as it lies before the cook. */
export type Sheet = { readonly file: File; readonly quarterTurns: number }

/** Which sheet of how many, from 1. */
type SheetAt = { readonly count: number; readonly of: number }
const onlySheet: SheetAt = { count: 1, of: 1 }

export type ScanState =
  | { readonly step: 'idle' }
  | { readonly step: 'working'; readonly stage: ScanStage | 'sending' | 'saving'; readonly sheet: SheetAt }
  | { readonly step: 'unsaved'; readonly found: Found }
  | { readonly step: 'saved'; readonly found: Found }
  /** Several on one sheet: the cook says which are kept. */
  | { readonly step: 'several'; readonly found: readonly Found[]; readonly saved: readonly string[] }
  /** An invoice or a delivery note: to be looked at, never kept by itself. */
  | { readonly step: 'note'; readonly note: DeliveryNote }
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
    setState({ step: 'working', stage: 'saving', sheet: onlySheet })
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

  /** Saves one of several and stays: the others are still to be decided. */
  const keep = async ({ id, recipe, warnings }: Found): Promise<void> => {
    try {
      await createRecipe(id, { ...recipe, folderId: null }, warnings)
    } catch (error) {
      reportFailure(texts.broken, error)
      return
    }
    void refetch(cache, recipeKeys.recipes)
    toast.done(...texts.done(recipe.name))
    setState((now) => (now.step === 'several' ? { ...now, saved: [...now.saved, id] } : now))
  }

  const scan = async (sheets: readonly Sheet[]): Promise<void> => {
    if (running.current !== null) return
    const abort = new AbortController()
    running.current = abort
    try {
      const answer = await readSheets(sheets, abort.signal, (stage, sheet) =>
        setState({ step: 'working', stage, sheet }),
      )
      if (answer === null) return
      if (answer.notice) toast.info(texts.notice, answer.notice)
      const found = foundIn(answer)
      const [first] = found
      if (found.length > 1) return setState({ step: 'several', found, saved: [] })
      if (first !== undefined) return await save(first)
      // A delivery note that was read is no failure.
      if (answer.note !== null) {
        toast.info(noteTexts.title(answer.note.kind), noteTexts.told)
        return setState({ step: 'note', note: answer.note })
      }
      toast.error(...texts.notFound)
      setState({ step: 'nothing', advice: answer.warnings })
    } catch (error) {
      setState({ step: 'idle' })
      if (!abort.signal.aborted) reportFailure(texts.failed, error)
    } finally {
      running.current = null
    }
  }

  return { state, scan, save, keep, cancel: () => running.current?.abort(), reset: () => setState({ step: 'idle' }) }
}

const foundIn = ({ recipe, warnings, others }: ReceivedScan): readonly Found[] =>
  [{ recipe, warnings }, ...others].flatMap(({ recipe: one, warnings: said }) =>
    one === null ? [] : [{ id: newId(), recipe: one, warnings: [...said, ...one.doubts] }],
  )

/** One sheet after another, each with what was read of those before it; the last answer is of them all. */
const readSheets = async (
  sheets: readonly Sheet[],
  signal: AbortSignal,
  onStage: (stage: ScanStage | 'sending', sheet: SheetAt) => void,
): Promise<ReceivedScan | null> => {
  let answer: ReceivedScan | null = null
  let pages: readonly ScannedPage[] = []
  for (const [at, { file, quarterTurns }] of sheets.entries()) {
    const sheet = { count: at + 1, of: sheets.length }
    onStage('sending', sheet)
    const fileData = await photoToSend(file, quarterTurns)
    const body = { fileData, fileName: file.name, fileType: file.type, ...(pages.length > 0 && { pages }) }
    answer = await scanDocument(body, signal, (stage) => onStage(stage, sheet))
    pages = answer.pages
  }
  return answer
}
