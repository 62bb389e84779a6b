/** E-mail and password rules of the sign-in forms, with the specification's messages (§5, §9). */

export const emailMaxLength = 255
export const passwordMinLength = 6
export const passwordMaxLength = 100

export const credentialMessages = {
  emailInvalid: 'Email inválido',
  emailTooLong: 'El email no puede tener más de 255 caracteres',
  passwordTooShort: 'La contraseña debe tener al menos 6 caracteres',
  passwordTooLong: 'La contraseña no puede tener más de 100 caracteres',
} as const

// The HTML living standard's pattern for type=email, with at least one dot in the domain (docs/ciencia/acceso.md §5).
const localPart = "[a-z0-9.!#$%&'*+/=?^_`{|}~-]+"
const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const emailPattern = new RegExp(`^${localPart}@${label}(?:\\.${label})+$`, 'i')

/** The first rule the address breaks, or null. The address is trimmed before it is looked at. */
export const emailProblem = (email: string): string | null => {
  const trimmed = email.trim()
  if (trimmed.length > emailMaxLength) return credentialMessages.emailTooLong
  return emailPattern.test(trimmed) ? null : credentialMessages.emailInvalid
}

/** The first rule the password breaks, or null. Nothing is trimmed; length is JavaScript's string length. */
export const passwordProblem = (password: string): string | null => {
  if (password.length < passwordMinLength) return credentialMessages.passwordTooShort
  if (password.length > passwordMaxLength) return credentialMessages.passwordTooLong
  return null
}

/** What was typed into a form of access, as far as the form has these fields. */
type Credentials = { readonly email?: string; readonly password?: string }
/** A broken rule, and the field that breaks it. */
export type CredentialProblem = { readonly field: keyof Credentials; readonly text: string }

/** The first problem of the fields a form of access has, e-mail first, or null. */
export const credentialProblem = ({ email, password }: Credentials): CredentialProblem | null => {
  const ofEmail = email === undefined ? null : emailProblem(email)
  if (ofEmail !== null) return { field: 'email', text: ofEmail }
  const ofPassword = password === undefined ? null : passwordProblem(password)
  return ofPassword === null ? null : { field: 'password', text: ofPassword }
}
