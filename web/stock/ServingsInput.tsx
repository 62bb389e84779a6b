import { DecimalInput } from '#web/ui/DecimalInput.tsx'
import { recipeTexts as texts } from './texts.ts'

type Props = { readonly value: number; readonly onChange: (servings: number) => void }

const least = 1

/**
 * Servings: a number field, at least 1, and 1 when what stands there is no number (specification §5). It shows that on
 * leaving.
 */
export function ServingsInput({ value, onChange }: Props) {
  return (
    <DecimalInput
      label={texts.servings}
      min={least}
      value={value}
      onChange={(typed) => onChange(typed !== null && typed >= least ? typed : least)}
    />
  )
}
