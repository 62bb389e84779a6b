import { Button } from '@mantine/core'
import { useState } from 'react'
import { AccountSection } from './AccountSection.tsx'
import { DeleteDialog } from './DeleteDialog.tsx'
import { accountTexts } from './texts.ts'

type Props = { readonly userId: string; readonly email: string }

const { remove: texts } = accountTexts

/** Last on the page, and behind a typed word. */
export function DeleteAccount({ userId, email }: Props) {
  const [opened, setOpened] = useState(false)
  return (
    <AccountSection title={texts.title} text={texts.text} danger>
      <Button color="brick" variant="outline" onClick={() => setOpened(true)}>
        {texts.open}
      </Button>
      <DeleteDialog userId={userId} email={email} opened={opened} onClose={() => setOpened(false)} />
    </AccountSection>
  )
}
