import { Badge, Button, CloseButton, Textarea } from '@mantine/core'
import { type RefObject, useState } from 'react'
import { labLimits } from '#core/api/kitchen-lab.ts'
import { useForm } from '#web/data/form.ts'
import { newId } from '#web/data/new-id.ts'
import { useUnsavedGuard } from '#web/data/use-unsaved-guard.ts'
import css from './comments.module.css'
import { commentTexts as texts } from './texts.ts'
import { useCommentOperations } from './use-lab-operations.ts'

/** The variation a comment is about. */
export type About = { readonly id: string; readonly name: string }

type Props = {
  readonly projectId: string
  readonly about: About | null
  readonly onAbout: (about: About | null) => void
  readonly box: RefObject<HTMLTextAreaElement | null>
}

/** The next comment. The mark of what it is about can be dropped; saving clears it. */
export function CommentBox({ projectId, about, onAbout, box }: Props) {
  const { create, busy } = useCommentOperations(projectId)
  const [content, setContent] = useState('')
  const [id, setId] = useState(newId)
  const blank = content.trim() === ''
  useUnsavedGuard(!blank)

  const save = async () => {
    const outcome = await create(id, about?.id ?? null, content.trim())
    if (!outcome.ok) return
    // What was typed on while it was being saved stays.
    setContent((now) => (now === content ? '' : now))
    setId(newId())
    onAbout(null)
    box.current?.focus()
  }
  const form = useForm({
    filled: blank ? 0 : 1,
    busy,
    check: () => (blank ? 'blank' : null),
    say: () => [texts.error, texts.blank],
    save,
  })
  return (
    <form {...form.props} className={css.box}>
      {about !== null && (
        <div className={css.about}>
          <Badge className={css.badge} color="copper" size="lg">
            {texts.about(about.name)}
          </Badge>
          <CloseButton
            aria-label={texts.dropAbout(about.name)}
            onClick={() => {
              onAbout(null)
              box.current?.focus()
            }}
          />
        </div>
      )}
      <Textarea
        ref={box}
        aria-label={texts.box}
        placeholder={texts.placeholder}
        value={content}
        onChange={(event) => setContent(event.currentTarget.value)}
        error={form.problem !== null && blank}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.submit(event)
        }}
        maxLength={labLimits.comment}
        autosize
        minRows={3}
        maxRows={10}
      />
      <Button type="submit" loading={busy}>
        {texts.submit}
      </Button>
    </form>
  )
}
