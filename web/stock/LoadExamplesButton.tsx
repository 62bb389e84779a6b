import { Button } from '@mantine/core'
import { IconBasket } from '@tabler/icons-react'
import { examplesTexts as texts } from './examples-texts.ts'
import { useLoadExamples } from './use-examples.ts'

type Props = {
  /** The page's main action, or one of several. */
  readonly variant?: 'filled' | 'default'
}

/** For an account without recipes: something to try everything with. */
export function LoadExamplesButton({ variant = 'default' }: Props) {
  const { load, busy } = useLoadExamples()
  return (
    <Button
      variant={variant}
      leftSection={<IconBasket size="1.25rem" stroke={1.5} aria-hidden />}
      loading={busy}
      onClick={() => void load()}
    >
      {texts.offer}
    </Button>
  )
}
