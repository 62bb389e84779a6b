import { TextInput } from '@mantine/core'
import { useState } from 'react'
import css from './recipe-form.module.css'
import { formTexts as texts } from './texts.ts'

type Props = { readonly value: number; readonly onChange: (servings: number) => void }

/** Servings: at least 1, and 1 when what stands there is no number (specification §5). The field shows it on leaving. */
export function ServingsInput({ value, onChange }: Props) {
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <TextInput
      className={css.servings}
      type="number"
      inputMode="decimal"
      min={1}
      step="any"
      label={texts.servings}
      value={typed ?? String(value)}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => {
        setTyped(event.currentTarget.value)
        const servings = event.currentTarget.valueAsNumber
        onChange(servings >= 1 ? servings : 1)
      }}
      onBlur={() => setTyped(null)}
      // A wheel over a focused number field would change the recipe while one only wants to scroll.
      onWheel={(event) => event.currentTarget.blur()}
    />
  )
}
