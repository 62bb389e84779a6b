import { passwordProblem } from '#core/auth/credentials.ts'
import { accountTexts } from './texts.ts'

type Problem = { readonly field: 'password' | 'again' | 'proof'; readonly text: string }

/** The first thing wrong in the form of a new password, or null: the password, its second writing, who is at the keyboard. */
export const passwordFormProblem = (password: string, again: string, proofIsMissing: boolean): Problem | null => {
  const text = passwordProblem(password)
  if (text !== null) return { field: 'password', text }
  if (password !== again) return { field: 'again', text: accountTexts.password.mismatch }
  return proofIsMissing ? { field: 'proof', text: accountTexts.proof.missing } : null
}
