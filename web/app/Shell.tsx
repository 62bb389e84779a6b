import { Burger, Drawer } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { Link, Outlet } from '@tanstack/react-router'
import { Wordmark } from '#web/ui/Wordmark.tsx'
import { NavLinks } from './NavLinks.tsx'
import css from './shell.module.css'
import { appTexts } from './texts.ts'
import { UserMenu } from './UserMenu.tsx'

/** The frame of every signed-in screen: bar above, rail of screens at the left (a drawer on a phone), content. */
export function Shell() {
  const [opened, drawer] = useDisclosure(false)
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
        <UserMenu />
      </header>
      <nav className={css.rail} aria-label={appTexts.navigation}>
        <NavLinks />
      </nav>
      <Drawer opened={opened} onClose={drawer.close} title={appTexts.navigation} size="18rem" padding="md">
        <nav aria-label={appTexts.navigation}>
          <NavLinks onFollow={drawer.close} wide />
        </nav>
      </Drawer>
      <main id="content" tabIndex={-1} className={css.content}>
        <Outlet />
      </main>
    </div>
  )
}

// A button in the shape of a link: a real '#content' would put a hash into the address and a step into the history.
function SkipLink() {
  return (
    <button type="button" className={css.skip} onClick={() => document.getElementById('content')?.focus()}>
      {appTexts.skip}
    </button>
  )
}
