import type { ComponentProps } from 'react'
import { DecimalInput } from '#web/ui/DecimalInput.tsx'

type Props = Omit<ComponentProps<typeof DecimalInput>, 'step' | 'min' | 'max' | 'ref'> & {
  /** Takes the focus when it appears, its text selected. */
  readonly focused?: boolean
}

/** One cent (specification §2); a price is above 0. */
const cent = 0.01

/** A price in euros, by the cent. */
export function PriceInput({ focused = false, ...input }: Props) {
  return <DecimalInput {...input} ref={focused ? focus : null} step={cent} min={cent} />
}

const focus = (field: HTMLInputElement | null) => field?.focus()
