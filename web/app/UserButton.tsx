import { ActionIcon, type ActionIconProps } from '@mantine/core'
import { IconUserCircle } from '@tabler/icons-react'
import type { ComponentPropsWithRef } from 'react'
import { appTexts } from './texts.ts'

type Props = ActionIconProps & Omit<ComponentPropsWithRef<'button'>, keyof ActionIconProps>

export function UserButton(props: Props) {
  return (
    <ActionIcon color="steel" aria-label={appTexts.account} {...props}>
      <IconUserCircle size="1.625rem" stroke={1.5} aria-hidden />
    </ActionIcon>
  )
}
