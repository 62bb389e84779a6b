import { Button, NativeSelect, TextInput } from '@mantine/core'
import { IconPlus, IconSparkles } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { iceCreamLimits } from '#core/api/ice-cream.ts'
import { type FormulaType, formulaTypes } from '#core/ice-cream/composition/formula.ts'
import { toast } from '#web/data/toast.ts'
import { useUnsavedGuard } from '#web/data/use-unsaved-guard.ts'
import { useNewKey } from '#web/ui/use-new-key.ts'
import css from './lab.module.css'
import { labTexts as texts, typeNames, typeOf } from './texts.ts'

type Props = {
  readonly creating: boolean
  readonly generating: boolean
  readonly onCreate: (name: string, type: FormulaType) => Promise<boolean>
  readonly onGenerate: (name: string, type: FormulaType, onDone: () => void) => Promise<void>
}

/** A name, a type and the two ways to begin. The name is checked when a button is pressed (specification §5). */
export function NewFormula({ creating, generating, onCreate, onGenerate }: Props) {
  const [name, setName] = useState('')
  const [type, setType] = useState<FormulaType>('helado')
  useUnsavedGuard(name.trim() !== '')
  const busy = creating || generating
  const field = useRef<HTMLInputElement>(null)
  useNewKey(() => field.current?.focus())

  const named = (blank: string): string | null => {
    const trimmed = name.trim()
    if (trimmed === '') toast.error(texts.error, blank)
    return trimmed === '' ? null : trimmed
  }
  const create = async () => {
    const given = named(texts.nameRequired)
    if (given !== null && (await onCreate(given, type))) setName('')
  }
  const generate = async () => {
    const given = named(texts.nameRequiredForAi)
    if (given !== null) await onGenerate(given, type, () => setName(''))
  }
  return (
    <form
      className={css.begin}
      aria-label={texts.newFormula}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy) void create()
      }}
    >
      <TextInput
        ref={field}
        label={texts.name}
        placeholder={texts.namePlaceholder}
        value={name}
        maxLength={iceCreamLimits.name}
        onChange={(event) => setName(event.currentTarget.value)}
        autoComplete="off"
      />
      <NativeSelect
        label={texts.type}
        value={type}
        data={formulaTypes.map((value) => ({ value, label: typeNames[value] }))}
        onChange={(event) => setType(typeOf(event.currentTarget.value))}
      />
      <div className={css.beginActions}>
        <Button
          type="submit"
          variant="default"
          leftSection={<IconPlus size="1.125rem" aria-hidden />}
          loading={creating}
          disabled={generating}
        >
          {texts.create}
        </Button>
        <Button
          leftSection={<IconSparkles size="1.125rem" aria-hidden />}
          loading={generating}
          disabled={creating}
          onClick={() => void generate()}
        >
          {texts.generate}
        </Button>
      </div>
      <p className={css.status} role="status">
        {generating && texts.generating}
      </p>
    </form>
  )
}
