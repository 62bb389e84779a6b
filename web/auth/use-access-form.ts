import { type CredentialProblem, credentialProblem } from '#core/auth/credentials.ts'
import { useForm } from '#web/data/form.ts'
import { authTexts } from './texts.ts'

type Access = {
  readonly busy: boolean
  /** The fields the form has, as they are typed. */
  readonly typed: Parameters<typeof credentialProblem>[0]
  readonly save: () => unknown
  /** It takes the place of another form: its first field gets the focus. */
  readonly takesFocus?: boolean
}

/** The forms of `/auth`, with the one habit of forms. Leaving them loses nothing that would have to be asked about. */
export const useAccessForm = ({ typed, ...rest }: Access) =>
  useForm<CredentialProblem>({
    filled: 0,
    check: () => credentialProblem(typed),
    say: ({ text }) => [authTexts.validation, text],
    ...rest,
  })

export type AccessForm = ReturnType<typeof useAccessForm>
