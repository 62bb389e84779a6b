import { type MantineColorScheme, Menu, useMantineColorScheme } from '@mantine/core'
import { useMounted } from '@mantine/hooks'
import { IconLogout, IconUserCog } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useSession } from '#web/api/session-state.ts'
import { useSignOut } from '#web/data/use-sign-out.ts'
import css from './shell.module.css'
import { appTexts } from './texts.ts'
import { UserButton } from './UserButton.tsx'

const schemes = ['auto', 'light', 'dark'] as const

type Props = { readonly opened: boolean; readonly onChange: (opened: boolean) => void }

/** Who is signed in, light or dark, the account, and the way out. */
export function UserMenu({ opened, onChange }: Props) {
  const button = useFocusFirst()
  const mounted = useMounted()
  const session = useSession()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const signOut = useSignOut()
  const navigate = useNavigate()
  return (
    <Menu
      opened={opened && mounted}
      onChange={onChange}
      position="bottom-end"
      width="17rem"
      withinPortal={false}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <UserButton ref={button} className={css.user ?? ''} />
      </Menu.Target>
      <Menu.Dropdown>
        {session.status === 'signed-in' && <Menu.Label className={css.email ?? ''}>{session.email}</Menu.Label>}
        <Menu.Divider />
        <Menu.Label>{appTexts.theme}</Menu.Label>
        <Menu.RadioGroup value={colorScheme} onChange={(value) => setColorScheme(value as MantineColorScheme)}>
          {schemes.map((scheme) => (
            <Menu.RadioItem key={scheme} value={scheme}>
              {appTexts.themes[scheme]}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
        <Menu.Divider />
        <Menu.Item
          leftSection={<IconUserCog size="1.125rem" aria-hidden />}
          onClick={() => void navigate({ to: '/account' })}
        >
          {appTexts.yourAccount}
        </Menu.Item>
        <Menu.Item leftSection={<IconLogout size="1.125rem" aria-hidden />} onClick={() => void signOut()}>
          {appTexts.signOut}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

/** This button took the place of the one that was pressed (Shell.tsx): the focus moves over, so that it can come back. */
const useFocusFirst = () => {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return button
}
