import { AppError } from '#core/errors/app-error.ts'
import { largestPhoto } from './photo-body.ts'

/** Lets photos in before a byte of them is read, so that those under way never hold more than the house can bear. */
export type Admission = {
  /**
   * `bytes` as announced, or undefined. Throws AppError `scan_under_way`, `scanner_busy` or `reader_spent`. What it answers
   * is called once, when the photo is read or given up.
   */
  readonly enter: (userId: string, bytes: number | undefined) => () => void
  /** Counts ms of the reader's work for a cook. */
  readonly spend: (userId: string, ms: number) => void
  /** ms of work counted so far; it fades. */
  readonly spent: (userId: string) => number
}

type Limits = {
  /** Photos arriving, in line and being read (docs/ciencia/motor-local.md §8.4). */
  readonly mostPhotos?: number
  /** Bytes of those photos together: five of a phone's camera, or three of the largest. */
  readonly mostBytes?: number
  /** ms of work a cook may ask for at once: some hundred pages. */
  readonly burstMs?: number
  /** ms after which one ms of it is forgotten: a quarter of the reader is the most one cook has in the long run. */
  readonly everyMs?: number
  readonly now?: () => number
}

export const openAdmission = ({
  mostPhotos = 5,
  mostBytes = 3 * largestPhoto,
  burstMs = 10 * 60_000,
  everyMs = 4,
  now = () => performance.now(),
}: Limits = {}): Admission => {
  const cooks = new Set<string>()
  const work = new Map<string, { readonly ms: number; readonly at: number }>()
  let held = 0

  const spent = (userId: string): number => {
    const before = work.get(userId)
    return before === undefined ? 0 : Math.max(0, before.ms - (now() - before.at) / everyMs)
  }
  /** Cooks whose work is forgotten leave no trace. */
  const tidy = (): void => {
    for (const userId of work.keys()) if (spent(userId) === 0) work.delete(userId)
  }

  return {
    enter: (userId, announced) => {
      const bytes = Math.min(announced ?? largestPhoto, largestPhoto)
      if (cooks.has(userId)) throw new AppError('scan_under_way')
      if (spent(userId) >= burstMs) throw new AppError('reader_spent')
      if (cooks.size >= mostPhotos || held + bytes > mostBytes) throw new AppError('scanner_busy')
      cooks.add(userId)
      held += bytes
      let isOver = false
      return () => {
        if (isOver) return
        isOver = true
        cooks.delete(userId)
        held -= bytes
      }
    },
    spend: (userId, ms) => {
      tidy()
      work.set(userId, { ms: spent(userId) + ms, at: now() })
    },
    spent,
  }
}
