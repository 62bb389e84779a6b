import { Button } from '@mantine/core'
import { formatDate } from '#core/format/date.ts'
import { useUserId } from '#web/api/session-state.ts'
import { dropDraft, type StoredDraft } from '#web/stock/drafts.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { draftTexts as texts } from './texts.ts'

type Props = {
  readonly drafts: readonly StoredDraft[]
  readonly onRecover: (draft: StoredDraft) => void
}

/** Forms that ended without being saved or thrown away, each with both ways on. */
export function DraftNotices({ drafts, onRecover }: Props) {
  const userId = useUserId()
  return drafts.map((draft) => (
    <Notice
      key={draft.draftId}
      title={texts.title(draft.content.name.trim())}
      actions={
        <>
          <Button onClick={() => onRecover(draft)}>{texts.recover}</Button>
          <Button variant="default" onClick={() => dropDraft(userId, draft.draftId)}>
            {texts.discard}
          </Button>
        </>
      }
    >
      <p>{texts.text(formatDate(draft.savedAt))}</p>
    </Notice>
  ))
}
