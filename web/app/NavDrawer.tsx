import { Drawer } from '@mantine/core'
import { useMounted } from '@mantine/hooks'
import { useBackCloses } from '#web/ui/use-back-closes.ts'
import { NavLinks } from './NavLinks.tsx'
import { appTexts } from './texts.ts'

type Props = { readonly opened: boolean; readonly onClose: () => void }

/** The rail of a phone. Opens after mounting, so that the focus finds its way back (see ui/LoadedModal.tsx). */
export function NavDrawer({ opened, onClose }: Props) {
  const mounted = useMounted()
  useBackCloses(opened, onClose)
  return (
    <Drawer opened={opened && mounted} onClose={onClose} title={appTexts.navigation} size="18rem" padding="md">
      <nav aria-label={appTexts.navigation}>
        <NavLinks onFollow={onClose} wide />
      </nav>
    </Drawer>
  )
}
