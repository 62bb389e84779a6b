import { Badge, Button } from '@mantine/core'
import { IconBook2 } from '@tabler/icons-react'
import { CardFacts, CardFoot, CardGrid, CardTitle } from '#web/ui/CardGrid.tsx'
import { DataTable } from '#web/ui/DataTable.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { LoadFailure } from '#web/ui/LoadFailure.tsx'
import { Loading } from '#web/ui/Loading.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import css from './design.module.css'
import { designTexts as texts } from './texts.ts'

const nothing = () => undefined

/** Tables, cards, notices, and what stands in the place of a list that is empty, on its way or not to be had. */
export function Parts() {
  const { columns } = texts
  return (
    <div className={css.stack}>
      <DataTable className={css.table} label={texts.table}>
        <thead>
          <tr>
            <th scope="col">{columns.name}</th>
            <th scope="col">{columns.servings}</th>
            <th scope="col">{columns.total}</th>
          </tr>
        </thead>
        <tbody>
          {texts.rows.map(({ id, name, servings, total }) => (
            <tr key={id}>
              <td>{name}</td>
              <td>{servings}</td>
              <td>{total}</td>
            </tr>
          ))}
        </tbody>
      </DataTable>
      <CardGrid items={texts.rows}>
        {({ name, servings }) => (
          <article>
            <CardTitle>{name}</CardTitle>
            <CardFacts>
              <Badge component="span">{texts.badges.neutral}</Badge>
              <span>{texts.servings(servings)}</span>
            </CardFacts>
            <CardFoot>
              <Button variant="default">{texts.buttons.subtle}</Button>
            </CardFoot>
          </article>
        )}
      </CardGrid>
      {(['steel', 'amber', 'herb'] as const).map((voice) => (
        <Notice key={voice} voice={voice} title={texts.notices[voice][0]}>
          <p>{texts.notices[voice][1]}</p>
        </Notice>
      ))}
      <LoadFailure title={texts.failure} error={null} onRetry={nothing} />
      <EmptyState title={texts.empty.title} text={texts.empty.text} icon={IconBook2}>
        <Button>{texts.empty.action}</Button>
      </EmptyState>
      <Loading />
    </div>
  )
}
