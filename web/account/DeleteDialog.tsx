import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useForm } from '#web/data/form.ts'
import { Dialog } from '#web/ui/Dialog.tsx'
import css from './account.module.css'
import { ProofField } from './ProofField.tsx'
import { accountTexts } from './texts.ts'
import { useDeleteAccount } from './use-account.ts'
import { useProof } from './use-proof.ts'

type Props = {
  readonly userId: string
  readonly email: string
  readonly opened: boolean
  readonly onClose: () => void
}

const { remove: texts, validation } = accountTexts

/** What goes, and a word to type: nobody deletes a kitchen by a drop of water on the glass. */
export function DeleteDialog({ userId, email, opened, onClose }: Props) {
  const { remove, busy } = useDeleteAccount(userId, email)
  const proof = useProof()
  const [typed, setTyped] = useState('')
  // Capitals are not the point, the word is; screen keyboards write it either way.
  const confirmed = typed.trim().toLocaleUpperCase('es') === texts.word
  const form = useForm({
    filled: 0,
    busy,
    check: () => (confirmed ? (proof.isMissing ? 'proof' : null) : 'word'),
    say: (problem) => [validation, problem === 'word' ? texts.wrong : accountTexts.proof.missing],
    save: async () => {
      const outcome = await remove(proof.current)
      if (!outcome.ok) proof.askAfter(outcome.error)
    },
  })

  const close = () => {
    if (busy) return
    setTyped('')
    form.forgive()
    proof.reset()
    onClose()
  }
  return (
    <Dialog opened={opened} onClose={close} title={texts.dialog} size="lg">
      <form {...form.props} className={css.dialog}>
        <div>
          <p className={css.condemned}>{texts.goes(email)}</p>
          <ul className={css.goes}>
            {texts.list.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
        <p className={css.advice}>{texts.advice}</p>
        <TextInput
          label={texts.label}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value)
            form.forgive()
          }}
          error={form.problem === 'word' && texts.wrong}
          readOnly={busy}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          data-autofocus
        />
        <ProofField proof={proof} busy={busy} refused={form.problem === 'proof'} />
        <div className={css.answers}>
          <Button variant="default" onClick={close} disabled={busy}>
            {texts.cancel}
          </Button>
          <Button type="submit" color="brick" loading={busy}>
            {texts.confirm}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
