import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import type { ToastText } from './failure.ts'
import { useFilledFields } from './filled-fields.ts'
import { toast } from './toast.ts'

type Form<Problem> = {
  /** In how many fields there is something to lose: what the dialog around the form asks about. */
  readonly filled: number
  /** The first rule that what was typed breaks, in the order of the specification; null: none. */
  readonly check: () => Problem | null
  readonly say: (problem: Problem) => ToastText
  /** Called when nothing is wrong. */
  readonly save: () => unknown
  /** A save is under way: a second one waits for its end, and is not checked. */
  readonly busy?: boolean
  /** It takes the place of what had the focus: its first field gets it. */
  readonly takesFocus?: boolean
}

/**
 * The one habit of a form: a save checks first; what is wrong is said in a toast, its fields are marked (they take
 * `problem`), and the first marked field gets the focus. Spread `props` on the form; `submit` is for keys of its own.
 */
export const useForm = <Problem>({ filled, takesFocus = false, ...rules }: Form<Problem>) => {
  const ref = useRef<HTMLFormElement>(null)
  // A new object at every refusal: the same problem twice leads to its field twice.
  const [refused, setRefused] = useState<{ readonly problem: Problem } | null>(null)
  useFilledFields(filled)
  useEffect(() => {
    if (takesFocus) ref.current?.querySelector<HTMLElement>('input:not([readonly]), select, textarea')?.focus()
  }, [takesFocus])
  useEffect(() => {
    if (refused !== null) firstMarked(ref.current)?.focus()
  }, [refused])

  const submit = (event?: SyntheticEvent) => {
    event?.preventDefault()
    const outcome = trySaving(rules)
    if (outcome !== 'waits') setRefused(outcome)
  }
  return {
    props: { ref, onSubmit: submit, noValidate: true },
    problem: refused?.problem ?? null,
    submit,
    /** What was wrong no longer matters: another way of filling the form was chosen. */
    forgive: () => setRefused(null),
  }
}

/** What a press of the save button comes to: nothing while one is under way, what was refused, or a save (null). */
export const trySaving = <Problem>({
  check,
  say,
  save,
  busy = false,
}: Omit<Form<Problem>, 'filled' | 'takesFocus'>): 'waits' | { readonly problem: Problem } | null => {
  if (busy) return 'waits'
  const problem = check()
  if (problem === null) void save()
  else toast.error(...say(problem))
  return problem === null ? null : { problem }
}

const firstMarked = (form: HTMLFormElement | null): HTMLElement | null =>
  form?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? null
