import { Button, type ButtonProps } from '@mantine/core'
import { IconLogout } from '@tabler/icons-react'
import { uiTexts } from './texts.ts'
import { useSignOut } from './use-sign-out.ts'

/** 'Salir', as the specification has it on the dashboard, in the pastry module and in the ice-cream lab. */
export function SignOutButton(props: ButtonProps) {
  const signOut = useSignOut()
  return (
    <Button
      variant="default"
      leftSection={<IconLogout size="1.125rem" aria-hidden />}
      {...props}
      onClick={() => void signOut()}
    >
      {uiTexts.signOut}
    </Button>
  )
}
