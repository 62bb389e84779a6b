import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useRef, useState } from 'react'
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

const { remove: texts } = accountTexts

/** What goes, and a word to type: nobody deletes a kitchen by a drop of water on the glass. */
export function DeleteDialog({ userId, email, opened, onClose }: Props) {
  const { remove, busy } = useDeleteAccount(userId, email)
  const proof = useProof()
  const [typed, setTyped] = useState('')
  const [wrong, setWrong] = useState(false)
  const field = useRef<HTMLInputElement>(null)

  const close = () => {
    if (busy) return
    setTyped('')
    setWrong(false)
    proof.reset()
    onClose()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    // Capitals are not the point, the word is; screen keyboards write it either way.
    const confirmed = typed.trim().toLocaleUpperCase('es') === texts.word
    setWrong(!confirmed)
    if (!confirmed) return field.current?.focus()
    if (proof.isMissing()) return
    const outcome = await remove(proof.current)
    if (!outcome.ok) proof.askAfter(outcome.error)
  }
  return (
    <Dialog opened={opened} onClose={close} title={texts.dialog} size="lg">
      <form className={css.dialog} noValidate onSubmit={(event) => void submit(event)}>
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
          ref={field}
          label={texts.label}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value)
            setWrong(false)
          }}
          error={wrong && texts.wrong}
          readOnly={busy}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          data-autofocus
        />
        <ProofField proof={proof} busy={busy} />
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
