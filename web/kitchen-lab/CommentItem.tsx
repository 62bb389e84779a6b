import { ActionIcon, Badge, Button, Textarea } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { labLimits } from '#core/api/kitchen-lab.ts'
import { formatDateTime } from '#core/format/date.ts'
import type { Comment } from '#core/kitchen-lab/project.ts'
import { useForm } from '#web/data/form.ts'
import { useUnsavedGuard } from '#web/data/use-unsaved-guard.ts'
import css from './comments.module.css'
import { commentTexts as texts } from './texts.ts'
import { useCommentOperations } from './use-lab-operations.ts'

type Props = {
  readonly comment: Comment
  /** It is gone, and the button that had the focus with it. */
  readonly onRemoved: () => void
}

/** One comment: what it is about, when it was written and edited, its words with their line breaks. */
export function CommentItem({ comment, onRemoved }: Props) {
  const { id, projectId, variationName, content, createdAt, updatedAt } = comment
  const { update, remove, busy } = useCommentOperations(projectId)
  const [editing, setEditing] = useState(false)
  const edit = useRef<HTMLButtonElement>(null)
  const written = formatDateTime(createdAt)

  const wasEditing = useRef(false)
  // The field that had the focus is gone: back to the button that opened it.
  useEffect(() => {
    if (wasEditing.current && !editing) edit.current?.focus()
    wasEditing.current = editing
  }, [editing])
  const close = () => setEditing(false)
  const removeIt = async () => {
    if ((await remove(id)).ok) onRemoved()
  }
  return (
    <article aria-label={texts.item(written)}>
      {variationName !== null && (
        <Badge className={css.badge} color="copper">
          {variationName}
        </Badge>
      )}
      {editing ? (
        <CommentEdit
          content={content}
          busy={busy}
          onCancel={close}
          onSave={async (words) => {
            if ((await update(comment, words)).ok) close()
          }}
        />
      ) : (
        <p className={css.content}>{content}</p>
      )}
      <div className={css.foot}>
        <p className={css.when}>
          <time dateTime={createdAt}>{written}</time>
          {updatedAt > createdAt && <span>{texts.edited(formatDateTime(updatedAt))}</span>}
        </p>
        {!editing && (
          <div className={css.icons}>
            <ActionIcon ref={edit} color="steel" aria-label={texts.edit} onClick={() => setEditing(true)}>
              <IconPencil size="1.125rem" stroke={1.5} aria-hidden />
            </ActionIcon>
            <ActionIcon color="brick" aria-label={texts.delete} onClick={() => void removeIt()}>
              <IconTrash size="1.125rem" stroke={1.5} aria-hidden />
            </ActionIcon>
          </div>
        )}
      </div>
    </article>
  )
}

type EditProps = {
  readonly content: string
  readonly busy: boolean
  readonly onSave: (content: string) => Promise<void>
  readonly onCancel: () => void
}

function CommentEdit({ content, busy, onSave, onCancel }: EditProps) {
  const [words, setWords] = useState(content)
  const blank = words.trim() === ''
  const changed = words.trim() !== content
  useUnsavedGuard(changed)
  const form = useForm({
    filled: changed ? 1 : 0,
    busy,
    check: () => (blank ? 'blank' : null),
    say: () => [texts.error, texts.blank],
    save: () => (changed ? onSave(words.trim()) : onCancel()),
  })
  return (
    <form {...form.props} className={css.edit}>
      <Textarea
        aria-label={texts.editBox}
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
        error={form.problem !== null && blank}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && words === content) onCancel()
        }}
        maxLength={labLimits.comment}
        autosize
        minRows={2}
        maxRows={12}
        autoFocus
      />
      <div className={css.editActions}>
        <Button variant="default" onClick={onCancel} disabled={busy}>
          {texts.cancel}
        </Button>
        <Button type="submit" loading={busy}>
          {texts.save}
        </Button>
      </div>
    </form>
  )
}
