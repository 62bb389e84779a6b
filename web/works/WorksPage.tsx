import { Badge } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { Link, useMatches } from '@tanstack/react-router'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { worksTexts } from './texts.ts'
import css from './works.module.css'

const screens: Readonly<Record<string, { title: string; will: readonly string[] }>> = worksTexts.screens

/** One honest page for every screen whose time has not come: what it will do, and that it does not do it yet. */
export function WorksPage() {
  const path = useMatches({ select: (matches) => matches.at(-1)?.fullPath ?? '' })
  const screen = screens[path]
  if (screen === undefined) throw new Error(`No words for ${path}`)
  return (
    <>
      <PageHeader title={screen.title}>
        <Badge color="amber" size="lg">
          {worksTexts.badge}
        </Badge>
      </PageHeader>
      <p className={css.lead}>{worksTexts.notReady}</p>
      <h2 className={css.heading}>{worksTexts.will}</h2>
      <ul className={css.list}>
        {screen.will.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <Link to="/dashboard" className={css.back}>
        <IconArrowLeft size="1.125rem" aria-hidden />
        {worksTexts.back}
      </Link>
    </>
  )
}
