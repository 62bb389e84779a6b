import { Button, NativeSelect, TextInput } from '@mantine/core'
import { IconPlus, IconSparkles } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { iceCreamLimits } from '#core/api/ice-cream.ts'
import { type FormulaType, formulaTypes } from '#core/ice-cream/composition/formula.ts'
import { useForm } from '#web/data/form.ts'
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
  const trimmed = name.trim()
  useUnsavedGuard(trimmed !== '')
  const busy = creating || generating
  const field = useRef<HTMLInputElement>(null)
  useNewKey(() => field.current?.focus())

  const create = async () => {
    if (await onCreate(trimmed, type)) setName('')
  }
  const generate = () => onGenerate(trimmed, type, () => setName(''))
  // Two ways to begin, each with its own words for a missing name.
  const begin = useRef<'create' | 'generate'>('create')
  const form = useForm({
    filled: trimmed === '' ? 0 : 1,
    busy,
    check: () => (trimmed === '' ? 'name' : null),
    say: () => [texts.error, begin.current === 'create' ? texts.nameRequired : texts.nameRequiredForAi],
    save: () => (begin.current === 'create' ? create() : generate()),
  })
  const press = (way: 'create' | 'generate') => {
    begin.current = way
    form.submit()
  }
  return (
    <form
      {...form.props}
      className={css.begin}
      aria-label={texts.newFormula}
      onSubmit={(event) => {
        event.preventDefault()
        press('create')
      }}
    >
      <TextInput
        ref={field}
        label={texts.name}
        placeholder={texts.namePlaceholder}
        value={name}
        error={form.problem !== null && trimmed === ''}
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
          onClick={() => press('generate')}
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
