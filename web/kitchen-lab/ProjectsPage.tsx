import { Button } from '@mantine/core'
import { IconFlask2, IconPlus } from '@tabler/icons-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useEffect, useRef } from 'react'
import type { Project } from '#core/kitchen-lab/project.ts'
import { newId } from '#web/data/new-id.ts'
import { useDialogTarget } from '#web/data/use-dialog-target.ts'
import { CardGrid } from '#web/ui/CardGrid.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { LoadFailure } from '#web/ui/LoadFailure.tsx'
import { Loading } from '#web/ui/Loading.tsx'
import { MoreItems } from '#web/ui/MoreItems.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { useNewKey } from '#web/ui/use-new-key.ts'
import type { NameAndNote } from './lab-requests.ts'
import { ProjectCard } from './ProjectCard.tsx'
import css from './projects.module.css'
import { loadFailures, projectsTexts as texts, wordsTexts } from './texts.ts'
import { useProjects } from './use-lab.ts'
import { useProjectOperations } from './use-lab-operations.ts'
import { WordsDialog } from './WordsDialog.tsx'

/** All projects as cards, the last touched first. */
export function ProjectsPage() {
  const list = useProjects()
  const { items: projects, error } = list
  const { create, remove, busy } = useProjectOperations()
  const { target: naming, open, close, reopen } = useDialogTarget<{ readonly id: string }>()
  const name = useCallback(() => open({ id: newId() }), [open])
  useNewKey(name)
  useAskedForNew(name)
  const section = useRef<HTMLElement>(null)

  const save = async (words: NameAndNote) => (naming === null ? false : (await create(naming.id, words)).ok)
  const askAndRemove = async ({ id, name }: Project) => {
    if (!window.confirm(texts.confirmDelete(name))) return
    const outcome = await remove(id)
    // The button that had the focus is gone with its card.
    if (outcome.ok && document.activeElement === document.body) section.current?.focus({ preventScroll: true })
  }
  return (
    <>
      <PageHeader title={texts.title} subtitle={texts.subtitle}>
        <Button leftSection={<IconPlus size="1.25rem" aria-hidden />} onClick={name}>
          {texts.newProject}
        </Button>
      </PageHeader>
      <section ref={section} className={css.list} aria-label={texts.list} aria-busy={list.isFetching} tabIndex={-1}>
        {error !== null && <LoadFailure title={loadFailures.projects[1]} error={error} onRetry={list.retry} />}
        {projects === undefined && error === null && <Loading />}
        {projects?.length === 0 && (
          <EmptyState title={texts.empty.title} text={texts.empty.text} icon={IconFlask2}>
            <Button variant="default" onClick={name}>
              {texts.empty.action}
            </Button>
          </EmptyState>
        )}
        {projects !== undefined && projects.length > 0 && (
          <CardGrid items={projects}>
            {(project) => <ProjectCard project={project} onDelete={() => void askAndRemove(project)} />}
          </CardGrid>
        )}
        <MoreItems list={list} />
      </section>
      <WordsDialog
        opened={naming !== null}
        words={wordsTexts.newProject}
        busy={busy}
        onClose={close}
        onReopen={reopen}
        onSave={save}
      />
    </>
  )
}

/** `/kitchen-lab?new=project` asks for a name on arrival; the address is then tidied up. */
const useAskedForNew = (begin: () => void) => {
  const asked = useSearch({ strict: false, select: (search: { new?: string }) => search.new !== undefined })
  const navigate = useNavigate()
  useEffect(() => {
    if (!asked) return
    begin()
    void navigate({ to: '/kitchen-lab', replace: true })
  }, [asked, begin, navigate])
}
