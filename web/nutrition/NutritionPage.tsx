import { Button, VisuallyHidden } from '@mantine/core'
import { IconSalad, IconSearchOff } from '@tabler/icons-react'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { CardGrid } from '#web/ui/CardGrid.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { LoadFailure } from '#web/ui/LoadFailure.tsx'
import { Loading } from '#web/ui/Loading.tsx'
import { MoreItems } from '#web/ui/MoreItems.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { SearchBox } from '#web/ui/SearchBox.tsx'
import { GenerateAll } from './GenerateAll.tsx'
import css from './list.module.css'
import { NutritionCard } from './NutritionCard.tsx'
import { Sources } from './Sources.tsx'
import { listTexts as texts } from './texts.ts'
import { useCards } from './use-nutrition.ts'

/** Every recipe with its analysis or the button that makes one, narrowed by what stands in the address. */
export function NutritionPage() {
  const q = useSearch({ strict: false, select: (search: { q?: string }) => search.q ?? '' })
  const navigate = useNavigate()
  // Written back with replace: a search of ten letters is one step of the history, not ten.
  const search = (text: string) =>
    void navigate({ to: '/nutritional-analysis', search: text.trim() === '' ? {} : { q: text }, replace: true })
  const list = useCards(q.trim())
  const { items: cards, error } = list

  return (
    <>
      <PageHeader title={texts.title} subtitle={texts.subtitle} />
      <div className={css.tools}>
        <search className={css.search}>
          <SearchBox value={q} onChange={search} label={texts.search} debounce={200} />
        </search>
        <GenerateAll listId="cards" />
      </div>
      <VisuallyHidden role="status">
        {q !== '' && cards !== undefined && !list.isPlaceholderData && texts.found(cards.length, list.hasNextPage)}
      </VisuallyHidden>
      <section id="cards" aria-label={texts.recipes} aria-busy={list.isFetching} tabIndex={-1}>
        {error !== null && <LoadFailure title={texts.loadFailed} error={error} onRetry={list.retry} />}
        {cards === undefined && error === null && <Loading />}
        {cards?.length === 0 && <NoCards words={q.trim()} />}
        {cards !== undefined && cards.length > 0 && (
          <>
            <CardGrid items={cards} stale={list.isPlaceholderData}>
              {(card) => <NutritionCard card={card} />}
            </CardGrid>
            <MoreItems list={list} />
          </>
        )}
      </section>
      {/* Not before the list: it would be pushed down under the eyes of whoever reads it. */}
      {cards !== undefined && <Sources />}
    </>
  )
}

function NoCards({ words }: { readonly words: string }) {
  const { empty, notFound } = texts
  const [title, text] = words === '' ? [empty.title, empty.text] : [notFound.title, notFound.text(words)]
  return (
    <EmptyState title={title} text={text} icon={words === '' ? IconSalad : IconSearchOff}>
      {words === '' && (
        <Button component={Link} to="/recipes">
          {empty.manager}
        </Button>
      )}
    </EmptyState>
  )
}
