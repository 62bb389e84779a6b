import { Button, SegmentedControl } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useParams } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { AppError } from '#core/errors/app-error.ts'
import type { Project, Variation } from '#core/kitchen-lab/project.ts'
import { BackLink } from '#web/ui/BackLink.tsx'
import { LoadFailure } from '#web/ui/LoadFailure.tsx'
import { Loading } from '#web/ui/Loading.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { Redirect } from '#web/ui/Redirect.tsx'
import { useTitle } from '#web/ui/use-title.ts'
import { CommentColumn } from './CommentColumn.tsx'
import css from './project.module.css'
import { loadFailures, projectTexts as texts, wordsTexts } from './texts.ts'
import { useProject } from './use-lab.ts'
import { useProjectOperations } from './use-lab-operations.ts'
import { VariationList } from './VariationList.tsx'
import { WordsDialog } from './WordsDialog.tsx'

/** One project. An id that is unknown, somebody else's or no id at all says so and leads back to the projects. */
export function ProjectPage() {
  const id = useParams({ strict: false, select: (params: { projectId?: string }) => params.projectId ?? '' })
  const { data, error, refetch } = useProject(id)
  useTitle(data?.name)

  if (isAbsent(error)) return <Redirect to="/kitchen-lab" />
  if (data !== undefined) return <OpenProject key={id} project={data} />
  if (error === null) return <Loading />
  return (
    <>
      <BackLink to="/kitchen-lab" label={texts.back} />
      <LoadFailure title={loadFailures.project[1]} error={error} onRetry={() => void refetch()} />
    </>
  )
}

const isAbsent = (error: unknown): boolean =>
  error instanceof AppError && (error.code === 'not_found' || error.code === 'invalid_input')

function OpenProject({ project }: { readonly project: Project }) {
  const { id, name, description } = project
  const { update, busy } = useProjectOperations()
  const [editing, setEditing] = useState(false)
  // What the next comment is about; saving it clears the mark (specification §4).
  const [about, setAbout] = useState<Pick<Variation, 'id' | 'name'> | null>(null)
  const [part, setPart] = useState<string>('variations')
  const [asked, setAsked] = useState(0)
  const box = useRef<HTMLTextAreaElement>(null)
  // Asked for a comment: the box takes the focus once its part is in sight.
  useEffect(() => {
    if (asked > 0) box.current?.focus()
  }, [asked])

  const comment = (variation: Variation) => {
    setAbout({ id: variation.id, name: variation.name })
    setPart('comments')
    setAsked((times) => times + 1)
  }
  const deleted = (variationId: string) => setAbout((now) => (now?.id === variationId ? null : now))

  return (
    <>
      <PageHeader
        title={name}
        subtitle={description === null ? undefined : <span className={css.description}>{description}</span>}
        back={<BackLink to="/kitchen-lab" label={texts.back} />}
      >
        <Button
          variant="default"
          leftSection={<IconPencil size="1.125rem" stroke={1.5} aria-hidden />}
          onClick={() => setEditing(true)}
        >
          {texts.edit}
        </Button>
      </PageHeader>
      <SegmentedControl
        className={css.parts}
        aria-label={texts.parts}
        fullWidth
        value={part}
        onChange={setPart}
        data={[
          { value: 'variations', label: texts.variations(project.variationCount) },
          { value: 'comments', label: texts.comments(project.commentCount) },
        ]}
      />
      <div className={css.columns} data-part={part}>
        <VariationList projectId={id} onComment={comment} onDeleted={deleted} />
        <CommentColumn projectId={id} about={about} onAbout={setAbout} box={box} />
      </div>
      <WordsDialog
        opened={editing}
        words={wordsTexts.editProject}
        start={{ name, description }}
        busy={busy}
        onClose={() => setEditing(false)}
        onReopen={() => setEditing(true)}
        onSave={async (words) => (await update(id, words, { name, description })).ok}
      />
    </>
  )
}
