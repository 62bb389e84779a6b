import { Button } from '@mantine/core'
import { useState } from 'react'
import type { Variation } from '#core/kitchen-lab/project.ts'
import { CompareDialog } from './CompareDialog.tsx'
import css from './compare.module.css'
import { compareTexts as texts } from './texts.ts'
import type { EffectState } from './use-effects.ts'

type Props = {
  /** Up to two. */
  readonly compared: readonly Variation[]
  readonly effectOf: (variation: Variation) => EffectState
  readonly onClear: () => void
}

/** At the bottom of the window while variations are chosen for comparison. */
export function CompareBar({ compared, effectOf, onClear }: Props) {
  const [opened, setOpened] = useState(false)
  const [one, other] = compared
  if (one === undefined) return null
  return (
    <section className={css.bar} aria-label={texts.bar}>
      <p className={css.names} role="status">
        {other === undefined ? texts.one(one.name) : texts.both(one.name, other.name)}
      </p>
      <div className={css.actions}>
        {other !== undefined && <Button onClick={() => setOpened(true)}>{texts.open}</Button>}
        <Button variant="default" onClick={onClear}>
          {texts.clear}
        </Button>
      </div>
      {other !== undefined && (
        <CompareDialog opened={opened} one={one} other={other} effectOf={effectOf} onClose={() => setOpened(false)} />
      )}
    </section>
  )
}
