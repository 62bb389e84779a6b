import { AuthError } from '#server/auth/auth-error.ts'
import type { AuthDeps } from '#server/auth/deps.ts'

const weakMessage = 'Password is known to be weak and easy to guess, please choose a different one.'

/** Advice for somebody who has just signed in with a password from every attacker's list. */
export const weakPasswordAdvice = async ({ settings }: AuthDeps, password: string): Promise<object> => {
  if (settings.passwordBlocklist === 'off' || !(await isCommon(password))) return {}
  return { weak_password: { message: weakMessage, reasons: ['pwned'] } }
}

export const refuseCommonPassword = async ({ settings }: AuthDeps, password: string): Promise<void> => {
  if (settings.passwordBlocklist !== 'reject' || !(await isCommon(password))) return
  throw new AuthError('weak_password', { message: weakMessage, weakPassword: ['pwned'] })
}

// Loaded at the first password, not at start. One long text instead of 49,000 small ones: 0.1 ms to search, no heap.
let list: Promise<string> | undefined

const isCommon = async (password: string): Promise<boolean> => {
  list ??= load()
  return (await list).includes(`\n${password.toLowerCase()}\n`)
}

const load = async (): Promise<string> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return `\n${dictionary['passwords-common'].join('\n')}\n`
}
