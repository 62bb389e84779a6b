import { Button, type ButtonProps } from '@mantine/core'
import { IconLogout } from '@tabler/icons-react'
import { useState } from 'react'
import { useSignOut } from '#web/data/use-sign-out.ts'
import { uiTexts } from './texts.ts'

/** 'Salir', as the specification has it on the dashboard, in the pastry module and in the ice-cream lab. */
export function SignOutButton(props: ButtonProps) {
  const signOut = useSignOut()
  const [busy, setBusy] = useState(false)
  const press = async () => {
    setBusy(true)
    await signOut()
    setBusy(false)
  }
  return (
    <Button
      variant="default"
      leftSection={<IconLogout size="1.125rem" aria-hidden />}
      {...props}
      loading={busy}
      onClick={() => void press()}
    >
      {uiTexts.signOut}
    </Button>
  )
}
