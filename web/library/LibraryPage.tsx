import { Button } from '@mantine/core'
import { IconBook2, IconSearchOff } from '@tabler/icons-react'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { LoadExamplesButton } from '#web/stock/LoadExamplesButton.tsx'
import { recipeTexts } from '#web/stock/texts.ts'
import { useRecipeCount, useRecipeList } from '#web/stock/use-recipes.ts'
import { CardGrid } from '#web/ui/CardGrid.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { LoadFailure } from '#web/ui/LoadFailure.tsx'
import { Loading } from '#web/ui/Loading.tsx'
import { MoreItems } from '#web/ui/MoreItems.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { SearchBox } from '#web/ui/SearchBox.tsx'
import { CopyNotice } from './CopyNotice.tsx'
import css from './library.module.css'
import { RecipeCard } from './RecipeCard.tsx'
import { copyTexts, libraryTexts as texts } from './texts.ts'
import { useAgeOnScreen, useLibraryCopy } from './use-copies.ts'

/** All recipes as cards to read, narrowed by what stands in the address: `/library?q=croquetas`. */
export function LibraryPage() {
  const q = useSearch({ strict: false, select: (search: { q?: string }) => search.q ?? '' })
  const navigate = useNavigate()
  // Written back with replace: a search of ten letters is one step of the history, not ten.
  const search = (text: string) =>
    void navigate({ to: '/library', search: text.trim() === '' ? {} : { q: text }, replace: true })
  const filter = { q: q.trim() }
  const list = useRecipeList(filter)
  const total = useRecipeCount(filter)
  const { pages, error, isPlaceholderData, hasNextPage } = list
  const first = isPlaceholderData ? undefined : pages?.[0]
  const data = useMemo(
    () => first && { items: first, complete: !hasNextPage && pages?.length === 1 },
    [first, hasNextPage, pages],
  )
  const asked = { data, dataUpdatedAt: list.dataUpdatedAt, error }
  const copy = useLibraryCopy(filter.q, asked)
  const age = useAgeOnScreen(asked) ?? copy?.at ?? null
  const shown = pages?.flat() ?? copy?.content

  return (
    <>
      <PageHeader title={texts.title} />
      <search className={css.tools}>
        <SearchBox value={q} onChange={search} label={texts.search} placeholder={texts.search} debounce={200} />
      </search>
      <section aria-label={texts.recipes} aria-busy={list.isFetching}>
        {age !== null && <CopyNotice at={age} onRetry={() => void list.refetch()} />}
        {error !== null && age === null && copy !== undefined && (
          <LoadFailure title={recipeTexts.load.failure[1]} error={error} onRetry={list.retry} />
        )}
        {shown === undefined && (error === null || copy === undefined) && <Loading />}
        {list.empty && <NoRecipes words={filter.q} />}
        {pages === undefined && shown?.length === 0 && <p>{copyTexts.noneFound}</p>}
        {shown !== undefined && shown.length > 0 && (
          <>
            <CardGrid items={shown} stale={list.isPlaceholderData}>
              {(recipe) => <RecipeCard recipe={recipe} />}
            </CardGrid>
            <MoreItems list={list} />
          </>
        )}
      </section>
      {shown !== undefined && (total !== undefined || copy) && (
        <footer className={css.footer}>
          <p role="status">{copy ? copyTexts.footer(copy.content.length) : texts.footer(total ?? 0)}</p>
        </footer>
      )}
    </>
  )
}

function NoRecipes({ words }: { readonly words: string }) {
  const { empty, notFound } = texts
  const [title, text] = words === '' ? [empty.title, empty.text] : [notFound.title, notFound.text(words)]
  return (
    <EmptyState title={title} text={text} icon={words === '' ? IconBook2 : IconSearchOff}>
      <Button component={Link} to="/recipes">
        {empty.manager}
      </Button>
      <Button component={Link} to="/ai-assistant" variant="default">
        {empty.assistant}
      </Button>
      {words === '' && <LoadExamplesButton />}
    </EmptyState>
  )
}
