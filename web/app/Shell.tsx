import { Burger } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { Link, Outlet } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { useFirstViewOver } from '#web/data/use-fetched-later.ts'
import { Wordmark } from '#web/ui/Wordmark.tsx'
import type { Found } from './Finder.tsx'
import { NavLinks } from './NavLinks.tsx'
import css from './shell.module.css'
import { appTexts } from './texts.ts'
import { UserButton } from './UserButton.tsx'

// Drawer and menu bring Mantine's overlays along: fetched at the first press, kept out of the first view.
const NavDrawer = lazy(async () => ({ default: (await import('./NavDrawer.tsx')).NavDrawer }))
const FrameNotices = lazy(async () => ({ default: (await import('./FrameNotices.tsx')).FrameNotices }))
const Finder = lazy(async () => ({ default: (await import('./Finder.tsx')).Finder }))
const UserMenu = lazy(async () => ({ default: (await import('./UserMenu.tsx')).UserMenu }))

/** The frame of every signed-in screen: bar above, rail of screens at the left (a drawer on a phone), content. */
export function Shell() {
  const [opened, drawer] = useDisclosure(false)
  const [wanted, setWanted] = useState(false)
  if (opened && !wanted) setWanted(true)
  // What the frame has besides comes a moment after the first view, so that it weighs nothing on it.
  const settled = useFirstViewOver()
  return (
    <div className={css.shell}>
      <SkipLink />
      <header className={css.bar}>
        <Burger
          className={css.burger}
          opened={opened}
          onClick={drawer.toggle}
          aria-label={appTexts.menu}
          aria-expanded={opened}
          size="sm"
        />
        <Link to="/dashboard" className={css.home} aria-label={appTexts.homeOf(appTexts.name)}>
          <Wordmark />
        </Link>
        <FinderCorner />
        <UserCorner />
      </header>
      <nav className={css.rail} aria-label={appTexts.navigation}>
        <NavLinks />
      </nav>
      <Suspense fallback={null}>{wanted && <NavDrawer opened={opened} onClose={drawer.close} />}</Suspense>
      <main id="content" tabIndex={-1} className={css.content}>
        <Suspense fallback={null}>{settled && <FrameNotices />}</Suspense>
        <Outlet />
      </main>
    </div>
  )
}

/** The way to everything: a button for hands, keys for keyboards. */
function FinderCorner() {
  const [opened, setOpened] = useState<Found>(null)
  return (
    <>
      <button
        type="button"
        className={css.finder}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K"
        onClick={() => setOpened('palette')}
      >
        <IconSearch stroke={1.5} aria-hidden />
        <span className={css.finderWord}>{appTexts.finder.label}</span>
        {/* Drawn by the style sheet: a key on the button is no part of its name. */}
        <span className={css.finderKey} data-key={appTexts.finder.key} aria-hidden />
      </button>
      {/* Not after the first view, as the rest: until it is there Ctrl+Z takes nothing back, and lists may be long in coming. */}
      <Suspense fallback={null}>
        <Finder opened={opened} onOpen={setOpened} />
      </Suspense>
    </>
  )
}

function UserCorner() {
  const [opened, setOpened] = useState(false)
  const [wanted, setWanted] = useState(false)
  const open = () => {
    setWanted(true)
    setOpened(true)
  }
  const button = <UserButton className={css.user ?? ''} aria-haspopup="menu" onClick={open} />
  return <Suspense fallback={button}>{wanted ? <UserMenu opened={opened} onChange={setOpened} /> : button}</Suspense>
}

// A button in the shape of a link: a real '#content' would put a hash into the address and a step into the history.
function SkipLink() {
  return (
    <button type="button" className={css.skip} onClick={() => document.getElementById('content')?.focus()}>
      {appTexts.skip}
    </button>
  )
}
