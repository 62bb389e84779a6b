import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { ExamplesNotice } from '#web/stock/ExamplesNotice.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { SearchBox } from '#web/ui/SearchBox.tsx'
import { SignOutButton } from '#web/ui/SignOutButton.tsx'
import { TileGrid } from '#web/ui/TileGrid.tsx'
import css from './dashboard.module.css'
import { Glance } from './Glance.tsx'
import { dashboardTexts as texts } from './texts.ts'
import { tiles } from './tiles.ts'
import { useFirstHour } from './use-first-hour.ts'
import { Welcome } from './Welcome.tsx'

/** The bench: a search over the recipes, the way to every tool, and where one left off. */
export function DashboardPage() {
  const firstHour = useFirstHour()
  return (
    <>
      <PageHeader title={texts.title}>
        <SignOutButton />
      </PageHeader>
      <RecipeSearch />
      {firstHour === true && <Welcome />}
      <div className={css.bench} data-waiting={firstHour === undefined || undefined}>
        <TileGrid tiles={tiles} label={texts.tiles} />
        <Glance />
      </div>
      <ExamplesNotice />
    </>
  )
}

/** Leads to the library with what was typed; an empty search leads nowhere (spec §2). */
function RecipeSearch() {
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const search = (event: FormEvent) => {
    event.preventDefault()
    const q = text.trim()
    if (q !== '') void navigate({ to: '/library', search: { q } })
  }
  return (
    <search>
      <form className={css.search} onSubmit={search}>
        <SearchBox
          className={css.field}
          value={text}
          onChange={setText}
          label={texts.search}
          placeholder={texts.searchPlaceholder}
        />
        <Button type="submit">{texts.go}</Button>
      </form>
    </search>
  )
}
