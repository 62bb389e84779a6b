import { Button } from '@mantine/core'
import { IconBrandGoogle } from '@tabler/icons-react'
import css from './auth.module.css'
import { authTexts } from './texts.ts'

/** Always shown (PRODUCTO); on a server without Google the press gives the specified toast with its reason. */
export function GoogleButton({ onPress }: { onPress: () => void }) {
  return (
    <>
      <p className={css.or}>{authTexts.or}</p>
      <Button
        variant="default"
        fullWidth
        leftSection={<IconBrandGoogle size="1.25rem" aria-hidden />}
        onClick={onPress}
      >
        {authTexts.google}
      </Button>
    </>
  )
}
