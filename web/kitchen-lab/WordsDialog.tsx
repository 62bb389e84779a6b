import { Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { labLimits } from '#core/api/kitchen-lab.ts'
import { changedFields } from '#web/data/changed-fields.ts'
import { useForm } from '#web/data/form.ts'
import { RecipePicker } from '#web/stock/RecipePicker.tsx'
import { FormActions } from '#web/ui/FormActions.tsx'
import { FormDialog } from '#web/ui/FormDialog.tsx'
import type { NameAndNote } from './lab-requests.ts'
import { wordsTexts as texts } from './texts.ts'

type Base = { readonly id: string; readonly name: string }
type Props = {
  readonly opened: boolean
  readonly words: {
    readonly title: string
    readonly submit: string
    /** What is said when the name, or a wanted recipe, is missing. */
    readonly blank: string
  }
  /** What the form starts from; left out, it starts empty. */
  readonly start?: NameAndNote
  /** Label of a recipe to choose as well. */
  readonly recipeLabel?: string
  readonly busy: boolean
  readonly onClose: () => void
  readonly onReopen: () => void
  /** Answers whether it was saved; then the dialog has done its work. */
  readonly onSave: (words: NameAndNote, recipeId: string) => Promise<boolean>
}

/** Name and description: of a project or a variation, new or edited; for a new variation its base recipe too. */
export function WordsDialog({ opened, words, busy, onClose, onReopen, ...rest }: Props) {
  return (
    <FormDialog opened={opened} title={words.title} busy={busy} size="lg" onClose={onClose} onReopen={onReopen}>
      {(cancel) => <WordsForm words={words} busy={busy} onCancel={cancel} onSaved={onClose} {...rest} />}
    </FormDialog>
  )
}

type FormProps = Omit<Props, 'opened' | 'onClose' | 'onReopen'> & {
  readonly onCancel: () => void
  readonly onSaved: () => void
}

const nothing: NameAndNote = { name: '', description: null }

function WordsForm({ words, start = nothing, recipeLabel, busy, onCancel, onSaved, onSave }: FormProps) {
  const [name, setName] = useState(start.name)
  const [description, setDescription] = useState(start.description ?? '')
  const [recipe, setRecipe] = useState<Base | null>(null)
  const noName = name.trim() === ''
  const noRecipe = recipeLabel !== undefined && recipe === null

  const before = { name: start.name, description: start.description ?? '', recipe: undefined }
  const form = useForm({
    filled: changedFields(before, { name, description, recipe: recipe?.id }),
    check: () => (noName || noRecipe ? 'blank' : null),
    say: () => [texts.error, words.blank],
    save: async () => {
      const saved = await onSave({ name: name.trim(), description: description.trim() || null }, recipe?.id ?? '')
      if (saved) onSaved()
    },
  })
  const refused = form.problem !== null
  return (
    <form {...form.props}>
      {recipeLabel !== undefined && (
        <RecipePicker label={recipeLabel} value={recipe} onChange={setRecipe} error={refused && noRecipe} />
      )}
      <TextInput
        mt={recipeLabel === undefined ? 0 : 'md'}
        label={texts.name}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        error={refused && noName}
        maxLength={labLimits.name}
        autoComplete="off"
        data-autofocus={recipeLabel === undefined || undefined}
      />
      <Textarea
        mt="md"
        label={texts.description}
        placeholder={texts.optional}
        value={description}
        onChange={(event) => setDescription(event.currentTarget.value)}
        maxLength={labLimits.description}
        autosize
        minRows={3}
        maxRows={10}
      />
      <FormActions submit={words.submit} cancel={texts.cancel} onCancel={onCancel} busy={busy} />
    </form>
  )
}
