import { ActionIcon, Button } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { formatDate } from '#core/format/date.ts'
import type { Project } from '#core/kitchen-lab/project.ts'
import { CardFacts, CardFoot, CardTitle } from '#web/ui/CardGrid.tsx'
import css from './projects.module.css'
import { projectsTexts as texts } from './texts.ts'

type Props = { readonly project: Project; readonly onDelete: () => void }

export function ProjectCard({ project, onDelete }: Props) {
  const { id, name, description, createdAt, variationCount, commentCount } = project
  return (
    <article aria-label={name}>
      <CardTitle>{name}</CardTitle>
      <p className={css.description} data-none={description === null || undefined}>
        {description ?? texts.noDescription}
      </p>
      <CardFacts>
        <span>{texts.variations(variationCount)}</span>
        <span>{texts.comments(commentCount)}</span>
        <span>{texts.created(formatDate(createdAt))}</span>
      </CardFacts>
      <CardFoot>
        <Button
          variant="default"
          renderRoot={(props) => <Link to="/kitchen-lab/$projectId" params={{ projectId: id }} {...props} />}
        >
          {texts.open}
        </Button>
        <ActionIcon className={css.delete ?? ''} color="brick" aria-label={texts.delete(name)} onClick={onDelete}>
          <IconTrash size="1.25rem" stroke={1.5} aria-hidden />
        </ActionIcon>
      </CardFoot>
    </article>
  )
}
