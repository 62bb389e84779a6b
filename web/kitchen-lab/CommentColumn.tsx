import { type RefObject, useId } from 'react'
import { focusIfLost } from '#web/data/focus-if-lost.ts'
import { LoadFailure } from '#web/ui/LoadFailure.tsx'
import { Loading } from '#web/ui/Loading.tsx'
import { MoreItems } from '#web/ui/MoreItems.tsx'
import { type About, CommentBox } from './CommentBox.tsx'
import { CommentItem } from './CommentItem.tsx'
import css from './comments.module.css'
import { loadFailures, commentTexts as texts } from './texts.ts'
import { useComments } from './use-lab.ts'

type Props = {
  readonly projectId: string
  readonly about: About | null
  readonly onAbout: (about: About | null) => void
  readonly box: RefObject<HTMLTextAreaElement | null>
}

/** What was observed: a box for the next comment, and all there are, newest first. */
export function CommentColumn({ projectId, ...box }: Props) {
  const list = useComments(projectId)
  const headingId = useId()
  const { items: comments, error } = list
  return (
    <section className={css.column} aria-label={texts.title} aria-busy={list.isFetching}>
      <h2 id={headingId} className={css.title} tabIndex={-1}>
        {texts.title}
      </h2>
      <CommentBox projectId={projectId} {...box} />
      {error !== null && <LoadFailure title={loadFailures.project[1]} error={error} onRetry={list.retry} />}
      {comments === undefined && error === null && <Loading />}
      {comments?.length === 0 && <p className={css.empty}>{texts.empty}</p>}
      {comments !== undefined && comments.length > 0 && (
        <ol className={css.list}>
          {comments.map((comment) => (
            <li key={comment.id} className={css.item}>
              <CommentItem comment={comment} onRemoved={() => focusIfLost(headingId)} />
            </li>
          ))}
        </ol>
      )}
      <MoreItems list={list} />
    </section>
  )
}
