import { type StoredDraft, useDrafts } from '#web/stock/drafts.ts'
import { DraftNotices } from './DraftNotices.tsx'

type Props = {
  /** A form is open: it has its own notices. */
  readonly hidden: boolean
  readonly onRecover: (draft: StoredDraft) => void
}

/** What `PageDrafts` shows once it has been fetched; what was given up by Cancelar is not nagged about. */
export function LoadedPageDrafts({ hidden, onRecover }: Props) {
  const drafts = useDrafts().filter(({ cancelled }) => !cancelled)
  return !hidden && <DraftNotices drafts={drafts} onRecover={onRecover} />
}
